//! Estimates with 95 % confidence intervals. Sums are kept as whole numbers, so that
//! parts can be merged exactly in any order.

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % on each side.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The confidence of an interval, as the number of standard errors to each side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Confidence(f64);

impl Confidence {
    /// 95 %.
    pub const USUAL: Self = Self(Z);
    /// The highest number of looks that [`Confidence::of_looks`] supports.
    pub const MAX_LOOKS: u32 = 8;

    /// The confidence of each of any number of intervals, so that all of them together have
    /// 95 % (Bonferroni).
    #[must_use]
    pub fn of_many(intervals: usize) -> Self {
        let error = 0.05 / intervals.max(1) as f64;
        let (mut low, mut high) = (Z, 10.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if erfc(middle / std::f64::consts::SQRT_2) > error {
                low = middle;
            } else {
                high = middle;
            }
        }
        Self(high)
    }

    /// How much wider its intervals are than those of 95 %.
    #[must_use]
    pub fn relative(self) -> f64 {
        self.0 / Z
    }

    /// The confidence of each of several looks, so that all of them together have 95 %
    /// (Bonferroni).
    #[must_use]
    pub fn of_looks(looks: u32) -> Self {
        let quantiles = [
            Z,
            2.241_402_727_604_946,
            2.393_979_799_818_51,
            2.497_705_474_412_374,
            2.575_829_303_548_9,
            2.638_257_273_476_751,
            2.690_109_527_158_866,
            2.734_368_786_533_176,
        ];
        Self(quantiles[looks.clamp(1, Self::MAX_LOOKS) as usize - 1])
    }
}

/// The complementary error function, to about seven digits (Numerical Recipes, 6.2).
pub(crate) fn erfc(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.5 * x.abs());
    let parts = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let sum = parts.iter().rev().fold(0.0, |sum, part| sum * t + part);
    let value = t * (-x * x + sum).exp();
    if x >= 0.0 { value } else { 2.0 - value }
}

/// A value with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// The share `hits` of `trials`, with Wilson's interval, which stays within 0 and 1
    /// and holds for rare events, too. `hits` may be a fraction where a win is shared;
    /// the interval is then slightly too wide, never too narrow.
    #[must_use]
    pub fn share(hits: f64, trials: u64) -> Self {
        if trials == 0 {
            return Self { value: 0.0, low: 0.0, high: 1.0 };
        }
        let n = trials as f64;
        Self::wilson(hits / n, n, Confidence::USUAL)
    }

    /// The mean of independent shares, with Wilson's interval for the number of trials
    /// that would have the same variance.
    #[must_use]
    pub fn mean_share(shares: &[f64], confidence: Confidence) -> Self {
        let n = shares.len() as f64;
        let value = shares.iter().sum::<f64>() / n;
        let squares = shares.iter().map(|other| (other - value).powi(2)).sum::<f64>();
        Self::mean_share_of(shares.len() as u64, value, squares, confidence)
    }

    /// The same of shares given by their number, their sum and the sum of their squares.
    #[must_use]
    pub fn mean_share_of_sums(count: u64, sum: f64, squares: f64) -> Self {
        let value = sum / count as f64;
        let squares = (squares - count as f64 * value * value).max(0.0);
        Self::mean_share_of(count, value, squares, Confidence::USUAL)
    }

    /// `squares` is the sum of the squared differences from the mean.
    fn mean_share_of(count: u64, value: f64, squares: f64, confidence: Confidence) -> Self {
        let n = count as f64;
        if count == 0 {
            return Self { value: 0.0, low: 0.0, high: 1.0 };
        }
        let spread = squares / (n - 1.0).max(1.0);
        // If all shares are equal, each still counts as only one trial.
        let trials = if spread > 0.0 { n * value * (1.0 - value) / spread } else { n };
        Self::wilson(value, trials, confidence)
    }

    fn wilson(value: f64, n: f64, Confidence(z): Confidence) -> Self {
        let z2 = z * z;
        let centre = (value + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = z / (1.0 + z2 / n) * (value * (1.0 - value) / n + z2 / (4.0 * n * n)).sqrt();
        Self { value, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// Occurrences per trial of something that can occur several times in one, assuming
    /// that occurrences are independent (Poisson).
    #[must_use]
    pub fn rate(count: u64, trials: u64) -> Self {
        let n = trials.max(1) as f64;
        let (value, half) = (count as f64 / n, Z * (count as f64).sqrt() / n);
        Self { value, low: (value - half).max(0.0), high: value + half }
    }

    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }

    /// The mean of numbers given by their sum and sum of squares, with the interval of
    /// a normal distribution.
    pub(crate) fn mean(count: u64, sum: u128, squares: u128) -> Self {
        if count == 0 {
            return Self { value: 0.0, low: 0.0, high: 0.0 };
        }
        let n = count as f64;
        let value = sum as f64 / n;
        let half = Z * deviation(count, sum, squares) / n.sqrt();
        Self { value, low: value - half, high: value + half }
    }
}

/// The standard deviation of a sample.
fn deviation(count: u64, sum: u128, squares: u128) -> f64 {
    if count < 2 {
        return 0.0;
    }
    let count = u128::from(count);
    // n·Σx² − (Σx)² is exact in whole numbers, and never negative.
    let spread = count * squares - sum * sum;
    (spread as f64 / (count as f64 * (count - 1) as f64)).sqrt()
}

/// Counts of whole numbers, such as lengths of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Histogram {
    counts: Vec<u64>,
}

