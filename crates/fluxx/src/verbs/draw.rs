//! `draw`, `draw-as-many`: cards from the draw pile into hands.

use asterism_cards::ast::{Number, Who};
use asterism_kernel::{Chance, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::run::{Flow, Run};

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    who: Who,
    count: Number,
) -> Flow {
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

/// Draws as many as the verb before left behind.
pub(super) fn as_many<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    run.draw(frame.actor(), usize::from(frame.kept));
    Flow::Done
}
