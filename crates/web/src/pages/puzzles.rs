//! The list of puzzles, and the puzzle of the day.

use std::collections::BTreeSet;
use std::sync::Arc;

use asterism_catalog::titles;
use asterism_puzzles::{Difficulty, Puzzle, of_day, of_title, shipped};
use asterism_store::ProgressKind;
use asterism_words::Args;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::pages::layout::{page_with, style};
use crate::pages::times::day_of;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// How many days the list goes back.
const DAYS: u64 = 7;

/// Which puzzles the list shows.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    title: Option<String>,
}

/// The puzzles that a person has solved.
async fn solved_by(app: &App, caller: Option<&Caller>) -> BTreeSet<String> {
    let Some(caller) = caller else { return BTreeSet::new() };
    // The page is shown even if progress can't be read.
    let items = app.host.store().progress(&caller.person.id).await.unwrap_or_default();
    items
        .into_iter()
        .filter(|item| item.kind == ProgressKind::Puzzle && item.done_at.is_some())
        .map(|item| item.item)
        .collect()
}

/// The puzzle after this one in the list of its title; the first one after the last.
pub(crate) fn next_open(title: &str, id: &str) -> Option<&'static Puzzle> {
    let after = of_title(title).skip_while(|puzzle| puzzle.id != id).nth(1);
    after.or_else(|| of_title(title).next()).filter(|puzzle| puzzle.id != id)
}

struct List<'a> {
    ui: &'a UiPreferences,
    solved: BTreeSet<String>,
    today: u64,
}

impl List<'_> {
    fn is_solved(&self, puzzle: &Puzzle) -> bool {
        self.solved.contains(&puzzle.id)
    }

    fn today(&self) -> Markup {
        let ui = self.ui;
        let Some(puzzle) = of_day(self.today) else { return html! {} };
        let solved = self.is_solved(puzzle);
        html! {
            section.panel.puzzle-day aria-labelledby="puzzle-day" {
                h2 #puzzle-day { (ui.say("puzzle-of-the-day")) }
                p {
                    (ui.edition(&puzzle.title)) " · " (ui.say(&format!("puzzle-{}", puzzle.difficulty.word())))
                    @if solved { " · ✓ " (ui.say("puzzle-solved")) }
                }
                div.row { a.button.main href={ "/puzzles/" (puzzle.id) } { (ui.say("puzzle-solve")) } }
                h3.zone { (ui.say("puzzle-earlier-days")) }
                ol.days {
                    @for day in (1..=DAYS).filter_map(|back| self.today.checked_sub(back)) {
                        @if let Some(puzzle) = of_day(day) {
                            @let solved = self.is_solved(puzzle);
                            li { a.button.small href={ "/puzzles/" (puzzle.id) } {
                                @if solved { "✓ " span.unseen { (ui.say("puzzle-solved")) " " } }
                                (day_of(ui, day * DAY))
                            } }
                        }
                    }
                }
            }
        }
    }

    fn by_title(&self) -> Markup {
        let ui = self.ui;
        html! {
            section aria-labelledby="puzzle-titles" {
                h2 #puzzle-titles { (ui.say("puzzle-by-title")) }
                ul.lessons {
                    @for title in titles().filter(|title| of_title(title.id).next().is_some()) {
                        @let all = of_title(title.id).count();
                        @let done = of_title(title.id).filter(|puzzle| self.is_solved(puzzle)).count();
                        li.done[done == all] { a href={ "/puzzles?title=" (title.id) } {
                            span.number aria-hidden="true" { @if done == all { "✓" } @else { "?" } }
                            span.what { strong { (ui.edition(title.id)) } }
                            span.state { (ui.say_with("learn-of", &Args::new().amount("done", done).amount("all", all))) }
                        } }
                    }
                }
            }
        }
    }

    fn of_title(&self, title: &str) -> Markup {
        let ui = self.ui;
        html! {
            p { a href="/puzzles" { (ui.say("puzzle-all")) } }
            @for difficulty in Difficulty::ALL {
                @let all: Vec<&Puzzle> = of_title(title).filter(|puzzle| puzzle.difficulty == difficulty).collect();
                @if !all.is_empty() {
                    section aria-labelledby=(difficulty.word()) {
                        h2 id=(difficulty.word()) { (ui.say(&format!("puzzle-{}", difficulty.word()))) }
                        ol.puzzle-numbers {
                            @for (at, puzzle) in all.iter().enumerate() {
                                @let solved = self.is_solved(puzzle);
                                li { a.button.small href={ "/puzzles/" (puzzle.id) } aria-label={
                                    (ui.say_with("puzzle-number", &Args::new().amount("number", at + 1)))
                                    @if solved { ", " (ui.say("puzzle-solved")) }
                                } { @if solved { "✓ " } (at + 1) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Query(wanted): Query<Wanted>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let solved = solved_by(&app, caller.0.as_ref()).await;
    let list = List { ui: &ui, solved, today: app.host.now() / DAY };
    let known = |title: &String| of_title(title).next().is_some();
    let title = wanted.title.filter(known);
    let heading = match &title {
        Some(title) => {
            let args = Args::new().text("title", ui.edition(title));
            ui.say_with("puzzle-title-of", &args)
        }
        None => ui.say("puzzle-title"),
    };
    let content = html! {
        header {
            h1 { (heading) }
            p.lead { (ui.say_with("puzzle-lead", &Args::new().amount("count", shipped().len()))) }
        }
        @match &title {
            Some(title) => (list.of_title(title)),
            None => { (list.today()) (list.by_title()) },
        }
    };
    let head = html! { (style("people")) (style("learn")) };
    page_with(&ui, &heading, title.as_deref(), &head, &content).into_response()
}
