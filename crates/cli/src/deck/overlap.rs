//! Overlaps between mixed editions.

use std::io::Write;

use asterism_cards::ast::{Edition, Kind};
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
    let told = |overlap: asterism_cards::Overlap<'_>| Overlap {
        kind: overlap.kind,
        cards: overlap.cards.iter().map(|(of, card)| format!("{of}/{}", card.id)).collect(),
    };
    asterism_cards::overlaps(editions).into_iter().map(told).collect()
}

/// Prints them, rules first.
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
