//! `act`: something that people do in the room. Its player declares whether it was
//! done, or the others judge it, as the table has agreed for rhymes.

use asterism_cards::verbs::VerbKind;

use crate::options::Rhyming;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Act {
    block: u16,
    /// Where the verbs of `otherwise` start, if there are any.
    pub(super) otherwise: Option<u16>,
}

/// The others judge; asked.
const JUDGED: u8 = 1;
/// What follows is under way or done.
const DECIDED: u8 = 2;

impl Act {
    fn decide<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        done: bool,
    ) -> Flow {
        let (seat, card) = (frame.actor(), frame.card);
        run.sink.tell_all(|| match done {
            true => Event::Acted { seat, card },
            false => Event::NotActed { seat, card },
        });
        run.frame().stage = DECIDED;
        if let Some(block) = if done { Some(self.block) } else { self.otherwise } {
            run.push_effect(seat, card, block, frame.that());
        }
        Flow::Again
    }
}

impl Behavior for Act {
    type Definition = definitions::Act;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self { block: compiler.block(card, &definition.verbs), otherwise: None })
    }

    // Registers: `owed` who has yet to judge, `bound` how many have, `count` how
    // many of them objected.
    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == DECIDED {
            return Flow::Done;
        }
        if run.deck.options.rhyme == Rhyming::Waived {
            return self.decide(run, frame, true);
        }
        if frame.stage != JUDGED || !run.law().who_owe().is_empty() {
            return Flow::Wait;
        }
        self.decide(run, frame, u16::from(frame.count) * 2 <= frame.bound)
    }

    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet {
        if frame.stage == JUDGED { law.who_owe() } else { SeatSet::only(frame.actor()) }
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        let (verb, card) = (VerbKind::Act, Some(frame.card));
        match frame.stage {
            JUDGED => Question::Verb { verb, step: 2, card, seat: Some(frame.actor()) },
            _ => Question::Verb { verb, step: 1, card, seat: None },
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
        if !yes || run.deck.options.rhyme != Rhyming::Consent {
            return self.decide(run, frame, yes);
        }
        run.state.shown.owed = [0; MAX_SEATS];
        for other in run.state.shown.others(frame.actor()).iter() {
            run.state.shown.owed[other.index()] = 1;
        }
        run.frame().stage = JUDGED;
        Flow::Again
    }
}
