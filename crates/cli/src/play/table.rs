//! One game at one terminal.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use asterism_bots::{Agent, BotAnswer as Advice, Budget, Decision, Level};
use asterism_catalog::Setup;
use asterism_kernel::{
    GameInput, Journal, MAX_SEATS, Offer as _, Refusal, Seat, Session, SplitMix64, Viewer,
};
use asterism_words::{Args, reason_text, refusal_text};

use super::prompt::Prompt;
use super::terminal::Voice;
use crate::failure::Failure;
use crate::games::Playable;
use crate::page::Page;
use crate::paint::{Ink, Paint};
use crate::saved;

/// The game stops after this many invalid answers in a row.
const MAX_INVALID_ANSWERS: usize = 100;

#[derive(Clone, Debug)]
pub(crate) enum Chair {
    /// Named "you", or by the number of the seat.
    Person,
    Bot {
        name: String,
        level: Level,
    },
    /// Somebody sat here and left the game.
    Left,
}

impl Chair {
    /// The name, if it has one.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Person | Self::Left => "",
            Self::Bot { name, .. } => name,
        }
    }
}

enum PlayerAnswer<M> {
    Move(M),
    /// Another person joins.
    Join,
    /// The person leaves the game.
    Leave,
    Quit,
}

/// The game, its players, and the events that each viewer hasn't been shown yet.
pub(crate) struct TerminalTable<G: Playable, R, W> {
    session: Session<G>,
    chairs: Vec<Chair>,
    /// Pending events per viewer: the seats, then spectators.
    untold: Vec<Vec<G::Event>>,
    /// The person at the screen.
    looking: Option<Seat>,
    saving: Option<(PathBuf, Setup)>,
    /// For a reader without a seat.
    voice: Voice,
    prompt: Prompt<R, W>,
    agent: Agent<G>,
    /// A separate RNG for bots, so that their thinking doesn't change the cards.
    thoughts: SplitMix64,
    pub(crate) budget: Budget,
    /// Whether the output is a terminal that can be cleared.
    pub(crate) screen: bool,
    pub(crate) paint: Paint,
    pub(crate) page: Page,
}

impl<G: Playable, R: BufRead, W: Write> TerminalTable<G, R, W> {
    pub(crate) fn begin(
        game: G,
        chairs: Vec<Chair>,
        saving: Option<(PathBuf, Setup)>,
        voice: Voice,
        chance: &mut SplitMix64,
        prompt: Prompt<R, W>,
    ) -> Result<Self, Failure> {
        let thoughts = SplitMix64::new(!chance.clone().next_bits());
        let mut journal = Journal::default();
        let agent = Agent::new(game.clone());
        let session = Session::begin(game, chance, &mut journal);
        let untold = vec![Vec::new(); chairs.len() + 1];
        let mut table = Self {
            session,
            chairs,
            untold,
            looking: None,
            saving,
            voice,
            prompt,
            agent,
            thoughts,
            budget: Budget::default(),
            screen: false,
            paint: Paint::OFF,
            page: Page::ENDLESS,
        };
        table.remember(&journal);
        table.save()?;
        Ok(table)
    }

    /// Plays until the game is over or the people quit.
    pub(crate) fn play(&mut self, chance: &mut SplitMix64) -> Result<(), Failure> {
        while let Some(seat) = self.session.open().lowest() {
            let mv = match &self.chairs[seat.index()] {
                Chair::Bot { level, .. } => {
                    let seed = self.thoughts.next_bits();
                    self.think(seat, *level, seed).mv
                }
                Chair::Person | Chair::Left => match self.ask(seat)? {
                    PlayerAnswer::Move(mv) => mv,
                    PlayerAnswer::Join => {
                        self.join(chance)?;
                        continue;
                    }
                    PlayerAnswer::Leave => {
                        self.leave(seat, chance)?;
                        if self.people() == 0 {
                            return self.nobody_left();
                        }
                        continue;
                    }
                    PlayerAnswer::Quit => return self.stop(),
                },
            };
            let mut journal = Journal::default();
            self.session
                .apply(&GameInput::Answer { seat, mv }, chance, &mut journal)
                .map_err(|refusal| Failure::Machine(refusal.to_string()))?;
            self.remember(&journal);
            self.save()?;
        }
        self.tell_ending()
    }

