//! Stella Quest in the catalog.

use asterism_cards::ast::Edition;
use asterism_stella::{MAX_PLAYERS, Stella};
use serde_json::Value;

use crate::{CatalogGame, Listing, OptionListing, OptionValues, Setup, SetupError};

impl CatalogGame for Stella {
    const LISTING: Listing = Listing {
        name: Self::NAME,
        title: "Stella Quest",
        summary: "Tricks under the stars: collect six values before your shine goes out.",
        rules: 1,
        fewest_players: 2,
        most_players: MAX_PLAYERS,
        editions: &[],
        options: &[OptionListing {
            name: "pay-after",
            values: OptionValues::Truth,
            meaning: "players may also pay for cards after they have played",
        }],
        listed: true,
    };

    fn build(setup: &Setup, _: &[Edition]) -> Result<Self, SetupError> {
        let game = Self::new(setup.players)
            .and_then(|game| game.with_first(setup.first))
            .map_err(|error| SetupError::of_game(&error))?;
        let pay_after = setup.options.get("pay-after") == Some(&Value::Bool(true));
        Ok(game.with_pay_after(pay_after))
    }
}
