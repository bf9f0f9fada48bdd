//! All cards of every title with their texts, on the screen and on paper.

use asterism_catalog::{Title, titles};
use asterism_words::Args;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use crate::error::{ApiError, RequestError};
use crate::pages::assets::address;
use crate::pages::deck_figures::{DeckFigures, SortedBy};
use crate::pages::failed;
use crate::pages::layout::{document, page as layout_page, page_with, style};
use crate::pages::page_game;
use crate::pages::ui_preferences::{UiPreferences, names};

/// Number of cards in a row of a printed sheet, and on the whole sheet.
const COLUMNS: usize = 3;
const CARDS_PER_SHEET: usize = 9;

/// Cards of one kind.
pub(crate) struct DeckSection {
    /// The anchor of the section.
    pub(crate) id: &'static str,
    pub(crate) heading: String,
    pub(crate) cards: Vec<DeckCard>,
}

/// A card of a deck.
pub(crate) struct DeckCard {
    /// The anchor of the card.
    pub(crate) id: String,
    /// The whole card, with its text.
    pub(crate) front: Markup,
    pub(crate) back: Markup,
    /// What has to be said of it on the screen.
    pub(crate) note: Option<String>,
    /// How many of it are in the deck.
    pub(crate) copies: usize,
    /// Number of letters of its text, which decides how small it is printed.
    pub(crate) letters: usize,
}

impl DeckCard {
    fn print_class(&self) -> Option<&'static str> {
        match self.letters {
            0..=90 => None,
            91..=170 => Some("long"),
            171..=260 => Some("longer"),
            _ => Some("longest"),
        }
    }
}

fn found(id: &str) -> Option<Title> {
    titles().find(|title| title.id == id)
}

fn sections(ui: &UiPreferences, title: &Title) -> Vec<DeckSection> {
    page_game::deck(ui, title.game.name, title.id)
}

pub(crate) async fn list(ui: UiPreferences) -> Response {
    let content = html! {
        h1 { (ui.say("web-decks")) }
        ul.games {
            @for title in titles() {
                li {
                    a class={ "game " (title.id) } href={ "/decks/" (title.id) } {
                        span.name { (ui.edition(title.id)) }
                        span.note { (ui.say(&format!("web-about-{}", title.id))) }
                        @let count = page_game::deck_size(title.game.name, title.id);
                        span.go { (ui.say_with("web-cards", &Args::new().amount("count", count))) }
                    }
                }
            }
        }
    };
    layout_page(&ui, &ui.say("web-decks"), &content).into_response()
}

/// In which order the cards are shown.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Sorting {
    sort: Option<String>,
}

pub(crate) async fn page(
    Path(id): Path<String>,
    Query(sorting): Query<Sorting>,
    ui: UiPreferences,
) -> Response {
    let Some(found) = found(&id) else { return missing(&ui) };
    let title = ui.edition(&id);
    let mut sections = sections(&ui, &found);
    let figures = DeckFigures::of(&id);
    let sorted = SortedBy::from_word(sorting.sort.as_deref().unwrap_or_default());
    if let Some(figures) = figures.filter(|_| sorted != SortedBy::Name) {
        for section in &mut sections {
            section.cards.sort_by(|one, other| figures.compare(sorted, &one.id, &other.id));
        }
    }
    let name = |card: &str| match found.game.has_decks() {
        true => names().title(ui.language, &format!("{id}/{card}")),
        false => card.to_owned(),
    };
    let content = html! {
        h1 { (title) }
        p.lead { (ui.say(&format!("web-about-{id}"))) }
        @if let Some(figures) = figures { (figures.head(&ui, &id, sorted)) }
        p.no-print { a.button href={ "/decks/" (id) "/print" } { (ui.say("web-print")) } }
        @if sections.iter().flat_map(|section| &section.cards).any(|card| card.note.is_some()) {
            p.note { (ui.say("deck-reconstructed-note")) }
        }
        @for section in &sections {
            @let copies: usize = section.cards.iter().map(|card| card.copies).sum();
            section aria-labelledby={ "kind-" (section.id) } {
                h2 id={ "kind-" (section.id) } { (section.heading) " · " (copies) }
                ul.deck-list {
                    @for card in &section.cards {
                        li id=(card.id) {
                            (card.front)
                            @if card.copies > 1 { p.note { "× " (card.copies) } }
                            @if let Some(figures) = figures { (figures.of_card(&ui, &card.id)) }
                            @if let Some(note) = &card.note { div { span.made-up { (note) } } }
                        }
                    }
                }
            }
        }
        @if let Some(figures) = figures { (figures.table(&ui, name)) }
    };
    page_with(&ui, &title, Some(&id), &style("lab"), &content).into_response()
}

