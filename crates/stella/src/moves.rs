//! Moves, their texts, and the moves offered to a seat.

use std::fmt;

use asterism_kernel::Offer;
use serde::{Serialize, Serializer};

use crate::{Face, Stage};

/// One answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Pay one light for up to three cards.
    Draw,
    /// Play a card of the hand to the trick.
    Play(Face),
    /// Take a card of the won trick into the collection.
    Take(Face),
    /// Put a card of the won trick on top of the discard pile.
    Top(Face),
    /// End the turn, where paying after playing is allowed.
    End,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Play(face) => write!(f, "play {face}"),
            Self::Take(face) => write!(f, "take {face}"),
            Self::Top(face) => write!(f, "top {face}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The bit of [`Move::Draw`]: first in canonical order.
const DRAW: u64 = 1;
/// The place of the first face's bit; each face has two.
const FACES: u32 = 2;
/// The bit of [`Move::End`]: after all faces.
const END: u64 = 1 << END_AT;
const END_AT: u32 = 60;

/// The moves offered to a seat: a set of bits in canonical order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Offered {
    bits: u64,
    stage: Stage,
}

impl Default for Offered {
    fn default() -> Self {
        Self::NOTHING
    }
}

impl Offered {
    /// No move at all.
    pub const NOTHING: Self = Self { bits: 0, stage: Stage::End };

    /// These faces (one bit each, as in `Cards::distinct`) for what `stage`
    /// does with a card.
    #[inline]
    pub(crate) const fn faces(stage: Stage, faces: u64) -> Self {
        Self { bits: faces << FACES, stage }
    }

    #[inline]
    pub(crate) const fn with_draw(self, allowed: bool) -> Self {
        Self { bits: self.bits | if allowed { DRAW } else { 0 }, stage: self.stage }
    }

    #[inline]
    pub(crate) const fn with_end(self) -> Self {
        Self { bits: self.bits | END, stage: self.stage }
    }

    /// The same moves without paying for cards.
    #[inline]
    #[must_use]
    pub const fn without_draw(self) -> Self {
        Self { bits: self.bits & !DRAW, stage: self.stage }
    }

    /// Only the moves that `keep` accepts.
    #[must_use]
    pub fn retain(self, keep: impl Fn(Move) -> bool) -> Self {
        let mut kept = self;
        let mut bits = self.bits;
        while bits != 0 {
            if !keep(self.at_bit(bits.trailing_zeros())) {
                kept.bits ^= bits & bits.wrapping_neg();
            }
            bits &= bits - 1;
        }
        kept
    }

    #[inline]
    const fn at_bit(self, bit: u32) -> Move {
        match bit {
            0 => Move::Draw,
            END_AT => Move::End,
            _ => {
                let face = Face::at((bit - FACES) / 2);
                match self.stage {
                    Stage::Take => Move::Take(face),
                    Stage::Top => Move::Top(face),
                    Stage::Turn | Stage::Late | Stage::End => Move::Play(face),
                }
            }
        }
    }
}

impl Offer<Move> for Offered {
    #[inline]
    fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.bits == 0
    }

    #[inline]
    fn get(&self, index: usize) -> Move {
        let mut bits = self.bits;
        for _ in 0..index {
            bits &= bits.wrapping_sub(1);
        }
        assert!(bits != 0, "an index below the number of offered moves");
        self.at_bit(bits.trailing_zeros())
    }

    fn contains(&self, mv: &Move) -> bool {
        self.iter().any(|offered| offered == *mv)
    }

    fn iter(&self) -> impl Iterator<Item = Move> {
        let offered = *self;
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let bit = bits.trailing_zeros();
                bits &= bits - 1;
                offered.at_bit(bit)
            })
        })
    }
}

impl fmt::Debug for Offered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Offered {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
