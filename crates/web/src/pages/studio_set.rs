//! The page of a set: its cards, mistakes, versions, sharing, rulings.

use std::sync::Arc;

use asterism_store::SetVersion;
use asterism_studio::{MAX_NAME_LEN, Place, SetMistake};
use asterism_words::Args;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::error::ApiError;
use crate::pages::decks::{PrintedDeck, Printing};
use crate::pages::failed;
use crate::pages::layout::{icon, page_with};
use crate::pages::studio::{OwnSet, crumbs, head, own, trouble_text};
use crate::pages::studio_changes::{MAX_ABOUT, MAX_NOTE};
use crate::pages::studio_names::ShownSet;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::MaybeCaller;

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Response {
    let whole = async {
        let (_, own) = own(&app, caller, &id).await?;
        let versions = app.host.store().set_versions(&own.stored.id).await?;
        let (origin, shown) = (app.origin(&headers), ui.clone());
        let page = app.host.workers().run(move || {
            let (cards, mistakes) = (ShownSet::of(&own.set), own.set.mistakes());
            let page = SetPage { ui: &shown, own: &own, cards, mistakes, versions, origin };
            page_with(&shown, &own.set.title, None, &head(), &page.content())
        });
        Ok::<_, ApiError>(page.await?.into_response())
    };
    whole.await.unwrap_or_else(|error| failed(&ui, &error))
}

/// The print sheet of the draft.
pub(crate) async fn print(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Path(id): Path<String>,
    Query(printing): Query<Printing>,
) -> Response {
    let printed = async {
        let (_, own) = own(&app, caller, &id).await?;
        let shown = ui.clone();
        let page = app.host.workers().run(move || {
            let cards = ShownSet::of(&own.set).print_cards(&shown);
            let (title, path) = (own.set.title.clone(), own.path());
            PrintedDeck { title, class: "fluxx-4", path: &path, cards: &cards }
                .page(&shown, &printing)
        });
        Ok::<_, ApiError>(page.await?.into_response())
    };
    printed.await.unwrap_or_else(|error| failed(&ui, &error))
}

struct SetPage<'a> {
    ui: &'a UiPreferences,
    own: &'a OwnSet,
    cards: ShownSet,
    mistakes: Vec<SetMistake>,
    versions: Vec<SetVersion>,
    origin: String,
}

