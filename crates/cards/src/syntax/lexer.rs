//! From text to tokens.

use std::borrow::Cow;

use super::{
    DEEPEST, MAX_MISTAKES, Scalar,
    numbers::{is_meant_as_number, read_number},
    slip,
    strings::{Quoted, forbidden, read_string},
    token::{Kind, Token, is_forbidden, is_newline, is_space, is_word, newline_at},
};
use crate::{
    ast,
    mistake::{Mistake, MistakeKind},
};

/// Cuts a text into tokens. White space and comments are left out; what can't
/// be read is reported and becomes [`Kind::Bad`].
pub(super) fn lex<'a>(text: &'a str, mistakes: &mut Vec<Mistake>) -> Vec<Token<'a>> {
    let mut lexer = Lexer { text, at: 0, spaced: false, tokens: Vec::new(), mistakes };
    if text.starts_with('\u{feff}') {
        lexer.at = '\u{feff}'.len_utf8();
    }
    // Looking for the end of a string or comment that is never closed reads
    // the whole rest, so the number of such mistakes must be bounded.
    while lexer.at < text.len() && lexer.mistakes.len() <= MAX_MISTAKES {
        lexer.next();
    }
    lexer.tokens
}

struct Lexer<'a, 'm> {
    text: &'a str,
    at: usize,
    /// Whether white space comes before what is read next.
    spaced: bool,
    tokens: Vec<Token<'a>>,
    mistakes: &'m mut Vec<Mistake>,
}

