//! The game under way, as the table keeps it.

use std::collections::VecDeque;
use std::sync::Arc;

use asterism_catalog::{AnyEvent, AnyGame, AnyMove, AnyState, Setup};
use asterism_kernel::{
    Audience, Game, Happening, Input, Journal, MAX_SEATS, Offer, Recorder, Refusal, Script,
    ScriptError, Seat, SeatSet, Viewer,
};

use crate::id::Millis;
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
    pub(crate) offered: Vec<AnyMove>,
    /// Since when.
    pub(crate) since: Millis,
    /// Answers given lately, with the numbers of their questions.
    pub(crate) answered: VecDeque<(u64, String)>,
}

/// Something announced that may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenWindow {
    pub(crate) number: u64,
    pub(crate) opened: Millis,
    /// Everybody who might answer, as everybody knows.
    pub(crate) seats: SeatSet,
}

/// Something that happened, and who was told.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) at: Millis,
    pub(crate) audience: Audience,
    pub(crate) event: AnyEvent,
}

/// The moment before an answer that can be taken back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Past {
    pub(crate) state: AnyState,
    pub(crate) lines: usize,
    /// Who answered.
    pub(crate) seat: Seat,
    /// Whether it only let something pass.
    pub(crate) pass: bool,
    /// Whether it announced something that others may answer.
    pub(crate) announced: bool,
}

/// The game under way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Play {
    pub(crate) rules: Rules,
    pub(crate) state: AnyState,
    pub(crate) asks: Vec<Ask>,
    pub(crate) window: Option<OpenWindow>,
    pub(crate) windows: u64,
    pub(crate) lines: Vec<Arc<Line>>,
    /// Since which line the present player of a seat is told what only that
    /// seat is told.
    pub(crate) own_since: [usize; MAX_SEATS],
    pub(crate) past: Vec<Arc<Past>>,
    pub(crate) luck: Luck,
}

/// What an input would do to the game.
pub(crate) struct Trial {
    pub(crate) after: AnyState,
    pub(crate) chance: Vec<Happening>,
    pub(crate) journal: Journal<AnyEvent>,
}

impl Play {
    /// A game that has just begun; its events come with it.
    pub(crate) fn begin(
        rules: Rules,
        luck: Luck,
        at: Millis,
        chance: &[Happening],
    ) -> Result<Self, ScriptError> {
        let mut script = Script::new(chance.iter().cloned());
        let mut journal = Journal::default();
        let state = rules.game.begin(&mut script, &mut journal);
        script.finish()?;
        let mut play = Self {
            rules,
            state,
            asks: vec![Ask::default(); MAX_SEATS],
            window: None,
            windows: 0,
            lines: Vec::new(),
            own_since: [0; MAX_SEATS],
            past: Vec::new(),
            luck,
        };
        play.hear(at, &journal);
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

    /// Whether `seat` is asked something other than to answer what was
    /// announced.
    pub(crate) fn asked_openly(&self, seat: Seat) -> bool {
        self.window.is_none() && self.ask(seat).open
    }

    /// What `input` would do, with chance from this table's seed.
    pub(crate) fn trial(&self, entry: u64, input: &Input<AnyMove>) -> Result<Trial, Refusal> {
        let mut stream = self.luck.stream(entry);
        let mut recorder = Recorder::new(&mut stream);
        let mut after = self.state.clone();
        let mut journal = Journal::default();
        self.game().apply(&mut after, input, &mut recorder, &mut journal)?;
        Ok(Trial { after, chance: recorder.into_happenings(), journal })
    }

    /// Lets `input` happen with what chance decided.
    pub(crate) fn happen(
        &mut self,
        at: Millis,
        input: &Input<AnyMove>,
        chance: &[Happening],
    ) -> Result<(), Result<Refusal, ScriptError>> {
        let mut script = Script::new(chance.iter().cloned());
        let mut journal = Journal::default();
        let mut after = self.state.clone();
        let applied = self.rules.game.apply(&mut after, input, &mut script, &mut journal);
        applied.map_err(Ok)?;
        script.finish().map_err(Err)?;
        self.state = after;
        self.hear(at, &journal);
        Ok(())
    }

    fn hear(&mut self, at: Millis, journal: &Journal<AnyEvent>) {
        let heard = journal.events().iter().map(|(audience, event)| {
            Arc::new(Line { at, audience: *audience, event: event.clone() })
        });
        self.lines.extend(heard);
    }

    /// Keeps the moment, so that the answer about to be given can be taken
    /// back.
    pub(crate) fn remember(&mut self, seat: Seat, pass: bool) {
        if self.past.len() == UNDO_DEPTH {
            self.past.remove(0);
        }
        let (state, lines) = (self.state.clone(), self.lines.len());
        self.past.push(Arc::new(Past { state, lines, seat, pass, announced: false }));
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
        let open = self.open();
        for seat in (0..MAX_SEATS).map(Seat::new) {
            let offered: Vec<AnyMove> = self.game().offer(&self.state, seat).iter().collect();
            let is_open = open.contains(seat);
            let ask = &mut self.asks[seat.index()];
            if answered == Some(seat) || ask.open != is_open || ask.offered != offered {
                ask.decision += 1;
                ask.since = at;
                ask.open = is_open;
                ask.offered = offered;
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
        let answered = &mut self.asks[seat.index()].answered;
        if answered.len() == REMEMBERED {
            answered.pop_front();
        }
        answered.push_back((decision, text.to_owned()));
    }

    /// Goes back to the moment before the last `back` answers.
    pub(crate) fn go_back(&mut self, at: Millis, back: usize) -> bool {
        let Some(to) = self.past.len().checked_sub(back).filter(|_| back > 0) else { return false };
        let moment = self.past[to].clone();
        self.past.truncate(to);
        self.state = moment.state.clone();
        self.lines.truncate(moment.lines);
        self.ask_again(at, None);
        for ask in &mut self.asks {
            ask.decision += 1;
            ask.since = at;
        }
        self.look_for_window(at, false);
        true
    }

    /// The lines that `viewer` was told.
    pub(crate) fn told(&self, viewer: Viewer) -> impl Iterator<Item = &Line> {
        self.lines.iter().enumerate().filter_map(move |(number, line)| {
            let viewer = match viewer {
                // What was told to a former player of this seat is not told to
                // the present one.
                Viewer::Seat(seat) if number < self.own_since[seat.index()] => Viewer::Spectator,
                other => other,
            };
            line.audience.includes(viewer).then_some(&**line)
        })
    }
}
