//! The processor time of a thread.

use std::time::Duration;

/// Measures processor time, so that results on a busy machine are comparable to those
/// on an idle one. On systems without per-thread clocks it measures wall-clock time.
#[derive(Clone, Copy, Debug)]
pub struct ThreadClock {
    start: reading::Reading,
}

impl ThreadClock {
    #[must_use]
    pub fn start() -> Self {
        Self { start: reading::now() }
    }

    /// The time since the start. Must be called on the thread that started it.
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
    fn sleeping_takes_no_processor_time() {
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
