//! Group commit: one task writes concurrent appends of many tables in one
//! transaction, with one sync.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _};
use tokio::sync::Mutex;

use crate::clock::now;
use crate::group::{Groups, Job, MAX_ROWS, Queue, answer};
use crate::log::{Append, Appended, Chains, append_one, stored};
use crate::notices::Board;
use crate::sql::Transaction;
use crate::sqlite::OpenFiles;
use crate::sqlite::recent::{self, RecentEntries};
use crate::{StoreError, TableId};

/// The next entry number of each log, as far as known. Only this program writes to
/// the file, so it need not be queried before every append. It also ensures that no
/// number is used twice: recent entries have no unique key.
#[derive(Debug, Default)]
pub(crate) struct KnownLengths(std::sync::Mutex<HashMap<TableId, u64>>);

/// Maximum number of logs to remember.
const MAX_KNOWN: usize = 100_000;

impl KnownLengths {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Must be called, holding the gate, when entries are removed.
    pub(crate) fn forget(&self, table: &TableId) {
        self.lock().remove(table);
    }

    fn next(&self, table: &TableId) -> Option<u64> {
        self.lock().get(table).copied()
    }

    fn learn<'a>(&self, appends: impl Iterator<Item = &'a Append>) {
        let mut known = self.lock();
        if known.len() > MAX_KNOWN {
            known.clear();
        }
        for append in appends {
            match known.get_mut(&append.table) {
                Some(next) => *next = append.next(),
                None => drop(known.insert(append.table.clone(), append.next())),
            }
        }
    }
}

/// A handle to the writer task.
#[derive(Debug)]
pub(crate) struct Writer {
    queue: Queue,
    pub(crate) known: Arc<KnownLengths>,
}

impl Writer {
    pub(crate) fn start(
        connection: SqliteConnection,
        gate: Arc<Mutex<()>>,
        board: Board,
        files: Arc<OpenFiles>,
    ) -> Self {
        let known = Arc::new(KnownLengths::default());
        let task = Task {
            connection,
            gate,
            board,
            files,
            known: Arc::clone(&known),
            recent: RecentEntries::default(),
            statements: HashMap::new(),
        };
        Self { queue: Queue::start(|groups| task.run(groups)), known }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.queue.append(append).await
    }

    pub(crate) async fn close(&self) {
        self.queue.close().await;
    }
}

struct Task {
    connection: SqliteConnection,
    gate: Arc<Mutex<()>>,
    board: Board,
    files: Arc<OpenFiles>,
    known: Arc<KnownLengths>,
    recent: RecentEntries,
    /// Prepared statements by the number of entries and summary rows.
    statements: HashMap<(usize, usize), Arc<str>>,
}

impl Task {
    async fn run(mut self, mut groups: Groups) {
        while let Some(group) = groups.next().await {
            self.write(group).await;
        }
        if let Err(error) = recent::move_all(&mut self.connection).await {
            tracing::warn!(code = error.code(), "recent entries were not moved: {error}");
        }
        // Closing runs a checkpoint.
        if let Err(error) = self.connection.close().await {
            tracing::warn!("the database was not closed well: {error}");
        }
    }

    /// Writes a group of appends and sends each its result.
    async fn write(&mut self, group: &mut Vec<Job>) {
        let guard = Arc::clone(&self.gate).lock_owned().await;
        let mut chains = Chains::default();
        let (mut together, mut alone) = (Vec::new(), Vec::new());
        let mut rows = 0;
        for (index, job) in group.iter().enumerate() {
            let append = &job.append;
            let fits = rows + append.entries.len() <= MAX_ROWS
                && (chains.contains(&append.table)
                    || self.known.next(&append.table) == Some(append.expected))
                && chains.take(append);
            rows += if fits { append.entries.len() } else { 0 };
            if fits { together.push(index) } else { alone.push(index) }
        }
        let mut answers: Vec<Option<Result<Appended, StoreError>>> = vec![None; group.len()];
        if !together.is_empty() {
            match self.write_together(&chains).await {
                Ok(()) => {
                    self.recent.add(rows);
                    self.known.learn(chains.together.iter().copied());
                    for index in together {
                        answers[index] = Some(Ok(Appended::Now));
                    }
                }
                Err(error) => {
                    for index in together {
                        self.known.forget(&group[index].append.table);
                        answers[index] = Some(Err(error.clone()));
                    }
                }
            }
        }
        for index in alone {
            let append = &group[index].append;
            let result = self.write_alone(append).await;
            match result {
                Ok(Appended::Now) => self.known.learn(std::iter::once(append)),
                _ => self.known.forget(&append.table),
            }
            answers[index] = Some(result);
        }
        // Never acknowledge a write to a deleted file.
        let there = self.files.check();
        for (job, result) in group.drain(..).zip(answers) {
            let result = result.unwrap_or(Err(StoreError::Closed));
            let result = result.and_then(|appended| there.clone().map(|()| appended));
            answer(job, result, &self.board);
        }
        self.recent.move_if_many(&mut self.connection).await;
        drop(guard);
    }

