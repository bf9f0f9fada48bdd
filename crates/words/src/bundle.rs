//! The messages of each language.

use std::sync::LazyLock;

use asterism_cards::ast::Number;
use asterism_catalog::for_each_game;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use thiserror::Error;
use unic_langid::{LanguageIdentifier, langid};

use crate::typography::typeset;
use crate::{Language, Numerals, Phrase, phrase};

/// The message files of a language: one of each game, named after it, and those that
/// games share or that belong to the pages and the terminal.
macro_rules! messages {
    ([$tag:literal] $($name:ident($game:ty), $id:literal;)*) => {
        &[
            $(include_str!(concat!("../locales/", $tag, "/", $id, ".ftl")),)*
            include_str!(concat!("../locales/", $tag, "/terms.ftl")),
            include_str!(concat!("../locales/", $tag, "/cards.ftl")),
            include_str!(concat!("../locales/", $tag, "/verbs.ftl")),
            include_str!(concat!("../locales/", $tag, "/composed.ftl")),
            include_str!(concat!("../locales/", $tag, "/builder.ftl")),
            include_str!(concat!("../locales/", $tag, "/asks.ftl")),
            include_str!(concat!("../locales/", $tag, "/refusals.ftl")),
            include_str!(concat!("../locales/", $tag, "/terminal.ftl")),
            include_str!(concat!("../locales/", $tag, "/new-table.ftl")),
            include_str!(concat!("../locales/", $tag, "/replay.ftl")),
            include_str!(concat!("../locales/", $tag, "/seats.ftl")),
            include_str!(concat!("../locales/", $tag, "/bots.ftl")),
            include_str!(concat!("../locales/", $tag, "/hints.ftl")),
            include_str!(concat!("../locales/", $tag, "/analysis.ftl")),
            include_str!(concat!("../locales/", $tag, "/lab.ftl")),
            include_str!(concat!("../locales/", $tag, "/studio.ftl")),
            include_str!(concat!("../locales/", $tag, "/strength.ftl")),
            include_str!(concat!("../locales/", $tag, "/people.ftl")),
            include_str!(concat!("../locales/", $tag, "/learn.ftl")),
            include_str!(concat!("../locales/", $tag, "/puzzles.ftl")),
            include_str!(concat!("../locales/", $tag, "/lessons-fluxx.ftl")),
            include_str!(concat!("../locales/", $tag, "/lessons-stella.ftl")),
            include_str!(concat!("../locales/", $tag, "/web.ftl")),
        ]
    };
}

/// The message files of a language.
const fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => for_each_game!(messages, "en"),
        Language::Russian => for_each_game!(messages, "ru"),
        Language::Polish => for_each_game!(messages, "pl"),
        Language::Italian => for_each_game!(messages, "it"),
    }
}

/// The highest number that is ever written out.
const HIGHEST_WRITTEN_NUMBER: u8 = 12;

/// A message that can't be said.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{language}: the message {key} can't be said: {problem}")]
pub struct Missing {
    /// The language.
    pub language: Language,
    /// The message.
    pub key: String,
    /// What is wrong.
    pub problem: String,
}

