//! Experiments of the laboratory, as background jobs.
//!
//! A job plays a few games at a time on the bot threads, behind everything that people wait
//! for. Whoever looks in the meantime sees what the games so far have shown. Results are kept
//! in memory; an experiment that is run again has the same results.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use asterism_lab::experiment::{
    Comparison, Experiment, ExperimentError, Findings, Laboratory, Results, compare, findings,
};
use asterism_table::{Digest, PersonId};

use crate::quota::Exhausted;
use crate::task::stop;
use crate::{Host, HostError};

/// Number of experiments that are kept. One takes up to some hundred kilobytes.
const MAX_KEPT: usize = 64;
/// Number of experiments that are computed at the same time. One with all cards' impact has
/// a hundred decks in memory.
const MAX_RUNNING: usize = 4;
/// How long a piece of work may take, so that others get their turn soon.
const PIECE: Duration = Duration::from_millis(40);

/// What an experiment is doing.
#[derive(Clone, Debug, PartialEq)]
pub enum ExperimentStage {
    /// The decks are being built.
    Preparing,
    Running,
    Done,
    /// Somebody has stopped it, or its quota is used up.
    Stopped {
        by_quota: bool,
    },
    Failed(HostError),
}

/// What an experiment has shown so far.
#[derive(Clone, Debug)]
pub struct ExperimentProgress {
    pub stage: ExperimentStage,
    pub findings: Option<Arc<Findings>>,
    /// Every variant compared with the first.
    pub comparisons: Arc<Vec<Comparison>>,
    /// How much longer it takes, as far as can be told.
    pub left: Option<Duration>,
    /// How much time was spent on it on all threads together.
    pub spent: Duration,
    pub owner: PersonId,
}

/// What the games so far have shown, and how many they are.
type Shown = (u64, Arc<Findings>, Arc<Vec<Comparison>>);

#[derive(Debug)]
struct Job {
    key: String,
    owner: PersonId,
    /// Whether it studies one card. Whoever changes a card starts another study, which
    /// takes the place of the one before.
    studies: bool,
    stage: Mutex<ExperimentStage>,
    results: Mutex<Option<Results>>,
    /// Gone when the job is, because it is large.
    laboratory: Mutex<Option<Arc<Laboratory>>>,
    shown: Mutex<Option<Shown>>,
    stopped: AtomicBool,
    started: Instant,
    /// Games that were there when it was started again.
    before: AtomicU64,
    spent: Mutex<Duration>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Job {
    fn new(key: String, owner: PersonId, studies: bool, results: Option<Results>) -> Self {
        Self {
            key,
            owner,
            studies,
            stage: Mutex::new(ExperimentStage::Preparing),
            before: AtomicU64::new(results.as_ref().map_or(0, Results::games)),
            results: Mutex::new(results),
            laboratory: Mutex::default(),
            shown: Mutex::default(),
            stopped: AtomicBool::new(false),
            started: Instant::now(),
            spent: Mutex::default(),
        }
    }

    fn is_running(&self) -> bool {
        matches!(*lock(&self.stage), ExperimentStage::Preparing | ExperimentStage::Running)
    }

    /// Computes what the games so far show, if there are more than the last time.
    fn shown(&self) -> Option<Shown> {
        let laboratory = lock(&self.laboratory).clone();
        let known = lock(&self.shown).clone();
        let results = match (&laboratory, &known) {
            (None, _) => return known,
            (Some(_), Some((games, ..))) => {
                let results = lock(&self.results);
                let results = results.as_ref().filter(|results| results.games() != *games);
                match results {
                    Some(results) => results.clone(),
                    None => return known,
                }
            }
            (Some(_), None) => lock(&self.results).clone()?,
        };
        let laboratory = laboratory?;
        let compared = (1..results.variants.len())
            .map(|index| compare((&laboratory, &results, 0), (&laboratory, &results, index)));
        let shown = (
            results.games(),
            Arc::new(findings(&laboratory, &results)),
            Arc::new(compared.collect::<Vec<_>>()),
        );
        *lock(&self.shown) = Some(shown.clone());
        Some(shown)
    }

    fn progress(&self) -> ExperimentProgress {
        let stage = lock(&self.stage).clone();
        let shown = self.shown();
        let left = shown.as_ref().and_then(|(games, found, _)| {
            let played = games.checked_sub(self.before.load(Ordering::Relaxed))?;
            let rate = played as f64 / self.started.elapsed().as_secs_f64();
            let missing = found.wanted.saturating_sub(*games) as f64;
            (played > 0).then(|| Duration::from_secs_f64((missing / rate).min(1e6)))
        });
        let (findings, comparisons) = shown.map_or_else(
            || (None, Arc::default()),
            |(_, findings, comparisons)| (Some(findings), comparisons),
        );
        ExperimentProgress {
            left: left.filter(|_| stage == ExperimentStage::Running),
            stage,
            findings,
            comparisons,
            spent: *lock(&self.spent),
            owner: self.owner.clone(),
        }
    }
}

/// The latest experiments, newest last.
#[derive(Debug, Default)]
pub(crate) struct Experiments(Mutex<VecDeque<Arc<Job>>>);

impl Experiments {
    fn find(&self, key: &str) -> Option<Arc<Job>> {
        lock(&self.0).iter().find(|job| job.key == key).cloned()
    }

