//! What is counted and timed, for whoever watches over a server. Never a card,
//! a name or a person.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the classes of a histogram, in microseconds.
const BOUNDS: [u64; 14] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000,
    1_000_000, 5_000_000,
];

/// How often something took how long.
#[derive(Debug, Default)]
pub struct Histogram {
    classes: [AtomicU64; BOUNDS.len() + 1],
    sum: AtomicU64,
}

impl Histogram {
    /// Counts one.
    pub fn record(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let class = BOUNDS.iter().position(|&bound| micros <= bound).unwrap_or(BOUNDS.len());
        self.classes[class].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }

    /// How many took at most how many seconds, for growing times; then how
    /// many there were, and all their time in seconds.
    #[must_use]
    pub fn read(&self) -> (Vec<(f64, u64)>, u64, f64) {
        let mut count = 0;
        let mut classes = Vec::with_capacity(BOUNDS.len());
        for (class, bound) in self.classes.iter().zip(BOUNDS) {
            count += class.load(Ordering::Relaxed);
            classes.push((bound as f64 / 1e6, count));
        }
        count += self.classes[BOUNDS.len()].load(Ordering::Relaxed);
        (classes, count, self.sum.load(Ordering::Relaxed) as f64 / 1e6)
    }
}

/// Everything that is measured.
#[derive(Debug, Default)]
pub struct Measures {
    /// Tables that are loaded.
    pub tables: AtomicU64,
    /// People who watch, once for each stream.
    pub viewers: AtomicU64,
    /// Inputs that were accepted.
    pub accepted: AtomicU64,
    /// Inputs that were refused.
    pub refused: AtomicU64,
    /// Inputs that failed for another reason.
    pub failed: AtomicU64,
    /// Times another node was quicker.
    pub conflicts: AtomicU64,
    /// Bots that were too slow or failed.
    pub late_bots: AtomicU64,
    /// From an input to its acknowledgement.
    pub input_time: Histogram,
    /// Of that, what the store took.
    pub store_time: Histogram,
    /// What bots took to think.
    pub bot_time: Histogram,
    /// What loading a table took.
    pub load_time: Histogram,
}

pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_classes() {
        let histogram = Histogram::default();
        for micros in [50, 300, 7_000_000] {
            histogram.record(Duration::from_micros(micros));
        }
        let (classes, count, sum) = histogram.read();
        assert_eq!(count, 3);
        assert_eq!(classes[0], (0.0001, 1));
        assert_eq!(classes[2], (0.0005, 2));
        assert_eq!(classes[13], (5.0, 2));
        assert!((sum - 7.00035).abs() < 1e-9);
    }
}
