//! The first page of the studio: the person's sets, and how a card begins.

use std::sync::Arc;

use asterism_builder::{new_card, own_words};
use asterism_cards::ast::Kind;
use asterism_cards::{is_name, print_card, written_out};
use asterism_studio::{CardName, CardSet, MAX_NAME_LEN, SetCard, edition_id};
use asterism_words::{Args, kind_name};
use axum::extract::{RawForm, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::error::{ApiError, RequestError};
use crate::pages::failed;
use crate::pages::fluxx_card::glyph;
use crate::pages::guest::known;
use crate::pages::layout::{icon, page_with};
use crate::pages::single_cards;
use crate::pages::studio::{Fields, OwnSet, head, lead, own, refused, written};
use crate::pages::studio_names::{KINDS, ShownSet};
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::MaybeCaller;

/// Maximum length of an idea, in characters.
const MAX_IDEA: usize = 300;

/// What is shown of a set in the list.
struct ListedSet {
    id: String,
    title: String,
    cards: usize,
    version: i64,
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawQuery(query): RawQuery,
) -> Response {
    let fields = Fields::read(query.unwrap_or_default().as_bytes());
    let stored = match caller.0 {
        Some(caller) => app.host.store().sets_of(&caller.id()).await,
        None => Ok(Vec::new()),
    };
    let stored = match stored {
        Ok(stored) => stored,
        Err(error) => return failed(&ui, &error.into()),
    };
    let shown = ui.clone();
    let whole = app.host.workers().run(move || {
        let sets = stored.into_iter().filter_map(|stored| {
            let own = OwnSet::new(stored).ok()?;
            Some(ListedSet {
                id: own.stored.id.to_string(),
                title: own.set.title,
                cards: own.set.cards.len(),
                version: own.stored.version,
            })
        });
        let page = StartPage { ui: &shown, sets: sets.collect(), fields: &fields };
        page_with(&shown, &shown.say("studio-title"), None, &head(), &page.content())
    });
    match whole.await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&ui, &error.into()),
    }
}

struct StartPage<'a> {
    ui: &'a UiPreferences,
    sets: Vec<ListedSet>,
    fields: &'a Fields,
}

