//! What a seat knows.

use std::sync::Arc;

use asterism_catalog::AnyKnowledge;
use asterism_kernel::{Game as _, SplitMix64};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;

use crate::game::Rules;
use crate::state::{State, random_seed};

#[pyclass(frozen, module = "asterism")]
pub(crate) struct Knowledge {
    pub(crate) rules: Arc<Rules>,
    pub(crate) knowledge: AnyKnowledge,
}

#[pymethods]
impl Knowledge {
    /// A random position that fits it.
    #[pyo3(signature = (seed=None))]
    fn sample(&self, seed: Option<u64>) -> State {
        let mut chance = SplitMix64::new(seed.unwrap_or_else(random_seed));
        let state = self.rules.game.sample_state(&self.knowledge, &mut chance);
        State::sampled(Arc::clone(&self.rules), state, chance)
    }

    /// It as numbers.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let encoding = self.rules.encoding();
        let array = PyArray1::zeros(py, encoding.layout().size(), false);
        encoding.observe(&self.knowledge, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            self.rules.same(&other.rules) && self.knowledge == other.knowledge
        })
    }

    fn __repr__(&self) -> String {
        format!("<Knowledge of {}>", self.rules.game.facts().name)
    }
}