/// What a message is told: numbers, choices and phrases.
#[derive(Debug, Default)]
pub struct Args(FluentArgs<'static>);

impl Args {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A choice among a few words known to the messages.
    #[must_use]
    pub fn choice(mut self, name: &'static str, word: &'static str) -> Self {
        self.0.set(name, word);
        self
    }

    /// A yes or no.
    #[must_use]
    pub fn flag(self, name: &'static str, value: bool) -> Self {
        self.choice(name, if value { "yes" } else { "no" })
    }

    /// A phrase.
    #[must_use]
    pub fn phrase(mut self, name: &'static str, phrase: Phrase) -> Self {
        self.0.set(name, FluentValue::Custom(Box::new(phrase)));
        self
    }

    /// Text that stays as it is: a finished clause, a player's name.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.0.set(name, text.into());
        self
    }

    /// Text with a name that is not known beforehand.
    #[must_use]
    pub fn named_text(mut self, name: impl Into<String>, text: String) -> Self {
        self.0.set(name.into(), text);
        self
    }

    /// A number with a name that is not known beforehand.
    pub(crate) fn number(mut self, name: impl Into<String>, value: u64) -> Self {
        self.0.set(name.into(), value);
        self
    }

    /// A number that is always a numeral.
    #[must_use]
    pub fn amount(mut self, name: &'static str, value: usize) -> Self {
        self.0.set(name, value);
        self
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::load(Language::English));
static RUSSIAN: LazyLock<Words> = LazyLock::new(|| Words::load(Language::Russian));
static POLISH: LazyLock<Words> = LazyLock::new(|| Words::load(Language::Polish));
static ITALIAN: LazyLock<Words> = LazyLock::new(|| Words::load(Language::Italian));

impl Words {
    /// The words of `language`.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::Russian => &RUSSIAN,
            Language::Polish => &POLISH,
            Language::Italian => &ITALIAN,
        }
    }

    fn load(language: Language) -> Self {
        let identifier: LanguageIdentifier = match language {
            Language::English => langid!("en"),
            Language::Russian => langid!("ru"),
            Language::Polish => langid!("pl"),
            Language::Italian => langid!("it"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolation marks are for mixed writing directions; all four languages
        // run from left to right, and terminals show the marks.
        bundle.set_use_isolating(false);
        bundle
            .add_function("FORM", |values, _| phrase::form(values))
            .expect("FORM is added to a bundle without functions");
        for source in sources(language) {
            // What a broken file still has is kept; a test sees that none is.
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// Which language this is.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Says a message, or an attribute of one written `message.attribute`; in
    /// English should this language lack it.
    #[must_use]
    pub fn say(&self, key: &str, args: &Args) -> String {
        self.try_say(key, args).unwrap_or_else(|missing| {
            // Tests must not pass over it, people must not suffer from it.
            debug_assert!(false, "{missing}");
            Self::of(Language::English).try_say(key, args).unwrap_or_else(|_| "…".to_owned())
        })
    }

    /// Says a message, or why it can't be said.
    pub fn try_say(&self, key: &str, args: &Args) -> Result<String, Missing> {
        let missing =
            |problem: String| Missing { language: self.language, key: key.to_owned(), problem };
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self
            .bundle
            .get_message(id)
            .ok_or_else(|| missing("there is no such message".into()))?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| missing("the message has no such text".into()))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args.0), &mut errors);
        match errors.first() {
            Some(error) => Err(missing(error.to_string())),
            None => Ok(typeset(self.language, &text).into_owned()),
        }
    }

    /// Whether there is such a message or attribute.
    pub(crate) fn has(&self, key: &str) -> bool {
        match key.split_once('.') {
            Some((id, attribute)) => self
                .bundle
                .get_message(id)
                .is_some_and(|message| message.get_attribute(attribute).is_some()),
            None => self.bundle.has_message(key),
        }
    }

    /// A message with all its attributes as forms.
    pub(crate) fn phrase(&self, id: &str, args: &Args) -> Phrase {
        let Some(message) = self.bundle.get_message(id) else {
            return Phrase::new(self.say(id, args));
        };
        message.attributes().fold(Phrase::new(self.say(id, args)), |phrase, attribute| {
            phrase.with(attribute.id(), self.say(&format!("{id}.{}", attribute.id()), args))
        })
    }

    /// Several phrases as one: `list-and` or `list-or` says how the last joins.
    pub(crate) fn list(&self, join: &str, phrases: &[Phrase]) -> Phrase {
        let join_forms = |form: Option<&str>| {
            let text = |phrase: &Phrase| match form {
                Some(form) => phrase.form(form).to_owned(),
                None => phrase.text().to_owned(),
            };
            self.list_text(join, &phrases.iter().map(text).collect::<Vec<_>>())
        };
        match phrases {
            [only] => only.clone(),
            _ => phrases
                .iter()
                .flat_map(Phrase::forms)
                .fold(Phrase::new(join_forms(None)), |list, form| {
                    list.with(form, join_forms(Some(form)))
                })
                .with("agreement", "plural"),
        }
    }

    /// Several texts as one.
    pub(crate) fn list_text(&self, join: &str, texts: &[String]) -> String {
        let Some((last, head)) = texts.split_last() else { return String::new() };
        let Some((first, middle)) = head.split_first() else { return last.clone() };
        let head = middle.iter().fold(first.clone(), |head, next| {
            self.say("list-more", &Args::new().text("head", head).text("next", next.clone()))
        });
        self.say(join, &Args::new().text("head", head).text("last", last.clone()))
    }

    /// A number of a card as `$name`, for choosing word forms, and as
    /// `$name-text`, for showing it as the card prints it.
    pub(crate) fn count(
        &self,
        args: Args,
        name: &'static str,
        number: Number,
        numerals: Numerals,
    ) -> Args {
        let value = numerals.show(number);
        let text = if number.word && value <= HIGHEST_WRITTEN_NUMBER {
            self.phrase(&format!("number-{value}"), &Args::new())
        } else {
            Phrase::new(value.to_string())
        };
        let mut args = args.amount(name, usize::from(value));
        args.0.set(format!("{name}-text"), FluentValue::Custom(Box::new(text)));
        args
    }
}

