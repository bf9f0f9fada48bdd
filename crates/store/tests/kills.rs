//! kill -9 at random moments: nothing acknowledged is lost, nothing doubled.
//!
//! This program is two: the one that kills, and the one that is killed and
//! says what was acknowledged. `cargo test -p asterism-store --test kills -- 200`
//! kills more often.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use asterism_store::{Address, Append, Appended, Digest, Store, StoreError, StoreOptions, TableId};
use place::{CLUSTER, Place, next_number, table};

const TABLES: usize = 12;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [command, address] = &arguments[..]
        && command == "append"
    {
        return append_for_ever(address);
    }
    let kills = arguments.iter().find_map(|word| word.parse().ok()).unwrap_or(20);
    kill_often(&Place::sqlite(), "SQLite", kills);
    kill_often(&Place::postgres(), "PostgreSQL", kills);
    println!("test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
    // What is static is not dropped; the cluster goes when this process does.
    let _ = CLUSTER.programs();
}

/// Appends to all tables at once, and says after each acknowledgement what it was.
#[tokio::main]
async fn append_for_ever(address: &str) {
    let address: Address = address.parse().unwrap();
    let store = open(&address).await;
    // A task that fails must not leave the others at work as if nothing were.
    std::panic::set_hook(Box::new(|panic| {
        eprintln!("{panic}");
        std::process::exit(3);
    }));
    for number in 0..TABLES {
        let store = store.clone();
        tokio::spawn(async move {
            let table: TableId = format!("table-{number}").parse().unwrap();
            let mut next = next_number(&store, &table).await;
            loop {
                // No two entries are the same, so one that is there twice is seen.
                let entry = Digest::of(TableId::random().unwrap().as_str().as_bytes());
                let entries = vec![entry.to_string(); 1 + (next % 3) as usize];
                let entries: Vec<_> = entries
                    .iter()
                    .enumerate()
                    .map(|(index, text)| format!("{text}-{index}"))
                    .collect();
                let append = Append::new(table.clone(), next, entries.clone());
                match store.append(append).await {
                    Ok(Appended::Now) => {}
                    // What the one before us had sent may arrive after its end.
                    Err(StoreError::Conflict { next: real, .. }) => {
                        next = real;
                        continue;
                    }
                    other => panic!("{other:?}"),
                }
                let mut line = String::new();
                for entry in entries {
                    line += &format!("{table} {next} {entry}\n");
                    next += 1;
                }
                // One write, so that a line is whole or not there.
                std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    std::future::pending::<()>().await;
}

/// The one who was killed may not be gone entirely yet.
async fn open(address: &Address) -> Store {
    for _ in 0..100 {
        match Store::open(address, StoreOptions::default()).await {
            Err(StoreError::InUse(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
            store => return store.unwrap(),
        }
    }
    panic!("the database stays in use");
}

fn kill_often(place: &Place, name: &str, kills: u64) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = place.open().await;
        for number in 0..TABLES {
            table(&store, &format!("table-{number}")).await;
        }
        store.close().await;
    });
    let address = match &place.address {
        Address::Sqlite(path) => path.to_str().unwrap().to_owned(),
        Address::Postgres(url) => url.clone(),
    };
    let mut acknowledged = HashMap::new();
    for kill in 0..kills {
        let random = Digest::of(TableId::random().unwrap().as_str().as_bytes());
        let wait = Duration::from_micros(u64::from(random.bytes()[0]) * 700);
        for (place, entry) in killed_after(&address, wait) {
            let before = acknowledged.insert(place.clone(), entry);
            assert_eq!(before, None, "{name}, kill {kill}: {place:?} was acknowledged twice");
        }
    }
    assert!(acknowledged.len() as u64 > kills * 10, "{name}: only {}", acknowledged.len());
    let (entries, unacknowledged) = runtime.block_on(async {
        let store = open(&place.address).await;
        assert_eq!(store.damages().await.unwrap(), Vec::<String>::new());
        let (mut all, mut unacknowledged) = (Vec::new(), 0_u64);
        for number in 0..TABLES {
            let name = format!("table-{number}");
            let log = store.read_whole_log(&name.parse().unwrap()).await.unwrap();
            for (number, entry) in log.into_iter().enumerate() {
                match acknowledged.remove(&(name.clone(), number)) {
                    Some(expected) => assert_eq!(entry, expected, "{name} {number}"),
                    None => unacknowledged += 1,
                }
                all.push(entry);
            }
        }
        store.close().await;
        (all, unacknowledged)
    });
    assert!(acknowledged.is_empty(), "{name}: lost {acknowledged:?}");
    let count = entries.len();
    let mut different = entries;
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), count, "{name}: something is doubled");
    // What was on its way when the blow fell: at most one append a table.
    assert!(unacknowledged <= kills * TABLES as u64 * 3, "{name}: {unacknowledged}");
    println!(
        "{name}: {kills} kills, {count} entries, none lost, none doubled, \
         {unacknowledged} were written but not yet acknowledged"
    );
}

/// Lets the other one work for a while after its first acknowledgement, kills
/// it, and gives all it said.
fn killed_after(address: &str, wait: Duration) -> Vec<((String, usize), String)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["append", address])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (sender, receiver) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        for line in lines {
            sender.send(line.unwrap()).unwrap();
        }
    });
    let first = receiver.recv_timeout(Duration::from_secs(60)).unwrap();
    std::thread::sleep(wait);
    child.kill().unwrap();
    let status = child.wait().unwrap();
    assert_eq!(status.signal(), Some(9), "it ended by itself: {status}");
    reader.join().unwrap();
    let parse = |line: String| {
        let words: Vec<&str> = line.split(' ').collect();
        let [table, number, entry] = words[..] else { panic!("half a line: {line}") };
        ((table.to_owned(), number.parse().unwrap()), entry.to_owned())
    };
    std::iter::once(first).chain(receiver).map(parse).collect()
}
