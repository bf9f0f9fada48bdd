//! Errors of the store, with stable codes and messages that say what to do.

use std::path::PathBuf;

use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;
use thiserror::Error;

use crate::TableId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credential {
    Login,
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

/// An error of the store. Nothing was changed, except where a variant says that
/// the outcome is unknown.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another append has used this number, or it would leave a gap.
    #[error("the log of table {table} continues at {next}, not at {expected}")]
    Conflict { table: TableId, expected: u64, next: u64 },
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    #[error("table {0} already exists")]
    TableExists(TableId),
    #[error("there is no such person")]
    NoSuchPerson,
    #[error("this account name is taken, choose another")]
    LoginTaken,
    /// Wrong account name or password.
    #[error("account name or password is wrong")]
    WrongPassword,
    /// An operator has locked the account.
    #[error("this account is locked; ask the operator of this server")]
    Banned,
    /// A password or account name that can't be used.
    #[error("{}", .0.form())]
    BadCredentials(Credential),
    /// The invitation is unknown or has expired.
    #[error("this invitation has expired or does not exist; ask for a new one")]
    NoSuchInvitation,
    /// The device link is unknown, was used, or has expired.
    #[error("this link was used or has expired; make a new one")]
    NoSuchDeviceLink,
    /// The set doesn't exist, or belongs to somebody else.
    #[error("there is no such set")]
    NoSuchSet,
    /// The draft was changed after it was read.
    #[error("the set was changed meanwhile; load it again")]
    SetChanged,
    /// Too many sets, versions or pictures.
    #[error("there are too many sets, versions or pictures; erase some")]
    SetQuota,
    /// The node's heartbeat is too old; others may have taken its tables.
    #[error("the heartbeat of this node is too old; other nodes may have taken its tables")]
    NodeExpired,
    /// A text that is not a valid id.
    #[error("this is not the id of a {what}: it must be 1 to 64 letters, digits, - and _")]
    NotAName {
        /// The kind of id.
        what: &'static str,
    },
    #[error("this can't be stored: {0}")]
    BadInput(String),
    /// The database doesn't support this operation.
    #[error("{0}")]
    Unsupported(&'static str),
    #[error("{0}; give the path of a file for SQLite, or postgres://user@host/database")]
    BadAddress(String),
    #[error("{0}: there is no such file; check the path")]
    NoSuchFile(PathBuf),
    /// The file must not exist, but does.
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
        /// Starts at 1.
        line: u64,
        why: String,
    },
    /// No space left. Nothing was written; free some space and try again.
    #[error("the disk is full; free some space, and the server recovers by itself")]
    DiskFull,
    /// The database can't be reached. The outcome of the last write is unknown;
    /// repeating the same append is safe.
    #[error("the database can't be reached ({0}); retrying")]
    Unreachable(String),
    /// Too many concurrent requests, or a lock is held for too long.
    #[error("the database is busy ({0}); try again")]
    Busy(String),
    /// Another program uses this file.
    #[error("{0}: another program uses this database; stop it first, or use PostgreSQL")]
    InUse(PathBuf),
    /// The database was written by a newer program.
    #[error("the database has format {found}, this program knows up to {known}; use a newer one")]
    NewerSchema { found: i64, known: i64 },
    /// The database was written by an older program, and is opened for reading only.
    #[error(
        "the database has the old format {found}; start the server once to bring it to {known}"
    )]
    OlderSchema { found: i64, known: i64 },
    /// Stored data is inconsistent.
    #[error("the database is damaged ({0}); restore it from a backup")]
    Damaged(String),
    #[error("the database can't be written ({0}); check its path and permissions")]
    NotWritable(String),
    /// Access denied by the database.
    #[error("access denied by the database ({0}); check user, password and permissions")]
    Denied(String),
    /// An I/O error. The outcome of the last write is unknown.
    #[error("the disk reported an error ({0}); check it")]
    DiskFailure(String),
    #[error("the system provides no random numbers ({0})")]
    NoRandomness(String),
    /// A constraint of the schema was violated. It is a bug if callers see this.
    #[error("the database refused the change ({0})")]
    Constraint(String),
    /// Any other error of the database.
    #[error("database error: {0}")]
    Database(String),
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
            Self::NoSuchDeviceLink => "no-such-device-link",
            Self::NoSuchSet => "no-such-set",
            Self::SetChanged => "set-changed",
            Self::SetQuota => "set-quota",
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
            // The connection broke in the middle of a response.
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
