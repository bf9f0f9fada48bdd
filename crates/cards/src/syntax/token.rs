//! The pieces a card file is made of.

use super::Scalar;

/// What a piece is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    /// A string, a number or a keyword.
    Value(Scalar<'a>),
    /// Something that can't be read; the mistake has been reported.
    Bad,
    OpenBrace,
    CloseBrace,
    OpenParen,
    CloseParen,
    Equals,
    Slashdash,
    Semicolon,
    Newline,
}

/// A piece of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind<'a>,
    pub(super) start: usize,
    pub(super) end: usize,
    /// Whether white space, a comment or a continued line comes before it.
    pub(super) spaced: bool,
    /// Whether a card begins here: the first word of a line, followed by a
    /// name in quotes.
    pub(super) begins_card: bool,
}

impl Token<'_> {
    pub(super) const fn span(&self) -> (usize, usize) {
        (self.start, self.end - self.start)
    }
}

/// Whether KDL counts it as white space within a line.
pub(super) const fn is_space(c: char) -> bool {
    matches!(
        c,
        '\t' | ' ' | '\u{a0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// Whether it ends a line. A carriage return and a line feed together are one
/// end; see [`newline_at`].
pub(super) const fn is_newline(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The length of the line end at the start of a text, if there is one.
pub(super) fn newline_at(text: &str) -> Option<usize> {
    if text.starts_with("\r\n") {
        return Some(2);
    }
    text.chars().next().filter(|c| is_newline(*c)).map(char::len_utf8)
}

/// Whether KDL forbids the character anywhere but in comments: control
/// characters, marks of direction, and byte order marks inside the text.
pub(super) const fn is_forbidden(c: char) -> bool {
    matches!(
        c,
        '\0'..='\u{8}'
            | '\u{e}'..='\u{1f}'
            | '\u{7f}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
            | '\u{feff}'
    )
}

/// Whether it can be part of a word without quotes.
pub(super) const fn is_word(c: char) -> bool {
    let delimiter =
        matches!(c, '\\' | '/' | '(' | ')' | '{' | '}' | ';' | '[' | ']' | '"' | '#' | '=');
    !(delimiter || is_space(c) || is_newline(c) || is_forbidden(c))
}
