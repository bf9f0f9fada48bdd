//! How long a bot may think.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::time::{Duration, Instant};

use thiserror::Error;

/// The longest time that can be requested.
const MAX_TIME: Duration = Duration::from_secs(600);
/// The most simulations that can be requested.
const MAX_SIMULATIONS: u32 = 100_000_000;

/// When to stop thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// After this much wall-clock time.
    Time(Duration),
    /// After this many simulations, which gives the same answer on any machine.
    Simulations(u32),
}

/// How long a bot may think, and on how many threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    pub limit: Limit,
    /// How many threads search, each with its own tree.
    pub threads: NonZeroUsize,
}

impl Budget {
    /// A time limit, on one thread.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self { limit: Limit::Time(time), threads: NonZeroUsize::MIN }
    }

    /// A number of simulations, on one thread.
    #[must_use]
    pub const fn simulations(count: u32) -> Self {
        Self { limit: Limit::Simulations(count), threads: NonZeroUsize::MIN }
    }

    #[must_use]
    pub const fn on_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// The meter for one thread of a search that began at `start`.
    pub(crate) fn meter(&self, thread: usize, start: Instant) -> BudgetMeter {
        let threads = self.threads.get() as u32;
        match self.limit {
            Limit::Time(time) => BudgetMeter {
                time: Some((start, with_reserve(time))),
                total: u32::MAX,
                left: u32::MAX,
            },
            Limit::Simulations(count) => {
                let total = count / threads + u32::from((thread as u32) < count % threads);
                BudgetMeter { time: None, total, left: total }
            }
        }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::time(Duration::from_millis(100))
    }
}

/// Keeps part of the time back for the work before and after the search, and for
/// a busy machine.
fn with_reserve(time: Duration) -> Duration {
    time.saturating_sub((time / 20).min(Duration::from_millis(2)))
}

/// Measures how much of a budget is used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BudgetMeter {
    /// The start and the allowed duration.
    time: Option<(Instant, Duration)>,
    total: u32,
    left: u32,
}

impl BudgetMeter {
    /// Whether one more simulation may be made. If so, it is counted.
    #[inline]
    pub(crate) fn allows(&mut self) -> bool {
        if self.left == 0 || self.is_over() {
            return false;
        }
        self.left -= 1;
        true
    }

    /// Whether the budget is a time and not a number of simulations.
    pub(crate) const fn is_timed(&self) -> bool {
        self.time.is_some()
    }

    /// The fraction that is used up.
    pub(crate) fn used(&self) -> f64 {
        match self.time {
            Some((start, time)) => start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9),
            None => f64::from(self.total - self.left) / f64::from(self.total.max(1)),
        }
    }

    /// Whether the time is up.
    pub(crate) fn is_over(&self) -> bool {
        self.time.is_some_and(|(start, time)| start.elapsed() >= time)
    }
}

/// A text that is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not a budget; write a time such as 50ms or 2s (at most 600s), or a number of simulations such as 2000"
)]
pub struct BudgetError {
    pub text: String,
}

impl FromStr for Limit {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        let wrong = || BudgetError { text: text.to_owned() };
        let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let number: u32 = digits.parse().map_err(|_| wrong())?;
        let limit = match &text[digits.len()..] {
            "ms" => Self::Time(Duration::from_millis(u64::from(number))),
            "s" => Self::Time(Duration::from_secs(u64::from(number))),
            "" => Self::Simulations(number),
            _ => return Err(wrong()),
        };
        let fits = match limit {
            Self::Time(time) => !time.is_zero() && time <= MAX_TIME,
            Self::Simulations(count) => (1..=MAX_SIMULATIONS).contains(&count),
        };
        if fits { Ok(limit) } else { Err(wrong()) }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
            Self::Simulations(count) => write!(f, "{count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read_and_written() {
        for text in ["50ms", "2000ms", "2000"] {
            assert_eq!(text.parse::<Limit>().unwrap().to_string(), text);
        }
        assert_eq!("2s".parse(), Ok(Limit::Time(Duration::from_secs(2))));
        for text in ["", "0", "0ms", "ms", "50m", "-1ms", "1.5s", "601s", "99999999999", "５0ms"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }

    #[test]
    fn simulations_are_shared_out_among_threads() {
        let three = NonZeroUsize::new(3).unwrap();
        let budget = Budget::simulations(10).on_threads(three);
        let counts = (0..3).map(|thread| {
            let mut meter = budget.meter(thread, Instant::now());
            std::iter::from_fn(|| meter.allows().then_some(())).count()
        });
        assert_eq!(counts.collect::<Vec<_>>(), [4, 3, 3]);
    }
}
