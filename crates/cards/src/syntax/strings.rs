//! Strings in quotes.

use std::borrow::Cow;

use super::{
    MAX_MISTAKES, slip,
    token::{is_forbidden, is_newline, is_space, newline_at},
};
use crate::mistake::Mistake;

/// A string at the start of a text.
pub(super) struct Quoted<'a> {
    /// What it says; `None` if it has mistakes.
    pub(super) value: Option<Cow<'a, str>>,
    /// Its length with quotes and hashes.
    pub(super) length: usize,
}

/// How a string is written.
#[derive(Clone, Copy)]
struct Form {
    hashes: usize,
    quotes: usize,
}

impl Form {
    const fn length(self) -> usize {
        self.hashes + self.quotes
    }

    const fn is_raw(self) -> bool {
        self.hashes > 0
    }

    /// Whether a text begins with what closes the string.
    fn is_closed_by(self, text: &str) -> bool {
        let bytes = text.as_bytes();
        bytes.len() >= self.length()
            && bytes[..self.quotes].iter().all(|byte| *byte == b'"')
            && bytes[self.quotes..self.length()].iter().all(|byte| *byte == b'#')
    }
}

/// Reads the string that begins at a place: a quote after any number of
/// hashes. `None` if it is a multi-line string that never ends.
pub(super) fn read_string<'a>(
    text: &'a str,
    at: usize,
    hashes: usize,
    mistakes: &mut Vec<Mistake>,
) -> Option<Quoted<'a>> {
    let quotes = if text[at + hashes..].starts_with("\"\"\"") { 3 } else { 1 };
    let form = Form { hashes, quotes };
    let before = mistakes.len();
    let mut sound = true;
    let mut end = at + form.length();
    loop {
        let rest = &text[end..];
        if form.is_closed_by(rest) {
            break;
        }
        let Some(c) = rest.chars().next() else {
            if quotes == 3 {
                mistakes.truncate(before);
                return None;
            }
            return Some(unclosed(at, end, mistakes));
        };
        if quotes == 1 && is_newline(c) {
            return Some(unclosed(at, end, mistakes));
        }
        if c == '\\' && !form.is_raw() {
            let (length, mistake) = escape(text, end);
            sound &= mistake.is_none();
            note(mistakes, mistake);
            end += length;
            continue;
        }
        if is_forbidden(c) {
            sound = false;
            note(mistakes, Some(forbidden(c, end)));
        }
        end += c.len_utf8();
    }
    let body = &text[at + form.length()..end];
    let length = end + form.length() - at;
    let value = if quotes == 3 {
        multi_line(body, form, (at, length), mistakes)
    } else if form.is_raw() || !body.contains('\\') {
        Some(Cow::Borrowed(body))
    } else {
        Some(Cow::Owned(unescaped(&without_escaped_space(body))))
    };
    Some(Quoted { value: value.filter(|_| sound), length })
}

/// Adds a mistake while there are not too many of them anyway.
fn note(mistakes: &mut Vec<Mistake>, mistake: Option<Mistake>) {
    if mistakes.len() <= MAX_MISTAKES {
        mistakes.extend(mistake);
    }
}

fn unclosed<'a>(at: usize, end: usize, mistakes: &mut Vec<Mistake>) -> Quoted<'a> {
    let help = "close it with \" on the same line";
    mistakes.push(slip((at, end - at), "this text is never closed", help));
    Quoted { value: None, length: end - at }
}

/// A character that can't be in a card file.
pub(super) fn forbidden(c: char, at: usize) -> Mistake {
    let message = format!("the invisible character U+{:04X} can't be in a card file", c as u32);
    slip((at, c.len_utf8()), message, "delete it")
}

/// The length of the escape at a place, and the mistake if it means nothing.
fn escape(text: &str, at: usize) -> (usize, Option<Mistake>) {
    let rest = &text[at + 1..];
    let length = match rest.chars().next() {
        Some('"' | '\\' | 'b' | 'f' | 'n' | 'r' | 't' | 's') => return (2, None),
        Some(c) if is_space(c) || is_newline(c) => return (1 + blanks(rest), None),
        Some('u') => match unicode(rest) {
            Ok((_, length)) => return (1 + length, None),
            Err(length) => 1 + length,
        },
        Some(c) if !is_forbidden(c) => 1 + c.len_utf8(),
        _ => 1,
    };
    let message = format!("`{}` means nothing", &text[at..at + length]);
    let help = r#"after a backslash may stand ", \, b, f, n, r, s, t, u{…} or the end of the line"#;
    (length, Some(slip((at, length), message, help)))
}

