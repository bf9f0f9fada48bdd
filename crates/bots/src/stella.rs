//! Stella Quest: rollout policy and evaluation.

mod evaluation;
mod notes;
mod rollout;

use asterism_kernel::{Chance, Seat, SplitMix64};
use asterism_stella::{Move, Offered, State, Stella};

use crate::agent_game::{AgentGame, SearchSettings, WinProbabilities};
use crate::evaluation::LinearEvaluation;

pub use notes::StellaNote;

impl AgentGame for Stella {
    type Features = ();
    type Note = StellaNote;

    const SEARCH: SearchSettings = SearchSettings {
        max_decisions: 200,
        exploration: 1.0,
        determinizations: 24,
        blunder_one_in: 5,
    };

    fn features(&self) {}

    #[inline]
    fn rollout_move<C: Chance>(
        &self,
        (): &(),
        state: &State,
        seat: Seat,
        offer: &Offered,
        chance: &mut C,
    ) -> Move {
        rollout::choose(state, seat, *offer, chance)
    }

    #[inline]
    fn evaluate(&self, (): &(), state: &State) -> WinProbabilities {
        evaluation::evaluate(state)
    }

    #[inline]
    fn rollout_rounds(&self, _: &State) -> u32 {
        2
    }

    #[inline]
    fn rounds(&self, state: &State) -> u32 {
        state.rounds() as u32
    }

    fn shuffle_unseen<C: Chance>(&self, state: &mut State, chance: &mut C) {
        state.shuffle_deck(chance);
    }

    fn notes(&self, state: &State, seat: Seat, mv: &Move, _: &mut SplitMix64) -> Vec<StellaNote> {
        notes::about(state, seat, *mv)
    }
}

impl LinearEvaluation for Stella {
    fn feature_vectors(&self, (): &(), state: &State, mut see: impl FnMut(Seat, &[f32])) {
        evaluation::feature_vectors(state).for_each(|(seat, vector)| see(seat, &vector));
    }
}
