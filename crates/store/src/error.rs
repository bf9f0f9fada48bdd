//! What can go wrong, with stable codes and sentences that say what to do.

use std::path::PathBuf;

use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;
use thiserror::Error;

use crate::TableId;

/// What somebody signs in with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credential {
    /// The name of the account.
    Login,
    /// The password.
    Password,
}

impl Credential {
    const fn form(self) -> &'static str {
        match self {
            Self::Login => "an account name has 2 to 64 characters",
            Self::Password => "a password has at least 8 characters",
        }
    }
}

/// Why the store did not do what it was asked. Nothing was changed, except
/// where a variant says that this is not known.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Somebody else has appended at this number, or it leaves a gap.
    #[error("the log of table {table} goes on at {next}, not at {expected}")]
    Conflict {
        /// Whose log.
        table: TableId,
        /// Where the append should have begun.
        expected: u64,
        /// Where the log really goes on.
        next: u64,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// A table with this name exists already.
    #[error("there is a table {0} already")]
    TableExists(TableId),
    /// There is no such person.
    #[error("there is no such person")]
    NoSuchPerson,
    /// Somebody else has this account name.
    #[error("this account name is taken, choose another")]
    LoginTaken,
    /// Account name and password don't belong together.
    #[error("account name or password is wrong")]
    WrongPassword,
    /// An operator has locked the account.
    #[error("this account is locked; ask the operator of this server")]
    Banned,
    /// A password or account name that can't be used.
    #[error("{}", .0.form())]
    BadCredentials(Credential),
    /// The invitation is unknown, used up or too old.
    #[error("this invitation does not hold any more, ask for a new one")]
    NoSuchInvitation,
    /// The node's heartbeat is too old; others may have taken its tables.
    #[error("this node has not been heard of for too long, its tables may be elsewhere")]
    NodeExpired,
    /// A text that names nothing.
    #[error("this is not the id of a {what}: it must be 1 to 64 letters, digits, - and _")]
    NotAName {
        /// What it should have named.
        what: &'static str,
    },
    /// Something that can't be stored.
    #[error("this can't be stored: {0}")]
    BadInput(String),
    /// This database can't do that.
    #[error("{0}")]
    Unsupported(&'static str),
    /// An address of no database.
    #[error("{0}; give the path of a file for SQLite, or postgres://user@host/database")]
    BadAddress(String),
    /// There is no file of this name.
    #[error("{0}: there is no such file; check the path")]
    NoSuchFile(PathBuf),
    /// A file that must not be there is there.
    #[error("{0}: the file exists already; choose another name or move it away")]
    FileExists(PathBuf),
    /// The file was deleted or replaced while it was open. What was written since
    /// is lost when the program ends.
    #[error(
        "{0}: the database file was deleted or replaced while it was open; \
         stop the server and restore the file"
    )]
    FileGone(PathBuf),
    /// Restoring needs an empty database.
    #[error("the database is not empty; restore into a new one")]
    NotEmpty,
    /// A backup that can't be read.
    #[error("line {line} of the backup can't be used: {why}")]
    BadBackup {
        /// Which line, from 1.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// No room left. What was asked for was not done; free some and go on.
    #[error("the disk is full; free some space, then it goes on by itself")]
    DiskFull,
    /// The database can't be reached. Whether the last write was done is not
    /// known; repeating the same append is safe.
    #[error("the database can't be reached ({0}); it is tried again by itself")]
    Unreachable(String),
    /// Too many at once, or somebody holds a lock for too long.
    #[error("the database is busy ({0}); try again")]
    Busy(String),
    /// Another program uses this file.
    #[error("{0}: another program uses this database; stop it first, or use PostgreSQL")]
    InUse(PathBuf),
    /// The database was written by a newer program.
    #[error("the database has format {found}, this program knows up to {known}; use a newer one")]
    NewerSchema {
        /// The format of the database.
        found: i64,
        /// The newest format this program knows.
        known: i64,
    },
    /// The database was written by an older program, and is opened for reading only.
    #[error(
        "the database has the old format {found}; start the server once to bring it to {known}"
    )]
    OlderSchema {
        /// The format of the database.
        found: i64,
        /// The format this program reads.
        known: i64,
    },
    /// What was read can't be true.
    #[error("the database is damaged ({0}); restore it from a backup")]
    Damaged(String),
    /// It may not be written.
    #[error("the database can't be written ({0}); check its path and permissions")]
    NotWritable(String),
    /// The database does not let us in.
    #[error("the database does not let us in ({0}); check user, password and rights")]
    Denied(String),
    /// The disk does not do what it should. Whether the last write was done is not known.
    #[error("the disk does not work as it should ({0}); check it")]
    DiskFailure(String),
    /// The system has no random numbers.
    #[error("the system gives no random numbers ({0})")]
    NoRandomness(String),
    /// A constraint of the schema; a mistake of this program if it gets out.
    #[error("the database refuses it ({0})")]
    Constraint(String),
    /// Anything else the database says.
    #[error("the database says: {0}")]
    Database(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// A stable code for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Conflict { .. } => "conflict",
            Self::NoSuchTable(_) => "no-such-table",
            Self::TableExists(_) => "table-exists",
            Self::NoSuchPerson => "no-such-person",
            Self::LoginTaken => "login-taken",
            Self::WrongPassword => "wrong-password",
            Self::Banned => "banned",
            Self::BadCredentials(_) => "bad-credentials",
            Self::NoSuchInvitation => "no-such-invitation",
            Self::NodeExpired => "node-expired",
            Self::NotAName { .. } => "not-a-name",
            Self::BadInput(_) => "bad-input",
            Self::Unsupported(_) => "unsupported",
            Self::BadAddress(_) => "bad-address",
            Self::NoSuchFile(_) => "no-such-file",
            Self::FileExists(_) => "file-exists",
            Self::FileGone(_) => "file-gone",
            Self::NotEmpty => "not-empty",
            Self::BadBackup { .. } => "bad-backup",
            Self::DiskFull => "disk-full",
            Self::Unreachable(_) => "unreachable",
            Self::Busy(_) => "busy",
            Self::InUse(_) => "in-use",
            Self::NewerSchema { .. } => "newer-schema",
            Self::OlderSchema { .. } => "older-schema",
            Self::Damaged(_) => "damaged",
            Self::NotWritable(_) => "not-writable",
            Self::Denied(_) => "denied",
            Self::DiskFailure(_) => "disk-failure",
            Self::NoRandomness(_) => "no-randomness",
            Self::Constraint(_) => "constraint",
            Self::Database(_) => "database",
            Self::Closed => "closed",
        }
    }

    /// Whether waiting and asking again may help.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::DiskFull | Self::Unreachable(_) | Self::Busy(_))
    }
}

