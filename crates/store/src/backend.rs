//! What a database must be able to do. Everything else is the same
//! statements for both.

use std::fmt;
use std::path::Path;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::log::{Append, Appended};
use crate::notices::Board;
use crate::sql::{Reader, Transaction};
use crate::{StoreError, TableId};

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// One file, one program.
    Sqlite,
    /// A server that several programs share.
    Postgres,
}

/// One trait, two databases.
#[async_trait]
pub(crate) trait Backend: fmt::Debug + Send + Sync {
    fn kind(&self) -> Kind;

    /// For single statements that only read.
    fn reader(&self) -> &Reader;

    /// For statements that write.
    async fn begin(&self) -> Result<Transaction<'static>, StoreError>;

    /// For several statements that must read from the same moment.
    async fn begin_reading(&self) -> Result<Transaction<'static>, StoreError>;

    /// Appends durably, together with whoever appends at the same time.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// A table is about to be removed, in a transaction that is under way.
    fn forget(&self, table: &TableId);

    /// Where notices are heard.
    fn board(&self) -> &Board;

    /// Copies everything into a new file of the database's own format.
    async fn copy_to(&self, path: &Path) -> Result<(), StoreError>;

    /// Looks whether the files of the database are still there, if it has any
    /// on this machine.
    async fn check_files(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Looks for damage; a sentence each.
    async fn damages(&self) -> Result<Vec<String>, StoreError>;

    /// Finishes what is under way and lets go.
    async fn close(&self);
}
