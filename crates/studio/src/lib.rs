//! Sets of custom cards.
//!
//! Owns: a set as data (its cards with names, icons and colors, its rulings, where it
//! was forked from), its limits, all mistakes at their places, the card files that a
//! table's setup takes, and the file for import and export.
//!
//! Knows nothing about: HTTP, storage, people, and human languages other than the
//! diagnostics of the card language.
//!
//! ```
//! use asterism_studio::{CardSet, SetCard};
//!
//! let mut set = CardSet::new("The Back Garden");
//! set.cards.push(SetCard::new("keeper \"magpie\" icon=\"raven\""));
//! assert!(set.mistakes().is_empty());
//! assert_eq!(set.sources()[0].name, "the-back-garden.kdl");
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod check;
mod file;
mod set;
mod sources;

pub use check::{CardMistake, Place, SetMistake, TextFix, Trouble};
pub use file::{FORMAT, FileError, MAX_FILE_LEN};
pub use set::{CardName, CardSet, Origin, SetCard, SetRuling};
pub use sources::edition_id;

/// Maximum number of cards in a set.
pub const MAX_CARDS: usize = 120;
/// Maximum number of rulings in a set.
pub const MAX_RULINGS: usize = 60;
/// Maximum length of a card's text, in bytes.
pub const MAX_CARD_LEN: usize = 8 << 10;
/// Maximum length of a ruling, in bytes.
pub const MAX_RULING_LEN: usize = 16 << 10;
/// Maximum length of a set's card texts and names, in bytes. It is the limit of a
/// table's card files, so that every set fits a table.
pub const MAX_SET_LEN: usize = 128 << 10;
/// Maximum length of a title or a card's name, in characters.
pub const MAX_NAME_LEN: usize = 120;
