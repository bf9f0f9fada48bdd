//! `swap-positions`: two players swap places and take over each other's hand and
//! table. Seats stand for people, so the order of play around the table changes.

use super::choose_player::{self, ChoosesPlayer, asks_for_player};
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SwapPositions {}

impl ChoosesPlayer for SwapPositions {
    /// Play goes on after the player's old place; if the player now sits there, after
    /// the new one.
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
        shown.swap_places(one, other);
        // Play continues after the same place, no matter who sits there now.
        let regular = shown.turn.regular;
        if regular == one {
            shown.turn.regular = if shown.next(other) == one { one } else { other };
        } else if regular == other {
            shown.turn.regular = one;
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
