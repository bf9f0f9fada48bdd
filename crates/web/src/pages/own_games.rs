//! A person's own games: those in progress, and how the others ended.

use asterism_host::Sitter;
use asterism_table::{Action, PersonId, Table, TableId};
use asterism_words::{Args, bot_name};
use maud::{Markup, html};

use crate::api::tables::{Listed, listed};
use crate::pages::layout::icon;
use crate::pages::page_game;
use crate::pages::times::ago;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{holder_name, person_name, seat_avatar};
use crate::server::App;
use crate::session::Caller;

/// How many tables are loaded to find out whose turn it is.
const LOADED: usize = 4;

/// Whom a game in progress is waiting for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    NotStarted,
    Yours,
    /// The player whose turn it is.
    Of(String),
    Unknown,
}

#[derive(Debug)]
pub(crate) struct Ongoing {
    listed: Listed,
    turn: Turn,
}

/// The games of a person, newest first; those that wait for the person come first.
#[derive(Debug, Default)]
pub(crate) struct OwnGames {
    pub(crate) ongoing: Vec<Ongoing>,
    pub(crate) over: Vec<Listed>,
    /// Tables that the person watches or has left.
    pub(crate) others: Vec<Listed>,
}

impl OwnGames {
    pub(crate) async fn of(app: &App, ui: &UiPreferences, caller: Option<&Caller>) -> Self {
        let Some(caller) = caller else { return Self::default() };
        let found = app.host.store().tables_of(&caller.person.id, None, 60).await;
        let found = found.unwrap_or_default();
        let mut games = Self::default();
        for table in found.iter().filter_map(listed) {
            let people = &table.summary.people;
            // Summaries of older programs don't say who sits where.
            let sits =
                people.is_empty() || people.iter().flatten().any(|id| *id == caller.person.id);
            match (table.phase.as_str(), sits) {
                ("over", _) => games.over.push(table),
                (_, true) => games.ongoing.push(Ongoing { listed: table, turn: Turn::Unknown }),
                (_, false) => games.others.push(table),
            }
        }
        for ongoing in games.ongoing.iter_mut().take(LOADED) {
            ongoing.turn = turn(app, ui, &ongoing.listed, &caller.person.id).await;
        }
        games.ongoing.sort_by_key(|ongoing| ongoing.turn != Turn::Yours);
        games
    }
}

/// Whom a table waits for. The table is loaded for that: its summary doesn't say, because
/// then every move would have to write it.
async fn turn(app: &App, ui: &UiPreferences, listed: &Listed, person: &PersonId) -> Turn {
    if listed.phase == "lobby" {
        return Turn::NotStarted;
    }
    let Some(id) = TableId::new(&listed.table) else { return Turn::Unknown };
    let Ok(table) = app.host.table(&id).await else { return Turn::Unknown };
    let (ui, person) = (ui.clone(), person.clone());
    let work = move |table: &Table| {
        let view = table.view(Some(&person));
        if view.asked.as_ref().is_some_and(|asked| asked.awaited) {
            return Turn::Yours;
        }
        let seat = view.game.as_ref().and_then(page_game::turn);
        let chair = seat.and_then(|seat| view.chairs.get(seat.index()));
        chair.map_or(Turn::Unknown, |chair| Turn::Of(holder_name(&ui, chair)))
    };
    app.host.workers().run_for(&table, work).await.unwrap_or(Turn::Unknown)
}

/// The name of a chair's holder.
fn name_on(ui: &UiPreferences, table: &Listed, chair: usize) -> String {
    match &table.summary.chairs[chair] {
        Sitter::Nobody => ui.say("web-free-chair"),
        Sitter::Bot(_) => bot_name(ui.language, chair),
        Sitter::Person(name) => match table.summary.people.get(chair) {
            Some(Some(id)) => person_name(ui, id, name),
            _ => name.clone(),
        },
    }
}

/// The chairs of everybody at a table but one person.
fn others(table: &Listed, person: Option<&PersonId>) -> Vec<usize> {
    let summary = &table.summary;
    let taken = summary.chairs.iter().enumerate().filter(|(_, sitter)| **sitter != Sitter::Nobody);
    let mine = |chair: usize| {
        person.is_some() && summary.people.get(chair).and_then(Option::as_ref) == person
    };
    taken.map(|(chair, _)| chair).filter(|chair| !mine(*chair)).collect()
}

/// Everybody at a table but the reader, as a phrase.
fn with(ui: &UiPreferences, table: &Listed, person: Option<&PersonId>) -> Option<String> {
    let names: Vec<String> =
        others(table, person).into_iter().map(|chair| name_on(ui, table, chair)).collect();
    let args = Args::new().text("names", names.join(", "));
    (!names.is_empty()).then(|| ui.say_with("people-with", &args))
}

fn title(ui: &UiPreferences, table: &Listed) -> String {
    ui.deck_title(&table.summary.game, &table.summary.deck)
}

fn turn_title(ui: &UiPreferences, ongoing: &Ongoing) -> String {
    let args = Args::new().text("game", title(ui, &ongoing.listed));
    match &ongoing.turn {
        Turn::NotStarted => ui.say_with("people-in-lobby", &args),
        Turn::Yours => ui.say_with("people-your-turn", &args),
        Turn::Of(name) => ui.say_with("people-their-turn", &args.text("names", name)),
        Turn::Unknown => ui.say_with("people-goes-on", &args),
    }
}

