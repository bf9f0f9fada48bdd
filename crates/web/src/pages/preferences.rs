//! Changes language, theme, quick play, and name.

use std::sync::Arc;

use asterism_store::Profile;
use axum::extract::{Form, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;

use crate::cookies;
use crate::pages::failed;
use crate::pages::guest::{chosen, known};
use crate::pages::redirect;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{MaybeCaller, tidy_profile};

#[derive(Debug, Default, Deserialize)]
pub(crate) struct PreferencesForm {
    language: Option<String>,
    theme: Option<String>,
    quick: Option<String>,
    back: Option<String>,
}

/// Stores preferences in cookies.
pub(crate) async fn change(Form(form): Form<PreferencesForm>) -> Response {
    let chosen_values = [("language", form.language), ("theme", form.theme), ("quick", form.quick)];
    let cookies = chosen_values
        .into_iter()
        .filter_map(|(name, value)| Some((SET_COOKIE, cookies::preference(name, &value?))));
    let cookies: Vec<_> = cookies.collect();
    (AppendHeaders(cookies), redirect::to(form.back.as_deref().unwrap_or("/"))).into_response()
}

#[derive(Debug, Deserialize)]
pub(crate) struct NewName {
    name: String,
    color: Option<String>,
    back: Option<String>,
}

pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<NewName>,
) -> Response {
    let (caller, cookie) = match known(&app, &ui, caller, Some(form.name.clone())).await {
        Ok(known) => known,
        Err(error) => return failed(&ui, &error),
    };
    let old = caller.person.profile.clone();
    let color = chosen(form.color).or_else(|| old.color.clone());
    let profile = Profile { name: Some(form.name), color, ..old };
    let kept = app.host.store().set_profile(&caller.person.id, &tidy_profile(profile)).await;
    if let Err(error) = kept {
        return failed(&ui, &error.into());
    }
    app.known.forget();
    let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), redirect::to(form.back.as_deref().unwrap_or("/"))).into_response()
}
