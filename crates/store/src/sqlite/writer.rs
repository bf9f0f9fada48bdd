//! Group commit: one task writes what many tables append at the same time in
//! one transaction, with one sync of the disk.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _};
use tokio::sync::{Mutex, mpsc};

use crate::StoreError;
use crate::clock::now;
use crate::group::{Job, MOST_JOBS, MOST_ROWS, Queue, answer};
use crate::log::{Append, Appended, Chains, append_one, stored};
use crate::notices::Board;
use crate::sql::Transaction;

/// The way to the task that writes.
#[derive(Debug)]
pub(crate) struct Writer(Queue);

impl Writer {
    pub(crate) fn start(connection: SqliteConnection, gate: Arc<Mutex<()>>, board: Board) -> Self {
        let task = Task { connection, gate, board, statements: HashMap::new() };
        Self(Queue::start(|jobs| task.run(jobs)))
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.0.append(append).await
    }

    pub(crate) async fn close(&self) {
        self.0.close().await;
    }
}

struct Task {
    connection: SqliteConnection,
    gate: Arc<Mutex<()>>,
    board: Board,
    /// The text for so many entries and so many heads.
    statements: HashMap<(usize, usize), Arc<str>>,
}

impl Task {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut group = Vec::with_capacity(MOST_JOBS);
        loop {
            group.clear();
            if jobs.recv_many(&mut group, MOST_JOBS).await == 0 {
                break;
            }
            self.write(&mut group).await;
        }
        // Closing copies the write-ahead log back into the file.
        if let Err(error) = self.connection.close().await {
            tracing::warn!("the database was not closed well: {error}");
        }
    }

    /// Writes a group of appends and answers every one of them.
    async fn write(&mut self, group: &mut Vec<Job>) {
        let mut chains = Chains::default();
        let (mut together, mut alone) = (Vec::new(), Vec::new());
        let mut rows = 0;
        for (index, job) in group.iter().enumerate() {
            let fits = rows + job.append.entries.len() <= MOST_ROWS && chains.take(&job.append);
            rows += if fits { job.append.entries.len() } else { 0 };
            if fits { together.push(index) } else { alone.push(index) }
        }
        let gate = Arc::clone(&self.gate);
        let guard = gate.lock_owned().await;
        let written = match together.is_empty() {
            true => Ok(()),
            false => {
                Self::write_together(&mut self.connection, &mut self.statements, &chains).await
            }
        };
        let mut answers: Vec<Option<Result<Appended, StoreError>>> = vec![None; group.len()];
        match written {
            Ok(()) => {
                for index in together {
                    answers[index] = Some(Ok(Appended::Now));
                }
            }
            // One of them doesn't fit; each by itself gets its own answer.
            Err(StoreError::Constraint(_)) => {
                alone.extend(together);
                alone.sort_unstable();
            }
            Err(error) => {
                for index in together {
                    answers[index] = Some(Err(error.clone()));
                }
            }
        }
        for index in alone {
            answers[index] = Some(self.write_alone(&group[index].append).await);
        }
        drop(guard);
        for (job, result) in group.drain(..).zip(answers) {
            answer(job, result.unwrap_or(Err(StoreError::Closed)), &self.board);
        }
    }

    async fn write_together(
        connection: &mut SqliteConnection,
        statements: &mut HashMap<(usize, usize), Arc<str>>,
        chains: &Chains<'_>,
    ) -> Result<(), StoreError> {
        let (rows, heads) = (chains.rows(), chains.heads.len());
        // Padded to few sizes, so that few statements are prepared.
        let (row_places, head_places) =
            (rows.next_power_of_two(), if heads == 0 { 0 } else { heads.next_power_of_two() });
        let sql = statements
            .entry((row_places, head_places))
            .or_insert_with(|| statement(row_places, head_places).into());
        let mut query = sqlx::query(AssertSqlSafe(Arc::clone(sql)));
        for (append, first) in chains.together.iter().zip(&chains.first) {
            for (index, entry) in append.entries.iter().enumerate() {
                query = query
                    .bind(append.table.as_str())
                    .bind(stored(append.expected) + index as i64)
                    .bind(entry.as_str())
                    .bind(*first && index == 0);
            }
        }
        query = pad(query, (row_places - rows) * 4);
        let now = now();
        for (table, head) in &chains.heads {
            query = query
                .bind(table.as_str())
                .bind(head.phase.word())
                .bind(head.public)
                .bind(head.wake_at)
                .bind(head.summary.as_str())
                .bind(now);
        }
        query = pad(query, (head_places - heads) * 6);
        match query.execute(&mut *connection).await {
            Ok(_) => Ok(()),
            Err(error) => {
                // The statement that failed may have left the transaction open.
                let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
                Err(error.into())
            }
        }
    }

    async fn write_alone(&mut self, append: &Append) -> Result<Appended, StoreError> {
        let transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut transaction = Transaction::Sqlite(transaction, None);
        let appended = append_one(&mut transaction, append, now()).await?;
        transaction.commit().await?;
        Ok(appended)
    }
}

type Filled<'q> = Query<'q, sqlx::Sqlite, SqliteArguments>;

fn pad(mut query: Filled<'_>, places: usize) -> Filled<'_> {
    for _ in 0..places {
        query = query.bind(None::<i64>);
    }
    query
}

/// The text that writes so many entries and heads in one go. Where an entry's
/// predecessor is missing its number becomes NULL, which the key refuses.
fn statement(rows: usize, heads: usize) -> String {
    let places = |count: usize, row: &'static str| vec![row; count].join(",");
    let mut sql = format!(
        "BEGIN IMMEDIATE; \
         INSERT INTO entries (table_id, number, body) \
         SELECT column1, CASE WHEN NOT column4 THEN column2 \
         WHEN column2 = 0 THEN (SELECT 0 FROM tables WHERE id = column1) \
         ELSE (SELECT column2 FROM entries WHERE table_id = column1 AND number = column2 - 1) END, \
         column3 FROM (VALUES {}) WHERE column1 IS NOT NULL; ",
        places(rows, "(?,?,?,?)")
    );
    if heads > 0 {
        sql += "UPDATE tables SET phase = column2, public = column3, wake_at = column4, \
                summary = column5, changed_at = column6 FROM (VALUES ";
        sql += &places(heads, "(?,?,?,?,?,?)");
        sql += ") WHERE id = column1; ";
    }
    sql + "COMMIT"
}
