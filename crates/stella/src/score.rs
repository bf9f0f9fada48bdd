//! How a game ends.

use arrayvec::ArrayVec;
use asterism_kernel::{MAX_SEATS, Outcome, Seat, SeatSet};
use serde::Serialize;

use crate::{Cards, gems};

/// Points at the end by lost shine, part by part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreParts {
    /// One point for each light that is left.
    pub light: u8,
    /// The gems of each value that was collected exactly once, from 1 to 6.
    pub values: [u8; 6],
}

impl ScoreParts {
    #[must_use]
    pub fn new(light: u8, collection: Cards) -> Self {
        let single = collection.single_values();
        let gems_of = |value: u8| (single >> (value - 1) & 1) * gems(value);
        Self { light, values: [1, 2, 3, 4, 5, 6].map(gems_of) }
    }

    /// The whole score.
    #[must_use]
    pub fn points(self) -> u8 {
        self.light + self.values.iter().sum::<u8>()
    }
}

/// Points at the end by lost shine: the light left and the gems of values
/// collected exactly once.
#[must_use]
pub fn points(light: u8, collection: Cards) -> u8 {
    ScoreParts::new(light, collection).points()
}

/// What ended the game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaEndingReason))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EndingReason {
    /// Somebody collected all six values.
    Collection,
    /// Somebody lost the last light.
    Shine,
}

impl EndingReason {
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Collection => "collection",
            Self::Shine => "shine",
        }
    }
}

/// How a game ended.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaEnding))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The reason for the end.
    pub reason: EndingReason,
    /// Who won; several share a victory.
    pub winners: SeatSet,
    /// Who lost the last light; scores nothing.
    pub eliminated: Option<Seat>,
    /// Points per seat, none for the eliminated one; absent where a collection
    /// won.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Option<u8>>>))]
    pub scores: Option<ArrayVec<Option<u8>, 4>>,
}

impl Ending {
    /// Scores the game that `eliminated` ended by losing the last light.
    pub(crate) fn by_shine(eliminated: Seat, light: &[u8], collections: &[Cards]) -> Self {
        let mut scores = ArrayVec::new();
        let (mut best, mut winners) = (0, SeatSet::EMPTY);
        for (index, (&light, &collection)) in light.iter().zip(collections).enumerate() {
            if index == eliminated.index() {
                scores.push(None);
                continue;
            }
            let points = points(light, collection);
            scores.push(Some(points));
            if points > best {
                (best, winners) = (points, SeatSet::EMPTY);
            }
            if points == best {
                winners.insert(Seat::new(index));
            }
        }
        Self {
            reason: EndingReason::Shine,
            winners,
            eliminated: Some(eliminated),
            scores: Some(scores),
        }
    }

    /// `winner` has all six values.
    pub(crate) const fn by_collection(winner: Seat) -> Self {
        Self {
            reason: EndingReason::Collection,
            winners: SeatSet::only(winner),
            eliminated: None,
            scores: None,
        }
    }

    /// The same in the kernel's terms.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let mut scores = [None; MAX_SEATS];
        for (place, score) in scores.iter_mut().zip(self.scores.iter().flatten()) {
            *place = score.map(i16::from);
        }
        Outcome { reason: self.reason.code(), winners: self.winners, scores }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rulebooks_example_scores_nine() {
        let collection: Cards = ["R1", "Y5", "B5", "G3", "R6"]
            .iter()
            .map(|face| face.parse::<crate::Face>().unwrap())
            .collect();
        assert_eq!(points(3, collection), 9);
    }

    #[test]
    fn ties_share_and_the_eliminated_seat_has_no_score() {
        let ending = Ending::by_shine(Seat::new(1), &[2, 0, 2, 1], &[Cards::EMPTY; 4]);
        assert_eq!(ending.winners, [Seat::new(0), Seat::new(2)].into_iter().collect());
        assert_eq!(ending.scores.as_deref(), Some(&[Some(2), None, Some(2), Some(1)][..]));
        let outcome = ending.outcome();
        assert_eq!(outcome.reason, "shine");
        assert_eq!(outcome.scores[3], Some(1));
        assert_eq!(outcome.scores[1], None);
    }
}
