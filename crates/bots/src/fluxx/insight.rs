//! What a deck says once and for all.

use asterism_cards::ast::Kind;
use asterism_fluxx::{Card, Deck, Pieces};

/// What the definitions of a deck say about the worth of its cards.
#[derive(Clone, Debug)]
pub struct Insight {
    /// For each piece, how much the Goals of the deck want it.
    wanted: Vec<f32>,
    /// All Creepers.
    pub(super) creepers: u128,
}

impl Insight {
    pub(super) fn of(deck: &Deck) -> Self {
        let goals: Vec<Card> = deck.cards().filter(|&card| deck.kind(card) == Kind::Goal).collect();
        let mut wanted = vec![0.0; deck.piece_cards().len()];
        for &goal in &goals {
            let pieces = deck.wanted_by(goal);
            let share = 1.0 / pieces.len().max(1) as f32;
            for piece in bits(pieces) {
                wanted[piece] += share;
            }
        }
        let mean = wanted.iter().sum::<f32>() / wanted.len().max(1) as f32;
        if mean > 0.0 {
            wanted.iter_mut().for_each(|worth| *worth /= mean);
        }
        let creepers = deck
            .cards()
            .filter(|&card| deck.kind(card) == Kind::Creeper)
            .fold(0, |all, card| all | deck.piece_set(card).bits());
        Self { wanted, creepers }
    }

    /// How much Goals want these pieces; an average one counts 1.
    #[inline]
    pub(super) fn wanted(&self, pieces: Pieces) -> f32 {
        bits(pieces).map(|piece| self.wanted[piece]).sum()
    }
}

/// The numbers of the pieces in a set.
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
