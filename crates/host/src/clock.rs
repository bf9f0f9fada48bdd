//! The clock that tables are run by.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use asterism_table::Millis;

/// How far the store may be ahead of the system's clock before it is taken for
/// the one that is wrong.
const MOST_AHEAD: Millis = 24 * 60 * 60 * 1000;

/// Milliseconds since 1970 that go on evenly, whatever happens to the system's
/// clock while the program runs: a clock that is set back must not stall a
/// table, and one that is set forward must not end anybody's time.
#[derive(Debug)]
pub(crate) struct Clock {
    anchor: Millis,
    since: Instant,
}

impl Clock {
    /// Starts at the system's time, or at `latest`, when the store was last
    /// changed, if the system's clock was set back since.
    pub(crate) fn start(latest: Option<Millis>) -> Self {
        let wall = wall();
        let ahead = latest.unwrap_or_default().saturating_sub(wall);
        if ahead > 0 {
            let trusted = ahead <= MOST_AHEAD;
            tracing::warn!(ahead, trusted, "the store was changed in the future of this clock");
        }
        let anchor = if ahead <= MOST_AHEAD { wall + ahead } else { wall };
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
        // Something that was once dated decades ahead is not believed.
        let clock = Clock::start(Some(before + 20 * 365 * 24 * HOUR));
        assert!(clock.now() < before + HOUR);
        assert!(Clock::start(None).now() >= before);
    }
}
