//! `wish`: any card of the discard pile. A New Rule, Action or Surprise is
//! played at once, a Creeper is given to somebody else, anything else comes to
//! hand and ends the turn. Cards still being resolved are not in the pile.

use asterism_cards::ast::Kind;

use crate::event::PlayedFrom;

use super::attach;
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wish {}

/// Who gets the Creeper; asked.
const WHOM: u8 = 1;
const PLAYED: u8 = 2;

fn grant<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, card: Card) -> Flow {
    let seat = frame.actor();
    match run.deck.kind(card) {
        Kind::Creeper => {
            let next = run.frame();
            next.stage = WHOM;
            next.bound = card.0;
            Flow::Again
        }
        Kind::Rule | Kind::Action | Kind::Surprise | Kind::Meta => {
            run.frame().stage = PLAYED;
            run.state.take_from_discard(card);
            run.play(seat, card, PlayedFrom::DiscardPile);
            Flow::Again
        }
        Kind::Keeper | Kind::Goal => {
            run.state.take_from_discard(card);
            run.state.add_to_hand(seat, card);
            run.sink.tell_all(|| Event::TakenInHand { seat, card });
            run.state.shown.turn.ended = true;
            Flow::Done
        }
    }
}

fn give<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, to: Seat) -> Flow {
    let card = Card(frame.bound);
    // Somebody who joined meanwhile may have made the pile be shuffled.
    if let Some(piece) = run.deck.piece_of(card)
        && run.state.discard().contains(&card)
    {
        run.state.take_from_discard(card);
        run.state.shown.lay(run.deck, to, piece);
        run.sink.tell_all(|| Event::Dealt { seat: to, card });
    }
    attach::begin(run)
}

impl Behavior for Wish {
    type Definition = definitions::Wish;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    // Registers: `bound` the Creeper, which lies in the discard pile until it is
    // said who gets it.
    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        match frame.stage {
            PLAYED => Flow::Done,
            attach::ATTACH => attach::run(run, frame),
            WHOM => {
                let others = run.state.shown.others(frame.actor());
                match sole_seat(others) {
                    Some(to) => give(run, frame, to),
                    None if others.is_empty() => Flow::Done,
                    None => Flow::Wait,
                }
            }
            _ => match *run.state.discard() {
                [] => run.no_effect(frame),
                [card] => grant(run, frame, card),
                _ => Flow::Wait,
            },
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        match frame.stage {
            attach::ATTACH => attach::question(frame),
            WHOM => Question::GiveTo { card: Card(frame.bound) },
            _ => Question::CardFromDiscardPile,
        }
    }

    fn offer(self, law: Law<'_>, state: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        match frame.stage {
            attach::ATTACH => attach::offer(law, frame, moves),
            WHOM => law.offer_others(frame.actor(), moves),
            _ => state.discard().iter().for_each(|&card| moves.push(Move::Choose(card))),
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        if frame.stage == attach::ATTACH {
            return attach::answer(run, frame, mv);
        }
        match mv {
            Move::Choose(card) => grant(run, frame, card),
            Move::ChooseSeat(to) => give(run, frame, to),
            _ => Flow::Again,
        }
    }
}
