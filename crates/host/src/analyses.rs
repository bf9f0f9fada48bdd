//! Analyses of finished games, as background jobs.
//!
//! A job judges one step after another on the bot threads, behind everything that people
//! wait for. Whoever looks in the meantime sees how far it has got. Results are kept in
//! memory; after a restart they are computed again, with the same result.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use asterism_analysis::{Analysis, AnalysisError, Analyzer, Ending, Judged, Plan, Point};
use asterism_kernel::{Script, Silent};
use asterism_positions::Described;
use asterism_table::{
    Corrupt, PersonId, Record, RecordedGame, Table, TableEnding, TableId, TableRefusal,
};
use thiserror::Error;

use crate::host::Inner;
use crate::quota::Exhausted;
use crate::task::stop;
use crate::{Host, HostError};

/// Number of analyses that are kept. One takes some ten kilobytes.
const MAX_KEPT: usize = 256;
/// Number of analyses that are computed at the same time.
const MAX_RUNNING: usize = 16;

/// Why a record can't be analyzed.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum PrepareError {
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    #[error("The game of this record never began; there is nothing to analyze.")]
    NotBegun,
    #[error("The game of this record is not over. Only finished games are analyzed.")]
    NotOver,
    #[error("The position where the game of this record began doesn't fit its rules.")]
    Position,
    #[error(transparent)]
    Analysis(#[from] AnalysisError),
}

/// A recorded game, ready to be analyzed.
#[derive(Debug)]
pub struct PreparedAnalysis {
    pub analyzer: Analyzer,
    /// For each step, how many entries of the record come before it.
    pub counts: Vec<usize>,
}

/// Prepares the analysis of a recorded game that is over.
pub fn prepare_analysis(record: &Record, plan: Plan) -> Result<PreparedAnalysis, PrepareError> {
    let table = record.table(None)?;
    prepare(record, &table, plan)
}

fn prepare(record: &Record, table: &Table, plan: Plan) -> Result<PreparedAnalysis, PrepareError> {
    let recorded = record.game()?.ok_or(PrepareError::NotBegun)?;
    let RecordedGame { setup, game, given, log, counts, continued } = recorded;
    let ending = match table.ending() {
        None => return Err(PrepareError::NotOver),
        Some(TableEnding::Conceded { seat, winners }) => {
            Ending::Conceded { seat: *seat, winners: *winners }
        }
        Some(_) => Ending::Game,
    };
    let begin = given.map(|given| {
        let mut script = Script::new(log.begin.iter().cloned());
        let described = Described { setup, given };
        described.state(&game, &mut script, &mut Silent).map_err(|_| PrepareError::Position)
    });
    let analyzer =
        Analyzer::beginning_at(begin.transpose()?, &game, &log, continued, &ending, plan)?;
    let mut counts = counts;
    counts.push(record.entries.len());
    Ok(PreparedAnalysis { analyzer, counts })
}

impl From<PrepareError> for HostError {
    fn from(error: PrepareError) -> Self {
        match error {
            PrepareError::Corrupt(corrupt) => Self::Corrupt(corrupt),
            PrepareError::NotBegun | PrepareError::Analysis(AnalysisError::Empty) => {
                Self::Refused(TableRefusal::NotBegun)
            }
            PrepareError::NotOver => Self::Refused(TableRefusal::NotOver),
            PrepareError::Position | PrepareError::Analysis(_) => {
                Self::Corrupt(Corrupt::NotCreated)
            }
        }
    }
}

/// A finished analysis.
#[derive(Debug)]
pub struct AnalyzedGame {
    pub analysis: Analysis,
    /// For each step, how many entries of the record come before it.
    pub counts: Vec<usize>,
    /// How long it took on all threads together.
    pub took: Duration,
}

/// How far an analysis has got.
#[derive(Clone, Debug)]
pub enum AnalysisProgress {
    Done(Arc<AnalyzedGame>),
    Running(PartialAnalysis),
    Failed(HostError),
}

