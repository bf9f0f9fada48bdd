//! People as tables know them, and ids as all of the program knows them.

pub use asterism_ids::{Digest, Millis, PersonId, TableId};
pub(crate) use asterism_ids::{from_hex, to_hex};
use serde::{Deserialize, Serialize};

/// A person as the others see one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What the others call them.
    pub name: String,
    /// Which of the interface's colours, where one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
}

/// Marks that would turn the text of a page round.
pub(crate) const fn is_direction_mark(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
