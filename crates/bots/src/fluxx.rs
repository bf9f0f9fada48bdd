//! Fluxx: rollout policy and evaluation, read off the compiled card definitions, so
//! that newly invented cards are played as well as published ones.

mod deck_features;
mod evaluation;
mod notes;
mod rollout;

use asterism_fluxx::{Fluxx, Move, Moves, State};
use asterism_kernel::{Chance, Game as _, Seat, SplitMix64};

use crate::agent_game::{AgentGame, SearchSettings, WinProbabilities};
use crate::evaluation::LinearEvaluation;

pub use deck_features::DeckFeatures;
pub use notes::FluxxNote;

impl AgentGame for Fluxx {
    type Features = DeckFeatures;
    type Note = FluxxNote;

    const SEARCH: SearchSettings = SearchSettings {
        max_decisions: 150,
        exploration: 1.0,
        determinizations: 24,
        blunder_one_in: 6,
    };

    fn features(&self) -> DeckFeatures {
        DeckFeatures::of(self.deck())
    }

    fn rollout_move<C: Chance>(
        &self,
        features: &DeckFeatures,
        state: &State,
        seat: Seat,
        offer: &Moves,
        chance: &mut C,
    ) -> Move {
        rollout::choose(self, features, state, seat, offer, chance)
    }

    fn evaluate(&self, features: &DeckFeatures, state: &State) -> WinProbabilities {
        evaluation::evaluate(self, features, state)
    }

    /// One turn for everybody, so that a seat about to win gets the chance to.
    #[inline]
    fn rollout_rounds(&self, state: &State) -> u32 {
        self.seats(state).len() as u32
    }

    #[inline]
    fn rounds(&self, state: &State) -> u32 {
        u32::from(state.turns())
    }

    fn turns_per_round(&self, state: &State) -> u32 {
        self.seats(state).len() as u32
    }

    fn shuffle_unseen<C: Chance>(&self, state: &mut State, chance: &mut C) {
        state.shuffle_draw_pile(chance);
    }

    fn notes(
        &self,
        state: &State,
        seat: Seat,
        mv: &Move,
        chance: &mut SplitMix64,
    ) -> Vec<FluxxNote> {
        notes::about(self, state, seat, *mv, chance)
    }
}

impl LinearEvaluation for Fluxx {
    fn feature_vectors(
        &self,
        features: &DeckFeatures,
        state: &State,
        mut see: impl FnMut(Seat, &[f32]),
    ) {
        evaluation::feature_vectors(self, features, state)
            .for_each(|(seat, vector)| see(seat, &vector));
    }
}
