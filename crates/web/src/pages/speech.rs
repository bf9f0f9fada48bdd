//! In which language and which colours somebody reads, and what is said.

use std::convert::Infallible;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use asterism_catalog::{CardSource, EDITIONS, editions};
use asterism_fluxx::Deck;
use asterism_words::{Args, Language, Names, Words};
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::client::Client;

/// The names of every card of every edition.
static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let mut names = Names::new();
    for edition in editions() {
        names.add_cards(&edition.id, &edition.cards);
    }
    for files in EDITIONS {
        for (tag, text) in files.names {
            if let Ok(language) = tag.parse::<Language>() {
                // What is right in a file is learnt; a test sees that all is.
                let _ = names.add_ftl(files.id, language, text);
            }
        }
    }
    names
});

/// What the cards that some tables bring are called besides, newest last.
static BROUGHT: Mutex<Vec<(Vec<CardSource>, Arc<Names>)>> = Mutex::new(Vec::new());
/// For how many such tables that is kept.
const MOST_BROUGHT: usize = 32;

/// What cards are called at a table that brings its own; nothing to say if it
/// brings none.
pub(crate) fn brought(cards: &[CardSource], deck: &Deck) -> Option<Arc<Names>> {
    if cards.is_empty() {
        return None;
    }
    let known = || BROUGHT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, names)) = known().iter().find(|(files, _)| files == cards) {
        return Some(Arc::clone(names));
    }
    let mut names = NAMES.clone();
    for card in deck.cards() {
        names.add_cards(deck.edition(card), [deck.definition(card)]);
    }
    for file in cards {
        let Some((edition, Ok(language))) =
            file.names().map(|(edition, tag)| (edition, tag.parse::<Language>()))
        else {
            continue;
        };
        // Names are never those of our own cards; what is right in a file is learnt.
        if asterism_catalog::edition(edition).is_none() {
            let _ = names.add_ftl(edition, language, &file.text);
        }
    }
    let names = Arc::new(names);
    let mut known = known();
    if known.len() >= MOST_BROUGHT {
        known.remove(0);
    }
    known.push((cards.to_vec(), Arc::clone(&names)));
    Some(names)
}

/// What all cards are called.
pub(crate) fn names() -> &'static Names {
    &NAMES
}

/// How a page looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// How somebody is spoken to.
#[derive(Clone, Debug)]
pub(crate) struct Speech {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// Whether a tap plays at once.
    pub(crate) quick: bool,
    /// The page that is shown.
    pub(crate) path: String,
    /// What was played last.
    pub(crate) last: Option<String>,
    /// From where they ask: guests are limited by that.
    pub(crate) client: Option<Client>,
}

/// The value of a cookie.
pub(crate) fn cookie_of(headers: &HeaderMap, wanted: &str) -> Option<String> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|text| text.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == wanted).then(|| value.to_owned())
    })
}

/// A cookie that remembers a wish.
pub(crate) fn remember(name: &str, value: &str) -> HeaderValue {
    let sane: String =
        value.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(40).collect();
    let text = format!("{name}={sane}; SameSite=Lax; Path=/; Max-Age=31536000");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

impl Speech {
    pub(crate) fn of(headers: &HeaderMap, path: String) -> Self {
        let wished = cookie_of(headers, "language").and_then(|tag| tag.parse().ok());
        let accepted = || {
            let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            Language::accepted(header)
        };
        let theme = cookie_of(headers, "theme").and_then(|word| Theme::from_word(&word));
        Self {
            language: wished.or_else(accepted).unwrap_or_default(),
            theme: theme.unwrap_or_default(),
            quick: cookie_of(headers, "quick").as_deref() == Some("on"),
            path,
            last: cookie_of(headers, "last"),
            client: None,
        }
    }

    /// How somebody is spoken to of whom nothing but the language is known.
    pub(crate) fn plain(language: Language) -> Self {
        Self {
            language,
            theme: Theme::System,
            quick: false,
            path: "/".to_owned(),
            last: None,
            client: None,
        }
    }

    /// Says something.
    pub(crate) fn say(&self, key: &str) -> String {
        self.say_with(key, &Args::new())
    }

    /// Says something about something.
    pub(crate) fn say_with(&self, key: &str, args: &Args) -> String {
        Words::of(self.language).say(key, args)
    }

    /// Says something, if there are words for it.
    pub(crate) fn try_say(&self, key: &str) -> Option<String> {
        Words::of(self.language).try_say(key, &Args::new()).ok()
    }

    /// What a game or an edition of it is called.
    pub(crate) fn edition(&self, id: &str) -> String {
        self.try_say(&format!("web-edition-{id}")).unwrap_or_else(|| id.to_owned())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Speech {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let speech = Self::of(&parts.headers, parts.uri.path().to_owned());
        Ok(Self { client: parts.extensions.get::<Client>().copied(), ..speech })
    }
}
