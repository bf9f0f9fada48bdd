//! A set that is shared by a link: its last published version.

use std::sync::Arc;

use asterism_studio::CardSet;
use asterism_words::Args;
use axum::extract::{Path, Query, RawQuery, State};
use axum::response::{IntoResponse, Response};
use maud::html;

use crate::error::ApiError;
use crate::pages::decks::{PrintedDeck, Printing};
use crate::pages::guest::known;
use crate::pages::layout::page_with;
use crate::pages::studio::{Fields, crumbs, head, lead, no_such_set, read_set, written};
use crate::pages::studio_names::ShownSet;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::{failed, redirect};
use crate::server::App;
use crate::session::{MaybeCaller, shown_name_in};

/// A published version and who published it.
pub(crate) struct SharedSet {
    pub(crate) set: CardSet,
    pub(crate) by: Option<String>,
}

/// The last published version of the set with this link.
pub(crate) async fn shared(
    app: &App,
    ui: &UiPreferences,
    link: &str,
) -> Result<SharedSet, ApiError> {
    let store = app.host.store();
    // Links have the letters of ids; anything else isn't looked up.
    let plain = link.bytes().all(|byte| byte.is_ascii_alphanumeric()) && link.len() <= 64;
    let stored = if plain { store.set_by_link(link).await? } else { None };
    let stored = stored.ok_or_else(no_such_set)?;
    let last = store.set_versions(&stored.id).await?.into_iter().next();
    let last = last.ok_or_else(no_such_set)?;
    let owner = store.person(&stored.owner).await?;
    let by = owner.map(|owner| shown_name_in(ui.language, &owner));
    Ok(SharedSet { set: read_set(&last.body, last.version)?, by })
}

/// Leads to the page of a link that was pasted whole or in part.
pub(crate) async fn open(RawQuery(query): RawQuery) -> Response {
    let fields = Fields::read(query.unwrap_or_default().as_bytes());
    let link = fields.text("link").unwrap_or_default();
    let last = link.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    let plain: String = last.chars().filter(char::is_ascii_alphanumeric).take(64).collect();
    let path = if plain.is_empty() { "/studio".into() } else { format!("/studio/shared/{plain}") };
    redirect::to(&path)
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    Path(link): Path<String>,
) -> Response {
    let whole = async {
        let SharedSet { set, by } = shared(&app, &ui, &link).await?;
        let shown = ui.clone();
        let page = app.host.workers().run(move || {
            let (ui, cards) = (&shown, ShownSet::of(&set));
            let by = by.map(|by| ui.say_with("studio-by", &Args::new().text("name", by)));
            let version = Args::new().text("number", set.version.to_string());
            let content = html! {
                div.studio-set {
                    header.set-head {
                        div {
                            (crumbs(ui, None))
                            h1 { (set.title) }
                            @if !set.about.is_empty() { p.lead { (set.about) } }
                            p.note {
                                @if let Some(by) = by { (by) " · " }
                                (ui.say_with("web-cards", &Args::new().amount("count", set.cards.len())))
                                " · " (ui.say_with("studio-version", &version))
                            }
                        }
                        div.set-acts {
                            a.button.main.big href={ "/new?deck=fluxx-4&set=shared." (link) } { (ui.say("studio-to-table")) }
                            div.row {
                                form method="post" action={ "/studio/shared/" (link) "/fork" } data-plain { button.button type="submit" { (ui.say("studio-fork")) } }
                                a.button href={ "/studio/shared/" (link) "/print" } { (ui.say("web-print")) }
                            }
                        }
                    }
                    ul.deck-list { @for index in 0..set.cards.len() { li { (cards.face(ui, index)) } } }
                }
            };
            page_with(ui, &set.title, None, &head(), &content)
        });
        Ok::<_, ApiError>(page.await?.into_response())
    };
    whole.await.unwrap_or_else(|error| failed(&ui, &error))
}

pub(crate) async fn fork(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Path(link): Path<String>,
) -> Response {
    let forked = async {
        let SharedSet { set, by } = shared(&app, &ui, &link).await?;
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        app.limits.edit(caller.id().as_str())?;
        let copy = written(&set.fork(by));
        let id = app.host.store().create_set(&caller.id(), &copy).await?;
        Ok::<_, ApiError>(lead(cookie, &format!("/studio/{id}")))
    };
    forked.await.unwrap_or_else(|error| failed(&ui, &error))
}

pub(crate) async fn print(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    Path(link): Path<String>,
    Query(printing): Query<Printing>,
) -> Response {
    let printed = async {
        let SharedSet { set, .. } = shared(&app, &ui, &link).await?;
        let shown = ui.clone();
        let path = format!("/studio/shared/{link}");
        let page = app.host.workers().run(move || {
            let cards = ShownSet::of(&set).print_cards(&shown);
            let deck =
                PrintedDeck { title: set.title, class: "fluxx-4", path: &path, cards: &cards };
            deck.page(&shown, &printing)
        });
        Ok::<_, ApiError>(page.await?.into_response())
    };
    printed.await.unwrap_or_else(|error| failed(&ui, &error))
}
