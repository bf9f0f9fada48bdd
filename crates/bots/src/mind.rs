//! Thinking: from what a seat knows to its answer.

use std::time::Instant;

use asterism_kernel::{Chance as _, Offer as _, Seat, SplitMix64};

use crate::budget::Budget;
use crate::reason::{Answer, Motive, Tried};
use crate::search::{Problem, best_kept, search};
use crate::thinker::Thinker;
use crate::trial::{most_promising, sure_win, try_all};
use asterism_catalog::Level;

/// Worlds in which a win must be sure to be taken without a search.
const SURE_WORLDS: u32 = 8;

/// A game read once, for any number of answers. It holds rules and cards, never
/// a position.
#[derive(Clone, Debug)]
pub struct Mind<G: Thinker> {
    game: G,
    insight: G::Insight,
}

/// A decision: what a seat knows, and what it is offered.
#[derive(Debug)]
pub struct Decision<'a, G: Thinker> {
    /// What the seat knows.
    pub knowledge: &'a G::Knowledge,
    /// Who decides.
    pub seat: Seat,
    /// What it may choose from; at least one move.
    pub offer: &'a G::Offer,
}

impl<G: Thinker> Mind<G> {
    /// Reads a game.
    #[must_use]
    pub fn new(game: G) -> Self {
        let insight = game.insight();
        Self { game, insight }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What a bot of this level answers. The same knowledge, offer, budget of
    /// simulations and seed give the same answer.
    #[must_use]
    pub fn think(
        &self,
        level: Level,
        decision: &Decision<'_, G>,
        budget: &Budget,
        seed: u64,
    ) -> Answer<G::Move> {
        let Decision { knowledge, seat, offer } = *decision;
        let mut chance = SplitMix64::new(seed);
        let moves: Vec<G::Move> = offer.iter().collect();
        let start = Instant::now();
        if let [mv] = moves.as_slice() {
            return Answer::unweighed(level, mv.clone(), Motive::OnlyMove);
        }
        let any =
            |chance: &mut SplitMix64| moves[chance.below(moves.len() as u32) as usize].clone();
        let problem =
            Problem { game: &self.game, insight: &self.insight, knowledge, seat, moves: &moves };
        match level {
            Level::Random => Answer::unweighed(level, any(&mut chance), Motive::Instinct),
            Level::Beginner => {
                let mv = if chance.below(G::STYLE.careless) == 0 {
                    any(&mut chance)
                } else {
                    let world = self.game.resample(knowledge, &mut chance);
                    self.game.instinct(&self.insight, &world, seat, offer, &mut chance)
                };
                Answer::unweighed(level, mv, Motive::Instinct)
            }
            Level::Regular => {
                if let Some(at) = sure_win(problem, SURE_WORLDS, &mut chance) {
                    return sure_answer(level, seat, &moves, at);
                }
                let watch = budget.watch(0, start);
                let tried = try_all(problem, G::STYLE.worlds, &watch, &mut chance);
                Answer::weighed(level, seat, &tried, most_promising(&tried, seat))
            }
            Level::Expert => {
                if let Some(at) = sure_win(problem, SURE_WORLDS, &mut chance) {
                    return sure_answer(level, seat, &moves, at);
                }
                found(problem, &search(problem, budget, start, chance.next_bits()))
            }
        }
    }
}

impl<G: Thinker> Mind<G> {
    /// What the tree search finds, also where a sure win would need none.
    #[must_use]
    pub fn search(
        &self,
        decision: &Decision<'_, G>,
        budget: &Budget,
        seed: u64,
    ) -> Answer<G::Move> {
        let Decision { knowledge, seat, offer } = *decision;
        let moves: Vec<G::Move> = offer.iter().collect();
        let problem =
            Problem { game: &self.game, insight: &self.insight, knowledge, seat, moves: &moves };
        found(problem, &search(problem, budget, Instant::now(), seed))
    }

    /// A world as the search imagines it, played on by instinct as far as the
    /// search does.
    pub fn play_on(&self, world: &mut G::State, chance: &mut SplitMix64) {
        let mut offer = G::Offer::default();
        let (horizon, most) = (self.game.horizon(world), G::STYLE.most_decisions);
        crate::thinker::play_on(
            &self.game,
            &self.insight,
            world,
            horizon,
            most,
            &mut offer,
            chance,
        );
    }
}

/// The answer of a search.
fn found<G: Thinker>(problem: Problem<'_, G>, tried: &[Tried<G::Move>]) -> Answer<G::Move> {
    let best = best_kept(tried, problem.seat);
    Answer::weighed(Level::Expert, problem.seat, tried, best)
}

/// The answer that wins at once.
fn sure_answer<M: Clone + PartialEq>(
    level: Level,
    seat: Seat,
    moves: &[M],
    at: usize,
) -> Answer<M> {
    let mut win = Tried::new(moves[at].clone());
    let mut chances = [0.0; asterism_kernel::MAX_SEATS];
    chances[seat.index()] = 1.0;
    (0..SURE_WORLDS).for_each(|_| win.add(&chances));
    Answer::weighed(level, seat, &[win], 0)
}
