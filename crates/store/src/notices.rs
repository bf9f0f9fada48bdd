//! Notices that a log has grown. They carry no content, so a subscriber that
//! misses one only has to read the log.

use std::sync::Arc;

use tokio::sync::broadcast::{self, error::RecvError};

use crate::postgres::Outbox;
use crate::{StoreError, TableId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A log has grown up to `next`. One notice may stand for several appends.
    Grown {
        table: TableId,
        /// The number of the next entry.
        next: u64,
    },
    /// Notices may have been lost: check everything you depend on.
    Missed,
}

/// How many notices a slow subscriber may lag behind.
const BEHIND: usize = 4096;

/// Distributes notices.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    here: broadcast::Sender<Notice>,
    /// For the other nodes, if the database can be shared.
    elsewhere: Option<Arc<Outbox>>,
}

impl Board {
    /// For a database that is not shared.
    pub(crate) fn new() -> Self {
        Self { here: broadcast::Sender::new(BEHIND), elsewhere: None }
    }

    /// For a database shared by several nodes.
    pub(crate) fn with_outbox(outbox: Arc<Outbox>) -> Self {
        Self { elsewhere: Some(outbox), ..Self::new() }
    }

    /// We have appended to a log: notifies subscribers here and on other nodes.
    pub(crate) fn grown(&self, table: TableId, next: u64) {
        if let Some(outbox) = &self.elsewhere {
            outbox.put(table.clone(), next);
        }
        self.notify(Notice::Grown { table, next });
    }

    /// Notifies the subscribers in this program.
    pub(crate) fn notify(&self, notice: Notice) {
        // It is fine if nobody listens.
        let _ = self.here.send(notice);
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription(self.here.subscribe())
    }
}

/// Receives all notices sent after its creation.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<Notice>);

impl Subscription {
    /// The next notice. Fails only when the store is closed.
    pub async fn next(&mut self) -> Result<Notice, StoreError> {
        match self.0.recv().await {
            Ok(notice) => Ok(notice),
            Err(RecvError::Lagged(_)) => Ok(Notice::Missed),
            Err(RecvError::Closed) => Err(StoreError::Closed),
        }
    }
}
