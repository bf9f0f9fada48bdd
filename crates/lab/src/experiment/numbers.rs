//! The same card with another number on it.
//!
//! The changed card comes from a card file that is made for it, and the printed one is left
//! out. Its edition is named after the printed one's, so that it is dealt like the printed
//! card (see [`dealt_as`]).

use asterism_cards::ast::{Card, Edition};
use asterism_cards::{nearest, print_card};
use asterism_catalog::{CardSource, DeckProblem, EDITIONS, Setup};
use thiserror::Error;

/// What the editions of changed cards begin with.
const CHANGED: &str = "changed-";

/// Why a number can't be changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChangeError {
    #[error("no card of the deck is called \"{card}\"{}", like.as_deref().map_or_else(String::new, |like| format!(" (did you mean \"{like}\"?)")))]
    NoSuchCard { card: String, like: Option<String> },
    #[error("several cards are called \"{card}\"; write the edition, too: EDITION/{card}")]
    Ambiguous { card: String },
    #[error("there is no number on \"{card}\"")]
    NoNumber { card: String },
    #[error("there are several numbers on \"{card}\"; bring a changed card in a card file")]
    Several { card: String },
    #[error(transparent)]
    Setup(#[from] DeckProblem),
}

/// The name under which a card is dealt: a changed card is dealt like the printed one.
pub(crate) fn dealt_as(full_name: &str) -> &str {
    full_name.strip_prefix(CHANGED).unwrap_or(full_name)
}

/// The edition that a changed card was printed in.
#[must_use]
pub fn printed_edition(edition: &str) -> &str {
    dealt_as(edition)
}

/// The places of the numbers in the text of a card, without those in quotes.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    let (mut quoted, mut before) = (false, ' ');
    for (at, letter) in text.char_indices() {
        quoted ^= letter == '"';
        if letter.is_ascii_digit() && !quoted {
            match found.last_mut() {
                Some(last) if last.end == at => last.end = at + 1,
                // The digits of a word such as `take-2` are not a number.
                _ if before.is_whitespace() || before == '=' => found.push(at..at + 1),
                _ => {}
            }
        }
        before = letter;
    }
    found
}

/// The number on a card, if there is exactly one.
#[must_use]
pub fn number_on(card: &Card) -> Option<u8> {
    let text = print_card(card);
    match numbers(&text).as_slice() {
        [only] => text[only.clone()].parse().ok(),
        _ => None,
    }
}

fn find<'a>(editions: &'a [Edition], wanted: &str) -> Result<(&'a Edition, &'a Card), ChangeError> {
    let all = || {
        editions.iter().flat_map(|edition| edition.cards.iter().map(move |card| (edition, card)))
    };
    let full = |edition: &Edition, card: &Card| format!("{}/{}", edition.id, card.id);
    let found: Vec<_> = all()
        .filter(|(edition, card)| card.id == wanted || full(edition, card) == wanted)
        .collect();
    match found.as_slice() {
        [found] => Ok(*found),
        [] => {
            let like = nearest(wanted, all().map(|(_, card)| card.id.as_str()));
            let like = like.map(str::to_owned);
            Err(ChangeError::NoSuchCard { card: wanted.to_owned(), like })
        }
        _ => Err(ChangeError::Ambiguous { card: wanted.to_owned() }),
    }
}

/// Replaces a card of the deck by one with another number on it.
pub fn change_number(setup: &mut Setup, wanted: &str, number: u8) -> Result<(), ChangeError> {
    if setup.mix.editions.is_empty() && setup.mix.cards.is_empty() {
        // The edition that is played if none is named.
        setup.mix.editions.push(EDITIONS[0].id.to_owned());
    }
    let editions = setup.mix.gather()?;
    let (edition, card) = find(&editions, wanted)?;
    let mut text = print_card(card);
    match numbers(&text).as_slice() {
        [only] => text.replace_range(only.clone(), &number.to_string()),
        [] => return Err(ChangeError::NoNumber { card: wanted.to_owned() }),
        _ => return Err(ChangeError::Several { card: wanted.to_owned() }),
    }
    let name = format!("{CHANGED}{}.kdl", edition.id);
    match setup.mix.cards.iter_mut().find(|source| source.name == name) {
        Some(source) => source.text.push_str(&text),
        None => setup.mix.cards.push(CardSource { name, text }),
    }
    setup.mix.without.push(format!("{}/{}", edition.id, card.id));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_outside_of_quotes_and_words() {
        let found = |text: &str| numbers(text).len();
        assert_eq!(found("goal \"ten\" icon=\"card-10-spades\" { most-cards-in-hand 10 }"), 1);
        assert_eq!(found("action \"a\" { draw 2\n play 12 }"), 2);
        assert_eq!(found("action \"a 7\" { draw-3-play-2 }"), 0);
    }
}
