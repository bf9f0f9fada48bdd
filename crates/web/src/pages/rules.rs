//! The rules of each title, from the texts in `docs/rules`, with pictures of cards.

use asterism_catalog::{Title, edition, titles};
use asterism_stella::Face as StellaFace;
use asterism_words::{Args, Language, kind_name};
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

use crate::error::{ApiError, RequestError};
use crate::pages::card::large;
use crate::pages::failed;
use crate::pages::fluxx_card::{art, face};
use crate::pages::layout::page_in;
use crate::pages::stella_board::picture;
use crate::pages::ui_preferences::UiPreferences;

macro_rules! texts {
    ($($name:literal)*) => {
        /// The text with this name: what editions of a game share is named after the
        /// game.
        fn text(language: Language, name: &str) -> Option<&'static str> {
            Some(match (language, name) {
                $(
                    (Language::English, $name) => texts!(@file "en" $name),
                    (Language::Russian, $name) => texts!(@file "ru" $name),
                    (Language::Polish, $name) => texts!(@file "pl" $name),
                    (Language::Italian, $name) => texts!(@file "it" $name),
                )*
                _ => return None,
            })
        }
    };
    (@file $tag:literal $name:literal) => {
        include_str!(concat!("../../../../docs/rules/", $tag, "/", $name, ".md"))
    };
}

texts! { "fluxx" "fluxx-4" "star" "star-wars" "wonderland" "comets" "stella-quest" }

/// The rules of a title: first what all editions of its game share.
fn sources(language: Language, title: Title) -> Vec<&'static str> {
    let shared = title.game.has_decks().then(|| text(language, title.game.name)).flatten();
    shared.into_iter().chain(text(language, title.id)).collect()
}

/// A heading of the table of contents.
struct Section {
    id: String,
    title: String,
}

struct Rules {
    /// For how many players, from which age, how long.
    facts: Option<String>,
    sections: Vec<Section>,
    body: String,
}

fn rules(ui: &UiPreferences, title: Title) -> Rules {
    let mut rules = Rules { facts: None, sections: Vec::new(), body: String::new() };
    for source in sources(ui.language, title) {
        add(ui, source, &mut rules);
    }
    rules
}

/// Converts a text. Comments such as `<!-- cards: star/evil -->` become pictures.
fn add(ui: &UiPreferences, source: &str, rules: &mut Rules) {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                heading = Some(String::new());
            }
            Event::End(TagEnd::Heading(HeadingLevel::H2)) => {
                let title = heading.take().unwrap_or_default();
                let id = format!("rules-{}", rules.sections.len() + 1);
                let markup = html! { h2 id=(id) { (title) } };
                events.push(Event::Html(CowStr::from(markup.into_string())));
                rules.sections.push(Section { id, title });
            }
            Event::Text(text) if heading.is_some() => {
                heading.get_or_insert_default().push_str(&text);
            }
            Event::Html(text) => {
                if let Some(facts) = comment(&text, "facts") {
                    rules.facts = Some(described(ui, facts));
                } else if let Some(markup) = pictures(ui, &text) {
                    events.push(Event::Html(CowStr::from(markup.into_string())));
                }
            }
            other => events.push(other),
        }
    }
    push_html(&mut rules.body, events.into_iter());
}

/// The content of the comment with this keyword.
fn comment<'a>(text: &'a str, keyword: &str) -> Option<&'a str> {
    let inside = text.trim().strip_prefix("<!--")?.strip_suffix("-->")?;
    Some(inside.trim().strip_prefix(keyword)?.strip_prefix(':')?.trim())
}

/// For example `players 2-6 age 8 minutes 5-30`.
fn described(ui: &UiPreferences, facts: &str) -> String {
    let words: Vec<&str> = facts.split_whitespace().collect();
    let value = |name: &str| {
        let at = words.iter().position(|word| *word == name);
        at.and_then(|at| words.get(at + 1)).copied().unwrap_or_default().replace('-', "–")
    };
    let args = Args::new()
        .text("players", value("players"))
        .text("age", value("age"))
        .text("minutes", value("minutes"));
    ui.say_with("web-rules-facts", &args)
}

