//! `everyone-may-discard`: everybody at once may throw away any cards from
//! hand and table, or none.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EveryoneMayDiscard {}

const ASKED: u8 = 1;

fn has_something(law: Law<'_>, seat: Seat) -> bool {
    law.shown.hand_size(seat) > 0 || !law.shown.tables[seat.index()].is_empty()
}

impl Behavior for EveryoneMayDiscard {
    type Definition = definitions::EveryoneMayDiscard;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == 0 {
            run.frame().stage = ASKED;
            run.state.shown.owed = [0; MAX_SEATS];
            for seat in run.state.shown.seats.iter() {
                run.state.shown.owed[seat.index()] = u8::from(has_something(run.law(), seat));
            }
        }
        let waiting =
            run.state.shown.seats.iter().any(|seat| run.state.shown.owed[seat.index()] > 0);
        if waiting { Flow::Wait } else { Flow::Done }
    }

    fn asks(self, law: Law<'_>, _: Frame) -> SeatSet {
        law.who_owe()
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::MayDiscard
    }

    fn offer(self, law: Law<'_>, state: &State, _: Frame, seat: Seat, moves: &mut Moves) {
        law.offer_hand(state, seat, WithHand::Discard, moves);
        for piece in law.shown.tables[seat.index()].iter() {
            moves.push(Move::Discard(law.deck.card_of(piece)));
        }
        moves.push(Move::Option(Choice::Done));
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        seat: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::Discard(card) => match run.deck.piece_of(card) {
                Some(piece) if run.state.shown.tables[seat.index()].contains(piece) => {
                    run.discard_piece(seat, piece, DiscardReason::Effect);
                }
                _ => run.discard_from_hand(seat, card, DiscardReason::Effect),
            },
            _ => run.state.shown.owed[seat.index()] = 0,
        }
        if !has_something(run.law(), seat) {
            run.state.shown.owed[seat.index()] = 0;
        }
        Flow::Again
    }
}
