//! Backups: from each database into each, nothing missing.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod place;

use asterism_store::{
    Append, Invitation, Profile, Store, StoreError, SummaryRow, TablePhase, Token,
};
use place::{Folder, Place, new_table, summary_row};

on_both! {
    a_backup_goes_into_either_database
    a_table_is_exported_whole_and_without_people
    bad_backups_change_nothing
    a_backup_is_of_one_moment
}

/// A store with something of everything.
async fn filled(place: &Place) -> (Store, Token, Token) {
    let store = place.open().await;
    let text = store.put_definition("keeper \"żółw\"\n".as_bytes()).await.unwrap();
    let bytes = store.put_definition(&[0xff, 0, 0x80]).await.unwrap();
    store.set_setting("motto", Some("per aspera\nad astra")).await.unwrap();
    let profile = Profile { name: Some("Ann \"ß\"".into()), ..Profile::default() };
    let (ann, token) = store.create_guest(profile).await.unwrap();
    store.set_account(&ann.id, "ann", "correct horse", None).await.unwrap();
    store.create_guest(Profile::default()).await.unwrap();
    let mut table = new_table("first");
    table.people = vec![ann.id.clone()];
    table.definitions = vec![text, bytes];
    table.entries = (0..1_200).map(|number| format!("{{\"n\":{number}}}")).collect();
    store.create_table(&table).await.unwrap();
    let mut append = Append::new(table.id.clone(), 1_200, vec!["\u{1f0cf} \"\\\u{7}".into()]);
    let wake_at = Some(1 << 40);
    append.summary_row =
        Some(SummaryRow { phase: TablePhase::Over, public: false, wake_at, summary: "{}".into() });
    store.append(append).await.unwrap();
    store.create_table(&new_table("second")).await.unwrap();
    let invitation = Invitation { table: table.id, purpose: "{}".into(), expires_at: None };
    let link = Token::random().unwrap();
    store.invite(&link, &invitation).await.unwrap();
    (store, token, link)
}

async fn written(store: &Store) -> Vec<u8> {
    let mut out = Vec::new();
    let summary = store.write_backup(&mut out).await.unwrap();
    assert_eq!((summary.tables, summary.entries, summary.people), (2, 1_201, 2));
    out
}

async fn a_backup_goes_into_either_database(place: Place) {
    let (store, token, link) = filled(&place).await;
    let backup = written(&store).await;
    for other in [Place::sqlite(), Place::postgres()] {
        let copy = other.open().await;
        let summary = copy.read_backup(&mut &backup[..]).await.unwrap();
        assert_eq!((summary.tables, summary.entries, summary.people), (2, 1_201, 2));
        assert_eq!(written(&copy).await, backup, "the backup of the copy is the same");
        let first = "first".parse().unwrap();
        assert_eq!(
            copy.read_whole_log(&first).await.unwrap(),
            store.read_whole_log(&first).await.unwrap()
        );
        assert_eq!(copy.table(&first).await.unwrap(), store.table(&first).await.unwrap());
        let person = store.person_by_token(&token).await.unwrap();
        assert!(person.is_some());
        assert_eq!(copy.person_by_token(&token).await.unwrap(), person);
        assert_eq!(copy.sign_in("ann", "correct horse", "").await.unwrap().0, person.unwrap());
        assert_eq!(copy.invitation(&link).await, store.invitation(&link).await);
        assert!(copy.invitation(&link).await.is_ok());
        // It lives on.
        copy.append(Append::new(first, 1_201, vec!["more".into()])).await.unwrap();
        assert_eq!(copy.read_backup(&mut &backup[..]).await, Err(StoreError::NotEmpty));
    }
}

async fn a_table_is_exported_whole_and_without_people(place: Place) {
    let (store, ..) = filled(&place).await;
    let first = "first".parse().unwrap();
    let mut file = Vec::new();
    let summary = store.write_table(&first, &mut file).await.unwrap();
    assert_eq!((summary.tables, summary.entries, summary.people), (1, 1_201, 0));
    let text = String::from_utf8(file.clone()).unwrap();
    for person in store.people_of(&first).await.unwrap() {
        assert!(!text.contains(person.as_str()));
    }
    let other = Place::sqlite();
    let copy = other.open().await;
    copy.read_backup(&mut &file[..]).await.unwrap();
    assert_eq!(
        copy.read_whole_log(&first).await.unwrap(),
        store.read_whole_log(&first).await.unwrap()
    );
    for hash in store.definitions_of(&first).await.unwrap() {
        assert_eq!(copy.definition(&hash).await.unwrap(), store.definition(&hash).await.unwrap());
    }
    let nowhere = "nowhere".parse().unwrap();
    let missing = store.write_table(&nowhere, &mut Vec::new()).await;
    assert_eq!(missing, Err(StoreError::NoSuchTable(nowhere)));
}

