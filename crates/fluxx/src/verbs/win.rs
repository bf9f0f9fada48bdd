//! `win`: the player wins the game at once.

use crate::state::Ending;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Win {}

impl Behavior for Win {
    type Definition = definitions::Win;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let (winner, card) = (frame.actor(), frame.card);
        run.state.shown.ending = Some(Ending::Effect { winner, card });
        run.sink.tell_all(|| Event::WonByEffect { seat: winner, card });
        Flow::Again
    }

    asks_nobody!();
}