    /// Another person joins, in a new seat as long as there is one, so that the log
    /// doesn't confuse them with somebody who left.
    fn join(&mut self, chance: &mut SplitMix64) -> Result<(), Failure> {
        let left = || self.chairs.iter().position(|chair| matches!(chair, Chair::Left));
        let new = Some(self.chairs.len()).filter(|&index| index < MAX_SEATS);
        // A full table is refused by the game, which names the seat.
        let seat = Seat::new(new.or_else(left).unwrap_or(MAX_SEATS - 1));
        if !self.come_or_go(&GameInput::Joins(seat), chance, |table| {
            if seat.index() < table.chairs.len() {
                table.chairs[seat.index()] = Chair::Person;
                table.untold[seat.index()].clear();
            } else {
                table.chairs.push(Chair::Person);
                table.untold.insert(seat.index(), Vec::new());
            }
            table.voice.seat_person(seat);
        })? {
            return Ok(());
        }
        let name = self.voice.people().title(self.voice.language(), seat);
        writeln!(
            self.prompt.out,
            "{}",
            self.voice.say("terminal-joined", &Args::new().text("name", name))
        )?;
        Ok(())
    }

    /// A person leaves; hand and table are discarded.
    fn leave(&mut self, seat: Seat, chance: &mut SplitMix64) -> Result<(), Failure> {
        self.come_or_go(&GameInput::Leaves(seat), chance, |table| {
            table.chairs[seat.index()] = Chair::Left;
            table.looking = None;
        })?;
        Ok(())
    }

    /// Lets somebody join or leave. Returns whether the game allows it; if not, the
    /// person is told why.
    fn come_or_go(
        &mut self,
        input: &GameInput<G::Move>,
        chance: &mut SplitMix64,
        seats: impl FnOnce(&mut Self),
    ) -> Result<bool, Failure> {
        let mut journal = Journal::default();
        if let Err(refusal) = self.session.apply(input, chance, &mut journal) {
            let text = refusal_text(self.voice.language(), &refusal, self.voice.people());
            self.print(&text)?;
            return Ok(false);
        }
        seats(self);
        self.remember(&journal);
        self.save()?;
        Ok(true)
    }

    /// Everybody at this screen has left.
    fn nobody_left(&mut self) -> Result<(), Failure> {
        let sentence = self.voice.say("terminal-nobody-left", &Args::new());
        writeln!(self.prompt.out, "{sentence}")?;
        self.say_where()
    }

    /// The output.
    pub(crate) const fn out(&mut self) -> &mut W {
        &mut self.prompt.out
    }

