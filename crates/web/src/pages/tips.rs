//! Tips in somebody's first real game: one line in the question's place, at most one per
//! turn, each once in a lifetime.

use std::collections::BTreeSet;
use std::sync::Arc;

use asterism_store::{ProgressItem, ProgressKind};
use asterism_table::{PersonId, Table};
use axum::extract::{Form, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;

use crate::api::tables::listed;
use crate::error::ApiError;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::ViewedTable;
use crate::pages::{failed, page_game, redirect};
use crate::server::App;
use crate::session::MaybeCaller;

/// The choice of no more tips.
const CHOICE: &str = "tips";
const OFF: &str = "off";

/// The tips of a person who is new.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tips {
    seen: BTreeSet<String>,
    /// The tip that is shown, and the number of the turn.
    now: Option<(&'static str, usize)>,
}

pub(crate) fn are_off(items: &[ProgressItem]) -> bool {
    let off = |item: &ProgressItem| item.item == CHOICE && item.body == OFF;
    items.iter().any(|item| item.kind == ProgressKind::Choice && off(item))
}

impl Tips {
    /// Nothing for people who want no tips or have finished a game before.
    pub(crate) async fn of(app: &App, person: Option<&PersonId>) -> Option<Self> {
        let (store, person) = (app.host.store(), person?);
        let items = store.progress(person).await.ok()?;
        let tables = store.tables_of(person, None, 60).await.ok()?;
        let finished = |table| listed(table).is_some_and(|table| table.summary.result.is_some());
        if are_off(&items) || tables.iter().any(finished) {
            return None;
        }
        let seen = items.iter().filter(|item| item.kind == ProgressKind::Tip);
        Some(Self { seen: seen.map(|item| item.item.clone()).collect(), now: None })
    }

    /// Chooses what to show at this moment. Returns a tip that is shown for the first
    /// time.
    fn choose(&mut self, table: &Table, person: &PersonId) -> Option<&'static str> {
        let view = table.view(Some(person));
        if !view.asked.is_some_and(|asked| asked.awaited) {
            return None;
        }
        let lines = table.lines(Some(person), 0);
        let began = |event| page_game::statistics(event).is_some_and(|(_, added)| added.turns > 0);
        let turn = lines.iter().filter(|line| began(&line.event)).count();
        if self.now.is_some_and(|(_, since)| since == turn) {
            return None;
        }
        let (game, view) = table.game().zip(view.game.as_ref())?;
        let fits = page_game::tips(game, view, &lines);
        let chosen = fits.into_iter().find(|tip| !self.seen.contains(*tip));
        self.now = chosen.map(|tip| (tip, turn));
        self.seen.extend(chosen.map(str::to_owned));
        chosen
    }

    /// Chooses what to show, and notes that it was shown.
    pub(crate) async fn renew(
        tips: &mut Option<Self>,
        app: &App,
        table: &Arc<Table>,
        person: Option<&PersonId>,
    ) {
        let (Some(tips), Some(person)) = (tips.as_mut(), person) else { return };
        let (mut next, id) = (tips.clone(), person.clone());
        let work = move |table: &Table| {
            let chosen = next.choose(table, &id);
            (next, chosen)
        };
        let Ok((next, chosen)) = app.host.workers().run_for(table, work).await else { return };
        *tips = next;
        if let Some(tip) = chosen {
            let item = ProgressItem::new(ProgressKind::Tip, tip).done();
            // A tip that can't be noted is shown once more, later.
            let _ = app.host.store().set_progress(person, &item).await;
        }
    }
}

/// The tip, in the place of the line that explains how to choose a card.
pub(crate) fn markup(viewed: &ViewedTable<'_>) -> Option<Markup> {
    let (tip, _) = viewed.context.tips.as_ref()?.now?;
    Some(html! {
        div.tip {
            p { strong { (viewed.say("tips-label")) ": " } (viewed.say(&format!("tip-{tip}"))) }
            form method="post" action="/tips" data-plain {
                input type="hidden" name="tips" value=(OFF);
                input type="hidden" name="back" value={ "/table/" (viewed.view.table) };
                button.plain type="submit" { (viewed.say("tips-none")) }
            }
        }
    })
}

/// The switch on a person's own page.
pub(crate) fn switch(ui: &UiPreferences, off: bool) -> Markup {
    html! {
        form method="post" action="/tips" {
            input type="hidden" name="tips" value=(if off { "on" } else { OFF });
            input type="hidden" name="back" value="/me#progress";
            button.button.small type="submit" { (ui.say(if off { "tips-on" } else { "tips-off" })) }
        }
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct TipsForm {
    tips: String,
    back: Option<String>,
}

/// Switches tips on or off.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<TipsForm>,
) -> Response {
    let Some(caller) = caller.0 else { return failed(&ui, &ApiError::unauthorized()) };
    let body = if form.tips == OFF { OFF } else { "on" }.to_owned();
    let item = ProgressItem { body, ..ProgressItem::new(ProgressKind::Choice, CHOICE) };
    match app.host.store().set_progress(&caller.person.id, &item).await {
        Ok(()) => redirect::to(form.back.as_deref().unwrap_or("/me")),
        Err(error) => failed(&ui, &error.into()),
    }
}
