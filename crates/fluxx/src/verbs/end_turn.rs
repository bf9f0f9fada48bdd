//! `end-turn`: the turn ends once this effect is done.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EndTurn {}

impl Behavior for EndTurn {
    type Definition = definitions::EndTurn;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, _: Frame) -> Flow {
        run.state.shown.turn.ended = true;
        Flow::Done
    }

    asks_nobody!();
}
