//! A game that is over, step by step, through anybody's eyes; it can go on
//! from any of its moments.

use std::sync::Arc;

use asterism_host::HostError;
use asterism_kernel::Seat;
use asterism_table::{Digest, Holder, HolderView, Level, Person, PersonId, Replay, Table};
use asterism_words::Args;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{HOST, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::api::tables::table_id;
use crate::error::{ApiError, RequestError};
use crate::pages::assets::address;
use crate::pages::failed;
use crate::pages::guest::known;
use crate::pages::layout::{document, icon};
use crate::pages::redirect;
use crate::pages::seen::{Around, holder_name};
use crate::pages::shuffle;
use crate::pages::speech::Speech;
use crate::pages::table::{content, edition};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// How long a moment is shown when a replay plays by itself, in seconds.
const PACE: &str = "2";

/// Which moment, and through whose eyes.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Moment {
    step: Option<usize>,
    seat: Option<usize>,
    /// What lets strangers in who were sent a link.
    key: Option<String>,
    play: Option<String>,
    check: Option<String>,
}

/// The key of a link that was shared. It follows from the seed, which nobody
/// knows before the end, so that nothing has to be kept.
fn key_of(seed: &str) -> String {
    let digest = Digest::of_parts(&[b"asterism replay 1\n", seed.as_bytes()]);
    digest.to_string().chars().take(32).collect()
}

/// A table whose game is over, for who sits there, may watch, or has the key.
async fn over(
    app: &App,
    id: &str,
    key: Option<&str>,
    caller: &MaybeCaller,
) -> Result<(Arc<Table>, Option<PersonId>), ApiError> {
    let person = caller.0.as_ref().map(Caller::id);
    let table = app.host.table(&table_id(id)?).await?;
    let has_key = table.revealed_seed().zip(key).is_some_and(|(seed, key)| {
        Digest::of(key_of(&seed).as_bytes()).same_as(&Digest::of(key.as_bytes()))
    });
    if !has_key && !table.may_watch(person.as_ref()) {
        return Err(ApiError::hidden());
    }
    if !table.is_over() {
        return Err(ApiError::not_over());
    }
    Ok((table, person))
}

/// The page.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    headers: HeaderMap,
    speech: Speech,
    caller: MaybeCaller,
) -> Response {
    match moment_of(&app, &id, moment, &headers, &speech, &caller).await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&speech, &error),
    }
}

/// The table as if the reader sat there, whoever did.
fn through(then: &Table, seat: usize, speech: &Speech) -> (Table, Option<PersonId>) {
    let view = then.view(None);
    let Some(chair) = view.chairs.get(seat) else { return (then.clone(), None) };
    match &chair.holder {
        HolderView::Nobody => (then.clone(), None),
        HolderView::Person(person) | HolderView::StandIn(person) => {
            (then.clone(), Some(person.id.clone()))
        }
        HolderView::Bot { .. } => {
            let Some(id) = PersonId::new(&format!("bot-{seat}")) else {
                return (then.clone(), None);
            };
            let name = holder_name(speech, chair);
            let person = Person { id: id.clone(), name, colour: None };
            (then.seen_from(seat, &person), Some(id))
        }
    }
}

/// What a page of a replay is made of.
struct Shown<'a> {
    id: &'a str,
    speech: &'a Speech,
    key: String,
    origin: String,
    step: usize,
    all: usize,
    seat: Option<usize>,
    playing: bool,
}

