//! Durable appends per second, compared with the raw rate of the same database in
//! the same run. `cargo xtask bench store` runs it.

#![allow(clippy::unwrap_used, reason = "a bench may stop")]
#![allow(missing_docs, reason = "a program")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use asterism_cluster::Cluster;
use asterism_store::{
    Address, Append, NewTable, Store, StoreOptions, SummaryRow, TableId, TablePhase,
};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection as _};
use tokio::task::JoinHandle;

const CLIENTS: [usize; 3] = [1, 32, 256];

/// What one measurement gave.
#[derive(Clone, Debug, Default)]
struct Rate {
    per_second: f64,
    /// Sorted, in microseconds; of raw runs those of whole transactions.
    times: Vec<u32>,
}

impl Rate {
    fn new(count: usize, time: Duration, mut times: Vec<u32>) -> Self {
        times.sort_unstable();
        Self { per_second: count as f64 / time.as_secs_f64(), times }
    }

    /// The rate of all tasks together.
    async fn of_all(tasks: Vec<JoinHandle<Vec<u32>>>, begin: Instant) -> Self {
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await.unwrap());
        }
        Self::new(times.len(), begin.elapsed(), times)
    }

    fn percentile(&self, percent: usize) -> u32 {
        let last = self.times.len().saturating_sub(1);
        self.times.get(last * percent / 100).copied().unwrap_or_default()
    }
}

/// The one in the middle.
fn median(mut rates: Vec<Rate>) -> Rate {
    rates.sort_by(|one, other| one.per_second.total_cmp(&other.per_second));
    rates.swap_remove(rates.len() / 2)
}

