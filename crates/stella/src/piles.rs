//! The two piles whose order matters: the deck and the discard pile.

use crate::{CARD_COUNT, Cards, Face};

/// The face-down deck. Cards leave from the front.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeckPile {
    cards: [Face; CARD_COUNT],
    from: u8,
    to: u8,
}

impl DeckPile {
    pub(crate) const EMPTY: Self = Self { cards: [Face::REST; CARD_COUNT], from: 0, to: 0 };

    /// The deck with these cards, top first.
    pub(crate) fn new(cards: &[Face]) -> Self {
        let mut deck = Self::EMPTY;
        deck.cards[..cards.len()].copy_from_slice(cards);
        deck.to = cards.len() as u8;
        deck
    }

    /// All 54 cards in canonical order.
    #[inline]
    pub(crate) const fn canonical() -> Self {
        const CANONICAL: [Face; CARD_COUNT] = {
            let mut cards = [Face::REST; CARD_COUNT];
            let mut place = 0;
            while place < 48 {
                cards[place] = Face::at(place as u32 / 2);
                place += 1;
            }
            cards
        };
        Self { cards: CANONICAL, from: 0, to: CARD_COUNT as u8 }
    }

    /// The cards, top first.
    #[inline]
    pub(crate) fn cards(&self) -> &[Face] {
        &self.cards[self.from as usize..self.to as usize]
    }

    #[inline]
    pub(crate) fn cards_mut(&mut self) -> &mut [Face] {
        &mut self.cards[self.from as usize..self.to as usize]
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.from == self.to
    }

    pub(crate) fn top(&self) -> Option<Face> {
        self.cards().first().copied()
    }

    /// Takes the top card off.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Face> {
        if self.is_empty() {
            return None;
        }
        let face = self.cards[self.from as usize];
        self.from += 1;
        Some(face)
    }
}

/// The face-up discard pile. It always has a top card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiscardPile {
    cards: [Face; CARD_COUNT],
    len: u8,
}

impl DiscardPile {
    /// A pile of one card.
    #[inline]
    pub(crate) const fn of(top: Face) -> Self {
        let mut cards = [Face::REST; CARD_COUNT];
        cards[0] = top;
        Self { cards, len: 1 }
    }

    /// The pile with these cards, bottom to top; there must be one.
    pub(crate) fn new(cards: impl IntoIterator<Item = Face>) -> Self {
        let mut pile = Self { len: 0, ..Self::of(Face::REST) };
        for card in cards {
            pile.push(card);
        }
        pile
    }

    /// The cards from the bottom to the top.
    #[inline]
    pub(crate) fn cards(&self) -> &[Face] {
        &self.cards[..self.len as usize]
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn top(&self) -> Face {
        self.cards[self.len as usize - 1]
    }

    #[inline]
    pub(crate) const fn push(&mut self, face: Face) {
        self.cards[self.len as usize] = face;
        self.len += 1;
    }

    /// Turns all cards but the top one over, as a deck that is still to be
    /// shuffled, bottom card first.
    pub(crate) fn recycle(&mut self, deck: &mut DeckPile) -> Cards {
        let below = self.len() - 1;
        deck.cards = self.cards;
        deck.from = 0;
        deck.to = below as u8;
        *self = Self::of(self.top());
        deck.cards().iter().copied().collect()
    }
}
