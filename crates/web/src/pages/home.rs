//! The home page: play now, open tables, the visitor's own games.

use std::sync::Arc;

use asterism_cards::ast::{Edition, Kind};
use asterism_catalog::{choose_titles, listing, titles};
use asterism_host::HostError;
use asterism_table::{Action, Digest, Level, Settings, ShowPlays, TableId};
use asterism_words::{Args, kind_name};
use axum::Json;
use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::api::action::perform;
use crate::api::tables::{Listed, listed};
use crate::cookies;
use crate::error::ApiError;
use crate::pages::failed;
use crate::pages::fluxx_card::glyph;
use crate::pages::guest::known;
use crate::pages::layout::{icon, page_with, style};
use crate::pages::learn::{self, Learned};
use crate::pages::own_games::{OwnGames, finished, open_tables, resume};
use crate::pages::profile::{self, ProfileForm};
use crate::pages::redirect;
use crate::pages::responses;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// The edition of our own, which the first page offers first.
const FIRST: &str = "comets";

/// The ids of everything that can be played, in the order of the first page.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    let others = titles().map(|title| title.id).filter(|id| *id != FIRST);
    std::iter::once(FIRST).chain(others)
}

/// The default settings for a title.
fn settings(id: &str, seats: usize) -> Settings {
    let (game, deck) = choose_titles(&[id.to_owned()]);
    let most = listing(game).map_or(seats, |listing| listing.most_players);
    let mut settings = Settings::new(game, seats.min(most));
    settings.setup.mix.editions = deck;
    settings.show_plays = ShowPlays::Normal;
    settings
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let open = app.host.store().public_tables(None, 20).await;
    let open: Vec<Listed> =
        open.map_or_else(|_| Vec::new(), |found| found.iter().filter_map(listed).collect());
    let own = OwnGames::of(&app, &ui, caller.0.as_ref()).await;
    let learned = Learned::of(&app, caller.0.as_ref()).await;
    let content = content(&ui, caller.0.as_ref(), &open, &own, &learned, app.host.now());
    // Only people with a lesson in progress need its styles.
    let head = html! {
        (style("people"))
        @if learned.in_progress().is_some() { (style("learn")) }
    };
    page_with(&ui, &ui.say("web-home-title"), None, &head, &content).into_response()
}

fn content(
    ui: &UiPreferences,
    caller: Option<&Caller>,
    open: &[Listed],
    own: &OwnGames,
    learned: &Learned,
    now: u64,
) -> Markup {
    let last = ui.last.clone().filter(|last| games().any(|game| game == last));
    let last = last.unwrap_or_else(|| FIRST.to_owned());
    let over = &own.over[..own.over.len().min(4)];
    let returning = !own.ongoing.is_empty();
    // New is whoever has finished neither a game nor a lesson here.
    let first_lesson =
        learned.next_of(&last).filter(|_| own.over.is_empty() && !learned.any_done());
    let first_lesson = first_lesson.filter(|_| !returning);
    html! {
        (resume(ui, own, caller))
        section class={ "hero" @if returning { " small" } } {
            h1 { (ui.say("web-title")) }
            @if !returning { p.lead { (ui.say("web-lead")) } }
            @if let Some(lesson) = first_lesson {
                a.button.big.main href={ "/learn/" (lesson.id) } { (ui.say("learn-in-three-minutes")) }
            }
            form method="post" action="/play" data-start-at-once {
                button class={ "button big" @if !returning && first_lesson.is_none() { " main" } } type="submit" name="game" value=(last) {
                    (icon("star"))
                    (ui.say_with("web-play-now", &Args::new().text("game", ui.edition(&last))))
                }
            }
            @if first_lesson.is_some() { p.note { (ui.say("learn-newcomer")) } }
            @if !returning { (fan(ui, &HERO)) }
        }
        (learn::resume(ui, learned))
        @if caller.is_none() {
            section.panel.newcomer aria-label=(ui.say("people-profile")) {
                form.form.profile method="post" action="/me" {
                    (profile::fields(ui, None, &ProfileForm::default(), None, "people-name-optional"))
                    div.row {
                        button.button type="submit" { (ui.say("people-save")) }
                        a href="/sign-in" { (ui.say("people-have-account")) }
                    }
                }
            }
        }
        section aria-labelledby="games" {
            h2 #games { (ui.say("web-all-games")) }
            form.games method="post" action="/play" data-start-at-once {
                @for game in games() { (tile(ui, game, learned)) }
            }
        }
        div.columns {
            div.columns {
                section.panel aria-labelledby="open" {
                    h2 #open { (ui.say("web-open-tables")) }
                    @if open.is_empty() { p.note { (ui.say("web-no-open-tables")) } }
                    (open_tables(ui, open))
                }
                @if let Some(caller) = caller { (you(ui, caller)) }
            }
            section.panel aria-labelledby="friends" {
                h2 #friends { (ui.say("web-with-friends")) }
                p { (ui.say("web-with-friends-how")) }
                p { a.button.main href="/new" { (ui.say("web-new-table")) } }
                form.rows method="post" action="/join" {
                    label for="link" { (ui.say("web-join-link")) }
                    div.row {
                        input #link .grow type="text" name="link" required autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="ABC234";
                        button.button type="submit" { (ui.say("web-join")) }
                    }
                }
            }
            @if !over.is_empty() {
                section.panel aria-labelledby="over" {
                    h2 #over { (ui.say("web-finished")) }
                    (finished(ui, over, caller, now))
                    p { a href="/me#games" { (ui.say("people-your-games")) } }
                }
            }
        }
    }
}

