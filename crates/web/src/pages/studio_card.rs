//! The page of a card: sentence, face, texts, KDL, mistakes. Every change is saved.

use std::sync::Arc;

use asterism_builder::{Change, ChangeError, apply, read};
use asterism_cards::ast::Kind;
use asterism_cards::spelling::Spelled as _;
use asterism_studio::{CardName, CardSet, MAX_CARD_LEN, MAX_NAME_LEN, SetCard};
use asterism_words::Args;
use axum::extract::{Path, RawForm, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};

use crate::error::ApiError;
use crate::pages::layout::{icon, page_with};
use crate::pages::studio::{Fields, OwnSet, crumbs, head, no_such_set, own};
use crate::pages::studio_builder::BuilderView;
use crate::pages::studio_names::ShownSet;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::{failed, redirect};
use crate::server::App;
use crate::session::MaybeCaller;

/// What has to be said about the last change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Saved,
    /// Somebody else has changed the card; what was sent is shown but not saved.
    Conflict,
    /// The change can't be made.
    Refused(ChangeError),
    /// Only shown.
    Preview,
}

fn index_of(set: &CardSet, card: &str) -> Result<usize, ApiError> {
    let index = card.parse().ok().filter(|index| *index < set.cards.len());
    index.ok_or_else(no_such_set)
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Path((id, card)): Path<(String, String)>,
) -> Response {
    let whole = async {
        let (_, own) = own(&app, caller, &id).await?;
        let index = index_of(&own.set, &card)?;
        shown(&app, &ui, own, index, Outcome::Saved, None, false).await
    };
    whole.await.unwrap_or_else(|error| failed(&ui, &error))
}

