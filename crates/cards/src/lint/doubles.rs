//! Cards that are there twice, and rules that replace too little.

use std::collections::BTreeMap;

use super::{Concern, Deck, Finding};
use crate::{
    ast::{Card, Kind},
    print::print_body,
    references::written_out,
    subject::subjects_of,
};

pub(super) fn check(deck: &mut Deck<'_>) {
    editions(deck);
    names(deck);
    bodies(deck);
    subjects(deck);
}

fn editions(deck: &mut Deck<'_>) {
    for (index, edition) in deck.editions.iter().enumerate() {
        if deck.editions[..index].iter().any(|other| other.id == edition.id) {
            deck.findings.push(Finding {
                edition: edition.id.clone(),
                card: None,
                concern: Concern::EditionTwice,
            });
        }
    }
}

fn names(deck: &mut Deck<'_>) {
    for edition in deck.editions {
        for (index, card) in edition.cards.iter().enumerate() {
            if edition.cards[..index].iter().any(|other| other.id == card.id) {
                let other = card.id.clone();
                deck.find(&edition.id, card, Concern::ListedTwice { other });
            }
        }
    }
}

/// Cards that do the same, or the same but for numbers.
fn bodies(deck: &mut Deck<'_>) {
    let mut seen: BTreeMap<(Kind, String), Vec<(&str, &Card)>> = BTreeMap::new();
    let mut alike: BTreeMap<String, (&str, &Card, String)> = BTreeMap::new();
    for (edition, card) in deck.cards() {
        // Keepers and Creepers are what they are by name.
        if matches!(card.kind, Kind::Keeper | Kind::Creeper) {
            continue;
        }
        let body = print_body(&written_out(edition, card));
        let same = seen.entry((card.kind, body.clone())).or_default();
        let others = || same.iter().filter(|(_, other)| other.id != card.id);
        if let Some((_, other)) = others().find(|(other, _)| *other == edition) {
            let other = other.id.clone();
            deck.find(edition, card, Concern::ListedTwice { other });
        } else if let Some((other_edition, other)) = others().next()
            && card.kind == Kind::Rule
        {
            let other = format!("{other_edition}/{}", other.id);
            deck.find(edition, card, Concern::SameFunction { other });
        }
        same.push((edition, card));
        if card.kind != Kind::Rule {
            continue;
        }
        let shape = body.split(|c: char| c.is_ascii_digit()).filter(|text| !text.is_empty());
        let shape: String = shape.collect::<Vec<_>>().join("#");
        match alike.get(&shape) {
            Some((other_edition, other, other_body))
                if *other_body != body
                    && subjects_of(other_edition, other)
                        .is_disjoint(&subjects_of(edition, card)) =>
            {
                let other = other.id.clone();
                deck.find(edition, card, Concern::NearlySame { other });
            }
            Some(_) => {}
            None => drop(alike.insert(shape, (edition, card, body))),
        }
    }
}

fn subjects(deck: &mut Deck<'_>) {
    let mut holders: BTreeMap<String, usize> = BTreeMap::new();
    for (edition, card) in deck.cards() {
        for subject in subjects_of(edition, card) {
            *holders.entry(subject).or_default() += 1;
        }
    }
    for (edition, card) in deck.cards().filter(|(_, card)| card.kind == Kind::Rule) {
        if let Some(written) = &card.subject
            && holders.get(written) == Some(&1)
        {
            let subject = written.clone();
            deck.find(edition, card, Concern::LonelySubject { subject });
        }
    }
}
