//! Stella Quest, a trick-taking game for two to four players.
//!
//! Owns: its cards, its rules and their decided ambiguities (cited as `A-nn`),
//! what each viewer may know, worlds sampled from that knowledge, positions
//! that anyone may describe.
//!
//! Knows nothing about: other games, where positions are stored, who plays,
//! human languages.

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
mod score;
mod state;
mod trick;
mod view;

pub use card::{Class, Colour, Face, FaceError, gems};
pub use cards::{Backs, Cards};
pub use event::{Event, LossCause};
pub use game::{SetupError, Stella};
pub use moves::{Move, Offered};
pub use position::{Fault, Position, PositionError};
pub use saved::SavedError;
pub use score::{Ending, EndingReason, points};
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
