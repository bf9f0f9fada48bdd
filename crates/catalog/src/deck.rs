//! Builds decks from editions, mixes, and custom cards.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use asterism_cards::ast::Edition;
use asterism_cards::{nearest, read_cards};
use asterism_fluxx::{Deck, DeckError, Options, Rulebooks};
use asterism_kernel::{Argument, Codes, Explained};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::editions::{edition, editions};
use crate::mix::Mix;

/// A file with custom cards, or with names for the cards of one: `blanks.kdl` and
/// `blanks.ru.ftl`.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSource {
    /// The file name, for diagnostics. Its cards belong to an edition named like the
    /// file without the extension.
    pub name: String,
    pub text: String,
}

impl CardSource {
    /// For a file with names: the edition whose cards it names, and the language.
    #[must_use]
    pub fn names(&self) -> Option<(&str, &str)> {
        self.name.strip_suffix(".ftl")?.rsplit_once('.')
    }

    /// For a file with cards: the id of the edition they belong to.
    #[must_use]
    pub fn edition(&self) -> Option<String> {
        if self.names().is_some() {
            return None;
        }
        let stem = std::path::Path::new(&self.name).file_stem();
        Some(stem.map_or_else(|| "cards".to_owned(), |stem| stem.to_string_lossy().into_owned()))
    }
}

/// Why a deck can't be built.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DeckProblem {
    #[error("There is no edition \"{name}\"{}; the editions are: {known}.", did_you_mean(like.as_deref()))]
    UnknownEdition {
        /// The requested name.
        name: String,
        /// The most similar name.
        like: Option<String>,
        /// All valid names.
        known: String,
    },
    /// No edition and no card file was named.
    #[error("A deck needs at least one edition or card file.")]
    Nothing,
    /// The card to leave out or to add does not exist.
    #[error("There is no card \"{name}\" to take{}.", did_you_mean(like.as_deref()))]
    UnknownCard {
        /// The requested name.
        name: String,
        /// The most similar name.
        like: Option<String>,
    },
    #[error("Several cards are called \"{name}\"; write which: {candidates}.")]
    AmbiguousCard {
        /// The requested name.
        name: String,
        /// The full names.
        candidates: String,
    },
    /// A card to add was named without its edition.
    #[error("Which edition is \"{name}\" from? Write EDITION/{name}.")]
    NeedsEdition {
        /// The requested name.
        name: String,
    },
    /// A card to add is already in the deck.
    #[error("The card \"{name}\" is in the deck already; leave it out here.")]
    ThereAlready {
        /// The requested name.
        name: String,
    },
    /// A card file has mistakes.
    #[error("{name} can't be used; correct these mistakes first.\n{report}")]
    Mistakes {
        name: String,
        /// All mistakes, with source frames.
        report: String,
    },
    /// The cards don't make a valid deck.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))]
    Unplayable(Vec<DeckError>),
}

impl DeckProblem {
    /// The codes, each with the names of its arguments. `report` is a diagnostic for
    /// authors of cards, in English.
    pub const CODES: Codes = &[
        ("unknown-edition", &["name", "like", "known"]),
        ("empty-deck", &[]),
        ("unknown-card", &["name", "like"]),
        ("ambiguous-card", &["name", "candidates"]),
        ("card-needs-edition", &["name"]),
        ("card-there-already", &["name"]),
        ("card-file-mistakes", &["name", "report"]),
        ("unplayable-deck", &["report"]),
    ];

    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownEdition { .. } => "unknown-edition",
            Self::Nothing => "empty-deck",
            Self::UnknownCard { .. } => "unknown-card",
            Self::AmbiguousCard { .. } => "ambiguous-card",
            Self::NeedsEdition { .. } => "card-needs-edition",
            Self::ThereAlready { .. } => "card-there-already",
            Self::Mistakes { .. } => "card-file-mistakes",
            Self::Unplayable(_) => "unplayable-deck",
        }
    }
}

