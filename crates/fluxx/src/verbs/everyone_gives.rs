//! `everyone-gives`: in turn order everybody with a Keeper chooses one of
//! them and who gets it; when all have chosen, the gifts move together.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EveryoneGives {}

const CHOOSING: u8 = 1;

// Registers: `owed` the gift of each seat, its piece plus one; `kept` the seats
// that are done; `bound` and `count` who gets their gifts, three bits a seat.
fn keepers(law: Law<'_>, seat: Seat) -> Pieces {
    law.shown.tables[seat.index()].and(law.deck.keepers)
}

/// Whose choice it is.
fn giver(law: Law<'_>, frame: Frame) -> Option<Seat> {
    let done = SeatSet::from_bits(frame.kept as u8);
    law.shown
        .round_from(frame.actor())
        .find(|&seat| !done.contains(seat) && !keepers(law, seat).is_empty())
}

fn gift(law: Law<'_>, seat: Seat) -> Option<Piece> {
    law.shown.owed[seat.index()].checked_sub(1).map(Piece)
}

fn receiver(frame: Frame, seat: Seat) -> Seat {
    let all = u32::from(frame.bound) | u32::from(frame.count) << 16;
    Seat::new((all >> (3 * seat.index()) & 7) as usize)
}

fn choose_gift<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    seat: Seat,
    piece: Piece,
) -> Flow {
    run.state.shown.owed[seat.index()] = piece.0 + 1;
    Flow::Again
}

fn choose_receiver<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    seat: Seat,
    to: Seat,
) -> Flow {
    let next = run.frame();
    next.kept |= 1 << seat.index();
    let all = (to.index() as u32) << (3 * seat.index());
    next.bound |= all as u16;
    next.count |= (all >> 16) as u8;
    Flow::Again
}

/// The gifts move together; a gift for somebody who has left stays.
fn give_all<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let mut gifts = [None; MAX_SEATS];
    for seat in run.state.shown.seats.iter() {
        let to = receiver(frame, seat);
        gifts[seat.index()] = gift(run.law(), seat)
            .filter(|&piece| keepers(run.law(), seat).contains(piece))
            .filter(|_| run.state.shown.others(seat).contains(to));
    }
    for seat in run.state.shown.round_from(frame.actor()) {
        if let Some(piece) = gifts[seat.index()] {
            run.move_piece(piece, seat, receiver(frame, seat));
        }
    }
    run.state.shown.owed = [0; MAX_SEATS];
    Flow::Done
}

impl Behavior for EveryoneGives {
    type Definition = definitions::EveryoneGives;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == 0 {
            run.state.shown.owed = [0; MAX_SEATS];
            let next = run.frame();
            next.stage = CHOOSING;
            next.kept = 0;
            let next = *next;
            return if giver(run.law(), next).is_none() {
                run.no_effect(frame)
            } else {
                Flow::Again
            };
        }
        let Some(seat) = giver(run.law(), frame) else { return give_all(run, frame) };
        if gift(run.law(), seat).is_none() {
            return match sole_piece(keepers(run.law(), seat)) {
                Some(piece) => choose_gift(run, seat, piece),
                None => Flow::Wait,
            };
        }
        match sole_seat(run.state.shown.others(seat)) {
            Some(to) => choose_receiver(run, seat, to),
            None => Flow::Wait,
        }
    }

    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet {
        giver(law, frame).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn question(self, law: Law<'_>, _: Frame, seat: Seat) -> Question {
        match gift(law, seat) {
            Some(piece) => Question::GiveTo { card: law.deck.card_of(piece) },
            None => Question::OwnKeeper,
        }
    }

    fn offer(self, law: Law<'_>, _: &State, _: Frame, seat: Seat, moves: &mut Moves) {
        match gift(law, seat) {
            Some(_) => law.offer_others(seat, moves),
            None => law.offer_pieces(keepers(law, seat), moves),
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        seat: Seat,
        mv: Move,
    ) -> Flow {
        let piece = |card: Card| run.deck.piece_of(card);
        match mv {
            Move::ChooseAt(card, _) => match piece(card) {
                Some(piece) => choose_gift(run, seat, piece),
                None => Flow::Again,
            },
            Move::ChooseSeat(to) => choose_receiver(run, seat, to),
            _ => Flow::Again,
        }
    }
}