async fn bad_backups_change_nothing(place: Place) {
    // Dropping the place deletes its files.
    let source = Place::sqlite();
    let (store, ..) = filled(&source).await;
    let good = String::from_utf8(written(&store).await).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let without = |at: usize| [&lines[..at], &lines[at + 1..]].concat().join("\n");
    let last = lines.len() - 1;
    let at = |part: &str| lines.iter().position(|line| line.contains(part)).unwrap();
    let cases = [
        (String::new(), 1),
        ("nonsense".into(), 1),
        ("{\"end\":{\"lines\":0}}".into(), 1),
        ("{\"asterism\":{\"backup\":99}}\n{\"end\":{\"lines\":1}}".into(), 1),
        (without(last), last + 1),
        (without(at("{\\\"n\\\":700}")), at("{\\\"n\\\":700}") + 1),
        (without(at("\"first\"")), at("\"first\"") + 1),
        (without(at("\"second\"")), last),
        (good.replace("żółw", "żółwik"), at("żółw") + 1),
        (good.replace("\"second\"", "\"sec ond\""), at("\"second\"") + 1),
        (good.replacen("{\"setting\"", "{\"future\"", 1), 2),
        (good.replacen("\"value\"", "\"val\"", 1), 2),
    ];
    let into = place.open().await;
    for (text, line) in cases {
        let error = into.read_backup(&mut text.as_bytes()).await.unwrap_err();
        let StoreError::BadBackup { line: found, .. } = error else { panic!("{error}") };
        assert_eq!(found, line as u64, "{error}");
        assert_eq!(into.all_tables(None, 10).await.unwrap(), []);
        assert_eq!(into.setting("motto").await.unwrap(), None);
    }
    into.read_backup(&mut good.as_bytes()).await.unwrap();
}

async fn a_backup_is_of_one_moment(place: Place) {
    let store = place.open().await;
    for number in 0..20 {
        let mut table = new_table(&format!("table-{number}"));
        table.entries = vec!["{}".into(); 50];
        store.create_table(&table).await.unwrap();
    }
    let writer = {
        let store = store.clone();
        tokio::spawn(async move {
            // Always the first table, then the last one.
            for number in 50.. {
                for table in ["table-0", "table-9"] {
                    let entry = vec!["{}".into()];
                    let append = Append::new(table.parse().unwrap(), number, entry);
                    if store.append(append).await.is_err() {
                        return;
                    }
                }
            }
        })
    };
    let reader = place.open_to_read().await;
    for _ in 0..5 {
        let mut out = Vec::new();
        reader.write_backup(&mut out).await.unwrap();
        let text = String::from_utf8(out).unwrap();
        let count = |table: &str| {
            let start = format!("{{\"entry\":{{\"table\":\"{table}\"");
            text.lines().filter(|line| line.starts_with(&start)).count()
        };
        let (first, last) = (count("table-0"), count("table-9"));
        assert!(first == last || first == last + 1, "{first} and {last}");
    }
    writer.abort();
    let refused = reader.append(Append::new("table-1".parse().unwrap(), 50, vec!["{}".into()]));
    assert_eq!(refused.await.unwrap_err().code(), "not-writable");
    let refused = reader.set_summary_row(&"table-1".parse().unwrap(), &summary_row()).await;
    assert_eq!(refused.unwrap_err().code(), "not-writable");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_is_copied_while_in_use() {
    let place = Place::sqlite();
    let (store, ..) = filled(&place).await;
    let folder = Folder::new();
    let path = folder.file("copy.db");
    store.copy_to(&path).await.unwrap();
    let again = store.copy_to(&path).await;
    assert_eq!(again, Err(StoreError::FileExists(path.clone())));
    let copy = Place { address: asterism_store::Address::Sqlite(path), folder };
    assert_eq!(written(&copy.open().await).await, written(&store).await);
    assert_eq!(copy.open_to_read().await.damages().await.unwrap(), Vec::<String>::new());
}
