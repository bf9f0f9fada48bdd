//! Stella Quest, a trick-taking game for two to four players.
//!
//! Owns: its cards, its rules and their decided ambiguities (cited as `A-nn`),
//! what each viewer may know, states sampled from that knowledge, positions
//! that anyone may describe.
//!
//! Knows nothing about: other games, where positions are stored, who plays,
//! human languages.
//!
//! # Every game ends
//!
//! Fluxx needs limits to keep its games finite, Stella Quest does not.
//!
//! The winner of a round takes a card, and a collection never shrinks. All six
//! values end the game; a value that is there already costs at least one light
//! of five, and light never comes back. So a seat wins ten rounds at most, and
//! all `n` seats together `9n + 1` rounds.
//!
//! With three or four players, a round that no seat wins consists of rest cards
//! only, of which there are six. There are 37 such rounds in a row at most:
//!
//! - As long as nobody holds another card, each of them moves a rest card from a
//!   hand to the discard pile. After one reshuffle the deck contains all other
//!   cards that are not collected, except perhaps the top of the pile: at least
//!   ten. They have to be drawn before the next reshuffle brings rest cards back.
//!   That makes at most two times six rounds.
//! - A seat that holds another card never runs out of cards in such rounds, so
//!   its hand is not refilled. It plays the rest cards among the ten it can hold
//!   and the fifteen it can pay for: at most 25 rounds.
//!
//! So there are at most `38 (9n + 1)` rounds. With two players the rival can win
//! rounds, too. Nothing but chance limits how often, so such a game has no bound;
//! `tests/ending.rs` plays many in which both players drag it out.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod card;
mod cards;
mod event;
mod game;
mod moves;
mod piles;
mod play;
mod position;
mod reasons;
mod sample;
mod saved;
#[cfg(feature = "schema")]
mod schema;
mod score;
mod standing;
mod state;
mod trick;
mod view;

pub use card::{Class, Color, Face, FaceError, gems};
pub use cards::{Backs, Cards};
pub use event::{Event, LossCause};
pub use game::{SetupError, Stella};
pub use moves::{Move, Offered};
pub use position::{Fault, Position, PositionError};
pub use reasons::Barred;
pub use saved::SavedError;
pub use score::{Ending, EndingReason, ScoreParts, points};
pub use standing::Rank;
pub use state::{Stage, State};
pub use trick::{Contest, Played, Player, lead, super_trumps, trump, winner};
pub use view::{Deck, Discard, Knowledge, View};

/// The most players of one game.
pub const MAX_PLAYERS: usize = 4;
/// How many cards there are.
pub const CARD_COUNT: usize = 54;
/// How many light tokens a player starts with.
pub const FULL_LIGHT: u8 = 5;
/// The most cards a hand may hold.
pub const MAX_HAND: usize = 10;
