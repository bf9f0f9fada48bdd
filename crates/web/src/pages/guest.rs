//! Whoever plays without having said who they are becomes a guest.

use asterism_store::Profile;
use axum::http::HeaderValue;

use crate::error::ApiError;
use crate::pages::speech::Speech;
use crate::server::App;
use crate::session::{Caller, MaybeCaller, cookie, tidy_profile};

/// The caller, or a new guest with the cookie that makes them known.
pub(crate) async fn known(
    app: &App,
    speech: &Speech,
    caller: MaybeCaller,
    name: Option<String>,
) -> Result<(Caller, Option<HeaderValue>), ApiError> {
    if let Some(caller) = caller.0 {
        return Ok((caller, None));
    }
    if let Some(client) = speech.client {
        app.limits.guest(client)?;
    }
    let language = Some(speech.language.tag().to_owned());
    let profile = tidy_profile(Profile { name, colour: None, language });
    let (person, token) = app.host.store().create_guest(profile).await?;
    let kept = cookie(Some(&token), app.config.secure);
    Ok((Caller { person, token }, Some(kept)))
}
