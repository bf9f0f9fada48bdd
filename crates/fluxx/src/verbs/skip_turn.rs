//! `skip-turn`: the player misses the next turn.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SkipTurn {}

impl Behavior for SkipTurn {
    type Definition = definitions::SkipTurn;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        run.state.shown.skipping.insert(frame.actor());
        Flow::Done
    }

    asks_nobody!();
}
