//! The one list of games.
//!
//! Owns: which games and editions there are, how a name and a set-up become a
//! game, how cards become a deck, and [`AnyGame`], for programs that learn only
//! at run time which game is played.
//!
//! Knows nothing about: how games are shown, stored or simulated.

mod deck;
mod editions;
mod listing;
mod mix;
mod setup;

pub use asterism_fluxx::Fluxx;
use asterism_kernel::{Facts, Game};
pub use asterism_stella::Stella;

pub use deck::{CardSource, DeckProblem, build_deck, build_mix, gather, unknown_edition};
pub use editions::{EDITIONS, EditionFiles, edition, editions};
pub use listing::{GAMES, Listing, OptionListing, OptionValues};
pub use mix::{Mix, add_single, leave_out};
pub use setup::{Setup, SetupError};

/// One of the games. A further game is a variant here, its arm in
/// [`AnyGame::visit`], and a line in [`GAMES`].
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Stella Quest.
    StellaQuest(Stella),
    /// Fluxx, with whatever deck.
    Fluxx(Fluxx),
}

/// Something done to whichever game it is.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Game>(self, game: &G) -> Self::Output;
}

impl AnyGame {
    /// Lets a visitor work with the game that is in here.
    pub fn visit<V: Visit>(&self, visitor: V) -> V::Output {
        match self {
            Self::StellaQuest(game) => visitor.visit(game),
            Self::Fluxx(game) => visitor.visit(game),
        }
    }

    /// What the game is like.
    #[must_use]
    pub fn facts(&self) -> Facts {
        struct Asks;
        impl Visit for Asks {
            type Output = Facts;

            fn visit<G: Game>(self, game: &G) -> Facts {
                game.facts()
            }
        }
        self.visit(Asks)
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
