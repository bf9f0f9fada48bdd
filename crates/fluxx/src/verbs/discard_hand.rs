//! `discard-hand`: the whole hand goes; how many is left for the next verb.

use asterism_kernel::{Chance, Sink};

use crate::event::{Event, Why};
use crate::frame::Frame;
use crate::run::{Flow, Run};

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let seat = frame.actor();
    run.frame().kept = run.state.shown.hand_sizes[seat.index()];
    for card in run.state.hands[seat.index()].iter() {
        run.discard_from_hand(seat, card, Why::Effect);
    }
    Flow::Done
}
