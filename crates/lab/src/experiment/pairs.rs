//! Pairs of cards: whether they win more together than each of them does alone.

use serde::{Deserialize, Serialize};

use super::compare::corrected_chances;
use super::record::{GameRecord, WIN};
use super::results::CardTally;
use crate::statistics::{Estimate, Z};

/// For each pair of cards, in the order (0, 1), (0, 2), …, (1, 2), …: how many players drew
/// both, and what they won, in parts of [`WIN`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairTally(Vec<(u64, u64)>);

/// How many pairs come before those of a card.
const fn before(card: usize, cards: usize) -> usize {
    card * (2 * cards - card - 1) / 2
}

impl PairTally {
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a game. `cards` has the number of each card in the deck, if it is there.
    pub(crate) fn add(&mut self, record: &GameRecord, players: usize, cards: &[Option<usize>]) {
        if cards.is_empty() {
            return;
        }
        let count = cards.len();
        self.0.resize(before(count - 1, count), (0, 0));
        let mut drawn = Vec::new();
        for seat in 0..players {
            let has = |card: &usize| {
                cards[*card].is_some_and(|card| record.sheet.drawn[card] >> seat & 1 == 1)
            };
            drawn.clear();
            drawn.extend((0..count).filter(has));
            let won = record.wins[seat].unsigned_abs();
            for (at, &one) in drawn.iter().enumerate() {
                for &other in &drawn[at + 1..] {
                    let (players, wins) = &mut self.0[before(one, count) + other - one - 1];
                    *players += 1;
                    *wins += won;
                }
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), (0, 0));
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            mine.0 += theirs.0;
            mine.1 += theirs.1;
        }
    }

    fn of(&self, one: usize, other: usize, count: usize) -> (u64, u64) {
        self.0.get(before(one, count) + other - one - 1).copied().unwrap_or_default()
    }
}

/// Whether two cards win more together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Synergy {
    pub cards: (String, String),
    /// How many players drew both.
    pub players: u64,
    /// How much more often they won than the two cards explain one by one: the share of wins
    /// with both, minus that with only the one, minus that with only the other, plus that
    /// with neither.
    pub more_wins: Estimate,
    /// The chance to see so much by luck, corrected for all pairs (Holm).
    pub p: f64,
}

/// Cells with fewer players say nothing.
const FEWEST: u64 = 30;

/// All pairs that enough players drew, the surest first. `cards` has the name and the tally
/// of each card, `everybody` the number of all players and what they won.
pub(crate) fn synergies(
    pairs: &PairTally,
    cards: &[(&str, CardTally)],
    everybody: (u64, u64),
) -> Vec<Synergy> {
    let mut found: Vec<(Synergy, f64)> = Vec::new();
    for (one, (first, of_first)) in cards.iter().enumerate() {
        for (other, (second, of_second)) in cards.iter().enumerate().skip(one + 1) {
            let (both, both_won) = pairs.of(one, other, cards.len());
            let (all, all_won) = everybody;
            let first_only = (of_first.drawers - both, of_first.drawer_wins - both_won);
            let second_only = (of_second.drawers - both, of_second.drawer_wins - both_won);
            let neither = (
                (all + both).saturating_sub(of_first.drawers + of_second.drawers),
                (all_won + both_won).saturating_sub(of_first.drawer_wins + of_second.drawer_wins),
            );
            let cells =
                [((both, both_won), 1.0), (first_only, -1.0), (second_only, -1.0), (neither, 1.0)];
            if cells.iter().any(|((players, _), _)| *players < FEWEST) {
                continue;
            }
            let share = |won: u64, players: u64| won as f64 / WIN as f64 / players as f64;
            let value = cells.iter().map(|((n, won), sign)| sign * share(*won, *n)).sum::<f64>();
            // Players of one game share one win, so differences between them vary more than
            // those between independent players: by at most p/n instead of p(1 − p)/n.
            let variance = cells.iter().map(|((n, won), _)| {
                let p = (*won as f64 / WIN as f64 + 1.0) / (*n as f64 + 2.0);
                p / *n as f64
            });
            let error = variance.sum::<f64>().sqrt();
            let more_wins = Estimate { value, low: value - Z * error, high: value + Z * error };
            let cards = ((*first).to_owned(), (*second).to_owned());
            found.push((Synergy { cards, players: both, more_wins, p: 1.0 }, value.abs() / error));
        }
    }
    found.sort_by(|one, other| {
        other.1.total_cmp(&one.1).then_with(|| one.0.cards.cmp(&other.0.cards))
    });
    let chances = corrected_chances(found.iter().map(|(_, errors)| *errors));
    found.into_iter().zip(chances).map(|((synergy, _), p)| Synergy { p, ..synergy }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_has_a_place_of_its_own() {
        let count = 7;
        let mut places: Vec<usize> = (0..count)
            .flat_map(|one| (one + 1..count).map(move |other| before(one, count) + other - one - 1))
            .collect();
        assert_eq!(places.len(), before(count - 1, count));
        places.sort_unstable();
        assert!(places.iter().copied().eq(0..places.len()));
    }

    /// Two cards that win only together, and a third that does nothing.
    #[test]
    fn cards_that_win_together_are_found() {
        let win = WIN as u64;
        // 4,000 players, half of them with each card, independently; those with the first two
        // win half of their games, all others a sixth.
        let tally = |drawers, wins: u64| CardTally {
            drawers,
            drawer_wins: wins * win,
            ..CardTally::default()
        };
        let cards = [("a", tally(2000, 660)), ("b", tally(2000, 660)), ("c", tally(2000, 500))];
        let pairs = PairTally(vec![(1000, 500 * win), (1000, 330 * win), (1000, 330 * win)]);
        let found = synergies(&pairs, &cards, (4000, 1000 * win));
        let together = &found[0];
        assert_eq!(together.cards, ("a".to_owned(), "b".to_owned()));
        assert!(together.more_wins.low > 0.2 && together.p < 1e-6, "{together:?}");
        assert!(found[1..].iter().all(|pair| pair.p > 0.5), "{found:?}");
    }
}
