//! Who watches: a viewer's window on a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use asterism_table::{Input, PersonId, Table, TableId};
use tokio::sync::watch;

use crate::Host;

/// A viewer's window on a table: the newest state, and that the viewer is
/// there. When it is dropped, the viewer is gone after a while.
#[derive(Debug)]
pub struct Viewing {
    pub(crate) host: Host,
    pub(crate) table: TableId,
    pub(crate) person: Option<PersonId>,
    pub(crate) shown: watch::Receiver<Arc<Table>>,
    /// How many look on at this table.
    pub(crate) viewers: Arc<AtomicUsize>,
}

impl Viewing {
    /// The table as it is now.
    #[must_use]
    pub fn table(&mut self) -> Arc<Table> {
        self.shown.borrow_and_update().clone()
    }

    /// Waits until what this viewer sees has another version than `seen`, and
    /// gives the table then. Nothing if the table has gone to sleep: look
    /// again.
    pub async fn next(&mut self, seen: Option<u64>) -> Option<Arc<Table>> {
        loop {
            let table = self.table();
            if Some(table.version(self.person.as_ref())) != seen {
                return Some(table);
            }
            self.shown.changed().await.ok()?;
        }
    }

    /// Who watches.
    #[must_use]
    pub const fn person(&self) -> Option<&PersonId> {
        self.person.as_ref()
    }
}

impl Drop for Viewing {
    fn drop(&mut self) {
        let inner = Arc::clone(&self.host.inner);
        inner.measures.viewers.fetch_sub(1, Ordering::Relaxed);
        self.viewers.fetch_sub(1, Ordering::Relaxed);
        let Some(person) = self.person.clone() else { return };
        let (host, table) = (self.host.clone(), self.table.clone());
        if inner.one_less(&table, &person) > 0 {
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
