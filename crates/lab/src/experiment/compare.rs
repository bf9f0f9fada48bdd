//! What differs between two variants, with a correction for looking at many things.

use serde::Serialize;

use super::findings::{SECONDS_PER_CHOICE, signed_error};
use super::laboratory::Laboratory;
use super::record::{CHANCE, WIN};
use super::results::{Results, Sums, VariantTally};
use crate::statistics::{Estimate, Z, erfc};

/// The family-wise error rate: the probability of reporting any difference if there is none.
const ERROR: f64 = 0.05;

/// What differs between two variants.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    pub first: String,
    pub second: String,
    /// Whether the same deals were compared, game by game.
    pub paired: bool,
    /// Everything that was looked at, the surest difference first.
    pub differences: Vec<Difference>,
}

/// One thing that was compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    pub what: String,
    pub first: f64,
    pub second: f64,
    /// The second minus the first, with a 95 % interval of its own.
    pub difference: Estimate,
    /// The chance to see such a difference by luck, corrected for everything that was looked
    /// at (Holm).
    pub p: f64,
    /// Whether it is below 5 %.
    pub significant: bool,
}

/// A difference before the correction.
struct Raw {
    what: String,
    first: f64,
    second: f64,
    error: f64,
}

impl Raw {
    fn p(&self) -> f64 {
        let difference = (self.second - self.first).abs();
        if difference == 0.0 {
            return 1.0;
        }
        if self.error == 0.0 {
            return 0.0;
        }
        erfc(difference / self.error / std::f64::consts::SQRT_2)
    }
}

fn share(what: String, (one, of): (u64, u64), (other, of_other): (u64, u64)) -> Raw {
    let part = |count: u64, of: u64| count as f64 / of.max(1) as f64;
    let (first, second) = (part(one, of), part(other, of_other));
    // One more of each, so that shares of 0 and 1 have an error, too.
    let spread = |count: u64, of: u64| {
        let p = (count as f64 + 1.0) / (of as f64 + 2.0);
        p * (1.0 - p) / (of as f64 + 2.0)
    };
    Raw { what, first, second, error: (spread(one, of) + spread(other, of_other)).sqrt() }
}

fn mean(what: &str, one: &Sums, other: &Sums) -> Raw {
    let moments = |sums: &Sums| {
        let n = sums.count.max(1) as f64;
        let mean = sums.sum as f64 / n;
        let variance = (sums.squares as f64 - n * mean * mean) / (n - 1.0).max(1.0);
        (mean, variance.max(0.0) / n)
    };
    let ((first, one), (second, other)) = (moments(one), moments(other));
    Raw { what: what.to_owned(), first, second, error: (one + other).sqrt() }
}

fn scaled(raw: Raw, factor: f64) -> Raw {
    let Raw { what, first, second, error } = raw;
    Raw { what, first: first * factor, second: second * factor, error: error * factor }
}

