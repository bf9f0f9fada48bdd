//! What can be read off a deck before the game.

use asterism_cards::ast::Kind;
use asterism_fluxx::{Card, Deck, Pieces};

/// How useful the cards of a deck are, judging by its Goals.
#[derive(Clone, Debug)]
pub struct DeckFeatures {
    /// How much the Goals of the deck need each piece; the mean is 1.
    demand: Vec<f32>,
    /// The pieces that are Creepers, as a bit set.
    pub(super) creepers: u128,
}

impl DeckFeatures {
    pub(super) fn of(deck: &Deck) -> Self {
        let goals: Vec<Card> = deck.cards().filter(|&card| deck.kind(card) == Kind::Goal).collect();
        let mut demand = vec![0.0; deck.piece_cards().len()];
        for &goal in &goals {
            let pieces = deck.wanted_by(goal);
            let share = 1.0 / pieces.len().max(1) as f32;
            for piece in bits(pieces) {
                demand[piece] += share;
            }
        }
        let mean = demand.iter().sum::<f32>() / demand.len().max(1) as f32;
        if mean > 0.0 {
            demand.iter_mut().for_each(|piece| *piece /= mean);
        }
        let creepers = deck
            .cards()
            .filter(|&card| deck.kind(card) == Kind::Creeper)
            .fold(0, |all, card| all | deck.piece_set(card).bits());
        Self { demand, creepers }
    }

    /// How much Goals need these pieces. An average piece counts 1.
    #[inline]
    pub(super) fn demand(&self, pieces: Pieces) -> f32 {
        bits(pieces).map(|piece| self.demand[piece]).sum()
    }
}

/// The indices of the pieces in a set.
#[inline]
pub(super) fn bits(pieces: Pieces) -> impl Iterator<Item = usize> {
    let mut rest = pieces.bits();
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let piece = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            piece
        })
    })
}
