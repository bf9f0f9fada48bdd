//! Errors of the host.

use std::fmt;

use asterism_kernel::{Argument, Codes, Explained};
use asterism_store::StoreError;
use asterism_table::{Corrupt, ForkError, StagingError, TableRefusal};

use crate::quota::Exhausted;

/// Why a request to a table failed. Nothing has changed, unless the store reports
/// that the outcome is unknown.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum HostError {
    NoSuchTable,
    Refused(TableRefusal),
    Store(StoreError),
    /// The table's log can't be replayed.
    Corrupt(Corrupt),
    Quota(Exhausted),
    /// An operator has taken the table out of service.
    Quarantined,
    /// The table or the workers have too much to do.
    Busy,
    /// Work with custom cards took too long.
    TooSlow,
    Stopping,
    NoRandomness(String),
    /// Another experiment of the same person is running.
    ExperimentRunning,
    NoSuchExperiment,
}

impl HostError {
    /// The host's own codes. Those of tables, setups and stores are listed there.
    pub const CODES: Codes = &[
        ("no-such-table", &[]),
        ("quota-tables", &[]),
        ("quota-bot-tables", &[]),
        ("quota-bytes", &[]),
        ("quota-hints", &[]),
        ("quota-analyses", &[]),
        ("quota-experiments", &[]),
        ("experiment-running", &[]),
        ("no-such-experiment", &[]),
        ("quarantined", &[]),
        ("busy", &[]),
        ("cards-too-slow", &[]),
        ("stopping", &[]),
        ("no-randomness", &[]),
    ];

    /// The stable code, for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSuchTable => "no-such-table",
            Self::Refused(refusal) => refusal.code(),
            Self::Store(error) => error.code(),
            Self::Corrupt(corrupt) => corrupt.code(),
            Self::Quota(Exhausted::Tables) => "quota-tables",
            Self::Quota(Exhausted::BotTables) => "quota-bot-tables",
            Self::Quota(Exhausted::Bytes) => "quota-bytes",
            Self::Quota(Exhausted::Hints) => "quota-hints",
            Self::Quota(Exhausted::Analyses) => "quota-analyses",
            Self::Quota(Exhausted::Experiments) => "quota-experiments",
            Self::ExperimentRunning => "experiment-running",
            Self::NoSuchExperiment => "no-such-experiment",
            Self::Quarantined => "quarantined",
            Self::Busy => "busy",
            Self::TooSlow => "cards-too-slow",
            Self::Stopping => "stopping",
            Self::NoRandomness(_) => "no-randomness",
        }
    }
}

impl Explained for HostError {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match self {
            Self::Refused(refusal) => refusal.arguments(),
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Corrupt(corrupt) => corrupt.fmt(f),
            Self::NoRandomness(why) => write!(f, "the system gives no random numbers: {why}"),
            other => other.describe(f),
        }
    }
}

impl std::error::Error for HostError {}

impl From<TableRefusal> for HostError {
    fn from(refusal: TableRefusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for HostError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Corrupt> for HostError {
    fn from(corrupt: Corrupt) -> Self {
        Self::Corrupt(corrupt)
    }
}

impl From<StagingError> for HostError {
    fn from(error: StagingError) -> Self {
        match error {
            StagingError::Refused(refusal) => Self::Refused(refusal),
            StagingError::Corrupt(corrupt) => Self::Corrupt(corrupt),
            StagingError::Position(failure) => {
                Self::Corrupt(Corrupt::Position { number: 0, failure })
            }
        }
    }
}

impl From<ForkError> for HostError {
    fn from(error: ForkError) -> Self {
        match error {
            ForkError::Refused(refusal) => Self::Refused(refusal),
            ForkError::Corrupt(corrupt) => Self::Corrupt(corrupt),
        }
    }
}
