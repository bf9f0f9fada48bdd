//! `extra-turn`: one more turn after this one, but never more than two in a
//! row, however often it is granted.

use asterism_kernel::{Chance, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::run::{Flow, Run};

const MOST_IN_A_ROW: usize = 2;

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let seat = frame.actor();
    let turn = &mut run.state.shown.turn;
    let number = seat.index() as u8;
    let due = turn.extra.iter().filter(|&&other| other == number).count();
    let had = if seat == turn.seat { usize::from(turn.in_a_row) } else { 0 };
    if had + due >= MOST_IN_A_ROW || turn.extra.is_full() {
        return run.no_effect(frame);
    }
    turn.extra.push(number);
    run.sink.tell_all(|| Event::ExtraTurn { seat });
    Flow::Done
}
