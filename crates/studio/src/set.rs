//! A set as data.

use std::collections::BTreeMap;

use asterism_cards::ast::Card;
use asterism_cards::read_cards;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A set of custom cards. It may contain mistakes: a draft can always be saved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSet {
    pub title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The number of the last published version; 0 if there is none.
    #[serde(default)]
    pub version: u32,
    #[serde(default)]
    pub cards: Vec<SetCard>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<SetRuling>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<Origin>,
}

/// A card of a set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetCard {
    /// The definition in the card language. Its id and kind are in it.
    pub kdl: String,
    /// Names by language tag.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, CardName>,
    /// The name of an icon, in place of the one in the definition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// A color, `#rrggbb`, in place of the color of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// The id of an uploaded picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A name, with grammatical forms as in the files of names of the editions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardName {
    pub name: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub forms: BTreeMap<String, String>,
}

/// A scenario that must always hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetRuling {
    /// The card that it is about.
    pub card: String,
    /// In the format of scenarios.
    pub scenario: Value,
}

/// The published version that a set was forked from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub title: String,
    pub version: u32,
    /// The name of whoever published it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

impl CardSet {
    #[must_use]
    pub fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), ..Self::default() }
    }

    /// The card with this id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<&SetCard> {
        self.cards.iter().find(|card| card.id().as_deref() == Some(id))
    }

    /// A copy for somebody else, without what belongs to the original: its versions and
    /// uploaded pictures.
    #[must_use]
    pub fn fork(&self, by: Option<String>) -> Self {
        let origin = Origin { title: self.title.clone(), version: self.version, by };
        let mut copy = Self { version: 0, forked_from: Some(origin), ..self.clone() };
        for card in &mut copy.cards {
            card.picture = None;
        }
        copy
    }
}

impl SetCard {
    #[must_use]
    pub fn new(kdl: impl Into<String>) -> Self {
        Self { kdl: kdl.into(), ..Self::default() }
    }

    /// The definition, if the text is one card without mistakes, with the chosen icon.
    #[must_use]
    pub fn read(&self) -> Option<Card> {
        if self.kdl.len() > crate::MAX_CARD_LEN {
            return None;
        }
        let file = read_cards("card.kdl", &self.kdl);
        if !file.report.is_clean() || file.cards.len() != 1 {
            return None;
        }
        let mut card = file.cards.into_iter().next()?.card;
        if let Some(icon) = &self.icon {
            card.icon = Some(icon.clone());
        }
        Some(card)
    }

    /// Its id, if it can be read.
    #[must_use]
    pub fn id(&self) -> Option<String> {
        self.read().map(|card| card.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_cannot_be_read_has_no_id() {
        assert_eq!(SetCard::new("keeper \"magpie\"").id().as_deref(), Some("magpie"));
        assert_eq!(SetCard::new("keeper \"magpie").id(), None);
        assert_eq!(SetCard::new("keeper \"a\"\nkeeper \"b\"").id(), None);
    }

    #[test]
    fn the_chosen_icon_replaces_the_written_one() {
        let mut card = SetCard::new("keeper \"magpie\" icon=\"raven\"");
        card.icon = Some("crow".into());
        assert_eq!(card.read().unwrap().icon.as_deref(), Some("crow"));
    }

    #[test]
    fn a_fork_names_its_origin_and_has_no_versions_of_its_own() {
        let mut set = CardSet { version: 3, ..CardSet::new("Garden") };
        set.cards.push(SetCard { picture: Some("p".into()), ..SetCard::new("keeper \"k\"") });
        let fork = set.fork(Some("Ola".into()));
        let origin = Origin { title: "Garden".into(), version: 3, by: Some("Ola".into()) };
        assert_eq!((fork.version, fork.forked_from), (0, Some(origin)));
        assert_eq!(fork.cards[0].picture, None);
    }
}
