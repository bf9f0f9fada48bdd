//! What must not be lost, on SQLite or PostgreSQL.
//!
//! Owns: append-only logs of tables and what lists show of them, definitions
//! by the hash of their content, snapshots, settings, people with their tokens
//! and accounts, invitations, which node runs which table, notices between
//! nodes, backups; the formats of both databases.
//!
//! Knows nothing about: the rules of any game, what an entry of a log says,
//! HTTP. SQL is known nowhere else.

mod address;
mod backend;
mod backup;
mod clock;
mod content;
mod error;
mod group;
mod invitations;
mod leases;
mod log;
mod notices;
mod password;
mod people;
mod postgres;
mod sanctions;
mod schema;
mod sql;
mod sqlite;
mod store;
mod tables;
mod token;
mod usage;

pub use address::Address;
pub use asterism_ids::{Digest, NodeId, PersonId, TableId, TokenId};
pub use backend::Kind;
pub use backup::Summary;
pub use content::{LARGEST_CONTENT, Snapshot};
pub use error::{Credential, StoreError};
pub use invitations::Invitation;
pub use leases::{Claim, Lease, Node};
pub use log::{Append, Appended, Entry, LONGEST_ENTRY};
pub use notices::{Notice, Subscription};
pub use people::{Person, Profile, TokenRecord};
pub use sanctions::Quarantine;
pub use store::{Options, Store};
pub use tables::{Bookmark, Head, LONGEST_SUMMARY, NewTable, Phase, TableRecord};
pub use token::Token;
pub use usage::{TableSize, TotalUsage, Usage};
