//! What the cards of our own editions are called.

use asterism_catalog::{EDITIONS, editions};
use asterism_words::{Language, Names};

/// The names of every card of every edition, in every language.
pub(crate) fn card_names() -> Names {
    let mut names = Names::new();
    for edition in editions() {
        names.add_cards(&edition.id, &edition.cards);
    }
    for files in EDITIONS {
        for (tag, text) in files.names {
            let language: Language = tag.parse().expect("the languages of an edition are ours");
            // What is right in a file is learnt; a test sees that all of it is.
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
