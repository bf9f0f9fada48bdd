//! Experiments of the laboratory that run on a host.
#![allow(clippy::unwrap_used, reason = "tests read better so")]

use std::time::Duration;

use asterism_host::{
    Config, Exhausted, ExperimentProgress, ExperimentStage, Host, HostError, Quotas,
};
use asterism_lab::experiment::{Experiment, Laboratory, findings};
use asterism_store::{Address, Store, StoreOptions};
use asterism_table::PersonId;

fn person(name: &str) -> PersonId {
    PersonId::new(name).unwrap()
}

async fn sqlite(folder: &tempfile::TempDir) -> Store {
    let address = Address::Sqlite(folder.path().join("asterism.db"));
    Store::open(&address, StoreOptions::default()).await.unwrap()
}

fn experiment(games: u64, seed: u64) -> Experiment {
    let setup = asterism_catalog::Setup::new("fluxx", 3);
    Experiment::of(setup, vec!["sensible".to_owned()], games, seed)
}

/// How an experiment ends.
async fn ended(host: &Host, key: &str) -> ExperimentProgress {
    for _ in 0..3000 {
        let progress = host.experiment(key).await.unwrap();
        if !matches!(progress.stage, ExperimentStage::Preparing | ExperimentStage::Running) {
            return progress;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the experiment takes too long");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_experiment_in_pieces_has_the_results_of_a_whole_one() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(sqlite(&folder).await, Config::default()).await.unwrap();
    let ann = person("ann");
    let wanted = experiment(700, 3);
    let key = Host::experiment_key(&wanted);
    assert!(host.experiment(&key).await.is_none());
    host.run_experiment(wanted.clone(), &ann, None).unwrap();
    // The same experiment is not run twice, whoever asks for it.
    host.run_experiment(wanted.clone(), &person("bob"), None).unwrap();
    let done = ended(&host, &key).await;
    assert_eq!((done.stage, &done.owner), (ExperimentStage::Done, &ann));
    let laboratory = Laboratory::new(&wanted).unwrap();
    let whole = laboratory.play_here((0, 700));
    assert_eq!(*done.findings.unwrap(), findings(&laboratory, &whole));
    assert!(done.spent > Duration::ZERO);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_experiment_is_stopped_by_its_owner_or_by_its_quota_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let quotas = Quotas { lab_time: Duration::from_secs(3), ..Quotas::default() };
    let config = Config { quotas, ..Config::default() };
    let host = Host::start(sqlite(&folder).await, config).await.unwrap();
    let (ann, bob) = (person("ann"), person("bob"));
    let wanted = experiment(500_000, 1);
    let key = Host::experiment_key(&wanted);
    host.run_experiment(wanted.clone(), &ann, Some("192.0.2.7")).unwrap();
    let second = host.run_experiment(experiment(9, 2), &ann, None);
    assert_eq!(second, Err(HostError::ExperimentRunning));
    assert_eq!(host.stop_experiment(&key, &bob), Err(HostError::NoSuchExperiment));
    for _ in 0..500 {
        let progress = host.experiment(&key).await.unwrap();
        if progress.findings.is_some_and(|found| found.games > 0) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    host.stop_experiment(&key, &ann).unwrap();
    let stopped = ended(&host, &key).await;
    assert_eq!(stopped.stage, ExperimentStage::Stopped { by_quota: false });
    let before = stopped.findings.unwrap().games;
    assert!(before > 0);
    // Continued, until the time of an hour is used up.
    host.run_experiment(wanted.clone(), &ann, Some("192.0.2.7")).unwrap();
    let stopped = ended(&host, &key).await;
    assert_eq!(stopped.stage, ExperimentStage::Stopped { by_quota: true });
    assert!(stopped.findings.unwrap().games > before);
    let refused = host.run_experiment(wanted, &ann, None);
    assert_eq!(refused, Err(HostError::Quota(Exhausted::Experiments)));
    let refused = host.run_experiment(experiment(10, 1), &bob, Some("192.0.2.7"));
    assert_eq!(refused, Err(HostError::Quota(Exhausted::Experiments)), "the address, too");
    host.stop().await;
}