    /// A new job, which continues the one before if that was stopped.
    fn begin(
        &self,
        key: &str,
        owner: &PersonId,
        studies: bool,
    ) -> Result<Option<Arc<Job>>, HostError> {
        let mut jobs = lock(&self.0);
        let known = jobs.iter().position(|job| job.key == key);
        let mut results = None;
        if let Some(at) = known {
            let stage = lock(&jobs[at].stage).clone();
            match stage {
                ExperimentStage::Stopped { .. } => results = lock(&jobs[at].results).clone(),
                ExperimentStage::Failed(_) => {}
                _ => return Ok(None),
            }
        }
        let running = || jobs.iter().filter(|job| job.is_running());
        let own = || running().filter(|job| job.owner == *owner && job.studies == studies);
        if studies {
            own().for_each(|job| job.stopped.store(true, Ordering::Relaxed));
        } else if own().next().is_some() {
            return Err(HostError::ExperimentRunning);
        }
        if running().filter(|job| !job.stopped.load(Ordering::Relaxed)).count() >= MAX_RUNNING {
            return Err(HostError::Busy);
        }
        if let Some(at) = known {
            jobs.remove(at);
        }
        if jobs.len() >= MAX_KEPT
            && let Some(at) = jobs.iter().position(|job| !job.is_running())
        {
            jobs.remove(at);
        }
        let job = Arc::new(Job::new(key.to_owned(), owner.clone(), studies, results));
        jobs.push_back(Arc::clone(&job));
        Ok(Some(job))
    }
}

impl Host {
    /// The key of an experiment: the same for the same games.
    #[must_use]
    pub fn experiment_key(experiment: &Experiment) -> String {
        let text = serde_json::to_string(experiment).unwrap_or_default();
        Digest::of_parts(&[text.as_bytes()]).to_string()
    }

    /// How far an experiment has got, if somebody has started it.
    pub async fn experiment(&self, key: &str) -> Option<ExperimentProgress> {
        let job = self.inner.experiments.find(key)?;
        // Estimates of a hundred cards take a few milliseconds.
        tokio::task::spawn_blocking(move || job.progress()).await.ok()
    }

    /// How much time this person and address have left for experiments in this hour.
    #[must_use]
    pub fn lab_time_left(&self, person: Option<&PersonId>, address: Option<&str>) -> Duration {
        self.inner.ledger.lab_time_left(&self.inner.config.quotas, &keys(person, address))
    }

    /// Starts an experiment, or continues it if it was stopped. The time counts for the
    /// person and the address.
    pub fn run_experiment(
        &self,
        experiment: Experiment,
        person: &PersonId,
        address: Option<&str>,
    ) -> Result<(), HostError> {
        let key = Self::experiment_key(&experiment);
        let keys = keys(Some(person), address);
        let done = self
            .inner
            .experiments
            .find(&key)
            .is_some_and(|job| job.is_running() || *lock(&job.stage) == ExperimentStage::Done);
        if done {
            return Ok(());
        }
        if self.inner.ledger.lab_time_left(&self.inner.config.quotas, &keys).is_zero() {
            return Err(HostError::Quota(Exhausted::Experiments));
        }
        if let Some(job) = self.inner.experiments.begin(&key, person, experiment.study.is_some())? {
            tokio::spawn(run(self.clone(), experiment, keys, job));
        }
        Ok(())
    }

