//! The host: the loaded tables, and how to reach or load any other.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use asterism_positions::Described;
use asterism_store::{Claim, DatabaseKind, NewTable, NodeId, Store, StoreError, TotalUsage};
use asterism_table::{
    Action, Digest, Entry, Fork, Input, Level, Millis, Person, PersonId, Replay, Seed, Settings,
    Staging, Table, TableId,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::analyses::Analyses;
use crate::bots::Pool;
use crate::clock::Clock;
use crate::experiments::Experiments;
use crate::hints::RecentHints;
use crate::load::{load, people_of, persist_definitions, record, write};
use crate::metrics::HostMetrics;
use crate::presence::Viewing;
use crate::quota::{Exhausted, Ledger};
use crate::replays::Replays;
use crate::summary_row::{changes, summary_row};
use crate::table_usage::{TableUsage, bots_only, usage};
use crate::task::{Message, Task};
use crate::{Config, HostError, Workers};

/// Number of locks that serialize loading. Two tables that hash to the same lock
/// wait for each other.
const LANES: usize = 16;

#[derive(Clone, Debug)]
struct Handle {
    mailbox: mpsc::Sender<Message>,
    shown: watch::Receiver<Arc<Table>>,
    /// Number of open streams.
    viewers: Arc<AtomicUsize>,
}

/// State shared by all tables.
#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) node: NodeId,
    pub(crate) clock: Clock,
    pub(crate) pool: Pool,
    pub(crate) workers: Workers,
    replays: Replays,
    pub(crate) hints: RecentHints,
    pub(crate) analyses: Analyses,
    pub(crate) experiments: Experiments,
    pub(crate) metrics: Arc<HostMetrics>,
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) stopping: watch::Sender<bool>,
    tables: Mutex<HashMap<TableId, Handle>>,
    /// A table must not be loaded twice at the same time.
    loading: [tokio::sync::Mutex<()>; LANES],
    watching: Mutex<HashMap<(TableId, PersonId), usize>>,
    seeds: AtomicU64,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn random<const N: usize>() -> Result<[u8; N], HostError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| HostError::NoRandomness(error.to_string()))?;
    Ok(bytes)
}

impl Inner {
    /// Whether other nodes may use the same store.
    pub(crate) fn shares(&self) -> bool {
        self.store.kind() == DatabaseKind::Postgres
    }

    /// Tries to get the lease of a table.
    pub(crate) async fn claims(&self, table: &TableId) -> Result<bool, HostError> {
        if !self.shares() {
            return Ok(true);
        }
        let claim = self.store.claim(table, &self.node).await?;
        Ok(matches!(claim, Claim::Yours(_)))
    }

    /// Forgets a table that is being unloaded, unless it was loaded again since.
    pub(crate) fn forget(&self, table: &TableId, mailbox: &mpsc::WeakSender<Message>) {
        let mut tables = lock(&self.tables);
        let same = |handle: &Handle| {
            mailbox.upgrade().is_some_and(|mailbox| mailbox.same_channel(&handle.mailbox))
        };
        if tables.get(table).is_some_and(same) {
            tables.remove(table);
        }
        self.metrics.tables.store(tables.len() as u64, Ordering::Relaxed);
    }

    fn add_stream(&self, table: &TableId, person: &PersonId) -> usize {
        let mut watching = lock(&self.watching);
        let count = watching.entry((table.clone(), person.clone())).or_default();
        *count += 1;
        *count
    }

    pub(crate) fn remove_stream(&self, table: &TableId, person: &PersonId) -> usize {
        let mut watching = lock(&self.watching);
        let key = (table.clone(), person.clone());
        let count = watching.get(&key).copied().unwrap_or(1) - 1;
        if count == 0 {
            watching.remove(&key);
        } else {
            watching.insert(key, count);
        }
        count
    }

