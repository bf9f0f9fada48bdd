//! Whether the expert keeps to its time, in positions of all kinds.

use std::hint::black_box;
use std::time::{Duration, Instant};

use asterism_bots::{Budget, Decision, Mind, Thinker, Visit};
use asterism_catalog::Level;
use asterism_kernel::{Chance, Offer as _, Silent, SplitMix64, Viewer};

use crate::clock::Clock;

/// What is more than this over the budget is too late.
const GRACE: Duration = Duration::from_millis(10);

/// Answers of the expert at every choice of random games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answers {
    pub(crate) budget: Duration,
    pub(crate) count: u32,
}

/// The slowest of many times, and how many were too late.
#[derive(Default)]
struct Times {
    slowest: Duration,
    late: u32,
}

impl Times {
    fn add(&mut self, time: Duration, budget: Duration) {
        self.slowest = self.slowest.max(time);
        self.late += u32::from(time > budget + GRACE);
    }
}

impl Visit for Answers {
    type Output = serde_json::Value;

    /// Two clocks: that on the wall, and that of the thread, which stands still
    /// while the machine works on something else.
    fn visit<G: Thinker>(self, game: &G) -> serde_json::Value {
        let mind = Mind::new(game.clone());
        let (mut on_the_wall, mut at_work) = (Times::default(), Times::default());
        let mut answers = 0;
        for index in 0.. {
            let mut chance = SplitMix64::of_game(3, index);
            let mut state = game.begin(&mut chance, &mut Silent);
            while let Some(seat) = game.open(&state).lowest() {
                let offer = game.offer(&state, seat);
                if offer.len() > 1 {
                    if answers == self.count {
                        return serde_json::json!({
                            "answers": answers,
                            "slowest_ms": on_the_wall.slowest.as_secs_f64() * 1e3,
                            "late": on_the_wall.late,
                            "slowest_at_work_ms": at_work.slowest.as_secs_f64() * 1e3,
                            "late_at_work": at_work.late,
                        });
                    }
                    let knowledge = game.knowledge(&state, Viewer::Seat(seat));
                    let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
                    let (wall, thread) = (Instant::now(), Clock::start());
                    let budget = Budget::time(self.budget);
                    black_box(mind.think(Level::Expert, &decision, &budget, index));
                    on_the_wall.add(wall.elapsed(), self.budget);
                    at_work.add(thread.elapsed(), self.budget);
                    answers += 1;
                }
                let index = chance.below(offer.len() as u32) as usize;
                game.step(&mut state, seat, &offer.get(index), &mut chance, &mut Silent);
            }
        }
        serde_json::Value::Null
    }
}
