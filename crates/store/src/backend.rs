//! What a database must provide. Everything else uses the same statements for
//! both.

use std::fmt;
use std::path::Path;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::log::{Append, Appended};
use crate::notices::Board;
use crate::sql::{Reader, Transaction};
use crate::{StoreError, TableId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DatabaseKind {
    /// One file, used by one program.
    Sqlite,
    /// A server that several programs share.
    Postgres,
}

#[async_trait]
pub(crate) trait Backend: fmt::Debug + Send + Sync {
    fn kind(&self) -> DatabaseKind;

    /// For single statements that only read.
    fn reader(&self) -> &Reader;

    /// For statements that write.
    async fn begin(&self) -> Result<Transaction<'static>, StoreError>;

    /// For several statements that must read one consistent state.
    async fn begin_reading(&self) -> Result<Transaction<'static>, StoreError>;

    /// Appends durably, grouped with other concurrent appends.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// A table is about to be removed by the current transaction.
    fn forget(&self, table: &TableId);

    fn board(&self) -> &Board;

    /// Copies everything into a new file of the database's own format.
    async fn copy_to(&self, path: &Path) -> Result<(), StoreError>;

    /// Checks that the database's files still exist, if it has any on this machine.
    async fn check_files(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Checks for damage. Each problem is one sentence.
    async fn damages(&self) -> Result<Vec<String>, StoreError>;

    /// Finishes what is in progress and disconnects.
    async fn close(&self);
}
