//! What every page has: its head, its bar, its foot.

use asterism_words::Language;
use axum::response::Html;
use maud::{DOCTYPE, Markup, html};

use crate::pages::assets::address;
use crate::pages::speech::{Speech, Theme};

/// An icon of the interface.
pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg.icon aria-hidden="true" focusable="false" {
            use href={ (address("icons/interface.svg")) "#" (name) } {}
        }
    }
}

/// An icon of a card.
pub(crate) fn card_icon(edition: &str, name: &str) -> Markup {
    html! {
        svg.icon aria-hidden="true" focusable="false" {
            use href={ (address(&format!("icons/{edition}.svg"))) "#" (name) } {}
        }
    }
}

/// A whole document.
pub(crate) fn document(
    speech: &Speech,
    title: &str,
    edition: Option<&str>,
    head: &Markup,
    body: &Markup,
) -> Html<String> {
    let theme = (speech.theme != Theme::System).then(|| speech.theme.word());
    let whole = html! {
        (DOCTYPE)
        html lang=(speech.language.tag()) data-theme=[theme] data-edition=[edition] {
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

/// Which language and which theme, as forms that work anywhere.
pub(crate) fn switches(speech: &Speech) -> Markup {
    html! {
        form.row method="post" action="/wishes" data-plain {
            input type="hidden" name="back" value=(speech.path);
            label.unseen for="language" { (speech.say("web-language")) }
            select #language name="language" data-submit {
                @for language in Language::ALL {
                    option value=(language.tag()) lang=(language.tag())
                        selected[language == speech.language] { (language.native_name()) }
                }
            }
            label.unseen for="theme" { (speech.say("web-theme")) }
            select #theme name="theme" data-submit {
                @for theme in Theme::ALL {
                    option value=(theme.word()) selected[theme == speech.theme] {
                        (speech.say(&format!("web-theme-{}", theme.word())))
                    }
                }
            }
            button.button.small.no-script type="submit" { (speech.say("web-apply")) }
        }
    }
}

/// A page that is no table.
pub(crate) fn page(speech: &Speech, title: &str, content: &Markup) -> Html<String> {
    page_in(speech, title, None, content)
}

/// A page that is no table, in the colours of an edition.
pub(crate) fn page_in(
    speech: &Speech,
    title: &str,
    edition: Option<&str>,
    content: &Markup,
) -> Html<String> {
    let link = |path: &str, key: &str| {
        let here = (speech.path == path).then_some("page");
        html! { a href=(path) aria-current=[here] { (speech.say(key)) } }
    };
    let body = html! {
        body.plain-page {
            a.skip href="#main" { (speech.say("web-skip")) }
            header.bar {
                a.mark href="/" aria-label=(speech.say("web-home")) { (icon("mark")) }
                div.bar-title { p.brand { "Asterism" } }
                nav aria-label=(speech.say("web-navigation")) {
                    (link("/", "web-home"))
                    (link("/new", "web-new-table"))
                    (link("/decks", "web-decks"))
                    (link("/help", "web-help"))
                }
                (switches(speech))
            }
            main #main tabindex="-1" { (content) }
            footer {
                a href="/credits" { (speech.say("web-credits")) }
                a href="/api" { (speech.say("web-api")) }
            }
        }
    };
    document(speech, title, edition, &html! {}, &body)
}
