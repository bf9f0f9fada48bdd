//! The games there are.

use asterism_stella::Stella;
use serde::Serialize;
use serde_json::Value;

use crate::{AnyGame, Setup, SetupError};

/// A game in the list.
#[derive(Debug, Serialize)]
pub struct Listing {
    /// The stable name, as on the command line and in logs.
    pub name: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// What it is, in a sentence.
    pub summary: &'static str,
    /// The fewest players.
    pub fewest_players: usize,
    /// The most players.
    pub most_players: usize,
    /// What a table may choose.
    pub options: &'static [OptionListing],
    #[serde(skip)]
    pub(crate) build: fn(&Setup) -> Result<AnyGame, SetupError>,
}

/// Something a table may choose.
#[derive(Debug, Serialize)]
pub struct OptionListing {
    /// Its name in a set-up.
    pub name: &'static str,
    /// What it changes.
    pub meaning: &'static str,
}

/// Every game.
pub const GAMES: &[Listing] = &[Listing {
    name: Stella::NAME,
    title: "Stella Quest",
    summary: "Tricks under the stars: collect six values before your light goes out.",
    fewest_players: 2,
    most_players: asterism_stella::MAX_PLAYERS,
    options: &[OptionListing {
        name: "pay-after",
        meaning: "cards may be paid for also after playing one's card",
    }],
    build: stella_quest,
}];

fn stella_quest(setup: &Setup) -> Result<AnyGame, SetupError> {
    let refused = |error: asterism_stella::SetupError| SetupError::Refused {
        code: error.code(),
        reason: error.to_string(),
    };
    let game = Stella::new(setup.players)
        .and_then(|game| game.with_first(setup.first))
        .map_err(refused)?;
    let pay_after = setup.options.get("pay-after").is_some_and(|value| *value == Value::Bool(true));
    Ok(AnyGame::StellaQuest(game.with_pay_after(pay_after)))
}
