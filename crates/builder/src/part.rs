//! What a sentence consists of.

use std::ops::Range;

use asterism_cards::ast::Kind;
use asterism_cards::vocabulary::{Type, WordPlace};

use crate::menu::Choice;

/// What a part asks for; each sort has a color of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    When,
    Verb,
    What,
    Who,
    Amount,
}

/// What can stand in a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A word of the language at that place.
    Word(WordPlace),
    /// A value after a word.
    Value(Type),
    /// Nothing: the word or property doesn't exist.
    Nothing,
}

/// A hole in the sentence with its current choice and its menu.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Where it stands in the tree: `c.0` is the first word in the card,
    /// `c.0#1` its second value, `c.0?whose` a property.
    pub id: String,
    pub sort: Sort,
    /// The word that it belongs to.
    pub word: String,
    /// The name of the property or value; empty for the word itself.
    pub name: String,
    pub takes: Takes,
    /// The current choice, as menus write it; `None` while the part is open.
    pub value: Option<String>,
    pub menu: Vec<Choice>,
    /// Where it stands in the text, in bytes.
    pub span: Range<usize>,
    /// Whether it can be taken away.
    pub optional: bool,
    /// Whether it can change places with others of its sort.
    pub movable: bool,
    /// Whether the reader found a mistake here.
    pub wrong: bool,
}

/// Something that can be added at the end of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Add {
    /// The line that it is added to.
    pub line: String,
    pub menu: Vec<Choice>,
}

/// A word with its values. What stands between its braces are the next lines,
/// one deeper.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub id: String,
    pub depth: usize,
    pub parts: Vec<Part>,
    pub adds: Vec<Add>,
}

/// A card as the builder shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sentence {
    pub kind: Kind,
    pub lines: Vec<Line>,
}

impl Sentence {
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.lines.iter().flat_map(|line| &line.parts)
    }

    #[must_use]
    pub fn part(&self, id: &str) -> Option<&Part> {
        self.parts().find(|part| part.id == id)
    }
}
