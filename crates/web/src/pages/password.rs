//! Changing the password of an account, which requires the present one.

use std::sync::Arc;

use asterism_store::{Credential, StoreError};
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::ApiError;
use crate::pages::layout::people_page;
use crate::pages::redirect;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::MaybeCaller;

#[derive(Debug, Deserialize)]
pub(crate) struct Passwords {
    #[serde(default)]
    present: String,
    #[serde(default)]
    password: String,
}

/// Which of the two passwords is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Present,
    New,
}

fn field(ui: &UiPreferences, which: Field, wrong: Option<&(Field, ApiError)>) -> Markup {
    let (name, key, complete) = match which {
        Field::Present => ("present", "people-password-present", "current-password"),
        Field::New => ("password", "people-password-new", "new-password"),
    };
    let wrong = wrong.filter(|(field, _)| *field == which);
    let how = (which == Field::New).then_some("password-how");
    html! {
        div.field {
            label for=(name) { (ui.say(key)) }
            input id=(name) type="password" name=(name) required autocomplete=(complete) aria-describedby=[how]
                aria-invalid=[wrong.map(|_| "true")] aria-errormessage=[wrong.map(|_| format!("{name}-wrong"))];
            @if let Some((_, error)) = wrong {
                p.wrong id={ (name) "-wrong" } role="alert" { (error.explanation.text(ui.language)) }
            }
            @if let Some(how) = how { p.note id=(how) { (ui.say("people-password-how")) } }
        }
    }
}

fn shown(
    ui: &UiPreferences,
    login: &str,
    wrong: Option<&(Field, ApiError)>,
    done: bool,
) -> Response {
    let content = html! {
        section.narrow {
            h1 { (ui.say("people-password-change")) }
            @if done { p.good role="status" { (ui.say("people-password-changed")) } }
            form.form.panel method="post" action="/me/password" {
                // Password managers need to know whose password it is.
                input type="text" name="login" value=(login) autocomplete="username" hidden;
                (field(ui, Field::Present, wrong))
                (field(ui, Field::New, wrong))
                button.button.main type="submit" { (ui.say("people-password-change")) }
            }
            p { a href="/me" { (ui.say("web-back")) } }
        }
    };
    let status = wrong.and_then(|(_, error)| StatusCode::from_u16(error.status).ok());
    let page = people_page(ui, &ui.say("people-password-change"), None, &content);
    (status.unwrap_or(StatusCode::OK), page).into_response()
}

#[derive(Debug, Deserialize)]
pub(crate) struct Outcome {
    /// Whether the password was just changed.
    done: Option<String>,
}

pub(crate) async fn page(
    Query(outcome): Query<Outcome>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    match caller.0.and_then(|caller| caller.person.login) {
        Some(login) => shown(&ui, &login, None, outcome.done.is_some()),
        None => redirect::to("/me"),
    }
}

/// Changes the password. Attempts count like signing in, so that the present password can't
/// be guessed.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<Passwords>,
) -> Response {
    let Some((person, login)) =
        caller.0.and_then(|caller| Some((caller.person.id, caller.person.login?)))
    else {
        return redirect::to("/me");
    };
    if let Some(client) = ui.client
        && let Err(error) = app.limits.guest(client)
    {
        return shown(&ui, &login, Some(&(Field::Present, error)), false);
    }
    let store = app.host.store();
    match store.set_account(&person, &login, &form.password, Some(&form.present)).await {
        Ok(()) => redirect::to("/me/password?done=yes"),
        Err(error) => {
            let field = match error {
                StoreError::BadCredentials(Credential::Password) => Field::New,
                _ => Field::Present,
            };
            shown(&ui, &login, Some(&(field, error.into())), false)
        }
    }
}
