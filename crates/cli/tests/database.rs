//! Backup, restore and export, with real databases of both kinds.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod program;

use asterism_cluster::Cluster;
use asterism_store::{
    Address, Append, NewTable, Profile, Store, StoreOptions, SummaryRow, TablePhase,
};
use program::{Folder, command, run};

/// A database with a table of five entries and a person.
fn fill(address: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let address: Address = address.parse().unwrap();
        let store = Store::open(&address, StoreOptions::default()).await.unwrap();
        let (person, _) = store.create_guest(Profile::default()).await.unwrap();
        let moon = store.put_definition(b"keeper \"moon\"").await.unwrap();
        let (phase, wake_at, summary) = (TablePhase::Playing, None, "{}".to_owned());
        let summary_row = SummaryRow { phase, public: true, wake_at, summary };
        let (id, people, definitions) = ("first".parse().unwrap(), vec![person.id], vec![moon]);
        let entries = vec!["{}".into(); 4];
        let table = NewTable { id, summary_row, people, definitions, entries };
        store.create_table(&table).await.unwrap();
        store.append(Append::new(table.id, 4, vec!["{\"last\":true}".into()])).await.unwrap();
        store.close().await;
    });
}

#[track_caller]
fn succeeds(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
    run.out
}

#[track_caller]
fn refuses(arguments: &[&str], part: &str) {
    let run = run(arguments);
    assert_eq!(run.code, 2, "{arguments:?}: {}", run.err);
    assert!(run.err.contains(part), "{arguments:?}: {part:?} is not in {:?}", run.err);
    assert_eq!(run.out, "", "{arguments:?}");
}

#[test]
fn a_backup_travels_between_the_databases() {
    let cluster = Cluster::start().unwrap();
    let folder = Folder::new();
    let first = folder.path("games.db");
    fill(&first);
    let portable = folder.path("one.jsonl");
    let printed = succeeds(&["backup", &portable, "--database", &first]);
    assert!(printed.contains("tables: 1, entries: 5, people: 1"), "{printed}");
    let url = cluster.create_database().unwrap();
    succeeds(&["restore", &portable, "--database", &url]);
    let again = folder.path("two.jsonl");
    succeeds(&["backup", &again, "--database", &url]);
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(&again), read(&portable));
    // By way of a SQLite file.
    let file = folder.path("copy.db");
    succeeds(&["backup", &file, "--database", &first]);
    let other = cluster.create_database().unwrap();
    succeeds(&["restore", &file, "--database", &other]);
    let exported = succeeds(&["export", "first", "--database", &other]);
    assert!(exported.contains("{\\\"last\\\":true}") && exported.contains("keeper"), "{exported}");
    assert!(!exported.contains("\"person\""));
    let to_file = folder.path("table.jsonl");
    succeeds(&["export", "first", "--database", &first, "--output", &to_file]);
    assert_eq!(read(&to_file), exported);
    let mut from_variable = command(&["export", "first"]);
    let output = from_variable.env("ASTERISM_DATABASE", &first).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), exported);
    let third = folder.path("third.db");
    succeeds(&["restore", &to_file, "--database", &third]);
}

#[test]
fn what_cannot_be_used_is_named_and_nothing_is_left() {
    let folder = Folder::new();
    let games = folder.path("games.db");
    fill(&games);
    let backup = folder.path("backup.jsonl");
    let missing = folder.path("missing.db");
    refuses(&["backup", &backup], "--database");
    refuses(&["backup", &backup, "--database", "mysql://x"], "mysql:// is no database we know");
    refuses(&["backup", &backup, "--database", &missing], "there is no such file");
    refuses(&["export", "nobody", "--database", &games], "there is no table nobody");
    refuses(&["export", "no body", "--database", &games], "not the id of a table");
    refuses(&["restore", &missing, "--database", &games], "there is no such file");
    refuses(&["backup", "x.db", "--database", "postgres://h/d"], "PostgreSQL is not one file");
    assert!(!std::path::Path::new(&backup).exists());
    assert!(!std::path::Path::new(&missing).exists());
    succeeds(&["backup", &backup, "--database", &games]);
    refuses(&["backup", &backup, "--database", &games], "exists already");
    refuses(&["restore", &backup, "--database", &games], "not empty");
    let half = folder.file("half.jsonl", &std::fs::read(&backup).unwrap()[..500]);
    let fresh = folder.path("fresh.db");
    refuses(&["restore", &half, "--database", &fresh], "of the backup can't be used");
    let nonsense = folder.file("nonsense.jsonl", "once upon a time\n");
    refuses(&["restore", &nonsense, "--database", &fresh], "line 1 of the backup");
    succeeds(&["restore", &backup, "--database", &fresh]);
}
