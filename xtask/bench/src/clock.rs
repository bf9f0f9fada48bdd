//! The time this thread was really at work.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// A stop watch that stands still while the machine works on something else,
/// so that a measurement says the same on a busy machine as on a quiet one,
/// as far as that is possible.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Duration,
}

impl Clock {
    pub(crate) fn start() -> Self {
        Self { start: thread_time() }
    }

    pub(crate) fn elapsed(self) -> Duration {
        thread_time().saturating_sub(self.start)
    }
}

fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}
