//! Streams of a viewer's own view: server-sent events and WebSockets. Only the
//! newest state is sent, always as a whole.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use asterism_host::{HostError, Viewing};
use asterism_table::{PersonId, Table, TableId, TableView};
use axum::Extension;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt as _;
use futures_util::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::time::{Instant, Sleep};
use utoipa::{IntoParams, ToSchema};

use crate::api::action::{Done, from_socket, perform};
use crate::api::tables::{table_id, visible_table};
use crate::client::Client;
use crate::error::{ApiError, RequestError};
use crate::guard::is_cross_site;
use crate::server::App;
use crate::session::{MaybeCaller, is_signed_in};

/// The interval of pings on a silent stream.
const PING: Duration = Duration::from_secs(7);

/// Where a stream continues.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct LastSeen {
    /// The version that you have already. Nothing is sent until it changes.
    version: Option<u64>,
}

/// The state of a stream: who watches which table.
pub(crate) struct Watcher {
    app: Arc<App>,
    table: TableId,
    viewing: Viewing,
    caller: MaybeCaller,
    seen: Option<u64>,
    /// When something was last sent, and the timer for pings. The timer may fire too
    /// early, so that it need not be reset whenever something is sent.
    sent: Instant,
    ping: Pin<Box<Sleep>>,
}

/// The next event of a stream.
pub(crate) enum Next {
    State(Arc<Table>),
    Silence,
    End,
}

/// It is time for a ping.
struct Silence;

impl Watcher {
    pub(crate) fn person(&self) -> Option<&PersonId> {
        self.viewing.person()
    }

    pub(crate) fn now(&self) -> u64 {
        self.app.host.now()
    }

    /// A change that has already happened, without waiting.
    fn fresh(&mut self) -> Option<Arc<Table>> {
        let table = self.viewing.table();
        let person = self.viewing.person();
        let version = Some(table.version(person));
        if version == self.seen || !table.may_watch(person) {
            return None;
        }
        self.seen = version;
        self.sent = Instant::now();
        Some(table)
    }

    /// Waits for a change, or until it is time for a ping.
    async fn change(&mut self) -> Result<Option<Arc<Table>>, Silence> {
        loop {
            tokio::select! {
                biased;
                table = self.viewing.next(self.seen) => return Ok(table),
                () = &mut self.ping => {
                    let silent = self.sent.elapsed() >= PING;
                    if silent {
                        self.sent = Instant::now();
                    }
                    self.ping.as_mut().reset(self.sent + PING);
                    if silent {
                        return Err(Silence);
                    }
                }
            }
        }
    }

    /// Whether the viewer is still signed in.
    async fn is_signed_in(&self) -> bool {
        match &self.caller.0 {
            Some(caller) => is_signed_in(&self.app, caller).await,
            None => true,
        }
    }

    pub(crate) async fn next(&mut self) -> Next {
        let change = self.change().await;
        if !self.is_signed_in().await {
            return Next::End;
        }
        match change {
            Err(Silence) => Next::Silence,
            Ok(Some(table)) => {
                // The viewer may have been removed from the table.
                if !table.may_watch(self.viewing.person()) {
                    return Next::End;
                }
                self.seen = Some(table.version(self.viewing.person()));
                self.sent = Instant::now();
                Next::State(table)
            }
            // The table was unloaded or moved to another node: subscribe again.
            Ok(None) => {
                let person = self.viewing.person().cloned();
                match self.app.host.watch(&self.table, person).await {
                    Ok(viewing) => {
                        self.viewing = viewing;
                        Next::Silence
                    }
                    Err(_) => Next::End,
                }
            }
        }
    }
}

pub(crate) async fn watcher(
    app: Arc<App>,
    table: &str,
    caller: MaybeCaller,
    seen_version: Option<u64>,
) -> Result<Watcher, ApiError> {
    let (found, person) = visible_table(&app, table, caller.clone()).await?;
    let viewing = app.host.watch(found.id(), person).await?;
    let (table, sent) = (found.id().clone(), Instant::now());
    let ping = Box::pin(tokio::time::sleep_until(sent + PING));
    Ok(Watcher { app, table, viewing, caller, seen: seen_version, sent, ping })
}

/// Get your view of a table whenever it changes, as server-sent events. An event
/// `table` has the view as its data and the version of the view as its id. An event
/// `ping` is sent when nothing has happened for a while.
#[utoipa::path(get, path = "/api/tables/{table}/stream", tag = "streams",
    params(("table" = String, Path, description = "The id of the table"), LastSeen),
    security((), ("token" = [])),
    responses((status = 200, description = "The data of an event `table`",
        content_type = "text/event-stream", body = TableView)))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(query): Query<LastSeen>,
    headers: HeaderMap,
    caller: MaybeCaller,
) -> Result<Response, ApiError> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let last = last.and_then(|text| text.parse().ok()).or(query.version);
    let watcher = watcher(app, &table, caller, last).await?;
    let buffering = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(([buffering], Sse::new(sent(watcher))).into_response())
}

/// Serializes a view. Views are large, so the buffer starts large.
fn written(view: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(4096);
    match serde_json::to_writer(&mut text, view) {
        Ok(()) => String::from_utf8(text).unwrap_or_default(),
        Err(_) => String::new(),
    }
}

