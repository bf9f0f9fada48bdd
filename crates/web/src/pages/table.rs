//! The page of a table, its stream, and what is done at it.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use asterism_catalog::{AnyGame, AnyView};
use asterism_host::{HostError, Workers};
use asterism_table::{Digest, PersonId, StageView, Table};
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, HOST};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::api::action::{Action, perform};
use crate::api::stream::{Next, Watcher, watcher};
use crate::api::tables::{seen as may_see, table_id};
use crate::error::{ApiError, Explanation, RequestError};
use crate::pages::fluxx_board::Board;
use crate::pages::layout::{document, icon, switches};
use crate::pages::pieces::Said;
use crate::pages::seen::{Around, Seen};
use crate::pages::speech::Speech;
use crate::pages::stella_board::Sky;
use crate::pages::{code, failed, lobby, manage, redirect, side};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// What an address of a table may add.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Extra {
    wrong: Option<String>,
    invite: Option<String>,
    code: Option<String>,
}

fn around(app: &App, headers: &HeaderMap, extra: &Extra) -> Around {
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let scheme = if app.config.secure { "https" } else { "http" };
    let clean = |text: &Option<String>| {
        let sane = |text: &String| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        text.clone().filter(sane)
    };
    Around {
        wrong: extra.wrong.as_deref().map(Explanation::read),
        invite: clean(&extra.invite),
        code: clean(&extra.code),
        origin: format!("{scheme}://{host}"),
        now: app.host.now(),
    }
}

/// The edition whose colours a table wears.
pub(crate) fn edition(table: &Table) -> String {
    let settings = table.settings();
    match settings.deck.as_slice() {
        _ if settings.game == "stella-quest" => "stella-quest".to_owned(),
        [only] => only.clone(),
        _ => "fluxx-4".to_owned(),
    }
}

/// Everything of a table that may change, for one viewer.
pub(crate) fn content(
    table: &Table,
    person: Option<&PersonId>,
    speech: &Speech,
    around: &Around,
) -> Markup {
    let seen = Seen::new(speech, table, person, around);
    if seen.view.stage == StageView::Lobby {
        return lobby::markup(&seen);
    }
    let (steps, board, side) = match (table.game(), &seen.view.game) {
        (Some(AnyGame::Fluxx(game)), Some(AnyView::Fluxx(view))) => {
            let board = Board::new(&seen, game, view);
            let lines = side::fluxx_lines(&seen, &board);
            (board.steps(), board.markup(), side::markup(&seen, &board.rules_now(), &lines))
        }
        (_, Some(AnyView::StellaQuest(view))) => {
            let sky = Sky::new(&seen, view);
            let side = side::markup(&seen, &sky.rules_now(), &sky.lines());
            (sky.steps(), sky.markup(), side)
        }
        _ => (html! {}, html! {}, html! {}),
    };
    html! { (bar(&seen, &steps)) (board) (side) }
}

/// The same, on a thread of its own if people have brought cards to the table.
pub(crate) async fn rendered(
    workers: &Workers,
    table: &Arc<Table>,
    person: Option<&PersonId>,
    speech: &Speech,
    around: &Around,
) -> Result<Markup, HostError> {
    if table.settings().cards.is_empty() {
        return Ok(content(table, person, speech, around));
    }
    let (table, person) = (Arc::clone(table), person.cloned());
    let (speech, around) = (speech.clone(), around.clone());
    workers.run(move || content(&table, person.as_ref(), &speech, &around)).await
}

/// Whose turn it is, and where it stands.
fn bar(seen: &Seen<'_>, steps: &Markup) -> Markup {
    let asked = seen.view.asked.as_ref().is_some_and(|asked| asked.awaited);
    let turn = match &seen.view.game {
        Some(AnyView::Fluxx(view)) => Some(view.turn),
        Some(AnyView::StellaQuest(view)) => view.acting,
        None => None,
    };
    let mine = turn.is_some() && turn == seen.view.you.seat;
    let whose = match turn {
        _ if seen.view.over.is_some() => seen.say("web-over"),
        _ if mine => seen.say("web-your-turn"),
        _ if asked => seen.say("web-asked"),
        Some(seat) => seen.name(seat),
        None => String::new(),
    };
    let edition = edition(seen.table);
    html! {
        header.bar {
            a.mark href="/" aria-label=(seen.say("web-home")) { (icon("mark")) }
            div.bar-title {
                h1 { (seen.speech.edition(&edition)) }
                p { (seen.names.join(" · ")) }
            }
            div.turn {
                p class={ "whose" @if !(mine || asked) { " other" } } { (whose) }
                @if seen.view.over.is_none() { (steps) }
            }
            (tools(seen))
        }
    }
}

