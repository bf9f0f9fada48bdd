//! Going on with another device, by a one-time link or QR code.
//!
//! Opening the link only shows a page with a button, so that previews of links don't use
//! it up. The button uses it, once.

use std::sync::Arc;
use std::time::Duration;

use asterism_store::Token;
use asterism_words::Args;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::html;

use crate::error::ApiError;
use crate::pages::failed;
use crate::pages::layout::people_page;
use crate::pages::qr::qr;
use crate::pages::redirect;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{MaybeCaller, cookie, shown_name_in};

/// How long a link works, in minutes.
const MINUTES: u64 = 10;

/// Creates a link and shows it. The link is not part of any URL of this device.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    headers: HeaderMap,
    caller: MaybeCaller,
) -> Response {
    let Some(caller) = caller.0 else { return redirect::to("/me") };
    let made = async {
        app.limits.device_link(caller.person.id.as_str())?;
        let valid_for = Duration::from_secs(MINUTES * 60);
        let made = app.host.store().create_device_link(&caller.person.id, valid_for).await?;
        Ok::<_, ApiError>(made)
    };
    let token = match made.await {
        Ok(token) => token,
        Err(error) => return failed(&ui, &error),
    };
    let link = format!("{}/device/{}", app.origin(&headers), token.reveal());
    let minutes = Args::new().text("minutes", MINUTES.to_string());
    let content = html! {
        section.narrow {
            h1 { (ui.say("people-device")) }
            p { (ui.say_with("people-device-scan", &minutes)) }
            div.panel.device {
                span.unseen #device-qr { (ui.say("people-device-qr")) }
                @if let Some(code) = qr(&link, "device-qr") { (code) }
                p.link { (link) }
                button.button type="button" data-copy=(link) data-copied=(ui.say("web-copied")) { (ui.say("web-copy")) }
            }
            p { a href="/me" { (ui.say("web-back")) } }
        }
    };
    people_page(&ui, &ui.say("people-device"), None, &content).into_response()
}

/// Asks whether this browser should become the link's owner. The link stays valid.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let owner = async {
        limit(&app, &ui)?;
        let owner = app.host.store().owner_of_device_link(&Token::from_text(&token)).await?;
        Ok::<_, ApiError>(owner)
    };
    let owner = match owner.await {
        Ok(owner) => owner,
        Err(error) => return failed(&ui, &error),
    };
    let named = |name: String| Args::new().text("name", name);
    let name = shown_name_in(ui.language, &owner);
    let replaced =
        caller.0.filter(|caller| caller.person.login.is_none() && caller.person.id != owner.id);
    let title = ui.say_with("people-device-title", &named(name.clone()));
    let content = html! {
        section.narrow {
            h1 { (title) }
            p.lead { (ui.say_with("people-device-confirm", &named(name.clone()))) }
            @if let Some(replaced) = replaced {
                p.warn { (ui.say_with("people-device-loses", &named(shown_name_in(ui.language, &replaced.person)))) }
            }
            form method="post" action=(ui.path) {
                button.button.main.big type="submit" { (ui.say_with("people-device-accept", &named(name))) }
            }
        }
    };
    people_page(&ui, &title, None, &content).into_response()
}

/// Uses the link: this browser becomes its owner.
pub(crate) async fn accept(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    ui: UiPreferences,
) -> Response {
    let used = async {
        limit(&app, &ui)?;
        let used = app.host.store().use_device_link(&Token::from_text(&token), "device").await?;
        Ok::<_, ApiError>(used)
    };
    match used.await {
        Ok((_, token)) => {
            let kept = cookie(Some(&token), app.config.secure);
            (AppendHeaders([(SET_COOKIE, kept)]), redirect::to("/")).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}

/// Attempts are limited like those for short codes.
fn limit(app: &App, ui: &UiPreferences) -> Result<(), ApiError> {
    ui.client.map_or(Ok(()), |client| app.limits.code(client))
}
