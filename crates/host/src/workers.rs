//! Threads for work with custom cards.
//!
//! Reading, checking, compiling and rendering such cards takes bounded time, but
//! too long for the threads that serve everyone. A thread can't be stopped from
//! outside; one that takes too long occupies its place until it is done, so that
//! there are never more threads than places.

use std::sync::Arc;
use std::time::Duration;

use asterism_table::Table;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::HostError;

/// A bounded number of threads with a bounded queue. Clones share both.
#[derive(Clone, Debug)]
pub struct Workers {
    places: Arc<Semaphore>,
    /// Permits for running and waiting work together.
    queue: Arc<Semaphore>,
    time: Duration,
}

impl Workers {
    /// `waiting` is the length of the queue, `time` the limit for waiting and for
    /// working, each.
    #[must_use]
    pub fn new(threads: usize, waiting: usize, time: Duration) -> Self {
        let threads = threads.max(1);
        Self {
            places: Arc::new(Semaphore::new(threads)),
            queue: Arc::new(Semaphore::new(threads + waiting)),
            time,
        }
    }

    /// Runs `work` on a worker thread. Fails with [`HostError::Busy`] if the queue is
    /// full, and with [`HostError::TooSlow`] if the work takes too long.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HostError> {
        let Ok(_turn) = self.queue.try_acquire() else { return Err(HostError::Busy) };
        self.work(work).await
    }

    /// Like [`Workers::run`] for callers that must not be refused, such as the task of
    /// a table. There is one task per table, so their number is bounded anyway.
    pub async fn run_in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HostError> {
        self.work(work).await
    }

    /// Runs `work` on a worker thread if the table has custom cards, and inline
    /// otherwise.
    pub async fn run_for<T: Send + 'static>(
        &self,
        table: &Arc<Table>,
        work: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, HostError> {
        if table.settings().setup.mix.cards.is_empty() {
            return Ok(work(table));
        }
        let table = Arc::clone(table);
        self.run_in_turn(move || work(&table)).await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HostError> {
        let place = Arc::clone(&self.places).acquire_owned();
        let Ok(Ok(place)) = timeout(self.time, place).await else { return Err(HostError::Busy) };
        let working = tokio::task::spawn_blocking(move || holding(place, work));
        match timeout(self.time, working).await {
            Ok(Ok(done)) => Ok(done),
            // It panicked, which is a bug. The panic is in the log.
            Ok(Err(_)) => Err(HostError::Busy),
            Err(_) => Err(HostError::TooSlow),
        }
    }
}

/// Holds the permit until the work is done, even if nobody waits for the result.
fn holding<T>(place: OwnedSemaphorePermit, work: impl FnOnce() -> T) -> T {
    let done = work();
    drop(place);
    done
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn work_is_done() {
        let workers = Workers::new(1, 1, Duration::from_secs(10));
        assert_eq!(workers.run(|| 7).await, Ok(7));
        assert_eq!(workers.run_in_turn(|| 8).await, Ok(8));
    }

    #[tokio::test]
    async fn what_takes_too_long_is_refused_and_keeps_its_place() {
        let workers = Workers::new(1, 1, Duration::from_millis(50));
        let (finish, finished) = mpsc::channel::<()>();
        let slow = workers.run(move || finished.recv().is_err()).await;
        assert_eq!(slow, Err(HostError::TooSlow));
        // The thread is still at it, so nobody else gets its place.
        assert_eq!(workers.run(|| 1).await, Err(HostError::Busy));
        drop(finish);
        for _ in 0..100 {
            if workers.run(|| 1).await == Ok(1) {
                return;
            }
        }
        panic!("the place is never given back");
    }

    #[tokio::test]
    async fn a_full_queue_is_refused_at_once() {
        let workers = Workers::new(1, 1, Duration::from_secs(10));
        let (finish, finished) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let workers = workers.clone();
            async move { workers.run(move || finished.recv().is_err()).await }
        });
        let second = tokio::spawn({
            let workers = workers.clone();
            async move { workers.run(|| ()).await }
        });
        while workers.queue.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(workers.run(|| ()).await, Err(HostError::Busy));
        drop(finish);
        assert_eq!(first.await.unwrap(), Ok(true));
        assert_eq!(second.await.unwrap(), Ok(()));
    }
}
