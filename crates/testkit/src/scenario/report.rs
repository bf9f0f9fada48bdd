//! The results of running scenarios.

use std::fmt;

use asterism_positions::{Failure, FailureKind};
use serde::Serialize;

use super::load::ScenarioLoadError;

/// The result of one scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The file it is from.
    pub source: String,
    /// Its name, or its place in the file if it has none.
    pub name: String,
    /// Why it failed, if it did.
    pub failure: Option<Failure>,
}

impl Verdict {
    /// The result of a file or block that can't be read.
    pub(super) fn unreadable(error: &ScenarioLoadError) -> Self {
        let (source, line) = (error.path().to_owned(), error.line());
        let whole = error.to_string();
        let message = whole.strip_prefix(&format!("{source}: ")).unwrap_or(&whole);
        let (place, message) = match (line, message.split_once(": ")) {
            (Some(_), Some((place, message))) => (place, message),
            _ => ("file", message),
        };
        let failure = Failure {
            kind: FailureKind::Unusable,
            place: place.to_owned(),
            message: message.to_owned(),
            line,
            path: String::new(),
        };
        Self { name: source.clone(), source, failure: Some(failure) }
    }

    /// Where the failure is, as `file:line`.
    #[must_use]
    pub fn location(&self) -> String {
        match self.failure.as_ref().and_then(|failure| failure.line) {
            Some(line) => format!("{}:{line}", self.source),
            None => self.source.clone(),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.failure {
            None => write!(f, "ok {}", self.name),
            Some(failure) => write!(f, "FAIL {}: {failure}", self.name),
        }
    }
}

/// The results of several scenarios. Displayed, it is one line each and then
/// the totals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ScenarioReport {
    /// Each scenario, in order.
    pub verdicts: Vec<Verdict>,
}

impl ScenarioReport {
    /// How many passed.
    #[must_use]
    pub fn passed(&self) -> usize {
        self.verdicts.len() - self.failed()
    }

    /// How many can't be run as they are written. They count as failed, too.
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

impl fmt::Display for ScenarioReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for verdict in &self.verdicts {
            writeln!(f, "{verdict}")?;
        }
        write!(f, "{} passed, {} failed", self.passed(), self.failed())
    }
}
