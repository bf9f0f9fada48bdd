//! `shift-positions`: every position, hand and table, passes to the previous
//! player.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShiftPositions {}

impl Behavior for ShiftPositions {
    type Definition = definitions::ShiftPositions;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, _: Frame) -> Flow {
        let (hands, shown) = (run.state.hands, run.state.shown);
        for seat in shown.seats.iter() {
            let (from, to) = (seat.index(), shown.previous(seat).index());
            run.state.hands[to] = hands[from];
            run.state.shown.hand_sizes[to] = shown.hand_sizes[from];
            run.state.shown.tables[to] = shown.tables[from];
            run.state.shown.keepers[to] = shown.keepers[from];
        }
        run.state.shown.declined = 0;
        run.state.shown.changed.add(Changed::TABLES);
        run.state.shown.changed.add(Changed::HANDS);
        run.sink.tell_all(|| Event::PositionsShifted);
        Flow::Done
    }

    asks_nobody!();
}
