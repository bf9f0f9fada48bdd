//! Everything Asterism says to people.
//!
//! Owns: the languages, their Fluent messages, card names with the grammar they
//! need, card text made from definitions, prompts, move labels and log lines
//! made from typed data.
//!
//! Knows nothing about: positions, storage, pages, and how text is laid out on
//! a screen.

mod bundle;
mod card;
mod language;
mod modifiers;
mod names;
mod phrase;
mod selectors;
mod verbs;

pub use bundle::{Args, Missing, Words};
pub use card::{CardText, Numerals, basic_rules_text, card_text, kind_name};
pub use language::{Language, UnknownLanguage};
pub use names::{NameError, Names};
pub use phrase::Phrase;
