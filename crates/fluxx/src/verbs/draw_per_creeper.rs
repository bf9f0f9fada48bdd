//! `draw-per-creeper`: everybody draws one card, and players with Creepers go on
//! until they have drawn that many per Creeper in all.

use asterism_cards::ast::Number;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawPerCreeper {
    count: Number,
}

fn creepers<C: Chance, S: Sink<Event>>(run: &Run<'_, C, S>, seat: Seat) -> usize {
    run.state.shown.tables[seat.index()].and(run.deck.creepers).len()
}

impl Behavior for DrawPerCreeper {
    type Definition = definitions::DrawPerCreeper;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { count: definition.count })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { count } = self;
        let count = usize::from(run.law().number(count));
        let round = || run.state.shown.round_from(frame.actor());
        let (first, then) = (round(), round());
        for seat in first {
            run.draw(seat, 1);
        }
        for seat in then {
            let mut drawn = 1;
            // A Creeper found on the way is placed, replaced and raises the total.
            while drawn < count * creepers(run, seat) {
                let due = count * creepers(run, seat) - drawn;
                let before = run.state.shown.hand_size(seat);
                run.draw(seat, due);
                if run.state.shown.hand_size(seat) < before + due {
                    break;
                }
                drawn += due;
            }
        }
        Flow::Done
    }

    asks_nobody!();
}
