//! `steal-back`: whoever answered a theft takes a Keeper of the thief, if there
//! is one. An effect of answers, not a verb that cards can use.

use super::prelude::*;
use super::take::take;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StealBack {}

fn keepers_of_thief(law: Law<'_>, frame: Frame) -> Pieces {
    let thief = Seat::new(usize::from(frame.kept) % MAX_SEATS);
    law.losses(frame.actor(), law.shown.tables[thief.index()].and(law.deck.keepers))
}

impl Behavior for StealBack {
    type Definition = ();

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let found = keepers_of_thief(run.law(), frame);
        match sole_piece(found) {
            Some(piece) => {
                take(run, frame, piece);
                Flow::Done
            }
            None if found.is_empty() => run.no_effect(frame),
            None => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::TakeFromTable
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        law.offer_pieces(keepers_of_thief(law, frame), moves);
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
            take(run, frame, piece);
        }
        Flow::Done
    }
}
