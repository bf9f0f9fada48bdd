//! Names and marks that lead nowhere.

use super::{Concern, Deck};
use crate::{
    ast::{Card, Demand, Kind, Mark, Modifier, Part},
    lint::endless::each_verb_of,
    references::{Role, references},
    verbs::FieldValue,
};

pub(super) fn check(deck: &mut Deck<'_>) {
    for (edition, card) in deck.cards() {
        for (role, name) in references(card) {
            let concern = match deck.resolve(edition, name) {
                // A Goal that can't be met because of it is reported as such.
                None if role == Role::Wanted || role == Role::OnlyKeeper => continue,
                None => {
                    Concern::MissingCard { name: name.clone(), like: deck.similar(edition, name) }
                }
                Some(other) if !role.suits(other.kind) => Concern::WrongKind {
                    name: name.clone(),
                    kind: other.kind,
                    wanted: role.describe(),
                },
                Some(_) => continue,
            };
            deck.find(edition, card, concern);
        }
        for mark in marks_looked_for(card) {
            let marked = |(_, other): (&str, &Card)| {
                matches!(other.kind, Kind::Keeper | Kind::Creeper) && other.marks.contains(&mark)
            };
            if !deck.cards().any(marked) {
                deck.find(edition, card, Concern::NoSuchMark { mark: mark.0 });
            }
        }
    }
}

fn marks_looked_for(card: &Card) -> Vec<Mark> {
    let mut marks = Vec::new();
    for part in &card.parts {
        match part {
            Part::Modifier(Modifier::Attaches { to: Some(mark) }) => marks.push(mark.clone()),
            Part::Demand(demand) => marks_demanded(demand, &mut marks),
            Part::WinsIf(demands) => {
                demands.iter().for_each(|demand| marks_demanded(demand, &mut marks));
            }
            _ => {}
        }
    }
    each_verb_of(card, &mut |verb| {
        verb.each_field(&mut |_, value| {
            marks.extend(match value {
                FieldValue::Mark(mark) => Some(mark.clone()),
                FieldValue::Selector(selector) => selector.mark.clone(),
                FieldValue::Filter(filter) => filter.mark.clone(),
                _ => None,
            });
        });
    });
    marks
}

fn marks_demanded(demand: &Demand, marks: &mut Vec<Mark>) {
    match demand {
        Demand::Marked(_, mark) => marks.push(mark.clone()),
        Demand::AnyOf(alternatives) => {
            alternatives.iter().flatten().for_each(|demand| marks_demanded(demand, marks));
        }
        _ => {}
    }
}
