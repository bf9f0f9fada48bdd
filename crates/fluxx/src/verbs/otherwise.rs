//! `otherwise`: compiled as a part of the `if` or `act` before it.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Otherwise {}

impl Behavior for Otherwise {
    type Definition = definitions::Otherwise;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        None
    }

    fn run<C: Chance, S: Sink<Event>>(self, _: &mut Run<'_, C, S>, _: Frame) -> Flow {
        Flow::Done
    }

    asks_nobody!();
}
