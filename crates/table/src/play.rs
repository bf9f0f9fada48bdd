//! The running game.

use std::collections::VecDeque;
use std::sync::Arc;

use asterism_catalog::{AnyEvent, AnyGame, AnyMove, AnyOffer, AnyState, Setup};
use asterism_kernel::{
    Chance, ChanceOutcome, Game, GameInput, Journal, MAX_SEATS, Offer as _, Recorder, Refusal,
    Script, ScriptError, Seat, SeatSet, Viewer,
};

use asterism_positions::Failure;
use serde_json::Value;

use crate::id::Millis;
use crate::lines::{Line, Lines};
use crate::response::WindowKind;
use crate::stage::begin_at;
use crate::table_rng::CombinedSeed;

/// How many answers of a seat are remembered, to recognize repeated answers.
const REMEMBERED: usize = 4;
/// Maximum number of answers that can be taken back.
const UNDO_DEPTH: usize = 12;

/// The game and its setup. Two games with the same setup are equal.
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
    /// The number of the decision. It changes with the decision.
    pub(crate) decision: u64,
    pub(crate) open: bool,
    pub(crate) offered: Arc<[AnyMove]>,
    /// In the game's notation.
    pub(crate) texts: Arc<[String]>,
    pub(crate) since: Millis,
    /// Recent answers with the numbers of their decisions.
    pub(crate) answered: VecDeque<(u64, Arc<str>)>,
}

/// A response window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenWindow {
    pub(crate) number: u64,
    pub(crate) opened: Millis,
    /// All seats that might respond, as far as is public.
    pub(crate) seats: SeatSet,
    /// How it works. That stays the same while it is open, even if people come or go.
    pub(crate) kind: WindowKind,
    /// The stable code of what was announced.
    pub(crate) about: &'static str,
    /// The seats that have let it pass while the window stays open for its fixed time.
    pub(crate) passed: SeatSet,
    /// The seats that have asked the others to wait.
    pub(crate) waits: SeatSet,
}

/// The state before an answer that can be taken back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Past {
    pub(crate) state: AnyState,
    pub(crate) inputs: u64,
    pub(crate) lines: usize,
    pub(crate) seat: Seat,
    /// Whether the answer was a pass in a response window.
    pub(crate) pass: bool,
    /// Whether the answer opened a response window.
    pub(crate) announced: bool,
}

/// The running game. A table is cloned for every input, so clones share what doesn't
/// change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Play {
    pub(crate) rules: Rules,
    pub(crate) state: AnyState,
    asks: [Arc<Ask>; MAX_SEATS],
    pub(crate) window: Option<OpenWindow>,
    pub(crate) windows: u64,
    pub(crate) lines: Lines,
    pub(crate) past: Vec<Arc<Past>>,
    pub(crate) combined_seed: CombinedSeed,
    /// Number of inputs to the game, without those that were taken back.
    pub(crate) inputs: u64,
    /// How many lines each seat had been told when it last decided something.
    pub(crate) decided: [usize; MAX_SEATS],
    /// When the last card was played that people may still be reading, and by whom.
    pub(crate) shown_since: Option<(Millis, Seat)>,
}

/// A move that a seat is offered now. Only [`Play`] creates these, so they need not
/// be checked again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OfferedMove {
    pub(crate) seat: Seat,
    pub(crate) mv: AnyMove,
    /// In the game's notation.
    pub(crate) text: String,
}

/// The effect of an input on the game.
pub(crate) struct Trial {
    pub(crate) after: AnyState,
    pub(crate) chance: Vec<ChanceOutcome>,
    pub(crate) journal: Journal<AnyEvent>,
}

impl Play {
    /// Starts a game.
    pub(crate) fn begin(
        rules: Rules,
        combined_seed: CombinedSeed,
        at: Millis,
        chance: &[ChanceOutcome],
    ) -> Result<Self, ScriptError> {
        let mut script = Script::new(chance.iter().cloned());
        let mut journal = Journal::default();
        let state = rules.game.begin(&mut script, &mut journal);
        script.finish()?;
        Ok(Self::with(rules, combined_seed, at, (state, journal)))
    }

    /// A game at its first state, with what was told about it.
    fn with(
        rules: Rules,
        combined_seed: CombinedSeed,
        at: Millis,
        (state, journal): (AnyState, Journal<AnyEvent>),
    ) -> Self {
        let mut play = Self {
            rules,
            state,
            asks: Default::default(),
            window: None,
            windows: 0,
            lines: Lines::default(),
            past: Vec::new(),
            combined_seed,
            inputs: 0,
            decided: [0; MAX_SEATS],
            shown_since: None,
        };
        play.record_events(at, journal);
        play.ask_again(at, None);
        play
    }

