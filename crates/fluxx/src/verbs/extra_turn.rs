//! `extra-turn`: one more turn after this one, but never more than two in a
//! row, however often it is granted.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ExtraTurn {}

const MAX_IN_A_ROW: usize = 2;

impl Behavior for ExtraTurn {
    type Definition = definitions::ExtraTurn;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let seat = frame.actor();
        let turn = &mut run.state.shown.turn;
        let number = seat.index() as u8;
        let due = turn.extra.iter().filter(|&&other| other == number).count();
        let had = if seat == turn.seat { usize::from(turn.in_a_row) } else { 0 };
        if had + due >= MAX_IN_A_ROW || turn.extra.is_full() {
            return run.no_effect(frame);
        }
        turn.extra.push(number);
        run.sink.tell_all(|| Event::ExtraTurn { seat });
        Flow::Done
    }

    asks_nobody!();
}
