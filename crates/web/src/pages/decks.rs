//! All cards of all editions with their texts. Printable.

use asterism_cards::ast::{Kind, Reconstructed};
use asterism_catalog::{EDITIONS, edition as find};
use asterism_words::{Args, kind_name};
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use crate::error::{ApiError, RequestError};
use crate::pages::card::large;
use crate::pages::failed;
use crate::pages::fluxx_card::{art, face};
use crate::pages::layout::{page as layout_page, page_in};
use crate::pages::ui_preferences::UiPreferences;

pub(crate) async fn list(ui: UiPreferences) -> Response {
    let content = html! {
        h1 { (ui.say("web-decks")) }
        ul.games {
            @for files in EDITIONS {
                li {
                    a class={ "game " (files.id) } href={ "/decks/" (files.id) } {
                        span.name { (ui.edition(files.id)) }
                        span.note { (ui.say(&format!("web-about-{}", files.id))) }
                        @let count = find(files.id).map_or(0, |edition| edition.cards.len());
                        span.go { (ui.say_with("web-cards", &Args::new().amount("count", count))) }
                    }
                }
            }
        }
    };
    layout_page(&ui, &ui.say("web-decks"), &content).into_response()
}

pub(crate) async fn page(Path(id): Path<String>, ui: UiPreferences) -> Response {
    let Some(edition) = find(&id) else {
        let error = ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
        return failed(&ui, &error);
    };
    let language = ui.language;
    let title = ui.edition(&id);
    let content = html! {
        h1 { (title) }
        p.lead { (ui.say(&format!("web-about-{id}"))) }
        p.note.no-print { (ui.say("web-print-how")) }
        @if edition.cards.iter().any(|card| card.reconstructed != Reconstructed::No) {
            p.note { (ui.say("deck-reconstructed-note")) }
        }
        @for kind in Kind::ALL {
            @let cards: Vec<_> = edition.cards.iter().filter(|card| card.kind == kind).collect();
            @if !cards.is_empty() {
                section aria-labelledby={ "kind-" (kind.word()) } {
                    h2 id={ "kind-" (kind.word()) } { (kind_name(language, kind)) " · " (cards.len()) }
                    ul.deck-list {
                        @for card in cards {
                            @let face = face(language, card, &id, 0);
                            li id=(card.id) {
                                (large(kind.word(), &face, &art(card, &id, &kind_name(language, kind), 0)))
                                @match card.reconstructed {
                                    Reconstructed::No => {}
                                    Reconstructed::Partly => div { span.made-up { (ui.say("deck-reconstructed-in-part")) } }
                                    Reconstructed::Wholly => div { span.made-up { (ui.say("deck-reconstructed")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    page_in(&ui, &title, Some(&id), &content).into_response()
}
