//! A puzzle at its table. What was tried so far is part of the address, so nothing is
//! stored until a try ends.

use std::sync::Arc;

use asterism_catalog::{AnyGame, Level};
use asterism_puzzles::{Attempt, AttemptState, Puzzle, find};
use asterism_store::{ProgressItem, ProgressKind};
use asterism_table::{Person, PersonId, Seed, Staging, Table, TableId};
use asterism_words::Args;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::error::{ApiError, RequestError};
use crate::pages::guest::known;
use crate::pages::guide::{self, Guide};
use crate::pages::puzzles::next_open;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, ViewedTable};
use crate::pages::{failed, page_game, redirect};
use crate::server::App;
use crate::session::{Caller, MaybeCaller, shown_name_in};

/// Maximum length of all moves in an address, in bytes.
const MAX_MOVES: usize = 2000;
/// What is between two moves in an address.
const BETWEEN: &str = " + ";

/// What a page of a puzzle shows.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Shown {
    /// The moves tried so far.
    #[serde(default)]
    moves: String,
    /// How many hints were asked for.
    #[serde(default)]
    hints: u8,
    /// Whether the moves are the solution, shown step by step.
    #[serde(default)]
    solution: bool,
}

impl Shown {
    fn list(&self) -> Vec<String> {
        self.moves.split(BETWEEN).filter(|mv| !mv.is_empty()).map(str::to_owned).collect()
    }

    fn with(&self, moves: &[String]) -> Self {
        Self { moves: moves.join(BETWEEN), ..self.clone() }
    }

    fn query(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        if !self.moves.is_empty() {
            query.append_pair("moves", &self.moves);
        }
        if self.hints > 0 {
            query.append_pair("hints", &self.hints.to_string());
        }
        if self.solution {
            query.append_pair("solution", "true");
        }
        let query = query.finish();
        if query.is_empty() { query } else { format!("?{query}") }
    }
}

/// What progress keeps about a puzzle.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    hints: u8,
    solution: bool,
}

fn puzzle(id: &str) -> Result<&'static Puzzle, ApiError> {
    let missing = || ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
    find(id).ok_or_else(missing)
}

/// A puzzle that can't be played. Tests play all of them, so nobody should see it.
fn broken(error: &impl ToString) -> ApiError {
    let reason = error.to_string();
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, &RequestError::Unreadable { reason })
}

/// A puzzle as a person sees it now.
struct Seen<'a> {
    ui: &'a UiPreferences,
    puzzle: &'static Puzzle,
    attempt: Attempt,
    table: Table,
    person: Person,
    shown: Shown,
    origin: String,
}

