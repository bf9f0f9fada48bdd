//! Writes a database and a backup of the present format, to be kept in
//! `tests/kept` for as long as that format must be read:
//! `cargo run -p asterism-store --example keep -- crates/store/tests/kept 1`

#![allow(clippy::unwrap_used, reason = "a tool for developers may stop")]
#![allow(missing_docs, reason = "a program")]

use std::fs::File;
use std::path::PathBuf;

use asterism_store::{
    Address, Append, NewTable, Profile, ProgressItem, ProgressKind, Store, StoreOptions,
    SummaryRow, TablePhase,
};

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, format] = &arguments[..] else { panic!("give a folder and a format number") };
    let folder = PathBuf::from(folder);
    let path = std::env::temp_dir().join(format!("asterism-keep-{}", std::process::id()));
    let store = Store::open(&Address::Sqlite(path.clone()), StoreOptions::default()).await.unwrap();
    let moon = store.put_definition(b"keeper \"moon\"\n").await.unwrap();
    store.set_setting("motto", Some("ad astra")).await.unwrap();
    let profile = Profile { name: Some("Ann".into()), ..Profile::default() };
    let (ann, _) = store.create_guest(profile).await.unwrap();
    store.set_account(&ann.id, "ann", "correct horse", None).await.unwrap();
    let lesson = ProgressItem::new(ProgressKind::Lesson, "turn").done();
    store.set_progress(&ann.id, &lesson).await.unwrap();
    let set = store.create_set(&ann.id, "{\"title\":\"Garden\"}").await.unwrap();
    store.publish_set(&ann.id, &set, "{\"title\":\"Garden\"}", "first").await.unwrap();
    let summary_row = SummaryRow {
        phase: TablePhase::Playing,
        public: true,
        wake_at: Some(5),
        summary: "{}".into(),
    };
    let first = NewTable {
        id: "first".parse().unwrap(),
        summary_row: summary_row.clone(),
        people: vec![ann.id],
        definitions: vec![moon],
        entries: vec!["{\"n\":0}".into(), "{\"n\":1}".into()],
    };
    store.create_table(&first).await.unwrap();
    store.append(Append::new(first.id.clone(), 2, vec!["żółw".into()])).await.unwrap();
    let (people, definitions, entries) = (vec![], vec![], vec![]);
    let id = "second".parse().unwrap();
    store.create_table(&NewTable { id, summary_row, people, definitions, entries }).await.unwrap();
    store.copy_to(&folder.join(format!("format-{format}.db"))).await.unwrap();
    let mut backup = File::create_new(folder.join(format!("format-{format}.jsonl"))).unwrap();
    store.write_backup(&mut backup).await.unwrap();
    store.close().await;
    std::fs::remove_file(&path).unwrap();
    std::fs::remove_file(path.with_extension("lock")).unwrap();
}