impl Shown<'_> {
    fn link(&self, step: usize) -> String {
        let Self { id, key, .. } = self;
        let seat = self.seat.map_or_else(String::new, |seat| format!("&seat={seat}"));
        format!("/table/{id}/replay?step={step}{seat}&key={key}")
    }

    fn step_link(&self, step: usize, name: &str, sign: &str, class: &str) -> Markup {
        html! {
            a class={ "button small " (class) } id=(name) data-step href=(self.link(step)) {
                span aria-hidden="true" { (sign) }
                span.unseen { (self.speech.say(&format!("web-{name}"))) }
            }
        }
    }

    fn seek(&self, people: &[(usize, String)]) -> Markup {
        let Self { id, speech, step, all, .. } = self;
        let (step, all) = (*step, *all);
        let counted = Args::new().amount("count", step).amount("all", all);
        let play = format!("{}&play=yes", self.link(if step == all { 1 } else { step }));
        html! {
            nav.seek.panel aria-label=(speech.say("web-replay")) {
                a.button.small href={ "/table/" (id) } { (icon("leave")) (speech.say("web-back")) }
                (self.step_link(1, "first", "|◀", ""))
                (self.step_link(step.saturating_sub(1).max(1), "previous", "◀", ""))
                @if self.playing {
                    a #play .button.small.main data-play href=(self.link(step)) { "■ " (speech.say("web-stop")) }
                } @else {
                    a #play .button.small.main data-play href=(play) { "▶ " (speech.say("web-play")) }
                }
                (self.step_link((step + 1).min(all), "next", "▶", ""))
                (self.step_link(all, "last", "▶|", ""))
                form.row method="get" action={ "/table/" (id) "/replay" } data-plain {
                    label.unseen for="step" { (speech.say("web-step")) }
                    input #step type="range" name="step" min="1" max=(all) value=(step) data-submit;
                    label.unseen for="seat" { (speech.say("web-eyes")) }
                    select #seat name="seat" data-submit {
                        @for (chair, name) in people { option value=(chair) selected[Some(*chair) == self.seat] { (name) } }
                        option value="99" selected[self.seat.is_none()] { (speech.say("web-watcher")) }
                    }
                    input type="hidden" name="key" value=(self.key);
                    button.button.small.no-script type="submit" { (speech.say("web-apply")) }
                }
                p.note { (speech.say_with("web-step-of", &counted)) }
                button.button.small type="button" data-copy={ (self.origin) (self.link(step)) } data-copied=(speech.say("web-copied")) { (speech.say("web-share")) }
            }
        }
    }

    /// What can be done from here.
    fn onward(&self, then: &Table, table: &Table, checked: Option<&Result<usize, ()>>) -> Markup {
        let Self { id, speech, step, seat, .. } = self;
        let view = table.view(None);
        let seed = view.over.as_ref().map(|over| over.seed.clone()).unwrap_or_default();
        let words: Vec<&str> =
            view.chairs.iter().filter_map(|chair| chair.words.as_deref()).collect();
        html! {
            details.panel.fork {
                summary { (speech.say("web-fork")) }
                p { (speech.say("web-fork-how")) }
                @if then.is_over() {
                    p.note { (speech.say("web-fork-over")) }
                } @else if let Some(seat) = seat {
                    form.row method="post" action={ "/table/" (id) "/fork" } data-plain {
                        input type="hidden" name="step" value=(step);
                        input type="hidden" name="seat" value=(seat);
                        input type="hidden" name="key" value=(self.key);
                        label for="level" { (speech.say("web-level")) }
                        select #level name="level" {
                            @for level in Level::ALL {
                                option value=(level.name()) selected[level == Level::Regular] { (speech.say(&format!("level-{}", level.name()))) }
                            }
                        }
                        button.button.main type="submit" { (speech.say("web-fork")) }
                    }
                } @else {
                    p.note { (speech.say("web-fork-seat")) }
                }
            }
            details.panel.shuffle open[checked.is_some()] {
                summary { (speech.say("web-shuffle")) }
                p { (speech.say("web-shuffle-how")) }
                dl {
                    dt { (speech.say("web-shuffle-commitment")) } dd.link { (view.commitment) }
                    dt { (speech.say("web-shuffle-seed")) } dd.link { (seed) }
                    dt { (speech.say("web-shuffle-words")) }
                    dd { @if words.is_empty() { (speech.say("web-shuffle-none")) } @else { (words.join(" · ")) } }
                }
                (shuffle::who(speech, &view.chairs))
                (shuffle::verdict(speech, id))
                div.row {
                    @match checked {
                        Some(Ok(count)) => p.good role="status" { "✓ " (speech.say_with("web-shuffle-good", &Args::new().amount("count", *count))) },
                        Some(Err(())) => p.wrong role="alert" { (speech.say("web-shuffle-bad")) },
                        None => a.button.small href={ (self.link(*step)) "&check=yes" } { (speech.say("web-shuffle-check")) },
                    }
                    a.button.small href={ "/api/tables/" (id) "/replay" } download={ (id) ".json" } { (speech.say("web-shuffle-record")) }
                }
                p.note { code { "asterism verify " (id) ".json" } }
            }
        }
    }
}

