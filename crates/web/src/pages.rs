//! The pages: everything people see in a browser. Every action is a plain
//! form; scripts only make it smoother.

mod assets;
mod card;
mod code;
mod credits;
mod decks;
mod fluxx_board;
mod fluxx_card;
mod fluxx_news;
mod fluxx_rules;
mod fluxx_turn;
mod guest;
mod help;
mod home;
mod join;
mod layout;
mod lobby;
mod manage;
mod mix;
mod new;
mod over;
mod pieces;
mod prompt;
mod redirect;
mod replay;
mod seen;
mod shuffle;
mod side;
mod speech;
mod stella_board;
mod table;
mod wishes;

use std::sync::Arc;

use asterism_table::{PersonId, Table};
use asterism_words::Language;
use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::html;

pub(crate) use assets::warm;

use crate::error::{ApiError, RequestError};
use crate::pages::speech::Speech;
use crate::server::App;

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::page))
        .route("/play", post(home::play))
        .route("/new", get(new::page).post(new::create))
        .route("/wishes", post(wishes::change))
        .route("/me", post(wishes::rename))
        .route("/join", post(join::by_link))
        .route("/join/{code}", get(join::page_of_code).post(join::join_by_code))
        .route("/join/{table}/{token}", get(join::page).post(join::join))
        .route("/table/{table}", get(table::page))
        .route("/table/{table}/stream", get(table::events))
        .route("/table/{table}/stream/asked", get(table::asked))
        .route("/table/{table}/do", post(table::act))
        .route("/table/{table}/replay", get(replay::page))
        .route("/table/{table}/fork", post(replay::fork))
        .route("/decks", get(decks::list))
        .route("/decks/{edition}", get(decks::page))
        .route("/help", get(help::page))
        .route("/credits", get(credits::page))
        .fallback(nowhere)
}

/// What one viewer is sent of a table, for who measures how long that takes.
#[must_use]
pub fn rendered(table: &Table, person: Option<&PersonId>, language: Language) -> String {
    let speech = Speech::plain(language);
    table::content(table, person, &speech, &seen::Around::default()).into_string()
}

/// What is sent as it is, compressed already.
pub(crate) fn asset_routes() -> Router<Arc<App>> {
    Router::new().route("/assets/{hash}/{*name}", get(assets::send))
}

/// A page that says what went wrong.
fn failed(speech: &Speech, error: &ApiError) -> Response {
    let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let message = error.explanation.text(speech.language);
    let content = html! {
        h1 { (speech.say("web-sorry")) }
        p.lead { (message) }
        p { a.button.main href="/" { (speech.say("web-home")) } }
    };
    (status, layout::page(speech, &speech.say("web-sorry"), &content)).into_response()
}

/// The same for a request of which only headers and path are left.
pub(crate) fn failed_for(headers: &HeaderMap, path: String, error: &ApiError) -> Response {
    failed(&Speech::of(headers, path), error)
}

async fn nowhere(speech: Speech) -> Response {
    let error = ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
    if speech.path.starts_with("/api/") { error.into_response() } else { failed(&speech, &error) }
}
