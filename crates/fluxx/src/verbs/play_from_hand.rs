//! `play-from-hand`: a card is pulled blindly from another hand and played; a
//! Keeper lands before who pulled it.

use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::event::{Event, From};
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::sole_seat;

const PLAYED: u8 = 1;

fn choices(law: Law<'_>, frame: Frame) -> SeatSet {
    let others = law.shown.others(frame.actor());
    others.iter().filter(|&seat| law.shown.hand_size(seat) > 0).collect()
}

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    if frame.stage == PLAYED {
        return Flow::Done;
    }
    let found = choices(run.law(), frame);
    match sole_seat(found) {
        Some(seat) => pull(run, frame, seat),
        None if found.is_empty() => run.no_effect(frame),
        None => Flow::Wait,
    }
}

fn pull<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, from: Seat) -> Flow {
    run.frame().stage = PLAYED;
    if let Some(card) = run.pick_from_hand(from) {
        run.state.take_from_hand(from, card);
        run.play(frame.actor(), card, From::HandOf(from));
    }
    Flow::Again
}

pub(super) fn offer(law: Law<'_>, frame: Frame, moves: &mut Moves) {
    for seat in choices(law, frame).iter() {
        moves.push(Move::ChooseSeat(seat));
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    mv: Move,
) -> Flow {
    match mv {
        Move::ChooseSeat(seat) => pull(run, frame, seat),
        _ => Flow::Again,
    }
}
