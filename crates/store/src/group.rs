//! The queue in front of the task that writes.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::StoreError;
use crate::log::{Append, Appended};
use crate::notices::Board;

/// How many appends are written together.
const MOST_JOBS: usize = 256;

/// How many entries are written together.
pub(crate) const MOST_ROWS: usize = 512;

/// An append that waits for its answer.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Where appends wait, and the task that writes them.
#[derive(Debug)]
pub(crate) struct Queue {
    /// Taken away when the store is closed.
    open: Mutex<Option<(mpsc::Sender<Job>, JoinHandle<()>)>>,
}

impl Queue {
    /// Starts the task, which ends when the other end of its queue is gone.
    pub(crate) fn start<F>(task: impl FnOnce(Groups) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (sender, receiver) = mpsc::channel(4 * MOST_JOBS);
        let task = tokio::spawn(task(Groups::of(receiver)));
        Self { open: Mutex::new(Some((sender, task))) }
    }

    fn sender(&self) -> Option<mpsc::Sender<Job>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.as_ref().map(|(sender, _)| sender.clone())
    }

    /// Waits in line, and then for the answer.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        append.check()?;
        let sender = self.sender().ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        sender.send(Job { append, answer }).await.map_err(|_| StoreError::Closed)?;
        drop(sender);
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Takes no more, and returns when all that waited have their answer.
    pub(crate) async fn close(&self) {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((sender, task)) = open {
            drop(sender);
            let _ = task.await;
        }
    }
}

/// The appends that wait, in groups to be written together.
#[derive(Debug)]
pub(crate) struct Groups {
    jobs: mpsc::Receiver<Job>,
    group: Vec<Job>,
    /// Whether the last group was of several.
    several: bool,
}

impl Groups {
    fn of(jobs: mpsc::Receiver<Job>) -> Self {
        Self { jobs, group: Vec::with_capacity(MOST_JOBS), several: false }
    }

    /// All that wait now, or the first that comes; nothing when the other end
    /// of the queue is gone.
    pub(crate) async fn next(&mut self) -> Option<&mut Vec<Job>> {
        if self.several {
            // Those who were answered may have more; let them get in line.
            tokio::task::yield_now().await;
        }
        self.group.clear();
        let count = self.jobs.recv_many(&mut self.group, MOST_JOBS).await;
        self.several = count > 1;
        (count > 0).then_some(&mut self.group)
    }
}

/// Gives an answer, and tells subscribers if the log has grown.
pub(crate) fn answer(job: Job, result: Result<Appended, StoreError>, board: &Board) {
    // One that is "already there" may be our own whose acknowledgement was lost.
    if result.is_ok() {
        let next = job.append.next();
        board.grown(job.append.table, next);
    }
    // Who does not wait any more doesn't get it.
    let _ = job.answer.send(result);
}
