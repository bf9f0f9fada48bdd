//! Statistics of durations.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Quantiles of durations, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Times {
    pub count: usize,
    /// The median.
    pub p50: f64,
    /// The 99th percentile.
    pub p99: f64,
    pub most: f64,
}

impl Times {
    #[must_use]
    pub fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: f64| {
            let index = (times.len().saturating_sub(1) as f64 * share).ceil() as usize;
            times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Self { count: times.len(), p50: at(0.5), p99: at(0.99), most: at(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_sorted_times() {
        let times = Times::of((1..=101).rev().map(Duration::from_millis).collect());
        assert_eq!((times.count, times.p50, times.p99, times.most), (101, 51.0, 100.0, 101.0));
        assert_eq!(Times::of(Vec::new()).count, 0);
    }
}