/// The page of a card, or for a script only what may have changed in it.
async fn shown(
    app: &App,
    ui: &UiPreferences,
    own: OwnSet,
    index: usize,
    outcome: Outcome,
    // What stands in the text field, if it isn't what is stored.
    typed: Option<String>,
    live: bool,
) -> Result<Response, ApiError> {
    let status = match outcome {
        Outcome::Saved | Outcome::Preview => StatusCode::OK,
        Outcome::Conflict => StatusCode::CONFLICT,
        Outcome::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let ui = ui.clone();
    let page = app.host.workers().run(move || {
        let mut set = own.set.clone();
        if let Some(typed) = &typed {
            set.cards[index].kdl.clone_from(typed);
        }
        let cards = ShownSet::of(&set);
        let page = CardPage { ui: &ui, own: &own, set: &set, cards, index, outcome };
        if live {
            return Html(page.form().into_string());
        }
        let title = page.cards.title(&ui, index);
        page_with(&ui, &title, None, &head(), &page.content())
    });
    Ok((status, page.await?).into_response())
}

/// The text of a card after what a form says. A text that was edited by hand comes first:
/// the parts of the form belong to the text that was shown.
fn edited(stored: &SetCard, fields: &Fields) -> Result<String, ChangeError> {
    let before = fields.one("shown").unwrap_or(&stored.kdl);
    let mut text = fields.one("kdl").unwrap_or(before).to_owned();
    if text.len() > MAX_CARD_LEN {
        return Err(ChangeError::TooMuch);
    }
    if text == before {
        // The last first, so that the places of the others stay.
        for (part, value) in fields.beginning("part-").rev() {
            let sentence = read(&text, &asterism_builder::Known::default());
            let now = sentence.as_ref().and_then(|sentence| sentence.part(part));
            let same = now.is_some_and(|part| part.value.as_deref().unwrap_or_default() == value);
            if !same && !value.is_empty() {
                let change = Change::Choose { part: part.to_owned(), value: value.to_owned() };
                text = apply(&text, &change)?;
            }
        }
        for (part, own) in fields.beginning("own-").rev().filter(|(_, own)| !own.trim().is_empty())
        {
            let change = Change::OwnWords { part: part.to_owned(), text: own.to_owned() };
            text = apply(&text, &change)?;
        }
        for (place, what) in fields.beginning("add-").rev().filter(|(_, what)| !what.is_empty()) {
            let line = place.rsplit_once('-').map_or(place, |(line, _)| line).to_owned();
            text = apply(&text, &Change::Add { line, what: what.to_owned() })?;
        }
    }
    let Some((act, what)) = fields.one("do").and_then(|text| text.split_once(' ')) else {
        return Ok(text);
    };
    let part = what.to_owned();
    let change = match act {
        "remove" => Change::Remove { part },
        "up" => Change::Move { part, up: true },
        "down" => Change::Move { part, up: false },
        "kind" => Change::Kind(Kind::from_word(what).ok_or(ChangeError::NotHere)?),
        "fix" => {
            let mistakes = SetCard::new(text.as_str()).mistakes_in_text();
            let found = what.parse::<usize>().ok().and_then(|index| mistakes.get(index));
            let fixed = found.and_then(|mistake| mistake.fix.as_ref()?.apply(&text));
            return fixed.ok_or(ChangeError::NoSuchPart);
        }
        _ => return Ok(text),
    };
    apply(&text, &change)
}

/// Gives the card the name that was typed, in the visitor's language.
fn rename(ui: &UiPreferences, card: &mut SetCard, typed: &str, now: &str) {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(MAX_NAME_LEN).collect();
    let name = name.trim_end().to_owned();
    let tag = ui.language.tag();
    if name.is_empty() {
        card.names.remove(tag);
    } else if name != now {
        card.names.entry(tag.to_owned()).or_default().name = name;
    }
}

/// Saves what a form says. Answers with the page, or for a script with its form.
pub(crate) async fn save(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    headers: HeaderMap,
    Path((id, card)): Path<(String, String)>,
    RawForm(body): RawForm,
) -> Response {
    let live = headers.contains_key("x-live");
    let saved = async {
        let (_, mut own) = own(&app, caller, &id).await?;
        let index = index_of(&own.set, &card)?;
        let (fields, set, shown_ui) = (Fields::read(&body), own.set.clone(), ui.clone());
        let typed = fields.one("kdl").map(str::to_owned);
        // Another card of the set may have changed; this one must not.
        let same = fields.one("shown").is_none_or(|before| before == set.cards[index].kdl);
        let revision = fields.number("revision").unwrap_or(-1);
        if !same && revision != own.stored.revision {
            return shown(&app, &ui, own, index, Outcome::Conflict, typed, live).await;
        }
        let changed = app.host.workers().run(move || {
            let mut set = set;
            let now = ShownSet::of(&set).title(&shown_ui, index);
            set.cards[index].kdl = edited(&set.cards[index], &fields)?;
            if let Some(name) = fields.one("name") {
                rename(&shown_ui, &mut set.cards[index], name, &now);
            }
            Ok::<_, ChangeError>(set)
        });
        let set = match changed.await? {
            Ok(set) => set,
            Err(error) => {
                return shown(&app, &ui, own, index, Outcome::Refused(error), None, live).await;
            }
        };
        if set != own.set {
            let revision = own.stored.revision;
            match own.save(&app, &set, revision).await {
                Ok(revision) => own.stored.revision = revision,
                // Somebody was faster while this was read.
                Err(error) if error.status == StatusCode::CONFLICT.as_u16() => {
                    return shown(&app, &ui, own, index, Outcome::Conflict, typed, live).await;
                }
                Err(error) => return Err(error),
            }
            own.set = set;
        }
        if live {
            return shown(&app, &ui, own, index, Outcome::Saved, None, true).await;
        }
        Ok(redirect::to(&format!("{}/{index}", own.path())))
    };
    saved.await.unwrap_or_else(|error| failed(&ui, &error))
}

/// The form as a change would make it. Nothing is saved.
pub(crate) async fn preview(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Path((id, card)): Path<(String, String)>,
    RawForm(body): RawForm,
) -> Response {
    let tried = async {
        let (caller, mut own) = own(&app, caller, &id).await?;
        app.limits.edit(caller.id().as_str())?;
        let index = index_of(&own.set, &card)?;
        let (fields, before) = (Fields::read(&body), own.set.cards[index].clone());
        match app.host.workers().run(move || edited(&before, &fields)).await? {
            Ok(text) => own.set.cards[index].kdl = text,
            Err(error) => {
                return shown(&app, &ui, own, index, Outcome::Refused(error), None, true).await;
            }
        }
        shown(&app, &ui, own, index, Outcome::Preview, None, true).await
    };
    tried.await.unwrap_or_else(|error| failed(&ui, &error))
}

struct CardPage<'a> {
    ui: &'a UiPreferences,
    own: &'a OwnSet,
    /// The set with the text that is shown.
    set: &'a CardSet,
    cards: ShownSet,
    index: usize,
    outcome: Outcome,
}

