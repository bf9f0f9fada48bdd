//! SQLite: one file used by one program, with a write-ahead log and full sync.

mod file;
mod recent;
mod writer;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::Mutex;

use crate::backend::{Backend, DatabaseKind};
use crate::log::{Append, Appended};
use crate::notices::Board;
use crate::schema;
use crate::sql::{Reader, SqliteTransaction, Transaction};
use crate::sqlite::file::{lock, must_be_regular, resolve};
use crate::sqlite::writer::Writer;
use crate::{StoreError, TableId};

pub(crate) use file::OpenFiles;

/// SQLite's `application_id` of our files: the letters `astr`.
const APPLICATION: i64 = 0x6173_7472;

#[derive(Debug)]
pub(crate) struct Sqlite {
    path: PathBuf,
    files: Arc<OpenFiles>,
    reader: Reader,
    pool: SqlitePool,
    /// Serializes the writers of this program, so that none has to wait for a lock
    /// inside SQLite.
    gate: Arc<Mutex<()>>,
    /// `None` if the file was opened read-only.
    writer: Option<Writer>,
    board: Board,
    /// Locks out other programs.
    _lock: Option<File>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path, read_only: bool) -> Result<Self, StoreError> {
        Self::open_with(path, read_only, SqliteConnectOptions::new()).await
    }

    async fn open_with(
        path: &Path,
        read_only: bool,
        options: SqliteConnectOptions,
    ) -> Result<Self, StoreError> {
        if !path.exists() && read_only {
            return Err(StoreError::NoSuchFile(path.into()));
        }
        let path = &resolve(path)?;
        must_be_regular(path)?;
        let lock = if read_only { None } else { Some(lock(path)?) };
        let mut options = options
            .filename(path)
            .create_if_missing(!read_only)
            .read_only(read_only)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            // Statement journals must not become files.
            .pragma("temp_store", "MEMORY")
            .statement_cache_capacity(256)
            .disable_statement_logging();
        if !read_only {
            // A larger write-ahead log means fewer, longer checkpoints.
            options = options
                .journal_mode(SqliteJournalMode::Wal)
                .pragma("wal_autocheckpoint", "4000")
                .pragma("journal_size_limit", "67108864");
        }
        // Appends touch the last page of every table in play. The default cache of
        // 2 MB would read them again from the file.
        let with_large_cache = options.clone().pragma("cache_size", "-16384");
        let mut first = SqliteConnection::connect_with(&with_large_cache).await?;
        prepare(&mut first, path, read_only).await?;
        let files = Arc::new(OpenFiles::new(path));
        let board = Board::new();
        let gate = Arc::new(Mutex::new(()));
        let writer = if read_only {
            first.close().await?;
            None
        } else {
            Some(Writer::start(first, Arc::clone(&gate), board.clone(), Arc::clone(&files)))
        };
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .min_connections(0)
            .test_before_acquire(false)
            .acquire_timeout(Duration::from_secs(10))
            .connect_lazy_with(options);
        let reader = Reader::Sqlite(pool.clone());
        Ok(Self { path: path.into(), files, reader, pool, gate, writer, board, _lock: lock })
    }

    fn read_only(&self) -> StoreError {
        StoreError::NotWritable(format!("{} was opened for reading", self.path.display()))
    }
}

async fn number(connection: &mut SqliteConnection, sql: &'static str) -> Result<i64, StoreError> {
    Ok(sqlx::query(sql).fetch_one(connection).await?.try_get(0)?)
}

/// Checks that the file is ours, and migrates it to the newest schema.
async fn prepare(
    connection: &mut SqliteConnection,
    path: &Path,
    read_only: bool,
) -> Result<(), StoreError> {
    let known = schema::NEWEST;
    let found = number(connection, "PRAGMA user_version").await?;
    let application = number(connection, "PRAGMA application_id").await?;
    let things = number(connection, "SELECT count(*) FROM sqlite_schema").await?;
    if application != APPLICATION && (things > 0 || found != 0 || application != 0) {
        let sentence = format!("{} belongs to another program", path.display());
        return Err(StoreError::BadAddress(sentence));
    }
    if found > known {
        return Err(StoreError::NewerSchema { found, known });
    }
    if read_only {
        let fits = found == known;
        return if fits { Ok(()) } else { Err(StoreError::OlderSchema { found, known }) };
    }
    for (index, step) in schema::SQLITE.iter().enumerate().skip(usize::try_from(found).unwrap_or(0))
    {
        // The schema version changes in the same transaction.
        let version = index + 1;
        let sql = format!(
            "BEGIN IMMEDIATE; {step}; PRAGMA user_version = {version}; \
             PRAGMA application_id = {APPLICATION}; COMMIT"
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut *connection).await?;
    }
    // No other program has this file open, so all leases are stale.
    let sql = "UPDATE leases SET node_id = '-' WHERE node_id <> '-'; DELETE FROM nodes";
    sqlx::raw_sql(sql).execute(&mut *connection).await?;
    // The last program may have been killed before it moved them.
    if let Err(error) = recent::move_all(connection).await {
        tracing::warn!(code = error.code(), "recent entries were not moved: {error}");
    }
    Ok(())
}

