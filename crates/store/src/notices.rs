//! Notices: a log has grown. They say that there is something to read, never
//! what; who misses one reads the log and is as wise.

use std::sync::Arc;

use tokio::sync::broadcast::{self, error::RecvError};

use crate::postgres::Outbox;
use crate::{StoreError, TableId};

/// What subscribers hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The log of a table goes on at `next`; several appends may be one notice.
    Grown {
        /// Whose log.
        table: TableId,
        /// The number of the entry to come.
        next: u64,
    },
    /// Notices may have been lost: look at everything you care for.
    Missed,
}

/// How many notices a slow subscriber may be behind.
const BEHIND: usize = 4096;

/// Where notices come together.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    here: broadcast::Sender<Notice>,
    /// For the other nodes, if there may be some.
    elsewhere: Option<Arc<Outbox>>,
}

impl Board {
    /// For a program that is alone.
    pub(crate) fn new() -> Self {
        Self { here: broadcast::Sender::new(BEHIND), elsewhere: None }
    }

    /// For one node of several.
    pub(crate) fn with_outbox(outbox: Arc<Outbox>) -> Self {
        Self { elsewhere: Some(outbox), ..Self::new() }
    }

    /// A log has grown by our own doing: tells everybody, everywhere.
    pub(crate) fn grown(&self, table: TableId, next: u64) {
        if let Some(outbox) = &self.elsewhere {
            outbox.put(table.clone(), next);
        }
        self.tell(Notice::Grown { table, next });
    }

    /// Tells all subscribers of this program.
    pub(crate) fn tell(&self, notice: Notice) {
        // Nobody listening is no mistake.
        let _ = self.here.send(notice);
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription(self.here.subscribe())
    }
}

/// Hears all notices from its creation on.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<Notice>);

impl Subscription {
    /// The next notice; an error only when the store is closed.
    pub async fn next(&mut self) -> Result<Notice, StoreError> {
        match self.0.recv().await {
            Ok(notice) => Ok(notice),
            Err(RecvError::Lagged(_)) => Ok(Notice::Missed),
            Err(RecvError::Closed) => Err(StoreError::Closed),
        }
    }
}
