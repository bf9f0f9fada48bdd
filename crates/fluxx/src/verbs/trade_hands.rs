//! `trade-hands`: two players swap whole hands, even if one is empty.

use super::choose_player::{self, ChoosesPlayer, asks_for_player};
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TradeHands {}

impl ChoosesPlayer for TradeHands {
    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        other: Seat,
    ) -> Flow {
        let one = frame.actor();
        run.state.swap_hands(one, other);
        run.sink.tell_all(|| Event::HandsTraded { one, other });
        Flow::Done
    }
}

impl Behavior for TradeHands {
    type Definition = definitions::TradeHands;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        choose_player::run(self, run, frame)
    }

    asks_for_player!();
}
