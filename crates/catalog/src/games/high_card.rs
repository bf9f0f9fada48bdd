//! High Card in the catalog.

use asterism_cards::ast::Edition;
use asterism_high_card::{HighCard, MAX_PLAYERS};

use crate::{CatalogGame, Listing, Setup, SetupError};

impl CatalogGame for HighCard {
    const LISTING: Listing = Listing {
        name: Self::NAME,
        title: "High Card",
        summary: "Five tricks; the highest card wins, but the 1 beats the 24.",
        rules: 1,
        fewest_players: 2,
        most_players: MAX_PLAYERS,
        editions: &[],
        options: &[],
        listed: false,
    };

    fn build(setup: &Setup, _: &[Edition]) -> Result<Self, SetupError> {
        Self::new(setup.players, setup.first).map_err(|error| SetupError::of_game(&error))
    }
}
