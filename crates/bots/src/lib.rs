//! Bots: players that see what a seat knows and nothing else.
//!
//! Owns: the table of levels, quick choices and judgements for every game,
//! trials and the tree search over sampled worlds, reasons as typed data.
//!
//! Knows nothing about: the position that is played (it is handed what a seat
//! knows, and samples worlds from that), human languages, tables, storage.

mod budget;
mod fluxx;
mod mind;
mod race;
mod reason;
mod search;
mod stella;
mod thinker;
mod trial;
mod weigh;

use asterism_catalog::AnyGame;

pub use asterism_catalog::{Level, LevelError};
pub use budget::{Budget, BudgetError, Limit};
pub use mind::{Decision, Mind};
pub use reason::{Answer, Fear, Motive, Prospect, Reason};
pub use thinker::{Chances, Style, Thinker};
pub use weigh::Weighed;

/// Something done with whichever game bots can play.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Thinker>(self, game: &G) -> Self::Output;
}

/// Lets a visitor work with the game that is in there. Every game of the
/// catalogue can be played by bots.
pub fn visit<V: Visit>(game: &AnyGame, visitor: V) -> V::Output {
    match game {
        AnyGame::StellaQuest(game) => visitor.visit(game),
        AnyGame::Fluxx(game) => visitor.visit(game),
    }
}
