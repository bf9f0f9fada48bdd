//! Whether answers keep to their time, by two clocks: the one on the wall, which
//! whoever waits looks at, and that of the thread, which stands still while the
//! machine works on something else.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::clock::ThreadClock;

/// What is more than this over the budget is too late.
const GRACE: Duration = Duration::from_millis(10);

/// Both clocks, begun at once.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    wall: Instant,
    thread: ThreadClock,
}

/// What an answer took.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    /// On the wall.
    pub on_the_wall: Duration,
    /// Of the thread's own work.
    pub at_work: Duration,
}

impl Stopwatch {
    /// Begins to measure this thread.
    #[must_use]
    pub fn start() -> Self {
        Self { wall: Instant::now(), thread: ThreadClock::start() }
    }

    /// What has been taken since; to be asked by the thread that began.
    #[must_use]
    pub fn taken(self) -> Taken {
        Taken { at_work: self.thread.elapsed(), on_the_wall: self.wall.elapsed() }
    }
}

/// The slowest of many answers, and how many were more than 10 ms over their time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Punctuality {
    /// The slowest answer on the wall, in milliseconds.
    pub slowest_ms: f64,
    /// Answers that were late, whoever made them so.
    pub late: u64,
    /// The slowest answer by the work of its thread, in milliseconds.
    pub slowest_at_work_ms: f64,
    /// Answers that were late by their own doing.
    pub late_at_work: u64,
}

impl Punctuality {
    /// Counts an answer; without a budget of time none is late.
    pub fn add(&mut self, taken: Taken, budget: Option<Duration>) {
        let late = |time: Duration| u64::from(budget.is_some_and(|budget| time > budget + GRACE));
        *self = self.with(Self {
            slowest_ms: taken.on_the_wall.as_secs_f64() * 1e3,
            late: late(taken.on_the_wall),
            slowest_at_work_ms: taken.at_work.as_secs_f64() * 1e3,
            late_at_work: late(taken.at_work),
        });
    }

    /// The same of these answers and others.
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
        all.add(Taken { on_the_wall: millis(110), at_work: millis(99) }, budget);
        assert_eq!((all.late, all.late_at_work), (0, 0));
        all.add(Taken { on_the_wall: millis(111), at_work: millis(101) }, budget);
        all.add(Taken { on_the_wall: millis(130), at_work: millis(120) }, budget);
        all.add(Taken { on_the_wall: millis(900), at_work: millis(5) }, None);
        let expected =
            Punctuality { slowest_ms: 900.0, late: 2, slowest_at_work_ms: 120.0, late_at_work: 1 };
        assert_eq!(all, expected);
        let twice = Punctuality { late: 4, late_at_work: 2, ..expected };
        assert_eq!(all.with(expected), twice);
    }
}
