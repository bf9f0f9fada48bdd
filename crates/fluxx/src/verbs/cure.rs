//! `cure`: one of the player's Creepers is discarded alone; the Keeper it was on
//! stays. A card never cures itself.

use crate::options::Cured;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cure {
    creeper: Option<Piece>,
}

impl Law<'_> {
    /// Whether `card` can rid `seat` of a Creeper. A loose one has nothing to
    /// be cured of, unless the table says otherwise.
    pub(crate) fn can_cure(self, seat: Seat, card: Card, creeper: Option<Piece>) -> bool {
        let Some(creeper) = creeper else { return false };
        self.shown.tables[seat.index()].contains(creeper)
            && match self.shown.host(self.deck, creeper) {
                Some(host) => self.deck.piece_of(card) != Some(host),
                None => self.deck.options.cured == Cured::LooseToo,
            }
    }
}

impl Behavior for Cure {
    type Definition = definitions::Cure;
    const IS_POSSIBLE: Option<IsPossible<Self>> =
        Some(|verb, law, seat, card| law.can_cure(seat, card, verb.creeper));

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self { creeper: compiler.piece(card, &definition.card) })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { creeper } = self;
        let seat = frame.actor();
        match creeper {
            Some(creeper) if run.law().can_cure(seat, frame.card, Some(creeper)) => {
                run.state.shown.detach(run.deck, creeper);
                run.discard_piece(seat, creeper, DiscardReason::Effect);
                Flow::Done
            }
            _ => run.no_effect(frame),
        }
    }

    asks_nobody!();
}
