//! People as tables know them, and ids.

pub use asterism_ids::{Digest, Millis, PersonId, TableId};
pub(crate) use asterism_ids::{from_hex, to_hex};
use serde::{Deserialize, Serialize};

/// A person as others see them.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// The chosen color, as an index into the interface's palette.
    #[serde(default, alias = "colour", skip_serializing_if = "Option::is_none")]
    pub color: Option<u8>,
}

/// Bidirectional control characters, which could reorder the text of a page.
pub(crate) const fn is_direction_mark(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
