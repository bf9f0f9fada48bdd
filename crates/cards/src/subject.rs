//! What a New Rule rules over.

use std::collections::BTreeSet;

use crate::{
    ast::{Card, Kind, Modifier, Part},
    print::print_body,
    references::written_out,
};

/// The subjects of a New Rule: of two rules that share one only the newer
/// stays. A subject that is written down counts, and so does every
/// number of draws, plays, limits or Goals that it sets. A rule with neither is
/// about what it does, so that rules that do exactly the same share a subject
/// whatever their names and editions are.
///
/// `edition` is the card's own: `crown` in two editions are two cards, so
/// rules about them are two subjects.
///
/// None for cards that are not New Rules, at least one for those that are.
#[must_use]
pub fn subjects_of(edition: &str, card: &Card) -> BTreeSet<String> {
    if card.kind != Kind::Rule {
        return BTreeSet::new();
    }
    let numbers = card.parts.iter().filter_map(|part| match part {
        Part::Modifier(modifier) => numbered(modifier).map(str::to_owned),
        _ => None,
    });
    let mut subjects: BTreeSet<String> = numbers.chain(card.subject.clone()).collect();
    if subjects.is_empty() {
        subjects.insert(print_body(&written_out(edition, card)).trim_end().to_owned());
    }
    subjects
}

/// The subject of a modifier that sets one number for everybody.
fn numbered(modifier: &Modifier) -> Option<&'static str> {
    match modifier {
        Modifier::Draw(_) => Some("draw"),
        Modifier::Play(_) => Some("play"),
        Modifier::HandLimit(_) => Some("hand-limit"),
        Modifier::KeeperLimit(_) => Some("keeper-limit"),
        Modifier::Goals(_) => Some("goals"),
        _ => None,
    }
}
