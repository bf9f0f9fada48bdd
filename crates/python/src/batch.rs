//! Many games at once, stepped into NumPy arrays.

use asterism_encoding::{
    AnyBatch, Autoreset, BatchBuffers, BatchError as Refused, BatchPlan, SeatPlayer, any_batch,
};
use asterism_kernel::MAX_SEATS;
use numpy::{
    PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray1,
    PyReadwriteArray2, PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;

use crate::agent::level_and_budget;
use crate::errors::{AsterismError, BatchError, explained, wrong_type};
use crate::game::Game;
use crate::state::random_seed;

/// A game that is longer than this is truncated, unless another limit is given.
const MAX_DECISIONS: u32 = 20_000;

#[pyclass(module = "asterism")]
pub(crate) struct Batch {
    batch: Box<dyn AnyBatch>,
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    seats: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    terminated: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    begun: bool,
}

/// The arrays, borrowed for one step.
struct Borrowed<'py> {
    observations: PyReadwriteArray2<'py, u8>,
    masks: PyReadwriteArray2<'py, u8>,
    seats: PyReadwriteArray1<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminated: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
}

impl<'py> Borrowed<'py> {
    fn buffers(&mut self) -> PyResult<BatchBuffers<'_>> {
        Ok(BatchBuffers {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            terminated: self.terminated.as_slice_mut()?,
            truncated: self.truncated.as_slice_mut()?,
        })
    }
}

impl Batch {
    fn borrowed<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        let busy = |error: numpy::BorrowError| wrong_type(error.to_string());
        Ok(Borrowed {
            observations: self.observations.bind(py).try_readwrite().map_err(busy)?,
            masks: self.masks.bind(py).try_readwrite().map_err(busy)?,
            seats: self.seats.bind(py).try_readwrite().map_err(busy)?,
            rewards: self.rewards.bind(py).try_readwrite().map_err(busy)?,
            terminated: self.terminated.bind(py).try_readwrite().map_err(busy)?,
            truncated: self.truncated.bind(py).try_readwrite().map_err(busy)?,
        })
    }
}

/// Who plays each seat: nothing for the caller, or a level with an optional budget
/// (`"regular:200"`).
fn players_from(
    players: Option<Vec<Option<String>>>,
    py: Python<'_>,
) -> PyResult<[SeatPlayer; MAX_SEATS]> {
    let mut found = [SeatPlayer::Caller; MAX_SEATS];
    for (place, player) in found.iter_mut().zip(players.unwrap_or_default()) {
        let Some(player) = player else { continue };
        let (level, budget) = match player.split_once(':') {
            Some((level, budget)) => (level, Some(budget.into_pyobject(py)?.into_any())),
            None => (player.as_str(), None),
        };
        let (level, budget) = level_and_budget(level, budget.as_ref(), 1)?;
        *place = SeatPlayer::Bot(level, budget);
    }
    Ok(found)
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, *, players=None, threads=0, max_decisions=MAX_DECISIONS, autoreset="same"))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        games: usize,
        players: Option<Vec<Option<String>>>,
        threads: usize,
        max_decisions: u32,
        autoreset: &str,
    ) -> PyResult<Self> {
        let autoreset = match autoreset {
            "same" => Autoreset::SameStep,
            "next" => Autoreset::NextStep,
            other => {
                let sentence = format!("autoreset is \"same\" or \"next\", not \"{other}\".");
                return Err(AsterismError::new_err(sentence));
            }
        };
        let players = players_from(players, py)?;
        let plan = BatchPlan { games, seed: 0, players, threads, max_decisions, autoreset };
        let batch = any_batch(&game.get().rules.game, plan);
        let batch = batch.map_err(|error| explained::<BatchError>(&error))?;
        let games = batch.games();
        Ok(Self {
            observations: PyArray2::zeros(py, [games, batch.observation_size()], false).unbind(),
            masks: PyArray2::zeros(py, [games, batch.action_count()], false).unbind(),
            seats: PyArray1::zeros(py, games, false).unbind(),
            rewards: PyArray2::zeros(py, [games, batch.players()], false).unbind(),
            terminated: PyArray1::zeros(py, games, false).unbind(),
            truncated: PyArray1::zeros(py, games, false).unbind(),
            batch,
            begun: false,
        })
    }

    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.observations.bind(py).clone()
    }

    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.masks.bind(py).clone()
    }

    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.seats.bind(py).clone()
    }

    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    #[getter]
    fn terminated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.terminated.bind(py).clone()
    }

    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.truncated.bind(py).clone()
    }

    fn __len__(&self) -> usize {
        self.batch.games()
    }

    /// Begins all games.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let seed = seed.unwrap_or_else(random_seed);
        let mut arrays = self.borrowed(py)?;
        let buffers = arrays.buffers()?;
        let batch = &mut self.batch;
        let begun = py.detach(|| batch.reset(seed, buffers));
        begun.map_err(|error| explained::<BatchError>(&error))?;
        self.begun = true;
        Ok(())
    }

    /// Makes a move in every game.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if !self.begun {
            self.reset(py, None)?;
        }
        let Ok(actions) = actions.cast::<PyArray1<i64>>() else {
            return Err(wrong_type("The actions must be a one-dimensional array of int64."));
        };
        let actions: PyReadonlyArray1<'_, i64> =
            actions.try_readonly().map_err(|error| wrong_type(error.to_string()))?;
        let mut arrays = self.borrowed(py)?;
        let buffers = arrays.buffers()?;
        let batch = &mut self.batch;
        let stepped = match actions.as_slice() {
            Ok(actions) => py.detach(|| batch.step(actions, buffers)),
            Err(_) => {
                let actions: Vec<i64> = actions.as_array().iter().copied().collect();
                py.detach(|| batch.step(&actions, buffers))
            }
        };
        stepped.map_err(|error| explained::<BatchError>(&error))
    }

    /// A random legal action for every game.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyArray1<i64>>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        if !self.begun {
            self.reset(py, None)?;
        }
        let array = match out {
            Some(array) => array.clone(),
            None => PyArray1::zeros(py, self.batch.games(), false),
        };
        let found = array.len();
        let mut actions = array.try_readwrite().map_err(|error| wrong_type(error.to_string()))?;
        let actions = actions.as_slice_mut().map_err(|_| {
            let wanted = self.batch.games();
            explained::<BatchError>(&Refused::Length { array: "out", found, wanted })
        })?;
        let batch = &mut self.batch;
        py.detach(|| batch.sample(actions)).map_err(|error| explained::<BatchError>(&error))?;
        Ok(array)
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games>", self.batch.games())
    }
}