impl<'a> Seen<'a> {
    fn new(
        ui: &'a UiPreferences,
        puzzle: &'static Puzzle,
        caller: Option<&Caller>,
        shown: &Shown,
        origin: String,
    ) -> Result<Self, ApiError> {
        if shown.moves.len() > MAX_MOVES {
            return Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &RequestError::TooLarge));
        }
        let moves = shown.list();
        let attempt = puzzle.attempt(&moves);
        // An address with moves that are not possible shows the beginning.
        let (attempt, shown) = match attempt {
            Ok(attempt) => {
                let shown = shown.with(&moves[..attempt.moves]);
                (attempt, shown)
            }
            Err(_) => (puzzle.attempt(&[]).map_err(|error| broken(&error))?, Shown::default()),
        };
        let name = caller.map_or_else(
            || ui.say("learn-you"),
            |caller| shown_name_in(ui.language, &caller.person),
        );
        let color = caller.and_then(|caller| caller.at_table().color);
        let id = PersonId::new("solver").expect("a plain word is an id");
        let person = Person { id, name, color };
        let staging = Staging {
            table: TableId::new("puzzle").expect("a plain word is an id"),
            seed: Seed::new([0; 32]),
            person: person.clone(),
            seat: puzzle.seat,
            level: Level::default(),
            described: puzzle.described().map_err(|error| broken(&error))?,
        };
        let mut chance = puzzle.chance();
        let mut table = staging.stage_by_hand(0, &mut chance).map_err(|error| broken(&error))?;
        for (seat, text) in &attempt.answers {
            table
                .answer_by_hand(*seat, text, &mut chance)
                .map_err(|error| broken(&format!("{error:?}")))?;
            table.pass_by_hand(&mut chance);
        }
        Ok(Self { ui, puzzle, attempt, table, person, shown, origin })
    }

    fn moves(&self) -> Vec<String> {
        self.shown.list()
    }

    fn link(&self, shown: &Shown) -> String {
        format!("/puzzles/{}{}", self.puzzle.id, shown.query())
    }

    fn post(&self, what: &str, label: &str, class: &str, key: Option<&str>) -> Markup {
        html! {
            form method="post" action={ "/puzzles/" (self.puzzle.id) "/do" (self.shown.query()) } {
                input type="hidden" name="do" value=(what);
                button class=(class) type="submit" data-next[key == Some("n")] data-back[key == Some("b")]
                    aria-keyshortcuts=[key] { (self.ui.say(label)) }
            }
        }
    }

    /// The next move of the solution, if everything so far is part of it.
    fn next_of_solution(&self) -> Option<&'static String> {
        let moves = self.moves();
        self.puzzle.solution.starts_with(&moves).then(|| self.puzzle.solution.get(moves.len()))?
    }

    /// What a move is called, as far as it is possible at this table.
    fn called(&self, viewed: &ViewedTable<'_>, mv: &str) -> Option<String> {
        let (game, view) = viewed.table.game().zip(viewed.view.game.as_ref())?;
        page_game::place_of(viewed, game, view, mv).map(|place| place.label)
    }

    /// The moves of the solution by name, each at its own table.
    fn way(&self) -> Vec<String> {
        let solution = &self.puzzle.solution;
        (0..solution.len())
            .filter_map(|at| {
                let shown = Shown::default().with(&solution[..at]);
                let seen = Seen::new(self.ui, self.puzzle, None, &shown, String::new()).ok()?;
                let context = PageContext::default();
                let viewed =
                    ViewedTable::new(self.ui, &seen.table, Some(&seen.person.id), &context);
                seen.called(&viewed, &solution[at])
            })
            .collect()
    }

    fn hint(&self, viewed: &ViewedTable<'_>) -> Option<Markup> {
        let ui = self.ui;
        if self.shown.hints == 0 || self.attempt.state != AttemptState::GoesOn {
            return None;
        }
        let Some(next) = self.next_of_solution() else {
            return Some(html! { p { (ui.say("puzzle-hint-elsewhere")) } });
        };
        let left = self.puzzle.solution.len() - self.moves().len();
        let args = Args::new().amount("count", left);
        let kind = match viewed.table.game() {
            Some(AnyGame::Fluxx(game)) => next
                .split(' ')
                .nth(1)
                .and_then(|name| game.deck().find(name.split('@').next().unwrap_or(name)))
                .map(|card| ui.say(&format!("kind-{}", game.deck().kind(card).word()))),
            _ => None,
        };
        let words = guide::pointed_words(viewed, next).filter(|_| self.shown.hints > 1);
        Some(html! {
            p {
                (ui.say_with("puzzle-hint-moves", &args))
                @if let Some(kind) = kind { " " (ui.say_with("puzzle-hint-kind", &Args::new().text("kind", kind))) }
            }
            @if let Some(words) = words { p.do { (words) } }
        })
    }

    fn task(&self) -> Markup {
        let ui = self.ui;
        let fluxx = self.table.game().and_then(|game| match game {
            AnyGame::Fluxx(game) => Some(game),
            _ => None,
        });
        let surprises = fluxx.is_some_and(|game| {
            let word = |card| game.deck().kind(card).word();
            game.deck().cards().any(|card| word(card) == "surprise")
        });
        html! {
            p { (ui.say(if fluxx.is_some() { "puzzle-task-turn" } else { "puzzle-task-round" })) }
            @if surprises { p.note { (ui.say("puzzle-no-surprises")) } }
        }
    }

    fn solved(&self) -> Markup {
        let ui = self.ui;
        let near = self.puzzle.near_miss.as_ref().and_then(|near| {
            let beginning = Shown::default();
            let seen = Seen::new(ui, self.puzzle, None, &beginning, String::new()).ok()?;
            let context = PageContext::default();
            let at = ViewedTable::new(ui, &seen.table, Some(&seen.person.id), &context);
            let label = seen.called(&at, &near.mv)?;
            let args = Args::new().text("move", label).amount("percent", near.luck as usize);
            Some(ui.say_with("puzzle-near-miss", &args))
        });
        html! {
            p { (ui.say("puzzle-the-way")) }
            ol.way { @for step in self.way() { li { (step) } } }
            @if let Some(near) = near { p.note { (near) } }
        }
    }

    /// What is still missing after a turn without a win.
    fn missing(&self, viewed: &ViewedTable<'_>) -> Markup {
        let missing = (viewed.table.game().zip(viewed.view.game.as_ref()))
            .map(|(game, view)| page_game::missing(viewed, game, view));
        let missing = missing.filter(|missing| !missing.0.is_empty());
        html! {
            p { (self.ui.say("puzzle-not-won")) }
            @if let Some(missing) = missing { p { (self.ui.say("puzzle-still-missing")) } (missing) }
        }
    }

    fn guide(&self, viewed: &ViewedTable<'_>) -> Guide {
        let ui = self.ui;
        let moves = self.moves();
        let state = self.attempt.state;
        let over = state != AttemptState::GoesOn;
        let words = match state {
            _ if self.shown.solution && state != AttemptState::Solved => {
                let next = self.puzzle.solution.get(moves.len());
                let label = next.and_then(|mv| self.called(viewed, mv));
                html! { p { (ui.say("puzzle-solution-how")) } @if let Some(label) = label { p.do { (label) } } }
            }
            AttemptState::GoesOn => {
                html! { (self.task()) @if let Some(hint) = self.hint(viewed) { (hint) } }
            }
            AttemptState::Solved => self.solved(),
            AttemptState::Over => self.missing(viewed),
        };
        let tools = if self.shown.solution {
            let (before, after) = (moves.len().checked_sub(1), moves.len() + 1);
            let solution = &self.puzzle.solution;
            html! {
                @if let Some(before) = before {
                    a.button href=(self.link(&self.shown.with(&solution[..before]))) data-back aria-keyshortcuts="b" { (ui.say("web-back")) }
                }
                @if after <= solution.len() {
                    a.button.main href=(self.link(&self.shown.with(&solution[..after]))) data-next aria-keyshortcuts="n" { (ui.say("learn-next")) }
                }
                a.button href=(self.link(&Shown::default())) { (ui.say("puzzle-try-yourself")) }
            }
        } else {
            html! {
                @if over && state == AttemptState::Over { (self.post("restart", "puzzle-try-again", "button main", Some("n"))) }
                @if state == AttemptState::Solved {
                    @if let Some(next) = next_open(&self.puzzle.title, &self.puzzle.id) {
                        a.button.main href={ "/puzzles/" (next.id) } data-next aria-keyshortcuts="n" { (ui.say("puzzle-next")) }
                    }
                }
                @if !over && self.shown.hints < 2 { (self.post("hint", "puzzle-hint", "button", None)) }
                @if state != AttemptState::Solved { (self.post("solution", "puzzle-solution", "button", None)) }
                @if !moves.is_empty() && state != AttemptState::Over { (self.post("restart", "learn-again", "button", Some("b"))) }
                button.button.small type="button" data-copy={ (self.origin) "/puzzles/" (self.puzzle.id) } data-copied=(ui.say("web-copied")) { (ui.say("web-share")) }
            }
        };
        let asks = !over && !self.shown.solution;
        let points = self.shown.hints > 1 && asks;
        let heading = match state {
            _ if self.shown.solution => "puzzle-solution",
            AttemptState::GoesOn => "puzzle-task",
            AttemptState::Solved => "puzzle-solved",
            AttemptState::Over => "puzzle-turn-over",
        };
        Guide {
            action: format!("/puzzles/{}/do{}", self.puzzle.id, self.shown.query()),
            title: ui
                .deck_title(&self.puzzle.setup().game, &self.table.settings().setup.mix.sources()),
            subtitle: ui.say("puzzle-subtitle"),
            heading: html! { (ui.say(heading)) },
            step: ui.say(heading),
            text: html! { div.say { (words) } },
            tools,
            progress: html! { span.badge { (ui.say(&format!("puzzle-{}", self.puzzle.difficulty.word()))) } },
            exit: html! { a.button.small.exit href="/puzzles" { (ui.say("puzzle-all")) } },
            beside: html! { p.note { (ui.say("puzzle-nothing-counts")) } },
            pointed: self.next_of_solution().filter(|_| points).cloned().into_iter().collect(),
            points_now: points,
            asks,
            ..Guide::default()
        }
    }

    fn context(&self) -> PageContext {
        let plain = PageContext::default();
        let viewed = ViewedTable::new(self.ui, &self.table, Some(&self.person.id), &plain);
        PageContext { guide: Some(self.guide(&viewed)), ..PageContext::default() }
    }
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(shown): Query<Shown>,
    headers: HeaderMap,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let found = async {
        let puzzle = puzzle(&id)?;
        let (origin, ui) = (app.origin(&headers), ui.clone());
        // A game is built, and the moves of the address are played.
        let work = move || {
            let seen = Seen::new(&ui, puzzle, caller.0.as_ref(), &shown, origin)?;
            Ok(guide::page(&seen.table, &seen.person.id, &ui, &seen.context()))
        };
        app.host.workers().run(work).await?
    };
    match found.await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&ui, &error),
    }
}

