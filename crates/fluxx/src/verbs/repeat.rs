//! `repeat`: some verbs are carried out several times, a fixed number or as often
//! as there are things of a sort when it begins.

use asterism_cards::ast::Per;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repeat {
    count: u8,
    per: Option<Per>,
    block: u16,
}

/// How often it still happens is in `bound`.
const COUNTED: u8 = 1;

/// The most repetitions. Invented cards can count large numbers.
const MAX_REPETITIONS: usize = 40;

impl Law<'_> {
    fn number_of(self, per: Per, seat: Seat) -> usize {
        match per {
            Per::Keeper => self.shown.keeper_count(seat),
            Per::Creeper => self.creepers_of(seat).len(),
            Per::CardInHand => self.shown.hand_size(seat),
            Per::Player => self.shown.seats.len(),
            Per::OtherPlayer => self.shown.others(seat).len(),
            Per::Rule => self.shown.rules.len(),
            Per::Goal => self.shown.goals.len(),
        }
    }
}

impl Behavior for Repeat {
    type Definition = definitions::Repeat;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        let block = compiler.block(card, &definition.verbs);
        Some(Self { count: definition.count, per: definition.per, block })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage != COUNTED {
            let per = self.per.map_or(1, |per| run.law().number_of(per, frame.actor()));
            let times = (usize::from(self.count) * per).min(MAX_REPETITIONS);
            if times == 0 {
                return run.no_effect(frame);
            }
            run.frame().stage = COUNTED;
            run.frame().bound = times as u16;
            return Flow::Again;
        }
        if frame.bound == 0 {
            return Flow::Done;
        }
        run.frame().bound -= 1;
        run.push_effect(frame.actor(), frame.card, self.block, frame.that());
        Flow::Again
    }

    asks_nobody!();
}
