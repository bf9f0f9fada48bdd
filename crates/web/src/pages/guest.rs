//! Whoever plays without having said who they are becomes a guest.

use asterism_store::Profile;
use axum::http::HeaderValue;
use maud::{Markup, html};

use crate::error::ApiError;
use crate::pages::speech::Speech;
use crate::server::App;
use crate::session::{Caller, MaybeCaller, cookie, tidy_profile};

/// How many colours there are to choose from.
const COLOURS: u8 = 8;

/// A colour that was chosen, if it is one.
pub(crate) fn chosen(text: Option<String>) -> Option<String> {
    text.filter(|text| text.parse::<u8>().is_ok_and(|colour| colour < COLOURS))
}

/// The colours to choose from, each with its name: none is told by its colour
/// alone.
pub(crate) fn colours(speech: &Speech, now: Option<&str>) -> Markup {
    html! {
        fieldset.colours {
            legend { (speech.say("web-colour")) }
            @for colour in 0..COLOURS {
                @let name = colour.to_string();
                label {
                    input type="radio" name="colour" value=(name) checked[now == Some(name.as_str())];
                    span class={ "avatar tiny seat-" (name) } aria-hidden="true" {}
                    (speech.say(&format!("web-colour-{name}")))
                }
            }
        }
    }
}

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
