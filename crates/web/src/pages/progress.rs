//! What a person has learned, solved and won, on their own page, and erasing it.

use std::collections::BTreeMap;
use std::sync::Arc;

use asterism_catalog::title_of;
use asterism_host::Sitter;
use asterism_lessons::Group;
use asterism_store::{ProgressItem, ProgressKind};
use asterism_table::{Level, PersonId};
use asterism_words::Args;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Serialize;

use crate::api::tables::{Listed, listed};
use crate::error::ApiError;
use crate::pages::learn::Learned;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::{failed, redirect, tips};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// How many tables of a person are counted.
const MAX_TABLES: u32 = 1000;
/// The choice since when games count, after results were erased.
const SINCE: &str = "results-since";

/// Whom a game was played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Against {
    /// The best bot at the table.
    Bots(usize),
    People,
}

/// Games of one title against the same kind of opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Tally {
    played: usize,
    won: usize,
}

/// Results of finished games, counted from the person's tables.
#[derive(Debug, Default)]
struct Results {
    tallies: BTreeMap<(String, Against), Tally>,
    /// The most points in Stella Quest.
    best: Option<i16>,
}

impl Results {
    fn count(&mut self, table: &Listed, person: &PersonId, since: u64) {
        let summary = &table.summary;
        let Some(result) = summary.result.as_ref().filter(|result| result.at >= since) else {
            return;
        };
        let mine = summary.people.iter().position(|sits| sits.as_ref() == Some(person));
        let Some(chair) = mine.filter(|_| result.reason != "abandoned") else { return };
        let level = |bot: &Level| Level::ALL.iter().position(|level| level == bot).unwrap_or(0);
        let others = summary.chairs.iter().enumerate().filter(|(other, _)| *other != chair);
        let against = others.filter_map(|(_, sitter)| match sitter {
            Sitter::Nobody => None,
            Sitter::Bot(bot) => Some(Against::Bots(level(bot))),
            Sitter::Person(_) => Some(Against::People),
        });
        let Some(against) = against.max() else { return };
        let title = title_of(&summary.game, &summary.deck).to_owned();
        let tally = self.tallies.entry((title, against)).or_default();
        tally.played += 1;
        tally.won += usize::from(result.winners.contains(&chair));
        let points = result.scores.get(chair).copied().flatten();
        if summary.game == "stella-quest" {
            self.best = self.best.max(points);
        }
    }
}

/// Everything that is shown and can be erased.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    items: Vec<ProgressItem>,
    learned: Learned,
    results: Results,
}

impl Progress {
    pub(crate) async fn of(app: &App, caller: Option<&Caller>) -> Self {
        let Some(caller) = caller else { return Self::default() };
        let (store, person) = (app.host.store(), &caller.person.id);
        let items = store.progress(person).await.unwrap_or_default();
        let chosen = |item: &&ProgressItem| item.kind == ProgressKind::Choice && item.item == SINCE;
        let since = items.iter().find(chosen).and_then(|item| item.body.parse().ok()).unwrap_or(0);
        let tables = store.tables_of(person, None, MAX_TABLES).await.unwrap_or_default();
        let mut results = Results::default();
        for table in tables.iter().filter_map(listed) {
            results.count(&table, person, since);
        }
        Self { learned: Learned::new(&items), items, results }
    }

    fn puzzles(&self) -> usize {
        let solved =
            |item: &&ProgressItem| item.kind == ProgressKind::Puzzle && item.done_at.is_some();
        self.items.iter().filter(solved).count()
    }

    fn is_empty(&self) -> bool {
        self.items.iter().all(|item| item.kind == ProgressKind::Choice)
            && self.results.tallies.is_empty()
    }
}

fn against_name(ui: &UiPreferences, against: Against) -> String {
    match against {
        Against::People => ui.say("progress-people"),
        Against::Bots(level) => {
            let level = Level::ALL.get(level).copied().unwrap_or_default();
            let level = ui.say(&format!("level-{}", level.name()));
            ui.say_with("web-bot", &Args::new().text("level", level))
        }
    }
}

