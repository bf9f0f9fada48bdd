//! A set as one file, for export and import.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::CardSet;

/// The version of the format. Increase it with every change.
pub const FORMAT: u32 = 1;
/// Maximum length of a file, in bytes: a full set with its rulings, escaped.
pub const MAX_FILE_LEN: usize = 2 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetFile {
    #[serde(rename = "asterism-set")]
    format: u32,
    set: CardSet,
}

/// Why a file can't be imported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    #[error("the file has {size} bytes; at most {most} are read")]
    TooLong { size: usize, most: usize },
    #[error("this is no file of a set: {0}")]
    Unreadable(String),
    #[error("the file has format {found}, this program knows up to {known}")]
    Newer { found: u32, known: u32 },
}

impl CardSet {
    /// The text of the file.
    #[must_use]
    pub fn export(&self) -> String {
        let file = SetFile { format: FORMAT, set: self.clone() };
        // Maps with text keys and numbers can always be written.
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// Reads a file. The set may contain mistakes, but not pictures or versions: those
    /// belong to where it was exported.
    pub fn import(text: &str) -> Result<Self, FileError> {
        if text.len() > MAX_FILE_LEN {
            return Err(FileError::TooLong { size: text.len(), most: MAX_FILE_LEN });
        }
        let file: SetFile =
            serde_json::from_str(text).map_err(|error| FileError::Unreadable(error.to_string()))?;
        if file.format > FORMAT {
            return Err(FileError::Newer { found: file.format, known: FORMAT });
        }
        let mut set = file.set;
        set.version = 0;
        for card in &mut set.cards {
            card.picture = None;
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SetCard;

    #[test]
    fn a_set_survives_its_file() {
        let mut set = CardSet { version: 2, ..CardSet::new("Garden") };
        set.cards.push(SetCard::new("keeper \"magpie\""));
        let read = CardSet::import(&set.export()).unwrap();
        assert_eq!(read, CardSet { version: 0, ..set });
    }

    #[test]
    fn other_files_are_refused() {
        let newer = r#"{"asterism-set":2,"set":{"title":"x"}}"#;
        assert_eq!(CardSet::import(newer), Err(FileError::Newer { found: 2, known: 1 }));
        for text in ["", "{}", "[[[[", r#"{"asterism-set":1,"set":{"title":"x","host":1}}"#] {
            assert!(matches!(CardSet::import(text), Err(FileError::Unreadable(_))), "{text}");
        }
        let deep = "[".repeat(100_000);
        assert!(CardSet::import(&deep).is_err());
        let long = " ".repeat(MAX_FILE_LEN + 1);
        assert!(matches!(CardSet::import(&long), Err(FileError::TooLong { .. })));
    }
}
