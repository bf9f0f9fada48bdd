//! The page of a table: its stream and its actions.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use asterism_catalog::title_of;
use asterism_host::{HostError, Workers};
use asterism_table::{Action, Digest, PersonId, StageView, Table};
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
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
use crate::pages::assets::address;
use crate::pages::guest::known;
use crate::pages::layout::{document, icon, style, switches};
use crate::pages::lobby_settings::{Adjustment, adjust};
use crate::pages::page_delta::SentPage;
use crate::pages::page_game::{self, BoardMarkup};
use crate::pages::tips::Tips;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, ViewedTable};
use crate::pages::{code, failed, hint, lobby, manage, redirect, responses, side};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// Query parameters of a table's page.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Extra {
    wrong: Option<String>,
    invite: Option<String>,
    code: Option<String>,
    /// The token of a link for spectators.
    watch: Option<String>,
    /// The decision for which the viewer asks what an expert would do.
    hint: Option<u64>,
}

/// Links that were just made, as the query of a URL, so that the page, its stream and its
/// forms all show them.
pub(crate) fn links_query(context: &PageContext) -> String {
    query(context, context.hint_for)
}

/// The same for a page with or without a hint.
pub(crate) fn query(context: &PageContext, hint: Option<u64>) -> String {
    let links = [("invite", &context.invite), ("code", &context.code), ("watch", &context.watch)];
    let given =
        links.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", value.as_deref()?)));
    let hint = hint.map(|decision| format!("hint={decision}"));
    let query = given.chain(hint).collect::<Vec<_>>().join("&");
    if query.is_empty() { query } else { format!("?{query}") }
}

