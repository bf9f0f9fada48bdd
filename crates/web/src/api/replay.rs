//! Records of finished games, and games that continue from them.

use std::sync::Arc;

use asterism_table::{Level, Record};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::tables::{Made, visible_table};
use crate::client::Client;
use crate::error::ApiError;
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// Get the complete record of a finished game: every entry, every shuffle and the
/// seed. `asterism verify` checks it.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "tables",
    params(("table" = String, Path, description = "The id of the table")), security((), ("token" = [])),
    responses((status = 200, description = "The record", body = Record),
              (status = 409, description = "The game is not over", body = ApiError)))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    caller: MaybeCaller,
) -> Result<Response, ApiError> {
    let (table, _) = visible_table(&app, &table, caller).await?;
    if !table.is_over() {
        return Err(ApiError::not_over());
    }
    let record = asterism_host::record(app.host.store(), table.id()).await?;
    // A record can be long.
    let write = move || serde_json::to_vec(&record.without_private());
    let text = app.host.workers().run(write).await?.unwrap_or_default();
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

/// Where to continue a finished game, and with which bots.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forking {
    /// The number of entries of the record to keep.
    entries: usize,
    /// The seat that you play.
    seat: usize,
    /// How well the bots on the other seats play.
    #[serde(default)]
    level: Level,
}

/// Continue a finished game from any of its moments at a new table, against bots.
#[utoipa::path(post, path = "/api/tables/{table}/fork", tag = "tables",
    params(("table" = String, Path, description = "The id of the table")), request_body = Forking,
    security(("token" = [])),
    responses((status = 201, body = Made),
              (status = 409, description = "The game is not over", body = ApiError)))]
pub(crate) async fn fork(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(client): Extension<Client>,
    caller: Caller,
    Json(form): Json<Forking>,
) -> Result<(StatusCode, Json<Made>), ApiError> {
    let (table, _) = visible_table(&app, &table, MaybeCaller(Some(caller.clone()))).await?;
    app.admit_table(caller.person.id.as_str(), Some(client))?;
    let person = caller.at_table();
    let made = app.host.fork(table.id(), form.entries, &person, form.seat, form.level).await?;
    app.count_table(&made, Some(client));
    Ok((StatusCode::CREATED, Json(Made { table: made.to_string() })))
}
