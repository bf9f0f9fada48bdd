//! Everything Asterism says to people.
//!
//! Owns: the languages, their Fluent messages, card names with the grammar they
//! need, card text made from definitions, prompts, move labels and log lines
//! made from typed data, and what bots think.
//!
//! Knows nothing about: positions, storage, pages, and how text is laid out on
//! a screen.

mod builder;
mod bundle;
mod card;
mod composed;
mod fluxx_asks;
mod fluxx_log;
mod fluxx_now;
mod fluxx_table;
#[doc(hidden)]
pub mod fuzz;
asterism_catalog::if_example_game! {
    mod high_card;
    pub use high_card::HighCardWords;
}
mod hyphenation;
mod language;
mod modifiers;
mod names;
mod names_file;
mod notes;
mod people;
mod phrase;
mod reasons;
mod refusals;
mod rulings;
mod selectors;
mod stella;
mod story;
mod titles;
mod typography;
mod verbs;

pub use builder::BuilderWords;
pub use bundle::{Args, Missing, Words};
pub use card::{CardText, Numerals, basic_rules_text, card_text, kind_name};
pub use fluxx_asks::{RuleLine, RuleTopic, options_text};
pub use fluxx_log::FluxxWords;
pub use fluxx_now::{BasicNumber, CardNow, NearPart};
pub use fluxx_table::TablePart;
pub use hyphenation::{SOFT_HYPHEN, with_soft_hyphens};
pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use names_file::{MAX_NAMES_FILE_LEN, NameError, is_showable_name};
pub use notes::motive_text;
pub use people::People;
pub use phrase::Phrase;
pub use reasons::{level_name, reason_text};
pub use refusals::{error_text, error_text_of, refusal_reason, refusal_text};
pub use rulings::{RulingText, ruling_text, rulings};
pub use stella::StellaWords;
pub use story::{story_text, turn_unit};
pub use titles::{bot_name, deck_title, edition_title, guest_name, house_rule_text};