impl Histogram {
    pub(crate) fn add(&mut self, length: usize) {
        if length >= self.counts.len() {
            self.counts.resize(length + 1, 0);
        }
        self.counts[length] += 1;
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        if other.counts.len() > self.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
    }

    pub(crate) fn sum(&self) -> u128 {
        self.lengths().map(|(length, count)| length * count).sum()
    }

    fn lengths(&self) -> impl Iterator<Item = (u128, u128)> {
        self.counts.iter().enumerate().map(|(length, &count)| (length as u128, u128::from(count)))
    }

    pub(crate) fn spread(&self) -> Option<Spread> {
        let count = self.counts.iter().sum();
        let squares = self.lengths().map(|(length, count)| length * length * count).sum();
        Some(Spread {
            mean: Estimate::mean(count, self.sum(), squares),
            deviation: deviation(count, self.sum(), squares),
            least: self.quantile(count, 0.0)?,
            median: self.quantile(count, 0.5)?,
            most: self.quantile(count, 1.0)?,
        })
    }

    /// The smallest length that at least this fraction of all doesn't exceed.
    fn quantile(&self, count: u64, part: f64) -> Option<u64> {
        let wanted = ((count as f64 * part).ceil() as u64).max(1);
        let mut seen = 0;
        self.counts.iter().zip(0..).find_map(|(&count, length)| {
            seen += count;
            (seen >= wanted).then_some(length)
        })
    }
}