fn sent(watcher: Watcher) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(watcher, async |mut watcher| {
        let event = match watcher.next().await {
            Next::End => return None,
            Next::Silence => Event::default().event("ping").data("1"),
            Next::State(table) => {
                let person = watcher.viewing.person().cloned();
                let work = move |table: &Table| {
                    let view = table.view(person.as_ref());
                    (view.version, written(&view))
                };
                // If the view can't be built, the stream ends and the client
                // reconnects.
                let made = watcher.app.host.workers().run_for(&table, work).await;
                let (version, text) = made.ok()?;
                let event = Event::default().event("table").id(version.to_string());
                event.retry(Duration::from_secs(1)).data(text)
            }
        };
        Some((Ok(event), watcher))
    })
}

/// Open a WebSocket that sends your view of a table whenever it changes, and accepts
/// actions. An action is a message such as `{"id":1,"do":"answer",…}`. Its reply is
/// `{"reply":1,"done":{…}}` or `{"reply":1,"error":{…}}`. Views are messages such as
/// `{"table":{…}}`.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "streams",
    params(("table" = String, Path, description = "The id of the table"), LastSeen),
    security((), ("token" = [])),
    responses((status = 101, description = "The messages of the server", body = SocketMessage)))]
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(query): Query<LastSeen>,
    headers: HeaderMap,
    Extension(client): Extension<Client>,
    caller: MaybeCaller,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if is_cross_site(&headers) {
        return Err(ApiError::new(StatusCode::FORBIDDEN, &RequestError::CrossSite));
    }
    let limit = app.config.body;
    let watcher = watcher(app, &table, caller.clone(), query.version).await?;
    let id = table_id(&table)?;
    // Actions are short, and a large buffer would be zeroed before every read.
    let upgrade = upgrade.read_buffer_size(2048).max_message_size(limit).max_frame_size(limit);
    let speaker = Speaker { table: id, caller, client };
    Ok(upgrade.on_upgrade(move |socket| converse(socket, watcher, speaker)))
}

/// A message from the server on a WebSocket.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum SocketMessage {
    View(Box<ViewMessage>),
    Reply(Reply),
}

/// A new view of the table.
#[derive(Serialize, ToSchema)]
pub(crate) struct ViewMessage {
    /// The view.
    table: TableView,
}

/// The reply to an action.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reply {
    /// The `id` of the message with the action.
    reply: Option<Value>,
    /// The result, if the action was performed.
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<Done>,
    /// The error, if the action was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ApiError>,
}

impl Reply {
    fn text(self) -> String {
        serde_json::to_string(&SocketMessage::Reply(self)).unwrap_or_default()
    }
}

/// A view on a WebSocket.
async fn view_message(watcher: &Watcher, table: &Arc<Table>) -> Result<Message, HostError> {
    let person = watcher.viewing.person().cloned();
    let work = move |table: &Table| {
        let view = ViewMessage { table: table.view(person.as_ref()) };
        written(&SocketMessage::View(Box::new(view)))
    };
    let text = watcher.app.host.workers().run_for(table, work).await?;
    Ok(Message::Text(text.into()))
}

/// The sender of a WebSocket, and its table.
struct Speaker {
    table: TableId,
    caller: MaybeCaller,
    client: Client,
}

async fn converse(mut socket: WebSocket, mut watcher: Watcher, speaker: Speaker) {
    loop {
        tokio::select! {
            next = watcher.next() => {
                let message = match next {
                    Next::End => break,
                    Next::Silence => Message::Ping(Vec::new().into()),
                    Next::State(table) => match view_message(&watcher, &table).await {
                        Ok(message) => message,
                        // The client reconnects and gets the newest view.
                        Err(_) => break,
                    },
                };
                if socket.send(message).await.is_err() {
                    break;
                }
            }
            message = socket.recv() => {
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) => continue,
                };
                if !watcher.is_signed_in().await {
                    break;
                }
                let reply = reply(&watcher.app, &speaker, &text).await;
                // The new view is sent together with the reply.
                let mut messages = vec![Ok(Message::Text(reply.into()))];
                if let Some(table) = watcher.fresh() {
                    // If it fails, an error ends the connection after the reply.
                    let view = view_message(&watcher, &table).await;
                    messages.push(view.map_err(axum::Error::new));
                }
                let messages = stream::iter(messages);
                if socket.send_all(&mut { messages }).await.is_err() {
                    break;
                }
            }
        }
    }
}

async fn reply(app: &App, speaker: &Speaker, text: &str) -> String {
    // Messages count against the rate limit like requests.
    let within = app.limits.request(speaker.client);
    let (id, action) = match from_socket(text) {
        Ok(read) => read,
        Err(error) => return Reply { reply: None, done: None, error: Some(error) }.text(),
    };
    let result = match (within, &speaker.caller.0) {
        (Err(error), _) => Err(error),
        (Ok(()), Some(caller)) => perform(app, &speaker.table, caller, action).await,
        (Ok(()), None) => Err(ApiError::unauthorized()),
    };
    let (done, error) = match result {
        Ok(done) => (Some(done), None),
        Err(error) => (None, Some(error)),
    };
    Reply { reply: id, done, error }.text()
}
