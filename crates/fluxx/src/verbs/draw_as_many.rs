//! `draw-as-many`: as many cards as the verb before left behind.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawAsMany {}

impl Behavior for DrawAsMany {
    type Definition = definitions::DrawAsMany;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        run.draw(frame.actor(), usize::from(frame.kept));
        Flow::Done
    }

    asks_nobody!();
}
