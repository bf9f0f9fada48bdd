//! Tables: list, create, view.

use std::sync::Arc;

use asterism_host::Summary;
use asterism_store::{Bookmark, TableRecord};
use asterism_table::{LineView, PersonId, Settings, Table, TableId, TableView};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::own_cards::check_names;
use crate::client::Client;
use crate::error::ApiError;
use crate::pages::page_game;
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Listed {
    /// The id of the table.
    pub(crate) table: String,
    /// `lobby`, `playing` or `over`.
    pub(crate) phase: String,
    /// The game, the chairs and the pace of the table.
    pub(crate) summary: Summary,
    /// When the table was created, in milliseconds since 1970.
    pub(crate) created_at: i64,
    /// When its summary last changed, in milliseconds since 1970.
    pub(crate) changed_at: u64,
    /// A bookmark: pass it as `?after=` to get the tables that follow this one.
    pub(crate) bookmark: String,
}

pub(crate) fn listed(record: &TableRecord) -> Option<Listed> {
    let phase = serde_json::to_value(record.summary_row.phase).ok()?;
    Some(Listed {
        table: record.id.to_string(),
        phase: phase.as_str()?.to_owned(),
        summary: serde_json::from_str(&record.summary_row.summary).ok()?,
        created_at: record.created_at,
        changed_at: u64::try_from(record.changed_at).unwrap_or(0),
        bookmark: format!("{}-{}", record.created_at, record.id),
    })
}

fn bookmark(text: &str) -> Option<Bookmark> {
    let (created_at, id) = text.split_once('-')?;
    Some(Bookmark { created_at: created_at.parse().ok()?, id: id.parse().ok()? })
}

/// Where a list goes on.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct After {
    /// The bookmark of the last table on the previous page.
    after: Option<String>,
}

/// List public tables that are not over, newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(After),
    responses((status = 200, body = Vec<Listed>)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Query(after): Query<After>,
) -> Result<Json<Vec<Listed>>, ApiError> {
    let after = after.after.as_deref().and_then(bookmark);
    let records = app.host.store().public_tables(after.as_ref(), 50).await?;
    Ok(Json(records.iter().filter_map(listed).collect()))
}

/// A new table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Made {
    /// The id of the new table.
    pub(crate) table: String,
}

/// Create a table. Only `game` and `seats` are required; all other settings have
/// defaults.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Settings,
    security(("token" = [])),
    responses((status = 201, body = Made), (status = 422, body = ApiError)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    caller: Caller,
    Json(settings): Json<Settings>,
) -> Result<(StatusCode, Json<Made>), ApiError> {
    app.admit_table(caller.person.id.as_str(), Some(client))?;
    check_names(&app, &settings.setup.mix.cards).await?;
    let table = app.host.create(settings, &caller.at_table()).await?;
    app.count_table(&table, Some(client));
    Ok((StatusCode::CREATED, Json(Made { table: table.to_string() })))
}

pub(crate) fn table_id(text: &str) -> Result<TableId, ApiError> {
    TableId::new(text).ok_or_else(ApiError::hidden)
}

/// A table that the caller may see, and the caller's id.
pub(crate) async fn visible_table(
    app: &App,
    table: &str,
    caller: MaybeCaller,
) -> Result<(Arc<Table>, Option<PersonId>), ApiError> {
    let id = table_id(table)?;
    let person = caller.0.map(|caller| caller.id());
    let table = app.host.table(&id).await?;
    if !table.may_watch(person.as_ref()) {
        return Err(ApiError::hidden());
    }
    let person = person.filter(|person| table.knows(person));
    Ok((table, person))
}

/// Get your view of a table.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The id of the table")), security((), ("token" = [])),
    responses((status = 200, description = "Your view of the table", body = TableView),
              (status = 404, body = ApiError)))]
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    caller: MaybeCaller,
) -> Result<Json<TableView>, ApiError> {
    let (table, person) = visible_table(&app, &table, caller).await?;
    let work = move |table: &Table| table.view(person.as_ref());
    Ok(Json(app.host.workers().run_for(&table, work).await?))
}

/// Maximum number of log lines in a response.
const MAX_LINES: usize = 500;

#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Part {
    /// The number of the first line to return.
    #[serde(default)]
    from: usize,
    /// The maximum number of lines, up to 500.
    most: Option<usize>,
}

/// Get the log of the game as typed events, as far as you were told them. To get the
/// next page, continue after the number of the last line.
#[utoipa::path(get, path = "/api/tables/{table}/log", tag = "tables",
    params(("table" = String, Path, description = "The id of the table"), Part),
    security((), ("token" = [])),
    responses((status = 200, description = "The lines with their numbers", body = Vec<LineView>)))]
pub(crate) async fn log(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(part): Query<Part>,
    caller: MaybeCaller,
) -> Result<Json<Vec<LineView>>, ApiError> {
    let (table, person) = visible_table(&app, &table, caller).await?;
    let most = part.most.unwrap_or(MAX_LINES).min(MAX_LINES);
    let work = move |table: &Table| {
        let mut lines = table.lines(person.as_ref(), part.from);
        lines.truncate(most);
        lines
    };
    Ok(Json(app.host.workers().run_for(&table, work).await?))
}

/// A card of the deck. Views and events refer to it by its index in the list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CardView {
    /// The name of the card in moves.
    pub(crate) name: String,
    /// The edition that the card belongs to.
    pub(crate) edition: String,
    /// The kind of card, such as `keeper` or `goal`.
    pub(crate) kind: String,
}

/// List the cards of the deck. The list is empty for games whose views name cards
/// directly.
#[utoipa::path(get, path = "/api/tables/{table}/cards", tag = "tables",
    params(("table" = String, Path, description = "The id of the table")), security((), ("token" = [])),
    responses((status = 200, body = Vec<CardView>)))]
pub(crate) async fn cards(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    caller: MaybeCaller,
) -> Result<Json<Vec<CardView>>, ApiError> {
    let (table, _) = visible_table(&app, &table, caller).await?;
    Ok(Json(app.host.workers().run_for(&table, cards_of).await?))
}

fn cards_of(table: &Table) -> Vec<CardView> {
    table.game().map_or_else(Vec::new, page_game::cards)
}
