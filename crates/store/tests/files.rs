//! Files and formats: what is newer, older, damaged, foreign or in use.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;

use asterism_store::{Address, Append, Store, StoreError, StoreOptions};
use place::{Folder, Place, new_table, table};
use sqlx::{Connection as _, Executor as _, PgConnection, SqliteConnection};

on_both! {
    a_newer_format_is_refused
    opening_again_changes_nothing
    an_empty_place_is_not_opened_for_reading
}

/// Runs SQL behind the store's back.
async fn run(place: &Place, sql: &'static str) {
    match &place.address {
        Address::Sqlite(path) => {
            let url = format!("sqlite://{}?mode=rwc", path.display());
            let mut connection = SqliteConnection::connect(&url).await.unwrap();
            connection.execute(sql).await.unwrap();
            connection.close().await.unwrap();
        }
        Address::Postgres(url) => {
            let mut connection = PgConnection::connect(url).await.unwrap();
            connection.execute(sql).await.unwrap();
        }
    }
}

async fn error_of(place: &Place, read_only: bool) -> StoreError {
    let options = StoreOptions { read_only, ..StoreOptions::default() };
    Store::open(&place.address, options).await.unwrap_err()
}

async fn a_newer_format_is_refused(place: Place) {
    place.open().await.close().await;
    run(
        &place,
        match &place.address {
            Address::Sqlite(_) => "PRAGMA user_version = 99",
            Address::Postgres(_) => "INSERT INTO asterism_schema VALUES (99)",
        },
    )
    .await;
    for read_only in [false, true] {
        let error = error_of(&place, read_only).await;
        let StoreError::NewerSchema { found: 99, known } = error else { panic!("{error}") };
        assert!(error.to_string().contains(&format!("up to {known}")));
    }
}

async fn opening_again_changes_nothing(place: Place) {
    for number in 0..3 {
        let store = place.open().await;
        table(&store, &format!("table-{number}")).await;
        assert_eq!(store.all_tables(None, 9).await.unwrap().len(), number + 1);
        store.close().await;
    }
    let reader = place.open_to_read().await;
    assert_eq!(reader.all_tables(None, 9).await.unwrap().len(), 3);
}

async fn an_empty_place_is_not_opened_for_reading(place: Place) {
    let code = error_of(&place, true).await.code();
    assert!(["no-such-file", "older-schema"].contains(&code), "{code}");
}

#[tokio::test]
async fn a_file_serves_one_program_and_any_number_of_readers() {
    let place = Place::sqlite();
    let store = place.open().await;
    let table = table(&store, "one").await;
    let error = error_of(&place, false).await;
    assert_eq!(error.code(), "in-use");
    let reader = place.open_to_read().await;
    store.append(Append::new(table.clone(), 0, vec!["x".into()])).await.unwrap();
    assert_eq!(reader.read_whole_log(&table).await.unwrap(), ["x"]);
    store.close().await;
    drop(store);
    place.open().await;
}

#[tokio::test]
async fn foreign_files_are_left_alone() {
    let place = Place::sqlite();
    run(&place, "CREATE TABLE theirs (x INTEGER)").await;
    assert_eq!(error_of(&place, false).await.code(), "bad-address");
    let Address::Sqlite(path) = &place.address else { unreachable!() };
    std::fs::write(path, "Dear diary, today we played cards. ".repeat(100)).unwrap();
    assert_eq!(error_of(&place, false).await.code(), "damaged");
    assert!(std::fs::read_to_string(path).unwrap().starts_with("Dear diary"));
    assert_eq!(error_of(&place, true).await.code(), "damaged");
}

#[tokio::test]
async fn places_that_cannot_be_written_are_named() {
    let folder = Folder::new();
    let path = folder.file("missing/games.db");
    let place = Place { address: Address::Sqlite(path), folder: Folder::new() };
    let error = error_of(&place, false).await;
    assert_eq!(error.code(), "not-writable", "{error}");
}

