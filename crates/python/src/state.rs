//! A position, with everything that led to it.

mod saved;

use std::hash::{BuildHasher as _, Hasher as _};
use std::sync::Arc;

use asterism_catalog::{AnyMove, AnyOffer, AnyState};
use asterism_kernel::{
    ChanceOutcome, Game as _, GameInput, InputText, Journal, Log, LogEntry, Offer as _, Recorder,
    Refusal, Script, Seat, SplitMix64, Viewer,
};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyTuple};

use crate::by_hand::ByHand;
use crate::convert::to_python;
use crate::errors::{
    IllegalMove, Misuse, explained, not_a_saved_game, refused, unreadable, wrong_type,
};
use crate::game::{Game, Rules, outcomes_from};
use crate::knowledge::Knowledge;
use crate::seat as seat_numbered;

pub(crate) use self::saved::{read_saved, replay};

/// One input, and what chance decided because of it.
#[derive(Clone, Debug)]
struct Step {
    input: GameInput<AnyMove>,
    chance: Vec<ChanceOutcome>,
}

#[pyclass(module = "asterism")]
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: AnyState,
    generator: SplitMix64,
    begin: Arc<[ChanceOutcome]>,
    steps: Vec<Step>,
    /// A sampled position has no past that could be saved.
    sampled: bool,
}

pub(crate) fn random_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

impl State {
    pub(crate) fn begun(
        rules: Arc<Rules>,
        state: AnyState,
        begin: Vec<ChanceOutcome>,
        generator: SplitMix64,
    ) -> Self {
        Self { rules, state, generator, begin: begin.into(), steps: Vec::new(), sampled: false }
    }

    pub(crate) fn sampled(rules: Arc<Rules>, state: AnyState, generator: SplitMix64) -> Self {
        let begin = Arc::default();
        Self { rules, state, generator, begin, steps: Vec::new(), sampled: true }
    }

