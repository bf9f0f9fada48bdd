//! What can be played.

use asterism_catalog::{EDITIONS, Listing, listed_games};
use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

/// List all games with their options.
#[utoipa::path(get, path = "/api/games", tag = "catalogue",
    responses((status = 200, description = "All games", body = Vec<Listing>)))]
pub(crate) async fn games() -> Json<Vec<&'static Listing>> {
    Json(listed_games().collect())
}

/// An edition of a deck.
#[derive(Serialize, ToSchema)]
pub(crate) struct EditionView {
    /// The name of the edition in settings.
    id: String,
    /// The number of cards.
    cards: usize,
    /// The fewest players, as printed on the box.
    fewest_players: usize,
    /// The most players, as printed on the box. A table may have more chairs.
    most_players: usize,
}

/// List the editions that decks can be made of.
#[utoipa::path(get, path = "/api/editions", tag = "catalogue",
    responses((status = 200, description = "All editions", body = Vec<EditionView>)))]
pub(crate) async fn editions() -> Json<Vec<EditionView>> {
    let editions = asterism_catalog::editions().iter().zip(EDITIONS);
    let views = editions.map(|(edition, files)| EditionView {
        id: edition.id.clone(),
        cards: edition.cards.len(),
        fewest_players: files.players.0,
        most_players: files.players.1,
    });
    Json(views.collect())
}
