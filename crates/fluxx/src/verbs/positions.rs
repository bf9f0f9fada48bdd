//! `swap-positions`, `shift-positions`: players take over whole positions,
//! hand and table. People keep their seats, so that positions move instead.

use asterism_kernel::{Chance, Seat, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::moves::Move;
use crate::run::{Flow, Run};
use crate::state::Changed;

use super::sole_seat;

pub(super) fn swap<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let others = run.state.shown.others(frame.actor());
    match sole_seat(others) {
        Some(other) => swap_with(run, frame, other),
        None if others.is_empty() => run.no_effect(frame),
        None => Flow::Wait,
    }
}

/// The seat after the old one is next, unless that is now one's own: then the
/// one after it, except between two players.
fn swap_with<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    other: Seat,
) -> Flow {
    let one = frame.actor();
    run.state.swap_hands(one, other);
    let shown = &mut run.state.shown;
    shown.tables.swap(one.index(), other.index());
    shown.keepers.swap(one.index(), other.index());
    shown.changed.add(Changed::TABLES);
    // A pair in front of somebody else is asked about anew.
    shown.declined = 0;
    if shown.seats.len() > 2 && one == shown.turn.regular && shown.next(one) == other {
        shown.turn.regular = other;
    }
    run.sink.tell_all(|| Event::PositionsSwapped { one, other });
    Flow::Done
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    mv: Move,
) -> Flow {
    match mv {
        Move::ChooseSeat(other) => swap_with(run, frame, other),
        _ => Flow::Again,
    }
}

/// Every position passes to the previous player.
pub(super) fn shift<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>) -> Flow {
    let (hands, shown) = (run.state.hands, run.state.shown);
    for seat in shown.seats.iter() {
        let (from, to) = (seat.index(), shown.previous(seat).index());
        run.state.hands[to] = hands[from];
        run.state.shown.hand_sizes[to] = shown.hand_sizes[from];
        run.state.shown.tables[to] = shown.tables[from];
        run.state.shown.keepers[to] = shown.keepers[from];
    }
    run.state.shown.declined = 0;
    run.state.shown.changed.add(Changed::TABLES);
    run.state.shown.changed.add(Changed::HANDS);
    run.sink.tell_all(|| Event::PositionsShifted);
    Flow::Done
}
