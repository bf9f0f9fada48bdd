//! `take`: a card goes from another table to the player's own, never to a hand.

use asterism_cards::ast::Kind;

use super::choose_piece::{self, ChoosesPiece, acts_on_selection, asks_for_piece};
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Take {
    what: Selection,
}

/// Somebody is about to lose a Keeper and may answer that; asked.
pub(crate) const THEFT: u8 = 1;
/// Nobody stopped it.
pub(crate) const THEFT_STANDS: u8 = 2;

pub(super) fn take<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, piece: Piece) {
    if let Some(from) = run.holder_of(piece)
        && from != frame.actor()
    {
        run.move_piece(piece, from, frame.actor());
    }
}

impl ChoosesPiece for Take {
    fn pieces(self, law: Law<'_>, frame: Frame) -> Pieces {
        let found = law.selected_for(self.what, frame.actor(), frame.card, frame.that());
        law.losses(frame.actor(), found)
    }

    /// A Keeper can be defended, a Creeper is nobody's loss.
    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        piece: Piece,
    ) -> Flow {
        let card = run.deck.card_of(run.law().lost(frame.actor(), piece));
        let defended = run.deck.kind(card) == Kind::Keeper && !run.deck.answers.to_theft.is_empty();
        run.state.passed = SeatSet::EMPTY;
        let next = run.frame();
        next.bound = card.0;
        next.stage = if defended { THEFT } else { THEFT_STANDS };
        Flow::Again
    }
}

impl Behavior for Take {
    type Definition = definitions::Take;

    acts_on_selection!();

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == THEFT || frame.stage == THEFT_STANDS {
            if frame.stage == THEFT && !run.law().answerers(run.state).is_empty() {
                return Flow::Wait;
            }
            if let Some(piece) = run.deck.piece_of(Card(frame.bound)) {
                take(run, frame, piece);
            }
            return Flow::Done;
        }
        if !self.what.all {
            return choose_piece::run(self, run, frame);
        }
        let found = run.law().selected_for(self.what, frame.actor(), frame.card, frame.that());
        if found.is_empty() {
            return run.no_effect(frame);
        }
        for piece in found.iter() {
            take(run, frame, piece);
        }
        Flow::Done
    }

    asks_for_piece!(Question::TakeFromTable);

    fn theft(self, law: Law<'_>, frame: Frame) -> Theft {
        let keeper = law.deck.piece_of(Card(frame.bound));
        Theft::OfKeeper { victim: keeper.and_then(|piece| law.shown.holder(piece)) }
    }
}
