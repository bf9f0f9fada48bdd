//! The page of a table: its stream and its actions.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use asterism_catalog::title_of;
use asterism_host::{HostError, Workers};
use asterism_table::{Action, Digest, PersonId, StageView, Table};
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, HOST, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{AppendHeaders, IntoResponse, Response};
use futures_util::stream::{self, Stream};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::api::action::perform;
use crate::api::stream::{Next, Watcher, watcher};
use crate::api::tables::{table_id, visible_table};
use crate::error::{ApiError, Explanation, RequestError};
use crate::pages::guest::known;
use crate::pages::layout::{document, icon, switches};
use crate::pages::lobby_settings::{Adjustment, adjust};
use crate::pages::page_delta::SentPage;
use crate::pages::page_game::{self, BoardMarkup};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, ViewedTable};
use crate::pages::{code, failed, lobby, manage, redirect, responses, side};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// Query parameters of a table's page.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Extra {
    wrong: Option<String>,
    invite: Option<String>,
    code: Option<String>,
}

fn page_context(app: &App, headers: &HeaderMap, extra: &Extra) -> PageContext {
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let scheme = if app.config.secure { "https" } else { "http" };
    let clean = |text: &Option<String>| {
        let sane = |text: &String| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        text.clone().filter(sane)
    };
    PageContext {
        wrong: extra.wrong.as_deref().map(Explanation::read),
        invite: clean(&extra.invite),
        code: clean(&extra.code),
        origin: format!("{scheme}://{host}"),
        now: app.host.now(),
    }
}

/// The edition whose colors a table uses.
pub(crate) fn edition(table: &Table) -> String {
    let setup = &table.settings().setup;
    title_of(&setup.game, &setup.mix.editions).to_owned()
}

/// What a table's game is called.
pub(crate) fn title(ui: &UiPreferences, table: &Table) -> String {
    let setup = &table.settings().setup;
    ui.deck_title(&setup.game, &setup.mix.editions)
}

/// The part of the page that changes, for one viewer.
pub(crate) fn content(
    table: &Table,
    person: Option<&PersonId>,
    ui: &UiPreferences,
    context: &PageContext,
) -> Markup {
    let viewed = ViewedTable::new(ui, table, person, context);
    if viewed.view.stage == StageView::Lobby {
        return lobby::markup(&viewed);
    }
    let board = (table.game().zip(viewed.view.game.as_ref()))
        .and_then(|(game, view)| page_game::board(&viewed, game, view));
    html! {
        @if let Some(BoardMarkup { steps, board, rules_now, lines }) = &board {
            (bar(&viewed, steps)) (board) (side::markup(&viewed, rules_now, lines))
        }
    }
}

/// Like [`content`], on a worker thread if the table has custom cards.
pub(crate) async fn rendered(
    workers: &Workers,
    table: &Arc<Table>,
    person: Option<&PersonId>,
    ui: &UiPreferences,
    context: &PageContext,
) -> Result<Markup, HostError> {
    if table.settings().setup.mix.cards.is_empty() {
        return Ok(content(table, person, ui, context));
    }
    let (table, person) = (Arc::clone(table), person.cloned());
    let (ui, context) = (ui.clone(), context.clone());
    workers.run(move || content(&table, person.as_ref(), &ui, &context)).await
}

/// The bar: whose turn it is, and its progress.
fn bar(viewed: &ViewedTable<'_>, steps: &Markup) -> Markup {
    let asked = viewed.view.asked.as_ref().is_some_and(|asked| asked.awaited);
    let turn = viewed.view.game.as_ref().and_then(page_game::turn);
    let mine = turn.is_some() && turn == viewed.view.you.seat;
    let whose = match turn {
        _ if viewed.view.over.is_some() => viewed.say("web-over"),
        _ if mine => viewed.say("web-your-turn"),
        _ if asked => viewed.say("web-asked"),
        Some(seat) => viewed.name(seat),
        None => String::new(),
    };
    html! {
        header.bar {
            a.mark href="/" aria-label=(viewed.say("web-home")) { (icon("mark")) }
            div.bar-title {
                h1 { (title(viewed.ui, viewed.table)) }
                p { (viewed.names.join(" · ")) }
            }
            div.turn {
                p class={ "whose" @if !(mine || asked) { " other" } } { (whose) }
                @if viewed.view.over.is_none() { (steps) }
            }
            (tools(viewed))
        }
    }
}

/// A button with a confirmation, for actions that can't be undone.
fn grave(viewed: &ViewedTable<'_>, id: &str, action: &str, key: &str) -> Markup {
    html! {
        details.grave id=(id) {
            summary.button.small { (viewed.say(key)) }
            (viewed.button_as("button small danger", action, &[], &viewed.say("web-really")))
        }
    }
}

