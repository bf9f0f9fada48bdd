//! Positions anyone may describe, and what keeps one from being played.

use std::fmt;

use asterism_kernel::{Chance, Seat, Sink};
use thiserror::Error;

use crate::piles::{DeckPile, DiscardPile};
use crate::state::{Stage, State};
use crate::trick::Trick;
use crate::{
    CARD_COUNT, Cards, Event, FULL_LIGHT, Face, MAX_HAND, MAX_PLAYERS, Played, Player, Stella,
};

/// A described position at a seat's turn or after a whole trick: anything a
/// person may type. [`Stella::set_up`] makes a [`State`] of it or says why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The hands, by seat.
    pub hands: Vec<Vec<Face>>,
    /// The collections, by seat.
    pub collections: Vec<Vec<Face>>,
    /// The discard pile, bottom to top.
    pub pile: Vec<Face>,
    /// The deck, top first.
    pub deck: Vec<Face>,
    /// The cards of the round so far, in play order.
    pub trick: Vec<Played>,
    /// The light, by seat.
    pub light: Vec<usize>,
    /// The seat with the black star marker.
    pub marker: Option<usize>,
    /// The first player of the round.
    pub first: usize,
}

/// One thing that keeps a position from being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// A list by seat has the wrong length.
    #[error("{what} lists {found} seats, but there are {players}")]
    SeatCount {
        what: &'static str,
        /// How many it has.
        found: usize,
        /// How many it needs.
        players: usize,
    },
    /// A face occurs more often than there are cards of it.
    #[error("{face} is listed {found} times, but there are only {} of it", .face.copies())]
    TooManyCopies {
        face: Face,
        /// How often it is listed.
        found: usize,
    },
    /// Not all cards are somewhere.
    #[error("{found} cards are listed, but there must be all 54")]
    CardCount {
        /// How many are listed.
        found: usize,
    },
    /// A hand is too large.
    #[error("seat {seat} has {found} cards in hand, but 10 is the most")]
    HandTooLarge { seat: usize, found: usize },
    /// Light out of range.
    #[error("seat {seat} has {found} light, but a player in the game has 1 to 5")]
    Light { seat: usize, found: usize },
    /// A rest card in a collection.
    #[error("seat {seat} has a rest card in the collection; those are never taken")]
    RestCollected { seat: usize },
    /// All six values in a collection.
    #[error("seat {seat} has collected all six values, so the game is over already")]
    CollectionComplete { seat: usize },
    /// No discard pile.
    #[error("the discard pile is empty, but it always has a top card")]
    NoDiscard,
    /// The first player isn't there.
    #[error("the first player is seat {seat}, but the seats are 0 to {}", .players - 1)]
    First {
        seat: usize,
        /// How many there are.
        players: usize,
    },
    /// The marker is with nobody who plays.
    #[error("the marker is at seat {seat}, but the seats are 0 to {}", .players - 1)]
    Marker {
        seat: usize,
        /// How many there are.
        players: usize,
    },
    /// A card of the trick was not this participant's to play.
    #[error(
        "card {place} of the trick is out of turn: the order is clockwise from the first player, with two players the rival second"
    )]
    TrickOrder {
        /// Which card, from 0.
        place: usize,
    },
}

impl Fault {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::SeatCount { .. } => "seat-count",
            Self::TooManyCopies { .. } => "too-many-copies",
            Self::CardCount { .. } => "card-count",
            Self::HandTooLarge { .. } => "hand-too-large",
            Self::Light { .. } => "light-out-of-range",
            Self::RestCollected { .. } => "rest-collected",
            Self::CollectionComplete { .. } => "collection-complete",
            Self::NoDiscard => "no-discard",
            Self::First { .. } => "no-such-first",
            Self::Marker { .. } => "no-such-marker",
            Self::TrickOrder { .. } => "trick-order",
        }
    }
}