fn page_context(app: &App, headers: &HeaderMap, extra: &Extra) -> PageContext {
    let clean = |text: &Option<String>| {
        let sane = |text: &String| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        text.clone().filter(sane)
    };
    PageContext {
        wrong: extra.wrong.as_deref().map(Explanation::read),
        invite: clean(&extra.invite),
        code: clean(&extra.code),
        watch: clean(&extra.watch),
        origin: app.origin(headers),
        now: app.host.now(),
        hint: None,
        hint_for: extra.hint,
        step_lines: None,
        guide: None,
        tips: None,
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
    ui.deck_title(&setup.game, &setup.mix.sources())
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
        @if let Some(BoardMarkup { steps, board, rules_now, lines, recap }) = &board {
            // In the order in which it is read and focused: first what is to be decided.
            (board) (side::markup(&viewed, rules_now, lines)) (bar(&viewed, steps, recap.is_some()))
            @if let Some(recap) = recap { (recap) }
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
fn bar(viewed: &ViewedTable<'_>, steps: &Markup, recap: bool) -> Markup {
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
            div.turn.over[viewed.view.over.is_some()] {
                p class={ "whose" @if !(mine || asked) { " other" } } { (whose) }
                (steps)
            }
            @if viewed.view.you.seat.is_some() {
                button .button.small.sound type="button" popovertarget="recap" disabled[!recap]
                    aria-label=(viewed.say("web-recap")) title=(viewed.say("web-recap")) { (icon("recap")) }
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
            p.note { (viewed.say(&format!("{key}-how"))) }
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
                button.button.small.sound-in-menu type="button" data-sound aria-pressed="true" { (icon("sound")) (viewed.say("web-sound")) }
                a.button.small href={ "/rules/" (edition(viewed.table)) } target="_blank" data-panel { (viewed.say("web-rules")) }
                a.button.small href="/help" target="_blank" { (viewed.say("web-help")) }
                (hint::allowed_note(viewed))
                @if sits && playing {
                    (viewed.button("pause", &[], &viewed.say("web-pause")))
                    (viewed.button("step-away", &[], &viewed.say("web-step-away")))
                    p.note { (viewed.say("web-step-away-how")) }
                    (grave(viewed, "end", "end", "web-end"))
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
                button.button.small type="button" data-notify hidden { (viewed.say("web-notify")) }
                (switches(viewed.ui))
            }
        }
    }
}

/// What only pages with a board need. The first page stays small without it.
pub(crate) fn board_assets() -> Markup {
    html! {
        (style("places")) (style("end"))
        script type="module" src=(address("places.js")) {}
        script type="module" src=(address("held.js")) {}
    }
}

/// The place where a script shows what others play, one card after another.
fn held(ui: &UiPreferences, table: &str) -> Markup {
    html! {
        section #held .held-play hidden aria-label=(ui.say("web-held")) data-action={ "/table/" (table) "/do" } {
            div.held-in {}
            div.held-then hidden { h3.zone { (ui.say("web-held-then")) } ol {} }
            div.held-tools {
                div.held-time aria-hidden="true" { i {} }
                button.button.small type="button" data-hold aria-pressed="false" { (ui.say("web-held-hold")) }
                button.button.small type="button" data-next { (ui.say("web-held-next")) }
                button.button.small.main type="button" data-to-now { (ui.say("web-held-now")) }
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
    let mut context = page_context(&app, &headers, &extra);
    context.tips = Tips::of(&app, person.as_ref()).await;
    Tips::renew(&mut context.tips, &app, &table, person.as_ref()).await;
    hint::attach(&app, &table, person.as_ref(), &mut context).await;
    let stream = format!("/table/{id}/stream{}", links_query(&context));
    let workers = app.host.workers();
    let content = match rendered(workers, &table, person.as_ref(), &ui, &context).await {
        Ok(content) => content,
        Err(error) => return failed(&ui, &error.into()),
    };
    let lobby = table.in_lobby();
    let head = html! {
        noscript { meta http-equiv="refresh" content="5"; }
        @if lobby { (style("lobby")) }
        @else { (board_assets()) (style("presence")) (style("hint")) script type="module" src=(address("hint.js")) {} script type="module" src=(address("clocks.js")) {} }
    };
    let body = html! {
        body class=(if lobby { "plain-page" } else { "at-table" }) {
            a.skip href="#board" { (ui.say("web-skip")) }
            div #live class=(if lobby { "lobby" } else { "table-page" }) data-stream=(stream)
                data-quick=(if ui.quick { "on" } else { "off" }) { (content) }
            div #fly aria-hidden="true" inert {}
            @if !lobby { (held(&ui, &id)) }
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
    let mut context = page_context(&app, &headers, &extra);
    if context.hint_for.is_some() {
        let (table, person) = visible_table(&app, &id, MaybeCaller(caller.0.clone())).await?;
        hint::attach(&app, &table, person.as_ref(), &mut context).await;
    }
    let watcher = watcher(Arc::clone(&app), &id, caller, None).await?;
    context.tips = Tips::of(&app, watcher.person()).await;
    let dressed =
        [(HeaderName::from_static("x-accel-buffering"), "no"), (CACHE_CONTROL, "no-store")];
    Ok((dressed, Sse::new(sent(watcher, app, ui, context))).into_response())
}

struct Sending {
    watcher: Watcher,
    app: Arc<App>,
    ui: UiPreferences,
    context: PageContext,
    lobby: Option<bool>,
    sent_page: SentPage,
}

fn sent(
    watcher: Watcher,
    app: Arc<App>,
    ui: UiPreferences,
    context: PageContext,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let sending =
        Sending { watcher, app, ui, context, lobby: None, sent_page: SentPage::default() };
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
                    let tips = &mut sending.context.tips;
                    Tips::renew(tips, &sending.app, &table, person).await;
                    let Sending { app, ui, context, .. } = &sending;
                    // If rendering fails, the stream ends and the browser
                    // reconnects.
                    let workers = app.host.workers();
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
            "yes" | "on" | "watch" => Value::Bool(text == "true"),
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
    Query(extra): Query<Extra>,
    ui: UiPreferences,
    headers: HeaderMap,
    caller: MaybeCaller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    // Several cards can be chosen together.
    let moves: Vec<&str> =
        fields.iter().filter(|(name, _)| name == "move").map(|(_, text)| text.as_str()).collect();
    let then: Vec<String> = moves.iter().skip(1).map(|text| (*text).to_owned()).collect();
    let first = moves.first().map(|text| ("move".to_owned(), (*text).to_owned()));
    let mut fields: BTreeMap<String, String> = fields.iter().cloned().collect();
    fields.extend(first);
    let live = headers.contains_key("x-live");
    // Without scripts, tapping a card that can't be played enlarges it.
    if let Some(card) = fields.get("move").and_then(|text| text.strip_prefix("look ")) {
        let sane: String =
            card.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        return redirect::to(&format!("/table/{id}#{sane}"));
    }
    let leaves_lobby = fields.get("do").is_some_and(|what| what == "leave-lobby");
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
        if leaves_lobby {
            perform(&app, &table, caller, Action::Leave).await?;
            return Ok(None);
        }
        if fields.get("do").is_some_and(|what| what == "answer") && !fields.contains_key("move") {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return Err(ApiError::new(status, &RequestError::NothingChosen));
        }
        if let Some(change) = fields.get("do").and_then(|what| Adjustment::read(what, &fields)) {
            return adjust(&app, &table, caller, change).await;
        }
        let mut action = action(&fields)?;
        if let Action::Answer { then: further, .. } = &mut action {
            *further = then;
        }
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
                let mut context = page_context(&app, &headers, &extra);
                if fields.get("watch").is_some_and(|watch| watch == "true") {
                    context.watch = Some(token);
                } else {
                    let link = Digest::of(token.as_bytes());
                    context.code = code::make(&app, &table, &link).await;
                    context.invite = Some(token);
                }
                redirect::to(&format!("/table/{id}{}", links_query(&context)))
            }
            Err(error) => failed(&ui, &error),
        },
        Ok(None) if leaves_lobby => redirect::to("/"),
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
