//! A card file as a tree of words with their places, for editors.
//!
//! It knows the syntax only: whether a word exists, and where it may stand, is
//! decided by the reader.

use std::ops::Range;

use miette::SourceSpan;

use crate::syntax::{Node, Scalar, parse};

/// A word with everything that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    pub word: String,
    /// Where the word itself stands, in bytes.
    pub span: Range<usize>,
    /// Where it stands with all that belongs to it.
    pub whole: Range<usize>,
    pub entries: Vec<OutlineEntry>,
    /// Its braces, from the opening to the closing one.
    pub braces: Option<Range<usize>>,
    pub inside: Vec<Self>,
}

/// A value, or a property if it has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    pub name: Option<String>,
    /// The value without quotes; empty for what no card uses.
    pub value: String,
    /// Whether it is a number that is printed as a word.
    pub as_word: bool,
    pub span: Range<usize>,
}

/// The words of a file; `None` if its syntax is wrong.
#[must_use]
pub fn outline(text: &str) -> Option<Vec<Outline>> {
    let mut mistakes = Vec::new();
    let nodes = parse(text, &mut mistakes);
    mistakes.is_empty().then(|| nodes.iter().map(of_node).collect())
}

fn of_node(node: &Node<'_>) -> Outline {
    let entries = node.entries.iter().map(|entry| OutlineEntry {
        name: entry.name.as_ref().map(|name| name.text.to_string()),
        value: match &entry.value {
            Scalar::Text(text) => text.to_string(),
            Scalar::Integer(number) => number.to_string(),
            Scalar::Flag(flag) => flag.to_string(),
            Scalar::Fraction | Scalar::Null => String::new(),
        },
        as_word: entry.annotation.is_some(),
        span: range(entry.span),
    });
    Outline {
        word: node.name.text.to_string(),
        span: range(node.name.span),
        whole: range(node.whole),
        entries: entries.collect(),
        braces: node.braces.map(range),
        inside: node.children.iter().flatten().map(of_node).collect(),
    }
}

fn range(span: SourceSpan) -> Range<usize> {
    span.offset()..span.offset() + span.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_that_of_its_text() {
        let text = "// first\nkeeper \"owl\" icon=\"owl\" {\n    once-per-turn { draw (word)1; end-turn } // why\n}\n";
        let [card] = &outline(text).expect("it is sound")[..] else { panic!("one card") };
        assert_eq!(&text[card.span.clone()], "keeper");
        assert_eq!(&text[card.entries[1].span.clone()], "icon=\"owl\"");
        let occasion = &card.inside[0];
        assert_eq!(&text[occasion.whole.clone()], "once-per-turn { draw (word)1; end-turn }");
        assert_eq!(occasion.braces.clone().map(|at| &text[at]), Some("{ draw (word)1; end-turn }"));
        let draw = &occasion.inside[0];
        assert_eq!(&text[draw.whole.clone()], "draw (word)1");
        assert!(draw.entries[0].as_word);
        assert_eq!(outline("keeper \"owl\" {"), None);
    }
}