/// The game that the visitor can go on with, as the first thing on the page.
pub(crate) fn resume(ui: &UiPreferences, games: &OwnGames, caller: Option<&Caller>) -> Markup {
    let Some(first) = games.ongoing.first() else { return html! {} };
    let table = &first.listed;
    let person = caller.map(|caller| &caller.person.id);
    let more = games.ongoing.len() - 1;
    html! {
        section.resume aria-labelledby="going" {
            div.what {
                p.zone { (ui.say("people-in-progress")) }
                h2 #going { (turn_title(ui, first)) }
                div.with {
                    span.avatars {
                        @for chair in others(table, person) { (seat_avatar(chair, None, false)) }
                    }
                    @if let Some(with) = with(ui, table, person) { p { (with) } }
                }
            }
            div.act {
                a.button.main.big href={ "/table/" (table.table) } { (icon("star")) (ui.say("web-go-on")) }
                @if more > 0 {
                    a href="/me#games" { (ui.say_with("people-more-games", &Args::new().amount("count", more))) }
                }
            }
        }
    }
}

/// Games in progress, as a list.
pub(crate) fn ongoing(ui: &UiPreferences, games: &[Ongoing], caller: Option<&Caller>) -> Markup {
    html! {
        ul.rows {
            @for ongoing in games {
                li.row {
                    div.grow {
                        strong { (turn_title(ui, ongoing)) }
                        @if let Some(with) = with(ui, &ongoing.listed, caller.map(|caller| &caller.person.id)) { p.note { (with) } }
                    }
                    a.button.small href={ "/table/" (ongoing.listed.table) } { (ui.say("web-go-on")) }
                }
            }
        }
    }
}

/// Who won, and whether that is the reader.
fn outcome(ui: &UiPreferences, table: &Listed, person: Option<&PersonId>) -> (String, bool) {
    let Some(result) = &table.summary.result else { return (ui.say("people-over-unknown"), false) };
    let on = |chair: usize| table.summary.people.get(chair).and_then(Option::as_ref);
    let mine = person.is_some() && result.winners.iter().any(|chair| on(*chair) == person);
    let names: Vec<String> = (result.winners.iter())
        .filter(|chair| **chair < table.summary.chairs.len())
        .map(|chair| name_on(ui, table, *chair))
        .collect();
    let text = match names.len() {
        0 => ui.say("people-won-nobody"),
        1 if mine => ui.say("people-won-you"),
        count => ui.say_with(
            "people-won",
            &Args::new().text("names", names.join(", ")).amount("count", count),
        ),
    };
    (text, mine)
}

/// Games that are over: the result, when, and with whom.
pub(crate) fn finished(
    ui: &UiPreferences,
    games: &[Listed],
    caller: Option<&Caller>,
    now: u64,
) -> Markup {
    let person = caller.map(|caller| &caller.person.id);
    html! {
        ul.rows.finished {
            @for table in games {
                @let (result, mine) = outcome(ui, table, person);
                @let at = table.summary.result.as_ref().map_or(table.changed_at, |result| result.at);
                li.row {
                    div.grow {
                        p { strong.result { @if mine { (icon("star")) } (result) } " " (title(ui, table)) }
                        p.note {
                            (ago(ui, now, at))
                            @if let Some(with) = with(ui, table, person) { " · " (with) }
                        }
                    }
                    // An abandoned table may never have had a game to replay.
                    @if table.summary.result.as_ref().is_some_and(|result| result.reason != "abandoned") {
                        a.button.small href={ "/table/" (table.table) "/replay" } { (ui.say("web-replay")) }
                        a.button.small href={ "/table/" (table.table) "/analysis" } { (ui.say("analysis-title")) }
                    } @else {
                        a.button.small href={ "/table/" (table.table) } { (ui.say("web-look")) }
                    }
                }
            }
        }
    }
}

/// Tables of others, with the number of free seats.
pub(crate) fn open_tables(ui: &UiPreferences, tables: &[Listed]) -> Markup {
    html! {
        ul.rows {
            @for table in tables {
                li.row {
                    div.grow {
                        strong { (title(ui, table)) }
                        @if let Some(with) = with(ui, table, None) { p.note { (with) } }
                    }
                    @let free = table.summary.chairs.iter().filter(|sitter| **sitter == Sitter::Nobody).count();
                    @if free > 0 { span.note { (ui.say_with("people-free-seats", &Args::new().amount("count", free))) } }
                    a.button.small href={ "/table/" (table.table) } { (ui.say("web-look")) }
                }
            }
        }
    }
}

/// Tells a table that a person has a new name or color.
pub(crate) async fn tell_table(app: &App, caller: &Caller, path: &str) {
    let table = path.strip_prefix("/table/").and_then(TableId::new);
    if let Some(table) = table {
        // A table that doesn't know the person has nothing to be told.
        let known = app.host.table(&table).await.is_ok_and(|table| table.knows(&caller.person.id));
        if known {
            let enter = Action::Enter { link: None };
            let _ = crate::api::action::perform(app, &table, caller, enter).await;
        }
    }
}
