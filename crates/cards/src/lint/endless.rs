//! Effects without an end.

use super::{Concern, Deck};
use crate::ast::{Ability, Answer, Card, Occasion, Part, Selector, TriggerEvent, Verb, What};
use crate::verbs::{ByChance, ChooseOne, Discard, Effects, each_verb};

pub(super) fn check(deck: &mut Deck<'_>) {
    for (edition, card) in deck.cards() {
        for ability in abilities(card) {
            if let Some(why) = endless(ability) {
                deck.find(edition, card, Concern::Endless { why });
            }
        }
        for verbs in verb_lists(card) {
            check_order(deck, edition, card, verbs);
        }
    }
    passed_back_and_forth(deck);
}

pub(super) fn abilities(card: &Card) -> impl Iterator<Item = &Ability> {
    card.parts.iter().filter_map(|part| match part {
        Part::Ability(ability) => Some(ability),
        _ => None,
    })
}

fn verb_lists(card: &Card) -> impl Iterator<Item = &[Verb]> {
    card.parts.iter().filter_map(|part| match part {
        Part::Ability(ability) => Some(ability.verbs.as_slice()),
        Part::Effect(verbs) | Part::Answer(Answer { then: verbs, .. }) => Some(verbs.as_slice()),
        _ => None,
    })
}

/// Calls for every verb of a card, including those inside choices.
pub(super) fn each_verb_of(card: &Card, call: &mut dyn FnMut(&Verb)) {
    for verbs in verb_lists(card) {
        each_verb(verbs, call);
    }
}

/// Whether some verb has this effect.
fn some(verbs: &[Verb], effect: Effects) -> bool {
    any(verbs, |verb| verb.effects().has(effect))
}

fn any(verbs: &[Verb], test: impl Fn(&Verb) -> bool) -> bool {
    let mut found = false;
    each_verb(verbs, &mut |verb| found |= test(verb));
    found
}

/// Whether every way through the verbs leads past one that has any of these
/// effects.
pub(super) fn always(verbs: &[Verb], effects: &[Effects]) -> bool {
    verbs.iter().any(|verb| match verb {
        Verb::ChooseOne(ChooseOne { options }) | Verb::ByChance(ByChance { options }) => {
            options.iter().all(|option| always(option, effects))
        }
        verb => effects.iter().any(|effect| verb.effects().has(*effect)),
    })
}

fn endless(ability: &Ability) -> Option<String> {
    let verbs = &ability.verbs;
    let why = match ability.occasion {
        Occasion::FreeAction | Occasion::Alone
            if some(verbs, Effects::GAINS)
                && !always(verbs, &[Effects::COSTS, Effects::ENDS_TURN]) =>
        {
            "it may be used any number of times, gains something and costs nothing; use `once-per-turn`, or end the turn"
        }
        Occasion::StartOfTurn | Occasion::OncePerTurn | Occasion::FreeAction
            if some(verbs, Effects::EXTRA_TURN) =>
        {
            "each turn brings another one"
        }
        Occasion::TogetherWith { .. } if !some(verbs, Effects::MOVES_OWN_CARDS) => {
            "nothing it does separates the two cards, so it happens again"
        }
        Occasion::After { event: TriggerEvent::Play, .. } if some(verbs, Effects::PLAYS_CARDS) => {
            "a card that it plays can set it off again"
        }
        Occasion::GoalsChange if some(verbs, Effects::PLAYS_GOALS) => {
            "a change of goals can bring the next change"
        }
        _ => return None,
    };
    Some(why.to_owned())
}

fn check_order(deck: &mut Deck<'_>, edition: &str, card: &Card, verbs: &[Verb]) {
    let first = verbs.iter().position(|verb| matches!(verb, Verb::DrawAsMany(_)));
    let Some(first) = first else { return };
    if !any(&verbs[..first], |verb| matches!(verb, Verb::DiscardHand(_))) {
        deck.find(edition, card, Concern::NothingDiscarded);
    }
}

/// Two cards that react to each other by moving, and neither ever leaves.
fn passed_back_and_forth(deck: &mut Deck<'_>) {
    for (edition, card) in deck.cards() {
        for (other_name, verbs) in triggers(card) {
            let Some(other) = deck.resolve(edition, other_name) else { continue };
            let (other_edition, _) = Deck::full_name(edition, other_name);
            let answered = triggers(other).any(|(back, verbs)| {
                Deck::full_name(other_edition, back) == (edition, card.id.as_str())
                    && !ends_the_meeting(verbs, &card.id)
            });
            if answered && !ends_the_meeting(verbs, &other.id) {
                let why = format!("`{other_name}` reacts to it, too, and neither is discarded");
                deck.find(edition, card, Concern::Endless { why });
            }
        }
    }
}

fn triggers(card: &Card) -> impl Iterator<Item = (&str, &[Verb])> {
    abilities(card).filter_map(|ability| match &ability.occasion {
        Occasion::TogetherWith { card, .. } => Some((card.as_str(), ability.verbs.as_slice())),
        _ => None,
    })
}

/// Whether a trigger takes one of the two cards out of play.
fn ends_the_meeting(verbs: &[Verb], other: &str) -> bool {
    any(verbs, |verb| match verb {
        Verb::Discard(Discard { what: Selector { what: What::This, .. } }) => true,
        Verb::Discard(Discard { what: Selector { what: What::Named(cards), .. } }) => cards
            .iter()
            .any(|card| card.rsplit_once('/').map_or(card.as_str(), |(_, card)| card) == other),
        _ => false,
    })
}
