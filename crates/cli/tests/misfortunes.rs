//! The real program while people play over HTTP: killed, without a disk, without
//! its database. `cargo xtask bench server` does the same much more often.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod program;

use std::path::Path;
use std::time::Duration;

use asterism_cluster::Cluster;
use asterism_load::server::Program;
use asterism_load::{kills, nodes, outages};
use program::Folder;

fn asterism() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_asterism"))
}

fn wait<T>(work: impl Future<Output = asterism_load::Result<T>>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(work).unwrap()
}

#[test]
fn killed_on_sqlite_nothing_acknowledged_is_lost_or_doubled() {
    let folder = Folder::new();
    let program = Program::new(asterism(), folder.path("games.db"));
    let account = wait(kills::kill_often(&program, 4));
    assert!(account.answers >= 6 && account.holds(), "every table went on: {account:?}");
}

#[test]
fn killed_on_postgres_nothing_acknowledged_is_lost_or_doubled() {
    let cluster = Cluster::start().unwrap();
    let program = Program::new(asterism(), cluster.create_database().unwrap());
    let account = wait(kills::kill_often(&program, 4));
    assert!(account.answers >= 6 && account.holds(), "every table went on: {account:?}");
}

#[test]
fn the_tables_of_a_killed_node_move_within_seconds() {
    let cluster = Cluster::start().unwrap();
    let program = Program::new(asterism(), cluster.create_database().unwrap());
    let (before, after) = (Duration::from_secs(2), Duration::from_secs(25));
    let moved = wait(nodes::kill_one_of_three(&program, 3, before, after));
    assert_eq!(moved.tables, 1);
    assert!(moved.longest < 20.0 && moved.account.holds(), "{moved:?}");
}

#[test]
fn a_full_disk_is_said_and_play_goes_on_when_there_is_room() {
    let outage = wait(outages::full_disk(asterism()));
    assert!(outage.codes.contains("disk-full"), "{outage:?}");
    assert!(outage.account.answers > 10 && outage.account.holds(), "{outage:?}");
}

#[test]
fn a_lost_database_is_said_and_play_goes_on_when_it_is_back() {
    let outage = wait(outages::lost_connection(asterism(), Duration::from_secs(1)));
    assert!(outage.codes.contains("unreachable"), "{outage:?}");
    assert!(outage.account.answers > 10 && outage.account.holds(), "{outage:?}");
}
