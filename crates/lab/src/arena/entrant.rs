//! The players of the arena.

use std::fmt;
use std::str::FromStr;

use asterism_bots::Level;
use thiserror::Error;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// A bot, which sees what its seat knows.
    Bot(Level),
    /// The expert's search on the real state, including every hand and the order of the
    /// draw pile. A yardstick, not a bot.
    Cheat,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" can't play in the arena; choose among random, beginner, regular, expert, and cheat, which sees everything"
)]
pub struct EntrantError {
    pub text: String,
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(f),
            Self::Cheat => f.pad("cheat"),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Self, EntrantError> {
        if text == "cheat" {
            return Ok(Self::Cheat);
        }
        text.parse().map(Self::Bot).map_err(|_| EntrantError { text: text.to_owned() })
    }
}
