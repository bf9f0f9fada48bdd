//! The JSON API.

pub(crate) mod action;
mod analysis;
mod catalogue;
mod describe;
mod hint;
mod own_cards;
mod people;
mod replay;
pub(crate) mod stream;
pub(crate) mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing::{MethodRouter, get, post};

use crate::operations;
use crate::server::App;

pub(crate) fn routes() -> Router<Arc<App>> {
    all().into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods))
}

/// Every path of the API with its handlers.
fn all() -> Vec<(&'static str, MethodRouter<Arc<App>>)> {
    vec![
        ("/api", get(describe::page)),
        ("/api/openapi.json", get(describe::document)),
        ("/health", get(operations::health)),
        ("/ready", get(operations::ready)),
        ("/api/games", get(catalogue::games)),
        ("/api/editions", get(catalogue::editions)),
        ("/api/guests", post(people::become_guest)),
        ("/api/me", get(people::me).patch(people::change_me)),
        ("/api/me/tables", get(people::my_tables)),
        ("/api/account", post(people::make_account)),
        ("/api/sign-in", post(people::sign_in)),
        ("/api/sign-out", post(people::sign_out)),
        ("/api/tables", get(tables::list).post(tables::create)),
        ("/api/tables/{table}", get(tables::look)),
        ("/api/tables/{table}/do", post(action::act)),
        ("/api/tables/{table}/hint", get(hint::hint)),
        ("/api/tables/{table}/log", get(tables::log)),
        ("/api/tables/{table}/cards", get(tables::cards)),
        ("/api/tables/{table}/stream", get(stream::events)),
        ("/api/tables/{table}/socket", get(stream::socket)),
        ("/api/tables/{table}/replay", get(replay::replay)),
        ("/api/tables/{table}/analysis", get(analysis::analysis)),
        ("/api/tables/{table}/fork", post(replay::fork)),
    ]
}
