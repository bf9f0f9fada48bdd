//! `nobody-wins`: the game ends without a winner.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NobodyWins {}

impl Behavior for NobodyWins {
    type Definition = definitions::NobodyWins;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        run.nobody_wins(frame.card);
        Flow::Again
    }

    asks_nobody!();
}
