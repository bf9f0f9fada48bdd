//! `play-top`: cards from the top of the draw pile are played, the first at
//! once, further ones if their player wants. They never enter a hand.

use asterism_cards::ast::Kind;
use asterism_kernel::{Chance, Sink};

use crate::card::Piece;
use crate::event::{Event, From};
use crate::frame::Frame;
use crate::moves::{Choice, Move, Moves};
use crate::run::{Flow, Run};

/// A card is being turned up.
const TURNING: u8 = 0;
/// Whether to go on; asked.
const ASKED: u8 = 1;

// Registers: `count` how many were played.
pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    times: u8,
) -> Flow {
    if frame.stage == TURNING {
        return turn_up(run, frame);
    }
    let nothing_left = run.state.shown.deck_size == 0 && run.state.shown.discard_size == 0;
    if frame.count >= times || run.state.shown.turn.ended || nothing_left {
        return Flow::Done;
    }
    Flow::Wait
}

/// Plays the top card. A Creeper is placed, does its duties, and the next card
/// is turned up.
fn turn_up<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let seat = frame.actor();
    let Some(card) = run.top_card() else {
        run.sink.tell_all(|| Event::NothingToDraw { seat });
        return Flow::Done;
    };
    let facts = *run.deck.facts(card);
    if facts.kind == Kind::Creeper {
        run.state.shown.lay(run.deck, seat, Piece(facts.piece));
        run.sink.tell_all(|| Event::CreeperCame { seat, card });
        run.push_duties(seat);
        return Flow::Again;
    }
    let next = run.frame();
    next.stage = ASKED;
    next.count += 1;
    run.play(seat, card, From::DrawPile);
    Flow::Again
}

pub(super) fn offer(moves: &mut Moves) {
    moves.push(Move::Option(Choice::Yes));
    moves.push(Move::Option(Choice::No));
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, mv: Move) -> Flow {
    if mv != Move::Option(Choice::Yes) {
        return Flow::Done;
    }
    run.frame().stage = TURNING;
    Flow::Again
}
