//! The editions, embedded in the program.

use std::sync::LazyLock;

use asterism_cards::ast::Edition;
use asterism_cards::{File, load};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The files of an edition's folder.
#[derive(Debug)]
pub struct EditionFiles {
    /// The id, which is the name of the folder.
    pub id: &'static str,
    /// The fewest and the most players, as printed on the box.
    pub players: (usize, usize),
    /// The text of `edition.kdl`.
    pub about: &'static str,
    /// Card files: name and text.
    pub cards: &'static [(&'static str, &'static str)],
    /// Names of cards: language and text.
    pub names: &'static [(&'static str, &'static str)],
}

macro_rules! edition {
    ($id:literal, $fewest:literal to $most:literal players: $($file:literal)*) => {
        EditionFiles {
            id: $id,
            players: ($fewest, $most),
            about: include_str!(concat!("../../../decks/", $id, "/edition.kdl")),
            cards: &[$((
                concat!("decks/", $id, "/", $file, ".kdl"),
                include_str!(concat!("../../../decks/", $id, "/", $file, ".kdl")),
            )),*],
            names: edition!(@names $id "en" "it" "pl" "ru"),
        }
    };
    (@names $id:literal $($language:literal)*) => {
        &[$((
            $language,
            include_str!(concat!("../../../decks/", $id, "/names/", $language, ".ftl")),
        )),*]
    };
}

/// All editions, one line per folder.
pub const EDITIONS: &[EditionFiles] = &[
    edition!("fluxx-4", 2 to 6 players: "rules" "goals" "keepers" "creepers" "actions" "meta"),
    edition!("star", 2 to 6 players: "rules" "goals" "keepers" "creepers" "actions" "surprises"),
    edition!("star-wars", 2 to 6 players: "rules" "goals" "keepers" "creepers" "actions" "surprises"),
    edition!("wonderland", 2 to 6 players: "rules" "goals" "keepers" "creepers" "actions" "surprises"),
    edition!("comets", 2 to 6 players: "rules" "goals" "keepers" "creepers" "actions" "surprises"),
];

static LOADED: LazyLock<Vec<Edition>> = LazyLock::new(|| {
    EDITIONS
        .iter()
        .map(|files| {
            let cards: Vec<File<'_>> =
                files.cards.iter().map(|&(name, text)| File { name, text }).collect();
            let name = format!("decks/{}/edition.kdl", files.id);
            load(File { name: &name, text: files.about }, &cards).edition
        })
        .collect()
});

/// All editions, parsed.
#[must_use]
pub fn editions() -> &'static [Edition] {
    &LOADED
}

#[must_use]
pub fn edition(id: &str) -> Option<&'static Edition> {
    editions().iter().find(|edition| edition.id == id)
}

/// Why a definition can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("The stored definition of an edition can't be used: {0}")]
pub struct DefinitionError(String);

/// The serialized files of an edition.
#[derive(Serialize, Deserialize)]
struct Definition {
    id: String,
    about: String,
    cards: Vec<(String, String)>,
}

/// Everything that defines an embedded edition, as one text. The text always
/// defines the same game, even if later versions embed a different edition.
#[must_use]
pub fn write_definition(id: &str) -> Option<String> {
    let files = EDITIONS.iter().find(|files| files.id == id)?;
    let cards = files.cards.iter().map(|&(name, text)| (name.to_owned(), text.to_owned()));
    let definition = Definition {
        id: files.id.to_owned(),
        about: files.about.to_owned(),
        cards: cards.collect(),
    };
    serde_json::to_string(&definition).ok()
}

/// Parses the output of [`write_definition`].
pub fn read_definition(text: &str) -> Result<Edition, DefinitionError> {
    let definition: Definition =
        serde_json::from_str(text).map_err(|error| DefinitionError(error.to_string()))?;
    let cards: Vec<File<'_>> =
        definition.cards.iter().map(|(name, text)| File { name, text }).collect();
    let loaded = load(File { name: &definition.id, text: &definition.about }, &cards);
    if loaded.is_clean() { Ok(loaded.edition) } else { Err(DefinitionError(loaded.render(false))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_reads_without_a_mistake() {
        for files in EDITIONS {
            let cards: Vec<File<'_>> =
                files.cards.iter().map(|&(name, text)| File { name, text }).collect();
            let loaded = load(File { name: files.id, text: files.about }, &cards);
            assert!(loaded.is_clean(), "{}", loaded.render(false));
            assert_eq!(loaded.edition.id, files.id);
        }
    }

    #[test]
    fn a_definition_is_the_edition() {
        for files in EDITIONS {
            let text = write_definition(files.id).unwrap();
            assert_eq!(Some(&read_definition(&text).unwrap()), edition(files.id));
        }
        assert!(read_definition("{}").is_err());
        assert!(write_definition("unknown").is_none());
    }
}
