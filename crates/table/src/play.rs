//! The game under way, as the table keeps it.

use std::collections::VecDeque;
use std::sync::Arc;

use asterism_catalog::{AnyEvent, AnyGame, AnyMove, AnyOffer, AnyState, Setup};
use asterism_kernel::{
    ChanceOutcome, Game, Input, Journal, MAX_SEATS, Offer as _, Recorder, Refusal, Script,
    ScriptError, Seat, SeatSet,
};

use crate::id::Millis;
use crate::lines::{Line, Lines};
use crate::luck::Luck;

/// How many answered questions of a seat are remembered, so that a repeated
/// answer is known as one.
const REMEMBERED: usize = 4;
/// How many answers can be taken back.
const UNDO_DEPTH: usize = 12;

/// The game with what it was made from, which says whether two are the same.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    pub(crate) game: AnyGame,
    pub(crate) setup: Arc<Setup>,
    /// The revision of the rules it was begun under.
    pub(crate) written: u32,
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

/// What a seat is asked, or may do unasked.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Ask {
    /// The number of the question; a new one whenever it changes.
    pub(crate) decision: u64,
    /// Whether an answer is awaited.
    pub(crate) open: bool,
    /// What may be answered.
    pub(crate) offered: Arc<[AnyMove]>,
    /// The same in the game's notation.
    pub(crate) texts: Arc<[String]>,
    /// Since when.
    pub(crate) since: Millis,
    /// Answers given lately, with the numbers of their questions.
    pub(crate) answered: VecDeque<(u64, Arc<str>)>,
}

/// Something announced that may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenWindow {
    pub(crate) number: u64,
    pub(crate) opened: Millis,
    /// Everybody who might answer, as everybody knows.
    pub(crate) seats: SeatSet,
}

/// The moment before an answer that can be taken back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Past {
    pub(crate) state: AnyState,
    pub(crate) inputs: u64,
    pub(crate) lines: usize,
    /// Who answered.
    pub(crate) seat: Seat,
    /// Whether it only let something pass.
    pub(crate) pass: bool,
    /// Whether it announced something that others may answer.
    pub(crate) announced: bool,
}

/// The game under way. A table is copied for every input; what an input leaves
/// as it is, copies share.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Play {
    pub(crate) rules: Rules,
    pub(crate) state: AnyState,
    asks: [Arc<Ask>; MAX_SEATS],
    pub(crate) window: Option<OpenWindow>,
    pub(crate) windows: u64,
    pub(crate) lines: Lines,
    pub(crate) past: Vec<Arc<Past>>,
    pub(crate) luck: Luck,
    /// How many inputs the game has had; what was taken back doesn't count.
    pub(crate) inputs: u64,
}

/// A move that a seat is offered in the present position. Only [`Play`] makes
/// one, so that nobody has to check it again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OfferedMove {
    pub(crate) seat: Seat,
    pub(crate) mv: AnyMove,
    /// The same in the game's notation.
    pub(crate) text: String,
}

/// What an input would do to the game.
pub(crate) struct Trial {
    pub(crate) after: AnyState,
    pub(crate) chance: Vec<ChanceOutcome>,
    pub(crate) journal: Journal<AnyEvent>,
}

impl Play {
    /// A game that has just begun; its events come with it.
    pub(crate) fn begin(
        rules: Rules,
        luck: Luck,
        at: Millis,
        chance: &[ChanceOutcome],
    ) -> Result<Self, ScriptError> {
        let mut script = Script::new(chance.iter().cloned());
        let mut journal = Journal::default();
        let state = rules.game.begin(&mut script, &mut journal);
        script.finish()?;
        let mut play = Self {
            rules,
            state,
            asks: Default::default(),
            window: None,
            windows: 0,
            lines: Lines::default(),
            past: Vec::new(),
            luck,
            inputs: 0,
        };
        play.hear(at, journal);
        play.ask_again(at, None);
        play.look_for_window(at, false);
        Ok(play)
    }

    pub(crate) fn game(&self) -> &AnyGame {
        &self.rules.game
    }

