//! A common interface to both databases: the same statements (`$1`, `$2`, …), a
//! few types of values, and rows read by position.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgPool, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Postgres, Row as _, Sqlite};
use tokio::sync::OwnedMutexGuard;
use tokio::time::{Instant, sleep};

use crate::StoreError;
use crate::sqlite::OpenFiles;

/// A parameter of a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    MaybeText(Option<&'a str>),
    Number(i64),
    MaybeNumber(Option<i64>),
    Truth(bool),
    Bytes(&'a [u8]),
}

macro_rules! bind_all {
    ($query:ident, $values:ident) => {
        for value in $values {
            $query = match *value {
                Value::Text(text) => $query.bind(text.to_owned()),
                Value::MaybeText(text) => $query.bind(text.map(str::to_owned)),
                Value::Number(number) => $query.bind(number),
                Value::MaybeNumber(number) => $query.bind(number),
                Value::Truth(truth) => $query.bind(truth),
                Value::Bytes(bytes) => $query.bind(bytes.to_vec()),
            };
        }
    };
}

fn sqlite_query(
    sql: &'static str,
    values: &[Value<'_>],
) -> Query<'static, Sqlite, SqliteArguments> {
    let mut query = sqlx::query(sql);
    bind_all!(query, values);
    query
}

fn postgres_query(
    sql: &'static str,
    values: &[Value<'_>],
) -> Query<'static, Postgres, PgArguments> {
    let mut query = sqlx::query(sql);
    bind_all!(query, values);
    query
}

#[derive(Debug)]
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

macro_rules! columns {
    ($($name:ident -> $kind:ty;)*) => {
        impl Row {$(
            pub(crate) fn $name(&self, column: usize) -> Result<$kind, StoreError> {
                Ok(match self {
                    Self::Sqlite(row) => row.try_get(column)?,
                    Self::Postgres(row) => row.try_get(column)?,
                })
            }
        )*}
    };
}

columns! {
    text -> String;
    maybe_text -> Option<String>;
    number -> i64;
    maybe_number -> Option<i64>;
    truth -> bool;
    bytes -> Vec<u8>;
}

impl Row {
    /// A nonnegative number.
    pub(crate) fn count(&self, column: usize) -> Result<u64, StoreError> {
        let number = self.number(column)?;
        u64::try_from(number).map_err(|_| StoreError::Damaged(format!("a count is {number}")))
    }

    /// An id. Ids are checked before they are stored.
    pub(crate) fn id<T: FromStr>(&self, column: usize) -> Result<T, StoreError> {
        let text = self.text(column)?;
        text.parse().map_err(|_| StoreError::Damaged("an invalid id".into()))
    }
}

/// Runs single read statements, and retries if a connection is lost.
#[derive(Clone, Debug)]
pub(crate) enum Reader {
    Sqlite(SqlitePool),
    Postgres(PgPool, Duration),
}

impl Reader {
    pub(crate) async fn rows(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite(pool) => {
                let rows = sqlite_query(sql, values).fetch_all(pool).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Self::Postgres(pool, patience) => {
                let mut attempts = Attempts::new(*patience);
                loop {
                    match postgres_query(sql, values).fetch_all(pool).await {
                        Ok(rows) => return Ok(rows.into_iter().map(Row::Postgres).collect()),
                        Err(error) => attempts.wait_after(error.into()).await?,
                    }
                }
            }
        }
    }

    pub(crate) async fn row(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }
}