/// What becomes of a form.
fn decided(shown: &Shown, what: &str, mv: Vec<String>) -> Result<Shown, ApiError> {
    match what {
        "restart" => Ok(Shown { hints: shown.hints, ..Shown::default() }),
        "hint" => Ok(Shown { hints: (shown.hints + 1).min(2), ..shown.clone() }),
        "solution" => Ok(Shown { solution: true, ..Shown::default() }),
        _ if mv.iter().all(String::is_empty) => {
            Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &RequestError::NothingChosen))
        }
        _ => {
            let mut moves = shown.list();
            moves.extend(mv);
            Ok(shown.with(&moves))
        }
    }
}

/// Keeps what a person has tried and solved. Repeating a solved puzzle changes nothing.
async fn keep(
    app: &App,
    caller: &Caller,
    puzzle: &Puzzle,
    (shown, state): (&Shown, AttemptState),
) -> Result<(), ApiError> {
    let store = app.host.store();
    let (person, id) = (&caller.person.id, puzzle.id.as_str());
    let kept = store.progress_of(person, ProgressKind::Puzzle, id).await?;
    let mut item = kept.unwrap_or_else(|| ProgressItem::new(ProgressKind::Puzzle, id));
    if item.done_at.is_some() {
        return Ok(());
    }
    let mut body: Kept = serde_json::from_str(&item.body).unwrap_or_default();
    body.hints = body.hints.max(shown.hints);
    body.solution |= shown.solution;
    item.body = serde_json::to_string(&body).unwrap_or_default();
    if !shown.solution && state != AttemptState::GoesOn {
        item.count += 1;
    }
    if !shown.solution && state == AttemptState::Solved {
        item = item.done();
    }
    Ok(store.set_progress(person, &item).await?)
}

pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(shown): Query<Shown>,
    ui: UiPreferences,
    headers: HeaderMap,
    caller: MaybeCaller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let live = headers.contains_key("x-live");
    let of = |name: &str| -> Vec<String> {
        fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
    };
    let moves = of("move");
    // Without scripts, tapping a card that can't be played enlarges it.
    if let Some(card) = moves.first().and_then(|mv| mv.strip_prefix("look ")) {
        let sane: String =
            card.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        return redirect::to(&format!("/puzzles/{id}{}#{sane}", shown.query()));
    }
    let mut cookies = Vec::new();
    let found = async {
        let puzzle = puzzle(&id)?;
        let what = of("do").first().cloned().unwrap_or_default();
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        cookies.extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
        let shown = decided(&shown, &what, moves)?;
        let (origin, solver, wishes) = (app.origin(&headers), caller.clone(), ui.clone());
        let work = move || {
            let seen = Seen::new(&wishes, puzzle, Some(&solver), &shown, origin)?;
            let content = live.then(|| {
                guide::content(&seen.table, &seen.person.id, &wishes, &seen.context()).into_string()
            });
            let link = seen.link(&seen.shown);
            Ok::<_, ApiError>((seen.shown, seen.attempt.state, link, content))
        };
        let (shown, state, link, content) = app.host.workers().run(work).await??;
        if state != AttemptState::GoesOn || what == "hint" || what == "solution" {
            keep(&app, &caller, puzzle, (&shown, state)).await?;
        }
        Ok::<_, ApiError>((link, content))
    };
    let response = match found.await {
        Ok((_, Some(content))) => {
            ([(CONTENT_TYPE, "text/html; charset=utf-8")], content).into_response()
        }
        Ok((link, None)) => redirect::to(&link),
        Err(error) if live => {
            let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::BAD_REQUEST);
            (status, error.explanation.text(ui.language)).into_response()
        }
        Err(error) => failed(&ui, &error),
    };
    (AppendHeaders(cookies), response).into_response()
}

#[cfg(test)]
mod tests {
    use asterism_puzzles::shipped;
    use asterism_words::Language;

    use super::*;

    /// A table asks seats that the bare game doesn't ask, so the solution is played there.
    #[test]
    fn puzzles_are_solved_at_a_table() {
        let ui = UiPreferences::plain(Language::English);
        for puzzle in shipped().iter().step_by(7) {
            let seen = |moves: &[String]| {
                let shown = Shown::default().with(moves);
                Seen::new(&ui, puzzle, None, &shown, String::new()).expect("it can be shown")
            };
            let begun = seen(&puzzle.solution[..1]);
            assert_eq!(begun.attempt.state, AttemptState::GoesOn, "{}", puzzle.id);
            let offered = begun.table.offered(puzzle.seat());
            assert!(offered.contains(&puzzle.solution[1]), "{}: {offered:?}", puzzle.id);
            let solved = seen(&puzzle.solution);
            assert_eq!(solved.attempt.state, AttemptState::Solved, "{}", puzzle.id);
            assert!(solved.table.is_over(), "{}", puzzle.id);
            assert_eq!(solved.way().len(), puzzle.solution.len(), "{}", puzzle.id);
        }
    }
}