    pub(crate) fn open(&self) -> SeatSet {
        self.game().open(&self.state)
    }

    pub(crate) fn seats(&self) -> SeatSet {
        self.game().seats(&self.state)
    }

    pub(crate) fn ask(&self, seat: Seat) -> &Ask {
        &self.asks[seat.index()]
    }

    pub(crate) fn ask_mut(&mut self, seat: Seat) -> &mut Ask {
        Arc::make_mut(&mut self.asks[seat.index()])
    }

    /// Whether `seat` is asked something other than to answer what was
    /// announced.
    pub(crate) fn asked_openly(&self, seat: Seat) -> bool {
        self.window.is_none() && self.ask(seat).open
    }

    /// The move that `seat` means by `text`. What it is offered is looked up;
    /// for anything else the game knows shorter forms, and why it is refused.
    pub(crate) fn read(&self, seat: Seat, text: &str) -> Result<OfferedMove, Refusal> {
        let ask = self.ask(seat);
        if let Some(at) = ask.texts.iter().position(|offered| offered == text) {
            return Ok(OfferedMove { seat, mv: ask.offered[at].clone(), text: text.to_owned() });
        }
        let mv = self.game().read_move(&self.state, seat, text)?;
        if !ask.offered.contains(&mv) {
            self.game().check(&self.state, &Input::Answer { seat, mv: mv.clone() })?;
        }
        let text = self.game().write_move(&mv);
        Ok(OfferedMove { seat, mv, text })
    }

    /// The first move that `seat` is offered.
    pub(crate) fn first_offered(&self, seat: Seat) -> Option<OfferedMove> {
        let ask = self.ask(seat);
        let (mv, text) = (ask.offered.first()?.clone(), ask.texts.first()?.clone());
        Some(OfferedMove { seat, mv, text })
    }

    /// The move that lets what was announced pass.
    pub(crate) fn passing(&self, seat: Seat) -> Option<OfferedMove> {
        let mv = self.game().window(&self.state)?.pass;
        let at = self.ask(seat).offered.iter().position(|offered| *offered == mv)?;
        Some(OfferedMove { seat, mv, text: self.ask(seat).texts[at].clone() })
    }

    /// What an answer would do, with chance from this table's seed.
    pub(crate) fn try_answer(&self, number: u64, answer: &OfferedMove) -> Trial {
        let mut stream = self.luck.stream(number);
        let mut recorder = Recorder::new(&mut stream);
        let mut after = self.state.clone();
        let mut journal = Journal::default();
        self.game().step(&mut after, answer.seat, &answer.mv, &mut recorder, &mut journal);
        Trial { after, chance: recorder.into_outcomes(), journal }
    }

    /// What `input` would do, with chance from this table's seed.
    pub(crate) fn trial(&self, number: u64, input: &Input<AnyMove>) -> Result<Trial, Refusal> {
        let mut stream = self.luck.stream(number);
        let mut recorder = Recorder::new(&mut stream);
        let mut after = self.state.clone();
        let mut journal = Journal::default();
        self.game().apply(&mut after, input, &mut recorder, &mut journal)?;
        Ok(Trial { after, chance: recorder.into_outcomes(), journal })
    }

    /// Lets an answer happen with what chance decided.
    pub(crate) fn happen_answer(
        &mut self,
        at: Millis,
        answer: &OfferedMove,
        chance: &[ChanceOutcome],
    ) -> Result<(), ScriptError> {
        let mut script = Script::new(chance.iter().cloned());
        let mut journal = Journal::default();
        let mut after = self.state.clone();
        self.rules.game.step(&mut after, answer.seat, &answer.mv, &mut script, &mut journal);
        script.finish()?;
        self.settle(at, Trial { after, chance: Vec::new(), journal });
        Ok(())
    }

    /// Lets happen what was tried.
    pub(crate) fn settle(&mut self, at: Millis, trial: Trial) {
        self.state = trial.after;
        self.inputs += 1;
        self.hear(at, trial.journal);
    }

