//! `choose-one`: one of several effects.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ChooseOne {
    pub(crate) first: u16,
    pub(crate) count: u8,
}

/// The most effects to choose from.
pub(crate) const MAX_OPTIONS: usize = Choice::NUMBERED.len();

/// Goes on with the effect of this number; at its end it comes back.
fn go_to<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, option: u16) -> Flow {
    run.frame().verb = run.deck.option_starts[usize::from(option)];
    Flow::Again
}

impl Behavior for ChooseOne {
    type Definition = definitions::ChooseOne;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        let (first, count) = compiler.options(card, &definition.options)?;
        Some(Self { first, count })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { first, count } = self;
        match count {
            0 => run.no_effect(frame),
            1 => go_to(run, first),
            _ => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::Effect
    }

    fn offer(self, _: Law<'_>, _: &State, _: Frame, _: Seat, moves: &mut Moves) {
        let Self { count, .. } = self;
        for &choice in &Choice::NUMBERED[..usize::from(count)] {
            moves.push(Move::Option(choice));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        let Self { first, .. } = self;
        let chosen = Choice::NUMBERED.iter().position(|&choice| mv == Move::Option(choice));
        match chosen {
            Some(number) => go_to(run, first + number as u16),
            None => Flow::Again,
        }
    }
}
