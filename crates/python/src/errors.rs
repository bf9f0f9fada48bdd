//! Exceptions, with the same sentences as everywhere else.

use std::sync::atomic::{AtomicUsize, Ordering};

use asterism_kernel::{Argument, Explained, LogError, Refusal, ScriptError};
use asterism_words::{Language, People, error_text, refusal_text};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use pyo3::{PyTypeInfo, create_exception};

use crate::by_hand::ChanceOutcomes;
use crate::convert::to_python;

create_exception!(asterism, AsterismError, PyValueError, "What Asterism refuses, and why.");
create_exception!(asterism, SetupError, AsterismError, "There can be no such game.");
create_exception!(asterism, IllegalMove, AsterismError, "A move or action that is refused.");
create_exception!(asterism, ChanceError, AsterismError, "Outcomes that don't fit the game.");
create_exception!(asterism, SavedGameError, AsterismError, "A saved game that can't be used.");
create_exception!(asterism, ExperimentError, AsterismError, "An experiment that can't be run.");
create_exception!(asterism, BatchError, AsterismError, "A batch that can't be made or stepped.");

/// The place of the language among [`Language::ALL`].
static LANGUAGE: AtomicUsize = AtomicUsize::new(0);

pub(crate) fn spoken() -> Language {
    Language::ALL.get(LANGUAGE.load(Ordering::Relaxed)).copied().unwrap_or_default()
}

/// The language of messages: `en`, `ru`, `pl` or `it`.
#[pyfunction]
pub(crate) fn language() -> &'static str {
    spoken().tag()
}

/// Sets the language of messages.
#[pyfunction]
pub(crate) fn set_language(tag: &str) -> PyResult<()> {
    let language: Language = tag.parse().map_err(|error: asterism_words::UnknownLanguage| {
        with_code::<AsterismError>(error.to_string(), error.code(), Vec::new())
    })?;
    let place = Language::ALL.iter().position(|known| *known == language).unwrap_or(0);
    LANGUAGE.store(place, Ordering::Relaxed);
    Ok(())
}

asterism_kernel::explained! {
    /// What only Python programs can ask for.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Misuse {
        /// No action has this number.
        NoSuchAction { action: String, last: usize } = "no-such-action",
        /// The action stands for a move that is not offered.
        NotThisAction { action: usize, text: String } = "not-this-action",
        /// A value of another game.
        OtherGame = "other-game",
        /// A text that is not a saved game.
        NotASavedGame { report: String } = "not-a-saved-game",
    }
    also {}
}

/// An exception with a code and arguments.
pub(crate) fn with_code<E: PyTypeInfo>(
    sentence: String,
    code: &'static str,
    arguments: Vec<(&'static str, Argument)>,
) -> PyErr {
    Python::attach(|py| {
        let error = PyErr::new::<E, _>(sentence);
        let describe = || -> PyResult<()> {
            let values = PyDict::new(py);
            for (name, value) in arguments {
                match value {
                    Argument::Number(number) => values.set_item(name, number)?,
                    Argument::Text(text) => values.set_item(name, text)?,
                }
            }
            error.value(py).setattr("code", code)?;
            error.value(py).setattr("arguments", values)
        };
        match describe() {
            Ok(()) => error,
            Err(other) => other,
        }
    })
}

/// An exception for an error with a sentence.
pub(crate) fn explained<E: PyTypeInfo>(error: &dyn Explained) -> PyErr {
    with_code::<E>(error_text(spoken(), error), error.code(), error.arguments())
}

/// An exception for a refused move.
pub(crate) fn refused(refusal: &Refusal) -> PyErr {
    let nobody = People { names: &[], you: None };
    let sentence = refusal_text(spoken(), refusal, nobody);
    with_code::<IllegalMove>(sentence, refusal.code(), refusal.arguments())
}

pub(crate) fn other_game() -> PyErr {
    explained::<AsterismError>(&Misuse::OtherGame)
}

pub(crate) fn not_a_saved_game(why: impl Into<String>) -> PyErr {
    explained::<SavedGameError>(&Misuse::NotASavedGame { report: why.into() })
}

pub(crate) fn unreadable(error: serde_json::Error) -> PyErr {
    not_a_saved_game(std::io::Error::from(error).to_string())
}

/// An exception for outcomes of chance that don't fit. `needed` is the outcome that is
/// missing, with everything that can come out.
pub(crate) fn unfit(error: &ScriptError, needed: Option<&ChanceOutcomes>) -> PyErr {
    let error = with_code::<ChanceError>(error.to_string(), "chance", Vec::new());
    Python::attach(|py| {
        let described = needed.map(|needed| to_python(py, needed)).transpose();
        match described.and_then(|needed| error.value(py).setattr("needed", needed)) {
            Ok(()) => error,
            Err(other) => other,
        }
    })
}

pub(crate) fn broken_log(error: &LogError) -> PyErr {
    not_a_saved_game(error.to_string())
}

/// An exception for a value of the wrong type.
pub(crate) fn wrong_type(sentence: impl Into<String>) -> PyErr {
    PyTypeError::new_err(sentence.into())
}
