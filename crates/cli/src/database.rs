//! `asterism backup`, `restore` and `export`.

mod file;

use std::fs::File;
use std::io::{BufReader, Read as _, Write};
use std::path::{Path, PathBuf};

use asterism_store::{Address, BackupSummary, Store, StoreError, StoreOptions, TableId};
use asterism_testkit::check_ordinary_file;
use clap::Args;

use crate::database::file::NewFile;
use crate::failure::{Failure, why_unreadable};
use crate::numbers::grouped;
use crate::record;

/// Where the data is.
#[derive(Debug, Args)]
pub(crate) struct Database {
    /// The database: the path of a SQLite file, or postgres://user@host/database
    #[arg(long, value_name = "ADDRESS", env = "ASTERISM_DATABASE", hide_env_values = true)]
    database: Address,
}

impl Database {
    async fn open(&self, read_only: bool) -> Result<Store, Failure> {
        let options = StoreOptions { read_only, ..StoreOptions::default() };
        Ok(Store::open(&self.database, options).await?)
    }
}

/// An error that can be fixed by different arguments is bad input.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::BadAddress(_)
            | StoreError::BadBackup { .. }
            | StoreError::FileExists(_)
            | StoreError::NewerSchema { .. }
            | StoreError::NoSuchFile(_)
            | StoreError::NoSuchTable(_)
            | StoreError::NotAName { .. }
            | StoreError::NotEmpty
            | StoreError::OlderSchema { .. } => Self::BadInput(error.to_string()),
            error => Self::Machine(error.to_string()),
        }
    }
}

/// Runs a future to completion.
fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Machine(error.to_string()))?
        .block_on(work)
}

fn said(summary: BackupSummary) -> String {
    let BackupSummary { tables, entries, people } = summary;
    format!(
        "tables: {}, entries: {}, people: {}",
        grouped(tables),
        grouped(entries),
        grouped(people)
    )
}

/// Copy everything into one new file, while the server runs
///
/// A name that ends in `.db` gives a SQLite file, if the database is one. Any other
/// gives a portable backup, which can be restored into SQLite and PostgreSQL alike.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism backup monday.jsonl --database games.db
  asterism backup monday.jsonl --database postgres://asterism@localhost/asterism")]
pub(crate) struct Backup {
    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    database: Database,
}

/// Makes a backup.
pub(crate) fn backup(arguments: &Backup, out: &mut impl Write) -> Result<(), Failure> {
    let Backup { file, database } = arguments;
    let own = file.extension().is_some_and(|ending| ending == "db");
    if own && matches!(database.database, Address::Postgres(_)) {
        let sentence = "PostgreSQL is not one file; choose a name that ends in .jsonl";
        return Err(Failure::bad(file.display(), sentence));
    }
    let summary = wait(async {
        let store = database.open(true).await?;
        if own {
            store.copy_to(file).await?;
            return Ok(None);
        }
        let mut new = NewFile::create(file)?;
        let summary = store.write_backup(new.writer()).await?;
        new.keep()?;
        Ok(Some(summary))
    })?;
    let what = summary.map_or_else(|| "everything".to_owned(), said);
    writeln!(out, "{}: {what}", file.display())?;
    Ok(())
}

/// Restore a backup into a new, empty database, completely or not at all
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism restore monday.jsonl --database games.db
  asterism restore monday.db --database postgres://asterism@localhost/asterism")]
pub(crate) struct Restore {
    /// The backup
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    database: Database,
}

/// Puts a backup back.
pub(crate) fn restore(arguments: &Restore, out: &mut impl Write) -> Result<(), Failure> {
    let Restore { file, database } = arguments;
    let unreadable = |error| Failure::bad(file.display(), why_unreadable(&error));
    let mut beginning = [0; 16];
    check_ordinary_file(file).map_err(unreadable)?;
    let opened = File::open(file).map_err(unreadable)?;
    let read = opened.take(16).read(&mut beginning).map_err(unreadable)?;
    let is_sqlite = beginning[..read] == *b"SQLite format 3\0";
    let summary = wait(async {
        // Convert a SQLite file to a portable backup first.
        let portable = if is_sqlite { Some(Portable::of(file).await?) } else { None };
        let path = portable.as_ref().map_or(file.as_path(), |portable| &portable.0);
        let mut input = BufReader::new(File::open(path).map_err(unreadable)?);
        let store = database.open(false).await?;
        let summary = store.read_backup(&mut input).await?;
        store.close().await;
        Ok(summary)
    })?;
    writeln!(out, "{}: {}", database.database, said(summary))?;
    Ok(())
}

/// A temporary file that is removed on drop.
struct Portable(PathBuf);

impl Portable {
    async fn of(file: &Path) -> Result<Self, Failure> {
        let name = format!("asterism-restore-{}.jsonl", std::process::id());
        let portable = Self(std::env::temp_dir().join(name));
        let options = StoreOptions { read_only: true, ..StoreOptions::default() };
        let store = Store::open(&Address::Sqlite(file.into()), options).await?;
        let mut new = NewFile::create(&portable.0)?;
        store.write_backup(new.writer()).await?;
        new.keep()?;
        Ok(portable)
    }
}

impl Drop for Portable {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Write one table: its log and the definitions it uses
///
/// The people of the table are left out, and so is what concerns one person
/// only: whom they muted, when they want to be asked, the digests of links. The
/// export of an unfinished game contains its hidden cards and its seed.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  asterism export 7w8n0q3k5m1r2t4v6x9z0b2d4f --database games.db > table.jsonl")]
pub(crate) struct Export {
    /// The table
    #[arg(value_name = "TABLE")]
    table: TableId,

    #[command(flatten)]
    database: Database,

    /// Write to this new file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Exports a table.
pub(crate) fn export(arguments: &Export, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    let Export { table, database, output } = arguments;
    wait(async {
        let store = database.open(true).await?;
        let new = output.as_deref().map(NewFile::create).transpose()?;
        // Into memory first, so that the output is complete or empty.
        let mut text = Vec::new();
        store.write_table(table, &mut text).await?;
        let text = record::without_private(&String::from_utf8_lossy(&text))
            .map_err(|error| Failure::Machine(format!("the table can't be read: {error}")))?;
        let Some(mut new) = new else { return Ok(out.write_all(text.as_bytes())?) };
        new.writer().write_all(text.as_bytes())?;
        new.keep()
    })
}