impl From<asterism_ids::InvalidId> for StoreError {
    fn from(invalid: asterism_ids::InvalidId) -> Self {
        Self::NotAName { what: invalid.what }
    }
}

impl From<getrandom::Error> for StoreError {
    fn from(error: getrandom::Error) -> Self {
        Self::NoRandomness(error.to_string())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error;
        match error {
            Error::Database(error) => {
                if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
                    of_postgres(error)
                } else if let Some(error) = error.try_downcast_ref::<SqliteError>() {
                    of_sqlite(error)
                } else {
                    Self::Database(error.to_string())
                }
            }
            Error::Io(error) => Self::Unreachable(error.to_string()),
            Error::Tls(error) => Self::Unreachable(error.to_string()),
            Error::PoolTimedOut => Self::Unreachable("no connection in time".into()),
            Error::WorkerCrashed => Self::Unreachable("its thread has ended".into()),
            // After a connection broke in the middle of an answer.
            Error::Protocol(why) => Self::Unreachable(why),
            Error::PoolClosed => Self::Closed,
            Error::Configuration(error) => Self::BadAddress(error.to_string()),
            error @ (Error::ColumnDecode { .. } | Error::Decode(_)) => {
                Self::Damaged(error.to_string())
            }
            error => Self::Database(error.to_string()),
        }
    }
}

/// <https://www.sqlite.org/rescode.html>
fn of_sqlite(error: &SqliteError) -> StoreError {
    use sqlx::error::DatabaseError as _;
    let said = error.message().to_owned();
    let code = error.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default();
    match code & 0xff {
        3 | 8 | 14 | 23 => StoreError::NotWritable(said),
        5 | 6 => StoreError::Busy(said),
        10 => StoreError::DiskFailure(said),
        11 | 26 => StoreError::Damaged(said),
        13 => StoreError::DiskFull,
        19 => StoreError::Constraint(said),
        _ => StoreError::Database(said),
    }
}

/// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
fn of_postgres(error: &PgDatabaseError) -> StoreError {
    let said = error.message().to_owned();
    match error.code() {
        "53100" => StoreError::DiskFull,
        "53200" | "53400" | "55P03" | "57014" | "40001" | "40P01" => StoreError::Busy(said),
        "53300" | "57P01" | "57P02" | "57P03" | "57P05" | "25P03" => StoreError::Unreachable(said),
        "3D000" | "3F000" => StoreError::BadAddress(said),
        "25006" => StoreError::NotWritable(said),
        "42501" => StoreError::Denied(said),
        "58030" => StoreError::DiskFailure(said),
        code if code.starts_with("08") => StoreError::Unreachable(said),
        code if code.starts_with("23") => StoreError::Constraint(said),
        code if code.starts_with("28") => StoreError::Denied(said),
        code if code.starts_with("XX") => StoreError::Damaged(said),
        code => StoreError::Database(format!("{said} ({code})")),
    }
}
