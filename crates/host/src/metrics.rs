//! Counters and timings of the host. They never contain cards, names or people.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the histogram buckets, in microseconds.
const BOUNDS: [u64; 14] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000,
    1_000_000, 5_000_000,
];

/// A histogram of durations.
#[derive(Debug, Default)]
pub struct Histogram {
    classes: [AtomicU64; BOUNDS.len() + 1],
    sum: AtomicU64,
}

impl Histogram {
    pub fn record(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let class = BOUNDS.iter().position(|&bound| micros <= bound).unwrap_or(BOUNDS.len());
        self.classes[class].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }

    /// The cumulative count for each upper bound in seconds, then the total count
    /// and the sum in seconds.
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

#[derive(Debug, Default)]
pub struct HostMetrics {
    /// Loaded tables.
    pub tables: AtomicU64,
    /// Open streams.
    pub viewers: AtomicU64,
    /// Accepted inputs.
    pub accepted: AtomicU64,
    /// Inputs refused by the table's rules.
    pub refused: AtomicU64,
    /// Inputs that failed for other reasons.
    pub failed: AtomicU64,
    /// Appends that failed because another node had written first.
    pub conflicts: AtomicU64,
    /// Bots that ran out of time or failed.
    pub late_bots: AtomicU64,
    /// From an input to its acknowledgement.
    pub input_time: Histogram,
    /// The part of `input_time` spent in the store.
    pub store_time: Histogram,
    /// Thinking time per decision of a bot.
    pub bot_time: Histogram,
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
