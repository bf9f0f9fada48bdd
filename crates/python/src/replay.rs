//! A saved game, moment by moment.

use std::sync::Arc;

use asterism_catalog::AnyState;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::game::Game;
use crate::state::{State, read_saved, replay};

#[pyclass(frozen, module = "asterism")]
pub(crate) struct Replay {
    /// The end, with everything that led to it.
    end: State,
    /// The positions alone: the history of every moment would take space quadratic in the
    /// length of the game.
    moments: Vec<AnyState>,
}

#[pymethods]
impl Replay {
    /// Plays a saved game again.
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        let (rules, log) = read_saved(text, None)?;
        let mut moments = Vec::with_capacity(log.entries.len() + 1);
        let end = replay(&rules, &log, |state| moments.push(state.state.clone()))?;
        Ok(Self { end, moments })
    }

    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.end.rules) }
    }

    /// How many moments there are: the deal, and one after every input.
    fn __len__(&self) -> usize {
        self.moments.len()
    }

    /// The position at a moment.
    fn __getitem__(&self, index: isize) -> PyResult<State> {
        let count = self.moments.len() as isize;
        let index = if index < 0 { index + count } else { index };
        let moment = usize::try_from(index)
            .ok()
            .and_then(|index| Some(self.end.earlier(index, self.moments.get(index)?.clone())));
        let last = count - 1;
        moment.ok_or_else(|| PyIndexError::new_err(format!("The moments are 0 to {last}.")))
    }

    fn __repr__(&self) -> String {
        format!("<Replay of {} moments>", self.moments.len())
    }
}
