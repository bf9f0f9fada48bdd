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
mod games;
mod level;
mod listing;
mod mix;
#[cfg(feature = "schema")]
mod schema;
mod setup;
mod title;

pub use asterism_fluxx::Fluxx;
#[cfg(feature = "example-game")]
pub use asterism_high_card::{self as high_card, HighCard};
pub use asterism_stella::Stella;

pub use any::{AnyEvent, AnyGame, AnyKnowledge, AnyMove, AnyOffer, AnyState, AnyView, GameVisitor};
pub use deck::{CardSource, DeckProblem, build_deck, build_mix, gather, unknown_edition};
pub use editions::{
    DefinitionError, EDITIONS, EditionFiles, edition, editions, read_definition, write_definition,
};
pub use games::CatalogGame;
pub use level::{Level, LevelError};
pub use listing::{GAMES, Listing, OptionListing, OptionValues, listed_games, listing};
pub use mix::{Mix, add_single, leave_out};
pub use setup::{Setup, SetupError, only_remaining_fields};
pub use title::{Title, choose_titles, has_fixed_deck, title_of, titles};

#[cfg(test)]
mod tests {
    use asterism_kernel::Game as _;

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
