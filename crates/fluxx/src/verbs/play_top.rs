//! `play-top`: cards from the top of the draw pile are played, the first at
//! once, further ones if their player wants. They never enter a hand.

use asterism_cards::ast::Kind;

use crate::event::PlayedFrom;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayTop {
    count: u8,
}

/// A card is being turned up.
const TURNING: u8 = 0;
/// Whether to go on; asked.
const ASKED: u8 = 1;

/// Plays the top card. A Creeper is placed and triggers, and the next card
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
        run.push_triggers(seat);
        return Flow::Again;
    }
    let next = run.frame();
    next.stage = ASKED;
    next.count += 1;
    run.play(seat, card, PlayedFrom::DrawPile);
    Flow::Again
}

impl Behavior for PlayTop {
    type Definition = definitions::PlayTop;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { count: definition.count })
    }

    // Registers: `count` how many were played.
    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { count } = self;
        if frame.stage == TURNING {
            return turn_up(run, frame);
        }
        let nothing_left = run.state.shown.deck_size == 0 && run.state.shown.discard_size == 0;
        if frame.count >= count || run.state.shown.turn.ended || nothing_left {
            return Flow::Done;
        }
        Flow::Wait
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::PlayTopAgain
    }

    fn offer(self, _: Law<'_>, _: &State, _: Frame, _: Seat, moves: &mut Moves) {
        moves.push(Move::Option(Choice::Yes));
        moves.push(Move::Option(Choice::No));
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        if mv != Move::Option(Choice::Yes) {
            return Flow::Done;
        }
        run.frame().stage = TURNING;
        Flow::Again
    }
}
