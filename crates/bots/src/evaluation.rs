//! Linear evaluation: a weighted sum of features for each seat, and softmax over
//! the seats. `examples/fit.rs` fits the weights to games that bots played.

use asterism_kernel::{MAX_SEATS, Seat};

use crate::agent_game::{AgentGame, WinProbabilities};

/// A game that is evaluated by weighted features.
pub trait LinearEvaluation: AgentGame {
    /// Calls `see` with the feature vector of each seat.
    fn feature_vectors(
        &self,
        features: &Self::Features,
        state: &Self::State,
        see: impl FnMut(Seat, &[f32]),
    );
}

/// The win probabilities of seats with these scores.
#[inline]
pub(crate) fn softmax(scores: impl Iterator<Item = (Seat, f32)>) -> WinProbabilities {
    let mut value = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (seat, score) in scores {
        let weight = score.clamp(-30.0, 30.0).exp();
        value[seat.index()] = weight;
        sum += weight;
    }
    value.map(|weight| weight / sum)
}