/// The distribution of a number over many games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    pub mean: Estimate,
    /// The standard deviation.
    pub deviation: f64,
    pub least: u64,
    pub median: u64,
    pub most: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn erfc_gives_published_values() {
        for (x, wanted) in [(0.0, 1.0), (0.5, 0.479_500_1), (1.0, 0.157_299_2), (2.0, 0.004_677_7)]
        {
            assert!((erfc(x) - wanted).abs() < 1e-6, "{x}: {}", erfc(x));
        }
        assert!((erfc(1.959_964 / std::f64::consts::SQRT_2) - 0.05).abs() < 1e-6);
    }

    #[test]
    fn many_intervals_need_more_confidence() {
        for looks in 2..=Confidence::MAX_LOOKS {
            let (known, found) = (Confidence::of_looks(looks), Confidence::of_many(looks as usize));
            assert!((known.0 - found.0).abs() < 1e-5, "{looks}: {found:?}");
        }
        assert!(Confidence::of_many(100).0 > 3.4 && Confidence::of_many(1).relative() < 1.000_01);
    }

    fn close(found: f64, wanted: f64) -> bool {
        (found - wanted).abs() < 1e-4
    }

    #[test]
    fn wilson_gives_the_published_intervals() {
        // Newcombe 1998, table I, method 3.
        for (hits, trials, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let estimate = Estimate::share(f64::from(hits), trials);
            assert!(close(estimate.low, low), "{estimate:?}");
            assert!(close(estimate.high, high), "{estimate:?}");
        }
    }

    #[test]
    fn shares_of_0_and_1_have_the_interval_of_a_share() {
        let shares: Vec<f64> = (0..200).map(|index| f64::from(index % 5 == 0)).collect();
        let (mean, share) =
            (Estimate::mean_share(&shares, Confidence::USUAL), Estimate::share(40.0, 200));
        assert!(close(mean.value, 0.2));
        // One trial less, because the variance is that of a sample.
        assert!((mean.low - share.low).abs() < 1e-3, "{mean:?} {share:?}");
        assert!((mean.high - share.high).abs() < 1e-3, "{mean:?} {share:?}");
    }

    #[test]
    fn shares_that_vary_less_have_narrower_intervals() {
        let even: Vec<f64> = (0..50).map(|index| 0.4 + 0.2 * f64::from(index % 2)).collect();
        let uneven: Vec<f64> = (0..50).map(|index| f64::from(index % 2)).collect();
        let width = |shares: &[f64]| {
            let estimate = Estimate::mean_share(shares, Confidence::USUAL);
            estimate.high - estimate.low
        };
        assert!(width(&even) < width(&uneven) / 4.0);
    }

    #[test]
    fn more_looks_need_wider_intervals() {
        let shares: Vec<f64> = (0..200).map(|index| f64::from(index % 5 == 0)).collect();
        let low = |looks| Estimate::mean_share(&shares, Confidence::of_looks(looks)).low;
        assert!(close(low(1), Estimate::mean_share(&shares, Confidence::USUAL).low));
        assert!((1..8).all(|looks| low(looks + 1) < low(looks)));
        assert_eq!(low(8), low(9));
    }

    #[test]
    fn the_interval_of_rare_shares_stays_within_0_and_1() {
        let mut shares = [0.0; 20];
        assert!(close(Estimate::mean_share(&shares, Confidence::USUAL).high, 0.1611));
        shares[0] = 1.0 / 3.0;
        let rare = Estimate::mean_share(&shares, Confidence::USUAL);
        assert!(rare.low > 0.0 && rare.low < rare.value && rare.value < rare.high, "{rare:?}");
        let always = Estimate::mean_share(&[1.0; 20], Confidence::USUAL);
        assert!(close(always.low, 1.0 - 0.1611) && close(always.high, 1.0), "{always:?}");
    }

    #[test]
    fn no_trials_give_no_information() {
        assert_eq!(Estimate::share(0.0, 0), Estimate { value: 0.0, low: 0.0, high: 1.0 });
        assert_eq!(
            Estimate::mean_share(&[], Confidence::USUAL),
            Estimate { value: 0.0, low: 0.0, high: 1.0 }
        );
        assert_eq!(Histogram::default().spread(), None);
    }

    #[test]
    fn a_spread_describes_the_numbers() {
        let mut histogram = Histogram::default();
        for length in [2, 4, 4, 4, 5, 5, 7, 9] {
            histogram.add(length);
        }
        let spread = histogram.spread().unwrap();
        assert!(close(spread.mean.value, 5.0));
        assert!(close(spread.deviation, (32.0f64 / 7.0).sqrt()));
        assert!(close(spread.mean.high - 5.0, Z * (32.0f64 / 7.0 / 8.0).sqrt()));
        assert_eq!((spread.least, spread.median, spread.most), (2, 4, 9));
    }

    #[test]
    fn histograms_merge_in_any_order() {
        let (mut left, mut right, mut whole) =
            (Histogram::default(), Histogram::default(), Histogram::default());
        for length in 0..20 {
            let part = if length % 3 == 0 { &mut left } else { &mut right };
            part.add(length * 2);
            whole.add(length * 2);
        }
        let mut other_way = right.clone();
        other_way.merge(&left);
        left.merge(&right);
        assert_eq!(left, whole);
        assert_eq!(other_way, whole);
    }
}