    /// Stops an experiment of this person. What was played is kept.
    pub fn stop_experiment(&self, key: &str, person: &PersonId) -> Result<(), HostError> {
        let job = self.inner.experiments.find(key).filter(|job| job.owner == *person);
        let job = job.ok_or(HostError::NoSuchExperiment)?;
        job.stopped.store(true, Ordering::Relaxed);
        Ok(())
    }
}

fn keys(person: Option<&PersonId>, address: Option<&str>) -> Vec<String> {
    let person = person.map(|person| format!("person {person}"));
    let address = address.map(|address| format!("address {address}"));
    person.into_iter().chain(address).collect()
}

/// Runs a job to its end, or until it or the program is stopped.
async fn run(host: Host, experiment: Experiment, keys: Vec<String>, job: Arc<Job>) {
    let mut stopping = host.inner.stopping.subscribe();
    let stage = tokio::select! {
        biased;
        () = stop(&mut stopping) => ExperimentStage::Stopped { by_quota: false },
        stage = play_all(&host, experiment, &keys, &job) => {
            stage.unwrap_or_else(ExperimentStage::Failed)
        }
    };
    if let ExperimentStage::Failed(error) = &stage {
        tracing::warn!("an experiment failed: {error}");
    }
    // What is shown is kept, the decks are not.
    let last = Arc::clone(&job);
    let _ = tokio::task::spawn_blocking(move || last.shown()).await;
    *lock(&job.laboratory) = None;
    *lock(&job.stage) = stage;
}

async fn play_all(
    host: &Host,
    experiment: Experiment,
    keys: &[String],
    job: &Arc<Job>,
) -> Result<ExperimentStage, HostError> {
    let start = Instant::now();
    let build = move || Laboratory::new(&experiment);
    let built = host.inner.workers.run(build).await?;
    // Whoever starts an experiment has checked its setups before.
    let laboratory = Arc::new(built.map_err(|error| match error {
        ExperimentError::Setup { error, .. } => {
            HostError::Refused(asterism_table::TableRefusal::Setup(error))
        }
        _ => HostError::NoSuchExperiment,
    })?);
    host.inner.ledger.spend_experiment(keys, start.elapsed());
    let ranges = {
        let mut results = lock(&job.results);
        let results = results.get_or_insert_with(|| Results::empty(laboratory.experiment()));
        results.missing((0, laboratory.experiment().games))
    };
    *lock(&job.laboratory) = Some(Arc::clone(&laboratory));
    *lock(&job.stage) = ExperimentStage::Running;
    let open = Arc::new(Mutex::new(ranges));
    let mut workers = tokio::task::JoinSet::new();
    for _ in 0..host.inner.pool.background_places() {
        let (host, keys, job) = (host.clone(), keys.to_vec(), Arc::clone(job));
        let (laboratory, open) = (Arc::clone(&laboratory), Arc::clone(&open));
        workers.spawn(async move { play_pieces(&host, &keys, &job, &laboratory, &open).await });
    }
    let mut stage = ExperimentStage::Done;
    while let Some(worker) = workers.join_next().await {
        match worker.ok().flatten().ok_or(HostError::Busy)? {
            ExperimentStage::Done => {}
            other => stage = other,
        }
    }
    Ok(stage)
}

/// The next games to play.
fn next(open: &Mutex<Vec<(u64, u64)>>, games: u64) -> Option<(u64, u64)> {
    let mut open = lock(open);
    let (from, to) = open.first_mut()?;
    let piece = (*from, (*from + games).min(*to));
    *from = piece.1;
    if *from == *to {
        open.remove(0);
    }
    Some(piece)
}

/// Plays games until none is left or the job has to stop. Returns nothing if it failed.
async fn play_pieces(
    host: &Host,
    keys: &[String],
    job: &Arc<Job>,
    laboratory: &Arc<Laboratory>,
    open: &Mutex<Vec<(u64, u64)>>,
) -> Option<ExperimentStage> {
    let inner = &host.inner;
    let mut games = 1;
    loop {
        if job.stopped.load(Ordering::Relaxed) {
            return Some(ExperimentStage::Stopped { by_quota: false });
        }
        if inner.ledger.lab_time_left(&inner.config.quotas, keys).is_zero() {
            return Some(ExperimentStage::Stopped { by_quota: true });
        }
        let Some(range) = next(open, games) else { return Some(ExperimentStage::Done) };
        let plays = Arc::clone(laboratory);
        let (played, took) = inner.pool.piece(&job.owner, move || plays.play_here(range)).await?;
        inner.ledger.spend_experiment(keys, took);
        *lock(&job.spent) += took;
        if let Some(results) = lock(&job.results).as_mut() {
            results.merge(&played).ok()?;
        }
        let rate = (range.1 - range.0) as f64 / took.as_secs_f64().max(1e-6);
        // Never much more than before: a few quick games may be followed by slow ones.
        games = ((rate * PIECE.as_secs_f64()) as u64).clamp(1, games * 4).min(1000);
    }
}
