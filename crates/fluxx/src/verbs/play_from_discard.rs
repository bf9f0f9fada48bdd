//! `play-from-discard`: a card of the discard pile is played at once. Cards
//! still being resolved are not in the pile.

use crate::deck::Deck;
use crate::event::PlayedFrom;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayFromDiscard {
    kinds: Kinds,
}

const PLAYED: u8 = 1;

fn choices(deck: &Deck, state: &State, kinds: Kinds) -> impl Iterator<Item = Card> {
    state.discard().iter().copied().filter(move |&card| kinds.contains(deck.facts(card).kind))
}

fn play<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, card: Card) -> Flow {
    run.frame().stage = PLAYED;
    run.state.take_from_discard(card);
    run.play(frame.actor(), card, PlayedFrom::DiscardPile);
    Flow::Again
}

impl Behavior for PlayFromDiscard {
    type Definition = definitions::PlayFromDiscard;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { kinds: definition.kinds.iter().copied().collect() })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { kinds } = self;
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

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::CardFromDiscardPile
    }

    fn offer(self, law: Law<'_>, state: &State, _: Frame, _: Seat, moves: &mut Moves) {
        let Self { kinds } = self;
        for card in choices(law.deck, state, kinds) {
            moves.push(Move::Choose(card));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::Choose(card) => play(run, frame, card),
            _ => Flow::Again,
        }
    }
}
