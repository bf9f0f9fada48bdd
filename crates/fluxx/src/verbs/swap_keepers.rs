//! `swap-keepers`: one's own Keeper for somebody else's.

use asterism_kernel::{Chance, Sink};

use crate::card::{Card, Pieces};
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::sole_piece;

/// Which of one's own; asked.
pub(super) const OWN: u8 = 1;
/// Which of theirs; asked.
const THEIRS: u8 = 2;

fn own(law: Law<'_>, frame: Frame) -> Pieces {
    law.shown.tables[frame.actor().index()].and(law.deck.keepers)
}

fn theirs(law: Law<'_>, frame: Frame) -> Pieces {
    let others = law.shown.in_play().without(law.shown.tables[frame.actor().index()]);
    law.losses(frame.actor(), others.and(law.deck.keepers))
}

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
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

pub(super) fn offer(law: Law<'_>, frame: Frame, moves: &mut Moves) {
    let pieces = if frame.stage == OWN { own(law, frame) } else { theirs(law, frame) };
    law.offer_pieces(pieces, moves);
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
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
