//! `if`: some verbs are carried out only if conditions hold; others otherwise.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct If {
    conditions: u16,
    block: u16,
    /// Where the verbs of `otherwise` start, if there are any.
    pub(super) otherwise: Option<u16>,
}

/// What follows is under way or done.
const DECIDED: u8 = 1;

impl Behavior for If {
    type Definition = definitions::If;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        let conditions = compiler.conditions(card, &definition.conditions);
        let block = compiler.block(card, &definition.verbs);
        Some(Self { conditions, block, otherwise: None })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == DECIDED {
            return Flow::Done;
        }
        run.frame().stage = DECIDED;
        let holds = run.law().holds(frame.actor(), self.conditions);
        match if holds { Some(self.block) } else { self.otherwise } {
            Some(block) => {
                run.push_effect(frame.actor(), frame.card, block, frame.that());
                Flow::Again
            }
            None => run.no_effect(frame),
        }
    }

    asks_nobody!();
}