impl Explained for DeckProblem {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        let named = |name: &String| ("name", Argument::from(name.clone()));
        let like = |like: &Option<String>| {
            ("like", like.clone().unwrap_or_else(|| "none".to_owned()).into())
        };
        match self {
            Self::UnknownEdition { name, like: close, known } => {
                vec![named(name), like(close), ("known", known.clone().into())]
            }
            Self::Nothing => Vec::new(),
            Self::UnknownCard { name, like: close } => vec![named(name), like(close)],
            Self::AmbiguousCard { name, candidates } => {
                vec![named(name), ("candidates", candidates.clone().into())]
            }
            Self::NeedsEdition { name } | Self::ThereAlready { name } => vec![named(name)],
            Self::Mistakes { name, report } => vec![named(name), ("report", report.clone().into())],
            Self::Unplayable(_) => vec![("report", self.to_string().into())],
        }
    }
}

fn did_you_mean(like: Option<&str>) -> String {
    like.map_or_else(String::new, |like| format!(" (did you mean {like}?)"))
}

/// The error for an unknown edition, which lists the valid ones.
#[must_use]
pub fn unknown_edition(name: &str) -> DeckProblem {
    let known = || editions().iter().map(|known| known.id.as_str());
    DeckProblem::UnknownEdition {
        name: name.to_owned(),
        like: nearest(name, known()).map(str::to_owned),
        known: known().collect::<Vec<_>>().join(", "),
    }
}

/// The cards of these editions and card files.
pub fn gather(names: &[String], sources: &[CardSource]) -> Result<Vec<Edition>, DeckProblem> {
    gather_from(names, sources, &[])
}

/// Like [`gather`], with `instead` replacing embedded editions of the same name.
pub(crate) fn gather_from(
    names: &[String],
    sources: &[CardSource],
    instead: &[Edition],
) -> Result<Vec<Edition>, DeckProblem> {
    let mut gathered: Vec<Edition> = Vec::new();
    for name in names {
        let other = instead.iter().find(|edition| edition.id == *name);
        let found = other.or_else(|| edition(name)).ok_or_else(|| unknown_edition(name))?;
        if gathered.iter().all(|known| known.id != found.id) {
            gathered.push(found.clone());
        }
    }
    for (source, id) in sources.iter().filter_map(|source| Some((source, source.edition()?))) {
        let read = read_cards(&source.name, &source.text);
        if !read.report.is_clean() {
            let report = read.report.render(false);
            return Err(DeckProblem::Mistakes { name: source.name.clone(), report });
        }
        let cards = read.cards.into_iter().map(|found| found.card).collect();
        gathered.push(Edition { id, cards, ..Edition::default() });
    }
    if gathered.is_empty() {
        return Err(DeckProblem::Nothing);
    }
    Ok(gathered)
}

/// Rulebooks in use, by their source, so that tables can share them.
static IN_USE: Mutex<Vec<(Mix, Options, Weak<Rulebooks>)>> = Mutex::new(Vec::new());

/// Rulebooks of recently used custom cards, newest last. A table's cards are checked
/// when it is created, when its settings change and when its game begins; this
/// avoids reading them each time.
static BROUGHT_LATELY: Mutex<VecDeque<Arc<Rulebooks>>> = Mutex::new(VecDeque::new());
/// Maximum number of unused rulebooks in the cache.
const MAX_CACHED_DECKS: usize = 16;

/// Adds rulebooks to the cache.
fn keep(books: &Arc<Rulebooks>) {
    let mut lately = BROUGHT_LATELY.lock().unwrap_or_else(PoisonError::into_inner);
    lately.retain(|known| !Arc::ptr_eq(known, books));
    if lately.len() == MAX_CACHED_DECKS {
        lately.pop_front();
    }
    lately.push_back(Arc::clone(books));
}

/// The deck of these editions and card files.
pub fn build_deck(names: &[String], sources: &[CardSource]) -> Result<Arc<Deck>, DeckProblem> {
    build_mix(&Mix { editions: names.to_vec(), cards: sources.to_vec(), ..Mix::default() })
}

/// The deck of a mix.
pub fn build_mix(mix: &Mix) -> Result<Arc<Deck>, DeckProblem> {
    build_mix_from(mix, &[]).map(Arc::new)
}

/// The deck of a mix, with `instead` replacing embedded editions of the same name.
fn build_mix_from(mix: &Mix, instead: &[Edition]) -> Result<Deck, DeckProblem> {
    Deck::build(&mix.gather_from(instead)?).map_err(DeckProblem::Unplayable)
}

