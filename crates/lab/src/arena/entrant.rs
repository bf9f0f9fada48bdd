//! Who may enter the arena.

use std::fmt;
use std::str::FromStr;

use asterism_bots::Level;
use thiserror::Error;

/// Somebody who plays in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// A bot, which sees what its seat knows.
    Bot(Level),
    /// A measuring stick, no bot: the expert's search on the position itself,
    /// every hand and the order of the deck included.
    Cheat,
}

/// A text that names nobody.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" can't play in the arena; choose among random, beginner, regular, expert, and cheat, which sees everything"
)]
pub struct EntrantError {
    /// The text.
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
