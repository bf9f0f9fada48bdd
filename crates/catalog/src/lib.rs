//! The one list of games.
//!
//! Owns: which games and editions there are, how a name and a set-up become a
//! game, how cards become a deck, and [`AnyGame`], for programs that learn only
//! at run time which game is played.
//!
//! Knows nothing about: how games are shown, stored or simulated.

mod any;
mod deck;
mod editions;
mod level;
mod listing;
mod mix;
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
pub use setup::{Setup, SetupError};

/// One of the games, itself a [`Game`]. A further game is a variant here, its
/// arm in [`AnyGame::visit`], a line in `any.rs` and one in [`GAMES`].
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Stella Quest.
    StellaQuest(Stella),
    /// Fluxx, with whatever deck.
    Fluxx(Fluxx),
}

/// Something done to whichever game it is.
pub trait GameVisitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Game>(self, game: &G) -> Self::Output;
}

impl AnyGame {
    /// Lets a visitor work with the game that is in here.
    pub fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
        match self {
            Self::StellaQuest(game) => visitor.visit(game),
            Self::Fluxx(game) => visitor.visit(game),
        }
    }

    /// The same game, but being asked tells nobody what a seat holds: where
    /// only some seats would be asked, everybody is who might be. For tables
    /// whose players must not learn from who is waited for; with `false` the
    /// game as it is, which is quicker to think about.
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