impl CardPage<'_> {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    fn path(&self, rest: &str) -> String {
        format!("{}/{}{rest}", self.own.path(), self.index)
    }

    fn card(&self) -> &SetCard {
        &self.set.cards[self.index]
    }

    fn content(&self) -> Markup {
        let set = self.own.path();
        html! {
            div.studio-card {
                (crumbs(self.ui, Some((&set, &self.set.title))))
                (self.form())
                nav.strip aria-label=(self.say("studio-cards")) {
                    @for index in 0..self.set.cards.len() {
                        @let (kind, glyph) = self.cards.glyph(index);
                        a class={ "mini " (kind) } href={ (set) "/" (index) } aria-current=[(index == self.index).then_some("page")] aria-label=(self.cards.title(self.ui, index)) { (icon(glyph)) }
                    }
                    a.mini.more href={ "/studio?set=" (self.own.stored.id) } aria-label=(self.say("studio-new-card")) { "+" }
                }
            }
        }
    }

    fn form(&self) -> Markup {
        let known = self.cards.known();
        let sentence = read(&self.card().kdl, &known);
        let kind = sentence.as_ref().map(|sentence| sentence.kind);
        let mistakes = self.card().mistakes_in_text();
        let sound = mistakes.is_empty() && self.card().read().is_some();
        let title = self.cards.title(self.ui, self.index);
        let named = self.card().names.get(self.ui.language.tag()).map(|name: &CardName| &name.name);
        html! {
            form #card-form method="post" action=(self.path("")) data-plain data-preview=(self.path("/preview"))
                data-say-search=(self.say("studio-search")) data-say-own=(self.say("studio-not-here")) data-say-own-label=(self.say("studio-own-label"))
                data-say-done=(self.say("studio-done")) data-say-cancel=(self.say("studio-cancel")) data-say-nothing=(self.say("studio-nothing-found"))
                data-say-take=(self.say("studio-take")) data-say-offline=(self.say("studio-offline")) data-say-remove=(self.say("studio-remove")) {
                // The first button is pressed by Enter in any field.
                button.unseen tabindex="-1" aria-hidden="true" type="submit" { (self.say("studio-show")) }
                div #state data-live data-readable[sentence.is_some()] data-conflict[self.outcome == Outcome::Conflict] {
                    input type="hidden" name="revision" value=(self.own.stored.revision);
                    input type="hidden" name="shown" value=(self.shown_text());
                }
                header.card-head {
                    h1 #card-title data-live { (title) }
                    p #saved .note role="status" data-live { (self.outcome_text(mistakes.len())) }
                    div.row {
                        button.button.with-script #undo type="button" disabled aria-label=(self.say("studio-undo")) { (icon("undo")) }
                        button.button.with-script #redo type="button" disabled aria-label=(self.say("studio-redo")) { span.mirrored { (icon("undo")) } }
                        a.button href=(self.path("/art")) { (self.say("studio-art")) }
                        a.button href=(self.path("/strength")) { (self.say("studio-strength")) }
                        button.button.main type="submit" formaction=(self.path("/try")) formnovalidate disabled[!sound] #try { (self.say("studio-try")) }
                    }
                }
                div #conflict data-live { (self.conflict()) }
                div.card-columns {
                    div.card-main {
                        section.panel aria-labelledby="card-is" {
                            h2.unseen #card-is { (self.say("builder-kind")) }
                            div #kinds .kind-pills data-live { (BuilderView::kinds(self.ui, kind)) }
                            div.field.name-field { label for="name" { (self.say("studio-name")) } input #name type="text" name="name" value=(named.map_or("", String::as_str)) placeholder=(title) maxlength=(MAX_NAME_LEN) autocomplete="off"; }
                        }
                        section.panel aria-labelledby="does" {
                            h2 #does { (self.say("studio-does")) }
                            p.note.with-script { (self.say("studio-does-how")) }
                            div #sentence role="group" aria-labelledby="does" data-live {
                                @match &sentence {
                                    Some(sentence) => (BuilderView { ui: self.ui, words: self.cards.words(self.ui.language), sentence }.lines()),
                                    None => p.warn { (self.say("studio-unreadable")) },
                                }
                            }
                            div.row.no-script { button.button.main type="submit" { (self.say("studio-show")) } }
                        }
                        section.panel aria-labelledby="reads" {
                            h2 #reads { (self.say("studio-reads")) }
                            div #texts data-live { (self.texts()) }
                        }
                    }
                    div.card-face { div #face data-live { (self.cards.face(self.ui, self.index)) } }
                    div.card-side {
                        section.panel aria-labelledby="kdl-title" {
                            h2 #kdl-title { label for="kdl" { (self.say("studio-kdl")) } }
                            textarea #kdl name="kdl" rows="12" spellcheck="false" autocapitalize="off" autocomplete="off" maxlength=(MAX_CARD_LEN) aria-describedby="mistakes" { "\n" (self.card().kdl) }
                            div #mistakes data-live { (self.mistakes(&mistakes)) }
                            div.row.no-script { button.button type="submit" { (self.say("studio-show")) } }
                        }
                        div #warnings data-live { (self.warnings()) }
                    }
                }
            }
        }
    }

    /// The text that is stored, or would be: the parts of the form belong to it.
    fn shown_text(&self) -> &str {
        &self.own.set.cards[self.index].kdl
    }

    fn outcome_text(&self, mistakes: usize) -> String {
        match self.outcome {
            Outcome::Conflict => self.say("studio-not-saved"),
            Outcome::Refused(error) => self.say(&format!("studio-{}", error.code())),
            Outcome::Preview => self.say("studio-preview"),
            Outcome::Saved if mistakes == 0 => self.say("studio-saved"),
            Outcome::Saved => {
                let args = Args::new().amount("count", mistakes);
                self.ui.say_with("studio-saved-mistakes", &args)
            }
        }
    }

    fn conflict(&self) -> Markup {
        html! {
            @if self.outcome == Outcome::Conflict {
                div.warn role="alert" {
                    p { (self.say("studio-conflict")) }
                    div.row {
                        button.button type="submit" data-keep { (self.say("studio-keep-mine")) }
                        a.button href=(self.path("")) { (self.say("studio-take-other")) }
                    }
                }
            }
        }
    }

    fn texts(&self) -> Markup {
        html! {
            dl.texts {
                @for (language, name, named, text) in self.cards.texts(self.index) {
                    dt lang=(language.tag()) { abbr title=(language.native_name()) { (language.tag().to_uppercase()) } }
                    dd lang=(language.tag()) {
                        strong { (name) }
                        @if !named { " " a.note lang=(self.ui.language.tag()) href=(self.path("/art")) { (self.say("studio-no-name")) } }
                        p { (text) }
                    }
                }
            }
        }
    }

    fn mistakes(&self, mistakes: &[asterism_studio::CardMistake]) -> Markup {
        html! {
            @if mistakes.is_empty() { p.in-step { (icon("yes")) (self.say("studio-in-step")) } }
            ul.mistakes {
                @for (index, mistake) in mistakes.iter().enumerate() {
                    @let place = Args::new().amount("line", mistake.line).amount("column", mistake.column);
                    li.warn {
                        a href="#kdl" data-line=(mistake.line) data-column=(mistake.column) { (self.ui.say_with("studio-place", &place)) }
                        " " span lang="en" { (mistake.text) @if let Some(advice) = &mistake.advice { " — " (advice) } }
                        @if let Some(fix) = &mistake.fix {
                            " " button.button.small type="submit" name="do" value={ "fix " (index) } data-fix { (self.ui.say_with("studio-fix", &Args::new().text("word", fix.text.clone()))) }
                        }
                    }
                }
            }
        }
    }

    fn warnings(&self) -> Markup {
        let found = self.cards.warnings(self.ui, self.index);
        html! {
            @if !found.is_empty() {
                section.panel aria-labelledby="worth" {
                    h2 #worth { (self.say("studio-worth")) }
                    ul.findings { @for text in &found { li { (text) } } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(kdl: &str, body: &str) -> Result<String, ChangeError> {
        edited(&SetCard::new(kdl), &Fields::read(body.as_bytes()))
    }

    #[test]
    fn parts_buttons_and_text_change_a_card() {
        let kdl = "action \"a\" { draw 1 }";
        let chosen = after(kdl, "part-c.0%230=3&part-c.0=draw");
        assert_eq!(chosen.as_deref(), Ok("action \"a\" { draw 3 }"));
        let added = after(kdl, "add-c-1=%3Eextra-turn");
        assert_eq!(added.as_deref(), Ok("action \"a\" { draw 1; extra-turn }"));
        assert!(after(kdl, "do=kind+goal").is_ok_and(|text| text.starts_with("goal")));
        assert!(after(kdl, "own-c.0=sing").is_ok_and(|text| text.contains("act \"sing\"")));
        let typed = after(kdl, "kdl=action+%22a%22+{+darw+1+}&part-c.0%230=3");
        assert_eq!(typed.as_deref(), Ok("action \"a\" { darw 1 }"));
        let fixed = after("action \"a\" { darw 1 }", "do=fix+0");
        assert_eq!(fixed.as_deref(), Ok(kdl));
    }

    #[test]
    fn nonsense_changes_nothing() {
        let kdl = "action \"a\" { draw 1 }";
        for body in ["do=fix+7", "do=kind+king", "part-c.9=draw", "add-c.0-0=%3Enothing"] {
            assert!(after(kdl, body).is_err(), "{body}");
        }
        let huge = format!("kdl={}", "x".repeat(MAX_CARD_LEN + 1));
        assert_eq!(after(kdl, &huge), Err(ChangeError::TooMuch));
        assert_eq!(after(kdl, "do=dance&x=y").as_deref(), Ok(kdl));
    }
}