    pub(crate) fn watching(&self, table: &TableId, person: &PersonId) -> usize {
        lock(&self.watching).get(&(table.clone(), person.clone())).copied().unwrap_or_default()
    }

    /// A fresh seed for a bot's search.
    pub(crate) fn seed(&self) -> u64 {
        self.seeds.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed)
    }

    /// Creates the rematch of `old`, unless it exists already.
    pub(crate) async fn make_rematch(&self, old: &Arc<Table>) -> Result<(), HostError> {
        let now = self.clock.now();
        let seed = Seed::new(random()?);
        let (table, entries) = if old.settings().setup.mix.cards.is_empty() {
            old.again(now, seed)?
        } else {
            let old = Arc::clone(old);
            self.workers.run_in_turn(move || old.again(now, seed)).await??
        };
        let new = NewTable {
            id: table.id().clone(),
            summary_row: summary_row(&table),
            people: people_of(&table),
            definitions: Vec::new(),
            entries: write(&entries),
        };
        match self.store.create_table(&new).await {
            Ok(()) => self.record_usage(&table, &new).await,
            Err(StoreError::TableExists(_)) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Records the usage of a new table.
    async fn record_usage(&self, table: &Table, new: &NewTable) -> Result<(), HostError> {
        let bytes = new.entries.iter().map(|entry| entry.len() as u64).sum();
        let usage = usage(table, bytes, 0);
        Ok(self.store.put_usage(&new.id, &usage).await?)
    }

    async fn total_usage(&self, person: &PersonId) -> Result<TotalUsage, HostError> {
        Ok(self.store.usage_of(person).await?)
    }

    /// Checks that the person's quotas allow another table.
    async fn admits(&self, person: &PersonId) -> Result<(), HostError> {
        let total = self.total_usage(person).await?;
        self.config.quotas.allow(&total).map_err(HostError::Quota)
    }
}

/// Runs tables. Clones are the same host.
#[derive(Clone, Debug)]
pub struct Host {
    pub(crate) inner: Arc<Inner>,
}

impl Host {
    /// Starts running the tables of a store.
    pub async fn start(store: Store, config: Config) -> Result<Self, HostError> {
        let latest = store.latest_change().await?.and_then(|time| u64::try_from(time).ok());
        let clock = Clock::start(latest);
        let metrics = Arc::new(HostMetrics::default());
        let ledger = Arc::new(Ledger::default());
        let pool = Pool::new(&config, Arc::clone(&metrics), Arc::clone(&ledger));
        let inner = Inner {
            store,
            node: NodeId::random().map_err(StoreError::from)?,
            clock,
            pool,
            replays: Replays::default(),
            hints: RecentHints::default(),
            analyses: Analyses::default(),
            experiments: Experiments::default(),
            workers: Workers::new(config.card_threads, config.card_queue, config.card_time),
            metrics,
            ledger,
            stopping: watch::Sender::new(false),
            tables: Mutex::default(),
            loading: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            watching: Mutex::default(),
            seeds: AtomicU64::new(u64::from_be_bytes(random()?)),
            config,
        };
        let host = Self { inner: Arc::new(inner) };
        if host.inner.shares() {
            host.heartbeat().await?;
        }
        tokio::spawn(host.clone().keep_watch());
        tokio::spawn(host.clone().pass_notices());
        Ok(host)
    }

    #[must_use]
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The time that tables run on, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.inner.clock.now()
    }

    /// Threads for work with custom cards.
    #[must_use]
    pub fn workers(&self) -> &Workers {
        &self.inner.workers
    }

    #[must_use]
    pub fn metrics(&self) -> &HostMetrics {
        &self.inner.metrics
    }

    /// An id for a new table: 128 random bits.
    pub fn fresh_id(&self) -> Result<TableId, HostError> {
        Ok(TableId::random().map_err(StoreError::from)?)
    }

    /// A token for a link and its digest. The table stores only the digest.
    pub fn fresh_token(&self) -> Result<(String, Digest), HostError> {
        let token: String = random::<32>()?.iter().map(|byte| format!("{byte:02x}")).collect();
        let digest = Digest::of(token.as_bytes());
        Ok((token, digest))
    }

    /// Creates a table. It is durable when this returns.
    pub async fn create(&self, settings: Settings, owner: &Person) -> Result<TableId, HostError> {
        self.inner.admits(&owner.id).await?;
        let (id, seed) = (self.fresh_id()?, Seed::new(random()?));
        let now = self.now();
        let (table, entry) = if settings.setup.mix.cards.is_empty() {
            Table::create(now, id.clone(), settings, owner, seed)?
        } else {
            let (id, owner) = (id.clone(), owner.clone());
            let work = move || Table::create(now, id, settings, &owner, seed);
            self.inner.workers.run(work).await??
        };
        let entries = [entry];
        persist_definitions(&self.inner.store, &entries).await?;
        let new = NewTable {
            id: id.clone(),
            summary_row: summary_row(&table),
            people: people_of(&table),
            definitions: changes(&entries).definitions,
            entries: write(&entries),
        };
        self.inner.store.create_table(&new).await?;
        self.inner.record_usage(&table, &new).await?;
        Ok(id)
    }

    /// Checks that another table may be created from this address.
    pub fn admit_address(&self, address: &str) -> Result<(), HostError> {
        let full =
            self.inner.ledger.tables_of(address) >= self.inner.config.quotas.tables_per_address;
        if full { Err(HostError::Quota(Exhausted::Tables)) } else { Ok(()) }
    }

    /// Counts a table against the address it was created from, until it is over.
    pub fn count_for_address(&self, table: &TableId, address: &str) {
        self.inner.ledger.open(table, address);
    }

    /// Creates a table that continues a finished game from one of its positions,
    /// with bots in all seats but one. It is durable when this returns.
    pub async fn fork(
        &self,
        table: &TableId,
        count: usize,
        person: &Person,
        seat: usize,
        level: Level,
    ) -> Result<TableId, HostError> {
        self.inner.admits(&person.id).await?;
        let replay = self.replay(table).await?;
        let (id, seed) = (self.fresh_id()?, Seed::new(random()?));
        let fork = Fork { table: id.clone(), seed, person: person.clone(), seat, level };
        let now = self.now();
        let forked = Arc::clone(&replay);
        let work = move || forked.record().fork(now, count, &fork);
        let (made, entries) = self.inner.workers.run(work).await??;
        for text in replay.record().definitions.values() {
            self.inner.store.put_definition(text.as_bytes()).await?;
        }
        self.store_new(&made, &entries).await?;
        Ok(id)
    }

    /// Creates a table whose game begins at a described position, with bots in all seats
    /// but one. It is durable when this returns.
    pub async fn stage(
        &self,
        described: Described,
        person: &Person,
        seat: usize,
        level: Level,
    ) -> Result<TableId, HostError> {
        self.inner.admits(&person.id).await?;
        let (id, seed) = (self.fresh_id()?, Seed::new(random()?));
        let (table, person) = (id.clone(), person.clone());
        let staging = Staging { table, seed, person, seat, level, described };
        let now = self.now();
        let (made, entries) = self.inner.workers.run(move || staging.stage(now)).await??;
        persist_definitions(&self.inner.store, &entries).await?;
        self.store_new(&made, &entries).await?;
        Ok(id)
    }

    /// Stores a table that was made with its first entries, and wakes it: bots may have
    /// to move first.
    async fn store_new(&self, made: &Table, entries: &[Entry]) -> Result<(), HostError> {
        let id = made.id().clone();
        let new = NewTable {
            id: id.clone(),
            summary_row: summary_row(made),
            people: people_of(made),
            definitions: changes(entries).definitions,
            entries: write(entries),
        };
        self.inner.store.create_table(&new).await?;
        self.inner.record_usage(made, &new).await?;
        self.wake(&id).await;
        Ok(())
    }

    /// The replay of a finished game.
    pub async fn replay(&self, table: &TableId) -> Result<Arc<Replay>, HostError> {
        if let Some(replay) = self.inner.replays.find(table) {
            return Ok(replay);
        }
        let record = record(&self.inner.store, table).await?;
        let replay = Arc::new(self.inner.workers.run(move || Replay::new(record)).await??);
        if replay.is_over() {
            self.inner.replays.insert(table, &replay);
        }
        Ok(replay)
    }

    /// Applies an input to a table and returns the table after it. The change is
    /// durable when this returns.
    pub async fn apply(&self, table: &TableId, input: Input) -> Result<Arc<Table>, HostError> {
        if let Input::Act { person, action: Action::Start } = &input {
            self.admit_start(table, &person.id).await?;
        }
        for _ in 0..3 {
            let handle = self.handle(table).await?;
            let (reply, answer) = oneshot::channel();
            match handle.mailbox.try_send(Message::Input(input.clone(), reply)) {
                Ok(()) => {}
                Err(mpsc::error::TrySendError::Full(_)) => return Err(HostError::Busy),
                // The table was unloaded in the meantime: load it again.
                Err(mpsc::error::TrySendError::Closed(_)) => {
                    tokio::task::yield_now().await;
                    continue;
                }
            }
            match answer.await {
                Ok(Err(HostError::Stopping)) if !*self.inner.stopping.borrow() => {}
                Ok(result) => return result,
                // The task died without replying, so the outcome is unknown.
                Err(_) => return Err(HostError::Busy),
            }
        }
        Err(HostError::Busy)
    }

    /// Games that only bots play have a separate quota.
    async fn admit_start(&self, table: &TableId, person: &PersonId) -> Result<(), HostError> {
        let found = self.table(table).await?;
        if !bots_only(&found) {
            return Ok(());
        }
        let total = self.inner.total_usage(person).await?;
        self.inner.config.quotas.allow_bots(&total).map_err(HostError::Quota)
    }

    pub async fn table(&self, table: &TableId) -> Result<Arc<Table>, HostError> {
        let handle = self.handle(table).await?;
        let shown = handle.shown.borrow().clone();
        Ok(shown)
    }

    /// Watches a table. A person the table knows counts as present until the
    /// [`Viewing`] is dropped.
    pub async fn watch(
        &self,
        table: &TableId,
        person: Option<PersonId>,
    ) -> Result<Viewing, HostError> {
        let handle = self.handle(table).await?;
        let known = person.filter(|person| handle.shown.borrow().knows(person));
        self.inner.metrics.viewers.fetch_add(1, Ordering::Relaxed);
        if handle.viewers.fetch_add(1, Ordering::Relaxed) == 0 {
            // A full mailbox means that the task is awake.
            let _ = handle.mailbox.try_send(Message::Watched);
        }
        let first = known.as_ref().is_some_and(|person| self.inner.add_stream(table, person) == 1);
        let viewing = Viewing {
            host: self.clone(),
            table: table.clone(),
            person: known.clone(),
            shown: handle.shown,
            viewers: handle.viewers,
        };
        if let (true, Some(person)) = (first, known) {
            match self.apply(table, Input::Presence { person, here: true }).await {
                Ok(_) | Err(HostError::Refused(_)) => {}
                Err(error) => tracing::warn!("presence was not kept: {error}"),
            }
        }
        Ok(viewing)
    }

    /// The handle of a table, loading it if necessary.
    async fn handle(&self, table: &TableId) -> Result<Handle, HostError> {
        let loaded = |inner: &Inner| {
            let tables = lock(&inner.tables);
            tables.get(table).filter(|handle| !handle.mailbox.is_closed()).cloned()
        };
        if let Some(handle) = loaded(&self.inner) {
            return Ok(handle);
        }
        let mut hasher = DefaultHasher::new();
        table.hash(&mut hasher);
        let _turn = self.inner.loading[hasher.finish() as usize % LANES].lock().await;
        if let Some(handle) = loaded(&self.inner) {
            return Ok(handle);
        }
        if *self.inner.stopping.borrow() {
            return Err(HostError::Stopping);
        }
        if self.inner.store.is_quarantined(table).await? {
            return Err(HostError::Quarantined);
        }
        let start = Instant::now();
        let found = Arc::new(load(&self.inner.store, &self.inner.workers, table).await?);
        let owner = self.inner.claims(table).await.unwrap_or(false);
        if found.rematch().is_some() {
            self.inner.make_rematch(&found).await?;
        }
        self.inner.metrics.load_time.record(start.elapsed());
        let (mailbox, messages) = mpsc::channel(self.inner.config.mailbox);
        let (shown, view) = watch::channel(Arc::clone(&found));
        let viewers = Arc::new(AtomicUsize::new(0));
        let task = Task {
            inner: Arc::clone(&self.inner),
            table: Arc::clone(&found),
            mailbox: messages,
            itself: mailbox.downgrade(),
            shown,
            owner,
            thinking: HashSet::new(),
            kept: None,
            rests_until: None,
            ahead: 0,
            agent: Arc::default(),
            viewers: Arc::clone(&viewers),
            usage: TableUsage::load(&self.inner.store, &found).await?,
        };
        let handle = Handle { mailbox, shown: view, viewers };
        let mut tables = lock(&self.inner.tables);
        tables.insert(table.clone(), handle.clone());
        self.inner.metrics.tables.store(tables.len() as u64, Ordering::Relaxed);
        drop(tables);
        tokio::spawn(task.run());
        if owner {
            self.doubt_presence(&found);
        }
        Ok(handle)
    }

    /// After a restart or a takeover the connections are unknown: people who don't
    /// reconnect soon are marked as gone. People connected to another node are
    /// marked as present again by that node.
    pub(crate) fn doubt_presence(&self, table: &Table) {
        if table.is_over() {
            return;
        }
        let here = table.people().filter(|person| table.is_here(&person.id));
        let people: Vec<PersonId> = here.map(|person| person.id.clone()).collect();
        let (host, id) = (self.clone(), table.id().clone());
        let grace = self.inner.config.grace.max(Duration::from_millis(1)) * 3;
        tokio::spawn(async move {
            tokio::time::sleep(grace).await;
            for person in people {
                if host.inner.watching(&id, &person) == 0 {
                    let gone = Input::Presence { person, here: false };
                    let _ = host.apply(&id, gone).await;
                }
            }
        });
    }

    /// Sends a message to a table if it is loaded.
    pub(crate) fn send(&self, table: &TableId, message: Message) {
        let handle = lock(&self.inner.tables).get(table).cloned();
        if let Some(handle) = handle {
            // A table with a full mailbox is busy and will check by itself.
            let _ = handle.mailbox.try_send(message);
        }
    }

    pub(crate) fn loaded(&self) -> Vec<TableId> {
        lock(&self.inner.tables).keys().cloned().collect()
    }

    /// Loads a table that has something to do, and takes it over if possible.
    pub(crate) async fn wake(&self, table: &TableId) {
        match self.handle(table).await {
            Ok(_) => self.send(table, Message::Adopt),
            Err(error) => tracing::warn!(%table, code = error.code(), "not loaded: {error}"),
        }
    }

    #[must_use]
    pub fn is_stopping(&self) -> bool {
        *self.inner.stopping.borrow()
    }

    /// Finishes what is in progress and unloads all tables.
    pub async fn stop(&self) {
        self.inner.stopping.send_replace(true);
        let patience = Instant::now() + Duration::from_secs(10);
        while !lock(&self.inner.tables).is_empty() && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if self.inner.shares() {
            let _ = self.inner.store.leave(&self.inner.node).await;
        }
    }
}
