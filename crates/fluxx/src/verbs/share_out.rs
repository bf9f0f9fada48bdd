//! `share-out`: the acting player draws cards for everybody and decides who gets
//! which. Creepers drawn stay with that player.

use asterism_cards::ast::Number;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShareOut {
    count: Number,
}

const HANDING: u8 = 1;

// Registers: `kept` where the cards start among those set aside, `bound` the
// seats still to be served, `count` how many the present one has got.
fn recipient(law: Law<'_>, frame: Frame) -> Option<Seat> {
    let waiting = SeatSet::from_bits(frame.bound as u8);
    law.shown.round_from(frame.actor()).find(|&seat| waiting.contains(seat))
}

fn hand<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    card: Card,
    to: Seat,
) -> Flow {
    if let Some(at) = run.state.aside.iter().position(|&other| other == card) {
        run.state.take_aside(at);
        run.state.add_to_hand(to, card);
        run.frame().count += 1;
        run.tell_handed(card, frame.actor(), to);
    }
    Flow::Again
}

impl Behavior for ShareOut {
    type Definition = definitions::ShareOut;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { count: definition.count })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { count: each } = self;
        let seat = frame.actor();
        let each = run.law().number(each);
        if frame.stage == 0 {
            let seats = run.state.shown.seats;
            let start = run.state.aside.len() as u16;
            let next = run.frame();
            next.stage = HANDING;
            next.kept = start;
            next.bound = u16::from(seats.bits());
            run.draw_aside(seat, usize::from(each) * seats.len());
            return Flow::Again;
        }
        let start = usize::from(frame.kept);
        let left = run.state.aside.len() - start;
        if left == 0 {
            return Flow::Done;
        }
        let Some(to) = recipient(run.law(), frame) else {
            // Everybody who was to get these has left.
            run.discard_aside(seat, start);
            return Flow::Done;
        };
        if frame.count >= each {
            let next = run.frame();
            next.bound &= !(1 << to.index());
            next.count = 0;
            return Flow::Again;
        }
        if left <= usize::from(each - frame.count) {
            let card = run.state.aside[start];
            return hand(run, frame, card, to);
        }
        Flow::Wait
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, law: Law<'_>, frame: Frame, _: Seat) -> Question {
        Question::HandOut { to: recipient(law, frame).unwrap_or(frame.actor()) }
    }

    fn offer(self, law: Law<'_>, state: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        if let Some(to) = recipient(law, frame) {
            for &card in &state.aside[usize::from(frame.kept)..] {
                moves.push(Move::ChooseAt(card, to));
            }
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::ChooseAt(card, to) => hand(run, frame, card, to),
            _ => Flow::Again,
        }
    }

    fn cards_set_aside(self) -> CardsSetAside {
        CardsSetAside::Once(self.count)
    }
}
