//! The pages. Every action is a plain form, so they work without scripts.

mod account;
mod again;
mod analysis;
mod analysis_chart;
mod analysis_moments;
mod assets;
mod card;
mod card_name;
pub(crate) mod charts;
mod code;
mod credits;
mod deck_figures;
mod decks;
mod device;
mod fluxx_board;
mod fluxx_card;
mod fluxx_changes;
mod fluxx_moves;
mod fluxx_page;
mod fluxx_plays;
mod fluxx_rules;
mod fluxx_turn;
mod guest;
mod guide;
mod help;
asterism_catalog::if_example_game! {
    mod high_card;
}
mod hint;
mod home;
mod join;
mod lab;
pub(crate) mod lab_charts;
mod lab_form;
mod lab_result;
mod layout;
mod learn;
mod lesson;
mod lobby;
mod lobby_chat;
mod lobby_settings;
mod log;
mod manage;
mod me;
mod mix;
mod new;
mod new_form;
mod over;
mod own_games;
mod page_delta;
pub(crate) mod page_game;
mod password;
mod preferences;
mod presence;
mod profile;
mod progress;
mod prompt;
mod puzzle;
mod puzzles;
mod qr;
mod redirect;
mod replay;
mod responses;
mod rules;
mod ruling;
mod ruling_board;
mod shuffle;
mod side;
mod single_cards;
mod stella_board;
mod stella_page;
mod stella_score;
mod studio;
mod studio_builder;
mod studio_card;
mod studio_changes;
mod studio_names;
mod studio_set;
mod studio_shared;
mod studio_start;
mod strength;
mod studio_parts;
mod studio_strength;
mod studio_strength_charts;
mod table;
mod times;
mod tips;
pub(crate) mod ui_preferences;
mod viewed_table;

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
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::page))
        .route("/play", post(home::play))
        .route("/new", get(new::page).post(new::create))
        .route("/wishes", post(preferences::change))
        .route("/me", get(me::page).post(me::rename))
        .route("/me/password", get(password::page).post(password::change))
        .route("/me/device", post(device::create))
        .route("/me/progress.json", get(progress::download))
        .route("/me/progress/erase", post(progress::erase))
        .route("/tips", post(tips::change))
        .route("/device/{token}", get(device::page).post(device::accept))
        .route("/account", get(account::create_page).post(account::create))
        .route("/sign-in", get(account::sign_in_page).post(account::sign_in))
        .route("/sign-out", post(account::sign_out))
        .route("/join", post(join::by_link))
        .route("/join/{code}", get(join::page_of_code).post(join::join_by_code))
        .route("/join/{table}/{token}", get(join::page).post(join::join))
        .route("/table/{table}", get(table::page))
        .route("/table/{table}/stream", get(table::events))
        .route("/table/{table}/stream/asked", get(table::asked))
        .route("/table/{table}/do", post(table::act))
        .route("/table/{table}/log", get(log::page))
        .route("/table/{table}/again", post(again::play))
        .route("/table/{table}/replay", get(replay::page))
        .route("/table/{table}/analysis", get(analysis::page).post(analysis::begin))
        .route("/table/{table}/fork", post(replay::fork))
        .route("/puzzles", get(puzzles::page))
        .route("/puzzles/{puzzle}", get(puzzle::page))
        .route("/puzzles/{puzzle}/do", post(puzzle::act))
        .route("/learn", get(learn::page))
        .route("/learn/{lesson}", get(lesson::page))
        .route("/learn/{lesson}/do", post(lesson::act))
        .route("/rulings/{ruling}", get(ruling::page))
        .route("/rulings/{ruling}/try", post(ruling::attempt))
        .route("/decks", get(decks::list))
        .route("/decks/{edition}", get(decks::page))
        .route("/decks/{edition}/print", get(decks::print))
        .route("/lab", get(lab::page))
        .route("/lab/run", post(lab::run))
        .route("/lab/stop", post(lab::stop))
        .route("/lab/result", get(lab_result::page))
        .route("/lab/result/{file}", get(lab_result::download))
        .merge(studio::routes())
        .route(
            "/studio/{set}/{card}/strength",
            get(studio_strength::page).post(studio_strength::run),
        )
        .route("/help", get(help::page))
        .route("/rules/{title}", get(rules::page))
        .route("/credits", get(credits::page))
        .fallback(nowhere)
}

/// The page content of a table for one viewer, for benchmarks.
#[must_use]
pub fn rendered(table: &Table, person: Option<&PersonId>, language: Language) -> String {
    let ui = UiPreferences::plain(language);
    table::content(table, person, &ui, &viewed_table::PageContext::default()).into_string()
}

/// Routes of assets, which are compressed already.
pub(crate) fn asset_routes() -> Router<Arc<App>> {
    Router::new().route("/assets/{hash}/{*name}", get(assets::send))
}

/// An error page.
fn failed(ui: &UiPreferences, error: &ApiError) -> Response {
    let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let message = error.explanation.text(ui.language);
    let content = html! {
        h1 { (ui.say("web-sorry")) }
        p.lead { (message) }
        p { a.button.main href="/" { (ui.say("web-home")) } }
    };
    (status, layout::page(ui, &ui.say("web-sorry"), &content)).into_response()
}

/// An error page for a request of which only headers and path are available.
pub(crate) fn failed_for(headers: &HeaderMap, path: String, error: &ApiError) -> Response {
    failed(&UiPreferences::of(headers, path), error)
}

async fn nowhere(ui: UiPreferences) -> Response {
    let error = ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
    if ui.path.starts_with("/api/") { error.into_response() } else { failed(&ui, &error) }
}
