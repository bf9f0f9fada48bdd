//! One table, run by one task: its mailbox, its clock, its bots.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use asterism_bots::AnyAgent;
use asterism_kernel::Seat;
use asterism_store::{Append, Head, StoreError};
use asterism_table::{
    Awaited, Entry, Fact, Input, Millis, Person, PersonId, Table, TableRefusal, Why,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::HostError;
use crate::bots::BotQuestion;
use crate::fair_gate::Priority;
use crate::head::{append, head, serves};
use crate::host::{Host, Inner};
use crate::load::{catch_up, keep_definitions};
use crate::measure::count;
use crate::table_usage::{TableUsage, bots_only};

/// How long after something is due another node waits before it takes over.
const PATIENCE: Millis = 1_500;
/// How often a write is tried again when another node was quicker.
const TRIES: u32 = 6;

/// What a table's task is told.
#[derive(Debug)]
pub(crate) enum Message {
    /// Something happens.
    Input(Input, oneshot::Sender<Result<Arc<Table>, HostError>>),
    /// A bot has decided.
    Bot { seat: Seat, decision: u64, text: String },
    /// Others have written up to there.
    Grown(u64),
    /// This node may have to run the table from now on.
    Adopt,
    /// Let go of the table at once: an operator wants it.
    Unload,
    /// Somebody looks on from now on.
    Watched,
}

/// Waits until the host stops.
pub(crate) async fn stop(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// A running table.
pub(crate) struct Task {
    pub(crate) inner: Arc<Inner>,
    pub(crate) table: Arc<Table>,
    pub(crate) mailbox: mpsc::Receiver<Message>,
    pub(crate) itself: mpsc::WeakSender<Message>,
    pub(crate) shown: watch::Sender<Arc<Table>>,
    /// Whether this node runs the clock and the bots.
    pub(crate) owner: bool,
    /// Bots that think: for which seat, about which question.
    pub(crate) thinking: HashSet<(Seat, u64)>,
    /// What the store has for lists, if it is known.
    pub(crate) kept: Option<Head>,
    /// After a failure of the store nothing is tried before this time.
    pub(crate) rests_until: Option<Instant>,
    /// How far the table's time is ahead of this node's clock.
    pub(crate) ahead: Millis,
    pub(crate) usage: TableUsage,
    /// What bots play with: built once, because that reads the whole deck.
    pub(crate) agent: Arc<OnceLock<AnyAgent>>,
    /// How many look on.
    pub(crate) viewers: Arc<AtomicUsize>,
}

impl Task {
    /// The table's time. The last entry may come from a clock that was ahead of
    /// ours; the table goes on from there, or it would wait for our clock.
    fn now(&self) -> Millis {
        self.inner.clock.now() + self.ahead
    }

    fn keep_up_with_entries(&mut self) {
        self.ahead += self.table.last().saturating_sub(self.now());
    }

    /// Runs until the table may sleep or the program stops.
    pub(crate) async fn run(mut self) {
        self.keep_up_with_entries();
        let mut stopping = self.inner.stopping.subscribe();
        let mut stopping = pin!(stop(&mut stopping));
        let idle = self.inner.config.idle;
        let mut quiet = Instant::now();
        // One timer, which may go off too early but never too late: so it need
        // not be set anew for every message.
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
                    Some(message) => self.hear(message).await,
                    None => break,
                },
                () = &mut timer => {
                    // In this order: what is due at this moment is due.
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
        self.go().await;
    }

    /// Lets go of the table; whoever still waits is told to ask again.
    async fn go(mut self) {
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
        let head = head(&self.table);
        if self.owner && self.kept.as_ref() != Some(&head) {
            let set = self.inner.store.set_head(&id, &head).await;
            tracing::debug!(table = %id, ?set, "head set right");
        }
        if self.owner && self.inner.shares() {
            let released = self.inner.store.release(&id, &self.inner.node).await;
            tracing::debug!(table = %id, ?released, "table released");
        }
    }

    /// Whether bots play among themselves and nobody looks on. Such a table is
    /// put away until somebody comes or it is given up.
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

    /// When something is due. Another node's table is taken over only when it
    /// has let that pass.
    fn wakes_at(&self) -> Option<Instant> {
        if self.owner && self.rests_until.is_some() {
            // Bots wait for the end of the rest too.
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

    /// The store fails: nothing is lost, but nothing can be done for a while.
    fn rest(&mut self, error: &HostError) {
        tracing::warn!(table = %self.table.id(), code = error.code(), "table waits: {error}");
        self.rests_until = Some(Instant::now() + Duration::from_secs(1));
    }

    async fn hear(&mut self, message: Message) {
        match message {
            Message::Input(input, reply) => {
                let start = Instant::now();
                let result = self.apply(&input).await;
                let measures = &self.inner.measures;
                measures.input_time.record(start.elapsed());
                count(match &result {
                    Ok(_) => &measures.accepted,
                    Err(HostError::Refused(_)) => &measures.refused,
                    Err(_) => &measures.failed,
                });
                let _ = reply.send(result);
            }
            Message::Bot { seat, decision, text } => {
                let answer = Input::BotAnswer { seat, decision, text };
                match self.apply(&answer).await {
                    // What is refused for good is left to the table, which
                    // answers for a bot that is late.
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
            // `Unload` ends the loop that receives messages, and every message
            // makes the loop look after the bots.
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

    /// Another node may have believed somebody gone who has a stream here.
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
                // Who was at the node that had it may be gone with it.
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

    /// Lets an input happen, and ends the table if its log is too long then.
    async fn apply(&mut self, input: &Input) -> Result<Arc<Table>, HostError> {
        let table = self.apply_once(input).await?;
        if table.is_over() || !self.usage.is_exhausted(&self.inner.config.quotas, &table) {
            return Ok(table);
        }
        tracing::warn!(table = %table.id(), "the log is too long; the table ends");
        self.apply_once(&Input::GiveUp { why: Why::Limit }).await
    }

    /// Lets an input happen; it is acknowledged and shown only once durable.
    async fn apply_once(&mut self, input: &Input) -> Result<Arc<Table>, HostError> {
        // Somebody else may have written meanwhile; then look again.
        for _ in 0..TRIES {
            let before = self.table.entries();
            let (next, entries) = self.applied(input).await?;
            let Some(next) = next else { return Ok(Arc::clone(&self.table)) };
            match self.keep(before, &next, &entries).await {
                Ok(()) => {
                    self.show(next);
                    self.after(&entries).await;
                    return Ok(Arc::clone(&self.table));
                }
                Err(HostError::Store(StoreError::Conflict { .. })) => {
                    count(&self.inner.measures.conflicts);
                    self.catch_up().await?;
                    self.owner = self.inner.claims(self.table.id()).await.unwrap_or(false);
                }
                Err(error) => return Err(error),
            }
        }
        Err(HostError::Busy)
    }

    /// What an input would make of the table. With cards that people bring it
    /// is computed on a thread of its own.
    async fn applied(&self, input: &Input) -> Result<(Option<Table>, Vec<Entry>), HostError> {
        let brings_cards =
            matches!(input, Input::Change { settings, .. } if !settings.cards.is_empty());
        if !brings_cards && self.table.settings().cards.is_empty() {
            return Ok(self.table.applied(self.now(), input)?);
        }
        let (table, input, now) = (Arc::clone(&self.table), input.clone(), self.now());
        let work = move || table.applied(now, &input);
        let workers = &self.inner.workers;
        // Who wants new cards to be read is turned away while too many do.
        let applied =
            if brings_cards { workers.run(work).await } else { workers.run_in_turn(work).await };
        Ok(applied??)
    }

    async fn keep(
        &mut self,
        before: u64,
        next: &Table,
        entries: &[Entry],
    ) -> Result<(), HostError> {
        let start = Instant::now();
        keep_definitions(&self.inner.store, entries).await?;
        let time = i64::try_from(self.now()).unwrap_or(i64::MAX);
        let (kept, alone) = (self.kept.as_ref(), !self.inner.shares());
        let append =
            append(before, next, entries, kept, |kept, wanted| serves(kept, wanted, time, alone))?;
        let written = append.head.clone();
        let bytes = append.entries.iter().map(|entry| entry.len() as u64).sum();
        let result = self.write(append).await;
        match (&result, written) {
            (Ok(()), Some(head)) => self.kept = Some(head),
            (Ok(()), None) => {}
            (Err(_), _) => self.kept = None,
        }
        if result.is_ok() {
            self.usage.grow(bytes);
        }
        self.inner.measures.store_time.record(start.elapsed());
        result
    }

    /// Writes. The store itself tries again for a while if it can't be reached.
    async fn write(&mut self, append: Append) -> Result<(), HostError> {
        // If it was done after all, the next append meets a conflict, and what
        // was written is read; an answer given again is then known as such.
        self.inner.store.append(append).await?;
        Ok(())
    }

    /// What has to be done because of what has happened.
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

    /// Lets every awaited bot think that doesn't yet.
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
            tokio::spawn(async move {
                // The bot's times by this node's clock.
                let now = || inner.clock.now() + ahead;
                let in_window = table.in_window();
                let work = move |table: &Table| question(table, &bot, &agent, priority, spent);
                let Ok(Some(question)) = inner.workers.run_for(&table, work).await else { return };
                let patience = Duration::from_millis(bot.by.saturating_sub(now() + 20));
                let text = inner.pool.think(question, patience, seed).await;
                // The pause lets people follow; where nobody looks, there is
                // none. In a window it keeps a secret and is never skipped.
                if in_window || watched {
                    let wait = bot.from.saturating_sub(now());
                    tokio::time::sleep(Duration::from_millis(wait)).await;
                }
                if let Some(itself) = itself.upgrade() {
                    let (seat, decision) = (bot.seat, bot.decision);
                    let _ = itself.send(Message::Bot { seat, decision, text }).await;
                }
            });
        }
    }
}

/// What a bot is asked, with all that it may know.
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
