//! What editions have in common when they are mixed.

use std::collections::{BTreeMap, BTreeSet};

use crate::ast::{Card, Edition, Kind};
use crate::{print_body, subjects_of, written_out};

/// Cards of several editions that do the same or replace each other, each with
/// its edition.
#[derive(Debug)]
pub struct Overlap<'a> {
    /// What kind of cards they are.
    pub kind: Kind,
    pub cards: Vec<(&'a str, &'a Card)>,
}

/// New Rules of several editions with one subject, of which only the newest
/// stays, and Actions and Surprises that are there more than once.
#[must_use]
pub fn overlaps(editions: &[Edition]) -> Vec<Overlap<'_>> {
    let mut alike: BTreeMap<(Kind, String), Vec<(&str, &Card)>> = BTreeMap::new();
    for edition in editions {
        for card in &edition.cards {
            let same = match card.kind {
                Kind::Rule => subjects_of(&edition.id, card),
                Kind::Action | Kind::Surprise => {
                    BTreeSet::from([print_body(&written_out(&edition.id, card))])
                }
                _ => BTreeSet::new(),
            };
            for same in same {
                alike.entry((card.kind, same)).or_default().push((&edition.id, card));
            }
        }
    }
    let across = |cards: &[(&str, &Card)]| cards.iter().any(|(of, _)| *of != cards[0].0);
    let shared = alike.into_iter().filter(|(_, cards)| across(cards));
    shared.map(|((kind, _), cards)| Overlap { kind, cards }).collect()
}
