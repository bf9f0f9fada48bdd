//! Speed of the expert's search: simulations and rollouts.

use std::hint::black_box;
use std::time::Duration;

use asterism_bots::{Agent, AgentGame, AgentVisitor, Budget, Decision};
use asterism_kernel::{Silent, SplitMix64, Viewer};
use asterism_lab::ThreadClock;

use crate::random_play::random_games;

/// Searches at the first decision of one deal after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Searches {
    pub(crate) simulations: u32,
    pub(crate) time: Duration,
    /// Whether to do nothing else, for profiling.
    pub(crate) bare: bool,
}

impl AgentVisitor for Searches {
    type Output = serde_json::Value;

    fn visit<G: AgentGame>(self, game: &G) -> serde_json::Value {
        let (searches, seconds) = self.search(game);
        let mut report = serde_json::json!({
            "games": searches,
            "decisions": searches * u64::from(self.simulations),
            "seconds": seconds,
        });
        if !self.bare {
            let raw = random_games(game, self.time / 4);
            report["rollouts_per_second"] = self.rollouts_per_second(game).into();
            report["random_games_per_second"] = (raw.games as f64 / raw.seconds).into();
        }
        report
    }
}

impl Searches {
    /// What the first seat that is asked knows of a deal, its offer, and the seat.
    fn deal<G: AgentGame>(game: &G, index: u64) -> (G::Knowledge, G::Offer, asterism_kernel::Seat) {
        let state = game.begin(&mut SplitMix64::of_game(1, index), &mut Silent);
        let seat = game.open(&state).lowest().expect("a game begins with a question");
        (game.knowledge(&state, Viewer::Seat(seat)), game.offer(&state, seat), seat)
    }

    fn search<G: AgentGame>(self, game: &G) -> (u64, f64) {
        let agent = Agent::new(game.clone());
        let budget = Budget::simulations(self.simulations);
        let mut searches = 0;
        let start = ThreadClock::start();
        while start.elapsed() < self.time {
            let (knowledge, offer, seat) = Self::deal(game, searches);
            let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
            black_box(agent.search(&decision, &budget, searches));
            searches += 1;
        }
        (searches, start.elapsed().as_secs_f64())
    }

    /// Determinizations, sampled and played on as far as a simulation does.
    fn rollouts_per_second<G: AgentGame>(self, game: &G) -> f64 {
        let agent = Agent::new(game.clone());
        let mut chance = SplitMix64::new(5);
        let (knowledge, ..) = Self::deal(game, 0);
        let mut count = 0u32;
        let start = ThreadClock::start();
        while start.elapsed() < self.time / 4 {
            for _ in 0..100 {
                let mut state = game.sample_state(&knowledge, &mut chance);
                agent.rollout(&mut state, &mut chance);
                black_box(&state);
                count += 1;
            }
        }
        f64::from(count) / start.elapsed().as_secs_f64()
    }
}
