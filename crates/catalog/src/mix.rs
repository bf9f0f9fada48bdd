//! Mixes: editions and card files, minus or plus single cards.

use asterism_cards::ast::Edition;
use asterism_cards::nearest;
use serde::{Deserialize, Serialize};

use crate::deck::{CardSource, DeckProblem, gather_from, unknown_edition};
use crate::editions::edition;

/// Maximum length of the name of a card file in the name of a deck, in characters.
const MAX_SOURCE_LENGTH: usize = 40;

/// The sources of a deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mix {
    /// Whole editions.
    #[serde(rename = "deck", default, skip_serializing_if = "Vec::is_empty")]
    pub editions: Vec<String>,
    /// Files with custom cards, with their contents, so that a saved game needs no
    /// other file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardSource>,
    /// Cards to leave out: `card`, or `edition/card`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Cards of other editions to add: `edition/card`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
}

impl Mix {
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.editions.is_empty()
            && self.cards.is_empty()
            && self.without.is_empty()
            && self.with.is_empty()
    }

    /// The ids of the editions and card files, after which the deck is named. Single
    /// cards of other editions don't count.
    #[must_use]
    pub fn sources(&self) -> Vec<String> {
        let shortened = |id: String| id.chars().take(MAX_SOURCE_LENGTH).collect();
        let files = self.cards.iter().filter_map(CardSource::edition).map(shortened);
        self.editions.iter().cloned().chain(files).collect()
    }

    /// The cards, edition by edition.
    pub fn gather(&self) -> Result<Vec<Edition>, DeckProblem> {
        self.gather_from(&[])
    }

    /// The cards, with `instead` replacing embedded editions of the same name.
    pub(crate) fn gather_from(&self, instead: &[Edition]) -> Result<Vec<Edition>, DeckProblem> {
        let mut gathered = gather_from(&self.editions, &self.cards, instead)?;
        leave_out(&mut gathered, &self.without)?;
        add_single_from(&mut gathered, &self.with, instead)?;
        Ok(gathered)
    }
}

/// Removes single cards. A name that several editions use needs the edition.
pub fn leave_out(gathered: &mut [Edition], without: &[String]) -> Result<(), DeckProblem> {
    for name in without {
        let (edition, card) = match name.split_once('/') {
            Some((edition, card)) => (Some(edition), card),
            None => (None, name.as_str()),
        };
        let fits = |id: &str| edition.is_none_or(|edition| edition == id);
        let holders: Vec<usize> = (0..gathered.len())
            .filter(|&at| fits(&gathered[at].id))
            .filter(|&at| gathered[at].cards.iter().any(|known| known.id == card))
            .collect();
        match holders.as_slice() {
            [at] => gathered[*at].cards.retain(|known| known.id != card),
            [] => {
                let known = || {
                    let editions = gathered.iter().filter(|edition| fits(&edition.id));
                    editions.flat_map(|edition| &edition.cards).map(|known| known.id.as_str())
                };
                let like = nearest(card, known()).map(str::to_owned);
                return Err(DeckProblem::UnknownCard { name: name.clone(), like });
            }
            several => {
                let names = several.iter().map(|&at| format!("{}/{card}", gathered[at].id));
                let candidates = names.collect::<Vec<_>>().join(", ");
                return Err(DeckProblem::AmbiguousCard { name: name.clone(), candidates });
            }
        }
    }
    Ok(())
}

/// Adds single cards of editions.
pub fn add_single(gathered: &mut Vec<Edition>, with: &[String]) -> Result<(), DeckProblem> {
    add_single_from(gathered, with, &[])
}

fn add_single_from(
    gathered: &mut Vec<Edition>,
    with: &[String],
    instead: &[Edition],
) -> Result<(), DeckProblem> {
    for name in with {
        let Some((id, card)) = name.split_once('/') else {
            return Err(DeckProblem::NeedsEdition { name: name.clone() });
        };
        let other = instead.iter().find(|edition| edition.id == id);
        let source = other.or_else(|| edition(id)).ok_or_else(|| unknown_edition(id))?;
        let Some(found) = source.cards.iter().find(|known| known.id == card) else {
            let like = nearest(card, source.cards.iter().map(|known| known.id.as_str()));
            let like = like.map(|like| format!("{id}/{like}"));
            return Err(DeckProblem::UnknownCard { name: name.clone(), like });
        };
        let at = gathered.iter().position(|edition| edition.id == id).unwrap_or_else(|| {
            gathered.push(Edition { id: id.to_owned(), ..Edition::default() });
            gathered.len() - 1
        });
        if gathered[at].cards.iter().any(|known| known.id == card) {
            return Err(DeckProblem::ThereAlready { name: name.clone() });
        }
        gathered[at].cards.push(found.clone());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(|name| (*name).to_owned()).collect()
    }

    fn mix(editions: &[&str], without: &[&str], with: &[&str]) -> Mix {
        Mix {
            editions: names(editions),
            without: names(without),
            with: names(with),
            ..Mix::default()
        }
    }

    #[test]
    fn single_cards_go_and_come() {
        let mix =
            mix(&["fluxx-4"], &["war", "fluxx-4/milk"], &["star-wars/yoda", "star-wars/veto"]);
        let gathered = mix.gather().unwrap();
        assert_eq!(gathered.len(), 2);
        let whole = edition("fluxx-4").unwrap();
        assert_eq!(gathered[0].cards.len(), whole.cards.len() - 2);
        let added: Vec<&str> = gathered[1].cards.iter().map(|card| card.id.as_str()).collect();
        assert_eq!((gathered[1].id.as_str(), added), ("star-wars", vec!["yoda", "veto"]));
    }

    #[test]
    fn a_deck_is_named_after_its_editions_and_card_files() {
        let file = |name: &str| CardSource { name: name.into(), text: String::new() };
        let mix = Mix {
            cards: vec![file("back-garden.kdl"), file("back-garden.ru.ftl")],
            ..mix(&["star"], &[], &["wonderland/alice"])
        };
        assert_eq!(mix.sources(), ["star", "back-garden"]);
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_a_code() {
        let code = |mix: Mix| mix.gather().unwrap_err().code();
        assert_eq!(code(mix(&["fluxx-4"], &["mlik"], &[])), "unknown-card");
        assert_eq!(code(mix(&["fluxx-4"], &["star-wars/yoda"], &[])), "unknown-card");
        assert_eq!(code(mix(&["fluxx-4"], &["milk", "milk"], &[])), "unknown-card");
        assert_eq!(code(mix(&["fluxx-4", "star-wars"], &["draw-2"], &[])), "ambiguous-card");
        assert_eq!(code(mix(&["fluxx-4"], &[], &["yoda"])), "card-needs-edition");
        assert_eq!(code(mix(&["fluxx-4"], &[], &["stra-wars/yoda"])), "unknown-edition");
        assert_eq!(code(mix(&["fluxx-4"], &[], &["star-wars/yodda"])), "unknown-card");
        assert_eq!(code(mix(&["fluxx-4"], &[], &["fluxx-4/milk"])), "card-there-already");
        assert_eq!(code(mix(&[], &["milk"], &[])), "empty-deck");
    }
}