impl<'a> Lexer<'a, '_> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Reads one token, or what lies between tokens.
    fn next(&mut self) {
        let rest = self.rest();
        let Some(c) = rest.chars().next() else { return };
        match c {
            '{' => self.push(Kind::OpenBrace, 1),
            '}' => self.push(Kind::CloseBrace, 1),
            '(' => self.push(Kind::OpenParen, 1),
            ')' => self.push(Kind::CloseParen, 1),
            '=' => self.push(Kind::Equals, 1),
            ';' => self.push(Kind::Semicolon, 1),
            '"' => self.string(0),
            '#' => self.after_hash(),
            '\\' => self.continued_line(),
            '/' if rest.starts_with("//") => self.line_comment(),
            '/' if rest.starts_with("/*") => self.block_comment(),
            '/' if rest.starts_with("/-") => self.push(Kind::Slashdash, 2),
            _ if is_newline(c) => self.push(Kind::Newline, newline_at(rest).unwrap_or(1)),
            _ if is_space(c) => self.skip(c.len_utf8()),
            _ if is_word(c) => self.word(),
            _ if is_forbidden(c) => {
                self.mistakes.push(forbidden(c, self.at));
                self.push(Kind::Bad, c.len_utf8());
            }
            _ => {
                let message = format!("`{c}` has no meaning here");
                self.bad(c.len_utf8(), message, "write names and other texts in quotes");
            }
        }
    }

    fn push(&mut self, kind: Kind<'a>, length: usize) {
        let end = self.at + length;
        let spaced = std::mem::take(&mut self.spaced);
        let begins_card = begins_card(self.text, self.at);
        self.tokens.push(Token { kind, start: self.at, end, spaced, begins_card });
        self.at = end;
    }

    fn skip(&mut self, length: usize) {
        self.at += length;
        self.spaced = true;
    }

    fn bad(&mut self, length: usize, message: impl Into<String>, help: &str) {
        self.mistakes.push(slip((self.at, length), message, help));
        self.push(Kind::Bad, length);
    }

    fn string(&mut self, hashes: usize) {
        match read_string(self.text, self.at, hashes, self.mistakes) {
            Some(Quoted { value: Some(text), length }) => {
                self.push(Kind::Value(Scalar::Text(text)), length);
            }
            Some(Quoted { value: None, length }) => self.push(Kind::Bad, length),
            None => {
                let help =
                    "close it with \"\"\" and as many # as it begins with, on a line of its own";
                self.bad(hashes + 3, "this text is never closed", help);
                self.at = next_card(self.text, self.at);
            }
        }
    }

    /// A raw string, or a keyword such as `#true`.
    fn after_hash(&mut self) {
        let rest = self.rest();
        let hashes = rest.bytes().take_while(|byte| *byte == b'#').count();
        if rest[hashes..].starts_with('"') {
            return self.string(hashes);
        }
        let end = rest[hashes..].find(|c| !is_word(c)).unwrap_or(rest.len() - hashes);
        let written = &rest[..hashes + end];
        let scalar = match written {
            "#true" => Scalar::Flag(true),
            "#false" => Scalar::Flag(false),
            "#null" => Scalar::Null,
            "#inf" | "#-inf" | "#nan" => Scalar::Fraction,
            _ => {
                let help = "after # may stand true, false, or a text in quotes";
                return self.bad(written.len(), "this `#` means nothing", help);
            }
        };
        self.push(Kind::Value(scalar), written.len());
    }

    /// A word without quotes, or a number.
    fn word(&mut self) {
        let rest = self.rest();
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let word = &rest[..end];
        if is_meant_as_number(word) {
            match read_number(word) {
                Some(number) => self.push(Kind::Value(number), end),
                None => self.bad(end, "this is not a number", "write names in quotes"),
            }
        } else if matches!(word, "true" | "false" | "null" | "inf" | "-inf" | "nan") {
            let message = format!("`{word}` needs a # before it");
            self.bad(end, message, "write #true or #false; names stand in quotes");
        } else {
            self.push(Kind::Value(Scalar::Text(Cow::Borrowed(word))), end);
        }
    }

    /// A backslash joins a line and the next one.
    fn continued_line(&mut self) {
        let mut at = self.at + 1;
        loop {
            let rest = &self.text[at..];
            let Some(c) = rest.chars().next() else {
                return self.skip(at - self.at);
            };
            if let Some(length) = newline_at(rest) {
                return self.skip(at + length - self.at);
            }
            if is_space(c) {
                at += c.len_utf8();
            } else if rest.starts_with("//") {
                at += line_length(rest);
            } else if rest.starts_with("/*") {
                match comment_length(rest) {
                    Some((length, _)) => at += length,
                    None => break,
                }
            } else {
                break;
            }
        }
        let help = "a backslash outside of quotes stands only at the end of a line";
        self.bad(1, "this backslash means nothing", help);
    }

    fn line_comment(&mut self) {
        self.skip(line_length(self.rest()));
    }

    fn block_comment(&mut self) {
        match comment_length(self.rest()) {
            Some((length, None)) => self.skip(length),
            Some((length, Some(deep))) => {
                let problem = MistakeKind::TooDeep { most: DEEPEST };
                self.mistakes.push(Mistake { problem, span: (self.at + deep, 1).into() });
                self.push(Kind::Bad, length);
            }
            None => {
                self.bad(2, "this comment is never closed", "close it with */");
                self.at = next_card(self.text, self.at);
            }
        }
    }
}

/// How long the line is that a text begins with, without its end.
fn line_length(text: &str) -> usize {
    text.find(is_newline).unwrap_or(text.len())
}

/// The length of the comment a text begins with, and where it becomes too
/// deep, for comments nest. `None` if it is never closed.
fn comment_length(text: &str) -> Option<(usize, Option<usize>)> {
    let bytes = text.as_bytes();
    let (mut at, mut depth, mut too_deep) = (0, 0_usize, None);
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            depth += 1;
            if depth > DEEPEST && too_deep.is_none() {
                too_deep = Some(at);
            }
            at += 2;
        } else if bytes[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return Some((at, too_deep));
            }
        } else {
            at += 1;
        }
    }
    None
}

/// Whether a line begins here with the word for a card and a name in quotes.
fn begins_card(text: &str, at: usize) -> bool {
    let starts_line = at == 0 || text[..at].ends_with(is_newline);
    starts_line
        && ast::Kind::ALL.iter().any(|kind| {
            text[at..].strip_prefix(kind.word()).is_some_and(|rest| rest.starts_with(" \""))
        })
}

/// The start of the next line that begins with a card, or the end of the text.
fn next_card(text: &str, from: usize) -> usize {
    let mut at = from;
    while let Some(end) = text[at..].find('\n') {
        at += end + 1;
        if begins_card(text, at) {
            return at;
        }
    }
    text.len()
}
