//! `for`: players carry out some verbs one after the other, each as the player
//! whose effect it is.

use crate::players::{Concerned, NamedPlayers};

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ForPlayers {
    players: NamedPlayers,
    block: u16,
}

/// It is known who carries it out; those who still have to are in `bound`.
const KNOWN: u8 = 1;

/// A player has been chosen.
fn choose<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, seat: Seat) -> Flow {
    let frame = run.frame();
    frame.set_that(seat);
    frame.bound = u16::from(SeatSet::only(seat).bits());
    frame.stage = KNOWN;
    Flow::Again
}

impl Behavior for ForPlayers {
    type Definition = definitions::ForPlayers;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        let players = compiler.players(card, &definition.players);
        Some(Self { players, block: compiler.block(card, &definition.verbs) })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == KNOWN {
            let left = SeatSet::from_bits(frame.bound as u8);
            let Some(seat) = run.law().first_of(left, frame.actor()) else { return Flow::Done };
            run.frame().bound = u16::from(left.without(seat).bits());
            run.push_effect(seat, frame.card, self.block, frame.that());
            return Flow::Again;
        }
        match run.law().concerned(self.players, frame) {
            Concerned::All(seats) if seats.is_empty() => run.no_effect(frame),
            Concerned::All(seats) => {
                run.frame().bound = u16::from(seats.bits());
                run.frame().stage = KNOWN;
                Flow::Again
            }
            Concerned::Chance(seats) => match run.pick_seat(seats) {
                Some(seat) => choose(run, seat),
                None => run.no_effect(frame),
            },
            Concerned::Choice(seats) => match sole_seat(seats) {
                Some(seat) => choose(run, seat),
                None if seats.is_empty() => run.no_effect(frame),
                None => Flow::Wait,
            },
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::Player
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        if let Concerned::Choice(seats) = law.concerned(self.players, frame) {
            seats.iter().for_each(|seat| moves.push(Move::ChooseSeat(seat)));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::ChooseSeat(seat) => choose(run, seat),
            _ => Flow::Again,
        }
    }
}
