//! Accounts: creating one, signing in, signing out. A guest who creates an account stays
//! the same person and keeps all games.

use std::sync::Arc;

use asterism_store::{Credential, StoreError};
use asterism_words::Args;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::{ApiError, Explanation};
use crate::pages::failed;
use crate::pages::guest::known;
use crate::pages::layout::people_page;
use crate::pages::redirect;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{MaybeCaller, cookie, shown_name_in};

#[derive(Debug, Default, Deserialize)]
pub(crate) struct Credentials {
    #[serde(default)]
    login: String,
    #[serde(default)]
    password: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Create,
    SignIn,
}

/// What is wrong, and with which field.
struct Wrong {
    field: Credential,
    why: Box<Explanation>,
    status: u16,
}

impl Wrong {
    fn of(error: StoreError) -> Self {
        let field = match error {
            StoreError::LoginTaken | StoreError::BadCredentials(Credential::Login) => {
                Credential::Login
            }
            _ => Credential::Password,
        };
        Self::beside(field, error.into())
    }

    fn beside(field: Credential, error: ApiError) -> Self {
        Self { field, why: error.explanation, status: error.status }
    }
}

pub(crate) async fn sign_in_page(ui: UiPreferences, caller: MaybeCaller) -> Response {
    shown(&ui, &caller, Purpose::SignIn, "", None)
}

pub(crate) async fn create_page(ui: UiPreferences, caller: MaybeCaller) -> Response {
    if is_signed_in(&caller) {
        return redirect::to("/me");
    }
    shown(&ui, &caller, Purpose::Create, "", None)
}

fn is_signed_in(caller: &MaybeCaller) -> bool {
    caller.0.as_ref().is_some_and(|caller| caller.person.login.is_some())
}

/// One field with its hint, and what is wrong with it.
fn field(
    ui: &UiPreferences,
    purpose: Purpose,
    which: Credential,
    value: &str,
    wrong: Option<&Wrong>,
) -> Markup {
    let (name, kind, complete) = match (which, purpose) {
        (Credential::Login, _) => ("login", "text", "username"),
        (Credential::Password, Purpose::Create) => ("password", "password", "new-password"),
        (Credential::Password, Purpose::SignIn) => ("password", "password", "current-password"),
    };
    let wrong = wrong.filter(|wrong| wrong.field == which);
    let how = format!("{name}-how");
    let described = (purpose == Purpose::Create).then_some(&how);
    html! {
        div.field {
            label for=(name) { (ui.say(&format!("people-{name}"))) }
            input id=(name) type=(kind) name=(name) value=(value) required autocomplete=(complete)
                autocapitalize="none" spellcheck="false" aria-describedby=[described]
                aria-invalid=[wrong.map(|_| "true")] aria-errormessage=[wrong.map(|_| format!("{name}-wrong"))];
            @if let Some(wrong) = wrong {
                p.wrong id={ (name) "-wrong" } role="alert" { (wrong.why.text(ui.language)) }
            }
            @if purpose == Purpose::Create { p.note id=(how) { (ui.say(&format!("people-{name}-how"))) } }
        }
    }
}

fn shown(
    ui: &UiPreferences,
    caller: &MaybeCaller,
    purpose: Purpose,
    login: &str,
    wrong: Option<&Wrong>,
) -> Response {
    let (key, path) = match purpose {
        Purpose::Create => ("people-create-account", "/account"),
        Purpose::SignIn => ("people-sign-in", "/sign-in"),
    };
    let guest = caller.0.as_ref().filter(|caller| caller.person.login.is_none());
    let content = html! {
        section.narrow {
            h1 { (ui.say(key)) }
            @match (purpose, guest) {
                (Purpose::Create, _) => p.lead { (ui.say("people-account-new-how")) },
                (Purpose::SignIn, Some(guest)) => p.warn {
                    @let name = shown_name_in(ui.language, &guest.person);
                    (ui.say_with("people-sign-in-loses", &Args::new().text("name", name)))
                },
                (Purpose::SignIn, None) => {},
            }
            form.form.panel method="post" action=(path) {
                (field(ui, purpose, Credential::Login, login, wrong))
                (field(ui, purpose, Credential::Password, "", wrong))
                button.button.main type="submit" { (ui.say(key)) }
            }
            p {
                @match purpose {
                    Purpose::Create => a href="/sign-in" { (ui.say("people-have-account")) },
                    Purpose::SignIn => a href="/account" { (ui.say("people-no-account")) },
                }
            }
        }
    };
    let status = wrong.and_then(|wrong| StatusCode::from_u16(wrong.status).ok());
    let page = people_page(ui, &ui.say(key), None, &content);
    (status.unwrap_or(StatusCode::OK), page).into_response()
}

/// Signs in. Attempts count like new guests, as in the API, so that passwords can't be
/// guessed.
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<Credentials>,
) -> Response {
    let refused = |wrong| shown(&ui, &caller, Purpose::SignIn, &form.login, Some(&wrong));
    if let Some(client) = ui.client
        && let Err(error) = app.limits.guest(client)
    {
        return refused(Wrong::beside(Credential::Password, error));
    }
    match app.host.store().sign_in(&form.login, &form.password, "sign-in").await {
        Ok((_, token)) => {
            let kept = cookie(Some(&token), app.config.secure);
            (AppendHeaders([(SET_COOKIE, kept)]), redirect::to("/")).into_response()
        }
        Err(error) => refused(Wrong::of(error)),
    }
}

/// Turns the guest into an account.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<Credentials>,
) -> Response {
    if is_signed_in(&caller) {
        return redirect::to("/me");
    }
    let refused = |wrong| shown(&ui, &caller, Purpose::Create, &form.login, Some(&wrong));
    if let Some(client) = ui.client
        && let Err(error) = app.limits.guest(client)
    {
        return refused(Wrong::beside(Credential::Password, error));
    }
    // An account belongs to a person, so a visitor who is new here becomes a guest first.
    let (person, token) = match &caller.0 {
        Some(caller) => (caller.person.id.clone(), None),
        None => match known(&app, &ui, MaybeCaller(None), None).await {
            Ok((made, cookie)) => (made.person.id, cookie),
            Err(error) => return failed(&ui, &error),
        },
    };
    let made = app.host.store().set_account(&person, &form.login, &form.password, None).await;
    app.known.forget();
    let response = match made {
        Ok(()) => redirect::to("/me"),
        Err(error) => refused(Wrong::of(error)),
    };
    let cookies: Vec<_> = token.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), response).into_response()
}

/// Signs out. A guest can't: nothing would lead back to the guest's games.
pub(crate) async fn sign_out(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let Some(caller) = caller.0.filter(|caller| caller.person.login.is_some()) else {
        return redirect::to("/me");
    };
    if let Err(error) = app.host.store().revoke_this(&caller.token).await {
        return failed(&ui, &error.into());
    }
    app.known.forget();
    let removed = cookie(None, app.config.secure);
    (AppendHeaders([(SET_COOKIE, removed)]), redirect::to("/")).into_response()
}
