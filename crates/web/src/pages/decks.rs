//! Every card of every edition, with its words; also on paper.

use asterism_cards::ast::{Kind, Reconstructed};
use asterism_catalog::{EDITIONS, edition as find};
use asterism_words::{Args, kind_name};
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use crate::error::{ApiError, RequestError};
use crate::pages::card::inner;
use crate::pages::failed;
use crate::pages::fluxx_card::{art, face};
use crate::pages::layout::{page as layout_page, page_in};
use crate::pages::speech::Speech;

/// The editions.
pub(crate) async fn list(speech: Speech) -> Response {
    let content = html! {
        h1 { (speech.say("web-decks")) }
        ul.games {
            @for files in EDITIONS {
                li {
                    a class={ "game " (files.id) } href={ "/decks/" (files.id) } {
                        span.name { (speech.edition(files.id)) }
                        span.note { (speech.say(&format!("web-about-{}", files.id))) }
                        @let count = find(files.id).map_or(0, |edition| edition.cards.len());
                        span.go { (speech.say_with("web-cards", &Args::new().amount("count", count))) }
                    }
                }
            }
        }
    };
    layout_page(&speech, &speech.say("web-decks"), &content).into_response()
}

/// The cards of an edition.
pub(crate) async fn page(Path(id): Path<String>, speech: Speech) -> Response {
    let Some(edition) = find(&id) else {
        let error = ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
        return failed(&speech, &error);
    };
    let language = speech.language;
    let title = speech.edition(&id);
    let content = html! {
        h1 { (title) }
        p.lead { (speech.say(&format!("web-about-{id}"))) }
        p.note.no-print { (speech.say("web-print-how")) }
        @if edition.cards.iter().any(|card| card.reconstructed != Reconstructed::No) {
            p.note { (speech.say("deck-reconstructed-note")) }
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
                                div class={ "card large " (kind.word()) } {
                                    span.unseen { (face.title) ". " (face.text.join(" ")) }
                                    (inner(&face, &art(card, &id, &kind_name(language, kind), 0)))
                                }
                                @match card.reconstructed {
                                    Reconstructed::No => {}
                                    Reconstructed::Partly => div { span.made-up { (speech.say("deck-reconstructed-in-part")) } }
                                    Reconstructed::Wholly => div { span.made-up { (speech.say("deck-reconstructed")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    page_in(&speech, &title, Some(&id), &content).into_response()
}
