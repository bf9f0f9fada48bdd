//! Several nodes: leases, take-over, notices.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use std::time::Duration;

use asterism_store::{Address, Append, Appended, Claim, NodeId, Notice, StoreError, TableId};
use place::{Place, table};
use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::time::{sleep, timeout};

on_both! {
    a_table_is_on_one_node
    the_tables_of_a_silent_node_are_taken_over
    who_leaves_gives_back
}

const LONG: Duration = Duration::from_secs(3600);

async fn a_table_is_on_one_node(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let [ann, bob]: [NodeId; 2] = ["ann", "bob"].map(|name| name.parse().unwrap());
    assert_eq!(store.claim(&table, &ann).await, Err(StoreError::NodeExpired));
    store.heartbeat(&ann, "ann:80", LONG).await.unwrap();
    store.heartbeat(&bob, "bob:80", LONG).await.unwrap();
    let Claim::Yours(lease) = store.claim(&table, &ann).await.unwrap() else { panic!() };
    assert_eq!((lease.epoch, &lease.node), (1, &ann));
    assert_eq!(store.claim(&table, &ann).await.unwrap(), Claim::Yours(lease.clone()));
    let held = Claim::Held { lease, address: "ann:80".into() };
    assert_eq!(store.claim(&table, &bob).await.unwrap(), held);
    assert!(!store.release(&table, &bob).await.unwrap());
    assert!(store.release(&table, &ann).await.unwrap());
    let Claim::Yours(lease) = store.claim(&table, &bob).await.unwrap() else { panic!() };
    assert_eq!(lease.epoch, 2);
    assert_eq!(store.orphans(10).await.unwrap(), []);
    let nodes = store.nodes().await.unwrap();
    assert_eq!(nodes.len(), 2);
    assert!(nodes.iter().all(|node| node.alive));
    let nowhere = "nowhere".parse().unwrap();
    assert_eq!(store.claim(&nowhere, &bob).await.unwrap_err().code(), "no-such-table");
}

async fn the_tables_of_a_silent_node_are_taken_over(place: Place) {
    let store = place.open().await;
    let table = table(&store, "one").await;
    let [ann, bob]: [NodeId; 2] = ["ann", "bob"].map(|name| name.parse().unwrap());
    store.heartbeat(&ann, "ann:80", Duration::from_millis(300)).await.unwrap();
    store.heartbeat(&bob, "bob:80", LONG).await.unwrap();
    let Claim::Yours(old) = store.claim(&table, &ann).await.unwrap() else { panic!() };
    assert!(matches!(store.claim(&table, &bob).await.unwrap(), Claim::Held { .. }));
    sleep(Duration::from_millis(400)).await;
    assert_eq!(store.orphans(10).await.unwrap(), [old]);
    // Many want it; one gets it.
    let mut tasks = Vec::new();
    for number in 0..8 {
        let (store, table) = (store.clone(), table.clone());
        let node: NodeId = format!("node-{number}").parse().unwrap();
        store.heartbeat(&node, "", LONG).await.unwrap();
        tasks.push(tokio::spawn(async move { store.claim(&table, &node).await.unwrap() }));
    }
    let mut owners = 0;
    for task in tasks {
        if let Claim::Yours(lease) = task.await.unwrap() {
            assert_eq!(lease.epoch, 2);
            owners += 1;
        }
    }
    assert_eq!(owners, 1);
    assert_eq!(store.orphans(10).await.unwrap(), []);
    assert_eq!(store.claim(&table, &ann).await, Err(StoreError::NodeExpired));
}

async fn who_leaves_gives_back(place: Place) {
    let store = place.open().await;
    let [ann, bob]: [NodeId; 2] = ["ann", "bob"].map(|name| name.parse().unwrap());
    store.heartbeat(&ann, "", LONG).await.unwrap();
    store.heartbeat(&bob, "", LONG).await.unwrap();
    for name in ["one", "two"] {
        let table = table(&store, name).await;
        store.claim(&table, &ann).await.unwrap();
    }
    store.leave(&ann).await.unwrap();
    assert_eq!(store.nodes().await.unwrap().len(), 1);
    assert_eq!(store.orphans(10).await.unwrap(), [], "they were given back");
    for name in ["one", "two"] {
        let table = name.parse().unwrap();
        assert!(matches!(store.claim(&table, &bob).await.unwrap(), Claim::Yours(_)));
    }
}

