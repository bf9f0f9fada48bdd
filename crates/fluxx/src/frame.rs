//! What is under way: effects inside each other, and chains of answers.

use asterism_kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;

/// A seat as a plain number, for lists.
pub(crate) type Seat8 = u8;

/// What kind of thing is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum FrameKind {
    /// A card has been announced and may be answered.
    #[default]
    Window,
    /// A Goal has been played and is not placed yet.
    Placing,
    /// Its effect is under way; the card is in no zone.
    Resolving,
    /// An ability of a card that stays where it is.
    Ability,
    /// State-based actions after an event: triggers, limits, owed draws, the win
    /// check.
    Settle,
}

/// Something under way. Waiting for an answer is a frame on the stack, not a
/// blocked call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Frame {
    pub(crate) kind: FrameKind,
    /// The seat that carries it out.
    pub(crate) seat: Seat8,
    /// How far the present verb has come.
    pub(crate) stage: u8,
    /// A small register of the present verb.
    pub(crate) count: u8,
    /// The card it belongs to.
    pub(crate) card: Card,
    pub(crate) verb: u16,
    /// What the present verb has bound so far.
    pub(crate) bound: u16,
    /// What a verb leaves for the next one of the same list.
    pub(crate) kept: u16,
    /// The player that "that player" means: the seat and one more, or nobody.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub(crate) that: Seat8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde calls it with")]
fn is_nobody(that: &Seat8) -> bool {
    *that == 0
}

impl Frame {
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        Seat::new(usize::from(self.seat))
    }

    /// The player chosen before, or the one who set the effect off.
    pub(crate) fn that(&self) -> Option<Seat> {
        self.that.checked_sub(1).and_then(|seat| Seat::from_index(usize::from(seat)))
    }

    pub(crate) fn set_that(&mut self, seat: Seat) {
        self.that = seat.index() as u8 + 1;
    }

    /// The same frame with "that player" being `seat`.
    pub(crate) fn with_that(mut self, seat: Option<Seat>) -> Self {
        self.that = seat.map_or(0, |seat| seat.index() as u8 + 1);
        self
    }
}

/// A Surprise in a chain of answers, and who played it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Link(u16);

impl Link {
    const SEAT: u32 = 12;

    pub(crate) const fn new(seat: Seat, card: Card) -> Self {
        Self(card.0 | (seat.index() as u16) << Self::SEAT)
    }

    pub(crate) const fn card(self) -> Card {
        Card(self.0 & ((1 << Self::SEAT) - 1))
    }

    pub(crate) const fn seat(self) -> Seat {
        Seat::new((self.0 >> Self::SEAT) as usize & (MAX_SEATS - 1))
    }
}
