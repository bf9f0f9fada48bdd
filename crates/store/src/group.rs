//! The queue in front of the writer task.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::StoreError;
use crate::log::{Append, Appended};
use crate::notices::Board;

/// Maximum number of appends in a group.
const MAX_JOBS: usize = 256;

/// Maximum number of entries in a group.
pub(crate) const MAX_ROWS: usize = 512;

/// An append that is waiting for its result.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The queue and the task that empties it.
#[derive(Debug)]
pub(crate) struct Queue {
    /// `None` when the store is closed.
    open: Mutex<Option<(mpsc::Sender<Job>, JoinHandle<()>)>>,
}

impl Queue {
    /// Starts the task. It ends when the sending side of the queue is dropped.
    pub(crate) fn start<F>(task: impl FnOnce(Groups) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (sender, receiver) = mpsc::channel(4 * MAX_JOBS);
        let task = tokio::spawn(task(Groups::of(receiver)));
        Self { open: Mutex::new(Some((sender, task))) }
    }

    fn sender(&self) -> Option<mpsc::Sender<Job>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.as_ref().map(|(sender, _)| sender.clone())
    }

    /// Queues an append and waits for its result.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        append.check()?;
        let sender = self.sender().ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        sender.send(Job { append, answer }).await.map_err(|_| StoreError::Closed)?;
        drop(sender);
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Closes the queue and waits until it is empty.
    pub(crate) async fn close(&self) {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((sender, task)) = open {
            drop(sender);
            let _ = task.await;
        }
    }
}

/// The receiving side of the queue, which forms groups.
#[derive(Debug)]
pub(crate) struct Groups {
    jobs: mpsc::Receiver<Job>,
    group: Vec<Job>,
    /// Whether the last group had several appends.
    several: bool,
}

impl Groups {
    fn of(jobs: mpsc::Receiver<Job>) -> Self {
        Self { jobs, group: Vec::with_capacity(MAX_JOBS), several: false }
    }

    /// Everything in the queue, or the next append that arrives. `None` when the
    /// sending side is dropped.
    pub(crate) async fn next(&mut self) -> Option<&mut Vec<Job>> {
        if self.several {
            // Callers that just got a result may have more to append.
            tokio::task::yield_now().await;
        }
        self.group.clear();
        let count = self.jobs.recv_many(&mut self.group, MAX_JOBS).await;
        self.several = count > 1;
        (count > 0).then_some(&mut self.group)
    }
}

/// Sends the result, and notifies subscribers if the log has grown.
pub(crate) fn answer(job: Job, result: Result<Appended, StoreError>, board: &Board) {
    // "Already there" may be our own append whose acknowledgement was lost.
    if result.is_ok() {
        let next = job.append.next();
        board.grown(job.append.table, next);
    }
    // The caller may have stopped waiting.
    let _ = job.answer.send(result);
}
