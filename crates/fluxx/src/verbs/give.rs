//! `give`: a card of one's own table goes to another player, the next, the
//! previous or one of one's choice.

use asterism_cards::ast::Towards;
use asterism_kernel::{Chance, Seat, Sink};

use crate::card::{Card, Pieces};
use crate::deck::When;
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::op::Selection;
use crate::options::Parting;
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::{sole_piece, sole_seat};

/// Which card; asked.
pub(super) const WHAT: u8 = 1;
/// To whom; asked.
const WHOM: u8 = 2;

/// The cards that may be given. Of two that can't stay together the table may
/// have decided that the other one moves.
fn choices(law: Law<'_>, frame: Frame, what: Selection) -> Pieces {
    if what.this && law.deck.options.parting == Parting::Keeper {
        for (_, ability) in law.deck.abilities_of(frame.card) {
            if let When::TogetherWith { other, .. } = ability.when
                && ability.effect == frame.verb
            {
                return Pieces::only(other);
            }
        }
    }
    law.selected(what, frame.actor(), frame.card)
}

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    what: Selection,
    to: Towards,
) -> Flow {
    let actor = frame.actor();
    if frame.stage != WHOM {
        let found = choices(run.law(), frame, what);
        if found.is_empty() || run.state.shown.others(actor).is_empty() {
            return run.no_effect(frame);
        }
        let Some(piece) = sole_piece(found) else {
            run.frame().stage = WHAT;
            return Flow::Wait;
        };
        run.frame().bound = run.deck.card_of(piece).0;
        run.frame().stage = WHOM;
    }
    let to = match to {
        Towards::Next => Some(run.state.shown.next(actor)),
        Towards::Previous => Some(run.state.shown.previous(actor)),
        Towards::Chosen => sole_seat(run.state.shown.others(actor)),
    };
    match to {
        Some(to) => give(run, to),
        None => Flow::Wait,
    }
}

fn give<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, to: Seat) -> Flow {
    let card = Card(run.frame().bound);
    if let Some(piece) = run.deck.piece_of(card)
        && let Some(from) = run.holder_of(piece)
        && from != to
    {
        run.move_piece(piece, from, to);
    }
    Flow::Done
}

pub(super) fn offer(law: Law<'_>, frame: Frame, what: Selection, moves: &mut Moves) {
    if frame.stage == WHAT {
        law.offer_pieces(choices(law, frame, what), moves);
    } else {
        law.offer_others(frame.actor(), moves);
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    _: Frame,
    mv: Move,
) -> Flow {
    match mv {
        Move::ChooseAt(card, _) => {
            run.frame().bound = card.0;
            run.frame().stage = WHOM;
            Flow::Again
        }
        Move::ChooseSeat(to) => give(run, to),
        _ => Flow::Again,
    }
}
