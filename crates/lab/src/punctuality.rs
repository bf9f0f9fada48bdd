//! Whether decisions keep to their budget, by two clocks: wall-clock time, which is
//! what a waiting player notices, and processor time, which a busy machine doesn't
//! change.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::clock::ThreadClock;

/// A decision that exceeds its budget by more than this is late.
const GRACE: Duration = Duration::from_millis(10);

#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    wall: Instant,
    thread: ThreadClock,
}

#[derive(Clone, Copy, Debug)]
pub struct Elapsed {
    pub wall: Duration,
    pub processor: Duration,
}

impl Stopwatch {
    #[must_use]
    pub fn start() -> Self {
        Self { wall: Instant::now(), thread: ThreadClock::start() }
    }

    /// The time since the start. Must be called on the thread that started it.
    #[must_use]
    pub fn elapsed(self) -> Elapsed {
        Elapsed { processor: self.thread.elapsed(), wall: self.wall.elapsed() }
    }
}

/// The slowest of many decisions, and how many exceeded their budget by more than 10 ms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Punctuality {
    /// The longest wall-clock time, in milliseconds.
    pub slowest_ms: f64,
    /// Decisions that were late by wall-clock time.
    pub late: u64,
    /// The longest processor time, in milliseconds.
    pub slowest_at_work_ms: f64,
    /// Decisions that were late by processor time.
    pub late_at_work: u64,
}

impl Punctuality {
    /// Adds a decision. Without a time budget it can't be late.
    pub fn add(&mut self, elapsed: Elapsed, budget: Option<Duration>) {
        let late = |time: Duration| u64::from(budget.is_some_and(|budget| time > budget + GRACE));
        *self = self.with(Self {
            slowest_ms: elapsed.wall.as_secs_f64() * 1e3,
            late: late(elapsed.wall),
            slowest_at_work_ms: elapsed.processor.as_secs_f64() * 1e3,
            late_at_work: late(elapsed.processor),
        });
    }

    /// Combines two sets of decisions.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            slowest_ms: self.slowest_ms.max(other.slowest_ms),
            late: self.late + other.late,
            slowest_at_work_ms: self.slowest_at_work_ms.max(other.slowest_at_work_ms),
            late_at_work: self.late_at_work + other.late_at_work,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_is_more_than_ten_milliseconds_over() {
        let millis = Duration::from_millis;
        let budget = Some(millis(100));
        let mut all = Punctuality::default();
        all.add(Elapsed { wall: millis(110), processor: millis(99) }, budget);
        assert_eq!((all.late, all.late_at_work), (0, 0));
        all.add(Elapsed { wall: millis(111), processor: millis(101) }, budget);
        all.add(Elapsed { wall: millis(130), processor: millis(120) }, budget);
        all.add(Elapsed { wall: millis(900), processor: millis(5) }, None);
        let expected =
            Punctuality { slowest_ms: 900.0, late: 2, slowest_at_work_ms: 120.0, late_at_work: 1 };
        assert_eq!(all, expected);
        let twice = Punctuality { late: 4, late_at_work: 2, ..expected };
        assert_eq!(all.with(expected), twice);
    }
}
