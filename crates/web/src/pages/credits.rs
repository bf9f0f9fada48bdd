//! Credits for icons and typefaces.

use axum::response::{IntoResponse, Response};
use maud::html;
use serde_json::Value;

use crate::pages::assets::CREDITS;
use crate::pages::layout::{icon, page as layout_page};
use crate::pages::ui_preferences::UiPreferences;

/// The typefaces, all under the SIL Open Font License 1.1.
const FONTS: [&str; 4] = ["Rubik", "Alegreya", "Exo 2", "Russo One"];

pub(crate) async fn page(ui: UiPreferences) -> Response {
    let credits: Value = serde_json::from_str(CREDITS).unwrap_or_default();
    let none = serde_json::Map::new();
    let icons = credits["icons"].as_object().unwrap_or(&none);
    let text = |key: &str| credits[key].as_str().unwrap_or_default().to_owned();
    let content = html! {
        h1 { (ui.say("web-credits")) }
        section.panel.prose {
            h2 { (ui.say("web-credits-icons")) }
            p {
                a href=(text("source")) rel="noreferrer" { "game-icons.net" } ", "
                a href=(text("licence_text")) rel="noreferrer" { (text("licence")) } ". "
                (ui.say("web-credits-changes"))
            }
            div.scroll {
                table {
                    thead { tr { th scope="col" { (ui.say("web-credits-icon")) } th scope="col" { (ui.say("web-credits-by")) } } }
                    tbody {
                        @for (name, by) in icons {
                            @let by: Vec<&str> = by.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
                            tr { td { (name) } td { (by.join(", ")) } }
                        }
                    }
                }
            }
        }
        section.panel.prose {
            h2 { (ui.say("web-credits-fonts")) }
            ul { @for font in FONTS { li { (font) " · SIL Open Font License 1.1" } } }
            p { "idiomorph · 0BSD " (icon("mark")) }
            p lang="en" { "hypher · MIT, Apache 2.0; hyphenation patterns of TeX (hyph-utf8) · MIT, LPPL" }
        }
    };
    layout_page(&ui, &ui.say("web-credits"), &content).into_response()
}
