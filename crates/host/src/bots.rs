//! The bounded pool in which bots think, so that they never block a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::Config;
use crate::fair_gate::{FairGate, Place, Priority};
use crate::metrics::{HostMetrics, count};
use crate::quota::{Ledger, Quotas};
use asterism_bots::{AnyAgent, Budget};
use asterism_catalog::{AnyGame, AnyKnowledge, AnyOffer};
use asterism_kernel::{Game as _, Offer as _, Seat};
use asterism_table::{Level, PersonId, TableId};

/// A decision that a bot has to make.
pub(crate) struct BotQuestion {
    pub(crate) agent: AnyAgent,
    pub(crate) game: AnyGame,
    pub(crate) knowledge: AnyKnowledge,
    pub(crate) offer: AnyOffer,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    /// Whether this is a response window, where the last offered move is to pass.
    pub(crate) in_window: bool,
    /// The table, and whose quota the time counts against.
    pub(crate) table: TableId,
    pub(crate) owner: PersonId,
    pub(crate) priority: Priority,
    /// Time bots have spent at this table, in milliseconds.
    pub(crate) spent: Arc<AtomicU64>,
}

/// Time limit for a bot that nobody waits for, if other bots may have to wait for
/// this one.
const BACKGROUND_TIME: Duration = Duration::from_millis(100);
/// How long every bot occupies a place in a response window. Neither the time of
/// its answer nor how long others wait for a place may reveal what it holds, so a
/// bot that can only pass occupies its place for just as long.
const WINDOW_TIME: Duration = Duration::from_millis(10);
/// Background work for a person is not begun with less time than this.
const LEAST_TIME: Duration = Duration::from_millis(50);
/// Time limit for bots whose owner has used up the quota.
const EXHAUSTED_TIME: Duration = Duration::from_millis(1);

#[derive(Clone, Debug)]
pub(crate) struct Pool {
    gate: FairGate,
    time: Duration,
    metrics: Arc<HostMetrics>,
    ledger: Arc<Ledger>,
    quotas: Quotas,
}

impl Pool {
    pub(crate) fn new(config: &Config, metrics: Arc<HostMetrics>, ledger: Arc<Ledger>) -> Self {
        let (gate, quotas) = (FairGate::new(config.bot_threads), config.quotas);
        Self { gate, time: config.bot_time, metrics, ledger, quotas }
    }

    fn time_for(&self, question: &BotQuestion) -> Duration {
        if !self.ledger.may_think(&self.quotas, &question.owner, &question.table) {
            return EXHAUSTED_TIME;
        }
        match question.priority {
            Priority::Background if self.gate.has_single_place() => self.time.min(BACKGROUND_TIME),
            Priority::Person | Priority::Background => self.time,
        }
    }

    /// The bot's answer in the game's notation. If thinking fails or takes too long,
    /// it is any of the offered moves.
    pub(crate) async fn think(
        &self,
        question: BotQuestion,
        patience: Duration,
        seed: u64,
    ) -> String {
        let offered = question.offer.len();
        if offered == 0 {
            return String::new();
        }
        let at = if question.in_window { offered - 1 } else { seed as usize % offered };
        let fallback = question.game.write_move(&question.offer.get(at));
        if question.in_window {
            return self.think_in_window(question, patience, seed).await.unwrap_or(fallback);
        }
        // A single offered move needs no thought.
        if offered == 1 {
            return fallback;
        }
        let late = || {
            count(&self.metrics.late_bots);
            fallback.clone()
        };
        let Some(place) = self.place(&question, patience).await else { return late() };
        let time = self.time_for(&question).min(patience).max(Duration::from_millis(1));
        let (metrics, ledger) = (Arc::clone(&self.metrics), Arc::clone(&self.ledger));
        let thought = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let text = answer(&question, &Budget::time(time), seed);
            let took = start.elapsed();
            metrics.bot_time.record(took);
            ledger.spend(&question.owner, &question.table, took);
            question.spent.fetch_add(took.as_millis() as u64, Ordering::Relaxed);
            drop(place);
            text
        });
        match thought.await {
            Ok(Some(text)) => text,
            _ => late(),
        }
    }

    /// Like [`Pool::think`] in a response window. The place is occupied and charged
    /// for exactly [`WINDOW_TIME`], whatever the bot holds, and no metric is recorded.
    async fn think_in_window(
        &self,
        question: BotQuestion,
        patience: Duration,
        seed: u64,
    ) -> Option<String> {
        let place = self.place(&question, patience).await?;
        let until = tokio::time::Instant::now() + WINDOW_TIME;
        let time = self.time_for(&question).min(WINDOW_TIME);
        self.ledger.spend(&question.owner, &question.table, WINDOW_TIME);
        question.spent.fetch_add(WINDOW_TIME.as_millis() as u64, Ordering::Relaxed);
        let text = if question.offer.len() == 1 {
            None
        } else {
            let budget = Budget::time(time);
            let thought = tokio::task::spawn_blocking(move || answer(&question, &budget, seed));
            thought.await.ok().flatten()
        };
        tokio::time::sleep_until(until).await;
        drop(place);
        text
    }

    /// Runs work that a person has asked for, but no table waits for, on a bot thread.
    /// `work` gets the time that it may take. Returns nothing if there is no place in
    /// time.
    pub(crate) async fn in_background<T: Send + 'static>(
        &self,
        person: &PersonId,
        time: Duration,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Option<T> {
        let start = Instant::now();
        let patience = time.saturating_sub(LEAST_TIME);
        let place = self.gate.enter(person, Priority::Background);
        let place = tokio::time::timeout(patience, place).await.ok().flatten()?;
        let mut left = time.saturating_sub(start.elapsed()).max(LEAST_TIME);
        if self.gate.has_single_place() {
            // Bots that people wait for would have to wait for this.
            left = left.min(self.time);
        }
        let working = tokio::task::spawn_blocking(move || {
            let done = work(left);
            drop(place);
            done
        });
        working.await.ok()
    }

    /// Number of threads that background work may use at the same time.
    pub(crate) fn background_places(&self) -> usize {
        self.gate.background_places()
    }

    /// Runs a short piece of work that nobody waits for on a bot thread. Returns how long
    /// it took, too.
    pub(crate) async fn piece<T: Send + 'static>(
        &self,
        person: &PersonId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<(T, Duration)> {
        let place = self.gate.enter(person, Priority::Background).await?;
        let working = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let done = work();
            drop(place);
            (done, start.elapsed())
        });
        working.await.ok()
    }

    async fn place(&self, question: &BotQuestion, patience: Duration) -> Option<Place> {
        let place = self.gate.enter(&question.owner, question.priority);
        tokio::time::timeout(patience, place).await.ok().flatten()
    }
}

