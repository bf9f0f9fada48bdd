//! The time this thread was really at work.

use std::time::Duration;

/// A stop watch that stands still while the machine works on something else,
/// so that a measurement says the same on a busy machine as on a quiet one,
/// as far as that is possible. Where threads have no clock of their own, it is
/// the one on the wall.
#[derive(Clone, Copy, Debug)]
pub struct ThreadClock {
    start: reading::Reading,
}

impl ThreadClock {
    /// Begins to measure this thread.
    #[must_use]
    pub fn start() -> Self {
        Self { start: reading::now() }
    }

    /// What this thread has worked since; to be asked by the thread that began.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        reading::since(self.start)
    }
}

#[cfg(unix)]
mod reading {
    use std::time::Duration;

    use rustix::time::{ClockId, clock_gettime};

    pub(super) type Reading = Duration;

    pub(super) fn now() -> Reading {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
    }

    pub(super) fn since(start: Reading) -> Duration {
        now().saturating_sub(start)
    }
}

#[cfg(not(unix))]
mod reading {
    use std::time::{Duration, Instant};

    pub(super) type Reading = Instant;

    pub(super) fn now() -> Reading {
        Instant::now()
    }

    pub(super) fn since(start: Reading) -> Duration {
        start.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn sleep_is_no_work() {
        let clock = ThreadClock::start();
        std::thread::sleep(Duration::from_millis(60));
        let asleep = clock.elapsed();
        assert!(asleep < Duration::from_millis(50), "{asleep:?}");
        let mut sum = 0u64;
        while clock.elapsed() < asleep + Duration::from_millis(5) {
            sum = std::hint::black_box(sum + 1);
        }
    }
}
