//! `discard`: cards leave tables for the discard pile.

use asterism_kernel::{Chance, Sink};

use crate::event::{Event, Why};
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
        if let Some(seat) = run.holder_of(piece) {
            run.discard_piece(seat, piece, Why::Effect);
        }
    }
    Flow::Done
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, mv: Move) -> Flow {
    if let Move::ChooseAt(card, seat) = mv
        && let Some(piece) = run.deck.piece_of(card)
    {
        run.discard_piece(seat, piece, Why::Effect);
    }
    Flow::Done
}
