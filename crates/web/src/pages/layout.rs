//! The parts of every page: head, bar, footer.

use asterism_words::Language;
use axum::response::Html;
use maud::{DOCTYPE, Markup, html};

use crate::pages::assets::address;
use crate::pages::ui_preferences::{Theme, UiPreferences};

pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg.icon aria-hidden="true" focusable="false" {
            use href={ (address("icons/interface.svg")) "#" (name) } {}
        }
    }
}

pub(crate) fn card_icon(edition: &str, name: &str) -> Markup {
    html! {
        svg.icon aria-hidden="true" focusable="false" {
            use href={ (address(&format!("icons/{edition}.svg"))) "#" (name) } {}
        }
    }
}

pub(crate) fn document(
    ui: &UiPreferences,
    title: &str,
    edition: Option<&str>,
    head: &Markup,
    body: &Markup,
) -> Html<String> {
    let theme = (ui.theme != Theme::System).then(|| ui.theme.word());
    let whole = html! {
        (DOCTYPE)
        html lang=(ui.language.tag()) data-theme=[theme] data-edition=[edition] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " ⁂ Asterism" }
                link rel="stylesheet" href=(address("style/all.css"));
                link rel="icon" type="image/svg+xml" href=(address("icons/mark.svg"));
                script type="module" src=(address("live.js")) {}
                (head)
            }
            (body)
        }
    };
    Html(whole.into_string())
}

/// Forms for language and theme.
pub(crate) fn switches(ui: &UiPreferences) -> Markup {
    html! {
        form.row method="post" action="/wishes" data-plain {
            input type="hidden" name="back" value=(ui.back);
            label.unseen for="language" { (ui.say("web-language")) }
            select #language name="language" data-submit {
                @for language in Language::ALL {
                    option value=(language.tag()) lang=(language.tag())
                        selected[language == ui.language] { (language.native_name()) }
                }
            }
            label.unseen for="theme" { (ui.say("web-theme")) }
            select #theme name="theme" data-submit {
                @for theme in Theme::ALL {
                    option value=(theme.word()) selected[theme == ui.theme] {
                        (ui.say(&format!("web-theme-{}", theme.word())))
                    }
                }
            }
            button.button.small.no-script type="submit" { (ui.say("web-apply")) }
        }
    }
}

/// A page other than a table.
pub(crate) fn page(ui: &UiPreferences, title: &str, content: &Markup) -> Html<String> {
    page_in(ui, title, None, content)
}

/// A page other than a table, in the colors of an edition.
pub(crate) fn page_in(
    ui: &UiPreferences,
    title: &str,
    edition: Option<&str>,
    content: &Markup,
) -> Html<String> {
    page_with(ui, title, edition, &html! {}, content)
}

/// A page about people: the home page, invitations, accounts. It has a style sheet of
/// its own.
pub(crate) fn people_page(
    ui: &UiPreferences,
    title: &str,
    edition: Option<&str>,
    content: &Markup,
) -> Html<String> {
    page_with(ui, title, edition, &style("people"), content)
}

/// A link to a style sheet that only some pages need.
pub(crate) fn style(name: &str) -> Markup {
    html! { link rel="stylesheet" href=(address(&format!("style/{name}.css"))); }
}

/// A page other than a table, with styles and scripts of its own.
pub(crate) fn page_with(
    ui: &UiPreferences,
    title: &str,
    edition: Option<&str>,
    head: &Markup,
    content: &Markup,
) -> Html<String> {
    let link = |path: &str, key: &str| {
        let here = (ui.path == path).then_some("page");
        html! { a href=(path) aria-current=[here] { (ui.say(key)) } }
    };
    let body = html! {
        body.plain-page {
            a.skip href="#main" { (ui.say("web-skip")) }
            header.bar {
                a.mark href="/" aria-label=(ui.say("web-home")) { (icon("mark")) }
                div.bar-title { p.brand { "Asterism" } }
                nav aria-label=(ui.say("web-navigation")) {
                    (link("/", "web-home"))
                    (link("/learn", "learn-title"))
                    (link("/new", "web-new-table"))
                    (link("/decks", "web-decks"))
                    (link("/lab", "lab-title"))
                    (link("/help", "web-help"))
                    (link("/me", "web-me"))
                }
                (switches(ui))
            }
            main #main tabindex="-1" { (content) }
            footer {
                a href="/learn" { (ui.say("learn-title")) }
                a href="/puzzles" { (ui.say("puzzle-title")) }
                a href="/credits" { (ui.say("web-credits")) }
                a href="/api" { (ui.say("web-api")) }
            }
        }
    };
    document(ui, title, edition, head, &body)
}
