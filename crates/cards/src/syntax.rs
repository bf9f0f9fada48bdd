//! The syntax of card files: the subset of KDL 2 that card files use.
//!
//! One lexer and one parser, so that nothing else has to agree with them about
//! where a string ends or how deep braces nest. Both read every byte a bounded
//! number of times and nest at most [`DEEPEST`] calls, whatever they are fed.

mod lexer;
mod numbers;
mod parser;
mod strings;
mod token;

use std::borrow::Cow;

use miette::SourceSpan;

use crate::mistake::{Mistake, MistakeKind};

/// The longest file that is read, in bytes.
pub const MAX_FILE_LEN: usize = 256 * 1024;

/// The longest line that is read, in bytes.
pub const MAX_LINE_LEN: usize = 2000;

/// The deepest nesting of braces, or of comments, that is read.
pub const DEEPEST: usize = 8;

/// The most pairs of braces in one card.
pub const MAX_BRACES: usize = 48;

/// The most mistakes that are reported for one file.
pub(crate) const MAX_MISTAKES: usize = 100;

/// A text and its place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) span: SourceSpan,
}

/// A value as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Scalar<'a> {
    Text(Cow<'a, str>),
    /// Numbers beyond the range of the type are cut off at its ends: no card
    /// uses numbers anywhere near them.
    Integer(i64),
    Fraction,
    Flag(bool),
    Null,
}

/// A value, or a property if it has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry<'a> {
    pub(crate) name: Option<Name<'a>>,
    pub(crate) annotation: Option<Name<'a>>,
    pub(crate) value: Scalar<'a>,
    pub(crate) span: SourceSpan,
}

/// A word with everything that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node<'a> {
    pub(crate) annotation: Option<Name<'a>>,
    pub(crate) name: Name<'a>,
    pub(crate) entries: Vec<Entry<'a>>,
    pub(crate) children: Option<Vec<Node<'a>>>,
    /// From the opening to the closing brace.
    pub(crate) braces: Option<SourceSpan>,
    /// From the first to the last of everything that belongs to it.
    pub(crate) whole: SourceSpan,
}

/// Why a file is not read at all, if it is too long or has too long a line.
pub(crate) fn unreadable(text: &str) -> Option<MistakeKind> {
    if text.len() > MAX_FILE_LEN {
        return Some(MistakeKind::TooLong { size: text.len(), most: MAX_FILE_LEN });
    }
    let long = text.lines().position(|line| line.len() > MAX_LINE_LEN)?;
    Some(MistakeKind::LongLine { line: long + 1, most: MAX_LINE_LEN })
}

/// The outermost nodes of a file that are well-formed. What is wrong with the
/// others is added to the mistakes.
pub(crate) fn parse<'a>(text: &'a str, mistakes: &mut Vec<Mistake>) -> Vec<Node<'a>> {
    if let Some(problem) = unreadable(text) {
        mistakes.push(Mistake { problem, span: (0, 0).into() });
        return Vec::new();
    }
    let tokens = lexer::lex(text, mistakes);
    parser::parse(tokens, mistakes)
}

/// A mistake of syntax.
fn slip(span: (usize, usize), message: impl Into<String>, help: impl Into<String>) -> Mistake {
    let problem = MistakeKind::Syntax { message: message.into(), help: Some(help.into()) };
    Mistake { problem, span: span.into() }
}
