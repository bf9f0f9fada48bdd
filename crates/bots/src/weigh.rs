//! Judging by weights: what each seat has is counted, weighed and compared.
//! The weights are fitted to games that bots played (`examples/fit.rs`).

use asterism_kernel::{MAX_SEATS, Seat};

use crate::thinker::{Chances, Thinker};

/// A game that is judged by weights.
pub trait Weighed: Thinker {
    /// Calls `look` with everything that is counted for each seat.
    fn count(&self, insight: &Self::Insight, world: &Self::State, look: impl FnMut(Seat, &[f32]));
}

/// The chances to win of seats with these scores.
#[inline]
pub(crate) fn compare(scores: impl Iterator<Item = (Seat, f32)>) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (seat, score) in scores {
        let chance = score.clamp(-30.0, 30.0).exp();
        chances[seat.index()] = chance;
        sum += chance;
    }
    chances.map(|chance| chance / sum)
}
