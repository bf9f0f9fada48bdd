//! From what a seat knows to its move.

use std::sync::Arc;
use std::time::Instant;

use asterism_catalog::Level;
use asterism_kernel::{Chance as _, MAX_SEATS, Offer as _, Seat, Silent, SplitMix64};

use crate::agent_game::{AgentGame, rollout, state_value};
use crate::budget::Budget;
use crate::playouts::{best_by_mean, certain_win, playouts};
use crate::reason::{BotAnswer, Motive, MoveStatistics};
use crate::search::{SearchRoot, best_remaining, search};

/// A move that wins in this many determinizations is played without a search.
pub(crate) const CERTAIN_SAMPLES: u32 = 8;

/// Plays one game at any level. It holds the rules and what was read off the
/// cards, never a state, so one agent serves all seats and all decisions of a
/// table. Building it reads the whole deck; a clone shares that work.
#[derive(Debug)]
pub struct Agent<G: AgentGame> {
    game: G,
    features: Arc<G::Features>,
}

impl<G: AgentGame> Clone for Agent<G> {
    fn clone(&self) -> Self {
        Self { game: self.game.clone(), features: Arc::clone(&self.features) }
    }
}

/// A decision to make: what a seat knows, and what it is offered.
#[derive(Debug)]
pub struct Decision<'a, G: AgentGame> {
    pub knowledge: &'a G::Knowledge,
    pub seat: Seat,
    /// At least one move.
    pub offer: &'a G::Offer,
}

impl<G: AgentGame> Agent<G> {
    #[must_use]
    pub fn new(game: G) -> Self {
        let features = Arc::new(game.features());
        Self { game, features }
    }

    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The chances of all seats in a state, averaged over playouts with the rollout
    /// policy. `first` is the first move of every playout. The order of unseen cards is
    /// different in each of them. For the analysis of finished games, where nothing is
    /// secret.
    #[must_use]
    pub fn chances(
        &self,
        state: &G::State,
        first: Option<(Seat, &G::Move)>,
        playouts: u32,
        seed: u64,
    ) -> [f64; MAX_SEATS] {
        let mut totals = [0.0; MAX_SEATS];
        let mut offer = G::Offer::default();
        for number in 0..playouts.max(1) {
            let mut chance = SplitMix64::of_game(seed, u64::from(number));
            let mut state = state.clone();
            self.game.shuffle_unseen(&mut state, &mut chance);
            if let Some((seat, mv)) = first {
                self.game.step(&mut state, seat, mv, &mut chance, &mut Silent);
            }
            let rounds = self.game.rollout_rounds(&state);
            rollout(&self.game, &self.features, &mut state, rounds, &mut offer, &mut chance);
            let value = state_value(&self.game, &self.features, &state);
            for (total, value) in totals.iter_mut().zip(value) {
                *total += f64::from(value);
            }
        }
        // A playout without a winner says nothing.
        let sum: f64 = totals.iter().sum();
        if sum > 0.0 { totals.map(|total| total / sum) } else { totals }
    }

    /// The move of a bot of this level. The same knowledge, offer, budget of
    /// simulations and seed give the same answer.
    #[must_use]
    pub fn decide(
        &self,
        level: Level,
        decision: &Decision<'_, G>,
        budget: &Budget,
        seed: u64,
    ) -> BotAnswer<G::Move> {
        let Decision { knowledge, seat, offer } = *decision;
        let mut chance = SplitMix64::new(seed);
        let moves: Vec<G::Move> = offer.iter().collect();
        let start = Instant::now();
        if let [mv] = moves.as_slice() {
            return BotAnswer::without_search(level, mv.clone(), Motive::OnlyMove);
        }
        let any =
            |chance: &mut SplitMix64| moves[chance.below(moves.len() as u32) as usize].clone();
        let root = self.root(decision, &moves);
        match level {
            Level::Random => {
                BotAnswer::without_search(level, any(&mut chance), Motive::RolloutPolicy)
            }
            Level::Beginner => {
                let mv = if chance.below(G::SEARCH.blunder_one_in) == 0 {
                    any(&mut chance)
                } else {
                    let state = self.game.sample_state(knowledge, &mut chance);
                    self.game.rollout_move(&self.features, &state, seat, offer, &mut chance)
                };
                BotAnswer::without_search(level, mv, Motive::RolloutPolicy)
            }
            Level::Regular => {
                if let Some(at) = certain_win(root, CERTAIN_SAMPLES, &mut chance) {
                    return winning_answer(level, seat, &moves, at);
                }
                let meter = budget.meter(0, start);
                let found = playouts(root, &meter, &mut chance);
                BotAnswer::from_statistics(level, seat, &found, best_by_mean(&found, seat))
            }
            Level::Expert => {
                if let Some(at) = certain_win(root, CERTAIN_SAMPLES, &mut chance) {
                    return winning_answer(level, seat, &moves, at);
                }
                searched(root, &search(root, budget, start, chance.next_bits()))
            }
        }
    }

    /// The move the tree search finds, even where a certain win makes the search
    /// unnecessary. For measurements.
    #[must_use]
    pub fn search(
        &self,
        decision: &Decision<'_, G>,
        budget: &Budget,
        seed: u64,
    ) -> BotAnswer<G::Move> {
        let moves: Vec<G::Move> = decision.offer.iter().collect();
        let root = self.root(decision, &moves);
        searched(root, &search(root, budget, Instant::now(), seed))
    }

    /// Plays one rollout of the tree search. For measurements.
    pub fn rollout(&self, state: &mut G::State, chance: &mut SplitMix64) {
        let rounds = self.game.rollout_rounds(state);
        rollout(&self.game, &self.features, state, rounds, &mut G::Offer::default(), chance);
    }

    pub(crate) fn root<'a>(
        &'a self,
        decision: &Decision<'a, G>,
        moves: &'a [G::Move],
    ) -> SearchRoot<'a, G> {
        let Decision { knowledge, seat, .. } = *decision;
        SearchRoot { game: &self.game, features: &self.features, knowledge, seat, moves }
    }
}

fn searched<G: AgentGame>(
    root: SearchRoot<'_, G>,
    found: &[MoveStatistics<G::Move>],
) -> BotAnswer<G::Move> {
    let best = best_remaining(found, root.seat);
    BotAnswer::from_statistics(Level::Expert, root.seat, found, best)
}

fn winning_answer<M: Clone + PartialEq>(
    level: Level,
    seat: Seat,
    moves: &[M],
    at: usize,
) -> BotAnswer<M> {
    let mut win = MoveStatistics::new(moves[at].clone());
    let mut value = [0.0; MAX_SEATS];
    value[seat.index()] = 1.0;
    (0..CERTAIN_SAMPLES).for_each(|_| win.add(&value));
    BotAnswer::from_statistics(level, seat, &[win], 0)
}
