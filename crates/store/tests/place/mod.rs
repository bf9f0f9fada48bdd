//! Where tests keep their data: every test runs on both databases.

#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(unreachable_pub, reason = "a module of several programs")]

use std::path::PathBuf;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use asterism_cluster::Cluster;
use asterism_store::{Address, NewTable, Store, StoreOptions, SummaryRow, TableId, TablePhase};

/// One cluster for all tests of a program.
pub static CLUSTER: LazyLock<Cluster> = LazyLock::new(|| Cluster::start().unwrap());

/// A folder that goes when the test ends.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("asterism-store-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A database of one test.
#[derive(Debug)]
pub struct Place {
    pub address: Address,
    pub folder: Folder,
}

impl Place {
    pub fn sqlite() -> Self {
        let folder = Folder::new();
        Self { address: Address::Sqlite(folder.file("games.db")), folder }
    }

    pub fn postgres() -> Self {
        let url = CLUSTER.create_database().unwrap();
        Self { address: Address::Postgres(url), folder: Folder::new() }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address, StoreOptions::default()).await.unwrap()
    }

    pub async fn open_to_read(&self) -> Store {
        let options = StoreOptions { read_only: true, ..StoreOptions::default() };
        Store::open(&self.address, options).await.unwrap()
    }
}

pub fn summary_row() -> SummaryRow {
    SummaryRow { phase: TablePhase::Lobby, public: true, wake_at: None, summary: "{}".into() }
}

pub fn new_table(name: &str) -> NewTable {
    NewTable {
        id: name.parse().unwrap(),
        summary_row: summary_row(),
        people: Vec::new(),
        definitions: Vec::new(),
        entries: Vec::new(),
    }
}

pub async fn table(store: &Store, name: &str) -> TableId {
    let table = new_table(name);
    store.create_table(&table).await.unwrap();
    table.id
}

pub async fn next_number(store: &Store, table: &TableId) -> u64 {
    store.log_length(table).await.unwrap()
}

/// Runs every test on SQLite and on PostgreSQL.
#[macro_export]
macro_rules! on_both {
    ($($name:ident)*) => {
        mod on_sqlite {$(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name($crate::place::Place::sqlite()).await;
            }
        )*}
        mod on_postgres {$(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name($crate::place::Place::postgres()).await;
            }
        )*}
    };
}
