//! The levels of bots.
//!
//! Only the names are defined here; the `bots` crate defines what they mean.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How well a bot plays. To add a level, add a variant, a row in [`Level::ALL`] and
/// an arm in the `bots` crate.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Uniformly random moves.
    Random,
    /// Sensible, with occasional mistakes.
    Beginner,
    /// Flat Monte Carlo over determinizations, up to the end of the turn.
    #[default]
    Regular,
    /// Tree search over determinizations, within the time limit.
    Expert,
}

/// A text that is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" is not a level of bots; choose random, beginner, regular or expert")]
pub struct LevelError {
    pub text: String,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Beginner, Self::Regular, Self::Expert];

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