fn pictures(ui: &UiPreferences, text: &str) -> Option<Markup> {
    let cards: Vec<Markup> = if let Some(cards) = comment(text, "cards") {
        cards.split_whitespace().filter_map(|name| card(ui, name)).collect()
    } else {
        let faces = comment(text, "stella")?.split_whitespace();
        faces
            .filter_map(|name| name.parse::<StellaFace>().ok())
            .map(|face| picture(ui, face))
            .collect()
    };
    Some(html! { ul.deck-list.rules-cards { @for card in &cards { li { (card) } } } })
}

/// The picture of a card, named `edition/card`.
fn card(ui: &UiPreferences, name: &str) -> Option<Markup> {
    let (id, card) = name.split_once('/')?;
    let card = edition(id)?.cards.iter().find(|found| found.id == card)?;
    // The rulings are for cards that are read at a table; here they take up room.
    let face = face(ui.language, card, id, 0).without_rulings();
    let kind = kind_name(ui.language, card.kind);
    Some(large(card.kind.word(), &face, &art(card, id, &kind, 0)))
}

/// The table of contents and the text.
fn content(ui: &UiPreferences, title: Title) -> Markup {
    let rules = rules(ui, title);
    html! {
        h1 { (ui.edition(title.id)) }
        @if let Some(facts) = &rules.facts { p.lead { (facts) } }
        nav.prose aria-label=(ui.say("web-rules-contents")) {
            ol { @for section in &rules.sections { li { a href={ "#" (section.id) } { (section.title) } } } }
        }
        div.prose { (PreEscaped(&rules.body)) }
    }
}

pub(crate) async fn page(Path(id): Path<String>, ui: UiPreferences) -> Response {
    let Some(title) = titles().find(|title| title.id == id) else {
        let error = ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
        return failed(&ui, &error);
    };
    let name = ui.edition(title.id);
    page_in(&ui, &name, Some(title.id), &content(&ui, title)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_has_rules_in_every_language() {
        for language in Language::ALL {
            let ui = UiPreferences::plain(language);
            for title in titles() {
                let rules = rules(&ui, title);
                let place = format!("{language:?} {}", title.id);
                assert!(rules.facts.is_some(), "{place}: players, age and duration");
                assert!(rules.sections.len() >= 5, "{place}: few sections");
                assert!(!rules.body.contains("<!--"), "{place}: a comment that is not understood");
            }
        }
    }

    #[test]
    fn languages_have_the_same_sections_and_pictures() {
        let shape = |language: Language, name: &str| {
            let source = text(language, name).unwrap();
            let marks = source.lines().filter(|line| line.starts_with(['#', '<', '|']));
            let shape = |line: &str| match line.split_once(' ') {
                Some((level, _)) if level.starts_with('#') => level.to_owned(),
                _ if line.starts_with('|') => "|".to_owned(),
                _ => line.to_owned(),
            };
            marks.map(shape).collect::<Vec<_>>()
        };
        for name in
            ["fluxx", "fluxx-4", "star", "star-wars", "wonderland", "comets", "stella-quest"]
        {
            for language in Language::ALL {
                assert_eq!(
                    shape(language, name),
                    shape(Language::English, name),
                    "{language:?} {name}"
                );
            }
        }
    }

    #[test]
    fn every_picture_exists() {
        let ui = UiPreferences::plain(Language::English);
        for title in titles() {
            for source in sources(Language::English, title) {
                for line in source.lines() {
                    for name in comment(line, "cards").into_iter().flat_map(str::split_whitespace) {
                        assert!(card(&ui, name).is_some(), "{name}");
                    }
                    for name in comment(line, "stella").into_iter().flat_map(str::split_whitespace)
                    {
                        assert!(name.parse::<StellaFace>().is_ok(), "{name}");
                    }
                }
            }
        }
    }
}
