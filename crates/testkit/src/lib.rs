//! Tools to test games with.
//!
//! Owns: the conformance suite for the kernel's contract, the scenario runner, entry
//! points for fuzzers, random card definitions, and reading files named by a user.
//!
//! Knows nothing about: servers, storage, the command line.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

pub mod conformance;
pub mod fuzz;
#[cfg(feature = "invented")]
pub mod invented;
pub mod scenario;
mod text_file;

pub use text_file::{MAX_TEXT_FILE_LEN, check_ordinary_file, read_text_file};
