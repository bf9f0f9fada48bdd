//! `vote`: everybody votes for another player, and the one with the most votes is
//! "that player" in what follows. Chance decides a tie.

use asterism_cards::verbs::VerbKind;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vote {}

/// Votes are being cast; asked.
const VOTING: u8 = 1;

/// Bits for the votes of one seat. Nobody votes for themselves, so seven are the most.
const BITS: usize = 3;

/// The votes of all seats are three bytes: `bound`, then `count`.
fn votes(frame: Frame) -> u32 {
    u32::from(frame.bound) | u32::from(frame.count) << 16
}

fn votes_for(frame: Frame, seat: Seat) -> u32 {
    votes(frame) >> (seat.index() * BITS) & ((1 << BITS) - 1)
}

impl Behavior for Vote {
    type Definition = definitions::Vote;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage != VOTING {
            run.frame().stage = VOTING;
            run.state.shown.owed = [0; MAX_SEATS];
            for seat in run.state.shown.seats.iter() {
                run.state.shown.owed[seat.index()] = 1;
            }
            return Flow::Again;
        }
        // With two players everybody votes for the other one.
        if run.state.shown.seats.len() > 2 && !run.law().who_owe().is_empty() {
            return Flow::Wait;
        }
        run.state.shown.owed = [0; MAX_SEATS];
        let seats = run.state.shown.seats;
        let most = seats.iter().map(|seat| votes_for(frame, seat)).max();
        let leading: SeatSet =
            seats.iter().filter(|&seat| Some(votes_for(frame, seat)) == most).collect();
        let elected = match sole_seat(leading) {
            Some(seat) => Some(seat),
            None => run.pick_seat(leading),
        };
        let Some(elected) = elected else { return run.no_effect(frame) };
        run.frame().set_that(elected);
        let (verb, count) = (VerbKind::Vote, votes_for(frame, elected) as usize);
        run.sink.tell_all(|| Event::Verb { verb, seat: elected, other: None, card: None, count });
        Flow::Done
    }

    fn asks(self, law: Law<'_>, _: Frame) -> SeatSet {
        law.who_owe()
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::of_verb(VerbKind::Vote)
    }

    fn offer(self, law: Law<'_>, _: &State, _: Frame, seat: Seat, moves: &mut Moves) {
        law.offer_others(seat, moves);
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        seat: Seat,
        mv: Move,
    ) -> Flow {
        if let Move::ChooseSeat(other) = mv {
            run.state.shown.owed[seat.index()] = 0;
            let votes = votes(frame) + (1 << (other.index() * BITS));
            let next = run.frame();
            next.bound = votes as u16;
            next.count = (votes >> 16) as u8;
        }
        Flow::Again
    }
}
