//! The sentence builder: a card's text as parts with menus.
//!
//! Owns: which parts a card has, what can be chosen for each of them, and the
//! small edits of the card's text that a choice makes. Everything is derived
//! from the vocabulary of the card language, so that a new word appears here
//! by itself.
//!
//! Knows nothing about: human languages, pages, storage, and decks in play.
//!
//! ```
//! use asterism_builder::{Change, Known, apply, read};
//!
//! let text = "action \"gift\" { draw 1 } // for Ola\n";
//! let change = Change::Choose { part: "c.0".into(), value: "extra-turn".into() };
//! let text = apply(text, &change).expect("this can be chosen");
//! assert_eq!(text, "action \"gift\" { extra-turn } // for Ola\n");
//! assert_eq!(read(&text, &Known::default()).expect("it reads").lines.len(), 2);
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod change;
mod fill;
mod menu;
mod part;
mod place;
mod read;

pub use change::{Change, ChangeError, MAX_CARD_LEN, apply, new_card, own_words, sample};
pub use menu::{Choice, Known, MenuGroup, Refusal};
pub use part::{Add, Line, Part, Sentence, Sort, Takes};
pub use read::read;

/// What stands where something must still be said. It is no name, so that the
/// reader of the language reports its place.
pub const OPEN: &str = "?";
