//! `take`: a card goes from another table to one's own, never into a hand.

use asterism_cards::ast::Kind;
use asterism_kernel::{Chance, MAX_SEATS, Seat, SeatSet, Sink};

use crate::card::{Card, Piece, Pieces};
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::Move;
use crate::op::Selection;
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::sole_piece;

/// Somebody is about to lose a Keeper and may answer that; asked.
pub(crate) const THEFT: u8 = 1;
/// Nobody stopped it.
pub(crate) const THEFT_STANDS: u8 = 2;

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    selection: Selection,
) -> Flow {
    if frame.stage == THEFT || frame.stage == THEFT_STANDS {
        if frame.stage == THEFT && !run.law().answerers(run.state).is_empty() {
            return Flow::Wait;
        }
        if let Some(piece) = run.deck.piece_of(Card(frame.bound)) {
            take(run, frame, piece);
        }
        return Flow::Done;
    }
    let found = run.law().selected(selection, frame.actor(), frame.card);
    if found.is_empty() {
        return run.no_effect(frame);
    }
    if selection.all {
        for piece in found.iter() {
            take(run, frame, piece);
        }
        return Flow::Done;
    }
    match sole_piece(run.law().losses(frame.actor(), found)) {
        Some(piece) => begin(run, frame, piece),
        None => Flow::Wait,
    }
}

/// A Keeper can be defended, a Creeper is nobody's loss.
fn begin<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, piece: Piece) -> Flow {
    let card = run.deck.card_of(run.law().lost(frame.actor(), piece));
    let defended = run.deck.kind(card) == Kind::Keeper && !run.deck.answers.to_theft.is_empty();
    run.state.passed = SeatSet::EMPTY;
    let next = run.frame();
    next.bound = card.0;
    next.stage = if defended { THEFT } else { THEFT_STANDS };
    Flow::Again
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
    match mv {
        Move::ChooseAt(card, _) => match run.deck.piece_of(card) {
            Some(piece) => begin(run, frame, piece),
            None => Flow::Again,
        },
        _ => Flow::Again,
    }
}

/// `steal-back`: who answered a theft takes a Keeper of the thief, if there is
/// one.
pub(super) fn back<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
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

pub(super) fn keepers_of_thief(law: Law<'_>, frame: Frame) -> Pieces {
    let thief = Seat::new(usize::from(frame.kept) % MAX_SEATS);
    law.losses(frame.actor(), law.shown.tables[thief.index()].and(law.deck.keepers))
}

pub(super) fn answer_back<C: Chance, S: Sink<Event>>(
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
