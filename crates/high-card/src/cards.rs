//! Cards and sets of cards.

use serde::{Deserialize, Serialize};

/// The highest card.
pub const HIGHEST: u8 = 24;

/// A card, by its number.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = HighCardCard))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(u8);

impl Card {
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= HIGHEST { Some(Self(number)) } else { None }
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All cards, lowest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=HIGHEST).map(Self)
    }
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u32);

impl Cards {
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| self.contains(*card))
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }
}