/// Compares a variant of some results with a variant of others, or of the same.
#[must_use]
pub fn compare(
    first: (&Laboratory, &Results, usize),
    second: (&Laboratory, &Results, usize),
) -> Comparison {
    let (one_laboratory, one_results, one_index) = first;
    let (other_laboratory, other_results, other_index) = second;
    let (one, other) = (&one_results.variants[one_index], &other_results.variants[other_index]);
    let one_variant = &one_laboratory.experiment().variants[one_index];
    let other_variant = &other_laboratory.experiment().variants[other_index];
    let paired = one_index == 0
        && other_index > 0
        && std::ptr::eq(one_results, other_results)
        && one_variant.setup.players == other_variant.setup.players;
    let mut raw = vec![
        mean("turns", &one.turns, &other.turns),
        mean("decisions", &one.decisions, &other.decisions),
        mean("lead-changes", &one.lead_changes, &other.lead_changes),
        scaled(mean("swing", &one.swing, &other.swing), 1.0 / CHANCE),
        scaled(mean("minutes", &one.choices, &other.choices), SECONDS_PER_CHOICE / 60.0),
        share("comebacks".to_owned(), (one.comebacks, one.games), (other.comebacks, other.games)),
        share("unwon".to_owned(), (one.unwon, one.games), (other.unwon, other.games)),
    ];
    if paired {
        raw[0].error = signed_error(&other.more_turns);
    }
    seats(&mut raw, one, other, one_variant.setup.players.min(other_variant.setup.players), paired);
    let other_cards = other_laboratory.cards(other_index);
    for (place, name) in one_laboratory.cards(one_index).iter().enumerate() {
        let Some(there) = other_cards.iter().position(|card| card == name) else { continue };
        let (Some(a), Some(b)) = (one.cards.get(place), other.cards.get(there)) else { continue };
        if a.won + b.won > 0 {
            raw.push(share(format!("wins by {name}"), (a.won, one.games), (b.won, other.games)));
        }
        raw.push(share(
            format!("games with {name} played"),
            (a.played, one.games),
            (b.played, other.games),
        ));
    }
    for (name, sums) in &one.numbers {
        if let Some(others) = other.numbers.get(name) {
            raw.push(mean(name, sums, others));
        }
    }
    Comparison {
        first: one_variant.name.clone(),
        second: other_variant.name.clone(),
        paired,
        differences: corrected(raw),
    }
}

fn seats(
    raw: &mut Vec<Raw>,
    one: &VariantTally,
    other: &VariantTally,
    players: usize,
    paired: bool,
) {
    let whole = |wins: u64| wins / WIN as u64;
    for seat in 0..players {
        let what = format!("wins of seat {seat}");
        let mut found =
            share(what, (whole(one.wins[seat]), one.games), (whole(other.wins[seat]), other.games));
        let exact = |wins: u64, games: u64| wins as f64 / WIN as f64 / games.max(1) as f64;
        found.first = exact(one.wins[seat], one.games);
        found.second = exact(other.wins[seat], other.games);
        if paired {
            found.error = signed_error(&other.more_wins[seat]) / WIN as f64;
        }
        raw.push(found);
    }
}

/// The chances to see something so many standard errors from zero by luck, corrected for
/// their number (Holm). The surest must come first.
pub(crate) fn corrected_chances(errors: impl ExactSizeIterator<Item = f64>) -> Vec<f64> {
    let count = errors.len();
    let mut before: f64 = 0.0;
    errors
        .enumerate()
        .map(|(place, errors)| {
            let p = erfc(errors.abs() / std::f64::consts::SQRT_2);
            before = (p * (count - place) as f64).min(1.0).max(before);
            before
        })
        .collect()
}

/// Holm's correction: the smallest chance is multiplied by the number of comparisons, the
/// next one by one less, and so on.
fn corrected(mut raw: Vec<Raw>) -> Vec<Difference> {
    raw.sort_by(|one, other| one.p().total_cmp(&other.p()).then_with(|| one.what.cmp(&other.what)));
    let count = raw.len();
    let mut before: f64 = 0.0;
    raw.into_iter()
        .enumerate()
        .map(|(place, found)| {
            let p = (found.p() * (count - place) as f64).min(1.0).max(before);
            before = p;
            let value = found.second - found.first;
            let half = Z * found.error;
            Difference {
                what: found.what,
                first: found.first,
                second: found.second,
                difference: Estimate { value, low: value - half, high: value + half },
                p,
                significant: p < ERROR,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_at_more_things_needs_surer_differences() {
        let found = |others: usize| {
            let mut raw = vec![Raw { what: "it".into(), first: 0.0, second: 2.5, error: 1.0 }];
            raw.extend((0..others).map(|index| Raw {
                what: format!("other {index}"),
                first: 1.0,
                second: 1.0,
                error: 1.0,
            }));
            corrected(raw)[0].clone()
        };
        assert!(found(0).significant && (found(0).p - 0.012_42).abs() < 1e-4);
        assert!(!found(20).significant && found(20).p > 0.2);
    }
}