#[derive(Debug)]
pub(crate) enum Transaction<'c> {
    Sqlite(SqliteTransaction),
    /// On the connection of the writer task, which begins and ends it.
    SqliteWriter(&'c mut SqliteConnection),
    Postgres(sqlx::Transaction<'c, Postgres>),
}

/// SQLite may end a transaction by itself after an error, which sqlx's transactions
/// don't expect, so this is our own type. Dropping it before its end closes the
/// connection, which rolls back the changes.
#[derive(Debug)]
pub(crate) struct SqliteTransaction {
    connection: PoolConnection<Sqlite>,
    open: bool,
    /// For a transaction that writes: the lock that makes other writers in this
    /// program wait, and the files that must still exist after the commit.
    writing: Option<(OwnedMutexGuard<()>, Arc<OpenFiles>)>,
}

impl SqliteTransaction {
    pub(crate) async fn begin(
        pool: &SqlitePool,
        sql: &'static str,
        writing: Option<(OwnedMutexGuard<()>, Arc<OpenFiles>)>,
    ) -> Result<Self, StoreError> {
        let connection = pool.acquire().await?;
        let mut transaction = Self { connection, open: true, writing };
        sqlx::query(sql).execute(&mut *transaction.connection).await?;
        Ok(transaction)
    }

    async fn commit(mut self) -> Result<(), StoreError> {
        sqlx::query("COMMIT").execute(&mut *self.connection).await?;
        self.open = false;
        self.writing.as_ref().map_or(Ok(()), |(_, files)| files.check())
    }
}

impl Drop for SqliteTransaction {
    fn drop(&mut self) {
        if self.open {
            self.connection.close_on_drop();
        }
    }
}

impl Transaction<'_> {
    /// Runs a statement. Returns the number of changed rows.
    pub(crate) async fn run(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<u64, StoreError> {
        let connection = match self {
            Self::Sqlite(transaction) => &mut *transaction.connection,
            Self::SqliteWriter(connection) => &mut **connection,
            Self::Postgres(transaction) => {
                let query = postgres_query(sql, values);
                return Ok(query.execute(&mut **transaction).await?.rows_affected());
            }
        };
        Ok(sqlite_query(sql, values).execute(connection).await?.rows_affected())
    }

    pub(crate) async fn rows(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        let connection = match self {
            Self::Sqlite(transaction) => &mut *transaction.connection,
            Self::SqliteWriter(connection) => &mut **connection,
            Self::Postgres(transaction) => {
                let rows = postgres_query(sql, values).fetch_all(&mut **transaction).await?;
                return Ok(rows.into_iter().map(Row::Postgres).collect());
            }
        };
        let rows = sqlite_query(sql, values).fetch_all(connection).await?;
        Ok(rows.into_iter().map(Row::Sqlite).collect())
    }

    pub(crate) async fn row(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// The clock that all nodes share, in milliseconds since 1970.
    pub(crate) async fn now(&mut self) -> Result<i64, StoreError> {
        let sql = match self {
            Self::Sqlite(_) | Self::SqliteWriter(_) => {
                "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)"
            }
            Self::Postgres(_) => {
                "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
            }
        };
        let row = self.row(sql, &[]).await?;
        row.ok_or_else(|| StoreError::Database("the database returned no time".into()))?.number(0)
    }

    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::SqliteWriter(connection) => {
                Ok(sqlx::query("COMMIT").execute(connection).await.map(drop)?)
            }
            Self::Postgres(transaction) => Ok(transaction.commit().await?),
        }
    }
}

/// Retries with exponential backoff until a deadline.
#[derive(Debug)]
pub(crate) struct Attempts {
    until: Instant,
    pause: Duration,
}

impl Attempts {
    pub(crate) fn new(patience: Duration) -> Self {
        Self { until: Instant::now() + patience, pause: Duration::from_millis(20) }
    }

    /// Waits if the error is transient and there is time left. Otherwise returns the
    /// error.
    pub(crate) async fn wait_after(&mut self, error: StoreError) -> Result<(), StoreError> {
        let worth_it = matches!(error, StoreError::Unreachable(_) | StoreError::Busy(_));
        if !worth_it || Instant::now() + self.pause > self.until {
            return Err(error);
        }
        tracing::warn!(code = error.code(), "the database is tried again: {error}");
        sleep(self.pause).await;
        self.pause = (self.pause * 2).min(Duration::from_secs(1));
        Ok(())
    }
}
