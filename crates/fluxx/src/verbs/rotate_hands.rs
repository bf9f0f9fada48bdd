//! `rotate-hands`: all hands move one seat on, in the direction chosen.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RotateHands {
    chooser: Option<Piece>,
}

fn rotate<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, left: bool) -> Flow {
    run.state.shown.changed.add(Changed::HANDS);
    let hands = run.state.hands;
    let sizes = run.state.shown.hand_sizes;
    for seat in run.state.shown.seats.iter() {
        let to = if left { run.state.shown.next(seat) } else { run.state.shown.previous(seat) };
        run.state.hands[to.index()] = hands[seat.index()];
        run.state.shown.hand_sizes[to.index()] = sizes[seat.index()];
    }
    run.sink.tell_all(|| Event::HandsRotated { left });
    Flow::Done
}

impl Behavior for RotateHands {
    type Definition = definitions::RotateHands;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self { chooser: compiler.chooser(card, &definition.chooser) })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, _: Frame) -> Flow {
        // With two players both directions are the same.
        if run.state.shown.seats.len() > 2 {
            return Flow::Wait;
        }
        rotate(run, true)
    }

    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet {
        law.chooser(self.chooser, frame)
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::Direction
    }

    fn offer(self, _: Law<'_>, _: &State, _: Frame, _: Seat, moves: &mut Moves) {
        moves.push(Move::Option(Choice::Left));
        moves.push(Move::Option(Choice::Right));
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        rotate(run, mv == Move::Option(Choice::Left))
    }
}
