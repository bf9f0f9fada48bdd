//! Guests, profiles, accounts.

use std::sync::Arc;

use asterism_store::{Profile, Token};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::tables::{Listed, listed};
use crate::client::Client;
use crate::error::ApiError;
use crate::server::App;
use crate::session::{Caller, cookie, shown_name, tidy_profile};

/// The profile of a person. Every field is optional.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProfileBody {
    /// The name others see.
    name: Option<String>,
    /// The person's color, as an index into the interface's palette.
    #[serde(alias = "colour")]
    color: Option<u8>,
    /// The person's language: `en`, `ru`, `pl` or `it`.
    language: Option<String>,
}

impl ProfileBody {
    fn profile(self) -> Profile {
        let color = self.color.map(|color| color.to_string());
        tidy_profile(Profile { name: self.name, color, language: self.language })
    }
}

/// Your own account.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// The id of the person, as in views of tables.
    person: String,
    /// The name others see.
    name: String,
    /// The person's color, as an index into the interface's palette.
    color: Option<String>,
    /// The person's language.
    language: Option<String>,
    /// The name of the account, if the person has one.
    login: Option<String>,
    /// The token for further requests, only when it is new. Keep it secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

fn me_of(person: &asterism_store::PersonRecord, token: Option<&Token>) -> Me {
    Me {
        person: person.id.to_string(),
        name: shown_name(person),
        color: person.profile.color.clone(),
        language: person.profile.language.clone(),
        login: person.login.clone(),
        token: token.map(|token| token.reveal().to_owned()),
    }
}

fn with_cookie(app: &App, status: StatusCode, me: Me, token: Option<&Token>) -> Response {
    let cookie = cookie(token, app.config.secure);
    (status, [(SET_COOKIE, cookie)], Json(me)).into_response()
}

/// Become a guest, with a token but without an account.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = ProfileBody,
    responses((status = 201, description = "A guest with a token, also as a cookie", body = Me),
              (status = 429, description = "Too many guests", body = ApiError)))]
pub(crate) async fn become_guest(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    body: Result<Json<ProfileBody>, axum::extract::rejection::JsonRejection>,
) -> Result<Response, ApiError> {
    app.limits.guest(client)?;
    let body = body.map_or_else(|_| ProfileBody::default(), |Json(body)| body);
    let (person, token) = app.host.store().create_guest(body.profile()).await?;
    Ok(with_cookie(&app, StatusCode::CREATED, me_of(&person, Some(&token)), Some(&token)))
}

/// Get your own profile.
#[utoipa::path(get, path = "/api/me", tag = "people", security(("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = ApiError)))]
pub(crate) async fn me(caller: Caller) -> Json<Me> {
    Json(me_of(&caller.person, None))
}

/// Change your name, color or language. Tables show the change from your next visit on.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = ProfileBody,
    security(("token" = [])), responses((status = 200, body = Me)))]
pub(crate) async fn change_me(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<ProfileBody>,
) -> Result<Json<Me>, ApiError> {
    let mut person = caller.person;
    let new = body.profile();
    let old = person.profile;
    person.profile = Profile {
        name: new.name.or(old.name),
        color: new.color.or(old.color),
        language: new.language.or(old.language),
    };
    app.host.store().set_profile(&person.id, &person.profile).await?;
    app.known.forget();
    Ok(Json(me_of(&person, None)))
}

/// List the tables that you have entered, newest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", security(("token" = [])),
    responses((status = 200, body = Vec<Listed>)))]
pub(crate) async fn my_tables(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<Listed>>, ApiError> {
    let records = app.host.store().tables_of(&caller.person.id, None, 100).await?;
    Ok(Json(records.iter().filter_map(listed).collect()))
}

/// A name and a password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name of the account.
    login: String,
    /// The password.
    password: String,
}

/// The name and password of a new account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCredentials {
    /// The name of the account.
    login: String,
    /// The password.
    password: String,
    /// The current password, if there is already an account.
    old_password: Option<String>,
}

/// Turn a guest into an account, so that other devices can sign in, or change
/// its name and password. If there already is an account, its current password is
/// required. A change signs out all other devices.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = NewCredentials,
    security(("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = ApiError),
              (status = 409, body = ApiError)))]
pub(crate) async fn make_account(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    caller: Caller,
    Json(body): Json<NewCredentials>,
) -> Result<Json<Me>, ApiError> {
    // Attempts to guess passwords count like new guests.
    app.limits.guest(client)?;
    let id = &caller.person.id;
    let old = body.old_password.as_deref();
    app.host.store().set_account(id, &body.login, &body.password, old).await?;
    if old.is_some() {
        app.host.store().revoke_other_tokens(id, Some(&caller.token)).await?;
    }
    app.known.forget();
    let person = app.host.store().person(id).await?.ok_or_else(ApiError::unauthorized)?;
    Ok(Json(me_of(&person, None)))
}

/// Sign in to an account, which returns a new token.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = ApiError)))]
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Json(body): Json<Credentials>,
) -> Result<Response, ApiError> {
    // Attempts to guess passwords count like new guests.
    app.limits.guest(client)?;
    let signed = app.host.store().sign_in(&body.login, &body.password, "sign-in").await?;
    let (person, token) = signed;
    Ok(with_cookie(&app, StatusCode::OK, me_of(&person, Some(&token)), Some(&token)))
}

/// Sign out, which revokes the token.
#[utoipa::path(post, path = "/api/sign-out", tag = "people", security(("token" = [])),
    responses((status = 204, description = "Signed out")))]
pub(crate) async fn sign_out(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Response, ApiError> {
    app.host.store().revoke_this(&caller.token).await?;
    app.known.forget();
    let cookie = cookie(None, app.config.secure);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
}
