//! The card files of a set, as a table's setup takes them.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use asterism_cards::print_cards;
use asterism_catalog::{CardSource, editions};

use crate::{CardSet, SetCard};

/// Maximum length of an edition's id, in characters.
const MAX_ID_LEN: usize = 40;

/// The id of the edition that a set of this title becomes: its Latin letters and digits.
#[must_use]
pub fn edition_id(title: &str) -> String {
    let mut id = String::new();
    for letter in title.chars().flat_map(char::to_lowercase) {
        if letter.is_ascii_alphanumeric() {
            id.push(letter);
        } else if letter != '\'' && letter != '’' && !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
        if id.len() == MAX_ID_LEN {
            break;
        }
    }
    let id = id.trim_end_matches('-');
    if id.is_empty() {
        return "own-cards".to_owned();
    }
    if editions().iter().any(|edition| edition.id == id) {
        return format!("my-{id}");
    }
    id.to_owned()
}

impl CardSet {
    /// The card file, and a file of names for every language that has any. Cards that
    /// can't be read are left out; [`CardSet::mistakes`] reports them.
    #[must_use]
    pub fn sources(&self) -> Vec<CardSource> {
        let id = edition_id(&self.title);
        let read: Vec<_> =
            self.cards.iter().filter_map(|card| Some((card, card.read()?))).collect();
        let text = print_cards(read.iter().map(|(_, card)| card));
        let mut sources = vec![CardSource { name: format!("{id}.kdl"), text }];
        let languages: BTreeSet<&str> =
            read.iter().flat_map(|(card, _)| card.names.keys()).map(String::as_str).collect();
        for language in languages {
            let mut text = String::new();
            for (card, definition) in &read {
                name_line(&mut text, &definition.id, card, language);
            }
            if !text.is_empty() {
                sources.push(CardSource { name: format!("{id}.{language}.ftl"), text });
            }
        }
        sources
    }
}

fn name_line(text: &mut String, id: &str, card: &SetCard, language: &str) {
    let Some(name) = card.names.get(language).filter(|name| !name.name.is_empty()) else { return };
    // Writing to a String can't fail.
    let _ = writeln!(text, "{id} = {}", name.name);
    for (form, spelled) in &name.forms {
        let _ = writeln!(text, "    .{form} = {spelled}");
    }
}

#[cfg(test)]
mod tests {
    use asterism_catalog::Setup;

    use super::*;
    use crate::CardName;

    #[test]
    fn ids_are_made_of_titles() {
        assert_eq!(edition_id("The Back Garden!"), "the-back-garden");
        assert_eq!(edition_id("Grandma's cards"), "grandmas-cards");
        assert_eq!(edition_id("Сад"), "own-cards");
        assert_eq!(edition_id("Star"), "my-star");
        assert_eq!(edition_id(&"a ".repeat(100)).len(), MAX_ID_LEN - 1);
    }

    #[test]
    fn a_table_can_be_built_from_a_set() {
        let mut set = CardSet::new("The Back Garden");
        let mut magpie = SetCard::new("keeper \"magpie\" icon=\"raven\"");
        let name = CardName { name: "Сорока".into(), ..CardName::default() };
        magpie.names.insert("ru".into(), name);
        set.cards.push(magpie);
        set.cards.push(SetCard::new("goal \"shiny\" { have \"magpie\" \"fluxx-4/milk\" }"));
        let sources = set.sources();
        let names: Vec<&str> = sources.iter().map(|source| source.name.as_str()).collect();
        assert_eq!(names, ["the-back-garden.kdl", "the-back-garden.ru.ftl"]);
        assert_eq!(sources[1].text, "magpie = Сорока\n");
        let mut setup = Setup::new("fluxx", 3);
        setup.mix.editions = vec!["fluxx-4".into()];
        setup.mix.cards = sources;
        setup.build().unwrap();
    }
}
