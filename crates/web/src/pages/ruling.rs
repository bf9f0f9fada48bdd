//! *Show me*: a ruling as a small board to step through. Next and back are links, so that
//! it works without scripts; a script exchanges the content instead, also in the panel
//! over a table.

use std::sync::Arc;

use asterism_cards::ast;
use asterism_catalog::{AnyView, Level, edition, editions};
use asterism_kernel::Seat;
use asterism_lessons::{Ruling, RulingMoment, ruling};
use asterism_table::{Person, PersonId};
use asterism_words::{Args, kind_name, ruling_text, rulings};
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::{ApiError, RequestError};
use crate::pages::assets::address;
use crate::pages::card::large;
use crate::pages::fluxx_card::{art, face, named};
use crate::pages::guest::known;
use crate::pages::layout::{icon, page_with, style};
use crate::pages::replay::through;
use crate::pages::ruling_board::{OpenTable, RulingBoard};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, ViewedTable};
use crate::pages::{failed, page_game, redirect};
use crate::server::App;
use crate::session::MaybeCaller;

/// The reader's id at the table in memory.
const READER: &str = "reader";

/// Which step to show, and the card whose ruling it is.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Shown {
    step: Option<usize>,
    /// As `edition/id`.
    card: Option<String>,
}

fn missing() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage)
}

/// Whether a card has this ruling.
fn has(card: &ast::Card, word: &str, ui: &UiPreferences) -> bool {
    rulings(ui.language, card).iter().any(|one| one.word == word)
}

/// The card that was asked for, or the first one with this ruling.
fn card_of(
    ui: &UiPreferences,
    word: &str,
    asked: Option<&str>,
    deck: &[String],
) -> Option<(String, &'static ast::Card)> {
    let asked = asked.and_then(|id| id.split_once('/')).and_then(|(from, id)| {
        let (from, card) = named(from, id)?;
        has(card, word, ui).then(|| (from.to_owned(), card))
    });
    let first = |from: &str| {
        let card = edition(from)?.cards.iter().find(|card| has(card, word, ui))?;
        Some((from.to_owned(), card))
    };
    let all = editions().iter().map(|edition| edition.id.as_str());
    asked.or_else(|| deck.iter().map(String::as_str).chain(all).find_map(first))
}

/// A step in words.
struct StepText {
    /// For the list of steps.
    short: Markup,
    sentences: Vec<Markup>,
}

struct RulingPage<'a> {
    ui: &'a UiPreferences,
    ruling: &'static Ruling,
    moments: Vec<RulingMoment>,
    step: usize,
    card: Option<(String, &'static ast::Card)>,
    origin: String,
}