/// How many bytes of white space and line ends a text begins with.
fn blanks(text: &str) -> usize {
    text.find(|c| !(is_space(c) || is_newline(c))).unwrap_or(text.len())
}

/// The character that `u{…}` stands for, and the length of the escape without
/// its backslash. If it stands for none, only how long the attempt is.
fn unicode(text: &str) -> Result<(char, usize), usize> {
    let digits = text.strip_prefix("u{").ok_or(1_usize)?;
    let count = digits.bytes().take_while(u8::is_ascii_hexdigit).take(7).count();
    if count == 0 || count > 6 || !digits[count..].starts_with('}') {
        return Err(2 + count);
    }
    let code = u32::from_str_radix(&digits[..count], 16).map_err(|_| 3 + count)?;
    char::from_u32(code).map(|c| (c, 3 + count)).ok_or(3 + count)
}

/// The text without the white space that a backslash hides.
fn without_escaped_space(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        plain.push_str(&rest[..at]);
        let escaped = &rest[at + 1..];
        let hidden = blanks(escaped);
        if hidden > 0 {
            rest = &escaped[hidden..];
            continue;
        }
        let length = escaped.chars().next().map_or(0, char::len_utf8);
        plain.push_str(&rest[at..at + 1 + length]);
        rest = &escaped[length..];
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// The text with every escape replaced. Escapes that mean nothing have been
/// reported and are left out.
fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        plain.push_str(&rest[..at]);
        let escaped = &rest[at + 1..];
        let Some(c) = escaped.chars().next() else { return plain };
        let (meant, length) = match c {
            'b' => (Some('\u{8}'), 1),
            'f' => (Some('\u{c}'), 1),
            'n' => (Some('\n'), 1),
            'r' => (Some('\r'), 1),
            's' => (Some(' '), 1),
            't' => (Some('\t'), 1),
            'u' => match unicode(escaped) {
                Ok((c, length)) => (Some(c), length),
                Err(length) => (None, length),
            },
            _ => (Some(c), c.len_utf8()),
        };
        plain.extend(meant);
        rest = &escaped[length..];
    }
    plain.push_str(rest);
    plain
}

/// What a multi-line string says: its lines without the indentation of the
/// line that closes it.
fn multi_line(
    body: &str,
    form: Form,
    span: (usize, usize),
    mistakes: &mut Vec<Mistake>,
) -> Option<Cow<'static, str>> {
    let Some(first) = newline_at(body) else {
        let message = "the text between \"\"\" and \"\"\" begins on a line of its own";
        mistakes.push(slip(span, message, "for a text of one line, write one \" on each side"));
        return None;
    };
    let body = &body[first..];
    let body = if form.is_raw() { Cow::Borrowed(body) } else { without_escaped_space(body) };
    let mut lines = lines(&body);
    let indent = lines.pop().unwrap_or_default();
    if !indent.chars().all(is_space) {
        let help = "move the closing quotes to a line of their own";
        mistakes.push(slip(span, "the last line of this text has its closing quotes in it", help));
        return None;
    }
    let mut value = String::with_capacity(body.len());
    for (index, line) in lines.into_iter().enumerate() {
        if index > 0 {
            value.push('\n');
        }
        if line.chars().all(is_space) {
            continue;
        }
        let Some(line) = line.strip_prefix(indent) else {
            let message = "a line of this text is indented less than its closing quotes";
            mistakes.push(slip(span, message, "indent all its lines alike"));
            return None;
        };
        if form.is_raw() {
            value.push_str(line);
        } else {
            value.push_str(&unescaped(line));
        }
    }
    Some(Cow::Owned(value))
}

/// The lines of a text, with all that KDL counts as line ends.
fn lines(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(is_newline) {
        lines.push(&rest[..at]);
        rest = &rest[at + newline_at(&rest[at..]).unwrap_or(1)..];
    }
    lines.push(rest);
    lines
}
