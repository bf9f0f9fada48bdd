//! The card language.
//!
//! Owns: the typed vocabulary of what a card can do, reading definitions from
//! text with every mistake reported at once, the linter, the canonical printer
//! and the reference of the language.
//!
//! Knows nothing about: positions, seats, decks in play, servers, and human
//! languages other than its own diagnostics.
//!
//! ```
//! use asterism_cards::{print_cards, read_cards};
//!
//! // All mistakes of a card file are reported at once, with their places.
//! let file = read_cards("mine.kdl", "action \"big-draw\" { drow 3 }");
//! assert!(file.report.render(false).contains("draw"), "it suggests a word");
//!
//! // What is read can be printed again, in canonical form.
//! let text = "action \"big-draw\" { draw 3 }\n";
//! let file = read_cards("mine.kdl", text);
//! assert!(file.report.is_clean());
//! let card = &file.cards[0].card;
//! assert_eq!(card.id, "big-draw");
//! assert_eq!(print_cards([card]), text);
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

pub mod ast;
mod did_you_mean;
pub mod edition;
#[doc(hidden)]
pub mod fuzz;
mod lint;
pub mod mistake;
pub mod outline;
mod overlap;
mod print;
pub mod read;
mod reference;
mod references;
pub mod spelling;
mod subject;
mod syntax;
pub mod verbs;
pub mod vocabulary;

pub use did_you_mean::nearest;
pub use edition::{File, Loaded, Location, load};
pub use lint::{Concern, Finding, lint};
pub use mistake::{Mistake, MistakeKind, MistakeReport};
pub use overlap::{Overlap, overlaps};
pub use print::{print_body, print_card, print_cards, print_edition};
pub use read::{CardFile, Found, is_name, is_reference, read_cards};
pub use reference::reference_page;
pub use references::{Role, references, written_out};
pub use subject::subjects_of;
pub use syntax::{DEEPEST, MAX_BRACES, MAX_FILE_LEN, MAX_LINE_LEN};
