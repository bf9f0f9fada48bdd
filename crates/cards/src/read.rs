//! From text to typed definitions.
//!
//! Reading never stops at a mistake: whatever is sound is returned, and every
//! mistake of the file is reported.

mod cards;
mod demands;
mod modifiers;
mod values;
mod verbs;

pub(crate) use cards::{EditionNode, read_edition_node};
pub use values::{is_name, is_reference};
pub(crate) use verbs::{read_block, read_conditions, read_options, read_plays};

use miette::SourceSpan;
use values::{Value, shortened};

use crate::{
    ast::{Card, Number},
    did_you_mean::nearest,
    mistake::{Mistake, MistakeKind, MistakeReport},
    syntax::{MAX_MISTAKES, Name, Node, Scalar, parse},
    vocabulary::{Property, Word, WordPlace, lookup, words},
};

/// The most cards in one file.
const MAX_CARDS: usize = 500;
/// The most words between one pair of braces.
const MAX_INSIDE: usize = 32;

/// A card and where its definition stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub card: Card,
    /// Where its name stands, in bytes.
    pub span: SourceSpan,
}

/// What a card file holds.
#[derive(Clone, Debug)]
pub struct CardFile {
    /// The cards that are sound, in the order of the file.
    pub cards: Vec<Found>,
    /// Everything that is wrong.
    pub report: MistakeReport,
}

/// Reads a card file. The name is only used in diagnostics.
#[must_use]
pub fn read_cards(name: &str, text: &str) -> CardFile {
    let mut reader = Reader::default();
    let mut cards: Vec<Found> = Vec::new();
    reader.each_node(text, |reader, node| {
        if cards.len() == MAX_CARDS {
            reader.mistake(MistakeKind::TooMany { what: "cards", most: MAX_CARDS }, node.name.span);
            return;
        }
        let Some(found) = cards::read_card(reader, node) else {
            return;
        };
        if cards.iter().any(|other| other.card.id == found.card.id) {
            reader.mistakes.push(Mistake {
                problem: MistakeKind::RepeatedCard { id: found.card.id, file: None },
                span: found.span,
            });
            return;
        }
        cards.push(found);
    });
    CardFile { cards, report: MistakeReport::new(name, text, reader.mistakes) }
}

/// A word with everything written after it.
#[derive(Debug)]
pub(crate) struct Filled<'n> {
    pub(crate) word: &'static Word,
    /// Where the word stands.
    pub(crate) span: SourceSpan,
    /// Where the last value stands.
    pub(crate) values_span: SourceSpan,
    /// The value in front of the others, if the word has one.
    pub(crate) first: Option<Value>,
    pub(crate) values: Vec<Value>,
    properties: Vec<(&'static str, Value)>,
    children: &'n [Node<'n>],
    /// Whether there were no mistakes.
    pub(crate) sound: bool,
}

