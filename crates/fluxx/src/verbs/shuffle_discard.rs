//! `shuffle-discard`: the discard pile goes into the draw pile.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShuffleDiscard {}

impl Behavior for ShuffleDiscard {
    type Definition = definitions::ShuffleDiscard;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, _: Frame) -> Flow {
        run.reshuffle();
        Flow::Done
    }

    asks_nobody!();
}
