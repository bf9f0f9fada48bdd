//! `discard`: cards leave tables for the discard pile.

use super::choose_piece::{self, ChoosesPiece, acts_on_selection, asks_for_piece};
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Discard {
    what: Selection,
}

/// A Keeper that stands in for others saves none if all of them go.
fn discard<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    all: Pieces,
    piece: Piece,
) {
    let lost = run.law().lost(frame.actor(), piece);
    let lost = if all.contains(lost) { piece } else { lost };
    if let Some(seat) = run.holder_of(lost) {
        run.discard_piece(seat, lost, DiscardReason::Effect);
    }
}

impl ChoosesPiece for Discard {
    fn pieces(self, law: Law<'_>, frame: Frame) -> Pieces {
        law.losses(frame.actor(), law.selected(self.what, frame.actor(), frame.card))
    }

    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        piece: Piece,
    ) -> Flow {
        discard(run, frame, Pieces::EMPTY, piece);
        Flow::Done
    }
}

impl Behavior for Discard {
    type Definition = definitions::Discard;

    acts_on_selection!();

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if !self.what.all {
            return choose_piece::run(self, run, frame);
        }
        let found = run.law().selected(self.what, frame.actor(), frame.card);
        if found.is_empty() {
            return run.no_effect(frame);
        }
        for piece in found.iter() {
            discard(run, frame, found, piece);
        }
        Flow::Done
    }

    asks_for_piece!(Question::DiscardFromTable);
}