impl Filled<'_> {
    pub(crate) fn property(&self, name: &str) -> Option<&Value> {
        let found = self.properties.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value)
    }

    pub(crate) fn number(&self, name: &str) -> Option<Number> {
        match self.property(name)? {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) fn count(&self, name: &str) -> Option<u8> {
        match self.property(name)? {
            Value::Count(count) => u8::try_from(*count).ok(),
            _ => None,
        }
    }

    pub(crate) fn text(&self, name: &str) -> Option<String> {
        match self.property(name)? {
            Value::Text(text) => Some(text.clone()),
            _ => None,
        }
    }

    pub(crate) fn word(&self, name: &str) -> Option<&'static str> {
        match self.property(name)? {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        self.property(name) == Some(&Value::Flag(true))
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.property(name).is_some()
    }

    pub(crate) fn only_number(&self) -> Option<Number> {
        match self.values.first()? {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) fn only_count(&self) -> Option<u16> {
        match self.values.first()? {
            Value::Count(count) => Some(*count),
            _ => None,
        }
    }

    pub(crate) fn only_text(&self) -> Option<String> {
        match self.values.first()? {
            Value::Text(text) => Some(text.clone()),
            _ => None,
        }
    }

    pub(crate) fn only_word(&self) -> Option<&'static str> {
        match self.values.first()? {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(crate) fn texts(&self) -> Vec<String> {
        let texts = self.values.iter().filter_map(|value| match value {
            Value::Text(text) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    }

    pub(crate) fn all_words(&self) -> impl Iterator<Item = &'static str> {
        self.values.iter().filter_map(|value| match value {
            Value::Word(word) => Some(*word),
            _ => None,
        })
    }
}

/// Collects mistakes while reading one file.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    pub(crate) mistakes: Vec<Mistake>,
}

impl Reader {
    /// Calls for each outermost node of a file that is well-formed.
    pub(crate) fn each_node(&mut self, text: &str, mut call: impl FnMut(&mut Self, &Node<'_>)) {
        for node in parse(text, &mut self.mistakes) {
            if self.mistakes.len() > MAX_MISTAKES {
                break;
            }
            call(self, &node);
        }
        if self.mistakes.len() > MAX_MISTAKES {
            self.mistakes.truncate(MAX_MISTAKES);
            let problem = MistakeKind::TooMany { what: "mistakes", most: MAX_MISTAKES };
            self.mistake(problem, (0, 0).into());
        }
    }

    /// Notes a mistake.
    pub(crate) fn mistake(&mut self, problem: MistakeKind, span: SourceSpan) {
        self.mistakes.push(Mistake { problem, span });
    }

    /// Notes that parts don't go together.
    pub(crate) fn contradiction(&mut self, filled: &Filled<'_>, text: impl Into<String>) {
        self.mistake(MistakeKind::Contradiction(text.into()), filled.span);
    }

    /// The words between the braces; too many of them are a mistake.
    pub(crate) fn inside<'n>(&mut self, filled: &Filled<'n>) -> &'n [Node<'n>] {
        if filled.children.len() <= MAX_INSIDE {
            return filled.children;
        }
        self.mistake(MistakeKind::TooMany { what: "words", most: MAX_INSIDE }, filled.span);
        &filled.children[..MAX_INSIDE]
    }

    /// Looks a node's word up and reads everything after it, but not what
    /// stands between its braces.
    pub(crate) fn fill<'n>(&mut self, node: &'n Node<'n>, place: WordPlace) -> Option<Filled<'n>> {
        let before = self.mistakes.len();
        let written = &node.name.text;
        let span = node.name.span;
        let Some(word) = lookup(written, place) else {
            self.not_here(written, place, span);
            return None;
        };
        if let Some(annotation) = &node.annotation {
            self.annotation(annotation);
        }
        let mut filled = Filled {
            word,
            span,
            values_span: span,
            first: None,
            values: Vec::new(),
            properties: Vec::new(),
            children: node.children.as_deref().unwrap_or_default(),
            sound: false,
        };
        self.read_values(node, &mut filled);
        self.read_properties(node, &mut filled);
        if word.inside.is_none() && node.children.is_some() {
            self.mistake(MistakeKind::Braces { word: word.name }, span);
        }
        filled.sound = self.mistakes.len() == before;
        Some(filled)
    }

    fn not_here(&mut self, written: &str, place: WordPlace, span: SourceSpan) {
        let elsewhere: Vec<&Word> = words().filter(|word| word.name == written).collect();
        let problem = match elsewhere.first() {
            Some(word) => {
                let mut places: Vec<&str> = Vec::new();
                for place in elsewhere.iter().flat_map(|word| word.places) {
                    if !places.contains(&place.describe()) {
                        places.push(place.describe());
                    }
                }
                MistakeKind::WrongPlace {
                    word: word.name,
                    place: place.describe(),
                    places: places.join(", "),
                }
            }
            None => {
                let here = words().filter(|word| word.places.contains(&place));
                MistakeKind::UnknownWord {
                    word: shortened(written),
                    place: place.describe(),
                    like: nearest(written, here.map(|word| word.name)),
                }
            }
        };
        self.mistake(problem, span);
    }

    fn annotation(&mut self, written: &Name<'_>) {
        let annotation = shortened(&written.text);
        self.mistake(MistakeKind::Annotation { annotation }, written.span);
    }

    fn read_values(&mut self, node: &Node<'_>, filled: &mut Filled<'_>) {
        let word = filled.word;
        let mut entries = node.entries.iter().filter(|entry| entry.name.is_none());
        if let Some(first) = word.first {
            match entries.next() {
                Some(entry) => filled.first = self.value(entry, first.takes),
                None => self.mistake(
                    MistakeKind::MissingValue { word: word.name, name: first.name },
                    filled.span,
                ),
            }
        }
        let most = word.arguments.map_or(0, |arguments| arguments.most);
        let mut count = 0;
        for entry in entries {
            count += 1;
            let Some(arguments) = word.arguments.filter(|_| count <= most) else {
                let problem = if most > 1 {
                    MistakeKind::TooMany { what: "values", most }
                } else {
                    MistakeKind::ExtraValue { word: word.name }
                };
                self.mistake(problem, entry.span);
                break;
            };
            filled.values_span = entry.span;
            let Some(value) = self.value(entry, arguments.takes) else {
                continue;
            };
            if filled.values.contains(&value) {
                let what = match &entry.value {
                    Scalar::Text(text) => shortened(text),
                    _ => String::new(),
                };
                self.mistake(MistakeKind::Twice { what }, entry.span);
            }
            filled.values.push(value);
        }
        if let Some(arguments) = word.arguments.filter(|arguments| count < arguments.least) {
            self.mistake(
                MistakeKind::MissingValue { word: word.name, name: arguments.name },
                filled.span,
            );
        }
    }

    fn read_properties(&mut self, node: &Node<'_>, filled: &mut Filled<'_>) {
        let word = filled.word;
        let mut seen: Vec<&'static str> = Vec::new();
        for entry in &node.entries {
            let Some(name) = &entry.name else { continue };
            let known = word.properties.iter().find(|property| property.name == name.text);
            let Some(property) = known else {
                let names = word.properties.iter().map(|property| property.name);
                self.mistake(
                    MistakeKind::UnknownProperty {
                        word: word.name,
                        property: shortened(&name.text),
                        like: nearest(&name.text, names),
                    },
                    name.span,
                );
                continue;
            };
            if seen.contains(&property.name) {
                self.mistake(MistakeKind::Twice { what: property.name.to_owned() }, name.span);
                continue;
            }
            seen.push(property.name);
            if let Some(value) = self.value(entry, property.takes) {
                filled.properties.push((property.name, value));
            }
        }
        let missing = |property: &&Property| property.required && !seen.contains(&property.name);
        for property in word.properties.iter().filter(missing) {
            self.mistake(
                MistakeKind::MissingProperty { word: word.name, property: property.name },
                filled.span,
            );
        }
    }
}
