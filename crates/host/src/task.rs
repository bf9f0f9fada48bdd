//! The task that runs one table: its mailbox, timers and bots.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use asterism_bots::AnyAgent;
use asterism_kernel::Seat;
use asterism_store::{Append, StoreError, SummaryRow};
use asterism_table::{
    Awaited, Entry, Fact, Input, Millis, Person, PersonId, Table, TableRefusal, Why,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::HostError;
use crate::bots::BotQuestion;
use crate::fair_gate::Priority;
use crate::host::{Host, Inner};
use crate::load::{catch_up, persist_definitions};
use crate::metrics::count;
use crate::summary_row::{append, serves, summary_row};
use crate::table_usage::{TableUsage, bots_only};

/// How long another node waits after a deadline before it takes the table over.
const PATIENCE: Millis = 1_500;
/// Number of attempts to write when other nodes write to the same log.
const TRIES: u32 = 6;

/// A message to a table's task.
#[derive(Debug)]
pub(crate) enum Message {
    Input(Input, oneshot::Sender<Result<Arc<Table>, HostError>>),
    Bot {
        seat: Seat,
        decision: u64,
        text: String,
    },
    /// Another node has written to the log, up to this entry.
    Grown(u64),
    /// This node should try to take over the table.
    Adopt,
    /// Unload the table at once, on behalf of an operator.
    Unload,
    /// The first viewer has connected.
    Watched,
}

pub(crate) async fn stop(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

pub(crate) struct Task {
    pub(crate) inner: Arc<Inner>,
    pub(crate) table: Arc<Table>,
    pub(crate) mailbox: mpsc::Receiver<Message>,
    pub(crate) itself: mpsc::WeakSender<Message>,
    pub(crate) shown: watch::Sender<Arc<Table>>,
    /// Whether this node runs the clock and the bots.
    pub(crate) owner: bool,
    /// Bots that are thinking: the seat and the decision.
    pub(crate) thinking: HashSet<(Seat, u64)>,
    /// The summary row in the store, if known.
    pub(crate) kept: Option<SummaryRow>,
    /// After the store has failed, nothing is tried before this time.
    pub(crate) rests_until: Option<Instant>,
    /// How far the table's time is ahead of this node's clock.
    pub(crate) ahead: Millis,
    pub(crate) usage: TableUsage,
    /// Built once, because that reads the whole deck.
    pub(crate) agent: Arc<OnceLock<AnyAgent>>,
    /// Number of open streams.
    pub(crate) viewers: Arc<AtomicUsize>,
}

impl Task {
    /// The table's time. The last entry may have been written by a node whose clock
    /// is ahead. The table continues from there instead of waiting for our clock.
    fn now(&self) -> Millis {
        self.inner.clock.now() + self.ahead
    }

    fn keep_up_with_entries(&mut self) {
        self.ahead += self.table.last().saturating_sub(self.now());
    }

    /// Runs until the table is idle or the program stops.
    pub(crate) async fn run(mut self) {
        self.keep_up_with_entries();
        let mut stopping = self.inner.stopping.subscribe();
        let mut stopping = pin!(stop(&mut stopping));
        let idle = self.inner.config.idle;
        let mut quiet = Instant::now();
        // One timer, which may fire too early but never too late, so that it need
        // not be reset for every message.
        let mut timer = pin!(tokio::time::sleep(idle));
        loop {
            self.attend_bots();
            let until = self.wakes_at().into_iter().chain([quiet + idle]).min();
            let until = until.unwrap_or(quiet).into();
            if timer.is_elapsed() || timer.deadline() > until {
                timer.as_mut().reset(until);
            }
            tokio::select! {
                biased;
                () = &mut stopping => break,
                message = self.mailbox.recv() => match message {
                    Some(Message::Unload) => {
                        self.owner = false;
                        break;
                    }
                    Some(message) => self.handle_message(message).await,
                    None => break,
                },
                () = &mut timer => {
                    // Deadlines first: one that falls on this very moment counts.
                    let (wakes, now) = (self.wakes_at(), Instant::now());
                    if wakes.is_some_and(|at| at <= now) {
                        self.wake().await;
                    } else if quiet + idle > now {
                        continue;
                    } else if self.may_sleep() {
                        break;
                    }
                }
            }
            quiet = Instant::now();
        }
        self.shut_down().await;
    }

    /// Unloads the table. Callers that still wait are asked to try again.
    async fn shut_down(mut self) {
        self.inner.forget(self.table.id(), &self.itself);
        self.mailbox.close();
        while let Ok(message) = self.mailbox.try_recv() {
            if let Message::Input(_, reply) = message {
                let _ = reply.send(Err(HostError::Stopping));
            }
        }
        let id = self.table.id().clone();
        if self.owner
            && let Err(error) = self.usage.note(&self.inner.store, &self.table, true).await
        {
            tracing::debug!(table = %id, "usage not noted: {error}");
        }
        let summary_row = summary_row(&self.table);
        if self.owner && self.kept.as_ref() != Some(&summary_row) {
            let set = self.inner.store.set_summary_row(&id, &summary_row).await;
            tracing::debug!(table = %id, ?set, "summary row corrected");
        }
        if self.owner && self.inner.shares() {
            let released = self.inner.store.release(&id, &self.inner.node).await;
            tracing::debug!(table = %id, ?released, "table released");
        }
    }

    /// Whether only bots play and nobody watches. Such a table is unloaded until
    /// somebody opens it or it is abandoned.
    fn is_unattended(&self) -> bool {
        bots_only(&self.table) && self.viewers.load(Ordering::Relaxed) == 0
    }

    fn may_sleep(&self) -> bool {
        if self.is_unattended() {
            return true;
        }
        let soon =
            self.now() + u64::try_from(self.inner.config.idle.as_millis()).unwrap_or(u64::MAX);
        let due = self.table.next_wake().is_some_and(|wake| wake < soon);
        let busy = self.owner && (due || !self.table.awaited().is_empty());
        // The task's own sender is weak; only viewers hold receivers.
        self.shown.receiver_count() <= 1 && !busy
    }

    /// The next deadline. A table of another node is taken over only after that
    /// node has missed the deadline.
    fn wakes_at(&self) -> Option<Instant> {
        if self.owner && self.rests_until.is_some() {
            // Bots wait until then, too.
            return self.rests_until;
        }
        let bots = self.table.awaited().iter().map(|bot| bot.from).min();
        let due = if self.is_unattended() {
            self.table.given_up_at()?
        } else if self.owner {
            self.table.next_wake()?
        } else {
            [self.table.next_wake(), bots].into_iter().flatten().min()? + PATIENCE
        };
        let due = Instant::now() + Duration::from_millis(due.saturating_sub(self.now()));
        Some(self.rests_until.map_or(due, |rest| due.max(rest)))
    }

    async fn wake(&mut self) {
        self.rests_until = None;
        let result =
            if self.owner { self.apply(&Input::Wake).await.map(drop) } else { self.adopt().await };
        if let Err(error) = result {
            self.rest(&error);
        }
    }

    /// The store has failed. Nothing is lost, but the table waits before it tries
    /// again.
    fn rest(&mut self, error: &HostError) {
        tracing::warn!(table = %self.table.id(), code = error.code(), "table waits: {error}");
        self.rests_until = Some(Instant::now() + Duration::from_secs(1));
    }

    async fn handle_message(&mut self, message: Message) {
        match message {
            Message::Input(input, reply) => {
                let start = Instant::now();
                let result = self.apply(&input).await;
                let metrics = &self.inner.metrics;
                metrics.input_time.record(start.elapsed());
                count(match &result {
                    Ok(_) => &metrics.accepted,
                    Err(HostError::Refused(_)) => &metrics.refused,
                    Err(_) => &metrics.failed,
                });
                let _ = reply.send(result);
            }
            Message::Bot { seat, decision, text } => {
                let answer = Input::BotAnswer { seat, decision, text };
                match self.apply(&answer).await {
                    // If the move is refused, the table will answer for
                    // the bot when its time is up.
                    Ok(_) => {}
                    Err(HostError::Refused(TableRefusal::TooEarly { .. })) => {
                        self.thinking.remove(&(seat, decision));
                    }
                    Err(HostError::Refused(_)) => {}
                    Err(error) => {
                        self.thinking.remove(&(seat, decision));
                        self.rest(&error);
                    }
                }
            }
            Message::Grown(next) => {
                if next > self.table.entries() {
                    let result = match self.catch_up().await {
                        Ok(()) => self.assert_presence().await,
                        failed => failed,
                    };
                    if let Err(error) = result {
                        self.rest(&error);
                    }
                }
            }
            // `run` handles `Unload` itself, and attends to the bots after
            // every message.
            Message::Unload | Message::Watched => {}
            Message::Adopt => {
                if let Err(error) = self.adopt().await {
                    self.rest(&error);
                }
            }
        }
    }

    async fn catch_up(&mut self) -> Result<(), HostError> {
        let mut table = (*self.table).clone();
        if catch_up(&self.inner.store, &self.inner.workers, &mut table).await? {
            self.kept = None;
            self.show(table);
        }
        Ok(())
    }

    /// Another node may have marked somebody as gone who is connected here.
    async fn assert_presence(&mut self) -> Result<(), HostError> {
        let watches = |person: &&Person| self.inner.watching(self.table.id(), &person.id) > 0;
        let absent = self.table.people().filter(|person| !self.table.is_here(&person.id));
        let wrong: Vec<PersonId> = absent.filter(watches).map(|it| it.id.clone()).collect();
        for person in wrong {
            match self.apply(&Input::Presence { person, here: true }).await {
                Ok(_) | Err(HostError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Tries to become the node that runs this table.
    async fn adopt(&mut self) -> Result<(), HostError> {
        self.catch_up().await?;
        if !self.owner {
            self.owner = self.inner.claims(self.table.id()).await?;
            if self.owner {
                self.rests_until = None;
                // People connected to the previous node may be gone.
                Host { inner: Arc::clone(&self.inner) }.doubt_presence(&self.table);
            } else {
                self.rests_until = Some(Instant::now() + Duration::from_secs(1));
            }
        }
        Ok(())
    }

    fn show(&mut self, table: Table) {
        self.table = Arc::new(table);
        self.keep_up_with_entries();
        let asked: HashSet<(Seat, u64)> =
            self.table.awaited().iter().map(|bot| (bot.seat, bot.decision)).collect();
        self.thinking.retain(|thought| asked.contains(thought));
        self.shown.send_replace(Arc::clone(&self.table));
    }

    /// Applies an input, and ends the game if that makes the log too long.
    async fn apply(&mut self, input: &Input) -> Result<Arc<Table>, HostError> {
        let table = self.apply_once(input).await?;
        if table.is_over() || !self.usage.is_exhausted(&self.inner.config.quotas, &table) {
            return Ok(table);
        }
        tracing::warn!(table = %table.id(), "the log is too long; the table ends");
        self.apply_once(&Input::GiveUp { why: Why::Limit }).await
    }

    /// Applies an input. It is acknowledged and shown only when it is durable.
    async fn apply_once(&mut self, input: &Input) -> Result<Arc<Table>, HostError> {
        // Another node may have written in the meantime; then retry.
        for _ in 0..TRIES {
            let before = self.table.entries();
            let (next, entries) = self.applied(input).await?;
            let Some(next) = next else { return Ok(Arc::clone(&self.table)) };
            match self.persist(before, &next, &entries).await {
                Ok(()) => {
                    self.show(next);
                    self.after(&entries).await;
                    return Ok(Arc::clone(&self.table));
                }
                Err(HostError::Store(StoreError::Conflict { .. })) => {
                    count(&self.inner.metrics.conflicts);
                    self.catch_up().await?;
                    self.owner = self.inner.claims(self.table.id()).await.unwrap_or(false);
                }
                Err(error) => return Err(error),
            }
        }
        Err(HostError::Busy)
    }

    /// The table after an input. With custom cards it is computed on a worker thread.
    async fn applied(&self, input: &Input) -> Result<(Option<Table>, Vec<Entry>), HostError> {
        let brings_cards = matches!(input, Input::Act { action, .. } if action.brings_cards());
        if !brings_cards && self.table.settings().setup.mix.cards.is_empty() {
            return Ok(self.table.applied(self.now(), input)?);
        }
        let (table, input, now) = (Arc::clone(&self.table), input.clone(), self.now());
        let work = move || table.applied(now, &input);
        let workers = &self.inner.workers;
        // Requests that bring new cards are refused when the queue is full.
        let applied =
            if brings_cards { workers.run(work).await } else { workers.run_in_turn(work).await };
        Ok(applied??)
    }

    async fn persist(
        &mut self,
        before: u64,
        next: &Table,
        entries: &[Entry],
    ) -> Result<(), HostError> {
        let start = Instant::now();
        persist_definitions(&self.inner.store, entries).await?;
        let time = i64::try_from(self.now()).unwrap_or(i64::MAX);
        let (kept, alone) = (self.kept.as_ref(), !self.inner.shares());
        let append =
            append(before, next, entries, kept, |kept, wanted| serves(kept, wanted, time, alone))?;
        let written = append.summary_row.clone();
        let bytes = append.entries.iter().map(|entry| entry.len() as u64).sum();
        let result = self.write(append).await;
        match (&result, written) {
            (Ok(()), Some(summary_row)) => self.kept = Some(summary_row),
            (Ok(()), None) => {}
            (Err(_), _) => self.kept = None,
        }
        if result.is_ok() {
            self.usage.grow(bytes);
        }
        self.inner.metrics.store_time.record(start.elapsed());
        result
    }

    /// The store retries for a while if the database can't be reached.
    async fn write(&mut self, append: Append) -> Result<(), HostError> {
        // If the write succeeded after all, the next append meets a conflict and
        // reads what was written, so that a repeated answer is recognized.
        self.inner.store.append(append).await?;
        Ok(())
    }

    /// Side effects of entries that are durable now.
    async fn after(&mut self, entries: &[Entry]) {
        if self.table.is_over() {
            self.inner.ledger.close(self.table.id());
        }
        if let Err(error) = self.usage.note(&self.inner.store, &self.table, false).await {
            tracing::warn!(table = %self.table.id(), "usage not noted: {error}");
        }
        let again = entries.iter().any(|entry| matches!(entry.fact, Fact::Rematched { .. }));
        if again && let Err(error) = self.inner.make_rematch(&self.table).await {
            tracing::warn!(table = %self.table.id(), "no rematch: {error}");
        }
    }

    /// Starts every awaited bot that isn't thinking yet.
    fn attend_bots(&mut self) {
        let rests = self.rests_until.is_some_and(|until| until > Instant::now());
        if !self.owner || rests || self.is_unattended() {
            return;
        }
        let priority =
            if self.table.has_people_here() { Priority::Person } else { Priority::Background };
        let watched = self.viewers.load(Ordering::Relaxed) > 0;
        for bot in self.table.awaited() {
            if !self.thinking.insert((bot.seat, bot.decision)) {
                continue;
            }
            let (inner, table) = (Arc::clone(&self.inner), Arc::clone(&self.table));
            let (itself, spent) = (self.itself.clone(), Arc::clone(&self.usage.bot_millis));
            let agent = Arc::clone(&self.agent);
            let (seed, ahead) = (self.inner.seed(), self.ahead);
            let mut shown = self.shown.subscribe();
            tokio::spawn(async move {
                // The bot's deadlines are in the table's time.
                let now = || inner.clock.now() + ahead;
                let in_window = table.in_window();
                let work = move |table: &Table| question(table, &bot, &agent, priority, spent);
                let Ok(Some(question)) = inner.workers.run_for(&table, work).await else { return };
                let patience = Duration::from_millis(bot.by.saturating_sub(now() + 20));
                let text = inner.pool.think(question, patience, seed).await;
                // The pause lets people follow, so it is skipped if nobody
                // watches. In a response window it hides what the bot holds
                // and is never skipped.
                if in_window || watched {
                    // A person who has read the last play can shorten it.
                    loop {
                        let from = due(&shown.borrow_and_update(), &bot);
                        let Some(from) = from else { break };
                        let wait = Duration::from_millis(from.saturating_sub(now()));
                        let changed = tokio::time::timeout(wait, shown.changed()).await;
                        if !matches!(changed, Ok(Ok(()))) {
                            break;
                        }
                    }
                }
                if let Some(itself) = itself.upgrade() {
                    let (seat, decision) = (bot.seat, bot.decision);
                    let _ = itself.send(Message::Bot { seat, decision, text }).await;
                }
            });
        }
    }
}

/// When a bot is to answer, if it is still asked the same.
fn due(table: &Table, bot: &Awaited) -> Option<Millis> {
    let awaited = table.awaited().into_iter();
    let mut same = awaited.filter(|one| one.seat == bot.seat && one.decision == bot.decision);
    same.next().map(|one| one.from)
}

/// The decision a bot has to make, with everything it may know.
fn question(
    table: &Table,
    bot: &Awaited,
    agent: &OnceLock<AnyAgent>,
    priority: Priority,
    spent: Arc<AtomicU64>,
) -> Option<BotQuestion> {
    let (knowledge, offer) = table.problem(bot.seat)?;
    let game = table.game()?.clone().asking_everybody(false);
    Some(BotQuestion {
        agent: agent.get_or_init(|| AnyAgent::new(&game)).clone(),
        game,
        knowledge,
        offer,
        seat: bot.seat,
        level: bot.level,
        in_window: table.in_window(),
        table: table.id().clone(),
        owner: table.owner().clone(),
        priority,
        spent,
    })
}
