//! Actions at a table.

use std::sync::Arc;

use asterism_table::{Action, Input, TableId};
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::own_cards::check_names;
use crate::api::tables::table_id;
use crate::error::ApiError;
use crate::server::App;
use crate::session::Caller;

/// The action was performed and is durable.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The version of your view after the action.
    pub(crate) version: u64,
    /// The token of the new link, after the action `invite`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
}

/// Performs an action at a table for a person.
pub(crate) async fn perform(
    app: &App,
    table: &TableId,
    caller: &Caller,
    mut action: Action,
) -> Result<Done, ApiError> {
    let token = prepare(app, caller, &mut action).await?;
    let person = caller.at_table();
    let id = person.id.clone();
    let after = app.host.apply(table, Input::Act { person, action }).await?;
    Ok(Done { version: after.version(Some(&id)), token })
}

/// Checks what only this server can check, and fills in what only it can make. Returns
/// the token of a new link.
async fn prepare(
    app: &App,
    caller: &Caller,
    action: &mut Action,
) -> Result<Option<String>, ApiError> {
    match action {
        Action::Change { settings } => {
            let cards = &settings.setup.mix.cards;
            app.limits.change(caller.id().as_str(), !cards.is_empty())?;
            check_names(app, cards).await?;
        }
        Action::Invite { link, .. } => {
            let (token, digest) = app.host.fresh_token()?;
            *link = Some(digest);
            return Ok(Some(token));
        }
        Action::Rematch { table } => *table = Some(app.host.fresh_id()?),
        _ => {}
    }
    Ok(None)
}

/// Perform an action at a table.
#[utoipa::path(post, path = "/api/tables/{table}/do", tag = "tables", request_body = Action,
    params(("table" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, description = "The action was performed and is durable", body = Done),
              (status = 403, body = ApiError),
              (status = 409, description = "The question has changed in the meantime", body = ApiError),
              (status = 422, description = "Refused, with a code", body = ApiError)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    caller: Caller,
    Json(action): Json<Action>,
) -> Result<Json<Done>, ApiError> {
    perform(&app, &table_id(&table)?, &caller, action).await.map(Json)
}

/// Parses a WebSocket message: an action with an id chosen by the sender.
pub(crate) fn from_socket(text: &str) -> Result<(Option<Value>, Action), ApiError> {
    let unreadable = |error: serde_json::Error| ApiError::unreadable(&error);
    let mut value: Value = serde_json::from_str(text).map_err(unreadable)?;
    let id = value.as_object_mut().and_then(|fields| fields.remove("id"));
    let action = serde_json::from_value(value).map_err(unreadable)?;
    Ok((id, action))
}
