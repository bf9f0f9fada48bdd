//! A position as text and back.

use asterism_kernel::{MAX_SEATS, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, MAX_CARDS};
use crate::list::List;
use crate::state::{MAX_SET_ASIDE, PublicState, State};

/// A position as it is written down.
#[derive(Serialize, Deserialize)]
struct Saved {
    shown: PublicState,
    hands: [CardSet; MAX_SEATS],
    deck: Vec<Card>,
    discard: Vec<Card>,
    aside: List<Card, MAX_SET_ASIDE>,
    passed: SeatSet,
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved {
            shown: self.shown,
            hands: self.hands,
            deck: self.deck().to_vec(),
            discard: self.discard().to_vec(),
            aside: self.aside,
            passed: self.passed,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        if saved.deck.len() + saved.discard.len() > MAX_CARDS {
            return Err(serde::de::Error::custom("more cards in the piles than a deck can have"));
        }
        let mut order = [Card::default(); MAX_CARDS];
        order[..saved.deck.len()].copy_from_slice(&saved.deck);
        order[MAX_CARDS - saved.discard.len()..].copy_from_slice(&saved.discard);
        let mut shown = saved.shown;
        shown.deck_size = saved.deck.len() as u16;
        shown.discard_size = saved.discard.len() as u16;
        Ok(Self { shown, hands: saved.hands, order, aside: saved.aside, passed: saved.passed })
    }
}
