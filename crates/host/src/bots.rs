//! Bots think in a bounded pool, so that they never hold up a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::Config;
use crate::fair_gate::{FairGate, Priority};
use crate::measure::{Measures, count};
use crate::quota::{Ledger, Quotas};
use asterism_bots::{Agent, AgentGame, Budget, Decision};
use asterism_catalog::{AnyGame, AnyKnowledge, AnyOffer};
use asterism_kernel::{Game as _, Offer as _, Seat};
use asterism_table::{Level, PersonId, TableId};

/// What a bot has to decide.
pub(crate) struct Problem {
    pub(crate) game: AnyGame,
    pub(crate) knowledge: AnyKnowledge,
    pub(crate) offer: AnyOffer,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    /// Whether it answers what was announced; letting it pass is offered last.
    pub(crate) in_window: bool,
    /// At which table, and who pays for the time.
    pub(crate) table: TableId,
    pub(crate) owner: PersonId,
    pub(crate) priority: Priority,
    /// How long bots have thought at this table, in milliseconds.
    pub(crate) spent: Arc<AtomicU64>,
}

/// The longest a bot thinks where nobody waits for it and another bot may have
/// to wait for this one.
const BACKGROUND_TIME: Duration = Duration::from_millis(100);
/// How long a bot thinks whose owner's time is used up.
const EXHAUSTED_TIME: Duration = Duration::from_millis(1);

/// The pool.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    gate: FairGate,
    time: Duration,
    measures: Arc<Measures>,
    ledger: Arc<Ledger>,
    quotas: Quotas,
}

impl Pool {
    pub(crate) fn new(config: &Config, measures: Arc<Measures>, ledger: Arc<Ledger>) -> Self {
        let (gate, quotas) = (FairGate::new(config.bot_threads), config.quotas);
        Self { gate, time: config.bot_time, measures, ledger, quotas }
    }

    /// How long a bot may think about this.
    fn time_for(&self, problem: &Problem) -> Duration {
        if !self.ledger.may_think(&self.quotas, &problem.owner, &problem.table) {
            return EXHAUSTED_TIME;
        }
        match problem.priority {
            Priority::Background if self.gate.has_single_place() => self.time.min(BACKGROUND_TIME),
            Priority::Person | Priority::Background => self.time,
        }
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
        let Ok(Some(place)) =
            tokio::time::timeout(patience, self.gate.enter(&problem.owner, problem.priority)).await
        else {
            return late();
        };
        let time = self.time_for(&problem).min(patience);
        let (measures, ledger) = (measures.clone(), Arc::clone(&self.ledger));
        let thought = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let text = answer(&problem, Budget::time(time.max(Duration::from_millis(1))), seed);
            let took = start.elapsed();
            if let Some(measures) = measures {
                measures.bot_time.record(took);
            }
            ledger.spend(&problem.owner, &problem.table, took);
            problem.spent.fetch_add(took.as_millis() as u64, Ordering::Relaxed);
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

fn think<G: AgentGame>(
    game: &G,
    knowledge: &G::Knowledge,
    offer: &G::Offer,
    problem: &Problem,
    budget: Budget,
    seed: u64,
) -> String {
    let agent = Agent::new(game.clone());
    let decision = Decision { knowledge, seat: problem.seat, offer };
    game.write_move(&agent.decide(problem.level, &decision, &budget, seed).mv)
}
