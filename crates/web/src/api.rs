//! The JSON API.

pub(crate) mod action;
mod catalogue;
mod describe;
mod people;
mod replay;
pub(crate) mod stream;
pub(crate) mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use crate::server::App;

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api", get(describe::page))
        .route("/api/openapi.json", get(describe::document))
        .route("/api/games", get(catalogue::games))
        .route("/api/editions", get(catalogue::editions))
        .route("/api/guests", post(people::become_guest))
        .route("/api/me", get(people::me).patch(people::change_me))
        .route("/api/me/tables", get(people::my_tables))
        .route("/api/account", post(people::make_account))
        .route("/api/sign-in", post(people::sign_in))
        .route("/api/sign-out", post(people::sign_out))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}", get(tables::look))
        .route("/api/tables/{table}/do", post(action::act))
        .route("/api/tables/{table}/log", get(tables::log))
        .route("/api/tables/{table}/cards", get(tables::cards))
        .route("/api/tables/{table}/stream", get(stream::events))
        .route("/api/tables/{table}/socket", get(stream::socket))
        .route("/api/tables/{table}/replay", get(replay::replay))
        .route("/api/tables/{table}/fork", post(replay::fork))
}
