//! What came of running scenarios.

use std::fmt;

use serde::Serialize;

/// What kind of failure it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailureKind {
    /// The scenario says something that makes no sense.
    Unusable,
    /// The game does something else than the scenario expects.
    Differs,
}

/// Why a scenario failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// Whose fault it is.
    pub kind: FailureKind,
    /// Where: a step and key, or a place in the JSON text.
    pub place: String,
    /// What was wrong there.
    pub message: String,
}

impl Failure {
    /// The same failure with its place told from the step, counted from 1.
    pub(super) fn in_step(self, index: usize) -> Self {
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

/// What came of one scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The file it is from.
    pub source: String,
    /// Its name, or its place in the file if it has none.
    pub name: String,
    /// Why it failed, if it did.
    pub failure: Option<Failure>,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.failure {
            None => write!(f, "ok {}", self.name),
            Some(failure) => write!(f, "FAIL {}: {failure}", self.name),
        }
    }
}

/// What came of several scenarios: one line each, then the numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Each scenario, in order.
    pub verdicts: Vec<Verdict>,
}

impl Report {
    /// How many passed.
    #[must_use]
    pub fn passed(&self) -> usize {
        self.verdicts.len() - self.failed()
    }

    /// How many make no sense; they count as failed, too.
    #[must_use]
    pub fn unusable(&self) -> usize {
        let failures = self.verdicts.iter().filter_map(|verdict| verdict.failure.as_ref());
        failures.filter(|failure| failure.kind == FailureKind::Unusable).count()
    }

    /// How many failed.
    #[must_use]
    pub fn failed(&self) -> usize {
        self.verdicts.iter().filter(|verdict| verdict.failure.is_some()).count()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for verdict in &self.verdicts {
            writeln!(f, "{verdict}")?;
        }
        write!(f, "{} passed, {} failed", self.passed(), self.failed())
    }
}
