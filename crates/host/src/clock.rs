//! The clock that tables run on.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use asterism_table::Millis;

/// If the store is further ahead of the system clock than this, the store is
/// assumed to be wrong.
const MAX_AHEAD: Millis = 24 * 60 * 60 * 1000;

/// A monotonic clock in milliseconds since 1970. Setting the system clock back
/// must not stall a table, and setting it forward must not use up anybody's time.
#[derive(Debug)]
pub(crate) struct Clock {
    anchor: Millis,
    since: Instant,
}

impl Clock {
    /// Starts at the system time, or at `latest`, the time of the last change in the
    /// store, if the system clock was set back since.
    pub(crate) fn start(latest: Option<Millis>) -> Self {
        let wall = wall();
        let ahead = latest.unwrap_or_default().saturating_sub(wall);
        if ahead > 0 {
            let trusted = ahead <= MAX_AHEAD;
            tracing::warn!(ahead, trusted, "the store was changed in the future of this clock");
        }
        let anchor = if ahead <= MAX_AHEAD { wall + ahead } else { wall };
        Self { anchor, since: Instant::now() }
    }

    pub(crate) fn now(&self) -> Millis {
        self.anchor + millis(self.since.elapsed())
    }
}

fn wall() -> Millis {
    millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

fn millis(duration: Duration) -> Millis {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_clock_set_back_an_hour_does_not_turn_back_time() {
        const HOUR: Millis = 60 * 60 * 1000;
        let before = wall();
        let clock = Clock::start(Some(before + HOUR));
        assert!(clock.now() >= before + HOUR);
        // A date decades ahead is not trusted.
        let clock = Clock::start(Some(before + 20 * 365 * 24 * HOUR));
        assert!(clock.now() < before + HOUR);
        assert!(Clock::start(None).now() >= before);
    }
}
