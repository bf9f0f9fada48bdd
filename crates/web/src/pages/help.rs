//! Help: a summary of the rules, and keyboard shortcuts.

use asterism_catalog::titles;
use asterism_words::{Args, edition_title};
use axum::response::{IntoResponse, Response};
use maud::html;

use crate::pages::layout::page as layout_page;
use crate::pages::page_game;
use crate::pages::ui_preferences::UiPreferences;

/// Keyboard shortcuts at a table, with the message keys of their descriptions.
const KEYS: [(&str, &str); 13] = [
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
    ("?", "hint-button"),
    ("← → ␣", "web-keys-replay"),
];

pub(crate) async fn page(ui: UiPreferences) -> Response {
    let content = html! {
        h1 { (ui.say("web-help")) }
        div.side-by-side {
        @for (game, help) in page_game::help(&ui).iter().filter(|(game, _)| game.listed) {
            section.panel.prose {
                h2 { (edition_title(ui.language, game.name, game.title)) }
                (help)
                p {
                    @for title in titles().filter(|title| title.game.name == game.name) {
                        a href={ "/rules/" (title.id) } { (ui.say_with("web-rules-of", &Args::new().text("game", ui.edition(title.id)))) } br;
                    }
                }
            }
        }
        section.panel.prose {
            h2 { (ui.say("web-at-the-table")) }
            p { (ui.say("web-how-to-pick")) }
            p { (ui.say("web-help-windows")) }
            p { (ui.say("web-help-back")) }
        }
        section.panel {
            h2 { (ui.say("web-keys")) }
            table {
                thead { tr { th scope="col" { (ui.say("web-key")) } th scope="col" { (ui.say("web-key-does")) } } }
                tbody { @for (key, does) in KEYS { tr { th scope="row" { kbd { (key) } } td { (ui.say(does)) } } } }
            }
        }
        }
    };
    layout_page(&ui, &ui.say("web-help"), &content).into_response()
}
