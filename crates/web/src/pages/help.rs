//! The rules in short, and the keys.

use asterism_catalog::EDITIONS;
use axum::response::{IntoResponse, Response};
use maud::html;

use crate::pages::layout::page as layout_page;
use crate::pages::speech::Speech;

/// The keys that do something at a table, and the words for what.
const KEYS: [(&str, &str); 12] = [
    ("Tab", "web-key-tab"),
    ("H", "web-key-hand"),
    ("T", "web-key-table"),
    ("Q", "web-key-question"),
    ("G", "web-key-goals"),
    ("R", "web-key-rules"),
    ("L", "web-key-log"),
    ("← → ↑ ↓", "web-key-arrows"),
    ("␣", "web-key-space"),
    ("Enter", "web-key-enter"),
    ("Esc", "web-key-escape"),
    ("← → ␣", "web-keys-replay"),
];

/// The page.
pub(crate) async fn page(speech: Speech) -> Response {
    let content = html! {
        h1 { (speech.say("web-help")) }
        div.side-by-side {
        section.panel.prose {
            h2 { "Fluxx" }
            @for line in speech.say("fluxx-in-short").lines() { p { (line.trim()) } }
            p { (speech.say("web-help-fluxx-more")) }
            p {
                @for files in EDITIONS { a href={ "/decks/" (files.id) } { (speech.edition(files.id)) } " " }
            }
        }
        section.panel.prose {
            h2 { "Stella Quest" }
            @for part in 1..=4 { p { (speech.say(&format!("web-help-stella-{part}"))) } }
        }
        section.panel.prose {
            h2 { (speech.say("web-at-the-table")) }
            p { (speech.say("web-how-to-pick")) }
            p { (speech.say("web-help-windows")) }
            p { (speech.say("web-help-back")) }
        }
        section.panel {
            h2 { (speech.say("web-keys")) }
            table {
                thead { tr { th scope="col" { (speech.say("web-key")) } th scope="col" { (speech.say("web-key-does")) } } }
                tbody { @for (key, does) in KEYS { tr { th scope="row" { kbd { (key) } } td { (speech.say(does)) } } } }
            }
        }
        }
    };
    layout_page(&speech, &speech.say("web-help"), &content).into_response()
}
