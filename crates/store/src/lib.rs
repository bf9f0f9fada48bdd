//! Durable storage, on SQLite or PostgreSQL.
//!
//! Owns: the append-only logs of tables and their summary rows, definitions by
//! content hash, settings, people with their tokens, accounts and device links,
//! sets of cards, invitations, leases that say which node runs which table, notices between
//! nodes, backups, and the schemas of both databases.
//!
//! Knows nothing about: the rules of any game, the contents of log entries, HTTP.
//! No other crate uses SQL.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod address;
mod backend;
mod backup;
mod card_sets;
mod clock;
mod content;
mod device_links;
mod error;
mod group;
mod invitations;
mod leases;
mod log;
mod notices;
mod password;
mod people;
mod postgres;
mod progress;
mod sanctions;
mod schema;
mod sql;
mod sqlite;
mod store;
mod tables;
mod token;
mod usage;

pub use address::Address;
pub use asterism_ids::{Digest, NodeId, PersonId, SetId, TableId, TokenId};
pub use backend::DatabaseKind;
pub use backup::BackupSummary;
pub use card_sets::{
    MAX_PICTURE_LEN, MAX_PICTURES, MAX_SET_LEN, MAX_SETS, MAX_VERSIONS, SetVersion, StoredSet,
};
pub use content::MAX_CONTENT_LEN;
pub use error::{Credential, StoreError};
pub use invitations::Invitation;
pub use leases::{Claim, Lease, Node};
pub use log::{Append, Appended, MAX_ENTRY_LEN, StoredEntry};
pub use notices::{Notice, Subscription};
pub use people::{PersonRecord, Profile};
pub use progress::{MAX_ITEMS, ProgressItem, ProgressKind};
pub use sanctions::Quarantine;
pub use store::{Store, StoreOptions};
pub use tables::{Bookmark, MAX_SUMMARY_LEN, NewTable, SummaryRow, TablePhase, TableRecord};
pub use token::Token;
pub use usage::{TableSize, TotalUsage, Usage};
