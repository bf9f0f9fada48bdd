//! Another game with the same players. Against bots it starts at once; other people are
//! asked first.

use std::sync::Arc;

use asterism_host::HostError;
use asterism_table::{Action, Digest, HolderView, TableId, TableRefusal};
use axum::Json;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use crate::api::action::perform;
use crate::api::tables::table_id;
use crate::error::ApiError;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::ViewedTable;
use crate::pages::{failed, redirect};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// What the player's browser adds to the shuffle.
    digest: Option<Digest>,
}

/// A game that was started, as `shuffle.js` needs it.
#[derive(Debug, Serialize)]
struct Begun {
    table: TableId,
    commitment: Digest,
    chair: usize,
}

/// Whether the viewer is the only person who sits at the table.
pub(crate) fn is_alone(viewed: &ViewedTable<'_>) -> bool {
    let others = viewed.view.chairs.iter().filter(|chair| {
        matches!(&chair.holder, HolderView::Person(person) | HolderView::StandIn(person)
            if Some(&person.id) != viewed.person)
    });
    viewed.view.you.seat.is_some() && others.count() == 0
}

pub(crate) async fn play(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    ui: UiPreferences,
    headers: HeaderMap,
    caller: MaybeCaller,
    Form(wanted): Form<Wanted>,
) -> Response {
    let done = async {
        let caller = caller.0.ok_or_else(ApiError::unauthorized)?;
        again(&app, &ui, &table_id(&id)?, &caller, &wanted).await
    };
    match done.await {
        Ok(Some(begun)) if headers.contains_key("x-live") => Json(begun).into_response(),
        Ok(Some(begun)) => redirect::to(&format!("/table/{}", begun.table)),
        Ok(None) => redirect::to(&format!("/table/{id}")),
        Err(error) => failed(&ui, &error),
    }
}

/// Asks for a rematch, and starts it if nobody else has to agree.
async fn again(
    app: &App,
    ui: &UiPreferences,
    table: &TableId,
    caller: &Caller,
    wanted: &Wanted,
) -> Result<Option<Begun>, ApiError> {
    let old = app.host.table(table).await?;
    if old.rematch().is_none() {
        app.admit_table(caller.person.id.as_str(), ui.client)?;
        perform(app, table, caller, Action::Rematch { table: None }).await?;
    }
    let Some(next) = app.host.table(table).await?.rematch().cloned() else { return Ok(None) };
    if old.rematch().is_none() {
        app.count_table(&next, ui.client);
    }
    let made = app.host.table(&next).await?;
    let person = caller.id();
    let chair = made.chair_of(&person).ok_or(HostError::Refused(TableRefusal::NotSeated))?;
    let alone = made.seated_people().all(|seated| *seated == person);
    if !alone || !made.in_lobby() {
        return Ok(None);
    }
    if let Some(digest) = wanted.digest {
        perform(app, &next, caller, Action::Commit { digest }).await?;
    }
    perform(app, &next, caller, Action::Start).await?;
    let commitment = app.host.table(&next).await?.view(None).commitment;
    Ok(Some(Begun { table: next, commitment, chair }))
}
