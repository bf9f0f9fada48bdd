//! `draw`: cards from the draw pile into hands.

use asterism_cards::ast::{Number, Who};

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    who: Who,
    count: Number,
}

impl Behavior for Draw {
    type Definition = definitions::Draw;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { who: definition.who, count: definition.count })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { who, count } = self;
        let count = usize::from(run.law().number(count));
        let actor = frame.actor();
        match who {
            Who::You => run.draw(actor, count),
            Who::Everyone | Who::EachOther => {
                for seat in run.state.shown.round_from(actor) {
                    if who == Who::Everyone || seat != actor {
                        run.draw(seat, count);
                    }
                }
            }
        }
        Flow::Done
    }

    asks_nobody!();
}