/// An entry as a move of a game is written down, about so long.
fn body() -> String {
    format!(
        "{{\"at\":1790000000000,\"answer\":[3,\"play laser\"],\"pad\":\"{}\"}}",
        "x".repeat(120)
    )
}

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let rounds: usize = arguments.next().map_or(3, |text| text.parse().unwrap());
    let milliseconds: u64 = arguments.next().map_or(1500, |text| text.parse().unwrap());
    let only = arguments.next();
    let time = Duration::from_millis(milliseconds);
    let folder = std::env::temp_dir().join(format!("asterism-rates-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let cluster = Cluster::start().unwrap();
    for database in ["SQLite", "PostgreSQL"] {
        if only.as_ref().is_some_and(|only| only != database) {
            continue;
        }
        println!("\n**{database}**\n");
        println!(
            "| clients | raw rows/s | ours, appends/s | ours ÷ raw | p50 | p99 | with summary rows/s | ÷ raw |"
        );
        println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
        for clients in CLIENTS {
            let (mut raw, mut ours, mut summary_rows) = (Vec::new(), Vec::new(), Vec::new());
            for round in 0..rounds {
                eprintln!("{database}, {clients} clients, round {} of {rounds}", round + 1);
                let file = folder.join(format!("{clients}-{round}"));
                if database == "SQLite" {
                    raw.push(raw_sqlite(&file.with_extension("raw"), clients, time).await);
                    let address = Address::Sqlite(file);
                    let store = Store::open(&address, StoreOptions::default()).await.unwrap();
                    ours.push(appends(&store, clients, time, false).await);
                    summary_rows.push(appends(&store, clients, time, true).await);
                    store.close().await;
                } else {
                    let url = cluster.create_database().unwrap();
                    raw.push(raw_postgres(&url, clients, time).await);
                    let address = Address::Postgres(url);
                    let store = Store::open(&address, StoreOptions::default()).await.unwrap();
                    ours.push(appends(&store, clients, time, false).await);
                    summary_rows.push(appends(&store, clients, time, true).await);
                    store.close().await;
                }
            }
            let (raw, ours, summary_rows) = (median(raw), median(ours), median(summary_rows));
            println!(
                "| {clients} | {:.0} | {:.0} | {:.2} | {} µs | {} µs | {:.0} | {:.2} |",
                raw.per_second,
                ours.per_second,
                ours.per_second / raw.per_second,
                ours.percentile(50),
                ours.percentile(99),
                summary_rows.per_second,
                summary_rows.per_second / raw.per_second,
            );
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Every client has a table of its own, and appends when the last append is durable.
async fn appends(store: &Store, clients: usize, time: Duration, with_head: bool) -> Rate {
    let summary_row = SummaryRow {
        phase: TablePhase::Playing,
        public: true,
        wake_at: Some(1),
        summary: "{\"game\":\"fluxx\",\"seats\":[\"Ann\",\"Bob\",null]}".into(),
    };
    let mut tables = Vec::new();
    for _ in 0..clients {
        let id = TableId::random().unwrap();
        let (people, definitions, entries) = (vec![], vec![], vec![]);
        let table = NewTable {
            id: id.clone(),
            summary_row: summary_row.clone(),
            people,
            definitions,
            entries,
        };
        store.create_table(&table).await.unwrap();
        tables.push(id);
    }
    let begin = Instant::now();
    let tasks: Vec<_> = tables
        .into_iter()
        .map(|table| {
            let (store, summary_row) = (store.clone(), summary_row.clone());
            tokio::spawn(async move {
                let mut times = Vec::new();
                while begin.elapsed() < time {
                    let number = times.len() as u64;
                    let start = Instant::now();
                    let mut append = Append::new(table.clone(), number, vec![body()]);
                    if with_head {
                        append.summary_row = Some(SummaryRow {
                            wake_at: Some(number as i64),
                            ..summary_row.clone()
                        });
                    }
                    store.append(append).await.unwrap();
                    times.push(start.elapsed().as_micros() as u32);
                }
                times
            })
        })
        .collect();
    Rate::of_all(tasks, begin).await
}

/// Transactions of as many rows as there are clients, one after another on
/// one connection: what group commit could reach at best.
async fn raw_sqlite(path: &Path, clients: usize, time: Duration) -> Rate {
    let options = SqliteConnectOptions::new()
        .filename(PathBuf::from(path))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let sql = "CREATE TABLE log (name TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, \
               PRIMARY KEY (name, number)) STRICT, WITHOUT ROWID";
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    let places = vec!["(?, ?, ?)"; clients].join(", ");
    let sql: std::sync::Arc<str> = format!("INSERT INTO log VALUES {places}").into();
    let names: Vec<String> = (0..clients).map(|_| TableId::random().unwrap().to_string()).collect();
    let mut times = Vec::new();
    let begin = Instant::now();
    while begin.elapsed() < time {
        let start = Instant::now();
        let mut query = sqlx::query(AssertSqlSafe(sql.clone()));
        for name in &names {
            query = query.bind(name.as_str()).bind(times.len() as i64).bind(body());
        }
        query.execute(&mut connection).await.unwrap();
        times.push(start.elapsed().as_micros() as u32);
    }
    let rate = Rate::new(times.len() * clients, begin.elapsed(), times);
    connection.close().await.unwrap();
    rate
}

/// As many connections as clients, each committing one row after another.
async fn raw_postgres(url: &str, clients: usize, time: Duration) -> Rate {
    let options: PgConnectOptions = url.parse().unwrap();
    let mut connections = Vec::new();
    for _ in 0..clients {
        connections.push(PgConnection::connect_with(&options).await.unwrap());
    }
    let sql = "CREATE TABLE log (name TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT NULL, \
               PRIMARY KEY (name, number))";
    sqlx::query(sql).execute(&mut connections[0]).await.unwrap();
    let begin = Instant::now();
    let tasks: Vec<_> = connections
        .into_iter()
        .map(|mut connection| {
            tokio::spawn(async move {
                let name = TableId::random().unwrap().to_string();
                let mut times = Vec::new();
                while begin.elapsed() < time {
                    let start = Instant::now();
                    sqlx::query("INSERT INTO log VALUES ($1, $2, $3)")
                        .bind(name.as_str())
                        .bind(times.len() as i64)
                        .bind(body())
                        .execute(&mut connection)
                        .await
                        .unwrap();
                    times.push(start.elapsed().as_micros() as u32);
                }
                times
            })
        })
        .collect();
    Rate::of_all(tasks, begin).await
}
