//! Group commit: appends of many tables in one autocommitted statement, which
//! takes one round trip and one sync.

use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};

use crate::StoreError;
use crate::TableId;
use crate::clock::now;
use crate::group::{Groups, Job, MAX_ROWS, Queue, answer};
use crate::log::{Append, Appended, Chains, append_one, stored};
use crate::notices::Board;
use crate::sql::{Attempts, Transaction};

/// While one group is being written, the next is prepared.
const LANES: usize = 2;

/// Handles to the writer tasks. A table's appends always go to the same task.
#[derive(Debug)]
pub(crate) struct Writer(Vec<Queue>);

impl Writer {
    pub(crate) fn start(connect: PgConnectOptions, patience: Duration, board: &Board) -> Self {
        // The statements look up single keys. Without statistics for a new table
        // the planner might scan it instead. A generic plan is good enough.
        let connect =
            connect.options([("enable_seqscan", "off"), ("plan_cache_mode", "force_generic_plan")]);
        let task = |_| {
            let task =
                Task { connect: connect.clone(), connection: None, patience, board: board.clone() };
            Queue::start(|groups| task.run(groups))
        };
        Self((0..LANES).map(task).collect())
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.0[lane(&append.table)].append(append).await
    }

    pub(crate) async fn close(&self) {
        for queue in &self.0 {
            queue.close().await;
        }
    }
}

fn lane(table: &TableId) -> usize {
    table.as_str().bytes().fold(0, |sum, byte| sum + usize::from(byte)) % LANES
}

struct Task {
    connect: PgConnectOptions,
    /// Connected on demand, and again when the connection is lost.
    connection: Option<PgConnection>,
    patience: Duration,
    board: Board,
}

impl Task {
    async fn run(mut self, mut groups: Groups) {
        while let Some(group) = groups.next().await {
            self.write(group).await;
        }
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }

    /// Writes a group of appends and sends each its result. Retries if the connection
    /// is lost; appends that had been written are recognized.
    async fn write(&mut self, group: &mut Vec<Job>) {
        let mut attempts = Attempts::new(self.patience);
        loop {
            match self.attempt(group).await {
                Ok(()) => break,
                Err(error) => {
                    self.connection = None;
                    if let Err(error) = attempts.wait_after(error).await {
                        for job in group.drain(..) {
                            answer(job, Err(error.clone()), &self.board);
                        }
                    }
                }
            }
            if group.is_empty() {
                break;
            }
        }
    }

    /// Writes as many of the group as it can. An error concerns the connection.
    async fn attempt(&mut self, group: &mut Vec<Job>) -> Result<(), StoreError> {
        // All nodes use the same order of tables, which avoids deadlocks.
        group.sort_by(|one, other| {
            (&one.append.table, one.append.expected)
                .cmp(&(&other.append.table, other.append.expected))
        });
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(PgConnection::connect_with(&self.connect).await?),
        };
        let mut chains = Chains::default();
        let mut together = vec![false; group.len()];
        let mut rows = 0;
        for (job, taken) in group.iter().zip(&mut together) {
            *taken = rows + job.append.entries.len() <= MAX_ROWS && chains.take(&job.append);
            rows += if *taken { job.append.entries.len() } else { 0 };
        }
        if !chains.together.is_empty() {
            match write_together(connection, &chains).await {
                Ok(()) => {
                    let mut index = 0;
                    let written = group.extract_if(.., |_| {
                        index += 1;
                        together[index - 1]
                    });
                    for job in written {
                        answer(job, Ok(Appended::Now), &self.board);
                    }
                }
                // One of them conflicts: write each separately for exact results.
                Err(StoreError::Constraint(_)) => {}
                Err(error) => return Err(error),
            }
        }
        while let Some(job) = group.first() {
            let result = write_alone(connection, &job.append).await;
            if let Err(error @ (StoreError::Unreachable(_) | StoreError::Busy(_))) = result {
                return Err(error);
            }
            answer(group.remove(0), result, &self.board);
        }
        Ok(())
    }
}

/// If an entry's predecessor is missing, its number becomes NULL, which the primary
/// key refuses.
macro_rules! insert {
    ($before:literal) => {
        concat!(
            $before,
            "INSERT INTO entries (table_id, number, body) \
             SELECT r.table_id, CASE WHEN NOT r.is_first THEN r.number \
                 WHEN r.number = 0 THEN (SELECT 0 FROM tables WHERE id = r.table_id) \
                 ELSE (SELECT e.number + 1 FROM entries e \
                       WHERE e.table_id = r.table_id AND e.number = r.number - 1) END, r.body \
             FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bool[]) \
                 AS r (table_id, number, body, is_first)"
        )
    };
}

const ENTRIES: &str = insert!("");

const ENTRIES_AND_SUMMARY_ROWS: &str = insert!(
    "WITH summary_rows AS (\
         UPDATE tables SET phase = h.phase, public = h.public, wake_at = h.wake_at, \
             summary = h.summary, changed_at = $10 \
         FROM unnest($5::text[], $6::text[], $7::bool[], $8::bigint[], $9::text[]) \
             AS h (id, phase, public, wake_at, summary) \
         WHERE tables.id = h.id) "
);

async fn write_together(
    connection: &mut PgConnection,
    chains: &Chains<'_>,
) -> Result<(), StoreError> {
    let (mut tables, mut numbers, mut bodies, mut firsts) = (vec![], vec![], vec![], vec![]);
    for (append, first) in chains.together.iter().zip(&chains.first) {
        for (index, entry) in append.entries.iter().enumerate() {
            tables.push(append.table.as_str());
            numbers.push(stored(append.expected) + index as i64);
            bodies.push(entry.as_str());
            firsts.push(*first && index == 0);
        }
    }
    let summary_rows = &chains.summary_rows;
    let sql = if summary_rows.is_empty() { ENTRIES } else { ENTRIES_AND_SUMMARY_ROWS };
    let query = sqlx::query(sql).bind(tables).bind(numbers).bind(bodies).bind(firsts);
    if summary_rows.is_empty() {
        query.execute(connection).await?;
        return Ok(());
    }
    let query = query
        .bind(summary_rows.keys().map(|table| table.as_str()).collect::<Vec<_>>())
        .bind(summary_rows.values().map(|summary_row| summary_row.phase.word()).collect::<Vec<_>>())
        .bind(summary_rows.values().map(|summary_row| summary_row.public).collect::<Vec<_>>())
        .bind(summary_rows.values().map(|summary_row| summary_row.wake_at).collect::<Vec<_>>())
        .bind(
            summary_rows
                .values()
                .map(|summary_row| summary_row.summary.as_str())
                .collect::<Vec<_>>(),
        )
        .bind(now());
    query.execute(connection).await?;
    Ok(())
}

async fn write_alone(
    connection: &mut PgConnection,
    append: &Append,
) -> Result<Appended, StoreError> {
    // Another node may write between the check and the insert; then retry.
    let mut once_more = true;
    loop {
        let mut transaction = Transaction::Postgres(connection.begin().await?);
        match append_one(&mut transaction, append, now()).await {
            Ok(appended) => {
                transaction.commit().await?;
                return Ok(appended);
            }
            Err(StoreError::Constraint(_)) if once_more => once_more = false,
            Err(error) => return Err(error),
        }
    }
}