    /// The seat that is meant: the given one, or the first that is asked.
    pub(crate) fn seat_or_asked(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(number) => {
                let seat = seat_numbered(number)?;
                let taken = self.rules.game.seats(&self.state).contains(seat);
                if taken { Ok(seat) } else { Err(refused(&Refusal::NoSuchSeat { seat: number })) }
            }
            None => self
                .rules
                .game
                .open(&self.state)
                .lowest()
                .ok_or_else(|| refused(&Refusal::GameOver)),
        }
    }

    pub(crate) fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        match seat {
            None => Ok(Viewer::Spectator),
            Some(_) => self.seat_or_asked(seat).map(Viewer::Seat),
        }
    }

    pub(crate) fn offer(&self, seat: Seat) -> AnyOffer {
        self.rules.game.offer(&self.state, seat)
    }

    /// The move that a text or an action stands for.
    fn meant(&self, seat: Seat, mv: &Bound<'_, PyAny>) -> PyResult<AnyMove> {
        if let Ok(text) = mv.extract::<std::borrow::Cow<'_, str>>() {
            let read = self.rules.game.read_move(&self.state, seat, &text);
            return read.map_err(|refusal| refused(&refusal));
        }
        let Ok(number) = mv.extract::<i64>() else {
            if mv.is_instance_of::<PyInt>() {
                return Err(self.no_such_action(&mv.str()?.to_string()));
            }
            return Err(wrong_type(
                "A move is a text such as \"draw\", or the number of an action.",
            ));
        };
        self.numbered(seat, number)
    }

    fn no_such_action(&self, action: &str) -> PyErr {
        let last = self.rules.encoding().action_count() - 1;
        explained::<IllegalMove>(&Misuse::NoSuchAction { action: action.to_owned(), last })
    }

    fn numbered(&self, seat: Seat, number: i64) -> PyResult<AnyMove> {
        let encoding = self.rules.encoding();
        let action =
            usize::try_from(number).ok().filter(|&action| action < encoding.action_count());
        let Some(action) = action else { return Err(self.no_such_action(&number.to_string())) };
        encoding.move_at(seat, action).ok_or_else(|| self.not_this(action))
    }

    fn not_this(&self, action: usize) -> PyErr {
        let text = self.rules.encoding().action_text(action);
        explained::<IllegalMove>(&Misuse::NotThisAction { action, text })
    }

    /// Lets an input happen by the generator, or by these outcomes.
    fn happen(
        &mut self,
        input: GameInput<AnyMove>,
        outcomes: Option<Vec<ChanceOutcome>>,
        journal: &mut Journal<asterism_catalog::AnyEvent>,
    ) -> PyResult<()> {
        let game = &self.rules.game;
        let chance = match outcomes {
            None => {
                let mut recorder = Recorder::new(&mut self.generator);
                let applied = game.apply(&mut self.state, &input, &mut recorder, journal);
                applied.map_err(|refusal| refused(&refusal))?;
                recorder.into_outcomes()
            }
            Some(outcomes) => {
                // Whether the outcomes fit is only known afterward.
                let mut state = self.state.clone();
                let mut by_hand = ByHand::new(&outcomes);
                let applied = game.apply(&mut state, &input, &mut by_hand, journal);
                applied.map_err(|refusal| refused(&refusal))?;
                by_hand.finish()?;
                self.state = state;
                outcomes
            }
        };
        self.steps.push(Step { input, chance });
        Ok(())
    }

    fn log(&self) -> Log {
        let game = &self.rules.game;
        let entry = |step: &Step| LogEntry {
            input: match &step.input {
                GameInput::Answer { seat, mv } => InputText::Answer(*seat, game.write_move(mv)),
                GameInput::Joins(seat) => InputText::Joins(*seat),
                GameInput::Leaves(seat) => InputText::Leaves(*seat),
            },
            chance: step.chance.clone(),
        };
        Log { begin: self.begin.to_vec(), entries: self.steps.iter().map(entry).collect() }
    }

    /// Reads a saved game and plays it again. `wanted` is the setup it must have.
    pub(crate) fn read(text: &str, wanted: Option<&Arc<Rules>>) -> PyResult<Self> {
        let (rules, log) = read_saved(text, wanted)?;
        replay(&rules, &log, |_| ())
    }

    /// The moment after so many inputs, at which the position was this one.
    pub(crate) fn earlier(&self, inputs: usize, state: AnyState) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            state,
            generator: self.generator,
            begin: Arc::clone(&self.begin),
            steps: self.steps[..inputs].to_vec(),
            sampled: self.sampled,
        }
    }
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.rules) }
    }

    /// The seats that are taken.
    #[getter]
    fn seats(&self) -> Vec<usize> {
        self.rules.game.seats(&self.state).iter().map(Seat::index).collect()
    }

    /// The seats whose answer is awaited.
    #[getter]
    fn asked(&self) -> Vec<usize> {
        self.rules.game.open(&self.state).iter().map(Seat::index).collect()
    }

    /// The first of them.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.rules.game.open(&self.state).lowest().map(Seat::index)
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.rules.game.outcome(&self.state).is_some()
    }

    /// How the game ended.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.rules.game.outcome(&self.state) else { return Ok(None) };
        let seats = self.rules.game.seats(&self.state);
        let dict = PyDict::new(py);
        dict.set_item("reason", outcome.reason)?;
        let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
        dict.set_item("winners", winners)?;
        let scores: Vec<Option<i16>> =
            seats.iter().map(|seat| outcome.scores[seat.index()]).collect();
        dict.set_item("scores", scores)?;
        Ok(Some(dict))
    }

    /// What the ending is worth to each seat; all zero before it.
    #[getter]
    fn rewards(&self) -> Vec<f64> {
        let players = self.rules.setup.players;
        let outcome = self.rules.game.outcome(&self.state);
        let reward = |index: usize| {
            let seat = Seat::new(index);
            outcome.map_or(0.0, |outcome| asterism_encoding::reward(&outcome, players, seat))
        };
        (0..players).map(reward).collect()
    }

    /// How many inputs led here.
    fn __len__(&self) -> usize {
        self.steps.len()
    }

    /// The legal moves of a seat as texts.
    #[pyo3(signature = (seat=None))]
    fn moves(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.is_over() {
            return Ok(Vec::new());
        }
        let offer = self.offer(self.seat_or_asked(seat)?);
        Ok(offer.iter().map(|mv| self.rules.game.write_move(&mv)).collect())
    }

    /// The legal moves of a seat as numbers.
    #[pyo3(signature = (seat=None))]
    fn actions(&self, seat: Option<usize>) -> PyResult<Vec<usize>> {
        if seat.is_none() && self.is_over() {
            return Ok(Vec::new());
        }
        let seat = self.seat_or_asked(seat)?;
        let encoding = self.rules.encoding();
        Ok(self.offer(seat).iter().filter_map(|mv| encoding.action(seat, &mv)).collect())
    }

    /// Makes a move, and returns what everybody is told about it.
    #[pyo3(signature = (mv, seat=None, *, chance=None, viewer=None))]
    fn apply<'py>(
        &mut self,
        py: Python<'py>,
        mv: &Bound<'py, PyAny>,
        seat: Option<usize>,
        chance: Option<&Bound<'py, PyAny>>,
        viewer: Option<usize>,
    ) -> PyResult<Bound<'py, PyList>> {
        let seat = self.seat_or_asked(seat)?;
        let viewer = self.viewer(viewer)?;
        let mv = self.meant(seat, mv)?;
        let outcomes = chance.map(outcomes_from).transpose()?;
        let mut journal = Journal::default();
        self.happen(GameInput::Answer { seat, mv }, outcomes, &mut journal)?;
        let told = PyList::empty(py);
        for event in journal.told_to(viewer) {
            told.append(to_python(py, event)?)?;
        }
        Ok(told)
    }

    /// Makes the move of the first asked seat with this number, and returns the legal
    /// actions of the seat that is asked next.
    fn step(&mut self, action: i64) -> PyResult<Vec<usize>> {
        let game = &self.rules.game;
        let asked = game.open(&self.state).lowest();
        let seat = asked.ok_or_else(|| refused(&Refusal::GameOver))?;
        let mv = self.numbered(seat, action)?;
        let mut offer = AnyOffer::default();
        game.offer_into(&self.state, seat, &mut offer);
        if !offer.contains(&mv) {
            let input = GameInput::Answer { seat, mv };
            let refusal = game.check(&self.state, &input).err().unwrap_or(Refusal::GameOver);
            return Err(refused(&refusal));
        }
        let mut recorder = Recorder::new(&mut self.generator);
        game.step(&mut self.state, seat, &mv, &mut recorder, &mut asterism_kernel::Silent);
        let chance = recorder.into_outcomes();
        self.steps.push(Step { input: GameInput::Answer { seat, mv }, chance });
        let Some(next) = game.open(&self.state).lowest() else { return Ok(Vec::new()) };
        game.offer_into(&self.state, next, &mut offer);
        let encoding = self.rules.encoding();
        Ok(offer.iter().filter_map(|mv| encoding.action(next, &mv)).collect())
    }

    /// A new player takes a free seat.
    #[pyo3(signature = (seat, *, chance=None))]
    fn join(&mut self, seat: usize, chance: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let outcomes = chance.map(outcomes_from).transpose()?;
        self.happen(GameInput::Joins(seat_numbered(seat)?), outcomes, &mut Journal::default())
    }

    /// The player of a seat goes for good.
    #[pyo3(signature = (seat, *, chance=None))]
    fn leave(&mut self, seat: usize, chance: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let outcomes = chance.map(outcomes_from).transpose()?;
        self.happen(GameInput::Leaves(seat_numbered(seat)?), outcomes, &mut Journal::default())
    }

    /// The text of an action of a seat.
    #[pyo3(signature = (action, seat=None))]
    fn text(&self, action: i64, seat: Option<usize>) -> PyResult<String> {
        let mv = self.numbered(self.seat_or_asked(seat)?, action)?;
        Ok(self.rules.game.write_move(&mv))
    }

    /// The action of a text.
    #[pyo3(signature = (text, seat=None))]
    fn action(&self, text: &str, seat: Option<usize>) -> PyResult<usize> {
        let seat = self.seat_or_asked(seat)?;
        let read = self.rules.game.read_move(&self.state, seat, text);
        let mv = read.map_err(|refusal| refused(&refusal))?;
        let action = self.rules.encoding().action(seat, &mv);
        action.ok_or_else(|| self.no_such_action(text))
    }

    /// What a seat sees, or a spectator.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.rules.game.view(&self.state, self.viewer(seat)?))
    }

    /// What a seat knows, or a spectator.
    #[pyo3(signature = (seat=None))]
    fn knowledge(&self, seat: Option<usize>) -> PyResult<Knowledge> {
        let viewer = self.viewer(seat)?;
        let knowledge = self.rules.game.knowledge(&self.state, viewer);
        Ok(Knowledge { rules: Arc::clone(&self.rules), knowledge })
    }

    /// What a seat knows as numbers.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = match (seat, self.is_over()) {
            (None, true) => Some(0),
            _ => seat,
        };
        let seat = self.seat_or_asked(seat)?;
        let encoding = self.rules.encoding();
        let array = PyArray1::zeros(py, encoding.layout().size(), false);
        let knowledge = self.rules.game.knowledge(&self.state, Viewer::Seat(seat));
        encoding.observe(&knowledge, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// A 1 for every legal action of a seat.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = match (seat, self.is_over()) {
            (None, true) => Some(0),
            _ => seat,
        };
        let seat = self.seat_or_asked(seat)?;
        let encoding = self.rules.encoding();
        let array = PyArray1::zeros(py, encoding.action_count(), false);
        encoding.mask(seat, &self.offer(seat), array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// The same position with another future.
    #[pyo3(signature = (seed))]
    fn reseed(&mut self, seed: u64) {
        self.generator = SplitMix64::new(seed);
    }

    /// A copy, with or without everything that led here.
    #[pyo3(name = "clone", signature = (*, past=true))]
    fn clone_in_python(&self, past: bool) -> Self {
        if past {
            return self.clone();
        }
        Self::sampled(Arc::clone(&self.rules), self.state.clone(), self.generator)
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.borrow();
            self.rules.same(&other.rules) && self.state == other.state
        })
    }

    /// The setup and the log as text, which `asterism replay` reads, too.
    fn save(&self) -> PyResult<String> {
        if self.sampled {
            return Err(not_a_saved_game("a sampled position has no log"));
        }
        saved::write(&self.rules, self.log())
    }

    /// Reads a saved game.
    #[staticmethod]
    fn load(text: &str) -> PyResult<Self> {
        Self::read(text, None)
    }

    /// What a seat was told since the start, or a spectator.
    #[pyo3(signature = (seat=None))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyList>> {
        let viewer = self.viewer(seat)?;
        if self.sampled {
            return Err(not_a_saved_game("a sampled position has no log"));
        }
        let game = &self.rules.game;
        let mut journal = Journal::default();
        let mut state = game.begin(&mut Script::new(self.begin.iter().cloned()), &mut journal);
        for Step { input, chance } in &self.steps {
            let mut script = Script::new(chance.iter().cloned());
            let applied = game.apply(&mut state, input, &mut script, &mut journal);
            applied.map_err(|refusal| refused(&refusal))?;
        }
        let told = PyList::empty(py);
        for event in journal.told_to(viewer) {
            told.append(to_python(py, event)?)?;
        }
        Ok(told)
    }

    /// The inputs with what chance decided.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.log())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let rebuild = py.import("asterism")?.getattr("_rebuild_state")?;
        let text = if self.sampled {
            serde_json::to_string(&self.state).map_err(unreadable)?
        } else {
            self.save()?
        };
        (rebuild, (self.game(), text, self.sampled)).into_pyobject(py)
    }

    /// For copies in other processes: a position without its past.
    #[staticmethod]
    fn _from_position(game: &Game, text: &str) -> PyResult<Self> {
        let state = serde_json::from_str(text).map_err(unreadable)?;
        let rules = Arc::clone(&game.rules);
        Ok(Self::sampled(rules, state, SplitMix64::new(random_seed())))
    }

    fn __repr__(&self) -> String {
        let name = self.rules.game.facts().name;
        let asked = self.asked();
        if asked.is_empty() {
            format!("<State of {name}: over after {} moves>", self.steps.len())
        } else {
            format!("<State of {name}: {} moves, asks {asked:?}>", self.steps.len())
        }
    }
}
