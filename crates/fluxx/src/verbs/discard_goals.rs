//! `discard-goals`: all Goals in force go, as one change.

use asterism_kernel::{Chance, Sink};

use crate::event::{Event, Why};
use crate::frame::Frame;
use crate::run::{Flow, Run};

const DONE: u8 = 1;

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    if frame.stage == DONE {
        return Flow::Done;
    }
    let goals = run.state.shown.goals;
    if goals.is_empty() {
        return run.no_effect(frame);
    }
    run.state.shown.goals.truncate(0);
    for &goal in goals.iter() {
        run.drop_goal(goal, Why::Effect);
    }
    run.frame().stage = DONE;
    run.goals_changed();
    Flow::Again
}
