//! `trade-hands`: two players swap whole hands, even if one is empty.

use asterism_kernel::{Chance, Seat, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::moves::Move;
use crate::run::{Flow, Run};

use super::sole_seat;

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let others = run.state.shown.others(frame.actor());
    match sole_seat(others) {
        Some(other) => trade(run, frame, other),
        None if others.is_empty() => run.no_effect(frame),
        None => Flow::Wait,
    }
}

fn trade<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, other: Seat) -> Flow {
    let one = frame.actor();
    run.state.swap_hands(one, other);
    run.sink.tell_all(|| Event::HandsTraded { one, other });
    Flow::Done
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    mv: Move,
) -> Flow {
    match mv {
        Move::ChooseSeat(other) => trade(run, frame, other),
        _ => Flow::Again,
    }
}