/// Something that can't be taken back: asked again before it is done.
fn grave(seen: &Seen<'_>, id: &str, action: &str, key: &str) -> Markup {
    html! {
        details.grave id=(id) {
            summary.button.small { (seen.say(key)) }
            (seen.button_as("button small danger", action, &[], &seen.say("web-really")))
        }
    }
}

fn tools(seen: &Seen<'_>) -> Markup {
    let playing = seen.view.stage == StageView::Playing;
    let sits = seen.view.you.seat.is_some();
    html! {
        button #sound .button.small.sound type="button" data-sound aria-pressed="true"
            aria-label=(seen.say("web-sound")) title=(seen.say("web-sound")) { (icon("sound")) }
        details.menu #menu {
            summary { (icon("menu")) span { (seen.say("web-menu")) } }
            div.menu-in {
                a.button.small href="/help" { (seen.say("web-help")) }
                @if sits && playing {
                    (seen.button("pause", &[], &seen.say("web-pause")))
                    (seen.button("step-away", &[], &seen.say("web-step-away")))
                    (seen.button("end", &[], &seen.say("web-end")))
                    (grave(seen, "concede", "concede", "web-concede"))
                }
                (manage::menu(seen))
                @if sits { (grave(seen, "leave", "leave", "web-leave")) }
                form method="post" action="/wishes" data-plain {
                    input type="hidden" name="back" value={ "/table/" (seen.view.table) };
                    input type="hidden" name="quick" value=(if seen.speech.quick { "off" } else { "on" });
                    button.button.small type="submit" { (seen.say(if seen.speech.quick { "web-quick-off" } else { "web-quick-on" })) }
                }
                (switches(seen.speech))
            }
        }
    }
}

/// The page.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(extra): Query<Extra>,
    headers: HeaderMap,
    speech: Speech,
    caller: MaybeCaller,
) -> Response {
    let (table, person) = match may_see(&app, &id, caller).await {
        Ok(found) => found,
        Err(error) => return failed(&speech, &error),
    };
    let around = around(&app, &headers, &extra);
    let stream = match &around.invite {
        Some(token) => {
            let code = around.code.as_deref().unwrap_or_default();
            format!("/table/{id}/stream?invite={token}&code={code}")
        }
        None => format!("/table/{id}/stream"),
    };
    let workers = app.host.workers();
    let content = match rendered(workers, &table, person.as_ref(), &speech, &around).await {
        Ok(content) => content,
        Err(error) => return failed(&speech, &error.into()),
    };
    let head = html! { noscript { meta http-equiv="refresh" content="5"; } };
    let lobby = table.in_lobby();
    let body = html! {
        body class=(if lobby { "plain-page" } else { "at-table" }) {
            a.skip href="#board" { (speech.say("web-skip")) }
            div #live class=(if lobby { "lobby" } else { "table-page" }) data-stream=(stream)
                data-quick=(if speech.quick { "on" } else { "off" }) { (content) }
            div #fly aria-hidden="true" inert {}
            p #announce .unseen role="status" {}
            p #connection .offline role="status" hidden { (speech.say("web-offline")) }
        }
    };
    let edition = edition(&table);
    let title = speech.edition(&edition);
    document(&speech, &title, Some(&edition), &head, &body).into_response()
}

/// The page's news: first all of it, then what is new.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(extra): Query<Extra>,
    headers: HeaderMap,
    speech: Speech,
    caller: MaybeCaller,
) -> Result<Response, ApiError> {
    let around = around(&app, &headers, &extra);
    let workers = app.host.workers().clone();
    let watcher = watcher(app, &id, caller, None).await?;
    let dressed =
        [(HeaderName::from_static("x-accel-buffering"), "no"), (CACHE_CONTROL, "no-store")];
    Ok((dressed, Sse::new(sent(watcher, workers, speech, around))).into_response())
}

struct Sending {
    watcher: Watcher,
    workers: Workers,
    speech: Speech,
    around: Around,
    lobby: Option<bool>,
    said: Said,
}

