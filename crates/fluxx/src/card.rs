//! Cards of one deck as small numbers, and sets of them.

use serde::{Deserialize, Serialize};

/// The most cards a deck may have: five editions and a hundred cards of one's own.
pub const MAX_CARDS: usize = 640;

const WORDS: usize = MAX_CARDS.div_ceil(64);

/// A card of the deck, by its place in the list of definitions.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxCard, value_type = u16))]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Card(pub(crate) u16);

impl Card {
    /// The card at this place of the list of definitions.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        Self(index as u16)
    }

    /// Its place in the list of definitions.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0[card.index() >> 6] |= 1 << (card.index() & 63);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0[card.index() >> 6] &= !(1 << (card.index() & 63));
    }

    /// Whether a card is in it.
    #[inline]
    #[must_use]
    pub const fn contains(&self, card: Card) -> bool {
        card.index() < MAX_CARDS && self.0[card.index() >> 6] & (1 << (card.index() & 63)) != 0
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Whether a card is in both.
    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    /// These without the others.
    #[inline]
    #[must_use]
    pub fn without(mut self, others: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(&others.0) {
            *word &= !other;
        }
        self
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The card at this place in the order of the definitions; there are more
    /// cards than that.
    #[inline(always)]
    pub(crate) fn nth(&self, index: usize) -> Card {
        let mut left = index as u32;
        let mut at = 0;
        loop {
            let word = self.0[at];
            let count = word.count_ones();
            if left < count {
                return Card((at * 64) as u16 + nth_one(word, left) as u16);
            }
            left -= count;
            at += 1;
        }
    }

    /// The cards in the order of the definitions.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let words = self.0;
        let mut at = 0;
        let mut word = words[0];
        std::iter::from_fn(move || {
            while word == 0 {
                at += 1;
                if at >= WORDS {
                    return None;
                }
                word = words[at];
            }
            let card = Card((at * 64) as u16 + word.trailing_zeros() as u16);
            word &= word - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.iter().any(|card| card.index() >= MAX_CARDS) {
            return Err(serde::de::Error::custom("a card number that no deck has"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// The place of the one number `index` in a word that has more ones than that;
/// without a branch, because the processor can't predict which one it will be.
#[inline]
fn nth_one(word: u64, index: u32) -> u32 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // In every byte how many ones there are in it and below it.
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let up_to = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH);
    // The bytes with no more ones than that lie wholly below it.
    let below = (((u64::from(index) * EACH) | HIGH) - up_to) & HIGH;
    let place = ((below >> 7).wrapping_mul(EACH) >> 56) as u32 * 8;
    let left = index - ((up_to << 8) >> place) as u32 % 256;
    let byte = (word >> place) as usize % 256;
    place + u32::from(NTH_ONE[byte][left as usize % 8])
}

/// The same for every byte.
static NTH_ONE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut index) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][index] = place as u8;
                index += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// A set of pieces: Keepers and Creepers by their number among those.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pieces(pub(crate) u128);

/// A Keeper or Creeper, by its number among those.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Piece(pub(crate) u8);

impl Pieces {
    /// The most Keepers and Creepers a deck may have.
    pub const CAPACITY: usize = 128;
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn only(piece: Piece) -> Self {
        Self(1 << (piece.0 & 127))
    }

    #[inline]
    pub(crate) const fn contains(self, piece: Piece) -> bool {
        self.0 & (1 << (piece.0 & 127)) != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << (piece.0 & 127);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << (piece.0 & 127));
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether it is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether all of these are in `others`. One half nearly always decides.
    #[inline]
    pub(crate) const fn within(self, others: Self) -> bool {
        let missing = self.0 as u64 & !(others.0 as u64);
        missing == 0 && (self.0 >> 64) as u64 & !((others.0 >> 64) as u64) == 0
    }

    /// Whether one of these is in `others`.
    #[inline]
    pub(crate) const fn meets(self, others: Self) -> bool {
        self.0 as u64 & others.0 as u64 != 0 || (self.0 >> 64) as u64 & (others.0 >> 64) as u64 != 0
    }

    /// Whether there are more than `limit`; limits are small, so this is
    /// cheaper than counting.
    #[inline]
    pub(crate) const fn is_more_than(self, limit: usize) -> bool {
        let mut rest = self.0;
        let mut left = limit;
        while rest != 0 {
            if left == 0 {
                return true;
            }
            left -= 1;
            rest &= rest - 1;
        }
        false
    }

    #[inline]
    pub(crate) const fn lowest(self) -> Option<Piece> {
        if self.0 == 0 { None } else { Some(Piece(self.0.trailing_zeros() as u8)) }
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Piece> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let piece = Piece(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(piece)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_at_a_place_is_the_one_that_comes_there_in_order() {
        let mut seed = 1u64;
        for round in 0..2_000 {
            let mut set = CardSet::EMPTY;
            for _ in 0..round % 90 {
                seed = seed
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                set.insert(Card::new((seed >> 33) as usize % MAX_CARDS));
            }
            for (place, card) in set.iter().enumerate() {
                assert_eq!(set.nth(place), card);
            }
        }
        let all: CardSet = (0..MAX_CARDS).map(Card::new).collect();
        assert!((0..MAX_CARDS).all(|place| all.nth(place).index() == place));
    }
}
