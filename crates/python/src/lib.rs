//! Asterism's games for Python: the native half of the package `asterism`.
//!
//! Owns: Python classes for games, positions, knowledge, bots, encodings, batches and
//! experiments, and the exceptions.
//!
//! Knows nothing about: tables, servers, storage, the web. The environments for PettingZoo
//! and Gymnasium are written in Python, next to this crate.
//!
//! The workspace forbids `unsafe`. This crate only denies it, because what PyO3's macros
//! generate contains some. None is written here.

// What people read about these items is in the type stubs.
#![allow(missing_docs, missing_debug_implementations)]

mod agent;
mod batch;
mod by_hand;
mod convert;
mod encoding;
mod errors;
mod game;
mod knowledge;
mod lab;
mod replay;
mod state;

use pyo3::prelude::*;

#[pymodule]
mod _asterism {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::agent::{Agent, Answer};
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::encoding::Encoding;
    #[pymodule_export]
    use crate::errors::{
        AsterismError, BatchError, ChanceError, ExperimentError, IllegalMove, SavedGameError,
        SetupError, language, set_language,
    };
    #[pymodule_export]
    use crate::game::{Game, games};
    #[pymodule_export]
    use crate::knowledge::Knowledge;
    #[pymodule_export]
    use crate::lab::{Experiment, merge_results, results_differences, results_findings};
    #[pymodule_export]
    use crate::replay::Replay;
    #[pymodule_export]
    use crate::state::State;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        // What an exception has if it says nothing else, so that programs can rely on it.
        let error = module.getattr("AsterismError")?;
        error.setattr("code", "usage")?;
        error.setattr("arguments", pyo3::types::PyDict::new(module.py()))?;
        module.getattr("ExperimentError")?.setattr("code", "experiment")?;
        module.getattr("ChanceError")?.setattr("needed", module.py().None())?;
        module.add("WAIT", asterism_encoding::WAIT)
    }
}

/// A seat from Python, or the refusal that there is none.
pub(crate) fn seat(number: usize) -> PyResult<asterism_kernel::Seat> {
    use asterism_kernel::{Refusal, Seat};
    Seat::from_index(number).ok_or_else(|| errors::refused(&Refusal::NoSuchSeat { seat: number }))
}
