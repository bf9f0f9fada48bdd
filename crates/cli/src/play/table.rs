//! One game at one terminal.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use asterism_catalog::Setup;
use asterism_kernel::{Input, Journal, Offer as _, Seat, Session, SplitMix64, Viewer};

use super::opponent;
use super::prompt::Prompt;
use super::shown::Names;
use crate::failure::Failure;
use crate::games::Playable;
use crate::paint::{Ink, Paint};
use crate::saved;

/// After so many useless answers in a row nobody is there who means to play.
const MOST_USELESS_ANSWERS: usize = 100;

/// Who sits in a seat.
#[derive(Clone, Debug)]
pub(crate) enum Chair {
    Person { name: String },
    Bot { name: String },
}

impl Chair {
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Person { name } | Self::Bot { name } => name,
        }
    }
}

/// What came of a question.
enum Answer<M> {
    Move(M),
    Quit,
}

/// The table: the game, who sits at it, and what each has not been told yet.
pub(crate) struct Table<G: Playable, R, W> {
    session: Session<G>,
    chairs: Vec<Chair>,
    /// What each viewer has still to be told: the seats, then the spectators.
    untold: Vec<Vec<G::Event>>,
    /// Who looks at the screen.
    looking: Option<Seat>,
    saving: Option<(PathBuf, Setup)>,
    prompt: Prompt<R, W>,
    /// The bots' own luck, so that their thinking doesn't change the cards.
    thoughts: SplitMix64,
    /// Whether the output is a screen that can be cleared.
    pub(crate) screen: bool,
    pub(crate) paint: Paint,
}

impl<G: Playable, R: BufRead, W: Write> Table<G, R, W> {
    /// Sets the game up.
    pub(crate) fn begin(
        game: G,
        chairs: Vec<Chair>,
        saving: Option<(PathBuf, Setup)>,
        chance: &mut SplitMix64,
        prompt: Prompt<R, W>,
    ) -> Result<Self, Failure> {
        let thoughts = SplitMix64::new(!chance.clone().next_bits());
        let mut journal = Journal::default();
        let session = Session::begin(game, chance, &mut journal);
        let untold = vec![Vec::new(); chairs.len() + 1];
        let mut table = Self {
            session,
            chairs,
            untold,
            looking: None,
            saving,
            prompt,
            thoughts,
            screen: false,
            paint: Paint::OFF,
        };
        table.remember(&journal);
        table.save()?;
        Ok(table)
    }

    /// Plays until the game, or the patience of the people, is at its end.
    pub(crate) fn play(&mut self, chance: &mut SplitMix64) -> Result<(), Failure> {
        while let Some(seat) = self.session.open().lowest() {
            let mv = match self.chairs[seat.index()] {
                Chair::Bot { .. } => self.think(seat),
                Chair::Person { .. } => match self.ask(seat)? {
                    Answer::Move(mv) => mv,
                    Answer::Quit => return self.stop(),
                },
            };
            let mut journal = Journal::default();
            self.session
                .apply(&Input::Answer { seat, mv }, chance, &mut journal)
                .map_err(|refusal| Failure::Machine(refusal.to_string()))?;
            self.remember(&journal);
            self.save()?;
        }
        self.tell_ending()
    }

    /// Where the people read.
    pub(crate) const fn out(&mut self) -> &mut W {
        &mut self.prompt.out
    }

    fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| matches!(chair, Chair::Person { .. })).count()
    }

    fn viewer(&self, index: usize) -> Viewer {
        if index < self.chairs.len() { Viewer::Seat(Seat::new(index)) } else { Viewer::Spectator }
    }

    fn names(&self, you: Option<Seat>) -> Names {
        super::names(&self.chairs, you)
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

    fn think(&mut self, seat: Seat) -> G::Move {
        let (game, state) = (self.session.game(), self.session.state());
        let knowledge = game.knowledge(state, Viewer::Seat(seat));
        let offer = game.offer(state, seat);
        opponent::choose(game, &knowledge, seat, &offer, &mut self.thoughts)
    }

    /// Asks until there is an answer that can be used.
    fn ask(&mut self, seat: Seat) -> Result<Answer<G::Move>, Failure> {
        if !self.hand_over(seat)? {
            return Ok(Answer::Quit);
        }
        self.tell(seat.index(), Some(seat))?;
        self.show_table(seat)?;
        let offer = self.session.game().offer(self.session.state(), seat);
        self.show_question(seat, &offer)?;
        for _ in 0..MOST_USELESS_ANSWERS {
            let Some(line) = self.prompt.ask("> ")? else {
                writeln!(self.prompt.out)?;
                writeln!(self.prompt.out, "The input has ended, and so has the game.")?;
                return Err(Failure::No);
            };
            match line.as_str() {
                "q" | "quit" => return Ok(Answer::Quit),
                "?" | "h" | "help" => self.explain()?,
                "t" | "table" => self.show_table(seat)?,
                "" => {}
                text => match self.read(seat, &offer, text) {
                    Ok(mv) => return Ok(Answer::Move(mv)),
                    Err(sentence) => {
                        writeln!(self.prompt.out, "{sentence}")?;
                        continue;
                    }
                },
            }
            self.show_question(seat, &offer)?;
        }
        Err(Failure::BadInput(format!(
            "{MOST_USELESS_ANSWERS} answers in a row could not be used; the game stops here."
        )))
    }

    /// The offered move that `text` means: its number, or its text.
    fn read(&self, seat: Seat, offer: &G::Offer, text: &str) -> Result<G::Move, String> {
        if let Ok(number) = text.parse::<usize>() {
            return match number.checked_sub(1).filter(|&index| index < offer.len()) {
                Some(index) => Ok(offer.get(index)),
                None => Err(format!("There is no option {number}; choose 1 to {}.", offer.len())),
            };
        }
        let (game, state) = (self.session.game(), self.session.state());
        let mv = game.read_move(state, seat, text).map_err(|refusal| refusal.to_string())?;
        let input = Input::Answer { seat, mv: mv.clone() };
        game.check(state, &input).map_err(|refusal| refusal.to_string())?;
        Ok(mv)
    }

    /// Where people share the screen, nobody sees the hand of the one before.
    /// Says whether the game goes on.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.looking == Some(seat) || self.people() < 2 {
            self.looking = Some(seat);
            return Ok(true);
        }
        if self.looking.is_some() {
            self.clear()?;
        }
        let name = self.chairs[seat.index()].name().to_owned();
        self.looking = Some(seat);
        let line = self.prompt.ask(&format!(
            "\nPass the screen to {name}. {name}, press Enter when nobody else looks. "
        ))?;
        writeln!(self.prompt.out)?;
        match line.as_deref() {
            Some("q" | "quit") => Ok(false),
            Some(_) => Ok(true),
            None => {
                writeln!(self.prompt.out, "The input has ended, and so has the game.")?;
                Err(Failure::No)
            }
        }
    }

    /// Empties the screen with what has scrolled off it; elsewhere, lines enough
    /// to push the hand away.
    fn clear(&mut self) -> Result<(), Failure> {
        if self.screen {
            write!(self.prompt.out, "\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        } else {
            write!(self.prompt.out, "{}", "\n".repeat(40))?;
        }
        Ok(())
    }

    /// Tells a viewer what happened since it was last told.
    fn tell(&mut self, index: usize, you: Option<Seat>) -> Result<(), Failure> {
        let events = std::mem::take(&mut self.untold[index]);
        // Whoever looks has now seen what everybody may see.
        if let Some(public) = self.untold.last_mut() {
            public.clear();
        }
        let events: Vec<_> = events.iter().collect();
        let names = self.names(you);
        for sentence in self.session.game().sentences(&events, &names, self.paint) {
            writeln!(self.prompt.out, "{sentence}")?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.session.view(Viewer::Seat(seat));
        let board = self.session.game().board(&view, &self.names(Some(seat)), self.paint);
        write!(self.prompt.out, "\n{board}")?;
        Ok(())
    }

    fn show_question(&mut self, seat: Seat, offer: &G::Offer) -> Result<(), Failure> {
        let game = self.session.game();
        let view = self.session.view(Viewer::Seat(seat));
        let question = self.paint.ink(Ink::Bold, game.question(&view));
        writeln!(self.prompt.out, "\n{question} (? explains, q stops)")?;
        for (number, mv) in (1..).zip(offer.iter()) {
            let meaning = game.meaning(&view, &mv);
            let dash = if meaning.is_empty() { "" } else { " – " };
            let option = game.option(&mv, self.paint);
            writeln!(self.prompt.out, "  {number}. {option}{dash}{meaning}")?;
        }
        Ok(())
    }

    fn explain(&mut self) -> Result<(), Failure> {
        writeln!(
            self.prompt.out,
            "\n{}\n\nAnswer with the number of an option or with its text, e.g. the first word and the \
             card.\n?: this text. t: the table again. q: stop.",
            self.session.game().rules()
        )?;
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Failure> {
        writeln!(self.prompt.out, "You stopped the game.")?;
        self.say_where()
    }

    fn tell_ending(&mut self) -> Result<(), Failure> {
        // With several people at the screen, what all of them may see.
        let alone = self.chairs.iter().position(|chair| matches!(chair, Chair::Person { .. }));
        match alone.filter(|_| self.people() == 1) {
            Some(index) => self.tell(index, Some(Seat::new(index)))?,
            None => {
                self.clear()?;
                self.tell(self.chairs.len(), None)?;
            }
        }
        let view = self.session.view(Viewer::Spectator);
        let board = self.session.game().board(&view, &self.names(None), self.paint);
        write!(self.prompt.out, "\n{board}")?;
        self.say_where()
    }

    fn say_where(&mut self) -> Result<(), Failure> {
        if let Some((path, _)) = &self.saving {
            let path = path.display();
            writeln!(self.prompt.out, "The game is in {path}; asterism replay {path} shows it.")?;
        }
        self.prompt.out.flush()?;
        Ok(())
    }
}
