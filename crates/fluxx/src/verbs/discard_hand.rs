//! `discard-hand`: the whole hand goes. The number is kept for the next verb.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscardHand {}

impl Behavior for DiscardHand {
    type Definition = definitions::DiscardHand;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let seat = frame.actor();
        run.frame().kept = run.state.shown.hand_sizes[seat.index()];
        for card in run.state.hands[seat.index()].iter() {
            run.discard_from_hand(seat, card, DiscardReason::Effect);
        }
        Flow::Done
    }

    asks_nobody!();
}