#[async_trait]
impl Backend for Sqlite {
    fn kind(&self) -> DatabaseKind {
        DatabaseKind::Sqlite
    }

    fn reader(&self) -> &Reader {
        &self.reader
    }

    async fn begin(&self) -> Result<Transaction<'static>, StoreError> {
        if self.writer.is_none() {
            return Err(self.read_only());
        }
        let gate = Arc::clone(&self.gate).lock_owned().await;
        let writing = Some((gate, Arc::clone(&self.files)));
        let begun = SqliteTransaction::begin(&self.pool, "BEGIN IMMEDIATE", writing).await?;
        Ok(Transaction::Sqlite(begun))
    }

    async fn begin_reading(&self) -> Result<Transaction<'static>, StoreError> {
        Ok(Transaction::Sqlite(SqliteTransaction::begin(&self.pool, "BEGIN", None).await?))
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let writer = self.writer.as_ref().ok_or_else(|| self.read_only())?;
        writer.append(append).await
    }

    fn forget(&self, table: &TableId) {
        if let Some(writer) = &self.writer {
            writer.known.forget(table);
        }
    }

    fn board(&self) -> &Board {
        &self.board
    }

    async fn copy_to(&self, path: &Path) -> Result<(), StoreError> {
        if path.exists() {
            return Err(StoreError::FileExists(path.into()));
        }
        let name = path
            .to_str()
            .ok_or_else(|| StoreError::BadInput("a file name that is not UTF-8".into()))?;
        let mut connection = self.pool.acquire().await?;
        sqlx::query("VACUUM INTO $1").bind(name.to_owned()).execute(&mut *connection).await?;
        // The copy must be on disk before anybody relies on it.
        let synced = File::open(path).and_then(|file| file.sync_all());
        synced.map_err(|error| StoreError::DiskFailure(format!("{name}: {error}")))
    }

    async fn check_files(&self) -> Result<(), StoreError> {
        let files = Arc::clone(&self.files);
        let check = move || files.check().and_then(|()| files.check_header());
        tokio::task::spawn_blocking(check).await.unwrap_or(Err(StoreError::Closed))
    }

    async fn damages(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.reader.rows("PRAGMA quick_check(20)", &[]).await?;
        let mut said = Vec::new();
        for row in rows {
            said.push(row.text(0)?);
        }
        said.retain(|line| line != "ok");
        Ok(said)
    }

    async fn close(&self) {
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
        self.pool.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{self, NewTable, SummaryRow, TablePhase};

    #[tokio::test]
    async fn a_full_disk_is_said_and_passes_when_there_is_room() {
        let name = format!("asterism-full-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // SQLite reports a full disk and its own size limit in the same way.
        let limited = SqliteConnectOptions::new().pragma("max_page_count", "200");
        let store = Sqlite::open_with(&path, false, limited).await.unwrap();
        let summary_row = SummaryRow {
            phase: TablePhase::Lobby,
            public: true,
            wake_at: None,
            summary: String::new(),
        };
        for id in ["one", "two"] {
            let (people, definitions) = (vec![], vec![]);
            let entries = vec!["x".repeat(500); if id == "one" { 400 } else { 0 }];
            let id = id.parse().unwrap();
            let table =
                NewTable { id, summary_row: summary_row.clone(), people, definitions, entries };
            let mut transaction = store.begin().await.unwrap();
            tables::create(&mut transaction, &table, 0).await.unwrap();
            transaction.commit().await.unwrap();
        }
        let append = |number| {
            Append::new(
                "two".parse().unwrap(),
                number,
                vec![format!("{number} {}", "y".repeat(500))],
            )
        };
        let mut written = 0;
        // An append that is repeated goes to another place, which may still have room.
        let mut refused = 0;
        while refused < 3 {
            match store.append(append(written)).await {
                Ok(_) => (written, refused) = (written + 1, 0),
                Err(error) => {
                    assert_eq!(error, StoreError::DiskFull);
                    refused += 1;
                }
            }
        }
        assert!(written > 10, "{written}");
        let mut transaction = store.begin().await.unwrap();
        tables::delete(&mut transaction, &"one".parse().unwrap()).await.unwrap();
        transaction.commit().await.unwrap();
        assert_eq!(store.append(append(written)).await, Ok(Appended::Now));
        let log = crate::log::read(store.reader(), &"two".parse().unwrap(), 0, 1000).await.unwrap();
        assert_eq!(log.len() as u64, written + 1);
        store.close().await;
        for ending in ["", ".lock"] {
            std::fs::remove_file(format!("{}{ending}", path.display())).unwrap();
        }
    }
}
