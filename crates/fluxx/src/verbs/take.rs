//! `take`: a card goes from another table to one's own, never into a hand.

use asterism_kernel::{Chance, Sink};

use crate::card::Piece;
use crate::event::Event;
use crate::moves::Move;
use crate::op::Selection;
use crate::run::{Flow, Run};
use crate::state::Frame;

use super::sole_piece;

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    selection: Selection,
) -> Flow {
    let found = run.law().selected(selection, frame.actor(), frame.card);
    if found.is_empty() {
        return run.no_effect(frame);
    }
    if !selection.all && sole_piece(found).is_none() {
        return Flow::Wait;
    }
    for piece in found.iter() {
        take(run, frame, piece);
    }
    Flow::Done
}

fn take<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, piece: Piece) {
    if let Some(from) = run.holder_of(piece)
        && from != frame.actor()
    {
        run.move_piece(piece, from, frame.actor());
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    mv: Move,
) -> Flow {
    if let Move::ChooseAt(card, _) = mv
        && let Some(piece) = run.deck.piece_of(card)
    {
        take(run, frame, piece);
    }
    Flow::Done
}
