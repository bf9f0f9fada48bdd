//! Replays of finished games, step by step, from any seat. A new game can continue
//! from any step.

use std::sync::Arc;

use asterism_host::HostError;
use asterism_kernel::{Seat, Viewer};
use asterism_table::{Digest, Holder, HolderView, Level, Person, PersonId, Replay, Table};
use asterism_words::Args;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::api::tables::table_id;
use crate::error::{ApiError, RequestError};
use crate::pages::assets::address;
use crate::pages::failed;
use crate::pages::guest::known;
use crate::pages::layout::{document, icon, style};
use crate::pages::page_game;
use crate::pages::redirect;
use crate::pages::shuffle;
use crate::pages::table::{board_assets, content, edition};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, holder_name};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// The speed of automatic playback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Speed {
    const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    const fn word(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// How long a step is shown, in milliseconds.
    const fn pause(self) -> u32 {
        match self {
            Self::Slow => 3000,
            Self::Normal => 1200,
            Self::Fast => 400,
        }
    }

    /// The same without scripts, in seconds: every step is a new page.
    const fn refresh(self) -> u32 {
        match self {
            Self::Slow => 4,
            Self::Normal => 2,
            Self::Fast => 1,
        }
    }
}

/// The step and the seat from which to show it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Moment {
    step: Option<usize>,
    seat: Option<usize>,
    /// Grants access to people who were sent a link.
    key: Option<String>,
    play: Option<String>,
    check: Option<String>,
    speed: Option<Speed>,
}

/// The key of a shared link. It is derived from the seed, which is secret until the
/// end of the game, so it need not be stored.
pub(crate) fn key_of(seed: &str) -> String {
    let digest = Digest::of_parts(&[b"asterism replay 1\n", seed.as_bytes()]);
    digest.to_string().chars().take(32).collect()
}

/// A table whose game is over, if the caller sat there, may watch, or has the key.
pub(crate) async fn over(
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

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    headers: HeaderMap,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    match moment_of(&app, &id, moment, &headers, &ui, &caller).await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&ui, &error),
    }
}

/// The table as its player at this seat saw it.
pub(crate) fn through(then: &Table, seat: usize, ui: &UiPreferences) -> (Table, Option<PersonId>) {
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
            let name = holder_name(ui, chair);
            let person = Person { id: id.clone(), name, color: None };
            (then.seen_from(seat, &person), Some(id))
        }
    }
}

/// The steps at which turns begin, and whose they are.
fn turns(replay: &Replay, table: &Table, ui: &UiPreferences) -> Vec<(usize, String)> {
    let chairs = table.view(None).chairs;
    let told: Vec<usize> = replay.lines_told(Viewer::Spectator).collect();
    let lines = table.lines(None, 0).into_iter();
    let begins = lines.filter_map(|line| {
        let (seat, _) = page_game::statistics(&line.event).filter(|(_, added)| added.turns > 0)?;
        let step = told.iter().position(|&count| count > line.number)? + 1;
        Some((step, holder_name(ui, chairs.get(seat.index())?)))
    });
    begins.collect()
}

struct ReplayPage<'a> {
    id: &'a str,
    ui: &'a UiPreferences,
    key: String,
    origin: String,
    step: usize,
    all: usize,
    seat: Option<usize>,
    playing: bool,
    speed: Speed,
    /// The steps at which turns begin, and whose they are.
    turns: Vec<(usize, String)>,
}