    async fn write_together(&mut self, chains: &Chains<'_>) -> Result<(), StoreError> {
        let (rows, summary_rows) = (chains.rows(), chains.summary_rows.len());
        // Padded to a few sizes, so that few statements are prepared.
        let row_places = rows.next_power_of_two();
        let summary_row_places =
            if summary_rows == 0 { 0 } else { summary_rows.next_power_of_two() };
        let sql = self
            .statements
            .entry((row_places, summary_row_places))
            .or_insert_with(|| statement(row_places, summary_row_places).into());
        let mut query = sqlx::query(AssertSqlSafe(Arc::clone(sql)));
        for append in &chains.together {
            for (index, entry) in append.entries.iter().enumerate() {
                query = query
                    .bind(append.table.as_str())
                    .bind(stored(append.expected) + index as i64)
                    .bind(entry.as_str());
            }
        }
        query = pad(query, (row_places - rows) * 3);
        let now = now();
        for (table, summary_row) in &chains.summary_rows {
            query = query
                .bind(table.as_str())
                .bind(summary_row.phase.word())
                .bind(summary_row.public)
                .bind(summary_row.wake_at)
                .bind(summary_row.summary.as_str())
                .bind(now);
        }
        query = pad(query, (summary_row_places - summary_rows) * 6);
        let result = query.execute(&mut self.connection).await;
        if result.is_err() {
            self.roll_back().await;
        }
        Ok(result.map(drop)?)
    }

    async fn write_alone(&mut self, append: &Append) -> Result<Appended, StoreError> {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await?;
        let mut transaction = Transaction::SqliteWriter(&mut self.connection);
        let result = match append_one(&mut transaction, append, now()).await {
            Ok(appended) => transaction.commit().await.map(|()| appended),
            Err(error) => {
                drop(transaction);
                Err(error)
            }
        };
        if result.is_err() {
            self.roll_back().await;
        }
        result
    }

    /// SQLite may have rolled back already, which is not an error.
    async fn roll_back(&mut self) {
        let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
    }
}

type Filled<'q> = Query<'q, sqlx::Sqlite, SqliteArguments>;

fn pad(mut query: Filled<'_>, places: usize) -> Filled<'_> {
    for _ in 0..places {
        query = query.bind(None::<i64>);
    }
    query
}

/// The statement that writes this many entries and summary rows. Unused parameters
/// are NULL.
fn statement(rows: usize, summary_rows: usize) -> String {
    let places = |count: usize, row: &'static str| vec![row; count].join(",");
    let entries = format!(
        "INSERT INTO recent_entries (table_id, number, body) SELECT column1, column2, column3 \
         FROM (VALUES {}) WHERE column1 IS NOT NULL",
        places(rows, "(?,?,?)")
    );
    if summary_rows == 0 {
        // A single statement is a transaction.
        return entries;
    }
    let summary_rows = places(summary_rows, "(?,?,?,?,?,?)");
    format!(
        "BEGIN IMMEDIATE; {entries}; UPDATE tables SET phase = column2, public = column3, \
         wake_at = column4, summary = column5, changed_at = column6 FROM (VALUES {summary_rows}) \
         WHERE id = column1; COMMIT"
    )
}
