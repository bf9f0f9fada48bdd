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
            Self::Play(face) => say(f, "play ", *face),
            Self::Take(face) => say(f, "take ", *face),
            Self::Top(face) => say(f, "top ", *face),
            Self::End => f.write_str("end"),
        }
    }
}

fn say(f: &mut fmt::Formatter<'_>, verb: &str, face: Face) -> fmt::Result {
    f.write_str(verb)?;
    f.write_str(face.text())
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

/// Where the set bits of a byte of [`Offered::bits`] are, in order. Only its
/// four even bits are ever set.
const IN_BYTE: [[u8; 4]; 256] = {
    let mut table = [[0; 4]; 256];
    let mut byte = 0;
    while byte < table.len() {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 && bit % 2 == 0 {
                table[byte][found] = bit as u8;
                found += 1;
            }
            bit += 2;
        }
        byte += 1;
    }
    table
};

/// A one in every byte.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// The moves offered to a seat: a set of bits in canonical order, all at even
/// places.
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

    /// How many bits are set up to and including each byte. Random play asks
    /// this at every decision, so it is done for all bytes at once and without
    /// the branches that a loop over single bits would mispredict.
    #[inline]
    const fn counts(self) -> u64 {
        const NIBBLES: u64 = 0x3333_3333_3333_3333;
        let by_nibble = (self.bits & NIBBLES) + (self.bits >> 2 & NIBBLES);
        let by_byte = (by_nibble + (by_nibble >> 4)) & (EACH_BYTE * 0xf);
        by_byte.wrapping_mul(EACH_BYTE)
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
        (self.counts() >> 56) as usize
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.bits == 0
    }

    #[inline]
    fn get(&self, index: usize) -> Move {
        let counts = self.counts();
        assert!(index < (counts >> 56) as usize, "an index below the number of offered moves");
        // The high bit of each byte tells whether all its moves come earlier.
        const HIGH: u64 = EACH_BYTE << 7;
        let earlier = (((index as u64 * EACH_BYTE) | HIGH) - counts) & HIGH;
        let shift = ((earlier >> 7).wrapping_mul(EACH_BYTE) >> 56) as u32 * 8;
        let before = (counts << 8) >> shift & 0xff;
        let byte = (self.bits >> shift & 0xff) as usize;
        let within = IN_BYTE[byte][(index - before as usize) & 3];
        self.at_bit(shift + u32::from(within))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_and_choosing_agree_with_going_through() {
        let mut bits = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..20_000u64 {
            bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(round);
            let faces = bits >> 14 & 0x1_5555_5555_5555 & (bits.rotate_left(21) | bits << 3);
            let stage = [Stage::Turn, Stage::Late, Stage::Take, Stage::Top][round as usize % 4];
            let mut offered = Offered::faces(stage, faces).with_draw(round % 3 == 0);
            if round % 5 == 0 {
                offered = offered.with_end();
            }
            let moves: Vec<Move> = offered.iter().collect();
            assert_eq!(offered.len(), moves.len());
            for (index, mv) in moves.iter().enumerate() {
                assert_eq!(offered.get(index), *mv);
                assert!(offered.contains(mv));
            }
        }
        assert_eq!(Offered::NOTHING.len(), 0);
        assert!(Offered::NOTHING.is_empty());
    }
}
