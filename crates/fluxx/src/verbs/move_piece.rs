//! `move`: a card of any table goes to any other player; no replacement draw.

use super::attach;
use super::choose_piece::acts_on_selection;
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MovePiece {
    what: Selection,
}

/// Which card; asked.
const WHAT: u8 = 1;
/// To whom; asked.
const WHOM: u8 = 2;

/// Everybody but its holder.
fn receivers(law: Law<'_>, frame: Frame) -> SeatSet {
    let holder = law.deck.piece_of(Card(frame.bound)).and_then(|piece| law.shown.holder(piece));
    holder.map_or(SeatSet::EMPTY, |holder| law.shown.others(holder))
}

fn move_to<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, to: Seat) -> Flow {
    if let Some(piece) = run.deck.piece_of(Card(frame.bound))
        && let Some(from) = run.holder_of(piece)
    {
        // It leaves what it is attached to behind.
        run.state.shown.detach(run.deck, piece);
        run.move_piece(piece, from, to);
    }
    attach::begin(run)
}

impl Behavior for MovePiece {
    type Definition = definitions::MovePiece;

    acts_on_selection!();

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == attach::ATTACH {
            return attach::run(run, frame);
        }
        if frame.stage != WHOM {
            let found = run.law().selected(self.what, frame.actor(), frame.card);
            if found.is_empty() {
                return run.no_effect(frame);
            }
            let Some(piece) = sole_piece(found) else {
                run.frame().stage = WHAT;
                return Flow::Wait;
            };
            run.frame().bound = run.deck.card_of(piece).0;
            run.frame().stage = WHOM;
            return Flow::Again;
        }
        let receivers = receivers(run.law(), frame);
        match sole_seat(receivers) {
            Some(to) => move_to(run, frame, to),
            None if receivers.is_empty() => Flow::Done,
            None => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        match frame.stage {
            WHAT => Question::MoveFromTable,
            attach::ATTACH => attach::question(frame),
            _ => Question::MoveTo { card: Card(frame.bound) },
        }
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        match frame.stage {
            attach::ATTACH => attach::offer(law, frame, moves),
            WHAT => law.offer_pieces(law.selected(self.what, frame.actor(), frame.card), moves),
            _ => receivers(law, frame).iter().for_each(|seat| moves.push(Move::ChooseSeat(seat))),
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
            Move::ChooseAt(card, _) => {
                run.frame().bound = card.0;
                run.frame().stage = WHOM;
                Flow::Again
            }
            Move::ChooseSeat(to) => move_to(run, frame, to),
            _ => Flow::Again,
        }
    }
}