/// What an analysis has found out so far.
#[derive(Clone, Debug, Default)]
pub struct PartialAnalysis {
    /// The turn that is being judged, of this many; 0 while the game is being read.
    pub turn: u32,
    pub turns: u32,
    /// Steps done, of this many.
    pub done: usize,
    pub all: usize,
    /// The chances so far.
    pub points: Vec<Point>,
}

/// A running analysis.
#[derive(Debug, Default)]
struct Job {
    prepared: Mutex<Option<Arc<PreparedAnalysis>>>,
    judged: Mutex<Vec<Option<Judged>>>,
    failed: Mutex<Option<HostError>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Job {
    fn progress(&self) -> AnalysisProgress {
        if let Some(error) = lock(&self.failed).clone() {
            return AnalysisProgress::Failed(error);
        }
        let Some(prepared) = lock(&self.prepared).clone() else {
            return AnalysisProgress::Running(PartialAnalysis::default());
        };
        let analyzer = &prepared.analyzer;
        let (prefix, done) = {
            let judged = lock(&self.judged);
            let prefix: Vec<Judged> = judged.iter().map_while(Clone::clone).collect();
            (prefix, judged.iter().flatten().count())
        };
        let turns = analyzer.turn_count();
        let at = analyzer.steps().start + prefix.len();
        AnalysisProgress::Running(PartialAnalysis {
            turn: analyzer.turn(at).clamp(1, turns),
            turns,
            done,
            all: analyzer.steps().len(),
            points: analyzer.partial(&prefix),
        })
    }
}

/// The latest analyses, and those that are being computed.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    kept: Mutex<VecDeque<(TableId, Arc<AnalyzedGame>)>>,
    jobs: Mutex<HashMap<TableId, Arc<Job>>>,
}

impl Analyses {
    fn find(&self, table: &TableId) -> Option<AnalysisProgress> {
        let mut kept = lock(&self.kept);
        if let Some(at) = kept.iter().position(|(id, _)| id == table) {
            let found = kept.remove(at)?;
            let analyzed = Arc::clone(&found.1);
            kept.push_back(found);
            return Some(AnalysisProgress::Done(analyzed));
        }
        drop(kept);
        let job = lock(&self.jobs).get(table).cloned();
        job.map(|job| job.progress())
    }

    fn finish(&self, table: &TableId, analyzed: AnalyzedGame) {
        let mut kept = lock(&self.kept);
        kept.push_back((table.clone(), Arc::new(analyzed)));
        if kept.len() > MAX_KEPT {
            kept.pop_front();
        }
        drop(kept);
        lock(&self.jobs).remove(table);
    }

    /// A new job, unless there are too many or one is running for this table.
    fn begin(&self, table: &TableId) -> Result<Option<Arc<Job>>, HostError> {
        let mut jobs = lock(&self.jobs);
        if jobs.get(table).is_some_and(|job| lock(&job.failed).is_none()) {
            return Ok(None);
        }
        // A job that failed can be tried again.
        jobs.remove(table);
        if jobs.len() >= MAX_RUNNING {
            jobs.retain(|_, job| lock(&job.failed).is_none());
        }
        if jobs.len() >= MAX_RUNNING {
            return Err(HostError::Busy);
        }
        let job = Arc::new(Job::default());
        jobs.insert(table.clone(), Arc::clone(&job));
        Ok(Some(job))
    }
}

impl Host {
    /// The analysis of a table, if there is one or it is being computed.
    #[must_use]
    pub fn analysis(&self, table: &TableId) -> Option<AnalysisProgress> {
        self.inner.analyses.find(table)
    }

