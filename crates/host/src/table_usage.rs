//! Resource usage of one table: the size of its log and its bots' time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use asterism_store::{Store, Usage};
use asterism_table::Table;

use crate::HostError;
use crate::quota::Quotas;

/// How many bytes a log grows before its size is stored again.
const STEP: u64 = 1 << 20;

pub(crate) fn bots_only(table: &Table) -> bool {
    !table.is_over() && table.chairs().iter().all(|chair| chair.holder.person().is_none())
}

pub(crate) fn usage(table: &Table, bytes: u64, bot_millis: u64) -> Usage {
    let owner = table.owner().clone();
    let bots_only = !table.in_lobby() && bots_only(table);
    Usage { owner, bots_only, bytes, bot_millis }
}

#[derive(Debug)]
pub(crate) struct TableUsage {
    bytes: u64,
    pub(crate) bot_millis: Arc<AtomicU64>,
    /// What the store has.
    noted: Option<Usage>,
}

impl TableUsage {
    pub(crate) async fn load(store: &Store, table: &Table) -> Result<Self, HostError> {
        let noted = store.usage(table.id()).await?;
        let (bytes, millis) =
            noted.as_ref().map_or((0, 0), |noted| (noted.bytes, noted.bot_millis));
        Ok(Self { bytes, bot_millis: Arc::new(AtomicU64::new(millis)), noted })
    }

    pub(crate) fn grow(&mut self, bytes: u64) {
        self.bytes += bytes;
    }

    /// Whether the log is too long for the game to continue.
    pub(crate) fn is_exhausted(&self, quotas: &Quotas, table: &Table) -> bool {
        self.bytes > quotas.log_bytes || table.entries() > quotas.log_entries
    }

    /// Stores the usage if the change matters to a quota, or always if `in_any_case`.
    pub(crate) async fn note(
        &mut self,
        store: &Store,
        table: &Table,
        in_any_case: bool,
    ) -> Result<(), HostError> {
        let now = usage(table, self.bytes, self.bot_millis.load(Ordering::Relaxed));
        let serves = self.noted.as_ref().is_some_and(|noted| {
            noted.owner == now.owner
                && noted.bots_only == now.bots_only
                && now.bytes - noted.bytes.min(now.bytes) < STEP
        });
        if (serves && !in_any_case) || self.noted.as_ref() == Some(&now) {
            return Ok(());
        }
        store.put_usage(table.id(), &now).await?;
        self.noted = Some(now);
        Ok(())
    }
}
