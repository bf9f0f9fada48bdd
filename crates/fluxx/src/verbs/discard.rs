//! `discard`: cards leave tables for the discard pile.

use asterism_kernel::{Chance, Sink};

use crate::card::{Piece, Pieces};
use crate::event::{Event, Why};
use crate::frame::Frame;
use crate::moves::Move;
use crate::op::Selection;
use crate::run::{Flow, Run};

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
    if selection.all {
        for piece in found.iter() {
            discard(run, frame, found, piece);
        }
        return Flow::Done;
    }
    match sole_piece(run.law().losses(frame.actor(), found)) {
        Some(piece) => {
            discard(run, frame, found, piece);
            Flow::Done
        }
        None => Flow::Wait,
    }
}

/// Who stands in for others saves nobody if all of them go.
fn discard<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    all: Pieces,
    piece: Piece,
) {
    let lost = run.law().lost(frame.actor(), piece);
    let lost = if all.contains(lost) { piece } else { lost };
    if let Some(seat) = run.holder_of(lost) {
        run.discard_piece(seat, lost, Why::Effect);
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
        discard(run, frame, Pieces::EMPTY, piece);
    }
    Flow::Done
}
