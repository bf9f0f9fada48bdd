//! PostgreSQL goes away and comes back.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use std::time::Duration;

use asterism_cluster::{Cluster, Stop};
use asterism_store::{Append, Appended, Notice, Profile, Store, StoreOptions};
use place::table;
use tokio::time::{sleep, timeout};

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_comes_back_by_itself_and_nothing_is_lost() {
    let cluster = Cluster::start().unwrap();
    let address = cluster.create_database().unwrap().parse().unwrap();
    let patience = Duration::from_secs(60);
    let store = Store::open(&address, StoreOptions { patience, read_only: false }).await.unwrap();
    let (person, token) = store.create_guest(Profile::default()).await.unwrap();
    let mut tasks = Vec::new();
    for number in 0..8 {
        let table = table(&store, &format!("table-{number}")).await;
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let mut written = Vec::new();
            for number in 0..400_u64 {
                let entry = vec![format!("entry {number}")];
                // Whether an append was done when the server fell is found
                // out by the store, so each one ends well.
                store.append(Append::new(table.clone(), number, entry.clone())).await.unwrap();
                written.extend(entry);
                sleep(Duration::from_millis(3)).await;
            }
            (table, written)
        }));
    }
    for how in [Stop::AtOnce, Stop::Orderly, Stop::AtOnce] {
        sleep(Duration::from_millis(300)).await;
        cluster.stop(how).unwrap();
        sleep(Duration::from_millis(200)).await;
        cluster.start_again().unwrap();
        // Reading and writing go on as well, without a word from anybody.
        let known = store.person_by_token(&token).await.unwrap();
        assert_eq!(known.map(|known| known.id), Some(person.id.clone()));
        store.set_profile(&person.id, &person.profile).await.unwrap();
    }
    for task in tasks {
        let (table, written) = task.await.unwrap();
        assert_eq!(store.read_whole_log(&table).await.unwrap(), written);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_server_calls_fail_in_time_with_a_clear_error() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.create_database().unwrap();
    let address = url.parse().unwrap();
    let options = StoreOptions { patience: Duration::from_millis(700), read_only: false };
    let store = Store::open(&address, options).await.unwrap();
    let other = Store::open(&address, options).await.unwrap();
    let table = table(&store, "one").await;
    let entry = || Append::new(table.clone(), 0, vec!["x".into()]);
    let mut notices = other.subscribe();
    // Let it listen, so that it can miss something.
    sleep(Duration::from_millis(500)).await;
    cluster.stop(Stop::AtOnce).unwrap();
    let failed = async {
        assert_eq!(store.append(entry()).await.unwrap_err().code(), "unreachable");
        assert_eq!(store.read_log(&table, 0, 1).await.unwrap_err().code(), "unreachable");
        let guest = store.create_guest(Profile::default()).await;
        assert_eq!(guest.unwrap_err().code(), "unreachable");
        assert_eq!(Store::open(&address, options).await.unwrap_err().code(), "unreachable");
    };
    timeout(Duration::from_secs(20), failed).await.expect("it gives up in time");
    cluster.start_again().unwrap();
    let notice = timeout(Duration::from_secs(10), notices.next()).await.unwrap().unwrap();
    assert_eq!(notice, Notice::Missed, "who listens is told to look again");
    assert!(store.append(entry()).await.is_ok());
    assert_eq!(store.append(entry()).await, Ok(Appended::AlreadyThere));
    assert_eq!(store.read_whole_log(&table).await.unwrap(), ["x"]);
    let elsewhere = url.replace("/test_0", "/nowhere").parse().unwrap();
    let error = Store::open(&elsewhere, options).await.unwrap_err();
    assert_eq!(error.code(), "bad-address", "{error}");
}
