//! Drives real servers over loopback, as many people would.
//!
//! Owns: a small HTTP, event-stream and WebSocket client that costs little beside
//! the server it measures; starting, killing and weighing server processes; the
//! loads and the misfortunes that `cargo xtask bench server` and the tests share.
//!
//! Knows nothing about: the rules of any game, the server's own code. Whatever it
//! says about a table it has from the API or from what `asterism export` wrote.

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

/// Why something could not be driven or did not hold.
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

/// What comes of it, or why nothing does.
pub type Result<T> = std::result::Result<T, LoadError>;

/// A [`LoadError`] in these words.
pub fn fail<T>(what: impl Into<String>) -> Result<T> {
    Err(LoadError(what.into()))
}
