//! `play-from-hand`: a card is pulled blindly from another hand and played; a
//! Keeper lands in front of whoever pulled it.

use crate::event::PlayedFrom;

use super::choose_player::{self, ChoosesPlayer, asks_for_player};
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayFromHand {}

const PLAYED: u8 = 1;

impl ChoosesPlayer for PlayFromHand {
    fn players(self, law: Law<'_>, frame: Frame) -> SeatSet {
        let others = law.shown.others(frame.actor());
        others.iter().filter(|&seat| law.shown.hand_size(seat) > 0).collect()
    }

    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        from: Seat,
    ) -> Flow {
        run.frame().stage = PLAYED;
        if let Some(card) = run.pick_from_hand(from) {
            run.state.take_from_hand(from, card);
            run.play(frame.actor(), card, PlayedFrom::HandOf(from));
        }
        Flow::Again
    }
}

impl Behavior for PlayFromHand {
    type Definition = definitions::PlayFromHand;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == PLAYED {
            return Flow::Done;
        }
        choose_player::run(self, run, frame)
    }

    asks_for_player!();
}
