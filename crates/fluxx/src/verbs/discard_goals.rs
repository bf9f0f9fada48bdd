//! `discard-goals`: all Goals in force go, as one change.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscardGoals {}

const DONE: u8 = 1;

impl Behavior for DiscardGoals {
    type Definition = definitions::DiscardGoals;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == DONE {
            return Flow::Done;
        }
        let goals = run.state.shown.goals;
        if goals.is_empty() {
            return run.no_effect(frame);
        }
        run.state.shown.goals.truncate(0);
        for &goal in goals.iter() {
            run.drop_goal(goal, DiscardReason::Effect);
        }
        run.frame().stage = DONE;
        run.goals_changed();
        Flow::Again
    }

    asks_nobody!();
}
