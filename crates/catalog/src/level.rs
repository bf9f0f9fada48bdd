//! The one list of levels of bots: the same names everywhere.
//!
//! What a level means is for whoever runs bots to say; tables and records only
//! name it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How well a bot plays. A further one is a variant, a row in [`Level::ALL`]
/// and an arm where bots think.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any offered move.
    Random,
    /// Sensible, and a little careless.
    Beginner,
    /// Tries every move in worlds that may be, up to the end of the turn.
    #[default]
    Regular,
    /// Searches a tree of moves over worlds that may be, as long as it may.
    Expert,
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" is not a level of bots; choose random, beginner, regular or expert")]
pub struct LevelError {
    /// The text.
    pub text: String,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Beginner, Self::Regular, Self::Expert];

    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::Regular => "regular",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| LevelError { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!("Expert".parse::<Level>().is_err());
    }
}
