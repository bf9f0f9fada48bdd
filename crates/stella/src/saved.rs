//! Positions as they are stored.

use asterism_kernel::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::piles::{DeckPile, DiscardPile};
use crate::state::{Stage, State};
use crate::trick::Trick;
use crate::{CARD_COUNT, Cards, FULL_LIGHT, Face, MAX_HAND, MAX_PLAYERS, Played, Player};

/// The stored form of a [`State`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    hands: Vec<Cards>,
    collections: Vec<Cards>,
    light: Vec<u8>,
    deck: Vec<Face>,
    pile: Vec<Face>,
    trick: Vec<Played>,
    stage: Stage,
    acting: usize,
    first: usize,
    marker: Option<usize>,
    turns_done: u8,
    rounds: u16,
    last_winner: Option<Player>,
    source: Cards,
    drawn: Vec<Cards>,
}

/// Why a stored position can't be read back.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the stored position is damaged: {what}")]
pub struct SavedError {
    what: &'static str,
}

impl From<State> for Saved {
    fn from(state: State) -> Self {
        let count = state.players();
        Self {
            hands: state.hands[..count].to_vec(),
            collections: state.collections[..count].to_vec(),
            light: state.light[..count].to_vec(),
            deck: state.deck().to_vec(),
            pile: state.pile().to_vec(),
            trick: state.trick().to_vec(),
            stage: state.stage,
            acting: state.acting.index(),
            first: state.first.index(),
            marker: state.marker.map(Seat::index),
            turns_done: state.turns_done,
            rounds: state.rounds,
            last_winner: state.last_winner,
            source: state.source,
            drawn: state.drawn[..count].to_vec(),
        }
    }
}

impl Saved {
    /// The first thing that would keep the rules from going on.
    fn damage(&self) -> Option<&'static str> {
        let players = self.hands.len();
        let lists = [self.collections.len(), self.light.len(), self.drawn.len()];
        if !(2..=MAX_PLAYERS).contains(&players) || lists != [players; 3] {
            return Some("the lists by seat don't fit 2 to 4 players");
        }
        let of_seats = || self.hands.iter().chain(&self.collections).flat_map(|cards| cards.iter());
        let of_piles = || self.deck.iter().chain(&self.pile).copied();
        let cards =
            || of_seats().chain(of_piles()).chain(self.trick.iter().map(|played| played.card));
        if cards().count() != CARD_COUNT || !all_fit(cards()) {
            return Some("its cards are not the 54");
        }
        if !all_fit(
            self.deck.iter().copied().chain(self.drawn.iter().flat_map(|cards| cards.iter())),
        ) {
            return Some("its memory of drawn cards is not possible");
        }
        let deck: Cards = self.deck.iter().copied().collect();
        if self.drawn.iter().fold(deck, |sum, &drawn| sum.plus(drawn)) != self.source {
            return Some("its memory of the deck doesn't fit the deck");
        }
        if self.pile.is_empty() {
            return Some("the discard pile is empty");
        }
        if self.hands.iter().any(|hand| hand.len() > MAX_HAND) {
            return Some("a hand is too large");
        }
        if self.collections.iter().any(|cards| cards.contains(Face::REST)) {
            return Some("a rest card is in a collection");
        }
        let seats = [self.acting, self.first, self.marker.unwrap_or(0)];
        if seats.iter().any(|&seat| seat >= players) {
            return Some("it names a seat that isn't there");
        }
        let absent = |player: Player| match player {
            Player::Seat(seat) => seat.index() >= players,
            Player::Rival => players != 2,
        };
        let named = self.trick.iter().map(|played| played.by).chain(self.last_winner);
        if named.into_iter().any(absent) {
            return Some("it names a player who isn't there");
        }
        let participants = if players == 2 { 3 } else { players };
        if self.trick.len() > participants || usize::from(self.turns_done) > participants {
            return Some("the trick has too many cards");
        }
        let ended = |seat: usize| self.light[seat] == 0 || self.collections[seat].has_all_values();
        let over = self.stage == Stage::End;
        if self.light.iter().any(|&light| light > FULL_LIGHT)
            || (0..players).any(|seat| ended(seat) != (over && seat == self.acting))
        {
            return Some("light or collections don't fit the stage");
        }
        let emotion = self.trick.iter().any(|played| !played.card.is_rest());
        let under_way = usize::from(self.turns_done) < participants;
        let fits = match self.stage {
            Stage::Turn => {
                under_way
                    && self.trick.len() <= usize::from(self.turns_done)
                    && !self.hands[self.acting].is_empty()
            }
            Stage::Late => under_way && self.trick.len() <= usize::from(self.turns_done) + 1,
            Stage::Take => emotion,
            Stage::Top => !self.trick.is_empty(),
            Stage::End => true,
        };
        (!fits).then_some("the trick doesn't fit the stage")
    }
}

/// Whether no face occurs more often than there are cards of it.
fn all_fit(cards: impl Iterator<Item = Face>) -> bool {
    let mut sum = Cards::EMPTY;
    cards.into_iter().all(|card| sum.try_insert(card))
}

impl TryFrom<Saved> for State {
    type Error = SavedError;

    fn try_from(saved: Saved) -> Result<Self, SavedError> {
        if let Some(what) = saved.damage() {
            return Err(SavedError { what });
        }
        let by_seat = |cards: &[Cards]| {
            let mut by_seat = [Cards::EMPTY; MAX_PLAYERS];
            by_seat[..cards.len()].copy_from_slice(cards);
            by_seat
        };
        let mut light = [0; MAX_PLAYERS];
        light[..saved.light.len()].copy_from_slice(&saved.light);
        let mut trick = Trick::EMPTY;
        for played in &saved.trick {
            trick.push(played.by, played.card);
        }
        Ok(Self {
            hands: by_seat(&saved.hands),
            collections: by_seat(&saved.collections),
            drawn: by_seat(&saved.drawn),
            source: saved.source,
            deck: DeckPile::new(&saved.deck),
            pile: DiscardPile::new(saved.pile),
            trick,
            light,
            players: saved.hands.len() as u8,
            stage: saved.stage,
            acting: Seat::new(saved.acting),
            first: Seat::new(saved.first),
            marker: saved.marker.map(Seat::new),
            turns_done: saved.turns_done,
            last_winner: saved.last_winner,
            rounds: saved.rounds,
        })
    }
}
