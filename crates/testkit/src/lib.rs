//! What every game is tested with.
//!
//! Owns: the conformance suite over the kernel's contract, the scenario
//! runner, the functions that fuzzers feed, random card definitions, and
//! reading files that somebody named.
//!
//! Knows nothing about: servers, storage, the command line.

pub mod conformance;
pub mod fuzz;
#[cfg(feature = "invented")]
pub mod invented;
pub mod scenario;
mod text_file;

pub use text_file::{LONGEST_TEXT_FILE, check_ordinary_file, read_text_file};
