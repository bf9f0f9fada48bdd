//! The one list of words of the language.
//!
//! Reading, "did you mean", the reference page and the tests are all driven
//! by this list: a word that is not here does not exist.

mod frame;
mod modifiers;
mod occasions;

pub(crate) use modifiers::{BIRTHDAY, HOLIDAY, ORDINARY};
pub(crate) use occasions::ABOUT_CARDS;

use crate::{ast::Kind, verbs};

/// Where a word may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WordPlace {
    /// Outermost in a card file.
    CardFile,
    /// Outermost in an edition file.
    EditionFile,
    /// Inside the edition.
    Edition,
    /// Inside a card of this kind.
    Card(Kind),
    /// Inside an occasion.
    Occasion,
    /// Inside `your-turn`, `option`, or the braces of a verb.
    Doing,
    /// Inside `wins-if` or `all-of`.
    Demands,
    /// Inside `any-of`.
    Alternatives,
    /// Inside `choose-one`.
    Choice,
    /// Inside `answer`.
    Reply,
}

impl WordPlace {
    /// The place in words, to follow "in".
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::CardFile => "a card file",
            Self::EditionFile => "an edition file",
            Self::Edition => "the edition",
            Self::Card(Kind::Rule) => "a rule",
            Self::Card(Kind::Goal) => "a goal",
            Self::Card(Kind::Keeper) => "a keeper",
            Self::Card(Kind::Creeper) => "a creeper",
            Self::Card(Kind::Action) => "an action",
            Self::Card(Kind::Surprise) => "a surprise",
            Self::Card(Kind::Meta) => "a meta rule",
            Self::Occasion => "an occasion",
            Self::Doing => "`your-turn`, an `option` or the braces of a verb",
            Self::Demands => "`wins-if` or `all-of`",
            Self::Alternatives => "`any-of`",
            Self::Choice => "`choose-one`",
            Self::Reply => "an `answer`",
        }
    }
}

/// What sort of word it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// A card itself.
    Card,
    /// Something that holds while the card lies in play.
    Modifier,
    /// When something may or must be done.
    Occasion,
    /// What a Goal demands.
    Demand,
    /// Something to be done.
    Verb,
    /// What a Surprise does, and when.
    Surprise,
    /// What an edition says about itself.
    Edition,
}

/// What may be written as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// A number from 0 to 20, as a numeral `3` or as a word `(word)3`.
    Number,
    /// A number, or `"all"`.
    NumberOrAll,
    /// A whole number from the least to the most; never a word.
    Count(u16, u16),
    /// `#true` or `#false`.
    Flag,
    /// A new card's or edition's own name.
    Name,
    /// A card, by its name.
    Card,
    /// A choice of cards on tables: `"keeper"`, `"creeper"`, `"either"`,
    /// `"this"`, or cards by their names.
    What,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Names, separated by spaces.
    Names,
    /// A sentence for people.
    Text,
}

/// The values after a word.
#[derive(Clone, Copy, Debug)]
pub struct ArgumentSpec {
    pub takes: Type,
    /// What they are called in diagnostics and in the reference.
    pub name: &'static str,
    pub least: usize,
    pub most: usize,
}

/// A named value after a word.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    pub name: &'static str,
    pub takes: Type,
    /// Whether it must be there.
    pub required: bool,
    /// What it says, in one phrase.
    pub summary: &'static str,
}

/// A word of the language.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// How it is written.
    pub name: &'static str,
    /// What sort of word it is.
    pub group: Group,
    /// Where it may stand.
    pub places: &'static [WordPlace],
    /// A value in front of the arguments proper.
    pub first: Option<ArgumentSpec>,
    /// The values after it.
    pub arguments: Option<ArgumentSpec>,
    /// The named values after it.
    pub properties: &'static [Property],
    /// What stands between its braces, if it has any.
    pub inside: Option<WordPlace>,
    /// What it means, in one sentence.
    pub summary: &'static str,
    /// A whole card (or edition) that uses it.
    pub example: &'static str,
}

impl Word {
    pub(crate) const fn new(
        group: Group,
        name: &'static str,
        places: &'static [WordPlace],
        summary: &'static str,
        example: &'static str,
    ) -> Self {
        Self {
            name,
            group,
            places,
            first: None,
            arguments: None,
            properties: &[],
            inside: None,
            summary,
            example,
        }
    }

    const fn taking(mut self, takes: Type, name: &'static str) -> Self {
        self.arguments = Some(ArgumentSpec { takes, name, least: 1, most: 1 });
        self
    }

    const fn maybe_taking(mut self, takes: Type, name: &'static str) -> Self {
        self.arguments = Some(ArgumentSpec { takes, name, least: 0, most: 1 });
        self
    }

    const fn taking_many(mut self, takes: Type, name: &'static str) -> Self {
        self.arguments = Some(ArgumentSpec { takes, name, least: 1, most: MAX_LIST_LEN });
        self
    }

    const fn maybe_taking_many(mut self, takes: Type, name: &'static str) -> Self {
        self.arguments = Some(ArgumentSpec { takes, name, least: 0, most: MAX_LIST_LEN });
        self
    }

    const fn first(mut self, takes: Type, name: &'static str) -> Self {
        self.first = Some(ArgumentSpec { takes, name, least: 1, most: 1 });
        self
    }

    const fn with(mut self, properties: &'static [Property]) -> Self {
        self.properties = properties;
        self
    }

    pub(crate) const fn around(mut self, inside: WordPlace) -> Self {
        self.inside = Some(inside);
        self
    }
}

/// An optional property.
pub(crate) const fn maybe(name: &'static str, takes: Type, summary: &'static str) -> Property {
    Property { name, takes, required: false, summary }
}

/// A property that must be there.
pub(crate) const fn must(name: &'static str, takes: Type, summary: &'static str) -> Property {
    Property { name, takes, required: true, summary }
}

/// The longest list of values after a word.
pub const MAX_LIST_LEN: usize = 16;

/// The largest number on a card.
pub const LARGEST_NUMBER: u8 = 20;

/// Card names that would be mistaken for a choice of cards.
pub const RESERVED: &[&str] = &["keeper", "creeper", "either", "this"];

/// Every word, in the order of the reference page.
pub fn words() -> impl Iterator<Item = &'static Word> {
    frame::CARDS
        .iter()
        .chain(modifiers::MODIFIERS)
        .chain(occasions::OCCASIONS)
        .chain(frame::DEMANDS)
        .chain(verbs::words())
        .chain(frame::SURPRISES)
        .chain(frame::EDITION)
}

/// The word of that name in that place.
#[must_use]
pub fn lookup(name: &str, place: WordPlace) -> Option<&'static Word> {
    words().find(|word| word.name == name && word.places.contains(&place))
}
