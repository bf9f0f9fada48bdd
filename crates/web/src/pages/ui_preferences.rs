//! A visitor's language, theme and other preferences, and messages in that language.

use std::convert::Infallible;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use asterism_catalog::{CardSource, EDITIONS, editions, title_of};
use asterism_fluxx::Deck;
use asterism_words::{Args, Language, Names, Words, deck_title, edition_title};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;

use crate::client::Client;
use crate::cookies;
use crate::pages::responses::RememberedResponses;

/// Names of all cards of all editions.
static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let mut names = Names::new();
    for edition in editions() {
        names.add_cards(&edition.id, &edition.cards);
    }
    for files in EDITIONS {
        for (tag, text) in files.names {
            if let Ok(language) = tag.parse::<Language>() {
                // Valid lines are used; a test checks that all lines are valid.
                let _ = names.add_ftl(files.id, language, text);
            }
        }
    }
    names
});

/// Cache of names for tables with custom cards, newest last.
static CUSTOM_NAMES: Mutex<Vec<(Vec<CardSource>, Arc<Names>)>> = Mutex::new(Vec::new());
/// Maximum number of tables in that cache.
const MAX_CUSTOM_NAMES: usize = 32;

/// Names of cards at a table with custom cards. `None` if it has none.
pub(crate) fn custom_names(cards: &[CardSource], deck: &Deck) -> Option<Arc<Names>> {
    if cards.is_empty() {
        return None;
    }
    let known = || CUSTOM_NAMES.lock().unwrap_or_else(PoisonError::into_inner);
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
        // Custom files can't rename our own cards. Valid lines are used.
        if asterism_catalog::edition(edition).is_none() {
            let _ = names.add_ftl(edition, language, &file.text);
        }
    }
    let names = Arc::new(names);
    let mut known = known();
    if known.len() >= MAX_CUSTOM_NAMES {
        known.remove(0);
    }
    known.push((cards.to_vec(), Arc::clone(&names)));
    Some(names)
}

/// Names of all cards of all editions.
pub(crate) fn names() -> &'static Names {
    &NAMES
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// The system's theme.
    #[default]
    System,
    Light,
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

/// How pages are shown to a visitor. Most of it comes from cookies.
#[derive(Clone, Debug)]
pub(crate) struct UiPreferences {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// Whether a tap plays a card without confirmation.
    pub(crate) quick: bool,
    /// The path of the current page.
    pub(crate) path: String,
    /// Where to return to after a change of preferences: the current page, with its query
    /// if that is needed.
    pub(crate) back: String,
    /// The game that was played last.
    pub(crate) last: Option<String>,
    /// How the visitor responded at earlier tables.
    pub(crate) responses: RememberedResponses,
    /// The client, to which the limit for guests applies.
    pub(crate) client: Option<Client>,
}

impl UiPreferences {
    pub(crate) fn of(headers: &HeaderMap, path: String) -> Self {
        let chosen = cookies::find(headers, "language").and_then(|tag| tag.parse().ok());
        let accepted = || {
            let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            Language::accepted(header)
        };
        let theme = cookies::find(headers, "theme").and_then(Theme::from_word);
        Self {
            language: chosen.or_else(accepted).unwrap_or_default(),
            theme: theme.unwrap_or_default(),
            quick: cookies::find(headers, "quick") == Some("on"),
            back: path.clone(),
            path,
            last: cookies::find(headers, "last").map(str::to_owned),
            responses: RememberedResponses::of(headers),
            client: None,
        }
    }

    /// Defaults, with this language.
    pub(crate) fn plain(language: Language) -> Self {
        Self {
            language,
            theme: Theme::System,
            quick: false,
            path: "/".to_owned(),
            back: "/".to_owned(),
            last: None,
            responses: RememberedResponses::default(),
            client: None,
        }
    }

    /// The message with this key.
    pub(crate) fn say(&self, key: &str) -> String {
        self.say_with(key, &Args::new())
    }

    /// The message with this key and arguments.
    pub(crate) fn say_with(&self, key: &str, args: &Args) -> String {
        Words::of(self.language).say(key, args)
    }

    /// The message with this key, if it exists.
    pub(crate) fn try_say(&self, key: &str) -> Option<String> {
        Words::of(self.language).try_say(key, &Args::new()).ok()
    }

    /// The name of a game with these editions and card files; a mix is named after all.
    pub(crate) fn deck_title(&self, game: &str, deck: &[String]) -> String {
        deck_title(self.language, title_of(game, deck), deck)
    }

    /// The name of a game or edition.
    pub(crate) fn edition(&self, id: &str) -> String {
        edition_title(self.language, id, id)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for UiPreferences {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let ui = Self::of(&parts.headers, parts.uri.path().to_owned());
        Ok(Self { client: parts.extensions.get::<Client>().copied(), ..ui })
    }
}
