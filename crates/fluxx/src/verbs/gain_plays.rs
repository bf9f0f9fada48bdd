//! `gain-plays`: more plays this turn.

use asterism_cards::ast::Number;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GainPlays {
    count: Number,
}

impl Behavior for GainPlays {
    type Definition = definitions::GainPlays;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { count: definition.count })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, _: Frame) -> Flow {
        let gained = run.law().number(self.count);
        let turn = &mut run.state.shown.turn;
        turn.gained = turn.gained.saturating_add(gained);
        Flow::Done
    }

    asks_nobody!();
}
