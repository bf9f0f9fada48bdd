//! High Card, the example game of the developer guide.
//!
//! Owns: the rules of a tiny trick-taking game. It shows what a game must provide, and
//! tests play it through every layer. Programs are built without it.
//!
//! Knows nothing about: other games, and how games are shown, stored or simulated.
//!
//! The rules:
//!
//! 1. Two to four players share a deck of cards numbered 1 to 24.
//! 2. Everyone is dealt five cards. The others stay face down and are not used.
//! 3. The leader plays a card face up, then everyone else plays one, clockwise.
//! 4. The highest card wins the trick, but the 1 beats the 24.
//! 5. The winner scores a point and leads the next trick.
//! 6. After five tricks the player with the most points wins. Players who tie share
//!    the victory.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod cards;
mod game;
mod state;

pub use cards::{Card, Cards, HIGHEST};
pub use game::{Event, HighCard, Move, Offered, SetupError};
pub use state::{Knowledge, MAX_PLAYERS, State, TRICKS, View};
