//! The card studio: its routes, and what all of its pages need.

use std::sync::Arc;

use asterism_kernel::Explained as _;
use asterism_store::{SetId, StoredSet};
use asterism_studio::{CardSet, MAX_FILE_LEN};
use asterism_words::error_text_of;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};

use crate::error::{ApiError, RequestError};
use crate::pages::assets::address;
use crate::pages::layout::style;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::{
    redirect, studio_card, studio_changes, studio_set, studio_shared, studio_start,
};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// Maximum number of fields of a form that are read.
const MAX_FIELDS: usize = 600;

pub(crate) fn routes() -> Router<Arc<App>> {
    // A file is pasted or sent as a field, in which many letters take three bytes.
    let import = post(studio_start::import).layer(DefaultBodyLimit::max(MAX_FILE_LEN * 2));
    Router::new()
        .route("/studio", get(studio_start::page))
        .route("/studio/new", post(studio_start::create))
        .route("/studio/import", import)
        .route("/studio/shared", get(studio_shared::open))
        .route("/studio/shared/{link}", get(studio_shared::page))
        .route("/studio/shared/{link}/fork", post(studio_shared::fork))
        .route("/studio/shared/{link}/print", get(studio_shared::print))
        .route("/studio/{set}", get(studio_set::page).post(studio_changes::describe))
        .route("/studio/{set}/cards", post(studio_changes::cards))
        .route("/studio/{set}/publish", post(studio_changes::publish))
        .route("/studio/{set}/share", post(studio_changes::share))
        .route("/studio/{set}/fork", post(studio_changes::fork))
        .route("/studio/{set}/delete", post(studio_changes::delete))
        .route("/studio/{set}/file", get(studio_changes::export))
        .route("/studio/{set}/print", get(studio_set::print))
        .route("/studio/{set}/{card}", get(studio_card::page).post(studio_card::save))
        .route("/studio/{set}/{card}/preview", post(studio_card::preview))
}

/// The style sheet and the script of the studio.
pub(crate) fn head() -> Markup {
    html! { (style("studio")) script type="module" src=(address("studio.js")) {} }
}

/// The fields of a form. Line breaks are single characters, as cards are stored.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    pub(crate) fn read(body: &[u8]) -> Self {
        let fields = form_urlencoded::parse(body).take(MAX_FIELDS);
        Self(fields.map(|(name, value)| (name.into_owned(), value.replace("\r\n", "\n"))).collect())
    }

    pub(crate) fn one(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The trimmed text of a field, if there is any.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.one(name).map(str::trim).filter(|text| !text.is_empty())
    }

    pub(crate) fn number(&self, name: &str) -> Option<i64> {
        self.one(name)?.parse().ok()
    }

    /// Fields whose names begin so, with the rest of their names.
    pub(crate) fn beginning<'a>(
        &'a self,
        prefix: &'a str,
    ) -> impl DoubleEndedIterator<Item = (&'a str, &'a str)> {
        let fields = self.0.iter();
        fields.filter_map(move |(name, value)| Some((name.strip_prefix(prefix)?, value.as_str())))
    }
}

/// A set of the person who asks for it.
pub(crate) struct OwnSet {
    pub(crate) stored: StoredSet,
    pub(crate) set: CardSet,
}

impl OwnSet {
    pub(crate) fn new(stored: StoredSet) -> Result<Self, ApiError> {
        let set = read_set(&stored.draft, stored.version)?;
        Ok(Self { stored, set })
    }

    pub(crate) fn path(&self) -> String {
        format!("/studio/{}", self.stored.id)
    }

    /// Saves a changed set. Fails if it is too large, or was changed since `revision`.
    pub(crate) async fn save(
        &self,
        app: &App,
        set: &CardSet,
        revision: i64,
    ) -> Result<i64, ApiError> {
        set.check_size().map_err(|trouble| refused(&trouble))?;
        app.limits.edit(self.stored.owner.as_str())?;
        let store = app.host.store();
        Ok(store.save_set(&self.stored.owner, &self.stored.id, revision, &written(set)).await?)
    }
}

/// Reads a stored draft or version.
pub(crate) fn read_set(text: &str, version: i64) -> Result<CardSet, ApiError> {
    let set: CardSet = serde_json::from_str(text)
        .map_err(|_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, &RequestError::Storage))?;
    Ok(CardSet { version: u32::try_from(version).unwrap_or(0), ..set })
}

/// A set as it is stored.
pub(crate) fn written(set: &CardSet) -> String {
    // Maps with text keys and numbers can always be written.
    serde_json::to_string(set).unwrap_or_default()
}

pub(crate) fn refused(trouble: &asterism_studio::Trouble) -> ApiError {
    ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, trouble)
}

pub(crate) fn no_such_set() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchSet)
}

/// The caller's set with this id. The answer is the same for a set that doesn't exist
/// and one of somebody else, so that nobody learns which ids exist.
pub(crate) async fn own(
    app: &App,
    caller: MaybeCaller,
    id: &str,
) -> Result<(Caller, OwnSet), ApiError> {
    let caller = caller.0.ok_or_else(no_such_set)?;
    let id = SetId::new(id).ok_or_else(no_such_set)?;
    let stored = app.host.store().set(&id).await?;
    let stored = stored.filter(|stored| stored.owner == caller.id()).ok_or_else(no_such_set)?;
    Ok((caller, OwnSet::new(stored)?))
}

/// Leads to a page, with the cookie of a guest who is new.
pub(crate) fn lead(cookie: Option<HeaderValue>, path: &str) -> Response {
    let cookies: Vec<(_, HeaderValue)> =
        cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), redirect::to(path)).into_response()
}

/// What is wrong with a set, in words.
pub(crate) fn trouble_text(ui: &UiPreferences, trouble: &asterism_studio::Trouble) -> String {
    error_text_of(ui.language, trouble.code(), trouble.arguments())
}

/// The way back to the studio and the set.
pub(crate) fn crumbs(ui: &UiPreferences, set: Option<(&str, &str)>) -> Markup {
    html! {
        nav.crumbs aria-label=(ui.say("studio-crumbs")) {
            a href="/studio" { (ui.say("studio-title")) }
            @if let Some((path, title)) = set { span aria-hidden="true" { "›" } a href=(path) { (title) } }
        }
    }
}
