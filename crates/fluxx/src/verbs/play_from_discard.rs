//! `play-from-discard`: a card of the discard pile is played at once. Cards
//! still being resolved are not in the pile.

use asterism_kernel::{Chance, Sink};

use crate::card::Card;
use crate::deck::Deck;
use crate::event::{Event, From};
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::op::Kinds;
use crate::run::{Flow, Run};
use crate::state::State;

const PLAYED: u8 = 1;

fn choices(deck: &Deck, state: &State, kinds: Kinds) -> impl Iterator<Item = Card> {
    state.discard().iter().copied().filter(move |&card| kinds.contains(deck.facts(card).kind))
}

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    kinds: Kinds,
) -> Flow {
    if frame.stage == PLAYED {
        return Flow::Done;
    }
    let mut found = choices(run.deck, run.state, kinds);
    let (first, second) = (found.next(), found.next());
    drop(found);
    match (first, second) {
        (None, _) => run.no_effect(frame),
        (Some(card), None) => play(run, frame, card),
        (Some(_), Some(_)) => Flow::Wait,
    }
}

fn play<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, card: Card) -> Flow {
    run.frame().stage = PLAYED;
    run.state.take_from_discard(card);
    run.play(frame.actor(), card, From::DiscardPile);
    Flow::Again
}

pub(super) fn offer(deck: &Deck, state: &State, kinds: Kinds, moves: &mut Moves) {
    for card in choices(deck, state, kinds) {
        moves.push(Move::Choose(card));
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    mv: Move,
) -> Flow {
    match mv {
        Move::Choose(card) => play(run, frame, card),
        _ => Flow::Again,
    }
}
