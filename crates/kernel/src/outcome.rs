//! How a game ended.

use serde::Serialize;

use crate::{MAX_SEATS, Seat, SeatSet};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The stable code of the way it ended.
    pub reason: &'static str,
    /// Who won; several share a victory, nobody is possible.
    pub winners: SeatSet,
    /// Points per seat, where the game counts any.
    pub scores: [Option<i16>; MAX_SEATS],
}

impl Outcome {
    /// What the ending is worth to `seat`: a victory is 1, shared evenly.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
