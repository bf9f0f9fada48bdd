//! `trade-hands`: two players swap whole hands, even if one is empty.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TradeHands {}

fn trade<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, other: Seat) -> Flow {
    let one = frame.actor();
    run.state.swap_hands(one, other);
    run.sink.tell_all(|| Event::HandsTraded { one, other });
    Flow::Done
}

impl Behavior for TradeHands {
    type Definition = definitions::TradeHands;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let others = run.state.shown.others(frame.actor());
        match sole_seat(others) {
            Some(other) => trade(run, frame, other),
            None if others.is_empty() => run.no_effect(frame),
            None => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::Player
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        law.offer_others(frame.actor(), moves);
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::ChooseSeat(other) => trade(run, frame, other),
            _ => Flow::Again,
        }
    }
}