/// The rulebooks of a mix, with `instead` replacing embedded editions of the same
/// name. Without `instead`, rulebooks in use are shared.
pub(crate) fn rulebooks(
    mix: &Mix,
    instead: &[Edition],
    options: Options,
) -> Result<Arc<Rulebooks>, DeckProblem> {
    let written = || {
        let deck = build_mix_from(mix, instead)?;
        Ok(Arc::new(Rulebooks::new(deck, options)))
    };
    if !instead.is_empty() {
        return written();
    }
    let in_use = || IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    let known = in_use()
        .iter()
        .find(|(known, decided, _)| known == mix && *decided == options)
        .and_then(|(.., books)| books.upgrade());
    let brought = !mix.cards.is_empty();
    if let Some(books) = known {
        if brought {
            keep(&books);
        }
        return Ok(books);
    }
    let books = written()?;
    if brought {
        keep(&books);
    }
    let mut in_use = in_use();
    in_use.retain(|(.., books)| books.strong_count() > 0);
    in_use.push((mix.clone(), options, Arc::downgrade(&books)));
    Ok(books)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_is_a_deck() {
        for edition in editions() {
            let deck = build_deck(std::slice::from_ref(&edition.id), &[]).unwrap();
            assert!(deck.len() > 90, "{}", edition.id);
        }
    }

    #[test]
    fn tables_with_the_same_cards_and_options_share_their_rulebooks() {
        let of = |without: &str, options| {
            let mix = Mix {
                editions: vec!["fluxx-4".to_owned()],
                without: vec![without.to_owned()],
                ..Mix::default()
            };
            rulebooks(&mix, &[], options).unwrap()
        };
        let table = of("war", Options::default());
        assert!(Arc::ptr_eq(&table, &of("war", Options::default())));
        assert!(!Arc::ptr_eq(&table, &of("taxes", Options::default())));
        let birthday = Options { day: asterism_fluxx::Day::Birthday, ..Options::default() };
        assert!(!Arc::ptr_eq(&table, &of("war", birthday)));
        let gone = Arc::downgrade(&table);
        drop(table);
        assert!(gone.upgrade().is_none(), "nobody uses them now");
    }

    #[test]
    fn cards_that_people_bring_are_compiled_once() {
        let of = |number: usize| {
            let text = format!("keeper \"k{number}\"");
            let cards = vec![CardSource { name: "mine.kdl".into(), text }];
            let mix = Mix { editions: vec!["fluxx-4".into()], cards, ..Mix::default() };
            Arc::downgrade(&rulebooks(&mix, &[], Options::default()).unwrap())
        };
        let first = of(0);
        assert!(first.ptr_eq(&of(0)), "it is kept though nobody uses it");
        for number in 1..=MAX_CACHED_DECKS {
            of(number);
        }
        assert!(first.upgrade().is_none(), "it is not kept for ever");
    }

    #[test]
    fn what_makes_no_deck_is_refused_with_a_code() {
        let problem = |names: &[&str], files: &[(&str, &str)]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            let sources: Vec<CardSource> = files
                .iter()
                .map(|(name, text)| CardSource { name: (*name).into(), text: (*text).into() })
                .collect();
            build_deck(&names, &sources).unwrap_err().code()
        };
        assert_eq!(problem(&["fluxx-40"], &[]), "unknown-edition");
        assert_eq!(problem(&[], &[]), "empty-deck");
        assert_eq!(
            problem(&[], &[("blanks.kdl", "action \"x\" { drow 3 }")]),
            "card-file-mistakes"
        );
        assert_eq!(problem(&[], &[("blanks.kdl", "keeper \"x\"")]), "unplayable-deck");
    }

    #[test]
    fn files_of_names_are_no_cards() {
        let source = |name: &str, text: &str| CardSource { name: name.into(), text: text.into() };
        let cards = source("mine.kdl", "keeper \"unicorn\"");
        let names = source("mine.ru.ftl", "unicorn = Единорог");
        assert_eq!((cards.names(), names.names()), (None, Some(("mine", "ru"))));
        assert_eq!((cards.edition(), names.edition()), (Some("mine".to_owned()), None));
        let gathered = gather(&[], &[cards, names.clone()]).unwrap();
        assert_eq!(gathered.len(), 1);
        assert_eq!(gather(&[], &[names]).unwrap_err(), DeckProblem::Nothing);
    }
}