/// The part of a person's own page.
pub(crate) fn markup(ui: &UiPreferences, progress: &Progress) -> Markup {
    let puzzles = progress.puzzles();
    html! {
        section.panel.progress aria-labelledby="progress" {
            h2 #progress { (ui.say("progress-title")) }
            @if progress.is_empty() { p.note { (ui.say("progress-none")) } }
            h3 { (ui.say("progress-lessons")) }
            ul.rows {
                @for group in Group::ALL {
                    @let (done, all) = progress.learned.counted(group);
                    li.row {
                        span.grow { (ui.say(&format!("learn-group-{}", group.word()))) }
                        progress value=(done) max=(all) aria-label=(ui.say(&format!("learn-group-{}", group.word()))) {}
                        strong { (ui.say_with("learn-of", &Args::new().amount("done", done).amount("all", all))) }
                    }
                }
            }
            p { a.button.small href="/learn" { (ui.say("learn-all")) } }
            @if puzzles > 0 {
                h3 { (ui.say("progress-puzzles")) }
                p { strong { (puzzles) } }
            }
            @if !progress.results.tallies.is_empty() {
                h3 #progress-games { (ui.say("progress-games")) }
                div.scrolls tabindex="0" role="region" aria-labelledby="progress-games" {
                    table {
                        thead { tr {
                            th scope="col" { (ui.say("progress-game")) }
                            th scope="col" { (ui.say("progress-against")) }
                            th scope="col" { (ui.say("progress-played")) }
                            th scope="col" { (ui.say("progress-won")) }
                        } }
                        tbody { @for ((title, against), tally) in &progress.results.tallies {
                            tr {
                                th scope="row" { (ui.edition(title)) }
                                td { (against_name(ui, *against)) }
                                td { (tally.played) }
                                td { (tally.won) }
                            }
                        } }
                    }
                }
                @if let Some(points) = progress.results.best {
                    p { (ui.say_with("progress-best", &Args::new().text("points", points.to_string()))) }
                }
            }
            (tips::switch(ui, tips::are_off(&progress.items)))
            @if !progress.is_empty() { (erasing(ui)) }
        }
    }
}

/// Asks once, says what goes and what stays, and offers a download first.
fn erasing(ui: &UiPreferences) -> Markup {
    html! {
        details.grave #erase {
            summary.button.small { (ui.say("progress-erase")) }
            p { (ui.say("progress-erase-how")) }
            div.row {
                a.button.small href="/me/progress.json" download="asterism-progress.json" { (ui.say("progress-download")) }
                form method="post" action="/me/progress/erase" {
                    button.button.small.danger type="submit" { (ui.say("progress-erase-really")) }
                }
            }
        }
    }
}

/// A game's results in a download.
#[derive(Serialize)]
struct Row {
    title: String,
    against: &'static str,
    #[serde(flatten)]
    tally: Tally,
}

#[derive(Serialize)]
struct Download {
    items: Vec<ProgressItem>,
    games: Vec<Row>,
    best_stella_quest_score: Option<i16>,
}

/// Everything as JSON.
pub(crate) async fn download(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let Some(caller) = caller.0 else { return failed(&ui, &ApiError::unauthorized()) };
    let progress = Progress::of(&app, Some(&caller)).await;
    let row = |((title, against), tally): (&(String, Against), &Tally)| Row {
        title: title.clone(),
        against: match against {
            Against::People => "people",
            Against::Bots(level) => Level::ALL.get(*level).copied().unwrap_or_default().name(),
        },
        tally: *tally,
    };
    let games = progress.results.tallies.iter().map(row).collect();
    let best_stella_quest_score = progress.results.best;
    let download = Download { items: progress.items, games, best_stella_quest_score };
    let name = "attachment; filename=\"asterism-progress.json\"";
    ([(CONTENT_DISPOSITION, name)], Json(download)).into_response()
}

/// Erases everything, and counts games anew from now on.
pub(crate) async fn erase(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let Some(caller) = caller.0 else { return failed(&ui, &ApiError::unauthorized()) };
    let (store, person) = (app.host.store(), &caller.person.id);
    let done = async {
        store.erase_progress(person).await?;
        let since = app.host.now().to_string();
        let since = ProgressItem { body: since, ..ProgressItem::new(ProgressKind::Choice, SINCE) };
        store.set_progress(person, &since).await?;
        Ok::<_, ApiError>(())
    };
    match done.await {
        Ok(()) => redirect::to("/me#progress"),
        Err(error) => failed(&ui, &error),
    }
}