impl RulingPage<'_> {
    fn link(&self, step: usize) -> String {
        let card = self.card.as_ref().map(|(from, card)| format!("&card={from}/{}", card.id));
        format!("/rulings/{}?step={step}{}", self.ruling.word, card.unwrap_or_default())
    }

    /// What a step does, from the lines that it adds to the log. A choice without a line
    /// of its own is named.
    fn text(&self, step: usize, person: &PersonId) -> StepText {
        let ui = self.ui;
        let context = PageContext::default();
        let moment = &self.moments[step];
        let viewed = ViewedTable::new(ui, &moment.table, Some(person), &context);
        let Some(before) = step.checked_sub(1).map(|before| &self.moments[before]) else {
            let turn = viewed.view.game.as_ref().and_then(|view| match view {
                AnyView::Fluxx(view) => Some(view.turn),
                _ => None,
            });
            let yours = turn.is_none_or(|seat| seat.index() == 0);
            let name = turn.map(|seat| viewed.name(seat)).unwrap_or_default();
            let key = if yours { "rulings-before-you" } else { "rulings-before-other" };
            let sentence = html! { (ui.say_with(key, &Args::new().text("name", name))) };
            return StepText {
                short: html! { (ui.say("rulings-before")) },
                sentences: vec![sentence],
            };
        };
        let from = before.table.view(Some(person)).lines;
        let lines = moment.table.lines(Some(person), from);
        let parts = moment.table.game().zip(viewed.view.game.as_ref());
        let told = parts.map_or_else(Vec::new, |parts| page_game::log(&viewed, parts, &lines));
        let mut sentences: Vec<Markup> = told.into_iter().map(|line| line.text).collect();
        if sentences.is_empty() {
            sentences = self.chosen(before, moment);
        }
        let short = sentences.first().cloned().unwrap_or_default();
        StepText { short, sentences }
    }

    /// The choices of a step by name, as their players see them.
    fn chosen(&self, before: &RulingMoment, moment: &RulingMoment) -> Vec<Markup> {
        let context = PageContext::default();
        let sentence = |(seat, text): &(Seat, String)| {
            let (table, eyes) = through(&before.table, seat.index(), self.ui);
            let viewed = ViewedTable::new(self.ui, &table, eyes.as_ref(), &context);
            let (game, view) = table.game().zip(viewed.view.game.as_ref())?;
            let label = page_game::place_of(&viewed, game, view, text)?.label;
            let name = viewed.names.get(seat.index()).cloned().unwrap_or_default();
            let args = Args::new().text("name", name).text("move", label);
            let key = if seat.index() == 0 { "rulings-you-choose" } else { "rulings-chooses" };
            Some(html! { (self.ui.say_with(key, &args)) })
        };
        moment.moves.iter().filter_map(sentence).collect()
    }

    fn steps(&self, texts: &[StepText]) -> Markup {
        html! {
            nav aria-label=(self.ui.say("rulings-steps")) {
                ol.ruling-steps {
                    @for (index, text) in texts.iter().enumerate() {
                        @let state = match index.cmp(&self.step) {
                            std::cmp::Ordering::Less => "done",
                            std::cmp::Ordering::Equal => "now",
                            std::cmp::Ordering::Greater => "later",
                        };
                        li class=(state) {
                            a href=(self.link(index)) data-step aria-current=[(index == self.step).then_some("step")] {
                                span.number { (index + 1) } " " span.short { (text.short) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn content(&self, person: &PersonId) -> Markup {
        let (ui, step, last) = (self.ui, self.step, self.moments.len() - 1);
        let texts: Vec<StepText> = (0..=last).map(|step| self.text(step, person)).collect();
        let open = |step: usize| OpenTable::new(&self.moments[step].table, person, ui);
        let before = step.checked_sub(1).and_then(open);
        let board = open(step).map(|now| {
            let table = &self.moments[step].table;
            RulingBoard { ui, table, person, now: &now, before: before.as_ref() }.markup()
        });
        let sentence = ruling_text(ui.language, self.ruling.word).unwrap_or_default();
        let title = self.card.as_ref().map(|(from, card)| {
            let kind = kind_name(ui.language, card.kind);
            let face = face(ui.language, card, from, 0);
            (
                face.title().to_owned(),
                large(card.kind.word(), &face.without_rulings(), &art(card, from, &kind, 0)),
            )
        });
        html! {
            (style("ruling"))
            article.ruling data-ruling {
                header {
                    p.zone { (ui.say("learn-show")) }
                    h1 { @match &title { Some((title, _)) => (title), None => (ui.say("learn-show")) } }
                    button.button.small type="button" data-copy={ (self.origin) (self.link(step)) } data-copied=(ui.say("web-copied")) { (ui.say("web-copy")) }
                }
                aside aria-label=(ui.say("rulings-ruling")) {
                    @if let Some((_, card)) = &title { (card) }
                    p.ruling-text { (icon("scales")) span { (sentence) } }
                }
                div.ruling-main {
                    @if let Some(board) = board { (board) }
                    div.ruling-says role="status" {
                        span.number aria-hidden="true" { (step + 1) }
                        div {
                            p.unseen { (ui.say_with("learn-step", &Args::new().amount("step", step + 1).amount("all", last + 1))) }
                            p { @for sentence in &texts[step].sentences { (sentence) " " } }
                            @if step == last { p.conclusion { strong { (sentence) } } }
                        }
                    }
                    div.ruling-ways {
                        @if step > 0 { a.button href=(self.link(step - 1)) rel="prev" data-step data-back aria-keyshortcuts="b ArrowLeft" { (ui.say("web-back")) } }
                        @else { span.button.off aria-hidden="true" { (ui.say("web-back")) } }
                        (self.steps(&texts))
                        @if step < last { a.button.main href=(self.link(step + 1)) rel="next" data-step data-next aria-keyshortcuts="n ArrowRight" { (ui.say("learn-next")) } }
                        @else { a.button href=(self.link(0)) data-step { (ui.say("learn-again")) } }
                    }
                }
                footer {
                    p.note { (ui.say("rulings-tested")) }
                    form method="post" action={ "/rulings/" (self.ruling.word) "/try" } data-plain {
                        button class={ "button" @if step == last { " main" } } type="submit" { (icon("star")) (ui.say("rulings-try")) }
                    }
                }
            }
        }
    }
}

/// Builds a game and plays the scenario, so it runs on a worker thread.
fn rendered(
    ui: &UiPreferences,
    ruling: &'static Ruling,
    shown: &Shown,
    origin: String,
) -> Result<Html<String>, ApiError> {
    let id = PersonId::new(READER).expect("a plain word is an id");
    let person = Person { id: id.clone(), name: ui.say("learn-you"), color: None };
    // A test plays all of them, so nobody should see the error.
    let moments = ruling.moments(&person).map_err(|error| {
        let reason = error.to_string();
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, &RequestError::Unreadable { reason })
    })?;
    let deck = &ruling.described.setup.mix.editions;
    let card = card_of(ui, ruling.word, shown.card.as_deref(), deck);
    let step = shown.step.unwrap_or(0).min(moments.len() - 1);
    let theme = card.as_ref().map(|(from, _)| from.clone());
    let page = RulingPage { ui, ruling, moments, step, card, origin };
    let head = html! { script type="module" src=(address("ruling.js")) {} };
    Ok(page_with(ui, &ui.say("learn-show"), theme.as_deref(), &head, &page.content(&id)))
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(word): Path<String>,
    Query(shown): Query<Shown>,
    headers: HeaderMap,
    ui: UiPreferences,
) -> Response {
    let Some(ruling) = ruling(&word) else { return failed(&ui, &missing()) };
    let (origin, wishes) = (app.origin(&headers), ui.clone());
    let work = move || rendered(&wishes, ruling, &shown, origin);
    match app.host.workers().run(work).await.map_err(ApiError::from).flatten() {
        Ok(page) => page.into_response(),
        Err(error) => failed(&ui, &error),
    }
}

/// *Try it yourself*: a table that begins at the ruling's position.
pub(crate) async fn attempt(
    State(app): State<Arc<App>>,
    Path(word): Path<String>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let made = async {
        let ruling = ruling(&word).ok_or_else(missing)?;
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        app.admit_table(caller.person.id.as_str(), ui.client)?;
        let (described, person) = (ruling.described.clone(), caller.at_table());
        let made = app.host.stage(described, &person, 0, Level::default()).await?;
        app.count_table(&made, ui.client);
        Ok::<_, ApiError>((made, cookie))
    };
    match made.await {
        Ok((made, cookie)) => {
            let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            (AppendHeaders(cookies), redirect::to(&format!("/table/{made}"))).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}

#[cfg(test)]
mod tests {
    use asterism_words::Language;

    use super::*;

    /// The messages of all rulings, whichever card they may belong to.
    fn words() -> Vec<String> {
        let messages = include_str!("../../../words/locales/en/cards.ftl");
        let keys = messages.lines().filter_map(|line| line.strip_prefix("ruling-"));
        keys.filter_map(|rest| Some(rest.split_once(" =")?.0.to_owned())).collect()
    }

    #[test]
    fn every_ruling_on_any_card_can_be_shown() {
        let lacking: Vec<String> =
            words().into_iter().filter(|word| ruling(word).is_none()).collect();
        assert!(lacking.is_empty(), "scenarios/rulings lacks {lacking:?}");
        for (edition, card) in
            editions().iter().flat_map(|one| one.cards.iter().map(move |card| (one, card)))
        {
            for told in rulings(Language::English, card) {
                assert!(ruling(told.word).is_some(), "{}/{}: {}", edition.id, card.id, told.word);
            }
        }
    }

    #[test]
    fn every_scenario_belongs_to_a_ruling() {
        let words = words();
        for ruling in asterism_lessons::rulings() {
            assert!(words.iter().any(|word| word == ruling.word), "{}", ruling.word);
        }
    }

    /// Every step has a sentence in every language, and something changes in each.
    #[test]
    fn every_step_of_a_ruling_is_told_in_every_language() {
        let mut wrong = Vec::new();
        for language in Language::ALL {
            let ui = UiPreferences::plain(language);
            for ruling in asterism_lessons::rulings() {
                for step in 0..=ruling.steps() {
                    let shown = Shown { step: Some(step), card: None };
                    let page = rendered(&ui, ruling, &shown, String::new()).expect("it runs").0;
                    let place = format!("{language:?} {} step {step}", ruling.word);
                    let says = page.split("ruling-says").nth(1).expect("words");
                    let says = says.split("<p>").nth(1).and_then(|rest| rest.split("</p>").next());
                    if says.is_none_or(|says| says.trim().chars().count() < 6) {
                        wrong.push(format!("{place}: nothing is said"));
                    }
                    if step > 0 && !page.contains("badge news") {
                        wrong.push(format!("{place}: nothing is new"));
                    }
                    if page.contains("R-") || !page.contains("class=\"card large") {
                        wrong.push(format!("{place}: a number, or no card"));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
