//! Streams of viewers, and who is present.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use asterism_table::{Input, PersonId, Table, TableId};
use tokio::sync::watch;

use crate::Host;

/// A viewer's subscription to a table. The viewer counts as present while it
/// exists, and as gone some time after it was dropped.
#[derive(Debug)]
pub struct Viewing {
    pub(crate) host: Host,
    pub(crate) table: TableId,
    pub(crate) person: Option<PersonId>,
    pub(crate) shown: watch::Receiver<Arc<Table>>,
    /// Number of open streams at this table.
    pub(crate) viewers: Arc<AtomicUsize>,
}

impl Viewing {
    #[must_use]
    pub fn table(&mut self) -> Arc<Table> {
        self.shown.borrow_and_update().clone()
    }

    /// Waits until the version this viewer sees differs from `seen`. `None` means
    /// that the table was unloaded: subscribe again.
    pub async fn next(&mut self, seen: Option<u64>) -> Option<Arc<Table>> {
        loop {
            let table = self.table();
            if Some(table.version(self.person.as_ref())) != seen {
                return Some(table);
            }
            self.shown.changed().await.ok()?;
        }
    }

    #[must_use]
    pub const fn person(&self) -> Option<&PersonId> {
        self.person.as_ref()
    }
}

impl Drop for Viewing {
    fn drop(&mut self) {
        let inner = Arc::clone(&self.host.inner);
        inner.metrics.viewers.fetch_sub(1, Ordering::Relaxed);
        self.viewers.fetch_sub(1, Ordering::Relaxed);
        let Some(person) = self.person.clone() else { return };
        let (host, table) = (self.host.clone(), self.table.clone());
        if inner.remove_stream(&table, &person) > 0 {
            return;
        }
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let grace: Duration = inner.config.grace;
        runtime.spawn(async move {
            tokio::time::sleep(grace).await;
            if inner.watching(&table, &person) == 0 {
                let gone = Input::Presence { person, here: false };
                let _ = host.apply(&table, gone).await;
            }
        });
    }
}
