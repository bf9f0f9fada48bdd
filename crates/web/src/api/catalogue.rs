//! What can be played.

use asterism_catalog::{Listing, listed_games};
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
}

/// List the editions that decks can be made of.
#[utoipa::path(get, path = "/api/editions", tag = "catalogue",
    responses((status = 200, description = "All editions", body = Vec<EditionView>)))]
pub(crate) async fn editions() -> Json<Vec<EditionView>> {
    let editions = asterism_catalog::editions().iter();
    let views =
        editions.map(|edition| EditionView { id: edition.id.clone(), cards: edition.cards.len() });
    Json(views.collect())
}