    /// Starts a game at a described position.
    pub(crate) fn begin_at(
        rules: Rules,
        given: &Value,
        combined_seed: CombinedSeed,
        at: Millis,
        chance: &[ChanceOutcome],
    ) -> Result<Self, Result<Failure, ScriptError>> {
        let mut script = Script::new(chance.iter().cloned());
        let mut journal = Journal::default();
        let state = begin_at(&rules, given, &mut script, &mut journal).map_err(Ok)?;
        script.finish().map_err(Err)?;
        Ok(Self::with(rules, combined_seed, at, (state, journal)))
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

    /// Whether `seat` is asked something other than to respond in a window.
    pub(crate) fn asked_openly(&self, seat: Seat) -> bool {
        self.window.is_none() && self.ask(seat).open
    }

    /// Parses a move of `seat`. Offered moves are looked up; for anything else the game
    /// handles short forms and explains refusals.
    pub(crate) fn read(&self, seat: Seat, text: &str) -> Result<OfferedMove, Refusal> {
        let ask = self.ask(seat);
        if let Some(at) = ask.texts.iter().position(|offered| offered == text) {
            return Ok(OfferedMove { seat, mv: ask.offered[at].clone(), text: text.to_owned() });
        }
        let mv = self.game().read_move(&self.state, seat, text)?;
        if !ask.offered.contains(&mv) {
            self.game().check(&self.state, &GameInput::Answer { seat, mv: mv.clone() })?;
        }
        let text = self.game().write_move(&mv);
        Ok(OfferedMove { seat, mv, text })
    }

    pub(crate) fn first_offered(&self, seat: Seat) -> Option<OfferedMove> {
        let ask = self.ask(seat);
        let (mv, text) = (ask.offered.first()?.clone(), ask.texts.first()?.clone());
        Some(OfferedMove { seat, mv, text })
    }

    /// The move that passes in a response window.
    pub(crate) fn passing(&self, seat: Seat) -> Option<OfferedMove> {
        let mv = self.game().window(&self.state)?.pass;
        let at = self.ask(seat).offered.iter().position(|offered| *offered == mv)?;
        Some(OfferedMove { seat, mv, text: self.ask(seat).texts[at].clone() })
    }

    /// Computes the effect of an answer, with randomness from this table's seed.
    pub(crate) fn try_answer(&self, number: u64, answer: &OfferedMove) -> Trial {
        self.try_answer_with(&mut self.combined_seed.rng(number), answer)
    }

    /// Computes the effect of an answer.
    pub(crate) fn try_answer_with(&self, chance: &mut impl Chance, answer: &OfferedMove) -> Trial {
        let mut recorder = Recorder::new(chance);
        let mut after = self.state.clone();
        let mut journal = Journal::default();
        self.game().step(&mut after, answer.seat, &answer.mv, &mut recorder, &mut journal);
        Trial { after, chance: recorder.into_outcomes(), journal }
    }

    /// Computes the effect of `input`, with randomness from this table's seed.
    pub(crate) fn trial(&self, number: u64, input: &GameInput<AnyMove>) -> Result<Trial, Refusal> {
        let mut rng = self.combined_seed.rng(number);
        let mut recorder = Recorder::new(&mut rng);
        let mut after = self.state.clone();
        let mut journal = Journal::default();
        self.game().apply(&mut after, input, &mut recorder, &mut journal)?;
        Ok(Trial { after, chance: recorder.into_outcomes(), journal })
    }

    /// Applies an answer with recorded chance outcomes.
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

    /// Applies an effect that was computed before.
    pub(crate) fn settle(&mut self, at: Millis, trial: Trial) {
        self.state = trial.after;
        self.inputs += 1;
        self.record_events(at, trial.journal);
    }

    /// Applies `input` with recorded chance outcomes.
    pub(crate) fn happen(
        &mut self,
        at: Millis,
        input: &GameInput<AnyMove>,
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

    fn record_events(&mut self, at: Millis, journal: Journal<AnyEvent>) {
        for (audience, event) in journal.into_events() {
            if let Some(seat) = event.played_by() {
                self.shown_since = Some((at, seat));
            }
            self.lines.push(Line { at, audience, event });
        }
    }

    /// Saves the state, so that the next answer can be taken back.
    pub(crate) fn remember(&mut self, seat: Seat, pass: bool) {
        if self.past.len() == UNDO_DEPTH {
            self.past.remove(0);
        }
        let (state, inputs, lines) = (self.state.clone(), self.inputs, self.lines.len());
        self.past.push(Arc::new(Past { state, inputs, lines, seat, pass, announced: false }));
    }

    /// Marks the last saved state as that of an answer that opened a window.
    pub(crate) fn mark_announced(&mut self) {
        if let Some(last) = self.past.last_mut() {
            Arc::make_mut(last).announced = true;
        }
    }

    /// Computes what every seat is asked now. A seat gets a new decision number if its
    /// decision has changed, or if the seat has just answered.
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

    /// Checks for a response window; a new one is of this kind. `same` means that the
    /// previous window is still open.
    pub(crate) fn look_for_window(&mut self, at: Millis, kind: WindowKind, same: bool) {
        let Some(window) = self.game().window(&self.state) else {
            self.window = None;
            return;
        };
        if same && self.window.is_some() {
            return;
        }
        self.windows += 1;
        self.window = Some(OpenWindow {
            number: self.windows,
            opened: at,
            seats: window.seats,
            kind,
            about: window.about,
            passed: SeatSet::EMPTY,
            waits: SeatSet::EMPTY,
        });
    }

    /// Remembers an answer, to recognize repetitions.
    pub(crate) fn note_answer(&mut self, seat: Seat, decision: u64, text: &str, pass: bool) {
        if !pass {
            self.decided[seat.index()] = self.lines.count_told(Viewer::Seat(seat));
        }
        let answered = &mut self.ask_mut(seat).answered;
        if answered.len() == REMEMBERED {
            answered.pop_front();
        }
        answered.push_back((decision, text.into()));
    }

    /// The number of lines that `viewer` had been told when they last decided something.
    pub(crate) fn news_from(&self, viewer: Viewer) -> usize {
        let decided = viewer.seat().map_or(0, |seat| self.decided[seat.index()]);
        decided.min(self.lines.count_told(viewer))
    }

    /// Restores the state before the last `back` answers.
    pub(crate) fn go_back(&mut self, at: Millis, kind: WindowKind, back: usize) -> bool {
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
        self.look_for_window(at, kind, false);
        true
    }
}
