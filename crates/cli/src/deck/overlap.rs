//! What editions have in common when they are mixed: New Rules with one
//! subject, of which only the newest stays, and Actions and Surprises
//! that are there more than once.

use std::collections::BTreeMap;
use std::io::Write;

use asterism_cards::ast::{Edition, Kind};
use asterism_cards::{print_body, subject_of, written_out};
use serde::Serialize;

use crate::failure::Failure;
use crate::numbers::counted;

/// Cards of several editions that do the same or replace each other.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Overlap {
    kind: Kind,
    /// The cards, as `edition/card`.
    cards: Vec<String>,
}

/// All overlaps between editions.
pub(crate) fn overlaps(editions: &[Edition]) -> Vec<Overlap> {
    let mut alike: BTreeMap<(Kind, String), Vec<(&str, &str)>> = BTreeMap::new();
    for edition in editions {
        for card in &edition.cards {
            let same = match card.kind {
                Kind::Rule => subject_of(&edition.id, card),
                Kind::Action | Kind::Surprise => Some(print_body(&written_out(&edition.id, card))),
                _ => None,
            };
            if let Some(same) = same {
                alike.entry((card.kind, same)).or_default().push((&edition.id, &card.id));
            }
        }
    }
    let across = |cards: &[(&str, &str)]| cards.iter().any(|(edition, _)| *edition != cards[0].0);
    alike
        .into_iter()
        .filter(|(_, cards)| across(cards))
        .map(|((kind, _), cards)| Overlap {
            kind,
            cards: cards.iter().map(|(edition, card)| format!("{edition}/{card}")).collect(),
        })
        .collect()
}

/// Writes them, rules first.
pub(crate) fn write_overlaps(overlaps: &[Overlap], out: &mut impl Write) -> Result<(), Failure> {
    let rules = |overlap: &&Overlap| overlap.kind == Kind::Rule;
    let lists: [(&str, Vec<&Overlap>); 2] = [
        (
            "Rules of several editions that replace each other",
            overlaps.iter().filter(rules).collect(),
        ),
        (
            "Actions and Surprises of several editions that do the same",
            overlaps.iter().filter(|overlap| !rules(overlap)).collect(),
        ),
    ];
    for (title, list) in lists {
        if list.is_empty() {
            continue;
        }
        let cards: usize = list.iter().map(|overlap| overlap.cards.len()).sum();
        writeln!(out, "\n{title}: {}", counted(cards as u64, "card"))?;
        for overlap in list {
            writeln!(out, "  {}", overlap.cards.join(", "))?;
        }
    }
    Ok(())
}
