//! Load and fault tests: drives real servers over loopback, like many people would.
//!
//! Owns: a small HTTP, event-stream and WebSocket client that is cheap compared with
//! the server it measures; starting, killing and measuring server processes; loads
//! and faults, for the tests of the command line and for the program `asterism-load`,
//! which measures all of them and writes docs/benchmarks-server.md.
//!
//! Knows nothing about: the rules of any game, the server's own code. It uses only
//! the API and the output of `asterism export`. It builds nothing: `cargo xtask bench
//! server` does, and tells it where the programs are.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

pub mod bots_first;
pub mod crowd;
pub mod hostile;
pub mod http;
pub mod kills;
pub mod ledger;
pub mod memory;
pub mod nodes;
pub mod outages;
pub mod peak;
pub mod peer;
pub mod player_view;
pub mod server;
pub mod socket;
pub mod steady;
pub mod times;

use std::fmt;

/// Why a load test could not run, or which expectation failed.
pub struct LoadError(pub String);

impl fmt::Debug for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for LoadError {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

pub type Result<T> = std::result::Result<T, LoadError>;

/// Fails with this message.
pub fn fail<T>(what: impl Into<String>) -> Result<T> {
    Err(LoadError(what.into()))
}
