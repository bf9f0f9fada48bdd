//! The registry of games and editions.
//!
//! Owns: the lists of games and editions, building a game from a name and a setup,
//! building a deck from cards, and [`AnyGame`], for code that learns only at run
//! time which game is played.
//!
//! Knows nothing about: how games are shown, stored or simulated.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod any;
mod deck;
mod editions;
mod level;
mod listing;
mod mix;
#[cfg(feature = "schema")]
mod schema;
mod setup;

pub use asterism_fluxx::Fluxx;
use asterism_kernel::Game;
pub use asterism_stella::Stella;

pub use any::{AnyEvent, AnyKnowledge, AnyMove, AnyOffer, AnyState, AnyView};
pub use deck::{CardSource, DeckProblem, build_deck, build_mix, gather, unknown_edition};
pub use editions::{
    DefinitionError, EDITIONS, EditionFiles, edition, editions, read_definition, write_definition,
};
pub use level::{Level, LevelError};
pub use listing::{GAMES, Listing, OptionListing, OptionValues};
pub use mix::{Mix, add_single, leave_out};
pub use setup::{Setup, SetupError, only_remaining_fields};

/// One of the games, itself a [`Game`]. To add a game, add a variant here, its arm
/// in [`AnyGame::visit`], a line in `any.rs` and one in [`GAMES`].
#[derive(Clone, Debug)]
pub enum AnyGame {
    StellaQuest(Stella),
    /// With any deck.
    Fluxx(Fluxx),
}

/// A generic operation on a game whose type is only known at run time.
pub trait GameVisitor {
    type Output;

    fn visit<G: Game>(self, game: &G) -> Self::Output;
}

impl AnyGame {
    /// Calls a visitor with the concrete game.
    pub fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
        match self {
            Self::StellaQuest(game) => visitor.visit(game),
            Self::Fluxx(game) => visitor.visit(game),
        }
    }

    /// With `true`, response windows ask every seat that might respond as far as is
    /// public, not only those that can, so that being asked reveals nothing about
    /// hands. Tables use this. With `false`, the game asks only seats that can respond,
    /// which is faster to search.
    #[must_use]
    pub fn asking_everybody(self, yes: bool) -> Self {
        match self {
            Self::StellaQuest(game) => Self::StellaQuest(game),
            Self::Fluxx(game) => Self::Fluxx(game.asking_everybody(yes)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_says_what_the_games_say() {
        for listing in GAMES {
            for players in listing.fewest_players..=listing.most_players {
                let facts = Setup::new(listing.name, players).build().unwrap().facts();
                assert_eq!(facts.name, listing.name);
                assert_eq!(facts.fewest_seats, listing.fewest_players);
                assert_eq!(facts.most_seats, listing.most_players);
            }
        }
    }
}