/// Name and color of somebody who has been here before.
fn you(ui: &UiPreferences, caller: &Caller) -> Markup {
    let filled = ProfileForm::of(Some(&caller.person));
    html! {
        section.panel aria-labelledby="me" {
            h2 #me { (ui.say("web-me")) }
            form.form.profile method="post" action="/me" {
                (profile::fields(ui, Some(&caller.person), &filled, None, "web-name"))
                div.row { button.button type="submit" { (ui.say("people-save")) } }
            }
            p { a href="/me" { (ui.say("people-device")) } }
        }
    }
}

const HERO: [Kind; 5] = [Kind::Keeper, Kind::Goal, Kind::Rule, Kind::Action, Kind::Surprise];

/// The kinds of cards that the tile of an edition shows.
fn kinds(edition: &Edition) -> Vec<Kind> {
    let has = |kind: &Kind| edition.cards.iter().any(|card| card.kind == *kind);
    let others = [Kind::Surprise, Kind::Creeper, Kind::Rule, Kind::Goal].into_iter().filter(has);
    std::iter::once(Kind::Keeper).chain(others.take(2)).collect()
}

/// A game: what it is, and a button that starts it against bots.
fn tile(ui: &UiPreferences, game: &str, learned: &Learned) -> Markup {
    html! {
        div class={ "tile " (game) } {
            button class={ "game " (game) } type="submit" name="game" value=(game) {
                @match asterism_catalog::edition(game) {
                    Some(edition) => (fan(ui, &kinds(edition))),
                    None => (numbered_fan()),
                }
                span.name { (ui.edition(game)) }
                span.note { (ui.say(&format!("web-about-{game}"))) }
                span.go { (ui.say("web-play-bots")) }
            }
            @if let Some(lesson) = learned.next_of(game) {
                a.button.small href={ "/learn/" (lesson.id) } aria-label={ (ui.say("learn-tile")) ": " (ui.edition(game)) } { (ui.say("learn-tile")) }
            }
        }
    }
}

/// Some cards, one of each of these kinds.
fn fan(ui: &UiPreferences, kinds: &[Kind]) -> Markup {
    html! {
        span.showing aria-hidden="true" {
            @for kind in kinds {
                span class={ "card " (kind.word()) } {
                    span.face {
                        span.art { (icon(glyph(*kind))) }
                        span.title { (kind_name(ui.language, *kind)) }
                    }
                }
            }
        }
    }
}

/// Some cards of a game whose cards have numbers.
fn numbered_fan() -> Markup {
    html! {
        span.showing aria-hidden="true" {
            @for (color, number) in [("red", "2"), ("blue", "6"), ("yellow", "4")] {
                span class={ "card stella " (color) } { span.face { span.art { span.figure { (number) } } } }
            }
        }
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    game: String,
    /// The digest of the browser's contribution to the shuffle.
    digest: Option<Digest>,
}

/// A new table, which waits for the browser's secret if it has committed to one.
#[derive(Debug, Serialize)]
struct Begun {
    table: TableId,
    commitment: Digest,
}

/// Creates a table against bots and starts it at once.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    headers: HeaderMap,
    caller: MaybeCaller,
    Form(wanted): Form<Wanted>,
) -> Response {
    match begin(&app, &ui, caller, &wanted).await {
        Ok((begun, cookies)) if headers.contains_key("x-live") => {
            (AppendHeaders(cookies), Json(begun)).into_response()
        }
        Ok((begun, cookies)) => {
            let path = format!("/table/{}", begun.table);
            (AppendHeaders(cookies), redirect::to(&path)).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}

type Cookies = Vec<(axum::http::HeaderName, axum::http::HeaderValue)>;

async fn begin(
    app: &App,
    ui: &UiPreferences,
    caller: MaybeCaller,
    wanted: &Wanted,
) -> Result<(Begun, Cookies), ApiError> {
    let seats = 3;
    let settings = settings(&wanted.game, seats);
    settings.check().map_err(HostError::Refused)?;
    let (caller, cookie) = known(app, ui, caller, None).await?;
    app.admit_table(caller.person.id.as_str(), ui.client)?;
    let table = app.host.create(settings, &caller.at_table()).await?;
    app.count_table(&table, ui.client);
    responses::sit_down(app, &table, &caller, Some(0), &ui.responses).await?;
    for chair in 1..seats {
        perform(app, &table, &caller, Action::SeatBot { chair, level: Level::Regular }).await?;
    }
    if let Some(digest) = wanted.digest {
        perform(app, &table, &caller, Action::Commit { digest }).await?;
    }
    perform(app, &table, &caller, Action::Start).await?;
    let commitment = app.host.table(&table).await?.view(None).commitment;
    let mut cookies: Cookies = vec![(SET_COOKIE, cookies::preference("last", &wanted.game))];
    cookies.extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok((Begun { table, commitment }, cookies))
}

#[cfg(test)]
mod tests {
    use asterism_catalog::GAMES;
    use asterism_words::Language;

    use super::*;

    #[test]
    fn every_title_has_a_name_and_a_description_in_every_language() {
        let fixed = GAMES.iter().filter(|game| !game.has_decks()).map(|game| game.name);
        let ids: Vec<&str> = games().chain(fixed).collect();
        for language in Language::ALL {
            let ui = UiPreferences::plain(language);
            for id in &ids {
                assert!(ui.try_say(&format!("web-edition-{id}")).is_some(), "{language:?} {id}");
                assert!(ui.try_say(&format!("web-about-{id}")).is_some(), "{language:?} {id}");
            }
        }
    }
}
