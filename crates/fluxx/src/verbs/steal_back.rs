//! `steal-back`: whoever answered a theft takes a Keeper of the thief, if there
//! is one. An effect of answers, not a verb that cards can use.

use super::choose_piece::{self, ChoosesPiece, asks_for_piece};
use super::prelude::*;
use super::take::take;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StealBack {}

impl ChoosesPiece for StealBack {
    /// The Keepers of the thief.
    fn pieces(self, law: Law<'_>, frame: Frame) -> Pieces {
        let thief = Seat::new(usize::from(frame.kept) % MAX_SEATS);
        law.losses(frame.actor(), law.shown.tables[thief.index()].and(law.deck.keepers))
    }

    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        piece: Piece,
    ) -> Flow {
        take(run, frame, piece);
        Flow::Done
    }
}

impl Behavior for StealBack {
    type Definition = ();

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        choose_piece::run(self, run, frame)
    }

    asks_for_piece!(Question::TakeFromTable);
}
