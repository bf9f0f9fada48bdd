//! Why something asked of a table was not done.

use asterism_store::StoreError;
use asterism_table::{Corrupt, ForkError, TableRefusal};
use thiserror::Error;

use crate::quota::Exhausted;

/// Why something asked of a table was not done. Nothing has changed, unless
/// the store can't tell.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum HostError {
    /// There is no such table.
    #[error("There is no such table; check the link.")]
    NoSuchTable,
    /// The table refuses it.
    #[error(transparent)]
    Refused(#[from] TableRefusal),
    /// It could not be kept.
    #[error("It could not be saved: {0}.")]
    Store(#[from] StoreError),
    /// The log of the table can't be replayed.
    #[error("This table can't be loaded: {0}")]
    Corrupt(#[from] Corrupt),
    /// A quota is used up.
    #[error("{}", sentence(*.0))]
    Quota(Exhausted),
    /// An operator has taken the table out of service.
    #[error("This table is out of service; ask the operator of this server.")]
    Quarantined,
    /// Too much is asked of the table.
    #[error("The table is busy; try again in a moment.")]
    Busy,
    /// The cards somebody brought take too long.
    #[error("Working with these cards takes too long; use fewer or simpler cards.")]
    TooSlow,
    /// The program is being stopped.
    #[error("The server is being stopped; try again in a moment.")]
    Stopping,
    /// The system has no random numbers.
    #[error("The system gives no random numbers: {0}")]
    NoRandomness(String),
}

const fn sentence(quota: Exhausted) -> &'static str {
    match quota {
        Exhausted::Tables => "You have too many tables; finish or leave one first.",
        Exhausted::BotTables => "You have too many tables with bots only; end one first.",
        Exhausted::Bytes => "Your tables take too much space; ask the operator of this server.",
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

impl HostError {
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
            Self::Quarantined => "quarantined",
            Self::Busy => "busy",
            Self::TooSlow => "cards-too-slow",
            Self::Stopping => "stopping",
            Self::NoRandomness(_) => "no-randomness",
        }
    }
}