    /// Lets `input` happen with what chance decided.
    pub(crate) fn happen(
        &mut self,
        at: Millis,
        input: &Input<AnyMove>,
        chance: &[ChanceOutcome],
    ) -> Result<(), Result<Refusal, ScriptError>> {
        let mut script = Script::new(chance.iter().cloned());
        let mut journal = Journal::default();
        let mut after = self.state.clone();
        let applied = self.rules.game.apply(&mut after, input, &mut script, &mut journal);
        applied.map_err(Ok)?;
        script.finish().map_err(Err)?;
        self.settle(at, Trial { after, chance: Vec::new(), journal });
        Ok(())
    }

    fn hear(&mut self, at: Millis, journal: Journal<AnyEvent>) {
        for (audience, event) in journal.into_events() {
            self.lines.push(Line { at, audience, event });
        }
    }

    /// Keeps the moment, so that the answer about to be given can be taken
    /// back.
    pub(crate) fn remember(&mut self, seat: Seat, pass: bool) {
        if self.past.len() == UNDO_DEPTH {
            self.past.remove(0);
        }
        let (state, inputs, lines) = (self.state.clone(), self.inputs, self.lines.len());
        self.past.push(Arc::new(Past { state, inputs, lines, seat, pass, announced: false }));
    }

    /// What was kept last belongs to an answer that announced something.
    pub(crate) fn mark_announced(&mut self) {
        if let Some(last) = self.past.last_mut() {
            Arc::make_mut(last).announced = true;
        }
    }

    /// Finds out what every seat is asked now. The question of a seat is a new
    /// one if it has changed, or if that seat has just answered.
    pub(crate) fn ask_again(&mut self, at: Millis, answered: Option<Seat>) {
        let (open, taken) = (self.open(), self.seats());
        let unasked = self.game().facts().unasked_moves;
        for seat in (0..MAX_SEATS).map(Seat::new) {
            let is_open = open.contains(seat);
            let may_move = is_open || (unasked && taken.contains(seat));
            let offer = match may_move {
                true => self.game().offer(&self.state, seat),
                false => AnyOffer::default(),
            };
            let ask = self.ask(seat);
            let same =
                offer.len() == ask.offered.len() && offer.iter().eq(ask.offered.iter().cloned());
            if answered != Some(seat) && ask.open == is_open && same {
                continue;
            }
            let changed = (!same).then(|| {
                let offered: Arc<[AnyMove]> = offer.iter().collect();
                let texts = offered.iter().map(|mv| self.game().write_move(mv)).collect();
                (offered, texts)
            });
            let ask = self.ask_mut(seat);
            ask.decision += 1;
            ask.since = at;
            ask.open = is_open;
            if let Some((offered, texts)) = changed {
                ask.offered = offered;
                ask.texts = texts;
            }
        }
    }

    /// Finds out whether something was announced. `same` says that what was
    /// announced before still is.
    pub(crate) fn look_for_window(&mut self, at: Millis, same: bool) {
        let Some(window) = self.game().window(&self.state) else {
            self.window = None;
            return;
        };
        if same && self.window.is_some() {
            return;
        }
        self.windows += 1;
        self.window = Some(OpenWindow { number: self.windows, opened: at, seats: window.seats });
    }

    /// Remembers an answer.
    pub(crate) fn note_answer(&mut self, seat: Seat, decision: u64, text: &str) {
        let answered = &mut self.ask_mut(seat).answered;
        if answered.len() == REMEMBERED {
            answered.pop_front();
        }
        answered.push_back((decision, text.into()));
    }

    /// Goes back to the moment before the last `back` answers.
    pub(crate) fn go_back(&mut self, at: Millis, back: usize) -> bool {
        let Some(to) = self.past.len().checked_sub(back).filter(|_| back > 0) else { return false };
        let moment = self.past[to].clone();
        self.past.truncate(to);
        self.state = moment.state.clone();
        self.inputs = moment.inputs;
        self.lines.truncate(moment.lines);
        self.ask_again(at, None);
        for ask in &mut self.asks {
            let ask = Arc::make_mut(ask);
            ask.decision += 1;
            ask.since = at;
        }
        self.look_for_window(at, false);
        true
    }
}
