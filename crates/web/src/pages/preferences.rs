//! Changes language, theme and quick play.

use axum::extract::Form;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;

use crate::cookies;
use crate::pages::redirect;

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
