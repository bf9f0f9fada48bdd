//! Language, theme, quick play, one's name.

use std::sync::Arc;

use asterism_store::Profile;
use axum::extract::{Form, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;

use crate::pages::failed;
use crate::pages::guest::{chosen, known};
use crate::pages::redirect;
use crate::pages::speech::{Speech, remember};
use crate::server::App;
use crate::session::{MaybeCaller, tidy_profile};

/// What somebody wishes.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wishes {
    language: Option<String>,
    theme: Option<String>,
    quick: Option<String>,
    back: Option<String>,
}

/// Remembers a wish.
pub(crate) async fn change(Form(wishes): Form<Wishes>) -> Response {
    let wished = [("language", wishes.language), ("theme", wishes.theme), ("quick", wishes.quick)];
    let cookies =
        wished.into_iter().filter_map(|(name, value)| Some((SET_COOKIE, remember(name, &value?))));
    let cookies: Vec<_> = cookies.collect();
    (AppendHeaders(cookies), redirect::to(wishes.back.as_deref().unwrap_or("/"))).into_response()
}

/// A new name.
#[derive(Debug, Deserialize)]
pub(crate) struct NewName {
    name: String,
    colour: Option<String>,
    back: Option<String>,
}

/// Changes one's name.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    speech: Speech,
    caller: MaybeCaller,
    Form(form): Form<NewName>,
) -> Response {
    let (caller, cookie) = match known(&app, &speech, caller, Some(form.name.clone())).await {
        Ok(known) => known,
        Err(error) => return failed(&speech, &error),
    };
    let old = caller.person.profile.clone();
    let colour = chosen(form.colour).or_else(|| old.colour.clone());
    let profile = Profile { name: Some(form.name), colour, ..old };
    let kept = app.host.store().set_profile(&caller.person.id, &tidy_profile(profile)).await;
    if let Err(error) = kept {
        return failed(&speech, &error.into());
    }
    app.known.forget();
    let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), redirect::to(form.back.as_deref().unwrap_or("/"))).into_response()
}
