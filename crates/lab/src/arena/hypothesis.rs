//! A hypothesis, "the first bot wins at least this often", that the arena tests by
//! playing until the answer is certain.
//!
//! A fixed number of games is either too small to decide or far larger than needed.
//! So the number of games is doubled until the confidence interval lies on one side of
//! the target. Every look at the results could be wrong by luck; the error rate of 5 %
//! is divided among all planned looks (Bonferroni), so early stopping does not inflate
//! the false-positive rate.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::statistics::{Confidence, Estimate};

/// A claim about the first entrant of a line-up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypothesis {
    pub target: Target,
    /// How often the number of games may be doubled; at most [`Hypothesis::MAX_DOUBLINGS`].
    pub doublings: u32,
}

impl Hypothesis {
    /// Upper bound on doublings.
    pub const MAX_DOUBLINGS: u32 = Confidence::MAX_LOOKS - 1;

    /// The confidence of a single look, so that all looks together have 95 %.
    pub(super) fn confidence(self) -> Confidence {
        Confidence::of_looks(self.looks())
    }

    /// How often the results may be looked at.
    pub(super) fn looks(self) -> u32 {
        self.doublings.min(Self::MAX_DOUBLINGS) + 1
    }

    pub(super) fn verdict(self, share: Estimate, times_fair: Estimate) -> HypothesisVerdict {
        let (found, target) = match self.target {
            Target::Share(target) => (share, target),
            Target::TimesFair(target) => (times_fair, target),
        };
        if found.low >= target {
            HypothesisVerdict::Reached
        } else if found.high < target {
            HypothesisVerdict::Missed
        } else {
            HypothesisVerdict::Open
        }
    }
}

/// How much an entrant must win at least.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// This share of the wins, from 0 to 1.
    Share(f64),
    /// This multiple of the fair share.
    TimesFair(f64),
}

/// What the games say about a hypothesis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HypothesisVerdict {
    /// The interval is at or above the target.
    Reached,
    /// The interval is below the target.
    Missed,
    /// The interval contains the target.
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not a valid target; use a share of the wins such as 57%, or a multiple of the fair share such as 1.25x"
)]
pub struct TargetError {
    pub text: String,
}

impl FromStr for Target {
    type Err = TargetError;

    fn from_str(text: &str) -> Result<Self, TargetError> {
        let number = |digits: &str| {
            let plain = digits.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
            digits.parse::<f64>().ok().filter(|number| plain && *number > 0.0)
        };
        let share = text.strip_suffix('%').and_then(number);
        let share = share.filter(|share| *share < 100.0).map(|share| Self::Share(share / 100.0));
        let times = text.strip_suffix('x').and_then(number).map(Self::TimesFair);
        share.or(times).ok_or_else(|| TargetError { text: text.to_owned() })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Rounded to hundredths of a percent, so that a parsed text is printed unchanged.
            Self::Share(share) => write!(f, "{}%", (share * 1e4).round() / 1e2),
            Self::TimesFair(times) => write!(f, "{times}x"),
        }
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_parsed_and_printed() {
        assert_eq!("57%".parse(), Ok(Target::Share(0.57)));
        assert_eq!("1.25x".parse(), Ok(Target::TimesFair(1.25)));
        for text in ["57%", "62.5%", "1.25x", "2x"] {
            assert_eq!(text.parse::<Target>().map(|target| target.to_string()), Ok(text.into()));
        }
        for text in ["", "57", "%", "x", "0%", "100%", "-1x", "0x", "nan%", "infx", "1e3x", "５7%"]
        {
            assert!(text.parse::<Target>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_verdict_needs_the_whole_interval() {
        let hypothesis = |target| Hypothesis { target, doublings: 2 };
        let share = Estimate { value: 0.6, low: 0.5, high: 0.7 };
        let times = share.times(4.0);
        let verdict = |target| hypothesis(target).verdict(share, times);
        assert_eq!(verdict(Target::Share(0.5)), HypothesisVerdict::Reached);
        assert_eq!(verdict(Target::Share(0.51)), HypothesisVerdict::Open);
        assert_eq!(verdict(Target::Share(0.71)), HypothesisVerdict::Missed);
        assert_eq!(verdict(Target::TimesFair(1.9)), HypothesisVerdict::Reached);
        assert_eq!(verdict(Target::TimesFair(2.9)), HypothesisVerdict::Missed);
    }
}