/// Two nodes once both got a table: a claim that waited for another one looked, when its
/// turn came, whether the holder was alive before it had begun to wait.
#[tokio::test(flavor = "multi_thread")]
async fn a_holder_that_came_while_others_waited_is_alive_to_them() {
    let place = Place::postgres();
    let store = place.open().await;
    let table = table(&store, "one").await;
    let [ann, bob, cid]: [NodeId; 3] = ["ann", "bob", "cid"].map(|name| name.parse().unwrap());
    store.heartbeat(&ann, "", LONG).await.unwrap();
    store.heartbeat(&bob, "", LONG).await.unwrap();
    store.claim(&table, &ann).await.unwrap();
    store.leave(&ann).await.unwrap();
    // Somebody else is in the middle of a claim.
    let Address::Postgres(url) = &place.address else { panic!() };
    let mut other = PgConnection::connect(url).await.unwrap();
    other.execute("BEGIN").await.unwrap();
    other.execute("UPDATE leases SET epoch = epoch").await.unwrap();
    let waits = tokio::spawn({
        let (store, table, bob) = (store.clone(), table.clone(), bob.clone());
        async move { store.claim(&table, &bob).await.unwrap() }
    });
    sleep(Duration::from_millis(300)).await;
    assert!(!waits.is_finished());
    store.heartbeat(&cid, "cid:80", LONG).await.unwrap();
    other.execute("UPDATE leases SET node_id = 'cid', epoch = epoch + 1").await.unwrap();
    other.execute("COMMIT").await.unwrap();
    let Claim::Held { lease, address } = waits.await.unwrap() else { panic!("taken from cid") };
    assert_eq!((lease.node, address.as_str()), (cid, "cid:80"));
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_reach_other_nodes_coalesced() {
    let place = Place::postgres();
    let (here, there) = (place.open().await, place.open().await);
    let [one, two] = [table(&here, "one").await, table(&here, "two").await];
    let (mut own, mut foreign) = (here.subscribe(), there.subscribe());
    // The listener connects by itself; until it does, notices are lost.
    let mut number = 0;
    loop {
        here.append(Append::new(two.clone(), number, vec!["x".into()])).await.unwrap();
        number += 1;
        own.next().await.unwrap();
        if timeout(Duration::from_millis(200), foreign.next()).await.is_ok() {
            break;
        }
        assert!(number < 100, "nothing is heard");
    }
    while timeout(Duration::from_millis(100), foreign.next()).await.is_ok() {}
    for number in 0..50 {
        here.append(Append::new(one.clone(), number, vec!["x".into()])).await.unwrap();
    }
    let mut heard = Vec::new();
    while let Ok(notice) = timeout(Duration::from_millis(300), foreign.next()).await {
        heard.push(notice.unwrap());
    }
    assert_eq!(heard.last(), Some(&Notice::Grown { table: one.clone(), next: 50 }));
    assert!(heard.len() < 50, "{} notices", heard.len());
    for next in 1..=50 {
        let notice = own.next().await.unwrap();
        assert_eq!(notice, Notice::Grown { table: one.clone(), next }, "each once, at once");
    }
    assert!(timeout(Duration::from_millis(50), own.next()).await.is_err());
    // The other one can go on where this one stopped, and only once.
    let goes_on = Append::new(one.clone(), 50, vec!["y".into()]);
    assert_eq!(there.append(goes_on).await, Ok(Appended::Now));
    let late = here.append(Append::new(one.clone(), 50, vec!["z".into()])).await;
    assert_eq!(late, Err(StoreError::Conflict { table: one, expected: 50, next: 51 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_that_append_to_the_same_tables_leave_no_gap_and_no_double() {
    let place = Place::postgres();
    let stores = [place.open().await, place.open().await];
    for number in 0..10 {
        table(&stores[0], &format!("table-{number}")).await;
    }
    let mut tasks = Vec::new();
    for writer in 0..40 {
        let store = stores[writer % 2].clone();
        tasks.push(tokio::spawn(async move {
            let table: TableId = format!("table-{}", writer % 10).parse().unwrap();
            let mut written = 0;
            let mut expected = 0;
            while written < 10 {
                let entry = format!("{writer}: {written}");
                match store.append(Append::new(table.clone(), expected, vec![entry])).await {
                    Ok(Appended::Now) => {
                        written += 1;
                        expected += 1;
                    }
                    Err(StoreError::Conflict { next, .. }) => expected = next,
                    other => panic!("{other:?}"),
                }
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    for number in 0..10 {
        let table = format!("table-{number}").parse().unwrap();
        let mut log = stores[0].read_whole_log(&table).await.unwrap();
        assert_eq!(log.len(), 40);
        log.sort();
        log.dedup();
        assert_eq!(log.len(), 40, "none is doubled");
    }
}
