//! `discard`: cards leave tables for the discard pile.

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
        run.discard_piece(seat, lost, Why::Effect);
    }
}

impl Behavior for Discard {
    type Definition = definitions::Discard;
    const IS_POSSIBLE: Option<IsPossible<Self>> =
        Some(|verb, law, seat, card| !law.selected(verb.what, seat, card).is_empty());

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self { what: compiler.selection(card, &definition.what) })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let found = run.law().selected(self.what, frame.actor(), frame.card);
        if found.is_empty() {
            return run.no_effect(frame);
        }
        if self.what.all {
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

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::DiscardFromTable
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        let found = law.selected(self.what, frame.actor(), frame.card);
        law.offer_pieces(law.losses(frame.actor(), found), moves);
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        if let Move::ChooseAt(card, _) = mv
            && let Some(piece) = run.deck.piece_of(card)
        {
            discard(run, frame, Pieces::EMPTY, piece);
        }
        Flow::Done
    }
}
