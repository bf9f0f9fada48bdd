//! Whether the expert keeps to its time, in positions of all kinds.

use std::hint::black_box;
use std::time::Duration;

use asterism_bots::{Agent, AgentGame, AgentVisitor, Budget, Decision};
use asterism_catalog::Level;
use asterism_kernel::{Chance, Offer as _, Silent, SplitMix64, Viewer};
use asterism_lab::{Punctuality, Stopwatch};
use serde::Serialize;

/// Answers of the expert at every choice of random games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answers {
    pub(crate) budget: Duration,
    pub(crate) count: u32,
}

#[derive(Default, Serialize)]
struct Kept {
    answers: u32,
    #[serde(flatten)]
    punctuality: Punctuality,
}

impl AgentVisitor for Answers {
    type Output = serde_json::Value;

    fn visit<G: AgentGame>(self, game: &G) -> serde_json::Value {
        let agent = Agent::new(game.clone());
        let mut kept = Kept::default();
        for index in 0.. {
            let mut chance = SplitMix64::of_game(3, index);
            let mut state = game.begin(&mut chance, &mut Silent);
            while let Some(seat) = game.open(&state).lowest() {
                let offer = game.offer(&state, seat);
                if offer.len() > 1 {
                    if kept.answers == self.count {
                        return serde_json::json!(kept);
                    }
                    let knowledge = game.knowledge(&state, Viewer::Seat(seat));
                    let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
                    let stopwatch = Stopwatch::start();
                    let budget = Budget::time(self.budget);
                    black_box(agent.decide(Level::Expert, &decision, &budget, index));
                    kept.punctuality.add(stopwatch.elapsed(), Some(self.budget));
                    kept.answers += 1;
                }
                let index = chance.below(offer.len() as u32) as usize;
                game.step(&mut state, seat, &offer.get(index), &mut chance, &mut Silent);
            }
        }
        serde_json::Value::Null
    }
}
