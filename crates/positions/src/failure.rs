//! What is wrong with a description, and where.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

/// Whether the game or the description is to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailureKind {
    /// The description can't be used as it is written.
    Unusable,
    /// The game does something else than the description says.
    Differs,
}

/// Why a description can't be used, or what the game does instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
pub struct Failure {
    pub kind: FailureKind,
    /// Where: a step and key, or a place in the JSON text.
    pub place: String,
    /// What is wrong there.
    pub message: String,
    /// The line of the file, from 1.
    pub line: Option<usize>,
    /// The same place as a path from the root of the description.
    #[serde(skip)]
    pub path: String,
}

impl Failure {
    /// The same failure with its place relative to a step, counted from 1.
    #[must_use]
    pub fn in_step(self, index: usize) -> Self {
        let step = format!("steps[{index}]");
        let within = self.place.strip_prefix(&step).unwrap_or(&self.place);
        let within = within.strip_prefix(".expect.").unwrap_or(within).trim_start_matches('.');
        let number = index + 1;
        let place = if within.is_empty() {
            format!("step {number}")
        } else {
            format!("step {number}: {within}")
        };
        Self { place, ..self }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}
