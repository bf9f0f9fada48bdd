//! What every game is tested with.
//!
//! Owns: the conformance suite over the kernel's contract, the scenario
//! runner, the functions that fuzzers feed, random card definitions.
//!
//! Knows nothing about: servers, storage, the command line.

pub mod conformance;
pub mod fuzz;
#[cfg(feature = "invented")]
pub mod invented;
pub mod scenario;
