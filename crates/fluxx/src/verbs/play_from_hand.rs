//! `play-from-hand`: a card is pulled blindly from another hand and played; a
//! Keeper lands in front of whoever pulled it.

use crate::event::PlayedFrom;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayFromHand {}

const PLAYED: u8 = 1;

fn choices(law: Law<'_>, frame: Frame) -> SeatSet {
    let others = law.shown.others(frame.actor());
    others.iter().filter(|&seat| law.shown.hand_size(seat) > 0).collect()
}

fn pull<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, from: Seat) -> Flow {
    run.frame().stage = PLAYED;
    if let Some(card) = run.pick_from_hand(from) {
        run.state.take_from_hand(from, card);
        run.play(frame.actor(), card, PlayedFrom::HandOf(from));
    }
    Flow::Again
}

impl Behavior for PlayFromHand {
    type Definition = definitions::PlayFromHand;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == PLAYED {
            return Flow::Done;
        }
        let found = choices(run.law(), frame);
        match sole_seat(found) {
            Some(seat) => pull(run, frame, seat),
            None if found.is_empty() => run.no_effect(frame),
            None => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::Player
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        for seat in choices(law, frame).iter() {
            moves.push(Move::ChooseSeat(seat));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::ChooseSeat(seat) => pull(run, frame, seat),
            _ => Flow::Again,
        }
    }
}
