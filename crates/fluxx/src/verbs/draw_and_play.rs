//! `draw-and-play`: the hand is set aside, a mini-hand drawn, cards of it
//! played, the rest discarded. All numbers are looked up at every step, so an
//! inflation from inside makes the effect under way grow.

use asterism_cards::ast::{Number, Plays};

use crate::event::PlayedFrom;
use crate::options::Day;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawAndPlay {
    draw: Number,
    play: Plays,
}

/// What day it is; asked.
const DAY: u8 = 1;
/// The day is settled, or doesn't matter.
const ORDINARY: u8 = 2;
const HOLIDAY: u8 = 3;
const BIRTHDAY: u8 = 4;

/// How many of the mini-hand are to be played in all.
fn plays(law: Law<'_>, frame: Frame, play: Plays) -> usize {
    let number = match play {
        Plays::All => return usize::MAX,
        Plays::Count(number) => number,
        Plays::ByDay { birthday, holiday, ordinary } => match frame.stage {
            BIRTHDAY => birthday,
            HOLIDAY => holiday,
            _ => ordinary,
        },
    };
    usize::from(law.number(number))
}

/// Draws cards into the mini-hand. Creepers that come trigger at once, but nobody
/// can win in the middle of the effect.
fn draw_more<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, count: u16) -> Flow {
    let seat = frame.actor();
    let before = run.state.shown.tables[seat.index()];
    run.draw_aside(seat, usize::from(count));
    if run.state.shown.tables[seat.index()] != before {
        run.push_triggers(seat);
    }
    Flow::Again
}

impl Behavior for DrawAndPlay {
    type Definition = definitions::DrawAndPlay;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { draw: definition.draw, play: definition.play })
    }

    // Registers: `kept` where the mini-hand starts among the cards set aside,
    // `bound` how many were drawn, `count` how many were played.
    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { draw, play } = self;
        let seat = frame.actor();
        if frame.stage == 0 {
            run.frame().kept = run.state.aside.len() as u16;
            let stage = match (play, run.deck.options.day) {
                (Plays::ByDay { .. }, Day::Ask) => DAY,
                (Plays::ByDay { .. }, Day::Holiday) => HOLIDAY,
                (Plays::ByDay { .. }, Day::Birthday) => BIRTHDAY,
                _ => ORDINARY,
            };
            run.frame().stage = stage;
            return if stage == DAY { Flow::Wait } else { Flow::Again };
        }
        let wanted = u16::from(run.law().number(draw));
        if frame.bound < wanted {
            run.frame().bound = wanted;
            return draw_more(run, frame, wanted - frame.bound);
        }
        let start = usize::from(frame.kept);
        let left = run.state.aside.len() - start;
        let playing = usize::from(frame.count) < plays(run.law(), frame, play);
        if left > 0 && playing && !run.state.shown.turn.ended {
            return Flow::Wait;
        }
        run.discard_aside(seat, start);
        Flow::Done
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, law: Law<'_>, frame: Frame, _: Seat) -> Question {
        let Self { play, .. } = self;
        if frame.stage == DAY {
            return Question::Day;
        }
        let of = plays(law, frame, play);
        let in_hand = usize::from(law.shown.aside_size) - usize::from(frame.kept);
        let left = of.saturating_sub(usize::from(frame.count)).min(in_hand);
        Question::PlayFromMiniHand { left: left as u8, first: frame.count == 0 }
    }

    fn offer(self, _: Law<'_>, state: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        if frame.stage == DAY {
            for choice in [Choice::Birthday, Choice::Holiday, Choice::Ordinary] {
                moves.push(Move::Option(choice));
            }
            return;
        }
        for &card in &state.aside[usize::from(frame.kept)..] {
            moves.push(Move::Play(card));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        let seat = frame.actor();
        match mv {
            Move::Option(choice) => {
                let (stage, day) = match choice {
                    Choice::Birthday => (BIRTHDAY, Day::Birthday),
                    Choice::Holiday => (HOLIDAY, Day::Holiday),
                    _ => (ORDINARY, Day::Ordinary),
                };
                run.frame().stage = stage;
                run.sink.tell(Audience::All, || Event::DayDeclared { seat, day });
            }
            Move::Play(card) => {
                if let Some(at) = run.state.aside.iter().position(|&other| other == card) {
                    run.state.take_aside(at);
                    run.frame().count = frame.count.saturating_add(1);
                    run.play(seat, card, PlayedFrom::MiniHand);
                }
            }
            _ => {}
        }
        Flow::Again
    }

    fn cards_set_aside(self) -> CardsSetAside {
        CardsSetAside::Nested(self.draw)
    }
}
