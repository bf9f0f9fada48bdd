//! Earlier lines of a table's log.

use std::sync::Arc;

use asterism_table::Table;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::api::tables::visible_table;
use crate::pages::layout::page as layout_page;
use crate::pages::side::{earlier, list};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, ViewedTable};
use crate::pages::{failed, page_game};
use crate::server::App;
use crate::session::MaybeCaller;

/// Maximum number of lines on a page.
const MAX_LINES: usize = 400;

#[derive(Debug, Deserialize)]
pub(crate) struct Before {
    /// Show the lines before this one. Without it, show the latest lines.
    before: Option<usize>,
}

/// The lines before a line of the log. The script of a table's page inserts them above
/// those that the page already has; without scripts they are a page of their own.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(Before { before }): Query<Before>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let (table, person) = match visible_table(&app, &id, caller).await {
        Ok(found) => found,
        Err(error) => return failed(&ui, &error),
    };
    let wishes = ui.clone();
    let work = move |table: &Table| {
        let context = PageContext::default();
        let viewed = ViewedTable::new(&wishes, table, person.as_ref(), &context);
        content(&viewed, before.unwrap_or(viewed.view.lines))
    };
    match app.host.workers().run_for(&table, work).await {
        Ok(content) => layout_page(&ui, &ui.say("web-log"), &content).into_response(),
        Err(error) => failed(&ui, &error.into()),
    }
}

fn content(viewed: &ViewedTable<'_>, before: usize) -> Markup {
    let from = before.saturating_sub(MAX_LINES);
    let mut lines = viewed.table.lines(viewed.person, from);
    lines.retain(|line| line.number < before);
    let parts = viewed.table.game().zip(viewed.view.game.as_ref());
    let lines = parts.map_or_else(Vec::new, |parts| page_game::log(viewed, parts, &lines));
    html! {
        h1 { (viewed.say("web-log")) }
        p { a href={ "/table/" (viewed.view.table) } { (viewed.say("web-back-to-table")) } }
        @if from > 0 { (earlier(viewed, from)) }
        (list(viewed, &lines))
    }
}
