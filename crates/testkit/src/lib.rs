//! What every game is tested with.
//!
//! Owns: the conformance suite over the kernel's contract, the scenario
//! runner, the functions that fuzzers feed.
//!
//! Knows nothing about: servers, storage, the command line.

pub mod conformance;
pub mod fuzz;
pub mod scenario;
