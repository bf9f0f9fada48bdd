//! Background work of a node: sends heartbeats, wakes tables that have a deadline,
//! takes over tables of dead nodes, and forwards notices.

use std::time::Duration;

use asterism_store::{Notice, StoreError};

use crate::task::{Message, stop};
use crate::{Host, HostError};

/// How many tables are woken at once.
const MANY: u32 = 256;

impl Host {
    pub(crate) async fn heartbeat(&self) -> Result<(), HostError> {
        let inner = &self.inner;
        let holds = inner.config.node_holds;
        inner.store.heartbeat(&inner.node, &inner.config.address, holds).await?;
        Ok(())
    }

    /// Runs [`Host::look_around`] about every second until the host stops.
    pub(crate) async fn keep_watch(self) {
        let mut stopping = self.inner.stopping.subscribe();
        let tick = Duration::from_secs(1).min(self.inner.config.node_holds / 3);
        loop {
            tokio::select! {
                () = stop(&mut stopping) => return,
                () = tokio::time::sleep(tick) => {}
            }
            if let Err(error) = self.look_around().await {
                tracing::warn!(code = error.code(), "the store fails: {error}");
            }
        }
    }

    async fn look_around(&self) -> Result<(), HostError> {
        let store = &self.inner.store;
        if self.inner.shares() {
            self.heartbeat().await?;
            for lease in store.orphans(MANY).await? {
                self.wake(&lease.table).await;
            }
        }
        for quarantined in store.quarantined().await? {
            self.send(&quarantined.table, Message::Unload);
        }
        let loaded = self.loaded();
        let time = i64::try_from(self.now()).unwrap_or(i64::MAX);
        for record in store.due_tables(time, MANY).await? {
            if !loaded.contains(&record.id) {
                self.wake(&record.id).await;
            }
        }
        Ok(())
    }

    /// Forwards notices of other nodes' writes to the tables loaded here.
    pub(crate) async fn pass_notices(self) {
        if !self.inner.shares() {
            return;
        }
        let mut stopping = self.inner.stopping.subscribe();
        let mut notices = self.inner.store.subscribe();
        loop {
            let notice = tokio::select! {
                () = stop(&mut stopping) => return,
                notice = notices.next() => notice,
            };
            match notice {
                Ok(Notice::Grown { table, next }) => {
                    self.send(&table, Message::Grown(next));
                }
                Ok(Notice::Missed) => {
                    for table in self.loaded() {
                        self.send(&table, Message::Grown(u64::MAX));
                    }
                }
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!("notices fail: {error}"),
            }
        }
    }
}
