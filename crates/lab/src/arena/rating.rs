//! Elo ratings as the maximum-likelihood strengths of a Bradley–Terry model, which do
//! not depend on the order of the games.

/// How often each entrant beat each other one.
#[derive(Clone, Debug)]
pub(super) struct Results {
    ahead: Vec<Vec<f64>>,
}

/// The mean rating.
const MEAN: f64 = 1500.0;
const ROUNDS: usize = 2_000;

impl Results {
    pub(super) fn new(entrants: usize) -> Self {
        Self { ahead: vec![vec![0.0; entrants]; entrants] }
    }

    /// Adds a game between two entrants: `share` of the win went to `one`, the rest to
    /// `other`.
    pub(super) fn add(&mut self, one: usize, other: usize, share: f64) {
        self.ahead[one][other] += share;
        self.ahead[other][one] += 1.0 - share;
    }

    /// The rating of each entrant, or none if it played against nobody.
    pub(super) fn ratings(&self) -> Vec<Option<f64>> {
        let count = self.ahead.len();
        let met = |one: usize, other: usize| self.ahead[one][other] + self.ahead[other][one];
        let mut strength = vec![1.0; count];
        for _ in 0..ROUNDS {
            strength = (0..count)
                .map(|one| {
                    let others = || (0..count).filter(|&other| met(one, other) > 0.0);
                    // Half a drawn game per pair keeps the rating of an undefeated
                    // entrant finite.
                    let wins: f64 = others().map(|other| self.ahead[one][other] + 0.25).sum();
                    let expected: f64 = others()
                        .map(|other| (met(one, other) + 0.5) / (strength[one] + strength[other]))
                        .sum();
                    if expected > 0.0 { wins / expected } else { 1.0 }
                })
                .collect();
            let mean = strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / count as f64;
            strength.iter_mut().for_each(|one| *one /= mean.exp());
        }
        let has_met = |one: usize| (0..count).any(|other| met(one, other) > 0.0);
        (0..count).map(|one| has_met(one).then(|| MEAN + 400.0 * strength[one].log10())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_reproduce_the_odds() {
        let mut results = Results::new(3);
        for game in 0..10_000 {
            results.add(0, 1, f64::from(u8::from(game % 4 != 0)));
        }
        let ratings = results.ratings();
        let (one, other) = (ratings[0].unwrap(), ratings[1].unwrap());
        // Winning three of four games is a difference of 190.8 points.
        assert!((one - other - 190.85).abs() < 0.2, "{one} {other}");
        assert_eq!(ratings[2], None);
    }
}