/// Everything that keeps a position from being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The faults, at least one.
    pub faults: Vec<Fault>,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("impossible position: ")?;
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// A position with nothing in it but full light.
    #[must_use]
    pub fn empty(players: usize) -> Self {
        Self {
            hands: vec![Vec::new(); players],
            collections: vec![Vec::new(); players],
            pile: Vec::new(),
            deck: Vec::new(),
            trick: Vec::new(),
            light: vec![usize::from(FULL_LIGHT); players],
            marker: None,
            first: 0,
        }
    }

    /// All cards listed anywhere.
    pub fn cards(&self) -> impl Iterator<Item = Face> + '_ {
        let by_seat = self.hands.iter().chain(&self.collections).flatten();
        let trick = self.trick.iter().map(|played| &played.card);
        by_seat.chain(&self.pile).chain(&self.deck).chain(trick).copied()
    }

    /// Everything that keeps it from being played by this number of players.
    #[must_use]
    pub fn faults(&self, players: usize) -> Vec<Fault> {
        let mut faults = Vec::new();
        let lists = [
            ("hands", self.hands.len()),
            ("collections", self.collections.len()),
            ("light", self.light.len()),
        ];
        for (what, found) in lists {
            if found != players {
                faults.push(Fault::SeatCount { what, found, players });
            }
        }
        for face in Face::all() {
            let found = self.cards().filter(|&card| card == face).count();
            if found > face.copies() {
                faults.push(Fault::TooManyCopies { face, found });
            }
        }
        let found = self.cards().count();
        if found != CARD_COUNT {
            faults.push(Fault::CardCount { found });
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            if hand.len() > MAX_HAND {
                faults.push(Fault::HandTooLarge { seat, found: hand.len() });
            }
        }
        for (seat, &found) in self.light.iter().enumerate() {
            if !(1..=usize::from(FULL_LIGHT)).contains(&found) {
                faults.push(Fault::Light { seat, found });
            }
        }
        for (seat, collection) in self.collections.iter().enumerate() {
            if collection.contains(&Face::REST) {
                faults.push(Fault::RestCollected { seat });
            }
            if (1..=6).all(|value| collection.iter().any(|card| card.value() == Some(value))) {
                faults.push(Fault::CollectionComplete { seat });
            }
        }
        if self.pile.is_empty() {
            faults.push(Fault::NoDiscard);
        }
        if let Some(seat) = self.marker.filter(|&seat| seat >= players) {
            faults.push(Fault::Marker { seat, players });
        }
        if self.first >= players {
            faults.push(Fault::First { seat: self.first, players });
        } else if let Err(place) = self.turns_done(players) {
            faults.push(Fault::TrickOrder { place });
        }
        faults
    }

    /// How many participants have had their turn, or the first card of the
    /// trick that is out of turn. Only seats without cards may be missing.
    fn turns_done(&self, players: usize) -> Result<usize, usize> {
        let seat = |steps: usize| Player::Seat(Seat::new((self.first + steps) % players));
        let order = if players == 2 {
            vec![seat(0), Player::Rival, seat(1)]
        } else {
            (0..players).map(seat).collect()
        };
        let mut turns_done = 0;
        for (place, played) in self.trick.iter().enumerate() {
            loop {
                let participant = *order.get(turns_done).ok_or(place)?;
                turns_done += 1;
                if participant == played.by {
                    break;
                }
                let Player::Seat(passed) = participant else { return Err(place) };
                if self.hands.get(passed.index()).is_some_and(|hand| !hand.is_empty()) {
                    return Err(place);
                }
            }
        }
        Ok(turns_done)
    }
}

impl Stella {
    /// Starts from a described position. What the rules do by themselves there
    /// is done at once: an empty deck is renewed, the rival plays, a whole
    /// trick is resolved.
    ///
    /// Positions are checked for what playing on needs, not for whether a game
    /// could have come to them. Nobody is taken to remember anything of it.
    pub fn set_up<C: Chance, S: Sink<Event>>(
        &self,
        position: &Position,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<State, PositionError> {
        let players = self.players();
        let faults = position.faults(players);
        if !faults.is_empty() {
            return Err(PositionError { faults });
        }
        let by_seat = |lists: &[Vec<Face>]| {
            let mut by_seat = [Cards::EMPTY; MAX_PLAYERS];
            for (cards, list) in by_seat.iter_mut().zip(lists) {
                cards.extend(list.iter().copied());
            }
            by_seat
        };
        let hands = by_seat(&position.hands);
        let deck: Cards = position.deck.iter().copied().collect();
        let mut light = [0; MAX_PLAYERS];
        for (light, &given) in light.iter_mut().zip(&position.light) {
            *light = given as u8;
        }
        let mut trick = Trick::EMPTY;
        for played in &position.trick {
            trick.push(played.by, played.card);
        }
        let first = Seat::new(position.first);
        let mut state = State {
            hands,
            collections: by_seat(&position.collections),
            drawn: hands,
            source: hands.iter().fold(deck, |sum, &hand| sum.plus(hand)),
            deck: DeckPile::new(&position.deck),
            pile: DiscardPile::new(position.pile.iter().copied()),
            trick,
            light,
            players: players as u8,
            stage: Stage::Turn,
            acting: first,
            first,
            marker: position.marker.map(Seat::new),
            turns_done: position.turns_done(players).unwrap_or(0) as u8,
            last_winner: None,
            rounds: 0,
        };
        let mut table = self.table(&mut state, chance, sink);
        if position.trick.is_empty() {
            table.begin_round();
        } else {
            table.renew_deck();
            table.next_participant();
        }
        Ok(state)
    }
}
