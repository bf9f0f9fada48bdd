//! Guests: people who play without an account.

use asterism_store::Profile;
use axum::http::HeaderValue;
use maud::{Markup, html};

use crate::error::ApiError;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{Caller, MaybeCaller, cookie, tidy_profile};

const COLORS: u8 = 8;

/// Parses a chosen color.
pub(crate) fn chosen(text: Option<String>) -> Option<String> {
    text.filter(|text| text.parse::<u8>().is_ok_and(|color| color < COLORS))
}

/// The choice of colors, each with its name for people who can't tell them apart.
pub(crate) fn colors(ui: &UiPreferences, now: Option<&str>) -> Markup {
    html! {
        fieldset.colors {
            legend { (ui.say("web-color")) }
            @for color in 0..COLORS {
                @let name = color.to_string();
                label {
                    input type="radio" name="color" value=(name) checked[now == Some(name.as_str())];
                    span class={ "avatar tiny seat-" (name) } aria-hidden="true" {}
                    (ui.say(&format!("web-color-{name}")))
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
    let profile = tidy_profile(Profile { name, color: None, language });
    let (person, token) = app.host.store().create_guest(profile).await?;
    let kept = cookie(Some(&token), app.config.secure);
    Ok((Caller { person, token }, Some(kept)))
}
