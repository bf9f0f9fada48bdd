//! Coming to a table by its link.

use std::sync::Arc;

use asterism_store::Profile;
use asterism_words::Args;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::html;
use serde::Deserialize;

use crate::api::action::{Action, perform};
use crate::api::tables::table_id;
use crate::error::ApiError;
use crate::pages::code;
use crate::pages::failed;
use crate::pages::guest::{chosen, colours, known};
use crate::pages::layout::page_in;
use crate::pages::redirect;
use crate::pages::speech::Speech;
use crate::pages::table::edition;
use crate::server::App;
use crate::session::{MaybeCaller, shown_name};

/// A link that was typed or pasted.
#[derive(Debug, Deserialize)]
pub(crate) struct Link {
    link: String,
}

/// Goes where a short code leads.
pub(crate) async fn by_code(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    speech: Speech,
) -> Response {
    let message = "No table has that code now; ask for a new one.";
    let unknown = ApiError::new(StatusCode::NOT_FOUND, "no-such-code", message);
    let Some(code) = code::read(&code) else { return failed(&speech, &unknown) };
    match code::look_up(&app, &speech, &code).await {
        Ok(path) => redirect::to(&path),
        Err(error) => failed(&speech, &error),
    }
}

/// Goes where a code or a link says; only the part after the host counts.
pub(crate) async fn by_link(
    State(app): State<Arc<App>>,
    speech: Speech,
    Form(form): Form<Link>,
) -> Response {
    if let Some(code) = code::read(&form.link) {
        return by_code(State(app), Path(code), speech).await;
    }
    let sane = |text: &&str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric());
    let parts: Vec<&str> = form.link.trim().split(['/', '?', '#']).filter(sane).collect();
    let at = |word: &str| parts.iter().position(|part| *part == word);
    let path = match (at("join"), at("table")) {
        (Some(at), _) if parts.len() > at + 2 => {
            format!("/join/{}/{}", parts[at + 1], parts[at + 2])
        }
        (_, Some(at)) if parts.len() > at + 1 => format!("/table/{}", parts[at + 1]),
        _ => {
            let message = "That is no link to a table.";
            let error = ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "not-a-link", message);
            return failed(&speech, &error);
        }
    };
    redirect::to(&path)
}

/// The page of an invitation.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path((id, token)): Path<(String, String)>,
    speech: Speech,
    caller: MaybeCaller,
) -> Response {
    let table = match table_id(&id) {
        Ok(id) => app.host.table(&id).await.map_err(ApiError::from),
        Err(error) => Err(error),
    };
    let table = match table {
        Ok(table) => table,
        Err(error) => return failed(&speech, &error),
    };
    let name = caller.0.as_ref().map(|caller| shown_name(&caller.person)).unwrap_or_default();
    let edition = edition(&table);
    let game = speech.edition(&edition);
    let content = html! {
        section.hero {
            h1 { (speech.say_with("web-invited", &Args::new().text("game", game.clone()))) }
            form.form method="post" action={ "/join/" (id) "/" (token) } {
                div.field {
                    label for="name" { (speech.say("web-name")) }
                    input #name type="text" name="name" maxlength="32" value=(name) autocomplete="nickname";
                }
                (colours(&speech, caller.0.as_ref().and_then(|caller| caller.person.profile.colour.as_deref())))
                button.button.main type="submit" { (speech.say("web-sit-down")) }
            }
        }
    };
    page_in(&speech, &game, Some(&edition), &content).into_response()
}

/// Under which name somebody comes.
#[derive(Debug, Deserialize)]
pub(crate) struct Coming {
    name: Option<String>,
    colour: Option<String>,
}

/// Comes in and sits down, or watches where no chair is free.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path((id, token)): Path<(String, String)>,
    speech: Speech,
    caller: MaybeCaller,
    Form(form): Form<Coming>,
) -> Response {
    let done = async {
        let table = table_id(&id)?;
        let name = form.name.filter(|name| !name.trim().is_empty());
        let (mut caller, cookie) = known(&app, &speech, caller, name.clone()).await?;
        let old = caller.person.profile.clone();
        let wished = Profile {
            name: name.or_else(|| old.name.clone()),
            colour: chosen(form.colour).or_else(|| old.colour.clone()),
            ..old.clone()
        };
        if wished != old {
            caller.person.profile = wished;
            caller.person.profile = crate::session::tidy_profile(caller.person.profile);
            app.host.store().set_profile(&caller.person.id, &caller.person.profile).await?;
            app.known.forget();
        }
        perform(&app, &table, &caller, Action::Enter { token: Some(token) }).await?;
        match perform(&app, &table, &caller, Action::Sit { chair: None }).await {
            Err(error) if !["no-free-chair", "seated-already"].contains(&error.code.as_str()) => {
                Err(error)
            }
            _ => Ok(cookie),
        }
    };
    match done.await {
        Ok(cookie) => {
            let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            (AppendHeaders(cookies), redirect::to(&format!("/table/{id}"))).into_response()
        }
        Err(error) => failed(&speech, &error),
    }
}