impl ReplayPage<'_> {
    fn link(&self, step: usize) -> String {
        let Self { id, key, .. } = self;
        let seat = self.seat.map_or_else(String::new, |seat| format!("&seat={seat}"));
        let speed = match self.speed {
            Speed::Normal => String::new(),
            other => format!("&speed={}", other.word()),
        };
        format!("/table/{id}/replay?step={step}{seat}{speed}&key={key}")
    }

    /// The list of turns. Choosing one shows the step at which it begins.
    fn turn_list(&self) -> Markup {
        let Self { id, ui, step, .. } = self;
        let present = self.turns.iter().rposition(|(start, _)| start <= step);
        html! {
            form.row method="get" action={ "/table/" (id) "/replay" } data-plain {
                label.unseen for="turn" { (ui.say("replay-turn")) }
                select #turn name="step" {
                    @if present.is_none() { option value=(step) selected { (ui.say("replay-turn")) } }
                    @for (index, (start, name)) in self.turns.iter().enumerate() {
                        option value=(start) selected[Some(index) == present] {
                            (ui.say_with("replay-turn-step", &Args::new().amount("count", *start).text("text", name.clone())))
                        }
                    }
                }
                (self.hidden(true))
                button.button.small.no-script type="submit" { (ui.say("web-apply")) }
            }
        }
    }

    /// What a form keeps as it is.
    fn hidden(&self, seat: bool) -> Markup {
        html! {
            @if let Some(seat) = self.seat.filter(|_| seat) { input type="hidden" name="seat" value=(seat); }
            @if seat { input type="hidden" name="speed" value=(self.speed.word()); }
            input type="hidden" name="key" value=(self.key);
        }
    }

    fn step_link(&self, step: usize, name: &str, sign: &str, class: &str) -> Markup {
        html! {
            a class={ "button small " (class) } id=(name) data-step href=(self.link(step)) {
                span aria-hidden="true" { (sign) }
                span.unseen { (self.ui.say(&format!("web-{name}"))) }
            }
        }
    }

    fn seek(&self, people: &[(usize, String)], then: &Table) -> Markup {
        let Self { id, ui, step, all, .. } = self;
        let (step, all) = (*step, *all);
        let counted = Args::new().amount("count", step).amount("all", all);
        let play = format!("{}&play=yes", self.link(if step == all { 1 } else { step }));
        html! {
            nav.seek aria-label=(ui.say("web-replay")) {
                div.seek-main {
                    a.button.small.back href={ "/table/" (id) } { (icon("leave")) span { (ui.say("web-back")) } }
                    (self.step_link(1, "first", "|◀", ""))
                    (self.step_link(step.saturating_sub(1).max(1), "previous", "◀", ""))
                    @if self.playing {
                        a #play .button.small.main data-play href=(self.link(step)) { "■ " (ui.say("web-stop")) }
                    } @else {
                        a #play .button.small.main data-play href=(play) { "▶ " (ui.say("web-play")) }
                    }
                    (self.step_link((step + 1).min(all), "next", "▶", ""))
                    (self.step_link(all, "last", "▶|", ""))
                    (self.fork(then))
                    a.button.small.analyze href={ "/table/" (id) "/analysis?key=" (self.key) } { (ui.say("analysis-title")) }
                }
                div.seek-more {
                    form.row.grow method="get" action={ "/table/" (id) "/replay" } data-plain {
                        label.unseen for="step" { (ui.say("web-step")) }
                        input #step type="range" name="step" min="1" max=(all) value=(step);
                        label.unseen for="seat" { (ui.say("web-eyes")) }
                        select #seat name="seat" {
                            @for (chair, name) in people { option value=(chair) selected[Some(*chair) == self.seat] { (name) } }
                            option value="99" selected[self.seat.is_none()] { (ui.say("web-watcher")) }
                        }
                        label.unseen for="speed" { (ui.say("replay-speed")) }
                        select #speed name="speed" {
                            @for speed in Speed::ALL {
                                option value=(speed.word()) selected[speed == self.speed] {
                                    (ui.say("replay-speed")) ": " (ui.say(&format!("replay-speed-{}", speed.word())))
                                }
                            }
                        }
                        (self.hidden(false))
                        button.button.small.no-script type="submit" { (ui.say("web-apply")) }
                    }
                    (self.turn_list())
                    p.note { (ui.say_with("web-step-of", &counted)) }
                    button.button.small type="button" data-copy={ (self.origin) (self.link(step)) } data-copied=(ui.say("web-copied")) { (ui.say("web-share")) }
                }
            }
        }
    }

    /// Continues the game from here, in the bar so that it is always in sight.
    fn fork(&self, then: &Table) -> Markup {
        let Self { id, ui, step, seat, .. } = self;
        html! {
            details.fork {
                summary.button.small { (ui.say("web-fork")) }
                div.panel {
                    p { (ui.say("web-fork-how")) }
                    @if then.is_over() {
                        p.note { (ui.say("web-fork-over")) }
                    } @else if let Some(seat) = seat {
                        form.row method="post" action={ "/table/" (id) "/fork" } data-plain {
                            input type="hidden" name="step" value=(step);
                            input type="hidden" name="seat" value=(seat);
                            input type="hidden" name="key" value=(self.key);
                            label for="level" { (ui.say("web-level")) }
                            select #level name="level" {
                                @for level in Level::ALL {
                                    option value=(level.name()) selected[level == Level::Regular] { (ui.say(&format!("level-{}", level.name()))) }
                                }
                            }
                            button.button.main type="submit" { (ui.say("web-fork")) }
                        }
                    } @else {
                        p.note { (ui.say("web-fork-seat")) }
                    }
                }
            }
        }
    }

    /// The shuffle: verify it, or download the record.
    fn shuffle(&self, table: &Table, checked: Option<&Result<usize, ()>>) -> Markup {
        let Self { id, ui, step, .. } = self;
        let view = table.view(None);
        let seed = view.over.as_ref().map(|over| over.seed.clone()).unwrap_or_default();
        let words: Vec<&str> =
            view.chairs.iter().filter_map(|chair| chair.words.as_deref()).collect();
        html! {
            details.panel.shuffle open[checked.is_some()] {
                summary { (ui.say("web-shuffle")) }
                p { (ui.say("web-shuffle-how")) }
                dl {
                    dt { (ui.say("web-shuffle-commitment")) } dd.link { (view.commitment) }
                    dt { (ui.say("web-shuffle-seed")) } dd.link { (seed) }
                    dt { (ui.say("web-shuffle-words")) }
                    dd { @if words.is_empty() { (ui.say("web-shuffle-none")) } @else { (words.join(" · ")) } }
                }
                (shuffle::who(ui, &view.chairs))
                (shuffle::verdict(ui, id))
                div.row {
                    @match checked {
                        Some(Ok(count)) => p.good role="status" { "✓ " (ui.say_with("web-shuffle-good", &Args::new().amount("count", *count))) },
                        Some(Err(())) => p.wrong role="alert" { (ui.say("web-shuffle-bad")) },
                        None => a.button.small href={ (self.link(*step)) "&check=yes" } { (ui.say("web-shuffle-check")) },
                    }
                    a.button.small href={ "/api/tables/" (id) "/replay" } download={ (id) ".json" } { (ui.say("web-shuffle-record")) }
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
    ui: &UiPreferences,
    caller: &MaybeCaller,
) -> Result<Html<String>, ApiError> {
    let (table, person) = over(app, id, moment.key.as_deref(), caller).await?;
    let replay = app.host.replay(table.id()).await?;
    let origin = app.origin(headers);
    let checked_table = Arc::clone(&table);
    let request = Request { replay, person, moment, origin, id: id.to_owned() };
    let ui = ui.clone();
    if request.moment.check.is_some() {
        // Verifying recomputes every shuffle of the game.
        return app.host.workers().run(move || request.page(&checked_table, &ui)).await?;
    }
    app.host.workers().run_for(&table, move |table| request.page(table, &ui)).await?
}

/// A request for one step of a replay.
struct Request {
    replay: Arc<Replay>,
    person: Option<PersonId>,
    moment: Moment,
    /// The URL of this server.
    origin: String,
    id: String,
}

impl Request {
    fn page(self, table: &Table, ui: &UiPreferences) -> Result<Html<String>, ApiError> {
        let Self { replay, person, moment, origin, id } = self;
        let moments = replay.moments();
        let step = moment.step.unwrap_or(1).clamp(1, moments.len().max(1));
        let Some(&count) = moments.get(step - 1) else {
            // It was abandoned before it began.
            return Err(ApiError::new(StatusCode::CONFLICT, &RequestError::NeverBegun));
        };
        let then = replay.table(count).map_err(HostError::from)?;
        let mine = person.as_ref().and_then(|person| table.chair_of(person));
        let seat = moment.seat.or(mine).filter(|&seat| {
            then.chairs().get(seat).is_some_and(|chair| chair.holder != Holder::Nobody)
        });
        let (viewed, eyes) = match seat {
            Some(seat) => through(&then, seat, ui),
            None => (then.clone(), None),
        };
        let replay_page = ReplayPage {
            id: &id,
            ui,
            key: key_of(&table.revealed_seed().unwrap_or_default()),
            origin,
            step,
            all: moments.len(),
            seat,
            playing: moment.play.is_some() && step < moments.len(),
            speed: moment.speed.unwrap_or_default(),
            turns: turns(&replay, table, ui),
        };
        let viewer = seat.and_then(Seat::from_index).map_or(Viewer::Spectator, Viewer::Seat);
        let told: Vec<usize> = replay.lines_told(viewer).take(step).collect();
        let before = step.checked_sub(2).and_then(|at| told.get(at)).copied().unwrap_or(0);
        // A step without lines of its own, such as giving up, is marked at the last line.
        let last = told.last().map_or(0, |count| count.saturating_sub(1));
        let context = PageContext { step_lines: Some(before.min(last)), ..PageContext::default() };
        let people: Vec<(usize, String)> = then
            .view(None)
            .chairs
            .iter()
            .filter(|chair| {
                Seat::from_index(chair.chair).is_some() && chair.holder != HolderView::Nobody
            })
            .map(|chair| (chair.chair, holder_name(ui, chair)))
            .collect();
        let checked = moment
            .check
            .is_some()
            .then(|| replay.record().verify().map(|verified| verified.outcomes).map_err(drop));
        let body = html! {
            body.at-table.replaying {
                a.skip href="#board" { (ui.say("web-skip")) }
                div #replay data-playing[replay_page.playing] data-pause=(replay_page.speed.pause()) {
                    (replay_page.seek(&people, &then))
                    div.table-page { (content(&viewed, eyes.as_ref(), ui, &context)) }
                    aside.onward aria-label=(ui.say("web-shuffle")) { (replay_page.shuffle(table, checked.as_ref())) }
                }
            }
        };
        let refresh = replay_page.speed.refresh();
        let next = format!("{refresh};url={}&play=yes", replay_page.link(step + 1));
        let head = html! {
            (board_assets())
            (style("replay"))
            script type="module" src=(address("replay.js")) {}
            @if replay_page.playing { noscript { meta http-equiv="refresh" content=(next); } }
        };
        let edition = edition(table);
        Ok(document(ui, &ui.say("web-replay"), Some(&edition), &head, &body))
    }
}

/// The form for continuing a game: the step, the seat, and the bots' level.
#[derive(Debug, Deserialize)]
pub(crate) struct ForkForm {
    step: usize,
    seat: usize,
    level: Option<String>,
    key: Option<String>,
}

/// Creates a table that continues the game.
pub(crate) async fn fork(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<ForkForm>,
) -> Response {
    let done = async {
        let (table, _) = over(&app, &id, form.key.as_deref(), &caller).await?;
        let replay = app.host.replay(table.id()).await?;
        let count = replay.moments().get(form.step.saturating_sub(1)).copied();
        let count = count.unwrap_or(replay.record().entries.len());
        let level =
            Level::ALL.into_iter().find(|level| Some(level.name()) == form.level.as_deref());
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        app.admit_table(caller.person.id.as_str(), ui.client)?;
        let person = caller.at_table();
        let level = level.unwrap_or_default();
        let made = app.host.fork(table.id(), count, &person, form.seat, level).await?;
        app.count_table(&made, ui.client);
        Ok::<_, ApiError>((made, cookie))
    };
    match done.await {
        Ok((made, cookie)) => {
            let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            (AppendHeaders(cookies), redirect::to(&format!("/table/{made}"))).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}
