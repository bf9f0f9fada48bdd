//! Ids, digests and time, as tables, stores and servers share them.
//!
//! Owns: which texts are ids, how random ids and digests are made and written.
//!
//! Knows nothing about: games, tables, databases, clocks.
//!
//! ```
//! use asterism_ids::{Digest, TableId};
//!
//! let table = TableId::new("k3v9").expect("letters and digits are an id");
//! assert_eq!(table.as_str(), "k3v9");
//! assert!(TableId::new("../secret").is_none());
//! assert!(Digest::of(b"abc").to_string().starts_with("ba7816bf"));
//! ```

mod digest;
mod id;

pub use digest::{Digest, from_hex, to_hex};
pub use id::{InvalidId, NodeId, PersonId, SetId, TableId, TokenId, to_base32};

/// Milliseconds since the start of 1970, as whoever runs a table counts them.
pub type Millis = u64;