/// What to print.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Printing {
    backs: Option<String>,
}

/// The cards on sheets of nine, each followed by a sheet of backs if that is wanted.
pub(crate) async fn print(
    Path(id): Path<String>,
    Query(printing): Query<Printing>,
    ui: UiPreferences,
) -> Response {
    let Some(found) = found(&id) else { return missing(&ui) };
    let cards: Vec<DeckCard> =
        sections(&ui, &found).into_iter().flat_map(|section| section.cards).collect();
    let deck = PrintedDeck {
        title: ui.edition(&id),
        class: &id,
        path: &format!("/decks/{id}"),
        cards: &cards,
    };
    deck.page(&ui, &printing).into_response()
}

/// Cards that are printed on sheets.
pub(crate) struct PrintedDeck<'a> {
    pub(crate) title: String,
    /// The edition, for its colors.
    pub(crate) class: &'a str,
    /// The page of the deck, to which the print page leads back.
    pub(crate) path: &'a str,
    pub(crate) cards: &'a [DeckCard],
}

impl PrintedDeck<'_> {
    pub(crate) fn page(&self, ui: &UiPreferences, printing: &Printing) -> Html<String> {
        let backs = printing.backs.is_some();
        let cards: Vec<&DeckCard> = self
            .cards
            .iter()
            .flat_map(|card| std::iter::repeat_n(card, card.copies))
            .collect();
        let here = format!("{}/print", self.path);
        let body = html! {
            body class={ "print-page " (self.class) } {
                header.print-bar {
                    a.button href=(self.path) { (ui.say("web-back")) }
                    h1 { (self.title) }
                    p { (ui.say("web-print-how")) }
                    @if backs {
                        a.button href=(here) { (ui.say("web-print-no-backs")) }
                    } @else {
                        a.button href={ (here) "?backs=yes" } { (ui.say("web-print-backs")) }
                    }
                }
                main {
                    @for sheet in cards.chunks(CARDS_PER_SHEET) {
                        (on_sheet(&places(sheet), |card| &card.front))
                        @if backs { (on_sheet(&turned_over(&places(sheet)), |card| &card.back)) }
                    }
                }
            }
        };
        let head = html! { link rel="stylesheet" href=(address("style/print.css")); };
        document(ui, &self.title, Some(self.class), &head, &body)
    }
}

/// The nine places of a sheet.
type Sheet<'a> = [Option<&'a DeckCard>; CARDS_PER_SHEET];

fn places<'a>(cards: &[&'a DeckCard]) -> Sheet<'a> {
    std::array::from_fn(|place| cards.get(place).copied())
}

/// The sheet as it lies when it is turned over at its long side.
fn turned_over<'a>(sheet: &Sheet<'a>) -> Sheet<'a> {
    std::array::from_fn(|place| sheet[place / COLUMNS * COLUMNS + (COLUMNS - 1 - place % COLUMNS)])
}

fn on_sheet<'a>(sheet: &Sheet<'a>, side: impl Fn(&'a DeckCard) -> &'a Markup) -> Markup {
    html! {
        section.sheet {
            ul.sheet-cards {
                @for place in sheet {
                    li class=[place.and_then(DeckCard::print_class)] {
                        @if let Some(card) = place { (PreEscaped(&side(card).0)) }
                    }
                }
            }
        }
    }
}

fn missing(ui: &UiPreferences) -> Response {
    let error = ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
    failed(ui, &error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(id: &str) -> DeckCard {
        let (front, back) = (html! {}, html! {});
        DeckCard { id: id.into(), front, back, note: None, copies: 1, letters: 0 }
    }

    /// A back lies behind its card, also in a row that is not full.
    #[test]
    fn backs_lie_behind_their_cards() {
        let cards = ["a", "b", "c", "d"].map(card);
        let sheet = places(&cards.iter().collect::<Vec<_>>());
        let ids: Vec<&str> =
            turned_over(&sheet).iter().map(|place| place.map_or("-", |card| &card.id)).collect();
        assert_eq!(ids, ["c", "b", "a", "-", "-", "d", "-", "-", "-"]);
    }
}
