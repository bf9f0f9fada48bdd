//! What a game provides so that bots can play it.

use std::fmt::Debug;

use asterism_kernel::{Chance, Game, MAX_SEATS, Offer as _, Seat, Silent, SplitMix64};
use serde::Serialize;

/// The probability to win, by seat.
pub type WinProbabilities = [f32; MAX_SEATS];

/// How a game is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// The most decisions of one rollout.
    pub max_decisions: u32,
    /// The weight of the exploration term in the tree search.
    pub exploration: f32,
    /// How many determinizations a regular player samples for its playouts.
    pub determinizations: u32,
    /// A beginner plays one move in this many at random.
    pub blunder_one_in: u32,
}

/// A game that bots can play. The states these methods get were sampled from
/// what a seat knows; none of them is the state being played.
pub trait AgentGame: Game {
    /// What can be read off the rules and cards once, before any decision.
    type Features: Debug + Send + Sync;

    /// Something that a move does, for people who want to know why it is good or bad.
    type Note: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;

    const SEARCH: SearchSettings;

    fn features(&self) -> Self::Features;

    /// The rollout policy: a quick, sensible move, chosen from what `seat` sees
    /// in this state.
    fn rollout_move<C: Chance>(
        &self,
        features: &Self::Features,
        state: &Self::State,
        seat: Seat,
        offer: &Self::Offer,
        chance: &mut C,
    ) -> Self::Move;

    /// Estimates a state in which the game goes on. The probabilities add up to 1.
    fn evaluate(&self, features: &Self::Features, state: &Self::State) -> WinProbabilities;

    /// How many rounds or turns a rollout of the tree search plays from here.
    fn rollout_rounds(&self, state: &Self::State) -> u32;

    /// How many rounds or turns have begun.
    fn rounds(&self, state: &Self::State) -> u32;

    /// How many turns make a round of the table: 1 if everybody plays in each.
    fn turns_per_round(&self, state: &Self::State) -> u32 {
        let _ = state;
        1
    }

    /// Puts the cards that nobody has seen into another order, without changing what
    /// anybody knows.
    fn shuffle_unseen<C: Chance>(&self, state: &mut Self::State, chance: &mut C);

    /// What can be said about a move in this state, from cards that `seat` sees, the most
    /// important first.
    fn notes(
        &self,
        state: &Self::State,
        seat: Seat,
        mv: &Self::Move,
        chance: &mut SplitMix64,
    ) -> Vec<Self::Note>;
}

/// The value of a state: its outcome, or else its evaluation.
#[inline]
pub(crate) fn state_value<G: AgentGame>(
    game: &G,
    features: &G::Features,
    state: &G::State,
) -> WinProbabilities {
    match game.outcome(state) {
        None => game.evaluate(features, state),
        Some(outcome) => {
            let mut value = [0.0; MAX_SEATS];
            for seat in outcome.winners.iter() {
                value[seat.index()] = outcome.share(seat) as f32;
            }
            value
        }
    }
}

/// Plays on by the rollout policy for this many rounds.
#[inline]
pub(crate) fn rollout<G: AgentGame, C: Chance>(
    game: &G,
    features: &G::Features,
    state: &mut G::State,
    rounds: u32,
    offer: &mut G::Offer,
    chance: &mut C,
) {
    let end = game.rounds(state).saturating_add(rounds);
    for _ in 0..G::SEARCH.max_decisions {
        let Some(seat) = game.open(state).lowest() else { return };
        if game.rounds(state) >= end {
            return;
        }
        game.offer_into(state, seat, offer);
        let mv = match offer.len() {
            1 => offer.get(0),
            _ => game.rollout_move(features, state, seat, offer, chance),
        };
        game.step(state, seat, &mv, chance, &mut Silent);
    }
}
