//! `to-hands`: Keepers of a sort leave all tables for the hands of their
//! holders, or all for the hand of whoever has a certain card.

use asterism_kernel::{Chance, Sink};

use crate::card::{Piece, Pieces};
use crate::event::Event;
use crate::run::{Flow, Run};
use crate::state::Frame;

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    what: Pieces,
    collector: Option<Piece>,
) -> Flow {
    if run.state.shown.in_play().and(what).is_empty() {
        return run.no_effect(frame);
    }
    let collector = collector.and_then(|piece| run.holder_of(piece));
    for seat in run.state.shown.round_from(frame.actor()) {
        let to = collector.unwrap_or(seat);
        for piece in run.state.shown.tables[seat.index()].and(what).iter() {
            let card = run.deck.card_of(piece);
            run.state.shown.lift(run.deck, seat, piece);
            run.state.add_to_hand(to, card);
            run.sink.tell_all(|| Event::TakenInHand { seat: to, card });
        }
    }
    Flow::Done
}