impl SetPage<'_> {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    fn path(&self, rest: &str) -> String {
        format!("{}{rest}", self.own.path())
    }

    fn revision(&self) -> Markup {
        html! { input type="hidden" name="revision" value=(self.own.stored.revision); }
    }

    fn content(&self) -> Markup {
        html! {
            div.studio-set {
                (self.head())
                (self.troubles())
                div.set-columns {
                    (self.list())
                    div.set-side { (self.share()) (self.publishing()) (self.rulings()) (self.settings()) }
                }
            }
        }
    }

    fn head(&self) -> Markup {
        let (ui, set) = (self.ui, &self.own.set);
        html! {
            header.set-head {
                div {
                    (crumbs(ui, None))
                    h1 { (set.title) }
                    @if !set.about.is_empty() { p.lead { (set.about) } }
                    p.note {
                        (ui.say_with("web-cards", &Args::new().amount("count", set.cards.len())))
                        @if let Some(origin) = &set.forked_from {
                            " · "
                            (ui.say_with("studio-forked-from", &Args::new().text("title", origin.title.clone()).text("number", origin.version.to_string())))
                            @if let Some(by) = &origin.by { " · " (ui.say_with("studio-by", &Args::new().text("name", by.clone()))) }
                        }
                    }
                }
                div.set-acts {
                    @if !set.cards.is_empty() {
                        a.button.main.big href={ "/new?deck=fluxx-4&set=" (self.own.stored.id) } { (self.say("studio-to-table")) }
                    }
                    div.row {
                        form method="post" action=(self.path("/fork")) data-plain { button.button type="submit" { (self.say("studio-fork")) } }
                        a.button href=(self.path("/print")) { (self.say("web-print")) }
                        a.button href=(self.path("/file")) download { (self.say("studio-export")) }
                    }
                }
            }
        }
    }

    fn troubles(&self) -> Markup {
        html! {
            @if !self.own.set.cards.is_empty() && !self.mistakes.is_empty() {
                section.warn aria-labelledby="mistakes" {
                    h2 #mistakes { (self.say("studio-mistakes")) }
                    ul {
                        @for mistake in &self.mistakes {
                            li {
                                @match mistake.place {
                                    Place::Card(index) => { a href=(self.path(&format!("/{index}"))) { (self.cards.title(self.ui, index)) } ": " },
                                    Place::Set | Place::Ruling(_) => {},
                                }
                                (trouble_text(self.ui, &mistake.trouble))
                            }
                        }
                    }
                }
            }
        }
    }

    fn list(&self) -> Markup {
        let new = format!("/studio?set={}", self.own.stored.id);
        html! {
            section aria-labelledby="cards" {
                div.row {
                    h2 #cards .grow { (self.say("studio-cards")) }
                    a.button href=(new) { "+ " (self.say("studio-new-card")) }
                }
                form #set-cards method="post" action=(self.path("/cards")) data-plain { (self.revision()) }
                ul.deck-list {
                    @for index in 0..self.own.set.cards.len() { li { (self.card(index)) } }
                    @if self.own.set.cards.is_empty() {
                        li { a.empty-place href=(new) { span aria-hidden="true" { "+" } (self.say("studio-first-card")) } }
                    }
                }
            }
        }
    }

    fn card(&self, index: usize) -> Markup {
        let title = self.cards.title(self.ui, index);
        let button = |name: &str, sign: &str, key: &str, off: bool| {
            let label = format!("{}: {title}", self.say(key));
            html! { button.plain type="submit" form="set-cards" name=(name) value=(index) aria-label=(label) disabled[off] { (sign) } }
        };
        html! {
            a.card-link href=(self.path(&format!("/{index}"))) { (self.cards.face(self.ui, index)) }
            div.card-acts {
                (button("earlier", "←", "studio-earlier", index == 0))
                (button("later", "→", "studio-later", index + 1 == self.own.set.cards.len()))
                (button("remove", "×", "studio-remove", false))
            }
        }
    }

    fn share(&self) -> Markup {
        let stored = &self.own.stored;
        html! {
            section.panel aria-labelledby="share" {
                h2 #share { (self.say("studio-share")) }
                @match &stored.link {
                    Some(link) if stored.version > 0 => p.link { a href={ "/studio/shared/" (link) } { (self.origin) "/studio/shared/" (link) } },
                    Some(_) => p.note { (self.say("studio-share-unpublished")) },
                    None => {},
                }
                p.note { (self.say("studio-share-how")) }
                form method="post" action=(self.path("/share")) data-plain {
                    @if stored.link.is_some() {
                        button.button type="submit" name="shared" value="no" { (self.say("studio-share-end")) }
                    } @else {
                        button.button type="submit" name="shared" value="yes" { (self.say("studio-share-begin")) }
                    }
                }
            }
        }
    }

    fn publishing(&self) -> Markup {
        let ui = self.ui;
        let number = |number: i64| Args::new().text("number", number.to_string());
        html! {
            section.panel aria-labelledby="versions" {
                h2 #versions { (self.say("studio-versions")) }
                @if self.mistakes.is_empty() {
                    form.form method="post" action=(self.path("/publish")) data-plain {
                        label for="note" { (self.say("studio-note")) }
                        input #note type="text" name="note" maxlength=(MAX_NOTE) autocomplete="off";
                        div { button.button.main type="submit" { (ui.say_with("studio-publish", &number(self.own.stored.version + 1))) } }
                    }
                } @else {
                    p.note { (self.say("studio-publish-later")) }
                }
                ol.versions reversed {
                    @for version in &self.versions {
                        li { strong { (ui.say_with("studio-version", &number(version.version))) } @if !version.note.is_empty() { " · " (version.note) } }
                    }
                }
                p.note { (self.say("studio-versions-how")) }
            }
        }
    }

    fn rulings(&self) -> Markup {
        let rulings = &self.own.set.rulings;
        html! {
            section.panel aria-labelledby="rulings" {
                h2 #rulings { (self.say("studio-rulings")) }
                @if rulings.is_empty() { p.note { (self.say("studio-no-rulings")) } }
                ul {
                    @for (index, ruling) in rulings.iter().enumerate() {
                        @let name = self.cards.names.title(self.ui.language, &format!("{}/{}", self.cards.edition, ruling.card));
                        li.row {
                            span.grow { (name) @if let Some(said) = ruling.scenario["name"].as_str() { ": " (said) } }
                            button.plain type="submit" form="set-cards" name="ruling" value=(index) aria-label={ (self.say("studio-remove")) ": " (name) } { "×" }
                        }
                    }
                }
            }
        }
    }

    fn settings(&self) -> Markup {
        let set = &self.own.set;
        html! {
            details.panel {
                summary { (self.say("studio-settings")) }
                form.form method="post" action=(self.own.path()) data-plain {
                    (self.revision())
                    div.field { label for="title" { (self.say("studio-set-title")) } input #title type="text" name="title" required value=(set.title) maxlength=(MAX_NAME_LEN); }
                    div.field { label for="about" { (self.say("studio-about")) } textarea #about name="about" rows="3" maxlength=(MAX_ABOUT) { (set.about) } }
                    div { button.button type="submit" { (icon("yes")) (self.say("studio-save")) } }
                }
                details.delete {
                    summary { (self.say("studio-delete")) }
                    form.form method="post" action=(self.path("/delete")) data-plain {
                        p.note { (self.say("studio-delete-how")) }
                        div { button.button.danger type="submit" { (self.say("studio-delete-now")) } }
                    }
                }
            }
        }
    }
}
