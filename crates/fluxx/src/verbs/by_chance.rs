//! `by-chance`: chance chooses one of several effects.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ByChance {
    first: u16,
    count: u8,
}

/// What follows is under way or done.
const DECIDED: u8 = 1;

impl Behavior for ByChance {
    type Definition = definitions::ByChance;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        let (first, count) = compiler.chances(card, &definition.options)?;
        Some(Self { first, count })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == DECIDED {
            return Flow::Done;
        }
        run.frame().stage = DECIDED;
        run.spend(1);
        let index = run.chance.pick(usize::from(self.count), |index| index as u16 + 1);
        let seat = frame.actor();
        run.sink.tell_all(|| Event::ChanceChose { seat, number: index + 1 });
        let block = run.deck.option_starts[usize::from(self.first) + index];
        run.push_effect(seat, frame.card, block, frame.that());
        Flow::Again
    }

    asks_nobody!();
}
