//! A game that is over, whole: to replay, to share, to check.

use std::sync::Arc;

use asterism_table::Record;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use crate::api::tables::seen;
use crate::error::ApiError;
use crate::server::App;
use crate::session::MaybeCaller;

/// The whole record of a table whose game is over: every entry, every shuffle,
/// the seed. `asterism verify` checks it.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "tables",
    params(("table" = String, Path, description = "The table")), security((), ("token" = [])),
    responses((status = 200, description = "The record", body = Object),
              (status = 409, description = "The game is not over", body = ApiError)))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    caller: MaybeCaller,
) -> Result<Json<Record>, ApiError> {
    let (table, _) = seen(&app, &table, caller).await?;
    if !table.is_over() {
        let message = "The game is still being played; its cards are secret until the end.";
        return Err(ApiError::new(StatusCode::CONFLICT, "not-over", message));
    }
    let record = asterism_host::record(app.host.store(), table.id()).await?;
    Ok(Json(record))
}
