//! The formats of the database, oldest first. A format that was released is
//! never changed: what is new comes as a further file.

/// The steps to the newest format of SQLite files.
pub(crate) const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001_first.sql"),
    include_str!("../migrations/sqlite/0002_no_link_tokens.sql"),
    include_str!("../migrations/sqlite/0003_operators.sql"),
];

/// The same for PostgreSQL.
pub(crate) const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/0001_first.sql"),
    include_str!("../migrations/postgres/0002_no_link_tokens.sql"),
    include_str!("../migrations/postgres/0003_operators.sql"),
];

/// The newest format this program knows; the same for both.
pub(crate) const NEWEST: i64 = SQLITE.len() as i64;

const _: () = assert!(SQLITE.len() == POSTGRES.len(), "both databases go through the same formats");
