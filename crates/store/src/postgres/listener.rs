//! Notices between nodes. They are sent outside of write transactions, because
//! NOTIFY inside one takes a lock on the whole database at commit, and so that many
//! appends to a table become one notice.

use std::collections::HashMap;
use std::fmt;
use std::mem::take;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::notices::{Board, Notice};
use crate::{NodeId, StoreError, TableId};

const CHANNEL: &str = "asterism";

/// PostgreSQL limits payloads to less than 8000 bytes.
const MAX_PAYLOAD_LEN: usize = 7_800;

/// How long notices are collected before they are sent.
const GATHER: Duration = Duration::from_millis(5);

/// Pause before a retry.
const PAUSE: Duration = Duration::from_millis(250);

/// Notices to be sent to the other nodes.
#[derive(Debug)]
pub(crate) struct Outbox {
    /// Marks our own notices, which come back to us.
    origin: String,
    waiting: Mutex<HashMap<TableId, u64>>,
    filled: Notify,
}

impl Outbox {
    pub(crate) fn new() -> Self {
        // Without randomness our own notices would merely be received twice.
        let origin = NodeId::random().map_or_else(|_| "-".to_owned(), |id| id.to_string());
        Self { origin, waiting: Mutex::default(), filled: Notify::new() }
    }

    pub(crate) fn put(&self, table: TableId, next: u64) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let number = waiting.entry(table).or_default();
        *number = next.max(*number);
        drop(waiting);
        self.filled.notify_one();
    }

    /// Empties the outbox into payloads.
    fn texts(&self) -> Vec<String> {
        let waiting = take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        let mut texts: Vec<String> = Vec::new();
        for (table, next) in waiting {
            let word = format!(" {table}:{next}");
            match texts.last_mut() {
                Some(text) if text.len() + word.len() <= MAX_PAYLOAD_LEN => text.push_str(&word),
                _ => texts.push(format!("{}{word}", self.origin)),
            }
        }
        texts
    }

    /// Passes a notice from another node to the board.
    fn receive(&self, text: &str, board: &Board) {
        let mut words = text.split(' ');
        if words.next() == Some(&self.origin) {
            return;
        }
        for word in words {
            let parts = word.split_once(':');
            let notice = parts.and_then(|(table, next)| {
                Some(Notice::Grown { table: table.parse().ok()?, next: next.parse().ok()? })
            });
            // An unreadable payload may have been a notice.
            board.notify(notice.unwrap_or(Notice::Missed));
        }
    }
}

pub(crate) async fn announce(pool: PgPool, outbox: Arc<Outbox>) {
    loop {
        outbox.filled.notified().await;
        sleep(GATHER).await;
        let texts = outbox.texts();
        loop {
            let sql = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text";
            let query = sqlx::query(sql).bind(CHANNEL).bind(&texts);
            match query.execute(&pool).await {
                Ok(_) => break,
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => {
                    tracing::warn!("notices wait: {error}");
                    sleep(PAUSE).await;
                }
            }
        }
    }
}

/// Receives notices from other nodes, and reconnects when the connection is lost.
pub(crate) async fn listen(connect: PgConnectOptions, board: Board, outbox: Arc<Outbox>) {
    let mut before = false;
    loop {
        match listener(&connect).await {
            Ok(mut listener) => {
                if before {
                    board.notify(Notice::Missed);
                }
                before = true;
                while let Ok(Some(notification)) = listener.try_recv().await {
                    outbox.receive(notification.payload(), &board);
                }
            }
            Err(error) => tracing::warn!("no notices are heard: {error}"),
        }
        sleep(PAUSE).await;
    }
}

async fn listener(connect: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(connect.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// A task that is stopped when its owner is dropped.
pub(crate) struct Ends(JoinHandle<()>);

impl Ends {
    pub(crate) fn spawn(task: impl Future<Output = ()> + Send + 'static) -> Self {
        Self(tokio::spawn(task))
    }

    pub(crate) fn end(&self) {
        self.0.abort();
    }
}

impl Drop for Ends {
    fn drop(&mut self) {
        self.end();
    }
}

impl fmt::Debug for Ends {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Ends")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_notices_of_a_table_become_one_and_texts_stay_short() {
        let outbox = Outbox::new();
        for number in 0..1_000 {
            outbox.put(format!("table-{}", number % 500).parse().unwrap(), number + 1);
        }
        let texts = outbox.texts();
        assert!(
            texts
                .iter()
                .all(|text| text.len() <= MAX_PAYLOAD_LEN && text.starts_with(&outbox.origin))
        );
        let words: Vec<_> = texts.iter().flat_map(|text| text.split(' ').skip(1)).collect();
        assert_eq!(words.len(), 500);
        assert!(words.contains(&"table-7:508"));
        assert!(outbox.texts().is_empty());
    }
}
