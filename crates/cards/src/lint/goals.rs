//! Goals nobody can meet, and cards no Goal cares for.

use std::collections::BTreeSet;

use super::{Concern, Deck};
use crate::{
    ast::{Card, Demand, Kind, Part},
    references::{Role, references},
};

pub(super) fn check(deck: &mut Deck<'_>) {
    let mut named: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (edition, card) in deck.cards().filter(|(_, card)| card.kind == Kind::Goal) {
        for (role, name) in references(card) {
            if role != Role::Unwanted {
                named.insert(Deck::full_name(edition, name));
            }
        }
        if let Some(why) = impossible(deck, edition, card) {
            let missing = references(card)
                .into_iter()
                .find(|(_, name)| deck.resolve(edition, name).is_none());
            let like = missing.and_then(|(_, name)| deck.similar(edition, name));
            deck.find(edition, card, Concern::ImpossibleGoal { why, like });
        }
    }
    for (edition, card) in deck.cards() {
        if named.contains(&(edition, card.id.as_str())) {
            continue;
        }
        match card.kind {
            // Marks are looked for, and what counts as another card is asked for with it.
            Kind::Keeper if !card.marks.is_empty() && deck.cards().any(asks_for_marks) => {}
            Kind::Keeper => {
                let has_power = !card.parts.is_empty();
                deck.find(edition, card, Concern::UnusedKeeper { has_power });
            }
            Kind::Creeper => deck.find(edition, card, Concern::UnnamedCreeper),
            _ => {}
        }
    }
}

fn asks_for_marks((_, card): (&str, &Card)) -> bool {
    card.parts.iter().any(|part| matches!(part, Part::Demand(Demand::Marked(..))))
}

/// Why a Goal can't be met, if it can't.
fn impossible(deck: &Deck<'_>, edition: &str, goal: &Card) -> Option<String> {
    let demands: Vec<&Demand> = goal
        .parts
        .iter()
        .filter_map(|part| match part {
            Part::Demand(demand) => Some(demand),
            _ => None,
        })
        .collect();
    unmet(deck, edition, &demands)
}

/// Why these demands can't be met together, if they can't.
fn unmet(deck: &Deck<'_>, edition: &str, demands: &[&Demand]) -> Option<String> {
    let there = |name: &String| deck.resolve(edition, name).is_some();
    for demand in demands {
        match demand {
            Demand::Have(cards) => {
                if let Some(name) = cards.iter().find(|name| !there(name)) {
                    return Some(format!("`{name}` is not in the deck"));
                }
            }
            Demand::AtLeast(count, cards) => {
                let found = cards.iter().filter(|name| there(name)).count();
                if found < usize::from(*count) {
                    return Some(format!("only {found} of its cards are in the deck"));
                }
            }
            Demand::OnlyKeeper(name) if !there(name) => {
                return Some(format!("`{name}` is not in the deck"));
            }
            Demand::MostKeepers(number) => {
                let keepers = deck.cards().filter(|(_, card)| card.kind == Kind::Keeper).count();
                if usize::from(number.value) > keepers {
                    return Some(format!("the deck has only {keepers} keepers"));
                }
            }
            Demand::MostCardsInHand(number) => {
                let in_hand = |kind| !matches!(kind, Kind::Creeper | Kind::Meta | Kind::Goal);
                let cards = deck.cards().filter(|(_, card)| in_hand(card.kind)).count();
                if usize::from(number.value) > cards {
                    return Some("the deck has too few cards".into());
                }
            }
            Demand::Marked(count, mark) => {
                let found = deck.cards().filter(|(_, card)| card.marks.contains(mark)).count();
                if found < usize::from(*count) {
                    return Some(format!("only {found} cards of the deck are marked `{}`", mark.0));
                }
            }
            Demand::Points(points) => {
                let value = |card: &Card| usize::from(card.value.unwrap_or(1));
                let keepers = deck.cards().filter(|(_, card)| card.kind == Kind::Keeper);
                let sum: usize = keepers.map(|(_, card)| value(card)).sum();
                if sum < usize::from(*points) {
                    return Some(format!("all keepers together have only {sum} points"));
                }
            }
            Demand::OtherHas(name) if !there(name) => {
                return Some(format!("`{name}` is not in the deck"));
            }
            Demand::AnyOf(alternatives) => {
                let mut why = None;
                let all = alternatives.iter().all(|demands| {
                    let demands: Vec<&Demand> = demands.iter().collect();
                    why = unmet(deck, edition, &demands);
                    why.is_some()
                });
                if all {
                    return why;
                }
            }
            Demand::OnlyKeeper(_)
            | Demand::NobodyHas(_)
            | Demand::Lack(_)
            | Demand::OtherHas(_)
            | Demand::EmptyHand => {}
        }
    }
    contradicts_itself(deck, edition, demands)
}

fn contradicts_itself(deck: &Deck<'_>, edition: &str, demands: &[&Demand]) -> Option<String> {
    let needed: Vec<(&str, &str)> = demands
        .iter()
        .flat_map(|demand| match demand {
            Demand::Have(cards) => cards.as_slice(),
            Demand::OnlyKeeper(card) => std::slice::from_ref(card),
            _ => &[],
        })
        .map(|name| Deck::full_name(edition, name))
        .collect();
    for demand in demands {
        match demand {
            Demand::Lack(names) => {
                let excluded = |name: &&String| needed.contains(&Deck::full_name(edition, name));
                if let Some(name) = names.iter().find(excluded) {
                    return Some(format!("`{name}` is both needed and excluded"));
                }
            }
            Demand::NobodyHas(name) if needed.contains(&Deck::full_name(edition, name)) => {
                return Some(format!("`{name}` is both needed and excluded"));
            }
            Demand::OnlyKeeper(name) => {
                let only = Deck::full_name(edition, name);
                let other = needed.iter().find(|(edition, card)| {
                    (*edition, *card) != only
                        && deck.resolve(edition, card).is_some_and(|it| it.kind == Kind::Keeper)
                });
                if let Some((_, other)) = other {
                    return Some(format!("it allows only `{name}` but needs `{other}`"));
                }
            }
            _ => {}
        }
    }
    None
}
