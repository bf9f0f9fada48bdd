//! `cure`: a Creeper of one's own is discarded alone, the Keeper it was on
//! stays. A card never cures itself.

use asterism_kernel::{Chance, Seat, Sink};

use crate::card::{Card, Piece};
use crate::event::{Event, Why};
use crate::frame::Frame;
use crate::options::Cured;
use crate::rules::Law;
use crate::run::{Flow, Run};

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

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    creeper: Option<Piece>,
) -> Flow {
    let seat = frame.actor();
    match creeper {
        Some(creeper) if run.law().can_cure(seat, frame.card, Some(creeper)) => {
            run.state.shown.detach(run.deck, creeper);
            run.discard_piece(seat, creeper, Why::Effect);
            Flow::Done
        }
        _ => run.no_effect(frame),
    }
}
