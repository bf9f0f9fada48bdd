//! Migrations, oldest first. A released migration is never changed; changes go
//! into a new file.

/// Migrations for SQLite.
pub(crate) const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001_first.sql"),
    include_str!("../migrations/sqlite/0002_no_link_tokens.sql"),
    include_str!("../migrations/sqlite/0003_operators.sql"),
    include_str!("../migrations/sqlite/0004_no_snapshots.sql"),
    include_str!("../migrations/sqlite/0005_device_links.sql"),
    include_str!("../migrations/sqlite/0006_recent_entries.sql"),
    include_str!("../migrations/sqlite/0007_progress.sql"),
    include_str!("../migrations/sqlite/0008_card_sets.sql"),
];

/// Migrations for PostgreSQL.
pub(crate) const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/0001_first.sql"),
    include_str!("../migrations/postgres/0002_no_link_tokens.sql"),
    include_str!("../migrations/postgres/0003_operators.sql"),
    include_str!("../migrations/postgres/0004_no_snapshots.sql"),
    include_str!("../migrations/postgres/0005_device_links.sql"),
    include_str!("../migrations/postgres/0006_recent_entries.sql"),
    include_str!("../migrations/postgres/0007_progress.sql"),
    include_str!("../migrations/postgres/0008_card_sets.sql"),
];

/// The newest schema version, the same for both databases.
pub(crate) const NEWEST: i64 = SQLITE.len() as i64;

const _: () = assert!(SQLITE.len() == POSTGRES.len(), "both databases go through the same formats");