fn tools(viewed: &ViewedTable<'_>) -> Markup {
    let playing = viewed.view.stage == StageView::Playing;
    let sits = viewed.view.you.seat.is_some();
    html! {
        button #sound .button.small.sound type="button" data-sound aria-pressed="true"
            aria-label=(viewed.say("web-sound")) title=(viewed.say("web-sound")) { (icon("sound")) }
        details.menu #menu {
            summary { (icon("menu")) span { (viewed.say("web-menu")) } }
            div.menu-in {
                a.button.small href={ "/rules/" (edition(viewed.table)) } target="_blank" data-panel { (viewed.say("web-rules")) }
                a.button.small href="/help" target="_blank" { (viewed.say("web-help")) }
                @if sits && playing {
                    (viewed.button("pause", &[], &viewed.say("web-pause")))
                    (viewed.button("step-away", &[], &viewed.say("web-step-away")))
                    (viewed.button("end", &[], &viewed.say("web-end")))
                    (grave(viewed, "concede", "concede", "web-concede"))
                    (responses::menu(viewed))
                }
                (manage::menu(viewed))
                @if sits { (grave(viewed, "leave", "leave", "web-leave")) }
                form method="post" action="/wishes" data-plain {
                    input type="hidden" name="back" value={ "/table/" (viewed.view.table) };
                    input type="hidden" name="quick" value=(if viewed.ui.quick { "off" } else { "on" });
                    button.button.small type="submit" { (viewed.say(if viewed.ui.quick { "web-quick-off" } else { "web-quick-on" })) }
                }
                (switches(viewed.ui))
            }
        }
    }
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(extra): Query<Extra>,
    headers: HeaderMap,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let (table, person) = match visible_table(&app, &id, caller).await {
        Ok(found) => found,
        Err(error) => return failed(&ui, &error),
    };
    let context = page_context(&app, &headers, &extra);
    let stream = match &context.invite {
        Some(token) => {
            let code = context.code.as_deref().unwrap_or_default();
            format!("/table/{id}/stream?invite={token}&code={code}")
        }
        None => format!("/table/{id}/stream"),
    };
    let workers = app.host.workers();
    let content = match rendered(workers, &table, person.as_ref(), &ui, &context).await {
        Ok(content) => content,
        Err(error) => return failed(&ui, &error.into()),
    };
    let head = html! { noscript { meta http-equiv="refresh" content="5"; } };
    let lobby = table.in_lobby();
    let body = html! {
        body class=(if lobby { "plain-page" } else { "at-table" }) {
            a.skip href="#board" { (ui.say("web-skip")) }
            div #live class=(if lobby { "lobby" } else { "table-page" }) data-stream=(stream)
                data-quick=(if ui.quick { "on" } else { "off" }) { (content) }
            div #fly aria-hidden="true" inert {}
            p #announce .unseen role="status" {}
            p #connection .offline role="status" hidden { (ui.say("web-offline")) }
            @if !lobby {
                dialog #panel aria-label=(ui.say("web-rules")) {
                    form method="dialog" { button.button.small type="submit" { (ui.say("web-close")) } }
                    div.panel-in.prose tabindex="0" {}
                }
            }
        }
    };
    let edition = edition(&table);
    let title = title(&ui, &table);
    document(&ui, &title, Some(&edition), &head, &body).into_response()
}

/// The page's stream: first the whole content, then deltas.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(extra): Query<Extra>,
    headers: HeaderMap,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Result<Response, ApiError> {
    let context = page_context(&app, &headers, &extra);
    let workers = app.host.workers().clone();
    let watcher = watcher(app, &id, caller, None).await?;
    let dressed =
        [(HeaderName::from_static("x-accel-buffering"), "no"), (CACHE_CONTROL, "no-store")];
    Ok((dressed, Sse::new(sent(watcher, workers, ui, context))).into_response())
}

struct Sending {
    watcher: Watcher,
    workers: Workers,
    ui: UiPreferences,
    context: PageContext,
    lobby: Option<bool>,
    sent_page: SentPage,
}

fn sent(
    watcher: Watcher,
    workers: Workers,
    ui: UiPreferences,
    context: PageContext,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let sending =
        Sending { watcher, workers, ui, context, lobby: None, sent_page: SentPage::default() };
    stream::unfold(sending, async |mut sending| {
        let event = match sending.watcher.next().await {
            Next::End => return None,
            Next::Silence => Event::default().event("ping").data("1"),
            Next::State(table) => {
                let person = sending.watcher.person();
                let version = table.version(person);
                let lobby = table.in_lobby();
                // The lobby and the game also differ outside of the content.
                let began = sending.lobby.replace(lobby) == Some(true) && !lobby;
                if began {
                    Event::default().event("gone").data(format!("/table/{}", table.id()))
                } else {
                    sending.context.now = sending.watcher.now();
                    let Sending { workers, ui, context, .. } = &sending;
                    // If rendering fails, the stream ends and the browser
                    // reconnects.
                    let html = rendered(workers, &table, person, ui, context).await.ok()?;
                    let html = html.into_string();
                    let event = match sending.sent_page.delta(&html) {
                        Some(delta) => Event::default().event("news").data(delta),
                        None => Event::default().event("table").data(html),
                    };
                    event.id(version.to_string()).retry(Duration::from_secs(1))
                }
            }
        };
        Some((Ok(event), sending))
    })
}

