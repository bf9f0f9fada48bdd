//! A question put to the arena, "does the first bot win at least so often?", and
//! played until the answer is certain.
//!
//! Where luck weighs most, a fixed number of games is either too small to tell or
//! far larger than needed. So games are doubled until the interval lies on one side
//! of what was asked. Each look could be the one that luck deceives; the risk of one
//! in twenty is shared out among all looks that may be made (Bonferroni), so that the
//! last interval is one of 95 % whenever it was decided to stop.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::statistics::{Confidence, Estimate};

/// What is asked about the first of a line-up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// What it must have at least.
    pub least: Least,
    /// How often the number of games may be doubled; at most [`Question::MOST_DOUBLINGS`].
    pub doublings: u32,
}

impl Question {
    /// More doublings are not meant seriously.
    pub const MOST_DOUBLINGS: u32 = Confidence::MOST_LOOKS - 1;

    /// How certain every look must be, so that all together err once in twenty times.
    pub(super) fn confidence(self) -> Confidence {
        Confidence::of_looks(self.looks())
    }

    /// How often one may look.
    pub(super) fn looks(self) -> u32 {
        self.doublings.min(Self::MOST_DOUBLINGS) + 1
    }

    /// What this says.
    pub(super) fn verdict(self, share: Estimate, times_fair: Estimate) -> Verdict {
        let (found, least) = match self.least {
            Least::Share(least) => (share, least),
            Least::TimesFair(least) => (times_fair, least),
        };
        if found.low >= least {
            Verdict::Reached
        } else if found.high < least {
            Verdict::Missed
        } else {
            Verdict::Open
        }
    }
}

/// How much somebody must win at least.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Least {
    /// This share of the victories, from 0 to 1.
    Share(f64),
    /// So many times what would be fair.
    TimesFair(f64),
}

/// Whether it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Certainly at least as much.
    Reached,
    /// Certainly less.
    Missed,
    /// The games were too few to tell.
    Open,
}

/// A text that names no such amount.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is nothing to reach; write a share of the wins such as 57%, or a multiple of the fair share such as 1.25x"
)]
pub struct LeastError {
    /// The text.
    pub text: String,
}

impl FromStr for Least {
    type Err = LeastError;

    fn from_str(text: &str) -> Result<Self, LeastError> {
        let number = |digits: &str| {
            let plain = digits.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
            digits.parse::<f64>().ok().filter(|number| plain && *number > 0.0)
        };
        let share = text.strip_suffix('%').and_then(number);
        let share = share.filter(|share| *share < 100.0).map(|share| Self::Share(share / 100.0));
        let times = text.strip_suffix('x').and_then(number).map(Self::TimesFair);
        share.or(times).ok_or_else(|| LeastError { text: text.to_owned() })
    }
}

impl fmt::Display for Least {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Hundredths of a per cent, so that what was read is written again.
            Self::Share(share) => write!(f, "{}%", (share * 1e4).round() / 1e2),
            Self::TimesFair(times) => write!(f, "{times}x"),
        }
    }
}

impl Serialize for Least {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_reached_is_read_and_written() {
        assert_eq!("57%".parse(), Ok(Least::Share(0.57)));
        assert_eq!("1.25x".parse(), Ok(Least::TimesFair(1.25)));
        for text in ["57%", "62.5%", "1.25x", "2x"] {
            assert_eq!(text.parse::<Least>().map(|least| least.to_string()), Ok(text.into()));
        }
        for text in ["", "57", "%", "x", "0%", "100%", "-1x", "0x", "nan%", "infx", "1e3x", "５7%"]
        {
            assert!(text.parse::<Least>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_verdict_needs_the_whole_interval() {
        let question = |least| Question { least, doublings: 2 };
        let share = Estimate { value: 0.6, low: 0.5, high: 0.7 };
        let times = share.times(4.0);
        let verdict = |least| question(least).verdict(share, times);
        assert_eq!(verdict(Least::Share(0.5)), Verdict::Reached);
        assert_eq!(verdict(Least::Share(0.51)), Verdict::Open);
        assert_eq!(verdict(Least::Share(0.71)), Verdict::Missed);
        assert_eq!(verdict(Least::TimesFair(1.9)), Verdict::Reached);
        assert_eq!(verdict(Least::TimesFair(2.9)), Verdict::Missed);
    }
}
