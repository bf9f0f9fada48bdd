//! Traces: records of whole games of Stella Quest that any engine can replay.

mod check;
mod format;
mod produce;

pub use check::{CheckError, Checked, Difference, check, check_line};
pub use format::{Final, Reshuffle, Trace, TraceDecision};
pub use produce::produce;