async fn moment_of(
    app: &App,
    id: &str,
    moment: Moment,
    headers: &HeaderMap,
    speech: &Speech,
    caller: &MaybeCaller,
) -> Result<Html<String>, ApiError> {
    let (table, person) = over(app, id, moment.key.as_deref(), caller).await?;
    let replay = app.host.replay(table.id()).await?;
    let scheme = if app.config.secure { "https" } else { "http" };
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let origin = format!("{scheme}://{host}");
    let shown = Arc::clone(&table);
    let request = Request { replay, person, moment, origin, id: id.to_owned() };
    let speech = speech.clone();
    if request.moment.check.is_some() {
        // Checking computes every shuffle of the game again.
        return app.host.workers().run(move || request.page(&shown, &speech)).await?;
    }
    app.host.workers().run_for(&table, move |table| request.page(table, &speech)).await?
}

/// Which moment of a game that is over is looked at, and by whom.
struct Request {
    replay: Arc<Replay>,
    person: Option<PersonId>,
    moment: Moment,
    /// Where this server is reached.
    origin: String,
    id: String,
}

impl Request {
    fn page(self, table: &Table, speech: &Speech) -> Result<Html<String>, ApiError> {
        let Self { replay, person, moment, origin, id } = self;
        let moments = replay.moments();
        let step = moment.step.unwrap_or(1).clamp(1, moments.len().max(1));
        let Some(&count) = moments.get(step - 1) else {
            // It was given up before it began.
            return Err(ApiError::new(StatusCode::CONFLICT, &RequestError::NeverBegun));
        };
        let then = replay.table(count).map_err(HostError::from)?;
        let mine = person.as_ref().and_then(|person| table.chair_of(person));
        let seat = moment.seat.or(mine).filter(|&seat| {
            then.chairs().get(seat).is_some_and(|chair| chair.holder != Holder::Nobody)
        });
        let (seen, eyes) = match seat {
            Some(seat) => through(&then, seat, speech),
            None => (then.clone(), None),
        };
        let shown = Shown {
            id: &id,
            speech,
            key: key_of(&table.revealed_seed().unwrap_or_default()),
            origin,
            step,
            all: moments.len(),
            seat,
            playing: moment.play.is_some() && step < moments.len(),
        };
        let people: Vec<(usize, String)> = then
            .view(None)
            .chairs
            .iter()
            .filter(|chair| {
                Seat::from_index(chair.chair).is_some() && chair.holder != HolderView::Nobody
            })
            .map(|chair| (chair.chair, holder_name(speech, chair)))
            .collect();
        let checked = moment
            .check
            .is_some()
            .then(|| replay.record().verify().map(|verified| verified.outcomes).map_err(drop));
        let body = html! {
            body.at-table.replaying {
                a.skip href="#board" { (speech.say("web-skip")) }
                div #replay data-playing[shown.playing] {
                    (shown.seek(&people))
                    div.table-page { (content(&seen, eyes.as_ref(), speech, &Around::default())) }
                    aside.onward aria-label=(speech.say("web-fork")) { (shown.onward(&then, table, checked.as_ref())) }
                }
            }
        };
        let next = format!("{PACE};url={}&play=yes", shown.link(step + 1));
        let head = html! {
            script type="module" src=(address("replay.js")) {}
            @if shown.playing { noscript { meta http-equiv="refresh" content=(next); } }
        };
        let edition = edition(table);
        Ok(document(speech, &speech.say("web-replay"), Some(&edition), &head, &body))
    }
}

/// From which moment, for which seat, against whom.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    step: usize,
    seat: usize,
    level: Option<String>,
    key: Option<String>,
}

/// Makes the table where the game goes on.
pub(crate) async fn fork(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    speech: Speech,
    caller: MaybeCaller,
    Form(wish): Form<Wish>,
) -> Response {
    let done = async {
        let (table, _) = over(&app, &id, wish.key.as_deref(), &caller).await?;
        let replay = app.host.replay(table.id()).await?;
        let count = replay.moments().get(wish.step.saturating_sub(1)).copied();
        let count = count.unwrap_or(replay.record().entries.len());
        let level =
            Level::ALL.into_iter().find(|level| Some(level.name()) == wish.level.as_deref());
        let (caller, cookie) = known(&app, &speech, caller, None).await?;
        app.admit_table(caller.person.id.as_str(), speech.client)?;
        let person = caller.at_table();
        let level = level.unwrap_or_default();
        let made = app.host.fork(table.id(), count, &person, wish.seat, level).await?;
        app.count_table(&made, speech.client);
        Ok::<_, ApiError>((made, cookie))
    };
    match done.await {
        Ok((made, cookie)) => {
            let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            (AppendHeaders(cookies), redirect::to(&format!("/table/{made}"))).into_response()
        }
        Err(error) => failed(&speech, &error),
    }
}