fn sent(
    watcher: Watcher,
    workers: Workers,
    speech: Speech,
    around: Around,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let sending = Sending { watcher, workers, speech, around, lobby: None, said: Said::default() };
    stream::unfold(sending, async |mut sending| {
        let event = match sending.watcher.next().await {
            Next::End => return None,
            Next::Silence => Event::default().event("ping").data("1"),
            Next::State(table) => {
                let person = sending.watcher.person();
                let version = table.version(person);
                let lobby = table.in_lobby();
                // The page of a lobby and that of a game differ outside, too.
                let began = sending.lobby.replace(lobby) == Some(true) && !lobby;
                if began {
                    Event::default().event("gone").data(format!("/table/{}", table.id()))
                } else {
                    sending.around.now = sending.watcher.now();
                    let Sending { workers, speech, around, .. } = &sending;
                    // A page that can't be shown now is asked for again: the
                    // browser opens the stream anew.
                    let html = rendered(workers, &table, person, speech, around).await.ok()?;
                    let html = html.into_string();
                    let event = match sending.said.news(&html) {
                        Some(news) => Event::default().event("news").data(news),
                        None => Event::default().event("table").data(html),
                    };
                    event.id(version.to_string()).retry(Duration::from_secs(1))
                }
            }
        };
        Some((Ok(event), sending))
    })
}

/// Whether the viewer is asked something: all that a hidden page needs.
pub(crate) async fn asked(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: MaybeCaller,
) -> Result<&'static str, ApiError> {
    let (table, person) = may_see(&app, &id, caller).await?;
    let work = move |table: &Table| table.view(person.as_ref()).asked;
    let asked = app.host.workers().run_for(&table, work).await?;
    let asked = asked.is_some_and(|asked| asked.awaited);
    Ok(if asked { "yes" } else { "no" })
}

/// The fields of a form as an action.
fn action(fields: &BTreeMap<String, String>) -> Result<Action, ApiError> {
    let value = |(name, text): (&String, &String)| {
        let value = match name.as_str() {
            "decision" | "chair" | "hours" => text.parse::<u64>().map_or(Value::Null, Value::from),
            "yes" | "on" => Value::Bool(text == "true"),
            _ => Value::from(text.as_str()),
        };
        (name.clone(), value)
    };
    let map: Map<String, Value> = fields.iter().map(value).collect();
    serde_json::from_value(Value::Object(map)).map_err(|error| ApiError::unreadable(&error))
}

/// Does what a form says.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    speech: Speech,
    headers: HeaderMap,
    caller: MaybeCaller,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Response {
    let live = headers.contains_key("x-live");
    // Without scripts a card that can't be played can still be read.
    if let Some(card) = fields.get("move").and_then(|text| text.strip_prefix("look ")) {
        let sane: String =
            card.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        return redirect::to(&format!("/table/{id}#{sane}"));
    }
    let done = async {
        let Some(caller) = &caller.0 else { return Err(ApiError::unauthorized()) };
        let mut fields = fields.clone();
        if fields.get("do").is_some_and(|what| what == "answer") && !fields.contains_key("move") {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return Err(ApiError::new(status, &RequestError::NothingChosen));
        }
        let table = table_id(&id)?;
        if fields.get("do").is_some_and(|what| what == "come-and-sit") {
            return come_and_sit(&app, &table, caller, &mut fields).await;
        }
        perform(&app, &table, caller, action(&fields)?).await.map(|done| done.token)
    };
    match done.await {
        Ok(Some(token)) => match table_id(&id) {
            Ok(table) => {
                let link = Digest::of(token.as_bytes());
                let code = code::make(&app, &table, &link).await.unwrap_or_default();
                redirect::to(&format!("/table/{id}?invite={token}&code={code}"))
            }
            Err(error) => failed(&speech, &error),
        },
        Ok(None) if live => StatusCode::NO_CONTENT.into_response(),
        Ok(None) => redirect::to(&format!("/table/{id}")),
        Err(error) if live => {
            let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::BAD_REQUEST);
            (status, error.explanation.text(speech.language)).into_response()
        }
        Err(error) => redirect::to(&format!("/table/{id}?wrong={}", error.explanation.written())),
    }
}

async fn come_and_sit(
    app: &App,
    table: &asterism_table::TableId,
    caller: &Caller,
    fields: &mut BTreeMap<String, String>,
) -> Result<Option<String>, ApiError> {
    perform(app, table, caller, Action::Enter { token: fields.remove("token") }).await?;
    let chair = fields.get("chair").and_then(|chair| chair.parse().ok());
    perform(app, table, caller, Action::Sit { chair }).await?;
    Ok(None)
}