/// The sentence with a capital letter at its start.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use asterism_cards::verbs::VerbKind;
    use fluent_syntax::{ast::Entry, parser};

    use super::*;

    /// The messages and terms of a language, with their source text.
    fn entries(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut found = BTreeMap::new();
        for source in sources(language) {
            let resource = parser::parse(*source).unwrap_or_else(|(_, errors)| {
                panic!("{language}: {errors:?}");
            });
            for entry in resource.body {
                let (name, attributes) = match entry {
                    Entry::Message(message) => (message.id.name.to_owned(), message.attributes),
                    Entry::Term(term) => (format!("-{}", term.id.name), term.attributes),
                    Entry::Junk { content } => panic!("{language}: unreadable: {content}"),
                    _ => continue,
                };
                let attributes =
                    attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
                assert!(
                    found.insert(name.clone(), attributes).is_none(),
                    "{language}: {name} is there twice"
                );
            }
        }
        found
    }

    #[test]
    fn every_language_has_every_message() {
        let english = entries(Language::English);
        for language in Language::ALL {
            let keys = |entries: &BTreeMap<String, _>| -> BTreeSet<String> {
                entries.keys().filter(|key| !key.starts_with('-')).cloned().collect()
            };
            let (theirs, ours) = (keys(&entries(language)), keys(&english));
            let lacking: Vec<_> = ours.difference(&theirs).collect();
            let surplus: Vec<_> = theirs.difference(&ours).collect();
            assert!(lacking.is_empty(), "{language} lacks {lacking:?}");
            assert!(surplus.is_empty(), "{language} has {surplus:?}, English has not");
            // A note is said only where there is one, so nobody would miss it.
            for (key, attributes) in entries(language) {
                let noted = english.get(&key).is_some_and(|ours| ours.contains("note"));
                assert_eq!(attributes.contains("note"), noted, "{language}: {key}.note");
                if key.starts_with("verb-") {
                    assert_eq!(Some(&attributes), english.get(&key), "{language}: {key}");
                }
            }
        }
    }

    /// One message per verb. What may be left out of a verb, and what only one
    /// verb asks or reports, are attributes of it.
    #[test]
    fn every_verb_has_one_message_with_its_attributes() {
        let messages = entries(Language::English);
        for verb in VerbKind::ALL {
            let key = format!("verb-{}", verb.word());
            let attributes = messages.get(&key).unwrap_or_else(|| panic!("{key} is missing"));
            let left_out = verb.fields().iter().filter(|field| field.is_note());
            for field in left_out {
                let name = field.written_name();
                assert!(attributes.contains(name), "{key}.{name} is missing");
            }
            let known = |name: &str| {
                name == "note"
                    || name == "log"
                    || name.starts_with("ask")
                    || verb.fields().iter().any(|field| field.written_name() == name)
            };
            let surplus: Vec<_> = attributes.iter().filter(|name| !known(name)).collect();
            assert!(surplus.is_empty(), "{key} has {surplus:?}, which nobody says");
        }
        let is_verb = |key: &str| VerbKind::ALL.iter().any(|verb| verb.word() == key);
        let surplus: Vec<_> = messages
            .keys()
            .filter(|key| key.strip_prefix("verb-").is_some_and(|word| !is_verb(word)))
            .collect();
        assert!(surplus.is_empty(), "no verb says {surplus:?}");
    }

    #[test]
    fn what_is_missing_is_told_and_never_shown() {
        let words = Words::of(Language::Russian);
        let error = words.try_say("no-such-message", &Args::new()).unwrap_err();
        assert_eq!(error.problem, "there is no such message");
        assert!(words.try_say("list-and", &Args::new()).is_err());
        if !cfg!(debug_assertions) {
            assert_eq!(words.say("no-such-message", &Args::new()), "…");
        }
    }

    #[test]
    fn lists_of_any_length_are_joined() {
        let words = Words::of(Language::English);
        let list = |count: usize| {
            let texts: Vec<_> = ["a", "b", "c"][..count].iter().map(ToString::to_string).collect();
            words.list_text("list-and", &texts)
        };
        assert_eq!([list(0), list(1), list(2), list(3)], ["", "a", "a and b", "a, b and c"]);
    }
}
