//! Joining a table by a link or a short code.

use std::sync::Arc;

use asterism_host::HostError;
use asterism_store::Profile;
use asterism_table::{
    Action, ChairView, Digest, Holder, HolderView, Table, TableId, TableRefusal, Visibility,
};
use asterism_words::Args;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::api::action::perform;
use crate::api::tables::table_id;
use crate::error::{ApiError, Explanation, RequestError};
use crate::pages::code;
use crate::pages::failed;
use crate::pages::guest::{chosen, known};
use crate::pages::layout::people_page;
use crate::pages::profile::{self, ProfileForm};
use crate::pages::redirect;
use crate::pages::responses;
use crate::pages::table::{edition, title};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{holder_name, person_name, seat_avatar};
use crate::server::App;
use crate::session::{Caller, MaybeCaller, tidy_profile};

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
    Form(form): Form<ProfileForm>,
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
    let caller = caller.0.as_ref();
    let filled = ProfileForm::of(caller.map(|caller| &caller.person));
    shown(app, ui, caller, way, &filled, None).await
}

/// The invitation page, also with what is wrong with a name.
async fn shown(
    app: &App,
    ui: &UiPreferences,
    caller: Option<&Caller>,
    way: &Way,
    filled: &ProfileForm,
    wrong: Option<&Explanation>,
) -> Response {
    let found = async {
        let (id, link) = way.leads_to(app, ui).await?;
        let table = app.host.table(&id).await?;
        let prospect = Prospect::of(&table, &link, caller, app.host.now())?;
        Ok::<_, ApiError>((table, prospect))
    };
    let (table, prospect) = match found.await {
        Ok(found) => found,
        Err(error) => return failed(ui, &error),
    };
    let game = title(ui, &table);
    let content = html! {
        section.invitation {
            h1 { (ui.say_with("web-invited", &Args::new().text("game", game.clone()))) }
            (at_table(ui, &table))
            p.prospect role="status" { (prospect.text(ui, &table)) }
            @match prospect {
                Prospect::Seated => a.button.main href={ "/table/" (table.id()) } { (ui.say("people-to-table")) },
                Prospect::Refused => a.button href="/" { (ui.say("web-home")) },
                _ => form.form.panel method="post" action=(way.path()) {
                    (profile::fields(ui, caller.map(|caller| &caller.person), filled, wrong, "web-name"))
                    button.button.main type="submit" {
                        (ui.say(if prospect.sits() { "web-sit-down" } else { "people-spectate" }))
                    }
                },
            }
        }
    };
    let status = wrong.map_or(StatusCode::OK, |_| StatusCode::UNPROCESSABLE_ENTITY);
    (status, people_page(ui, &game, Some(&edition(&table)), &content)).into_response()
}

/// Host and players.
fn at_table(ui: &UiPreferences, table: &Table) -> Markup {
    let view = table.view(None);
    let taken: Vec<&ChairView> =
        view.chairs.iter().filter(|chair| chair.holder != HolderView::Nobody).collect();
    let names: Vec<String> = taken.iter().map(|chair| holder_name(ui, chair)).collect();
    let players = Args::new().text("names", names.join(", "));
    let host = view.host.as_ref().and_then(|host| table.people().find(|person| person.id == *host));
    html! {
        @if let Some(host) = host {
            p { (ui.say_with("people-join-host", &Args::new().text("name", person_name(ui, &host.id, &host.name)))) }
        }
        @if !names.is_empty() {
            div.with {
                span.avatars { @for chair in &taken { (seat_avatar(chair.chair, holder_color(chair), false)) } }
                p { (ui.say_with("people-join-players", &players)) }
            }
        }
    }
}

fn holder_color(chair: &ChairView) -> Option<u8> {
    match &chair.holder {
        HolderView::Person(person) | HolderView::StandIn(person) => person.color,
        HolderView::Nobody | HolderView::Bot { .. } => None,
    }
}

/// What awaits a person who accepts an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prospect {
    /// They have a chair already.
    Seated,
    /// They get a chair before the game.
    Sits,
    /// They join the running game.
    Joins,
    /// They watch: all chairs are taken.
    Full,
    /// They watch: nobody can join the running game.
    Closed,
    /// They watch: the link is for spectators.
    WatchLink,
    /// They see how the game ended.
    Over,
    /// There is no chair, and no spectators are allowed.
    Refused,
}

impl Prospect {
    fn of(
        table: &Table,
        link: &Digest,
        caller: Option<&Caller>,
        now: u64,
    ) -> Result<Self, ApiError> {
        let person = caller.map(|caller| &caller.person.id);
        if person.is_some_and(|person| table.chair_of(person).is_some()) {
            return Ok(Self::Seated);
        }
        let settings = table.settings();
        // Names are for those who were invited.
        let watch = table.is_watch_link(now, link);
        if watch.is_none() && settings.visibility == Visibility::Link {
            return Err(HostError::Refused(TableRefusal::NotInvited).into());
        }
        Ok(if table.is_over() {
            Self::Over
        } else if watch == Some(true) {
            Self::WatchLink
        } else if table.has_free_chair_by_link() {
            if table.in_lobby() { Self::Sits } else { Self::Joins }
        } else if !settings.spectators && !table.in_lobby() {
            Self::Refused
        } else if table.in_lobby() || table.has_open_seats() {
            Self::Full
        } else {
            Self::Closed
        })
    }

    const fn sits(self) -> bool {
        matches!(self, Self::Sits | Self::Joins)
    }

    fn text(self, ui: &UiPreferences, table: &Table) -> String {
        let free = table.chairs().iter().filter(|chair| chair.holder == Holder::Nobody).count();
        match self {
            Self::Seated => ui.say("people-join-seated"),
            Self::Sits if free == 0 => ui.say("people-join-bots"),
            Self::Sits => ui.say_with("people-join-free", &Args::new().amount("count", free)),
            Self::Joins => ui.say("people-join-started"),
            Self::Full => ui.say("people-join-full"),
            Self::Closed => ui.say("people-join-closed"),
            Self::WatchLink => ui.say("people-join-watch-link"),
            Self::Over => ui.say("people-join-over"),
            Self::Refused => ui.say("people-join-refused"),
        }
    }
}

/// Refusals of a chair after which the person may still watch the table.
const STAYS_STANDING: [&str; 7] = [
    "no-free-chair",
    "seated-already",
    "chair-taken",
    "vote-open",
    "not-let-back",
    "starting",
    "over",
];

/// Enters and sits down, or watches if no chair is free.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path((table, token)): Path<(String, String)>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(form): Form<ProfileForm>,
) -> Response {
    come(&app, &ui, caller, form, &Way::Link { table, token }).await
}

async fn come(
    app: &App,
    ui: &UiPreferences,
    caller: MaybeCaller,
    form: ProfileForm,
    way: &Way,
) -> Response {
    let name = match form.name() {
        Ok(name) => name,
        Err(error) => {
            return shown(app, ui, caller.0.as_ref(), way, &form, Some(&error.explanation)).await;
        }
    };
    let done = async {
        let (table, link) = way.leads_to(app, ui).await?;
        let watch = app.host.table(&table).await?.is_watch_link(app.host.now(), &link);
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
        if watch == Some(true) {
            return Ok((table, cookie));
        }
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
