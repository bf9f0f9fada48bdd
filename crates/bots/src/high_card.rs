//! High Card: rollout policy and evaluation.

use asterism_catalog::HighCard;
use asterism_catalog::high_card::{Move, Offered, State, TRICKS};
use asterism_kernel::{Chance, MAX_SEATS, Offer as _, Seat, SplitMix64};

use crate::agent_game::{AgentGame, SearchSettings, WinProbabilities};

impl AgentGame for HighCard {
    type Features = ();
    type Note = ();

    const SEARCH: SearchSettings = SearchSettings {
        max_decisions: 20,
        exploration: 1.0,
        determinizations: 24,
        blunder_one_in: 5,
    };

    fn features(&self) {}

    /// Any card: the game is so short that playouts reach its end.
    fn rollout_move<C: Chance>(
        &self,
        (): &(),
        _: &State,
        _: Seat,
        offer: &Offered,
        chance: &mut C,
    ) -> Move {
        offer.get(chance.below(offer.len() as u32) as usize)
    }

    /// In proportion to points, where every seat has a head start of one.
    fn evaluate(&self, (): &(), state: &State) -> WinProbabilities {
        let points = state.points().iter().map(|&points| f32::from(points) + 1.0);
        let all: f32 = points.clone().sum();
        let mut value = [0.0; MAX_SEATS];
        for (value, points) in value.iter_mut().zip(points) {
            *value = points / all;
        }
        value
    }

    fn rollout_rounds(&self, _: &State) -> u32 {
        TRICKS as u32
    }

    fn rounds(&self, state: &State) -> u32 {
        state.tricks() as u32
    }

    /// All cards are dealt at the start.
    fn shuffle_unseen<C: Chance>(&self, _: &mut State, _: &mut C) {}

    fn notes(&self, _: &State, _: Seat, _: &Move, _: &mut SplitMix64) -> Vec<()> {
        Vec::new()
    }
}
