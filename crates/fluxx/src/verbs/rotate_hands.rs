//! `rotate-hands`: all hands move one seat on, in the direction chosen.

use asterism_kernel::{Chance, Sink};

use crate::event::Event;
use crate::moves::{Choice, Move, Moves};
use crate::run::{Flow, Run};
use crate::state::Changed;

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>) -> Flow {
    // With two players both directions are the same.
    if run.state.shown.seats.len() > 2 {
        return Flow::Wait;
    }
    rotate(run, true)
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

pub(super) fn offer(moves: &mut Moves) {
    moves.push(Move::Option(Choice::Left));
    moves.push(Move::Option(Choice::Right));
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, mv: Move) -> Flow {
    rotate(run, mv == Move::Option(Choice::Left))
}