#[tokio::test]
async fn devices_and_folders_are_not_databases() {
    let folder = Folder::new();
    std::fs::create_dir(folder.file("folder")).unwrap();
    for path in [folder.file("folder"), "/dev/zero".into(), "/dev/null".into()] {
        let place = Place { address: Address::Sqlite(path), folder: Folder::new() };
        for read_only in [false, true] {
            let error = error_of(&place, read_only).await;
            assert_eq!(error.code(), "bad-address", "{error}");
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_symlink_does_not_get_round_the_lock() {
    let place = Place::sqlite();
    let Address::Sqlite(path) = &place.address else { unreachable!() };
    let folder = Folder::new();
    // One link is made before the database exists, one after.
    let (early, late) = (folder.file("early.db"), folder.file("late.db"));
    std::os::unix::fs::symlink(path, &early).unwrap();
    let store =
        Store::open(&Address::Sqlite(early.clone()), StoreOptions::default()).await.unwrap();
    std::os::unix::fs::symlink(path, &late).unwrap();
    for other in [path, &late] {
        let again = Store::open(&Address::Sqlite(other.clone()), StoreOptions::default()).await;
        assert_eq!(again.unwrap_err().code(), "in-use", "{}", other.display());
    }
    store.close().await;
    drop(store);
    let store = place.open().await;
    let again = Store::open(&Address::Sqlite(early), StoreOptions::default()).await;
    assert_eq!(again.unwrap_err().code(), "in-use");
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_into_a_deleted_or_replaced_file() {
    for ending in ["", "-wal"] {
        let place = Place::sqlite();
        let store = place.open().await;
        let table = table(&store, "one").await;
        store.probe().await.unwrap();
        let Address::Sqlite(path) = &place.address else { unreachable!() };
        let file = format!("{}{ending}", path.display());
        std::fs::rename(&file, format!("{file}.moved")).unwrap();
        std::fs::copy(format!("{file}.moved"), &file).unwrap();
        let append = Append::new(table.clone(), 0, vec!["x".into()]);
        assert_eq!(store.append(append).await.unwrap_err().code(), "file-gone", "{file}");
        let created = store.create_table(&new_table("two")).await;
        assert_eq!(created.unwrap_err().code(), "file-gone", "{file}");
        assert_eq!(store.probe().await.unwrap_err().code(), "file-gone", "{file}");
    }
}

#[tokio::test]
async fn a_damaged_file_is_noticed_and_said() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut long = new_table("long");
    long.entries = (0..2_000).map(|number| format!("entry {number} {}", "x".repeat(100))).collect();
    store.create_table(&long).await.unwrap();
    store.close().await;
    drop(store);
    let Address::Sqlite(path) = &place.address else { unreachable!() };
    // Behind the pages that every table begins with: only the log is there.
    let length = std::fs::metadata(path).unwrap().len();
    let mut file = std::fs::OpenOptions::new().write(true).open(path).unwrap();
    for page in 40..length / 4096 {
        file.seek(SeekFrom::Start(page * 4096)).unwrap();
        file.write_all(&[0xee; 200]).unwrap();
    }
    drop(file);
    let store = place.open().await;
    assert_eq!(store.read_whole_log(&long.id).await.unwrap_err().code(), "damaged");
    assert!(
        store
            .damages()
            .await
            .map_or_else(|error| error.code() == "damaged", |list| !list.is_empty())
    );
}

#[tokio::test]
async fn a_missing_entry_is_noticed() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut table = new_table("one");
    table.entries = (0..10).map(|number| number.to_string()).collect();
    store.create_table(&table).await.unwrap();
    run(&place, "DELETE FROM entries WHERE number = 4").await;
    assert_eq!(store.read_whole_log(&table.id).await.unwrap_err().code(), "damaged");
    assert_eq!(store.damages().await.unwrap().len(), 1);
    assert_eq!(store.write_backup(&mut Vec::new()).await.unwrap_err().code(), "damaged");
    run(&place, "UPDATE definitions SET body = x'00'").await;
}

/// The first format stored the tokens of links in plain text next to short codes.
#[tokio::test]
async fn tokens_of_links_in_clear_are_removed_from_files_and_backups() {
    const TOKEN: &str = "0123456789abcdef0123456789abcdef";
    let kept = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let place = Place::sqlite();
    let Address::Sqlite(path) = &place.address else { unreachable!() };
    std::fs::copy(kept.join("format-1.db"), path).unwrap();
    run(
        &place,
        "INSERT INTO invitations (hash, table_id, purpose, created_at) \
         VALUES (x'00', 'first', '0123456789abcdef0123456789abcdef', 1)",
    )
    .await;
    let holds = |bytes: &[u8]| bytes.windows(TOKEN.len()).any(|part| part == TOKEN.as_bytes());
    assert!(holds(&std::fs::read(path).unwrap()));
    let store = place.open().await;
    let mut backup = Vec::new();
    store.write_backup(&mut backup).await.unwrap();
    assert!(!holds(&backup));
    store.close().await;
    assert!(!holds(&std::fs::read(path).unwrap()), "not in free pages either");
    // The same for a backup that was written before.
    let hash = "66ad7ca22956f357bee0eac279f067bc3f7ab8f066ad7ca22956f357bee0eac2";
    let invitation = format!(
        "\"invitations\":[[\"{hash}\",{{\"table\":\"first\",\"purpose\":\"{TOKEN}\",\
         \"expires_at\":null,\"uses_left\":null}},1]]"
    );
    let old = std::fs::read_to_string(kept.join("format-1.jsonl")).unwrap();
    let old = old.replacen("\"invitations\":[]", &invitation, 1);
    assert!(holds(old.as_bytes()));
    let place = Place::sqlite();
    let store = place.open().await;
    store.read_backup(&mut old.as_bytes()).await.unwrap();
    let mut backup = Vec::new();
    store.write_backup(&mut backup).await.unwrap();
    assert!(!holds(&backup) && backup.starts_with(b"{\"asterism\":{\"backup\":4}}"));
}

/// Files of every format that was ever released stay readable.
#[tokio::test]
async fn old_files_and_backups_are_still_read() {
    let kept = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let (mut databases, mut backups) = (0, 0);
    for entry in std::fs::read_dir(&kept).unwrap() {
        let old = entry.unwrap().path();
        let place = Place::sqlite();
        let Address::Sqlite(path) = &place.address else { unreachable!() };
        let stores = if old.extension().unwrap() == "db" {
            databases += 1;
            std::fs::copy(&old, path).unwrap();
            vec![place.open().await]
        } else {
            backups += 1;
            let other = Place::postgres();
            let stores = vec![place.open().await, other.open().await];
            for store in &stores {
                store.read_backup(&mut &std::fs::read(&old).unwrap()[..]).await.unwrap();
            }
            stores
        };
        for store in stores {
            let tables = store.all_tables(None, 9).await.unwrap();
            let names: Vec<_> = tables.iter().map(|table| table.id.as_str()).collect();
            assert_eq!(names, ["first", "second"], "{}", old.display());
            assert_eq!(store.log_length(&tables[0].id).await.unwrap(), 3);
            let log = store.read_whole_log(&tables[0].id).await.unwrap();
            assert_eq!(log, ["{\"n\":0}", "{\"n\":1}", "żółw"]);
            let hash = store.definitions_of(&tables[0].id).await.unwrap()[0];
            assert_eq!(store.definition(&hash).await.unwrap().unwrap(), b"keeper \"moon\"\n");
            let (person, _) = store.sign_in("ann", "correct horse", "").await.unwrap();
            assert_eq!(person.profile.name.as_deref(), Some("Ann"));
            assert_eq!(store.people_of(&tables[0].id).await.unwrap(), [person.id]);
            assert_eq!(store.setting("motto").await.unwrap().as_deref(), Some("ad astra"));
            store.append(Append::new(tables[0].id.clone(), 3, vec!["on".into()])).await.unwrap();
        }
    }
    assert_eq!((databases, backups), (6, 4), "one of each format");
}
