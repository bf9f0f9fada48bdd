//! Recent entries in SQLite: written in one place, moved to their logs later, and
//! read from both.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use asterism_store::{Address, Append, Appended, Store, StoreError, TableId};
use place::{Place, new_table, next_number, table};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Row as _};

/// How many entries are in each of the two places, read behind the store's back.
async fn counts(place: &Place) -> (i64, i64) {
    let Address::Sqlite(path) = &place.address else { unreachable!() };
    let url = format!("sqlite://{}?mode=ro", path.display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    let sql = "SELECT (SELECT count(*) FROM recent_entries), (SELECT count(*) FROM entries)";
    let row = sqlx::query(sql).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    (row.get(0), row.get(1))
}

async fn append(store: &Store, table: &TableId, number: u64) {
    let entry = format!("{table} {number}");
    let append = Append::new(table.clone(), number, vec![entry]);
    assert_eq!(store.append(append).await, Ok(Appended::Now));
}

fn log(table: &TableId, length: u64) -> Vec<String> {
    (0..length).map(|number| format!("{table} {number}")).collect()
}

/// A store with two tables that have three entries each, most of them recent.
async fn with_recent_entries(place: &Place) -> (Store, [TableId; 2]) {
    let store = place.open().await;
    let tables = [table(&store, "one").await, table(&store, "two").await];
    for number in 0..3 {
        for table in &tables {
            append(&store, table, number).await;
        }
    }
    assert_eq!(counts(place).await, (4, 2));
    (store, tables)
}

#[tokio::test]
async fn logs_are_whole_while_their_entries_are_in_two_places() {
    let place = Place::sqlite();
    let (store, tables) = with_recent_entries(&place).await;
    let reader = place.open_to_read().await;
    for store in [&store, &reader] {
        for table in &tables {
            assert_eq!(store.read_whole_log(table).await.unwrap(), log(table, 3));
            let page = store.read_log(table, 1, 1).await.unwrap();
            assert_eq!((page.len(), page[0].number), (1, 1));
            assert_eq!(next_number(store, table).await, 3);
        }
        assert_eq!(store.damages().await.unwrap(), Vec::<String>::new());
        let largest = store.largest_tables(9).await.unwrap();
        assert_eq!(largest.iter().map(|size| size.entries).collect::<Vec<_>>(), [3, 3]);
        let mut backup = Vec::new();
        assert_eq!(store.write_backup(&mut backup).await.unwrap().entries, 6);
    }
}

#[tokio::test]
async fn entries_are_moved_when_there_are_many() {
    let place = Place::sqlite();
    let store = place.open().await;
    let tables = [table(&store, "one").await, table(&store, "two").await];
    for number in 0..1_100 {
        for table in &tables {
            append(&store, table, number).await;
        }
    }
    let (recent, moved) = counts(&place).await;
    assert_eq!(recent + moved, 2_200);
    assert!(recent < 200, "{recent}");
    for table in &tables {
        assert_eq!(store.read_whole_log(table).await.unwrap(), log(table, 1_100));
    }
}

#[tokio::test]
async fn recent_entries_are_moved_at_the_end_and_after_a_crash() {
    let place = Place::sqlite();
    let (store, tables) = with_recent_entries(&place).await;
    // What a crash would leave behind.
    let crashed = Place::sqlite();
    let (Address::Sqlite(from), Address::Sqlite(to)) = (&place.address, &crashed.address) else {
        unreachable!()
    };
    for ending in ["", "-wal"] {
        let file = |path: &std::path::Path| format!("{}{ending}", path.display());
        std::fs::copy(file(from), file(to)).unwrap();
    }
    store.close().await;
    assert_eq!(counts(&place).await, (0, 6));
    let store = crashed.open().await;
    assert_eq!(counts(&crashed).await, (0, 6));
    for table in &tables {
        assert_eq!(store.read_whole_log(table).await.unwrap(), log(table, 3));
        append(&store, table, 3).await;
    }
}

#[tokio::test]
async fn a_number_is_never_used_twice() {
    let place = Place::sqlite();
    let (store, [one, _]) = with_recent_entries(&place).await;
    let repeated = Append::new(one.clone(), 1, log(&one, 3)[1..].to_vec());
    assert_eq!(store.append(repeated).await, Ok(Appended::AlreadyThere));
    let other = Append::new(one.clone(), 2, vec!["something else".into()]);
    let conflict = StoreError::Conflict { table: one.clone(), expected: 2, next: 3 };
    assert_eq!(store.append(other).await, Err(conflict));
    append(&store, &one, 3).await;
    assert_eq!(store.read_whole_log(&one).await.unwrap(), log(&one, 4));
}

#[tokio::test]
async fn a_removed_table_leaves_no_recent_entries() {
    let place = Place::sqlite();
    let (store, [one, two]) = with_recent_entries(&place).await;
    store.delete_table(&one).await.unwrap();
    assert_eq!(counts(&place).await, (2, 1));
    store.create_table(&new_table("one")).await.unwrap();
    assert_eq!(store.read_whole_log(&one).await.unwrap(), Vec::<String>::new());
    append(&store, &one, 0).await;
    assert_eq!(store.read_whole_log(&two).await.unwrap(), log(&two, 3));
}
