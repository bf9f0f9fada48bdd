//! Names and marks that lead nowhere.

use super::{Concern, Deck};
use crate::{
    ast::{Card, Kind, Mark, Modifier, Part},
    lint::endless::each_verb_of,
    references::{Role, references},
    spelling::Spelled,
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
                other.kind == Kind::Keeper && other.marks.contains(&mark)
            };
            if !deck.cards().any(marked) {
                let mark = mark.spelled().unwrap_or_default();
                deck.find(edition, card, Concern::NoSuchMark { mark });
            }
        }
    }
}

fn marks_looked_for(card: &Card) -> Vec<Mark> {
    let mut marks = Vec::new();
    for part in &card.parts {
        if let Part::Modifier(Modifier::Attaches { to: Some(mark) }) = part {
            marks.push(*mark);
        }
    }
    each_verb_of(card, &mut |verb| {
        verb.each_field(&mut |_, value| {
            if let FieldValue::Mark(mark) = value {
                marks.push(mark);
            }
        });
    });
    marks
}
