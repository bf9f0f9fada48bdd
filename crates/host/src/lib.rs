//! Runs live tables.
//!
//! Owns: a task with a mailbox per table, loaded on demand and put to sleep
//! when idle; that a move is acknowledged only when it is durable; timers; bots
//! in a bounded pool; who watches; several nodes that share one database.
//!
//! Knows nothing about: the rules of any game, SQL, HTTP, pages.

mod bots;
mod clock;
mod config;
mod error;
mod fair_gate;
mod head;
mod host;
mod load;
mod measure;
mod node;
mod operate;
mod presence;
mod quota;
mod replays;
mod table_usage;
mod task;
mod workers;

pub use config::Config;
pub use error::HostError;
pub use head::{Sitter, Summary};
pub use host::Host;
pub use load::record;
pub use measure::{Histogram, Measures};
pub use operate::Order;
pub use presence::Viewing;
pub use quota::{Exhausted, Quotas};
pub use workers::Workers;