/// Whether the viewer has to decide something, which is all a hidden page needs.
pub(crate) async fn asked(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: MaybeCaller,
) -> Result<&'static str, ApiError> {
    let (table, person) = visible_table(&app, &id, caller).await?;
    let work = move |table: &Table| table.view(person.as_ref()).asked;
    let asked = app.host.workers().run_for(&table, work).await?;
    let asked = asked.is_some_and(|asked| asked.awaited);
    Ok(if asked { "yes" } else { "no" })
}

/// Converts the fields of a form to an action.
fn action(fields: &BTreeMap<String, String>) -> Result<Action, ApiError> {
    let value = |(name, text): (&String, &String)| {
        let value = match name.as_str() {
            "decision" | "chair" | "hours" | "changes" => {
                text.parse::<u64>().map_or(Value::Null, Value::from)
            }
            "yes" | "on" => Value::Bool(text == "true"),
            "about" => text.split(',').filter(|part| !part.is_empty()).collect(),
            _ => Value::from(text.as_str()),
        };
        (name.clone(), value)
    };
    let map: Map<String, Value> = fields.iter().map(value).collect();
    serde_json::from_value(Value::Object(map)).map_err(|error| ApiError::unreadable(&error))
}

pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    ui: UiPreferences,
    headers: HeaderMap,
    caller: MaybeCaller,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Response {
    let live = headers.contains_key("x-live");
    // Without scripts, tapping a card that can't be played enlarges it.
    if let Some(card) = fields.get("move").and_then(|text| text.strip_prefix("look ")) {
        let sane: String =
            card.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        return redirect::to(&format!("/table/{id}#{sane}"));
    }
    let (mut guest, mut remembered) = (None, None);
    let done = async {
        let table = table_id(&id)?;
        if fields.get("do").is_some_and(|what| what == "come-and-sit") {
            // Somebody who comes by the public list may be new here.
            let (caller, made) = known(&app, &ui, caller, None).await?;
            guest = made;
            return come_and_sit(&app, &table, &caller, &fields, &ui).await;
        }
        let Some(caller) = &caller.0 else { return Err(ApiError::unauthorized()) };
        if fields.get("do").is_some_and(|what| what == "answer") && !fields.contains_key("move") {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return Err(ApiError::new(status, &RequestError::NothingChosen));
        }
        if let Some(change) = fields.get("do").and_then(|what| Adjustment::read(what, &fields)) {
            return adjust(&app, &table, caller, change).await;
        }
        let action = action(&fields)?;
        if let Action::Sit { chair } = action {
            responses::sit_down(&app, &table, caller, chair, &ui.responses).await?;
            return Ok(None);
        }
        let chooses = matches!(action, Action::Pass { .. } | Action::NeverAsk { .. });
        let token = perform(&app, &table, caller, action).await?.token;
        if chooses {
            remembered = responses::remember(&app, &table, caller).await;
        }
        Ok(token)
    };
    let done = done.await;
    if let Some(cookie) = guest {
        let done = match done {
            Ok(_) => redirect::to(&format!("/table/{id}")),
            Err(error) => {
                redirect::to(&format!("/table/{id}?wrong={}", error.explanation.written()))
            }
        };
        return (AppendHeaders([(SET_COOKIE, cookie)]), done).into_response();
    }
    let response = match done {
        Ok(Some(token)) => match table_id(&id) {
            Ok(table) => {
                let link = Digest::of(token.as_bytes());
                let code = code::make(&app, &table, &link).await.unwrap_or_default();
                redirect::to(&format!("/table/{id}?invite={token}&code={code}"))
            }
            Err(error) => failed(&ui, &error),
        },
        Ok(None) if live => StatusCode::NO_CONTENT.into_response(),
        Ok(None) => redirect::to(&format!("/table/{id}")),
        Err(error) if live => {
            let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::BAD_REQUEST);
            (status, error.explanation.text(ui.language)).into_response()
        }
        Err(error) => redirect::to(&format!("/table/{id}?wrong={}", error.explanation.written())),
    };
    let cookie = remembered.map(|cookie| (SET_COOKIE, cookie));
    (AppendHeaders(cookie), response).into_response()
}

async fn come_and_sit(
    app: &App,
    table: &asterism_table::TableId,
    caller: &Caller,
    fields: &BTreeMap<String, String>,
    ui: &UiPreferences,
) -> Result<Option<String>, ApiError> {
    let link = fields.get("token").map(|token| Digest::of(token.as_bytes()));
    perform(app, table, caller, Action::Enter { link }).await?;
    let chair = fields.get("chair").and_then(|chair| chair.parse().ok());
    responses::sit_down(app, table, caller, chair, &ui.responses).await?;
    Ok(None)
}
