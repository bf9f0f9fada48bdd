//! Joining a table by a link or a short code.

use std::sync::Arc;

use asterism_store::Profile;
use asterism_table::{Action, Digest, TableId};
use asterism_words::Args;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::html;
use serde::Deserialize;

use crate::api::action::perform;
use crate::api::tables::table_id;
use crate::error::{ApiError, RequestError};
use crate::pages::code;
use crate::pages::failed;
use crate::pages::guest::{chosen, colors, known};
use crate::pages::layout::page_in;
use crate::pages::redirect;
use crate::pages::responses;
use crate::pages::table::{edition, title};
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{MaybeCaller, shown_name_in, tidy_profile};

/// The form for a link or code that was typed or pasted.
#[derive(Debug, Deserialize)]
pub(crate) struct Link {
    link: String,
}

/// How a person joins.
enum Way {
    Link { table: String, token: String },
    Code(String),
}

impl Way {
    /// The path of the invitation's page.
    fn path(&self) -> String {
        match self {
            Self::Link { table, token } => format!("/join/{table}/{token}"),
            Self::Code(code) => format!("/join/{code}"),
        }
    }

    /// The table, and the digest of the link's token.
    async fn leads_to(&self, app: &App, ui: &UiPreferences) -> Result<(TableId, Digest), ApiError> {
        match self {
            Self::Link { table, token } => Ok((table_id(table)?, Digest::of(token.as_bytes()))),
            Self::Code(code) => code::look_up(app, ui, code).await,
        }
    }
}

/// The invitation page for a short code.
pub(crate) async fn page_of_code(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    invitation(&app, &ui, &caller, &Way::Code(code)).await
}

pub(crate) async fn join_by_code(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<Coming>,
) -> Response {
    come(&app, &ui, caller, form, &Way::Code(code)).await
}

/// Redirects to the page of a code or a link. The host of the link is ignored.
pub(crate) async fn by_link(ui: UiPreferences, Form(form): Form<Link>) -> Response {
    if let Some(code) = code::read(&form.link) {
        return redirect::to(&format!("/join/{code}"));
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
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            let error = ApiError::new(status, &RequestError::NotALink);
            return failed(&ui, &error);
        }
    };
    redirect::to(&path)
}

/// The invitation page for a link.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path((table, token)): Path<(String, String)>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    invitation(&app, &ui, &caller, &Way::Link { table, token }).await
}

async fn invitation(app: &App, ui: &UiPreferences, caller: &MaybeCaller, way: &Way) -> Response {
    let table = match way.leads_to(app, ui).await {
        Ok((id, _)) => app.host.table(&id).await.map_err(ApiError::from),
        Err(error) => Err(error),
    };
    let table = match table {
        Ok(table) => table,
        Err(error) => return failed(ui, &error),
    };
    let name = caller.0.as_ref().map(|caller| shown_name_in(ui.language, &caller.person));
    let name = name.unwrap_or_default();
    let edition = edition(&table);
    let game = title(ui, &table);
    let content = html! {
        section.hero {
            h1 { (ui.say_with("web-invited", &Args::new().text("game", game.clone()))) }
            form.form method="post" action=(way.path()) {
                div.field {
                    label for="name" { (ui.say("web-name")) }
                    input #name type="text" name="name" maxlength="32" value=(name) autocomplete="nickname";
                }
                (colors(ui, caller.0.as_ref().and_then(|caller| caller.person.profile.color.as_deref())))
                button.button.main type="submit" { (ui.say("web-sit-down")) }
            }
        }
    };
    page_in(ui, &game, Some(&edition), &content).into_response()
}

/// Refusals of a chair after which the person may still watch the table.
const STAYS_STANDING: [&str; 6] =
    ["no-free-chair", "seated-already", "chair-taken", "vote-open", "not-let-back", "starting"];

/// The form for joining.
#[derive(Debug, Deserialize)]
pub(crate) struct Coming {
    name: Option<String>,
    color: Option<String>,
}

/// Enters and sits down, or watches if no chair is free.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path((table, token)): Path<(String, String)>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<Coming>,
) -> Response {
    come(&app, &ui, caller, form, &Way::Link { table, token }).await
}

async fn come(
    app: &App,
    ui: &UiPreferences,
    caller: MaybeCaller,
    form: Coming,
    way: &Way,
) -> Response {
    let done = async {
        let (table, link) = way.leads_to(app, ui).await?;
        let name = form.name.filter(|name| !name.trim().is_empty());
        let (mut caller, cookie) = known(app, ui, caller, name.clone()).await?;
        let old = caller.person.profile.clone();
        let profile = tidy_profile(Profile {
            name: name.or_else(|| old.name.clone()),
            color: chosen(form.color).or_else(|| old.color.clone()),
            ..old.clone()
        });
        if profile != old {
            caller.person.profile = profile;
            app.host.store().set_profile(&caller.person.id, &caller.person.profile).await?;
            app.known.forget();
        }
        perform(app, &table, &caller, Action::Enter { link: Some(link) }).await?;
        match responses::sit_down(app, &table, &caller, None, &ui.responses).await {
            Err(error) if !STAYS_STANDING.contains(&error.code.as_str()) => Err(error),
            _ => Ok((table, cookie)),
        }
    };
    match done.await {
        Ok((table, cookie)) => {
            let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            (AppendHeaders(cookies), redirect::to(&format!("/table/{table}"))).into_response()
        }
        Err(error) => failed(ui, &error),
    }
}
