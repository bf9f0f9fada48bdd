//! PostgreSQL: several nodes share one database.

mod listener;
mod writer;

use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use crate::backend::{Backend, DatabaseKind};
use crate::log::{Append, Appended};
use crate::notices::Board;
use crate::postgres::listener::Ends;
pub(crate) use crate::postgres::listener::Outbox;
use crate::postgres::writer::Writer;
use crate::schema;
use crate::sql::{Attempts, Reader, Transaction};
use crate::{StoreError, StoreOptions, TableId};

#[derive(Debug)]
pub(crate) struct Postgres {
    reader: Reader,
    pool: PgPool,
    patience: Duration,
    read_only: bool,
    writer: Writer,
    board: Board,
    /// The tasks that carry notices.
    tasks: [Ends; 2],
}

impl Postgres {
    pub(crate) async fn open(url: &str, options: StoreOptions) -> Result<Self, StoreError> {
        let StoreOptions { read_only, patience } = options;
        // Overrides the server's configuration: acknowledged means on disk.
        let connect = PgConnectOptions::from_str(url)?
            .application_name("asterism")
            .options([("synchronous_commit", "on"), ("lock_timeout", "5s"), ("jit", "off")])
            .disable_statement_logging();
        let mut attempts = Attempts::new(patience);
        let mut first = loop {
            match PgConnection::connect_with(&connect).await {
                Ok(connection) => break connection,
                Err(error) => attempts.wait_after(error.into()).await?,
            }
        };
        prepare(&mut first, read_only).await?;
        first.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(8)
            .min_connections(0)
            .test_before_acquire(false)
            .acquire_timeout(patience.clamp(Duration::from_secs(1), Duration::from_secs(5)))
            .connect_lazy_with(connect.clone());
        let outbox = Arc::new(Outbox::new());
        let board = Board::with_outbox(Arc::clone(&outbox));
        let tasks = [
            Ends::spawn(listener::listen(connect.clone(), board.clone(), Arc::clone(&outbox))),
            Ends::spawn(listener::announce(pool.clone(), outbox)),
        ];
        let writer = Writer::start(connect, patience, &board);
        let reader = Reader::Postgres(pool.clone(), patience);
        Ok(Self { reader, pool, patience, read_only, writer, board, tasks })
    }
}

/// Migrates the database to the newest schema. If several nodes start at the same
/// time, one does it and the others wait.
async fn prepare(connection: &mut PgConnection, read_only: bool) -> Result<(), StoreError> {
    let known = schema::NEWEST;
    let encoding: String =
        sqlx::query("SHOW server_encoding").fetch_one(&mut *connection).await?.try_get(0)?;
    if encoding != "UTF8" {
        let sentence = format!("the database has the encoding {encoding}, it must be UTF8");
        return Err(StoreError::BadAddress(sentence));
    }
    let mut transaction = connection.begin().await?;
    if !read_only {
        sqlx::query("SELECT pg_advisory_xact_lock(7021782983)").execute(&mut *transaction).await?;
    }
    let sql = "SELECT to_regclass('asterism_schema') IS NOT NULL";
    let exists: bool = sqlx::query(sql).fetch_one(&mut *transaction).await?.try_get(0)?;
    let found: i64 = if exists {
        let sql = "SELECT coalesce(max(version), 0) FROM asterism_schema";
        sqlx::query(sql).fetch_one(&mut *transaction).await?.try_get(0)?
    } else {
        0
    };
    if found > known {
        return Err(StoreError::NewerSchema { found, known });
    }
    if read_only {
        let fits = found == known;
        return if fits { Ok(()) } else { Err(StoreError::OlderSchema { found, known }) };
    }
    if !exists {
        let sql = "CREATE TABLE asterism_schema (version BIGINT NOT NULL)";
        sqlx::query(sql).execute(&mut *transaction).await?;
    }
    for (index, step) in
        schema::POSTGRES.iter().enumerate().skip(usize::try_from(found).unwrap_or(0))
    {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        let sql = "INSERT INTO asterism_schema (version) VALUES ($1)";
        sqlx::query(sql).bind(index as i64 + 1).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}

#[async_trait]
impl Backend for Postgres {
    fn kind(&self) -> DatabaseKind {
        DatabaseKind::Postgres
    }

    fn reader(&self) -> &Reader {
        &self.reader
    }

    async fn begin(&self) -> Result<Transaction<'static>, StoreError> {
        if self.read_only {
            return Err(StoreError::NotWritable("it was opened for reading".into()));
        }
        let mut attempts = Attempts::new(self.patience);
        loop {
            match self.pool.begin().await {
                Ok(transaction) => return Ok(Transaction::Postgres(transaction)),
                Err(error) => attempts.wait_after(error.into()).await?,
            }
        }
    }

    async fn begin_reading(&self) -> Result<Transaction<'static>, StoreError> {
        const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut attempts = Attempts::new(self.patience);
        loop {
            match self.pool.begin_with(BEGIN).await {
                Ok(transaction) => return Ok(Transaction::Postgres(transaction)),
                Err(error) => attempts.wait_after(error.into()).await?,
            }
        }
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        if self.read_only {
            return Err(StoreError::NotWritable("it was opened for reading".into()));
        }
        self.writer.append(append).await
    }

    fn forget(&self, _table: &TableId) {
        // Nothing is cached, because other nodes write, too.
    }

    fn board(&self) -> &Board {
        &self.board
    }

    async fn copy_to(&self, _path: &Path) -> Result<(), StoreError> {
        Err(StoreError::Unsupported("PostgreSQL is not one file; use the portable backup"))
    }

    async fn damages(&self) -> Result<Vec<String>, StoreError> {
        // PostgreSQL checks its own files; logs are checked elsewhere.
        Ok(Vec::new())
    }

    async fn close(&self) {
        self.writer.close().await;
        self.tasks.iter().for_each(Ends::end);
        self.pool.close().await;
    }
}
