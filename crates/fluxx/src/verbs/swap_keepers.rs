//! `swap-keepers`: one of the player's Keepers for somebody else's.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SwapKeepers {}

/// Which of the player's own; asked.
const OWN: u8 = 1;
/// Which of theirs; asked.
const THEIRS: u8 = 2;

fn own(law: Law<'_>, frame: Frame) -> Pieces {
    law.shown.tables[frame.actor().index()].and(law.deck.keepers)
}

fn theirs(law: Law<'_>, frame: Frame) -> Pieces {
    let others = law.shown.in_play().without(law.shown.tables[frame.actor().index()]);
    law.losses(frame.actor(), others.and(law.deck.keepers))
}

fn swap<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, theirs: Card) -> Flow {
    let (own, theirs) = (run.deck.piece_of(Card(frame.bound)), run.deck.piece_of(theirs));
    if let (Some(own), Some(theirs)) = (own, theirs)
        && let Some(other) = run.holder_of(theirs)
    {
        run.move_piece(own, frame.actor(), other);
        run.move_piece(theirs, other, frame.actor());
    }
    Flow::Done
}

impl Behavior for SwapKeepers {
    type Definition = definitions::SwapKeepers;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let (own, theirs) = (own(run.law(), frame), theirs(run.law(), frame));
        if own.is_empty() || theirs.is_empty() {
            return run.no_effect(frame);
        }
        if frame.stage != THEIRS {
            let Some(piece) = sole_piece(own) else {
                run.frame().stage = OWN;
                return Flow::Wait;
            };
            run.frame().bound = run.deck.card_of(piece).0;
            run.frame().stage = THEIRS;
            return Flow::Again;
        }
        match sole_piece(theirs) {
            Some(piece) => swap(run, frame, run.deck.card_of(piece)),
            None => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        if frame.stage == OWN { Question::OwnKeeper } else { Question::TheirKeeper }
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        let pieces = if frame.stage == OWN { own(law, frame) } else { theirs(law, frame) };
        law.offer_pieces(pieces, moves);
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::ChooseAt(card, _) if frame.stage == OWN => {
                run.frame().bound = card.0;
                run.frame().stage = THEIRS;
                Flow::Again
            }
            Move::ChooseAt(card, _) => swap(run, frame, card),
            _ => Flow::Again,
        }
    }
}
