//! `rhyme`: a couplet is said, or nothing more happens. What is said stays
//! outside the game: its player declares it, and the table may have decided
//! that the others judge it.

use crate::options::Rhyming;

use super::Op;
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rhyme {}

/// The others judge; asked.
const JUDGED: u8 = 1;

fn accept<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let seat = frame.actor();
    run.sink.tell_all(|| Event::Rhymed { seat });
    Flow::Done
}

fn reject<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let seat = frame.actor();
    run.sink.tell_all(|| Event::RhymeRejected { seat });
    skip_the_rest(run, frame)
}

/// Without a couplet the rest of the effect doesn't happen.
fn skip_the_rest<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let mut verb = frame.verb;
    while !matches!(run.deck.ops[usize::from(verb)], Op::Finish | Op::GoTo(_)) {
        verb += 1;
    }
    let card = frame.card;
    let next = run.frame();
    next.verb = verb;
    next.stage = 0;
    next.bound = 0;
    next.count = 0;
    run.sink.tell_all(|| Event::NoEffect { card });
    Flow::Again
}

impl Behavior for Rhyme {
    type Definition = definitions::Rhyme;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    // Registers: `owed` who has yet to judge, `bound` how many have, `count` how
    // many of them objected.
    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if run.deck.options.rhyme == Rhyming::Waived {
            return Flow::Done;
        }
        if frame.stage != JUDGED || !run.law().who_owe().is_empty() {
            return Flow::Wait;
        }
        if u16::from(frame.count) * 2 > frame.bound {
            reject(run, frame)
        } else {
            accept(run, frame)
        }
    }

    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet {
        if frame.stage == JUDGED { law.who_owe() } else { SeatSet::only(frame.actor()) }
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        if frame.stage == JUDGED {
            Question::JudgeRhyme { of: frame.actor() }
        } else {
            Question::Rhyme
        }
    }

    fn offer(self, _: Law<'_>, _: &State, _: Frame, _: Seat, moves: &mut Moves) {
        moves.push(Move::Option(Choice::Yes));
        moves.push(Move::Option(Choice::No));
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        seat: Seat,
        mv: Move,
    ) -> Flow {
        let yes = mv == Move::Option(Choice::Yes);
        if frame.stage == JUDGED {
            run.state.shown.owed[seat.index()] = 0;
            let frame = run.frame();
            frame.bound += 1;
            frame.count += u8::from(!yes);
            return Flow::Again;
        }
        if !yes {
            return skip_the_rest(run, frame);
        }
        if run.deck.options.rhyme != Rhyming::Consent {
            return accept(run, frame);
        }
        run.state.shown.owed = [0; MAX_SEATS];
        for other in run.state.shown.others(frame.actor()).iter() {
            run.state.shown.owed[other.index()] = 1;
        }
        run.frame().stage = JUDGED;
        Flow::Again
    }
}
