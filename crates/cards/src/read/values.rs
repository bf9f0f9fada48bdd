//! Reading single values.

use super::Reader;
use crate::{
    ast::Number,
    did_you_mean::nearest,
    mistake::MistakeKind,
    syntax::{Entry, Scalar},
    vocabulary::{LARGEST_NUMBER, Type},
};

const MAX_NAME_LEN: usize = 48;
/// The most names in one list of them.
const MAX_NAMES: usize = 8;
/// The longest text for people.
const MAX_TEXT_LEN: usize = 600;

/// A value as read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(Number),
    All,
    Count(u16),
    Flag(bool),
    Text(String),
    Word(&'static str),
    Names(Vec<String>),
}

impl Reader {
    /// Reads a value of the type that is meant; anything else is a mistake.
    pub(super) fn value(&mut self, entry: &Entry<'_>, takes: Type) -> Option<Value> {
        let span = entry.span;
        let mut as_word = false;
        if let Some(annotation) = &entry.annotation {
            as_word = annotation.text == "word"
                && matches!(entry.value, Scalar::Integer(_))
                && matches!(takes, Type::Number | Type::NumberOrAll);
            if !as_word {
                self.annotation(annotation);
                return None;
            }
        }
        let wrong = || MistakeKind::WrongType {
            expected: expected(takes),
            found: match entry.value {
                Scalar::Text(_) => "a text",
                Scalar::Integer(_) => "a number",
                Scalar::Fraction => "a fraction",
                Scalar::Flag(_) => "#true or #false",
                Scalar::Null => "#null",
            },
        };
        let problem = match (takes, &entry.value) {
            (Type::Number | Type::NumberOrAll, Scalar::Integer(number)) => {
                let value = u8::try_from(*number).ok();
                match value.filter(|value| *value <= LARGEST_NUMBER) {
                    Some(value) => {
                        return Some(Value::Number(Number { value, word: as_word }));
                    }
                    None => MistakeKind::OutOfRange { least: 0, most: u16::from(LARGEST_NUMBER) },
                }
            }
            (Type::NumberOrAll, Scalar::Text(text)) if text == "all" => {
                return Some(Value::All);
            }
            (Type::Count(least, most), Scalar::Integer(number)) => {
                let value = u16::try_from(*number).ok();
                match value.filter(|value| (least..=most).contains(value)) {
                    Some(value) => return Some(Value::Count(value)),
                    None => MistakeKind::OutOfRange { least, most },
                }
            }
            (Type::Flag, Scalar::Flag(flag)) => return Some(Value::Flag(*flag)),
            (Type::Name, Scalar::Text(text)) if is_name(text) => {
                return Some(Value::Text(text.to_string()));
            }
            (Type::Card | Type::What, Scalar::Text(text)) if is_reference(text) => {
                return Some(Value::Text(text.to_string()));
            }
            (Type::Name | Type::Card | Type::What, Scalar::Text(text)) => {
                MistakeKind::BadName { name: shortened(text) }
            }
            (Type::OneOf(words), Scalar::Text(text)) => {
                match words.iter().find(|word| *word == text) {
                    Some(word) => return Some(Value::Word(word)),
                    None => not_among(text, words),
                }
            }
            (Type::Names, Scalar::Text(text)) => match names(text) {
                Ok(names) => return Some(Value::Names(names)),
                Err(problem) => problem,
            },
            (Type::Text, Scalar::Text(text)) if is_showable(text) => {
                return Some(Value::Text(text.to_string()));
            }
            (Type::Text, Scalar::Text(_)) => MistakeKind::BadText,
            _ => wrong(),
        };
        self.mistake(problem, span);
        None
    }
}

/// Names that are separated by spaces.
fn names(text: &str) -> Result<Vec<String>, MistakeKind> {
    let mut found: Vec<String> = Vec::new();
    for part in text.split_ascii_whitespace() {
        if !is_name(part) {
            return Err(MistakeKind::BadName { name: shortened(part) });
        }
        if found.iter().any(|name| name == part) {
            return Err(MistakeKind::Twice { what: part.to_owned() });
        }
        found.push(part.to_owned());
    }
    match found.len() {
        0 => Err(MistakeKind::BadName { name: shortened(text) }),
        1..=MAX_NAMES => Ok(found),
        _ => Err(MistakeKind::TooMany { what: "names", most: MAX_NAMES }),
    }
}

fn not_among(found: &str, words: &'static [&'static str]) -> MistakeKind {
    MistakeKind::NotAmong {
        found: shortened(found),
        words,
        like: nearest(found, words.iter().copied()),
    }
}

fn expected(takes: Type) -> String {
    match takes {
        Type::Number => "a number".into(),
        Type::NumberOrAll => "a number or \"all\"".into(),
        Type::Count(least, most) => format!("a number from {least} to {most}"),
        Type::Flag => "#true or #false".into(),
        Type::Name => "a name in quotes".into(),
        Type::Card => "the name of a card in quotes".into(),
        Type::What => "\"keeper\", \"creeper\", \"either\", \"this\" or names of cards".into(),
        Type::Names => "names in quotes, separated by spaces".into(),
        Type::OneOf(words) => {
            let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
            quoted.join(" or ")
        }
        Type::Text => "a text in quotes".into(),
    }
}

/// Whether it can name a card, an edition or a picture.
#[must_use]
pub fn is_name(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=MAX_NAME_LEN).contains(&text.len())
        && text.bytes().all(allowed)
        && !text.starts_with('-')
        && !text.ends_with('-')
}

/// Whether it can refer to a card: `card` or `edition/card`.
#[must_use]
pub fn is_reference(text: &str) -> bool {
    match text.split_once('/') {
        Some((edition, card)) => is_name(edition) && is_name(card),
        None => is_name(text),
    }
}

/// Whether a text can be shown as one line: no control or direction marks.
fn is_showable(text: &str) -> bool {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{feff}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}')
            || ('\u{202a}'..='\u{202e}').contains(&c)
            || ('\u{2066}'..='\u{2069}').contains(&c)
    };
    !text.is_empty() && text.len() <= MAX_TEXT_LEN && !text.chars().any(hidden)
}

/// A written word, short enough to be repeated in a diagnostic.
pub(super) fn shortened(text: &str) -> String {
    if text.chars().count() <= MAX_NAME_LEN {
        return text.to_owned();
    }
    let start: String = text.chars().take(MAX_NAME_LEN).collect();
    start + "…"
}
