//! Names of the cards of all editions.

use asterism_catalog::{EDITIONS, editions};
use asterism_words::{Language, Names};

/// Names of all cards of all editions, in all languages.
pub(crate) fn card_names() -> Names {
    let mut names = Names::new();
    for edition in editions() {
        names.add_cards(&edition.id, &edition.cards);
    }
    for files in EDITIONS {
        for (tag, text) in files.names {
            let language: Language = tag.parse().expect("the languages of an edition are ours");
            // Valid lines are used; a test checks that all lines are valid.
            let _ = names.add_ftl(files.id, language, text);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_every_edition_can_be_read() {
        for files in EDITIONS {
            for (tag, text) in files.names {
                let read = Names::new().add_ftl(files.id, tag.parse().unwrap(), text);
                assert_eq!(read, Ok(()), "{} {tag}", files.id);
            }
        }
    }
}
