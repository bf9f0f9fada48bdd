//! Responding when it isn't your turn: the buttons of a response window, the settings of
//! a player, and the cookie that remembers these settings.

use std::collections::BTreeSet;

use asterism_kernel::Seat;
use asterism_table::{Action, PassMode, TableId, WindowKind, WindowView, YouView};
use asterism_words::Args;
use axum::http::{HeaderMap, HeaderValue};
use maud::{Markup, html};

use crate::api::action::perform;
use crate::cookies;
use crate::error::ApiError;
use crate::pages::viewed_table::ViewedTable;
use crate::server::App;
use crate::session::Caller;

/// The name of the cookie.
const COOKIE: &str = "responses";
/// Separates the parts of the cookie. No code contains it.
const SEPARATOR: &str = "--";
/// The part of the cookie of people who want all windows to wait for them.
const WAIT: &str = "wait";

/// The codes of announcements that messages have words for.
const ANNOUNCEMENTS: [&str; 7] =
    ["rule", "goal", "keeper", "creeper", "action", "surprise", "steal"];

/// What a person has chosen at an earlier table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RememberedResponses {
    waits: bool,
    never_ask: BTreeSet<String>,
}

impl RememberedResponses {
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let mut found = Self::default();
        let text = cookies::find(headers, COOKIE).unwrap_or_default();
        for part in text.split(SEPARATOR) {
            if part == WAIT {
                found.waits = true;
            } else if ANNOUNCEMENTS.contains(&part) {
                found.never_ask.insert(part.to_owned());
            }
        }
        found
    }

    fn of_player(you: &YouView) -> Self {
        Self { waits: you.pass == PassMode::Wait, never_ask: you.never_ask.clone() }
    }

    fn cookie(&self) -> HeaderValue {
        let parts = self.waits.then_some(WAIT).into_iter();
        let parts: Vec<&str> = parts.chain(self.never_ask.iter().map(String::as_str)).collect();
        cookies::preference(COOKIE, &parts.join(SEPARATOR))
    }
}

/// Sits down and applies what the person has chosen at an earlier table.
pub(crate) async fn sit_down(
    app: &App,
    table: &TableId,
    caller: &Caller,
    chair: Option<usize>,
    remembered: &RememberedResponses,
) -> Result<(), ApiError> {
    perform(app, table, caller, Action::Sit { chair }).await?;
    if remembered.waits {
        perform(app, table, caller, Action::Pass { mode: PassMode::Wait }).await?;
    }
    if !remembered.never_ask.is_empty() {
        let about = remembered.never_ask.clone();
        perform(app, table, caller, Action::NeverAsk { about }).await?;
    }
    Ok(())
}

/// The cookie that remembers what a person has just chosen at this table.
pub(crate) async fn remember(app: &App, table: &TableId, caller: &Caller) -> Option<HeaderValue> {
    let table = app.host.table(table).await.ok()?;
    let you = table.view(Some(&caller.id())).you;
    Some(RememberedResponses::of_player(&you).cookie())
}

/// The buttons of an open window.
pub(crate) fn buttons(viewed: &ViewedTable<'_>, window: &WindowView, awaited: bool) -> Markup {
    let you = &viewed.view.you;
    let Some(seat) = you.seat else { return html! {} };
    let mode = |mode: &str, key: &str| viewed.button("pass", &[("mode", mode)], &viewed.say(key));
    let may_wait = window.kind == WindowKind::Beat
        && window.seats.contains(seat)
        && !window.waiting.contains(seat);
    html! {
        div.row.passes {
            @if may_wait { (viewed.button("wait", &[], &viewed.say("web-wait"))) }
            @match you.pass {
                PassMode::Ask | PassMode::Wait if awaited => {
                    (mode("until-asked", "web-pass-until-asked"))
                    @if window.kind != WindowKind::Sealed { (never_ask(viewed, window.about)) }
                    (mode("always", "web-pass-always"))
                }
                PassMode::Ask | PassMode::Wait => {}
                PassMode::UntilAsked | PassMode::Always => (mode("ask", "web-pass-ask")),
            }
        }
    }
}

/// The button that stops all questions about one kind of announcement.
fn never_ask(viewed: &ViewedTable<'_>, about: &str) -> Markup {
    let mut all = viewed.view.you.never_ask.clone();
    all.insert(about.to_owned());
    set_never_ask(viewed, &all, "web-never-ask", about)
}

fn set_never_ask(
    viewed: &ViewedTable<'_>,
    all: &BTreeSet<String>,
    key: &str,
    about: &str,
) -> Markup {
    let list = all.iter().map(String::as_str).collect::<Vec<_>>().join(",");
    let known = ANNOUNCEMENTS.into_iter().find(|code| *code == about);
    let label = viewed.ui.say_with(key, &Args::new().choice("about", known.unwrap_or("other")));
    viewed.button("never-ask", &[("about", &list)], &label)
}

/// Who holds the window open.
pub(crate) fn waiting(viewed: &ViewedTable<'_>, window: &WindowView) -> Markup {
    let name = |seat: Seat| viewed.name(seat);
    let names: Vec<String> = window.waiting.iter().map(name).collect();
    html! {
        @if !names.is_empty() {
            p.note.waits role="status" {
                (viewed.ui.say_with("web-waits", &Args::new().text("names", names.join(", "))))
            }
        }
    }
}

/// The settings in the menu.
pub(crate) fn menu(viewed: &ViewedTable<'_>) -> Markup {
    let you = &viewed.view.you;
    let waits = you.pass == PassMode::Wait;
    let (mode, key) =
        if waits { ("ask", "web-always-wait-off") } else { ("wait", "web-always-wait") };
    html! {
        (viewed.button("pass", &[("mode", mode)], &viewed.say(key)))
        @for about in &you.never_ask {
            @let others = you.never_ask.iter().filter(|other| *other != about).cloned().collect();
            (set_never_ask(viewed, &others, "web-ask-again", about))
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::COOKIE as COOKIE_HEADER;

    use super::*;

    #[test]
    fn the_cookie_remembers_what_a_person_has_chosen() {
        let never_ask = ["goal", "rule"].map(str::to_owned).into();
        let chosen = RememberedResponses { waits: true, never_ask };
        let cookie = chosen.cookie();
        let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE_HEADER, pair.parse().unwrap());
        assert_eq!(RememberedResponses::of(&headers), chosen);
        assert_eq!(RememberedResponses::of(&HeaderMap::new()), RememberedResponses::default());
        headers.insert(COOKIE_HEADER, "responses=--goal--nonsense".parse().unwrap());
        assert_eq!(RememberedResponses::of(&headers).never_ask, ["goal".to_owned()].into());
    }
}
