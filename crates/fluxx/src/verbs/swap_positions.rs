//! `swap-positions`: two players take over each other's position, hand and
//! table. People keep their seats, so positions move instead.

use super::choose_player::{self, ChoosesPlayer, asks_for_player};
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SwapPositions {}

impl ChoosesPlayer for SwapPositions {
    /// The seat after the old one is next, unless that is now the player's own; then
    /// the one after it, except between two players.
    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        other: Seat,
    ) -> Flow {
        let one = frame.actor();
        run.state.swap_hands(one, other);
        let shown = &mut run.state.shown;
        shown.tables.swap(one.index(), other.index());
        shown.keepers.swap(one.index(), other.index());
        shown.changed.add(Changed::TABLES);
        // Players are asked again about a pair that is now in front of them.
        shown.declined = 0;
        if shown.seats.len() > 2 && one == shown.turn.regular && shown.next(one) == other {
            shown.turn.regular = other;
        }
        run.sink.tell_all(|| Event::PositionsSwapped { one, other });
        Flow::Done
    }
}

impl Behavior for SwapPositions {
    type Definition = definitions::SwapPositions;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        choose_player::run(self, run, frame)
    }

    asks_for_player!();
}
