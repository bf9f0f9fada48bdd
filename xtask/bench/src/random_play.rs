//! Whole games of uniform random play on one thread, the deal included.

use std::hint::black_box;
use std::time::Duration;

use asterism_kernel::{Chance, Game, Offer, Silent, SplitMix64};
use asterism_lab::ThreadClock;

/// What was played in which time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count {
    pub(crate) games: u64,
    /// Every choice of a seat, those with a single option included.
    pub(crate) decisions: u64,
    pub(crate) seconds: f64,
}

impl Count {
    pub(crate) fn nanoseconds_per_decision(&self) -> f64 {
        self.seconds * 1e9 / self.decisions as f64
    }
}

/// Plays games for about this long.
pub(crate) fn random_games<G: Game>(game: &G, time: Duration) -> Count {
    // Reading the clock after every game would cost too much.
    const BATCH: u64 = 1_000;
    let (mut games, mut decisions) = (0, 0);
    let mut offer = G::Offer::default();
    let start = ThreadClock::start();
    while start.elapsed() < time {
        for _ in 0..BATCH {
            decisions += random_game(game, games, &mut offer);
            games += 1;
        }
    }
    Count { games, decisions, seconds: start.elapsed().as_secs_f64() }
}

/// Plays one game. Returns the number of decisions.
#[inline]
pub(crate) fn random_game<G: Game>(game: &G, number: u64, offer: &mut G::Offer) -> u64 {
    let mut decisions = 0;
    let mut chance = SplitMix64::of_game(1, number);
    let mut state = game.begin(&mut chance, &mut Silent);
    while let Some(seat) = game.open(&state).lowest() {
        game.offer_into(&state, seat, offer);
        let index = chance.below(offer.len() as u32) as usize;
        game.step(&mut state, seat, &offer.get(index), &mut chance, &mut Silent);
        decisions += 1;
    }
    black_box(game.outcome(&state));
    decisions
}
