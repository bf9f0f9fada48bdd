//! `choose-one`: one of several effects.

use asterism_kernel::{Chance, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Choice, Move, Moves};
use crate::run::{Flow, Run};

/// The most effects to choose from.
pub(crate) const MOST: usize = Choice::NUMBERED.len();

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    first: u16,
    count: u8,
) -> Flow {
    match count {
        0 => run.no_effect(frame),
        1 => go_to(run, first),
        _ => Flow::Wait,
    }
}

/// Goes on with the effect of this number; at its end it comes back.
fn go_to<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, option: u16) -> Flow {
    run.frame().verb = run.deck.option_starts[usize::from(option)];
    Flow::Again
}

pub(super) fn offer(count: u8, moves: &mut Moves) {
    for &choice in &Choice::NUMBERED[..usize::from(count)] {
        moves.push(Move::Option(choice));
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    first: u16,
    mv: Move,
) -> Flow {
    let chosen = Choice::NUMBERED.iter().position(|&choice| mv == Move::Option(choice));
    match chosen {
        Some(number) => go_to(run, first + number as u16),
        None => Flow::Again,
    }
}
