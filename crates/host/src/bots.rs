//! Bots think in a bounded pool, so that they never hold up a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use asterism_bots::{Budget, Decision, Mind, Thinker};
use asterism_catalog::{AnyGame, AnyKnowledge, AnyOffer};
use asterism_kernel::{Game as _, Offer as _, Seat};
use asterism_table::Level;
use tokio::sync::Semaphore;

use crate::measure::{Measures, count};

/// What a bot has to decide.
pub(crate) struct Problem {
    pub(crate) game: AnyGame,
    pub(crate) knowledge: AnyKnowledge,
    pub(crate) offer: AnyOffer,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    /// Whether it answers what was announced; letting it pass is offered last.
    pub(crate) in_window: bool,
}

/// The pool.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    places: Arc<Semaphore>,
    time: Duration,
    measures: Arc<Measures>,
}

impl Pool {
    pub(crate) fn new(threads: usize, time: Duration, measures: Arc<Measures>) -> Self {
        Self { places: Arc::new(Semaphore::new(threads.max(1))), time, measures }
    }

    /// What the bot answers, in the game's notation; something offered even if
    /// its thinking fails.
    pub(crate) async fn think(&self, problem: Problem, patience: Duration, seed: u64) -> String {
        let offered = problem.offer.len();
        if offered == 0 {
            return String::new();
        }
        let at = if problem.in_window { offered - 1 } else { seed as usize % offered };
        let fallback = problem.game.write_move(&problem.offer.get(at));
        // With one thing offered there is nothing to think about.
        if offered == 1 {
            return fallback;
        }
        // A bot that holds nothing to answer a play with does not think at all,
        // so what is measured inside response windows would give hands away.
        let measures = (!problem.in_window).then(|| Arc::clone(&self.measures));
        let late = || {
            if let Some(measures) = &measures {
                count(&measures.late_bots);
            }
            fallback.clone()
        };
        let Ok(Ok(place)) =
            tokio::time::timeout(patience, Arc::clone(&self.places).acquire_owned()).await
        else {
            return late();
        };
        let (time, measures) = (self.time.min(patience), measures.clone());
        let thought = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let text = answer(&problem, Budget::time(time.max(Duration::from_millis(1))), seed);
            if let Some(measures) = measures {
                measures.bot_time.record(start.elapsed());
            }
            drop(place);
            text
        });
        match thought.await {
            Ok(Some(text)) => text,
            _ => late(),
        }
    }
}

fn answer(problem: &Problem, budget: Budget, seed: u64) -> Option<String> {
    match (&problem.game, &problem.knowledge, &problem.offer) {
        (
            AnyGame::StellaQuest(game),
            AnyKnowledge::StellaQuest(knowledge),
            AnyOffer::StellaQuest(offer),
        ) => Some(think(game, knowledge, offer, problem, budget, seed)),
        (AnyGame::Fluxx(game), AnyKnowledge::Fluxx(knowledge), AnyOffer::Fluxx(offer)) => {
            Some(think(game, knowledge, offer, problem, budget, seed))
        }
        _ => None,
    }
}

fn think<G: Thinker>(
    game: &G,
    knowledge: &G::Knowledge,
    offer: &G::Offer,
    problem: &Problem,
    budget: Budget,
    seed: u64,
) -> String {
    let mind = Mind::new(game.clone());
    let decision = Decision { knowledge, seat: problem.seat, offer };
    game.write_move(&mind.think(problem.level, &decision, &budget, seed).mv)
}
