//! `reverse-order`: the order of play is reversed.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReverseOrder {}

impl Behavior for ReverseOrder {
    type Definition = definitions::ReverseOrder;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, _: Frame) -> Flow {
        run.state.shown.places.reverse();
        run.sink.tell_all(|| Event::OrderReversed);
        Flow::Done
    }

    asks_nobody!();
}
