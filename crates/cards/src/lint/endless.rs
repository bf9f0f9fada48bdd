//! Effects without an end.

use super::{Concern, Deck};
use crate::ast::{Ability, Card, Kind, Occasion, Part, Selector, Verb, What, Whose};

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
        Part::Effect(verbs) => Some(verbs.as_slice()),
        _ => None,
    })
}

/// Calls for every verb of a card, those inside of choices too.
pub(super) fn each_verb(card: &Card, call: &mut impl FnMut(&Verb)) {
    for verbs in verb_lists(card) {
        walk(verbs, call);
    }
}

fn walk(verbs: &[Verb], call: &mut impl FnMut(&Verb)) {
    for verb in verbs {
        call(verb);
        if let Verb::ChooseOne(options) = verb {
            for option in options {
                walk(option, call);
            }
        }
    }
}

fn any(verbs: &[Verb], test: impl Fn(&Verb) -> bool) -> bool {
    let mut found = false;
    walk(verbs, &mut |verb| found |= test(verb));
    found
}

/// Whether every way through the verbs passes one that the test wants.
pub(super) fn always(verbs: &[Verb], test: fn(&Verb) -> bool) -> bool {
    verbs.iter().any(|verb| match verb {
        Verb::ChooseOne(options) => options.iter().all(|option| always(option, test)),
        verb => test(verb),
    })
}

fn endless(ability: &Ability) -> Option<String> {
    let verbs = &ability.verbs;
    let why = match ability.occasion {
        Occasion::FreeAction | Occasion::Alone if any(verbs, gains) && !always(verbs, costs) => {
            "it may be used any number of times, gains something and costs nothing; use `once-per-turn`, or end the turn"
        }
        Occasion::StartOfTurn | Occasion::OncePerTurn | Occasion::FreeAction
            if any(verbs, |verb| *verb == Verb::ExtraTurn) =>
        {
            "each turn brings another one"
        }
        Occasion::TogetherWith { .. } if !any(verbs, parts) => {
            "nothing it does parts the two cards, so the duty stays"
        }
        Occasion::GoalsChange if any(verbs, may_play_a_goal) => {
            "a change of goals can bring the next change"
        }
        _ => return None,
    };
    Some(why.to_owned())
}

/// Whether it brings the player something that could be gained again.
fn gains(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Draw { .. }
            | Verb::DrawPerCreeper { .. }
            | Verb::DrawAsMany
            | Verb::DrawAndPlay { .. }
            | Verb::PlayTop { .. }
            | Verb::PlayFromDiscard { .. }
            | Verb::PlayFromHand
            | Verb::Fetch { .. }
            | Verb::Wish
            | Verb::ShareOut { .. }
            | Verb::Collect { .. }
            | Verb::TradeHands
            | Verb::RotateHands { .. }
            | Verb::SwapPositions
            | Verb::ShiftPositions
            | Verb::SwapKeepers
            // Cards taken by name lie on one's own table then.
            | Verb::Take(Selector {
                what: What::Keeper | What::Creeper | What::Either | What::This,
                ..
            })
            | Verb::Move(_)
            | Verb::EveryoneGives
            | Verb::MixTables
            | Verb::ShuffleDiscard
            | Verb::ExtraTurn
            | Verb::GainPlays(_)
    )
}

/// Whether it ends the turn or uses up something of one's own table.
fn costs(verb: &Verb) -> bool {
    match verb {
        Verb::EndTurn | Verb::Give { .. } | Verb::Cure(_) => true,
        Verb::Discard(Selector { whose, .. }) => *whose == Whose::Yours,
        _ => false,
    }
}

/// Whether it can move or remove cards of one's own table.
fn parts(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Discard(_)
            | Verb::Give { .. }
            | Verb::Move(_)
            | Verb::SwapKeepers
            | Verb::SwapPositions
            | Verb::ShiftPositions
            | Verb::MixTables
            | Verb::EveryoneGives
            | Verb::EachLoses { .. }
            | Verb::Cure(_)
            | Verb::ToHands { .. }
    )
}

fn may_play_a_goal(verb: &Verb) -> bool {
    match verb {
        Verb::PlayFromDiscard { kinds } => kinds.contains(&Kind::Goal),
        Verb::PlayTop { .. } | Verb::PlayFromHand | Verb::DrawAndPlay { .. } | Verb::Wish => true,
        _ => false,
    }
}

fn check_order(deck: &mut Deck<'_>, edition: &str, card: &Card, verbs: &[Verb]) {
    let first = verbs.iter().position(|verb| *verb == Verb::DrawAsMany);
    let Some(first) = first else { return };
    if !any(&verbs[..first], |verb| *verb == Verb::DiscardHand) {
        deck.find(edition, card, Concern::NothingDiscarded);
    }
}

/// Two cards that react to each other by moving, and neither ever leaves.
fn passed_back_and_forth(deck: &mut Deck<'_>) {
    for (edition, card) in deck.cards() {
        for (other_name, verbs) in duties(card) {
            let Some(other) = deck.resolve(edition, other_name) else { continue };
            let (other_edition, _) = Deck::full_name(edition, other_name);
            let answered = duties(other).any(|(back, verbs)| {
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

fn duties(card: &Card) -> impl Iterator<Item = (&str, &[Verb])> {
    abilities(card).filter_map(|ability| match &ability.occasion {
        Occasion::TogetherWith { card, .. } => Some((card.as_str(), ability.verbs.as_slice())),
        _ => None,
    })
}

/// Whether a duty takes one of the two cards out of play.
fn ends_the_meeting(verbs: &[Verb], other: &str) -> bool {
    any(verbs, |verb| match verb {
        Verb::Discard(Selector { what: What::This, .. }) => true,
        Verb::Discard(Selector { what: What::Named(cards), .. }) => cards
            .iter()
            .any(|card| card.rsplit_once('/').map_or(card.as_str(), |(_, card)| card) == other),
        _ => false,
    })
}