    /// Starts the analysis of a finished game, unless there is one. The time counts for
    /// the person and the address.
    pub fn analyze(
        &self,
        table: &TableId,
        person: &PersonId,
        address: Option<&str>,
    ) -> Result<AnalysisProgress, HostError> {
        match self.analysis(table) {
            Some(AnalysisProgress::Failed(_)) | None => {}
            Some(progress) => return Ok(progress),
        }
        let keys: Vec<String> = std::iter::once(format!("person {person}"))
            .chain(address.map(|address| format!("address {address}")))
            .collect();
        if !self.inner.ledger.may_analyze(&self.inner.config.quotas, &keys) {
            return Err(HostError::Quota(Exhausted::Analyses));
        }
        if let Some(job) = self.inner.analyses.begin(table)? {
            tokio::spawn(run(self.clone(), table.clone(), person.clone(), keys, job));
        }
        Ok(AnalysisProgress::Running(PartialAnalysis::default()))
    }
}

/// Runs a job to its end, or until the program stops.
async fn run(host: Host, table: TableId, person: PersonId, keys: Vec<String>, job: Arc<Job>) {
    let mut stopping = host.inner.stopping.subscribe();
    let done = tokio::select! {
        biased;
        () = stop(&mut stopping) => return,
        done = judge_all(&host, &table, &person, &keys, &job) => done,
    };
    match done {
        Ok(analyzed) => host.inner.analyses.finish(&table, analyzed),
        Err(error) => {
            tracing::warn!(%table, "no analysis: {error}");
            *lock(&job.failed) = Some(error);
        }
    }
}

async fn judge_all(
    host: &Host,
    id: &TableId,
    person: &PersonId,
    keys: &[String],
    job: &Arc<Job>,
) -> Result<AnalyzedGame, HostError> {
    let (replay, table) = (host.replay(id).await?, host.table(id).await?);
    let read = move || prepare(replay.record(), &table, Plan::default());
    let start = Instant::now();
    let prepared = Arc::new(host.inner.workers.run(read).await??);
    host.inner.ledger.spend_analysis(keys, start.elapsed());
    let count = prepared.analyzer.steps().len();
    *lock(&job.judged) = vec![None; count];
    *lock(&job.prepared) = Some(Arc::clone(&prepared));
    let next = Arc::new(AtomicUsize::new(0));
    let mut workers = tokio::task::JoinSet::new();
    for _ in 0..host.inner.pool.background_places() {
        let (inner, person, keys) = (Arc::clone(&host.inner), person.clone(), keys.to_vec());
        let (prepared, job, next) = (Arc::clone(&prepared), Arc::clone(job), Arc::clone(&next));
        workers.spawn(
            async move { judge_steps(&inner, &person, &keys, &prepared, &job, &next).await },
        );
    }
    let mut took = Duration::ZERO;
    while let Some(worker) = workers.join_next().await {
        took += worker.ok().flatten().ok_or(HostError::Busy)?;
    }
    let judged: Vec<Judged> = lock(&job.judged).iter().flatten().cloned().collect();
    if judged.len() != count {
        return Err(HostError::Busy);
    }
    let analysis = prepared.analyzer.assemble(&judged);
    Ok(AnalyzedGame { analysis, counts: prepared.counts.clone(), took })
}

/// Judges steps until none is left. Returns how long that took, or nothing if it failed.
async fn judge_steps(
    inner: &Arc<Inner>,
    person: &PersonId,
    keys: &[String],
    prepared: &Arc<PreparedAnalysis>,
    job: &Arc<Job>,
    next: &AtomicUsize,
) -> Option<Duration> {
    let steps = prepared.analyzer.steps();
    let mut total = Duration::ZERO;
    loop {
        let at = next.fetch_add(1, Ordering::Relaxed);
        if at >= steps.len() {
            return Some(total);
        }
        let (step, analyzer) = (steps.start + at, Arc::clone(prepared));
        let work = move || analyzer.analyzer.judge(step);
        let (judged, took) = inner.pool.piece(person, work).await?;
        inner.ledger.spend_analysis(keys, took);
        total += took;
        if let Some(place) = lock(&job.judged).get_mut(at) {
            *place = Some(judged);
        }
    }
}
