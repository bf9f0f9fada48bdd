//! `move`: a card of any table goes to any other player; no replacement draw.

use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::Card;
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::op::Selection;
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::{attach, sole_piece, sole_seat};

/// Which card; asked.
pub(super) const WHAT: u8 = 1;
/// To whom; asked.
const WHOM: u8 = 2;

/// Everybody but who has it.
fn receivers(law: Law<'_>, frame: Frame) -> SeatSet {
    let holder = law.deck.piece_of(Card(frame.bound)).and_then(|piece| law.shown.holder(piece));
    holder.map_or(SeatSet::EMPTY, |holder| law.shown.others(holder))
}

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    selection: Selection,
) -> Flow {
    if frame.stage == attach::ATTACH {
        return attach::run(run, frame);
    }
    if frame.stage != WHOM {
        let found = run.law().selected(selection, frame.actor(), frame.card);
        if found.is_empty() {
            return run.no_effect(frame);
        }
        let Some(piece) = sole_piece(found) else {
            run.frame().stage = WHAT;
            return Flow::Wait;
        };
        run.frame().bound = run.deck.card_of(piece).0;
        run.frame().stage = WHOM;
        return Flow::Again;
    }
    let receivers = receivers(run.law(), frame);
    match sole_seat(receivers) {
        Some(to) => move_to(run, frame, to),
        None if receivers.is_empty() => Flow::Done,
        None => Flow::Wait,
    }
}

fn move_to<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, to: Seat) -> Flow {
    if let Some(piece) = run.deck.piece_of(Card(frame.bound))
        && let Some(from) = run.holder_of(piece)
    {
        // It leaves what it is attached to behind.
        run.state.shown.detach(run.deck, piece);
        run.move_piece(piece, from, to);
    }
    attach::begin(run)
}

pub(super) fn offer(law: Law<'_>, frame: Frame, selection: Selection, moves: &mut Moves) {
    if frame.stage == attach::ATTACH {
        if let Some(piece) = law.deck.piece_of(Card(frame.bound)) {
            law.offer_hosts(piece, moves);
        }
        return;
    }
    if frame.stage == WHAT {
        law.offer_pieces(law.selected(selection, frame.actor(), frame.card), moves);
        return;
    }
    for seat in receivers(law, frame).iter() {
        moves.push(Move::ChooseSeat(seat));
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    mv: Move,
) -> Flow {
    if frame.stage == attach::ATTACH {
        return attach::answer(run, frame, mv);
    }
    match mv {
        Move::ChooseAt(card, _) => {
            run.frame().bound = card.0;
            run.frame().stage = WHOM;
            Flow::Again
        }
        Move::ChooseSeat(to) => move_to(run, frame, to),
        _ => Flow::Again,
    }
}
