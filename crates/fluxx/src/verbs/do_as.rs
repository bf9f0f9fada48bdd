//! `do-as`: an Action in the discard pile is done again, without leaving it.

use asterism_cards::ast::Kind;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DoAs {}

/// What follows is under way or done.
const DECIDED: u8 = 1;

fn choices(law: Law<'_>, state: &State, frame: Frame) -> impl Iterator<Item = Card> {
    let is_meant = move |card: &Card| law.deck.kind(*card) == Kind::Action && *card != frame.card;
    state.discard().iter().copied().filter(is_meant)
}

fn act_like<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, card: Card) -> Flow {
    run.frame().stage = DECIDED;
    let seat = frame.actor();
    run.sink.tell_all(|| Event::Used { seat, card });
    run.push_effect(seat, card, run.deck.facts(card).effect, None);
    Flow::Again
}

impl Behavior for DoAs {
    type Definition = definitions::DoAs;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == DECIDED {
            return Flow::Done;
        }
        let mut found = choices(run.law(), run.state, frame);
        let (first, second) = (found.next(), found.next());
        drop(found);
        match (first, second) {
            (Some(card), None) => act_like(run, frame, card),
            (Some(_), Some(_)) => Flow::Wait,
            (None, _) => run.no_effect(frame),
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::CardFromDiscardPile
    }

    fn offer(self, law: Law<'_>, state: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        choices(law, state, frame).for_each(|card| moves.push(Move::Choose(card)));
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::Choose(card) => act_like(run, frame, card),
            _ => Flow::Again,
        }
    }
}
