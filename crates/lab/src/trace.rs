//! Traces: whole games, written down so that any engine can play them again.

mod check;
mod format;
mod produce;

pub use check::{CheckError, Checked, Difference, check, check_line};
pub use format::{Decision, Final, Reshuffle, Trace};
pub use produce::produce;
