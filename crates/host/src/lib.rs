//! Runs live tables.
//!
//! Owns: one task with a mailbox per table, loaded on demand and unloaded when
//! idle; the guarantee that a move is durable before it is acknowledged; timers;
//! a bounded pool for bots; presence; several nodes that share one database.
//!
//! Knows nothing about: the rules of any game, SQL, HTTP, pages.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod analyses;
mod bots;
mod clock;
mod config;
mod error;
mod experiments;
mod fair_gate;
mod hints;
mod host;
mod load;
mod metrics;
mod node;
mod operate;
mod presence;
mod quota;
mod replays;
mod summary_row;
mod table_usage;
mod task;
mod workers;

pub use analyses::{
    AnalysisProgress, AnalyzedGame, PartialAnalysis, PrepareError, PreparedAnalysis,
    prepare_analysis,
};
pub use config::Config;
pub use error::HostError;
pub use experiments::{ExperimentProgress, ExperimentStage};
pub use hints::Hint;
pub use host::Host;
pub use load::record;
pub use metrics::{Histogram, HostMetrics};
pub use operate::Order;
pub use presence::Viewing;
pub use quota::{Exhausted, Quotas};
pub use summary_row::{GameResult, Sitter, Summary};
pub use workers::Workers;