impl StartPage<'_> {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    /// The set that a new card goes into.
    fn chosen(&self) -> Option<&ListedSet> {
        match self.fields.one("set") {
            Some(id) => self.sets.iter().find(|set| set.id == id),
            None => self.sets.first(),
        }
    }

    fn into(&self) -> Markup {
        html! { input type="hidden" name="set" value=(self.chosen().map_or("", |set| &set.id)); }
    }

    fn content(&self) -> Markup {
        let idea: String =
            self.fields.text("idea").unwrap_or_default().chars().take(MAX_IDEA).collect();
        html! {
            div.studio-start {
                @if !self.sets.is_empty() { (self.own_sets()) }
                h1 { (self.say("studio-idea")) }
                p.lead { (self.say("studio-lead")) }
                form.idea method="get" action="/studio" role="search" {
                    label.unseen for="idea" { (self.say("studio-idea-label")) }
                    input #idea type="text" name="idea" value=(idea) maxlength=(MAX_IDEA) autocomplete="off" placeholder=(self.say("studio-idea-example"));
                    (self.target())
                    button.button.main.big type="submit" { (self.say("studio-make")) }
                }
                @if !idea.is_empty() { (self.nearest(&idea)) }
                section aria-labelledby="by-kind" {
                    h2 #by-kind { (self.say("studio-kinds")) }
                    form.kinds-list method="post" action="/studio/new" data-plain {
                        (self.into())
                        @for kind in KINDS {
                            button.kind name="kind" value=(kind.word()) type="submit" {
                                span class={ "mini " (kind.word()) } aria-hidden="true" { (icon(glyph(kind))) }
                                span.about-kind {
                                    strong class={ "k-" (kind.word()) } { (kind_name(self.ui.language, kind)) }
                                    span { (self.say(&format!("studio-kind-{}", kind.word()))) }
                                    span.note { (self.say(&format!("studio-like-{}", kind.word()))) }
                                }
                            }
                        }
                    }
                }
                (self.existing())
                (self.open())
            }
        }
    }

    fn own_sets(&self) -> Markup {
        let ui = self.ui;
        html! {
            section aria-labelledby="own-sets" {
                h2 #own-sets { (self.say("studio-own-sets")) }
                ul.games {
                    @for set in &self.sets {
                        li {
                            a.game href={ "/studio/" (set.id) } {
                                span.name { (set.title) }
                                span.note {
                                    @if set.version > 0 { (ui.say_with("studio-version", &Args::new().text("number", set.version.to_string()))) }
                                    @else { (self.say("studio-draft")) }
                                }
                                span.go { (ui.say_with("web-cards", &Args::new().amount("count", set.cards))) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Which set a card goes into.
    fn target(&self) -> Markup {
        html! {
            @if !self.sets.is_empty() {
                label.unseen for="set" { (self.say("studio-into")) }
                select #set name="set" {
                    @for set in &self.sets {
                        option value=(set.id) selected[self.chosen().is_some_and(|chosen| chosen.id == set.id)] { (set.title) }
                    }
                    option value="" selected[self.chosen().is_none()] { (self.say("studio-new-set")) }
                }
            }
        }
    }

    /// The sentence nearest to an idea, and the idea in its own words.
    fn nearest(&self, idea: &str) -> Markup {
        let ui = self.ui;
        let mut set = CardSet::new("idea");
        let mut add = |kdl: Option<String>| set.cards.extend(kdl.map(SetCard::new));
        let words = asterism_words::BuilderWords::new(
            ui.language,
            crate::pages::ui_preferences::names(),
            "",
        );
        let near = words.idea("idea", idea);
        let honor = own_words(Kind::Action, "idea", idea);
        let found = near.is_some() && near != honor;
        add(near.filter(|_| found));
        let shown = ShownSet::of(&set);
        let text = shown.texts(0).into_iter().find(|(language, ..)| *language == ui.language);
        html! {
            section.panel.nearest aria-labelledby="nearest" {
                h2 #nearest { (self.say(if found { "studio-nearest" } else { "studio-no-match" })) }
                @if let Some((.., text)) = text { p.said { (text) } p.note { (self.say("studio-nearest-how")) } }
                form.row method="post" action="/studio/new" data-plain {
                    (self.into())
                    input type="hidden" name="idea" value=(idea);
                    @if found { button.button.main type="submit" name="as" value="nearest" { (self.say("studio-start-nearest")) } }
                    button class={ "button" @if !found { " main" } } type="submit" name="as" value="own" { (self.say("studio-own-words")) }
                }
                p.note { (self.say("studio-honor")) }
            }
        }
    }

    /// Changing a card of an edition.
    fn existing(&self) -> Markup {
        let ui = self.ui;
        let search = self.fields.text("find").unwrap_or_default();
        let found = single_cards::search(ui, search);
        html! {
            section #existing aria-labelledby="by-card" {
                h2 #by-card { (self.say("studio-existing")) }
                form.row role="search" method="get" action="/studio#existing" {
                    (self.into())
                    label.unseen for="find" { (self.say("new-search")) }
                    input #find .grow type="text" name="find" value=(search) maxlength="60" autocomplete="off" placeholder=(self.say("new-search"));
                    button.button type="submit" { (self.say("new-search-button")) }
                }
                @if !search.is_empty() && found.is_empty() {
                    p.note role="status" { (ui.say_with("new-search-nothing", &Args::new().text("search", search.to_owned()))) }
                }
                form method="post" action="/studio/new" data-plain {
                    (self.into())
                    ul.found-cards {
                        @for card in &found {
                            li {
                                span class={ "picture k-" (card.definition.kind.word()) } { (card.picture) }
                                span.grow { strong { (card.name) } " " span.note { (ui.edition(card.edition)) } }
                                button.button.small type="submit" name="copy" value=(card.id) { (self.say("studio-change-copy")) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Opening a file or a link.
    fn open(&self) -> Markup {
        html! {
            div.columns {
                details.panel {
                    summary { (self.say("studio-open-file")) }
                    form.form method="post" action="/studio/import" data-plain {
                        input.with-script type="file" accept=".json,application/json" data-into="file" aria-label=(self.say("studio-open-file"));
                        label for="file" { (self.say("studio-file-text")) }
                        textarea #file name="file" rows="4" spellcheck="false" {}
                        div { button.button type="submit" { (self.say("studio-open")) } }
                    }
                }
                details.panel {
                    summary { (self.say("studio-open-link")) }
                    form.form method="get" action="/studio/shared" {
                        label for="link" { (self.say("studio-link-label")) }
                        input #link type="text" name="link" autocomplete="off";
                        div { button.button type="submit" { (self.say("studio-open")) } }
                    }
                }
            }
        }
    }
}

/// An id that no card of the set has: the Latin letters of the name, or a number.
fn free_id(set: &CardSet, name: &str) -> String {
    let taken: Vec<String> = set.cards.iter().filter_map(SetCard::id).collect();
    let latin = name.is_ascii().then(|| edition_id(name)).filter(|id| is_name(id));
    let base = latin.unwrap_or_else(|| format!("card-{}", set.cards.len() + 1));
    let numbered = (2..).map(|number| format!("{base}-{number}"));
    std::iter::once(base.clone()).chain(numbered).find(|id| !taken.contains(id)).unwrap_or(base)
}

/// A name for an idea: its first two longer words.
fn name_of(idea: &str) -> String {
    let words = idea.split(|letter: char| !letter.is_alphanumeric());
    let longer: Vec<&str> = words.filter(|word| word.chars().count() > 3).take(2).collect();
    let name = longer.join(" ");
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    first.into_iter().chain(std::iter::once(letters.as_str().to_owned())).collect()
}

/// The new card that a form asks for.
fn begun(ui: &UiPreferences, set: &CardSet, fields: &Fields) -> Option<SetCard> {
    let language = ui.language;
    if let Some(idea) = fields.text("idea") {
        let idea: String = idea.chars().filter(|c| !c.is_control()).take(MAX_IDEA).collect();
        let name: String = name_of(&idea).chars().take(MAX_NAME_LEN).collect();
        let id = free_id(set, &name);
        let words =
            asterism_words::BuilderWords::new(language, crate::pages::ui_preferences::names(), "");
        let near = (fields.one("as") != Some("own")).then(|| words.idea(&id, &idea)).flatten();
        let mut card = SetCard::new(near.or_else(|| own_words(Kind::Action, &id, &idea))?);
        if !name.is_empty() {
            let name = CardName { name, ..CardName::default() };
            card.names.insert(language.tag().to_owned(), name);
        }
        return Some(card);
    }
    if let Some((edition, card)) = fields.text("copy").and_then(single_cards::by_id) {
        let mut copy = written_out(edition, card);
        copy.id = free_id(set, &card.id);
        return Some(SetCard::new(print_card(&copy)));
    }
    let kind = fields.text("kind").and_then(|word| KINDS.into_iter().find(|it| it.word() == word));
    let kind = kind?;
    Some(SetCard::new(new_card(kind, &free_id(set, &format!("new-{}", kind.word())))))
}

/// Begins a card, in a set of the person or in a new one.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawForm(body): RawForm,
) -> Response {
    let fields = Fields::read(&body);
    let made = async {
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        app.limits.edit(caller.id().as_str())?;
        let chosen = fields.text("set").map(str::to_owned);
        let old = match &chosen {
            Some(id) => Some(own(&app, MaybeCaller(Some(caller.clone())), id).await?.1),
            None => None,
        };
        let set = old.as_ref().map(|own| own.set.clone());
        let set = set.unwrap_or_else(|| CardSet::new(ui.say("studio-first-set")));
        let shown = ui.clone();
        let set = app.host.workers().run(move || {
            let mut set = set;
            let card = begun(&shown, &set, &fields)?;
            set.cards.push(card);
            Some(set)
        });
        let nothing = || ApiError::new(StatusCode::BAD_REQUEST, &RequestError::NothingChosen);
        let set = set.await?.ok_or_else(nothing)?;
        let last = set.cards.len() - 1;
        let path = match old {
            Some(own) => {
                own.save(&app, &set, own.stored.revision).await?;
                own.path()
            }
            None => {
                set.check_size().map_err(|trouble| refused(&trouble))?;
                let id = app.host.store().create_set(&caller.id(), &written(&set)).await?;
                format!("/studio/{id}")
            }
        };
        Ok::<_, ApiError>(lead(cookie, &format!("{path}/{last}")))
    };
    made.await.unwrap_or_else(|error| failed(&ui, &error))
}

/// Opens a file as a new set.
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawForm(body): RawForm,
) -> Response {
    let read = app.host.workers().run(move || {
        let fields = Fields::read(&body);
        let set = CardSet::import(fields.one("file").unwrap_or_default()).map_err(|error| {
            let error = RequestError::NotASet { reason: error.to_string() };
            ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &error)
        })?;
        set.check_size().map_err(|trouble| refused(&trouble))?;
        Ok::<_, ApiError>(set)
    });
    let opened = async {
        let set = read.await??;
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        app.limits.edit(caller.id().as_str())?;
        let id = app.host.store().create_set(&caller.id(), &written(&set)).await?;
        Ok::<_, ApiError>(lead(cookie, &format!("/studio/{id}")))
    };
    opened.await.unwrap_or_else(|error| failed(&ui, &error))
}

#[cfg(test)]
mod tests {
    use asterism_words::Language;

    use super::*;

    fn card(language: Language, body: &str) -> Option<SetCard> {
        let set = CardSet::new("x");
        begun(&UiPreferences::plain(language), &set, &Fields::read(body.as_bytes()))
    }

    #[test]
    fn every_beginning_is_one_card() {
        for kind in KINDS {
            let begun = card(Language::English, &format!("kind={}", kind.word())).unwrap();
            assert!(begun.kdl.starts_with(kind.word()), "{}", begun.kdl);
        }
        for idea in ["xyzzy plugh", "\"} quotes { \\", "everybody+draws+cards", "а+б+в"] {
            for language in Language::ALL {
                let begun = card(language, &format!("idea={idea}")).unwrap();
                assert!(begun.id().is_some(), "{idea}: {}", begun.kdl);
            }
        }
        let copy = card(Language::English, "copy=fluxx-4/great-theme-song");
        let goal = copy.or_else(|| card(Language::English, "copy=fluxx-4/peace"));
        assert!(goal.is_some_and(|card| card.id().is_some()));
        for nothing in ["", "kind=meta", "copy=fluxx-4/nothing", "idea=+"] {
            assert_eq!(card(Language::English, nothing), None, "{nothing}");
        }
    }

    #[test]
    fn ideas_have_short_names() {
        assert_eq!(name_of("a magpie that steals from all"), "Magpie that");
        assert_eq!(name_of("сорока крадёт"), "Сорока крадёт");
        assert_eq!(name_of("! ? <b>"), "");
    }
}