fn answer(question: &BotQuestion, budget: &Budget, seed: u64) -> Option<String> {
    let BotQuestion { agent, game, knowledge, offer, .. } = question;
    let mv = agent.decide(question.level, question.seat, knowledge, offer, budget, seed)?;
    Some(game.write_move(&mv))
}

#[cfg(test)]
mod tests {
    use asterism_catalog::Setup;
    use asterism_kernel::{Chance as _, GameInput, Silent, SplitMix64, Viewer};

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    fn pool() -> Pool {
        let config = Config { bot_threads: 1, bot_time: LONG, ..Config::default() };
        Pool::new(&config, Arc::default(), Arc::default())
    }

    /// A question in a response window with this many answers.
    fn question(answers: usize) -> BotQuestion {
        let game = Setup::new("stella-quest", 2).build().unwrap();
        let mut rng = SplitMix64::new(1);
        let mut state = game.begin(&mut rng, &mut Silent);
        loop {
            let seat = game.open(&state).iter().next().unwrap();
            let offer = game.offer(&state, seat);
            if offer.len() == answers {
                return BotQuestion {
                    agent: AnyAgent::new(&game),
                    knowledge: game.knowledge(&state, Viewer::Seat(seat)),
                    game,
                    offer,
                    seat,
                    level: Level::Expert,
                    in_window: true,
                    table: TableId::new("table").unwrap(),
                    owner: PersonId::new("ann").unwrap(),
                    priority: Priority::Person,
                    spent: Arc::default(),
                };
            }
            let mv = offer.get(rng.below(offer.len() as u32) as usize);
            game.apply(&mut state, &GameInput::Answer { seat, mv }, &mut rng, &mut Silent).unwrap();
        }
    }

    #[tokio::test]
    async fn bots_in_a_window_take_their_time_whatever_they_hold() {
        for answers in [1, 2] {
            let (pool, question) = (pool(), question(answers));
            let owner = question.owner.clone();
            let spent = Arc::clone(&question.spent);
            // The only place is taken, so everyone waits.
            let place = pool.gate.enter(&owner, Priority::Person).await.unwrap();
            let (start, patience) = (Instant::now(), Duration::from_millis(50));
            let passed = pool.think(self::question(answers), patience, 1).await;
            assert!(start.elapsed() >= patience, "{answers}");
            assert!(!passed.is_empty());
            drop(place);
            // Nobody can enter before the time is over.
            let start = Instant::now();
            let thinking = tokio::spawn({
                let pool = pool.clone();
                async move { pool.think(question, LONG, 1).await }
            });
            while spent.load(Ordering::Relaxed) == 0 {
                tokio::task::yield_now().await;
            }
            drop(pool.gate.enter(&owner, Priority::Person).await.unwrap());
            let waited = start.elapsed();
            assert!(waited >= WINDOW_TIME, "{answers}: {waited:?}");
            assert!(!thinking.await.unwrap().is_empty());
            assert_eq!(spent.load(Ordering::Relaxed), WINDOW_TIME.as_millis() as u64);
        }
    }
}