    fn print(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.prompt.out, "{}", self.page.fold(text))?;
        Ok(())
    }

    fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| matches!(chair, Chair::Person)).count()
    }

    fn viewer(&self, index: usize) -> Viewer {
        if index < self.chairs.len() { Viewer::Seat(Seat::new(index)) } else { Viewer::Spectator }
    }

    fn remember(&mut self, journal: &Journal<G::Event>) {
        for index in 0..self.untold.len() {
            let viewer = self.viewer(index);
            self.untold[index].extend(journal.told_to(viewer).cloned());
        }
    }

    fn save(&self) -> Result<(), Failure> {
        match &self.saving {
            Some((path, setup)) => saved::write(path, setup, self.session.log()),
            None => Ok(()),
        }
    }

    /// A bot's answer for `seat`, from what that seat knows.
    fn think(&self, seat: Seat, level: Level, seed: u64) -> Advice<G::Move> {
        let (game, state) = (self.session.game(), self.session.state());
        let knowledge = game.knowledge(state, Viewer::Seat(seat));
        let offer = game.offer(state, seat);
        let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
        self.agent.decide(level, &decision, &self.budget, seed)
    }

    /// What an expert would do, and why. A hint doesn't use the bots' RNG, so the game
    /// continues as if nobody had asked.
    fn advise(&mut self, seat: Seat) -> Result<(), Failure> {
        let advice = self.think(seat, Level::Expert, self.thoughts.clone().next_bits());
        let voice = self.voice.to(Some(seat));
        let label = |mv: &G::Move| self.session.game().option(mv, &voice, Paint::OFF);
        let lines =
            reason_text(voice.language(), voice.people(), &advice.reason, &advice.mv, label);
        self.print(&format!("\n{}", lines.join("\n")))
    }

    /// Asks until there is a valid answer.
    fn ask(&mut self, seat: Seat) -> Result<PlayerAnswer<G::Move>, Failure> {
        if !self.hand_over(seat)? {
            return Ok(PlayerAnswer::Quit);
        }
        self.tell(seat.index(), Some(seat))?;
        self.show_table(seat)?;
        let offer = self.session.game().offer(self.session.state(), seat);
        self.show_question(seat, &offer)?;
        for _ in 0..MAX_INVALID_ANSWERS {
            let Some(line) = self.prompt.ask("> ")? else {
                writeln!(self.prompt.out)?;
                return self.input_ended();
            };
            match line.as_str() {
                "q" | "quit" => return Ok(PlayerAnswer::Quit),
                "?" | "h" | "help" => self.explain()?,
                "t" | "table" => self.show_table(seat)?,
                "d" | "discard" => self.show_discard_pile(seat)?,
                "hint" => self.advise(seat)?,
                "join" => return Ok(PlayerAnswer::Join),
                "leave" => return Ok(PlayerAnswer::Leave),
                "" => {}
                text => {
                    let sentence = match text.strip_prefix('?') {
                        Some(what) => self.about(seat, &offer, what.trim()),
                        None => match self.read(seat, &offer, text) {
                            Ok(mv) => return Ok(PlayerAnswer::Move(mv)),
                            Err(sentence) => sentence,
                        },
                    };
                    self.print(&sentence)?;
                    continue;
                }
            }
            self.show_question(seat, &offer)?;
        }
        Err(Failure::BadInput(format!(
            "{MAX_INVALID_ANSWERS} answers in a row could not be used; the game stops here."
        )))
    }

    /// Parses an answer: the number of an option, its text or a part of it, or the
    /// game's notation. The error is a message for the person.
    fn read(&self, seat: Seat, offer: &G::Offer, text: &str) -> Result<G::Move, String> {
        if let Ok(number) = text.parse::<usize>() {
            return self.numbered(offer, number);
        }
        let (game, state) = (self.session.game(), self.session.state());
        let voice = self.voice.to(Some(seat));
        let wanted = typed(text);
        let label = |mv: &G::Move| typed(&game.option(mv, &voice, Paint::OFF));
        if let Some(mv) = offer.iter().find(|mv| label(mv) == wanted) {
            return Ok(mv);
        }
        let refusal = match game.read_move(state, seat, text) {
            Ok(mv) => match game.check(state, &GameInput::Answer { seat, mv: mv.clone() }) {
                Ok(()) => return Ok(mv),
                Err(refusal) => refusal,
            },
            Err(refusal) => refusal,
        };
        // If the text is valid notation, the game's own refusal is more helpful.
        if matches!(refusal, Refusal::Unreadable { .. }) {
            let fitting: Vec<G::Move> =
                offer.iter().filter(|mv| label(mv).contains(&wanted)).collect();
            match fitting.as_slice() {
                [mv] => return Ok(mv.clone()),
                [] => {}
                several => {
                    let labels = several.iter().map(|mv| game.option(mv, &voice, Paint::OFF));
                    let labels = labels.collect::<Vec<_>>().join("; ");
                    let args = Args::new().text("text", text).text("candidates", labels);
                    return Err(voice.say("terminal-several", &args));
                }
            }
        }
        Err(refusal_text(voice.language(), &refusal, voice.people()))
    }

    fn numbered(&self, offer: &G::Offer, number: usize) -> Result<G::Move, String> {
        match number.checked_sub(1).filter(|&index| index < offer.len()) {
            Some(index) => Ok(offer.get(index)),
            None => {
                let args = Args::new()
                    .text("number", number.to_string())
                    .text("most", offer.len().to_string());
                Err(self.voice.say("terminal-no-option", &args))
            }
        }
    }

    /// Describes an option, by its number, or a card.
    fn about(&self, seat: Seat, offer: &G::Offer, what: &str) -> String {
        let game = self.session.game();
        let view = self.session.view(Viewer::Seat(seat));
        let voice = self.voice.to(Some(seat));
        let none = || voice.say("terminal-no-text", &Args::new());
        match what.parse::<usize>() {
            Ok(number) => match self.numbered(offer, number) {
                Ok(mv) => game.about(&view, &mv, &voice).unwrap_or_else(none),
                Err(sentence) => sentence,
            },
            Err(_) => game
                .about_card(&view, what, &voice)
                .unwrap_or_else(|| voice.say("terminal-no-card", &Args::new().text("text", what))),
        }
    }

    fn input_ended<T>(&mut self) -> Result<T, Failure> {
        let sentence = self.voice.say("terminal-input-ended", &Args::new());
        writeln!(self.prompt.out, "{sentence}")?;
        Err(Failure::No)
    }

    /// Hides the previous player's hand if people share the screen. Returns whether the
    /// game continues.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.looking == Some(seat) || self.people() < 2 {
            self.looking = Some(seat);
            return Ok(true);
        }
        if self.looking.is_some() {
            self.clear()?;
        }
        self.looking = Some(seat);
        let name = self.voice.people().title(self.voice.language(), seat);
        let text = self.voice.say("terminal-pass", &Args::new().text("name", name));
        let line = self.prompt.ask(&format!("\n{text} "))?;
        writeln!(self.prompt.out)?;
        match line.as_deref() {
            Some("q" | "quit") => Ok(false),
            Some(_) => Ok(true),
            None => self.input_ended(),
        }
    }

    /// Clears the screen and its scrollback. If the output is no terminal, prints enough
    /// lines to push the hand out of view.
    fn clear(&mut self) -> Result<(), Failure> {
        if self.screen {
            write!(self.prompt.out, "\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        } else {
            write!(self.prompt.out, "{}", "\n".repeat(40))?;
        }
        Ok(())
    }

    /// Shows a viewer their pending events.
    fn tell(&mut self, index: usize, you: Option<Seat>) -> Result<(), Failure> {
        let events = std::mem::take(&mut self.untold[index]);
        // The person at the screen has now seen the public events.
        if let Some(public) = self.untold.last_mut() {
            public.clear();
        }
        let events: Vec<_> = events.iter().collect();
        let voice = self.voice.to(you);
        for sentence in self.session.game().sentences(&events, &voice) {
            self.print(&sentence)?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.session.view(Viewer::Seat(seat));
        let voice = self.voice.to(Some(seat));
        let board = self.session.game().board(&view, &voice, self.paint);
        write!(self.prompt.out, "\n{}", self.page.fold(&board))?;
        Ok(())
    }

    fn show_discard_pile(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.session.view(Viewer::Seat(seat));
        let voice = self.voice.to(Some(seat));
        let pile = self.session.game().discard_pile(&view, &voice, self.paint);
        write!(self.prompt.out, "\n{}", self.page.fold(&pile))?;
        Ok(())
    }

    fn show_question(&mut self, seat: Seat, offer: &G::Offer) -> Result<(), Failure> {
        let game = self.session.game();
        let view = self.session.view(Viewer::Seat(seat));
        let voice = self.voice.to(Some(seat));
        let question = self.paint.ink(Ink::Bold, game.question(&view, &voice));
        let hint = voice.say("terminal-hint", &Args::new());
        writeln!(self.prompt.out, "\n{question} ({hint})")?;
        for (number, mv) in (1..).zip(offer.iter()) {
            let meaning = game.meaning(&view, &mv, &voice);
            let option = game.option(&mv, &voice, self.paint);
            let line = if meaning.is_empty() {
                format!("  {number}. {option}")
            } else {
                format!("  {number}. {option} ({meaning})")
            };
            writeln!(self.prompt.out, "{}", self.page.fold(&line))?;
        }
        Ok(())
    }

    fn explain(&mut self) -> Result<(), Failure> {
        let key = if G::CARDS_HAVE_TEXT { "terminal-how" } else { "terminal-how-plain" };
        let how = self.voice.say(key, &Args::new());
        let rules = self.session.game().rules(&self.voice);
        self.print(&format!("\n{rules}\n\n{how}"))?;
        if self.session.game().facts().open_seats {
            let seats = self.voice.say("terminal-how-seats", &Args::new());
            self.print(&seats)?;
        }
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Failure> {
        let sentence = self.voice.say("terminal-stopped", &Args::new());
        writeln!(self.prompt.out, "{sentence}")?;
        self.say_where()
    }

    fn tell_ending(&mut self) -> Result<(), Failure> {
        // With several people at the screen, only what all of them may see.
        let alone = self.chairs.iter().position(|chair| matches!(chair, Chair::Person));
        let alone = alone.filter(|_| self.people() == 1).map(Seat::new);
        match alone {
            Some(seat) => self.tell(seat.index(), alone)?,
            None => {
                self.clear()?;
                self.tell(self.chairs.len(), None)?;
            }
        }
        let view = self.session.view(Viewer::Spectator);
        let board = self.session.game().board(&view, &self.voice.to(alone), self.paint);
        write!(self.prompt.out, "\n{}", self.page.fold(&board))?;
        self.say_where()
    }

    fn say_where(&mut self) -> Result<(), Failure> {
        if let Some((path, _)) = &self.saving {
            let args = Args::new().text("file", path.display().to_string());
            writeln!(self.prompt.out, "{}", self.voice.say("terminal-saved", &args))?;
        }
        self.prompt.out.flush()?;
        Ok(())
    }
}

/// Normalizes input and options for comparison: nobody types the quotes around the
/// names of cards or a non-breaking space.
pub(crate) fn typed(text: &str) -> String {
    let text = text.to_lowercase().replace(['“', '”', '„', '«', '»', '"'], "");
    text.replace('\u{a0}', " ").replace(['‘', '’'], "'")
}
