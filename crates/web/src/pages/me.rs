//! The visitor's own page: name and color, games, account, other devices.

use std::sync::Arc;

use asterism_store::Profile;
use asterism_words::Args;
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::{ApiError, Explanation};
use crate::pages::failed;
use crate::pages::guest::{chosen, known};
use crate::pages::layout::{page_with, style};
use crate::pages::own_games::{OwnGames, finished, ongoing, open_tables, tell_table};
use crate::pages::profile::{self, ProfileForm};
use crate::pages::progress::{self, Progress};
use crate::pages::redirect;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{Caller, MaybeCaller, shown_name_in, tidy_profile};

/// Games that are over shown on the page.
const MAX_FINISHED: usize = 30;

/// The page to return to when the name is saved.
#[derive(Debug, Deserialize)]
pub(crate) struct CameFrom {
    back: Option<String>,
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Query(came): Query<CameFrom>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let person = caller.0.as_ref().map(|caller| &caller.person);
    let filled = ProfileForm { back: came.back, ..ProfileForm::of(person) };
    shown(&app, &ui, caller.0.as_ref(), &filled, None).await
}

async fn shown(
    app: &App,
    ui: &UiPreferences,
    caller: Option<&Caller>,
    filled: &ProfileForm,
    wrong: Option<&Explanation>,
) -> Response {
    let games = OwnGames::of(app, ui, caller).await;
    let progress = Progress::of(app, caller).await;
    let content = html! {
        (content(ui, caller, filled, wrong, &games, app.host.now()))
        (progress::markup(ui, &progress))
    };
    let status = wrong.map_or(StatusCode::OK, |_| StatusCode::UNPROCESSABLE_ENTITY);
    let head = html! { (style("people")) (style("learn")) };
    (status, page_with(ui, &ui.say("web-me"), None, &head, &content)).into_response()
}

fn content(
    ui: &UiPreferences,
    caller: Option<&Caller>,
    filled: &ProfileForm,
    wrong: Option<&Explanation>,
    games: &OwnGames,
    now: u64,
) -> Markup {
    let person = caller.map(|caller| &caller.person);
    let name = person.map_or_else(|| ui.say("web-me"), |person| shown_name_in(ui.language, person));
    let over = &games.over[..games.over.len().min(MAX_FINISHED)];
    html! {
        header {
            h1 { (name) }
            p.note {
                @match person.and_then(|person| person.login.as_ref()) {
                    Some(login) => (ui.say_with("people-signed-in", &Args::new().text("login", login))),
                    None => (ui.say("people-guest")),
                }
            }
        }
        div.columns {
            section.panel aria-labelledby="profile" {
                h2 #profile { (ui.say("people-profile")) }
                form.form.profile method="post" action="/me" {
                    input type="hidden" name="back" value=(filled.back.as_deref().unwrap_or("/me"));
                    (profile::fields(ui, person, filled, wrong, "web-name"))
                    div.row {
                        button.button.main type="submit" { (ui.say("people-save")) }
                        @if let Some(back) = filled.back.as_ref().filter(|back| redirect::is_inside(back)) {
                            a.button href=(back) { (ui.say("web-back")) }
                        }
                    }
                }
            }
            div.rows {
                @if person.is_some() { (other_device(ui)) }
                (account(ui, caller))
            }
        }
        section.panel aria-labelledby="games" {
            h2 #games { (ui.say("people-your-games")) }
            @if games.ongoing.is_empty() && over.is_empty() && games.others.is_empty() { p.note { (ui.say("people-no-games")) } }
            @if !games.ongoing.is_empty() {
                h3 { (ui.say("web-continue")) }
                (ongoing(ui, &games.ongoing, caller))
            }
            @if !games.others.is_empty() {
                h3 { (ui.say("people-spectate")) }
                (open_tables(ui, &games.others))
            }
            @if !over.is_empty() {
                h3 { (ui.say("web-finished")) }
                (finished(ui, over, caller, now))
            }
        }
    }
}

fn other_device(ui: &UiPreferences) -> Markup {
    html! {
        section.panel aria-labelledby="device" {
            h2 #device { (ui.say("people-device")) }
            p { (ui.say("people-device-how")) }
            form method="post" action="/me/device" {
                button.button type="submit" { (ui.say("people-device-make")) }
            }
        }
    }
}

fn account(ui: &UiPreferences, caller: Option<&Caller>) -> Markup {
    let signed_in = caller.is_some_and(|caller| caller.person.login.is_some());
    html! {
        section.panel aria-labelledby="account" {
            h2 #account { (ui.say("people-account")) }
            @if signed_in {
                div.row {
                    a.button href="/me/password" { (ui.say("people-password-change")) }
                    form method="post" action="/sign-out" {
                        button.button type="submit" { (ui.say("people-sign-out")) }
                    }
                }
            } @else {
                p { (ui.say("people-account-how")) }
                div.row {
                    a.button href="/account" { (ui.say("people-create-account")) }
                    a.button href="/sign-in" { (ui.say("people-sign-in")) }
                }
            }
        }
    }
}

/// Stores a name and a color.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<ProfileForm>,
) -> Response {
    let name = match form.name() {
        Ok(name) => name,
        Err(error) => {
            let caller = caller.0.as_ref();
            return shown(&app, &ui, caller, &form, Some(&error.explanation)).await;
        }
    };
    let done = async {
        let (mut caller, cookie) = known(&app, &ui, caller, name.clone()).await?;
        let old = caller.person.profile.clone();
        let color = chosen(form.color.clone()).or_else(|| old.color.clone());
        caller.person.profile = tidy_profile(Profile { name, color, ..old });
        app.host.store().set_profile(&caller.person.id, &caller.person.profile).await?;
        app.known.forget();
        let back = form.back.as_deref().unwrap_or("/");
        tell_table(&app, &caller, back).await;
        Ok::<_, ApiError>((back.to_owned(), cookie))
    };
    match done.await {
        Ok((back, cookie)) => {
            let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            (AppendHeaders(cookies), redirect::to(&back)).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}
