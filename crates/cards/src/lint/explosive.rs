//! Cards that can set off so much that one move uses up its budget.
//!
//! Two things make a move long without asking anybody. A trigger at the start
//! of a turn that always ends the turn leads to the next turn, and so on. A
//! card that plays several further cards may turn up another such card; with
//! enough of them, a chain of plays grows faster than it dies out. Both are
//! found by counting, in time linear in the size of the deck.

use super::endless::{abilities, always, each_verb_of};
use super::{Concern, Deck};
use crate::ast::{Card, Kind, Occasion};
use crate::verbs::Effects;

/// Further plays that one Action brings on average before a chain can grow.
/// Below 1 every chain dies out.
const MAX_GROWTH: f64 = 0.9;

/// A card under way is in no pile, so that a chain holds each card once at every
/// depth; it can't have more plays than the numbers of further plays on all
/// cards multiplied. Decks with fewer than this are left alone.
const LONG_CHAIN: f64 = 1_000.0;

pub(super) fn check(deck: &mut Deck<'_>) {
    turns_that_end_at_once(deck);
    plays_that_grow(deck);
}

/// Triggers that end every turn as it begins: one rule is enough, of Keepers
/// and Creepers it takes one in front of every player.
fn turns_that_end_at_once(deck: &mut Deck<'_>) {
    let ending: Vec<(&str, &Card)> = deck.cards().filter(|(_, card)| ends_turns(card)).collect();
    let pieces = ending.iter().filter(|(_, card)| card.kind != Kind::Rule).count();
    for (edition, card) in ending {
        if card.kind == Kind::Rule || pieces >= 2 {
            let why = "turns end as they begin, so that nobody may ever play again";
            deck.find(edition, card, Concern::Endless { why: why.to_owned() });
        }
    }
}

fn ends_turns(card: &Card) -> bool {
    abilities(card).any(|ability| {
        ability.occasion == Occasion::StartOfTurn
            && ability.when.is_empty()
            && always(&ability.verbs, &[Effects::ENDS_TURN])
    })
}

/// Cards whose effects play further cards without asking, where a chain of them
/// grows faster than it dies out.
fn plays_that_grow(deck: &mut Deck<'_>) {
    // Other cards stay in play and leave the piles; Actions and Surprises come
    // back with every reshuffle.
    let recurs = |card: &Card| matches!(card.kind, Kind::Action | Kind::Surprise);
    let cards: Vec<(&str, &Card, u32)> = deck
        .cards()
        .filter(|(_, card)| recurs(card))
        .map(|(edition, card)| (edition, card, further_plays(card)))
        .collect();
    let all: u32 = cards.iter().map(|(_, _, plays)| plays).sum();
    let growth = f64::from(all) / cards.len().max(1) as f64;
    let longest: f64 = cards.iter().map(|(_, _, plays)| f64::from((*plays).max(1))).product();
    if growth <= MAX_GROWTH || longest < LONG_CHAIN {
        return;
    }
    for (edition, card, plays) in cards {
        if plays > 1 {
            deck.find(edition, card, Concern::Explosive { plays });
        }
    }
}

/// How many further cards a card plays at most without asking anybody.
fn further_plays(card: &Card) -> u32 {
    let mut plays = 0;
    each_verb_of(card, &mut |verb| {
        plays += u32::from(verb.effects().has(Effects::PLAYS_UNASKED));
    });
    plays
}
