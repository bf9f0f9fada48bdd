//! Guests: people who play without an account.

use asterism_store::Profile;
use axum::http::HeaderValue;
use maud::{Markup, html};

use crate::error::ApiError;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{Caller, MaybeCaller, cookie, tidy_profile};

const COLOURS: u8 = 8;

/// Parses a chosen color.
pub(crate) fn chosen(text: Option<String>) -> Option<String> {
    text.filter(|text| text.parse::<u8>().is_ok_and(|colour| colour < COLOURS))
}

/// The choice of colors, each with its name for people who can't tell them apart.
pub(crate) fn colours(ui: &UiPreferences, now: Option<&str>) -> Markup {
    html! {
        fieldset.colours {
            legend { (ui.say("web-colour")) }
            @for colour in 0..COLOURS {
                @let name = colour.to_string();
                label {
                    input type="radio" name="colour" value=(name) checked[now == Some(name.as_str())];
                    span class={ "avatar tiny seat-" (name) } aria-hidden="true" {}
                    (ui.say(&format!("web-colour-{name}")))
                }
            }
        }
    }
}

/// The caller, or a new guest with the cookie that identifies them.
pub(crate) async fn known(
    app: &App,
    ui: &UiPreferences,
    caller: MaybeCaller,
    name: Option<String>,
) -> Result<(Caller, Option<HeaderValue>), ApiError> {
    if let Some(caller) = caller.0 {
        return Ok((caller, None));
    }
    if let Some(client) = ui.client {
        app.limits.guest(client)?;
    }
    let language = Some(ui.language.tag().to_owned());
    let profile = tidy_profile(Profile { name, colour: None, language });
    let (person, token) = app.host.store().create_guest(profile).await?;
    let kept = cookie(Some(&token), app.config.secure);
    Ok((Caller { person, token }, Some(kept)))
}
