//! `to-hands`: Keepers of a sort leave all tables for the hands of their
//! holders, or all for the hand of whoever has a certain card. Creepers don't
//! go to hands: they come loose in front of the player who got their Keeper.

use crate::options::Collecting;

use super::prelude::*;
use super::{THEFT, THEFT_STANDS};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToHands {
    what: Pieces,
    collector: Option<Piece>,
}

impl Law<'_> {
    /// Who would be robbed, and by whom, where the table calls it stealing
    /// that all of them go to one hand.
    fn robbed(self, what: Pieces, collector: Option<Piece>) -> Option<(SeatSet, Seat)> {
        if self.deck.options.collecting == Collecting::NotStealing {
            return None;
        }
        let thief = collector.and_then(|piece| self.working_holder(piece))?;
        let has_some = |seat: &Seat| self.shown.tables[seat.index()].meets(what);
        let victims: SeatSet = self.shown.others(thief).iter().filter(has_some).collect();
        (!victims.is_empty()).then_some((victims, thief))
    }
}

fn drop_attached<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    keeper: Piece,
    from: Seat,
    to: Seat,
) {
    for creeper in run.state.shown.attached_to(run.deck, keeper).iter() {
        run.state.shown.detach(run.deck, creeper);
        if from != to {
            run.move_piece(creeper, from, to);
        }
    }
}

impl Behavior for ToHands {
    type Definition = definitions::ToHands;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self {
            what: compiler.marked(&definition.mark),
            collector: compiler.maybe_piece(card, definition.collector.as_ref()),
        })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { what, collector } = self;
        if run.state.shown.in_play().and(what).is_empty() {
            return run.no_effect(frame);
        }
        let defended = !run.deck.answers.to_theft.is_empty();
        if frame.stage == 0 && defended && run.law().robbed(what, collector).is_some() {
            run.state.passed = SeatSet::EMPTY;
            run.frame().stage = THEFT;
            return Flow::Again;
        }
        if frame.stage == THEFT && !run.law().answerers(run.state).is_empty() {
            return Flow::Wait;
        }
        debug_assert!(matches!(frame.stage, 0 | THEFT | THEFT_STANDS));
        let collector = collector.and_then(|piece| run.law().working_holder(piece));
        for seat in run.state.shown.round_from(frame.actor()) {
            let to = collector.unwrap_or(seat);
            for piece in run.state.shown.tables[seat.index()].and(what).iter() {
                drop_attached(run, piece, seat, to);
                let card = run.deck.card_of(piece);
                run.state.shown.lift(run.deck, seat, piece);
                run.state.add_to_hand(to, card);
                run.sink.tell_all(|| Event::TakenInHand { seat: to, card });
            }
        }
        Flow::Done
    }

    asks_nobody!();

    fn theft(self, law: Law<'_>, _: Frame) -> Theft {
        Theft::OfEverything { robbed: law.robbed(self.what, self.collector) }
    }
}
