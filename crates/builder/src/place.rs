//! Where in a card's text something stands.

use asterism_cards::ast::Kind;
use asterism_cards::outline::{Outline, OutlineEntry, outline};
use asterism_cards::spelling::Spelled;
use asterism_cards::vocabulary::{ArgumentSpec, Type, Word, WordPlace, lookup};

/// The only card of a text, with its kind; `None` if there isn't exactly one
/// or its syntax is wrong.
pub(crate) fn only_card(text: &str) -> Option<(Outline, Kind)> {
    let mut cards = outline(text)?;
    let card = cards.pop().filter(|_| cards.is_empty())?;
    let kind = Kind::from_word(&card.word)?;
    Some((card, kind))
}

/// A node found by its path, and what the places around it are.
pub(crate) struct Found<'a> {
    pub(crate) node: &'a Outline,
    pub(crate) place: WordPlace,
    pub(crate) parent: Option<&'a Outline>,
    pub(crate) index: usize,
}

/// The node with a path such as `c.0.1`.
pub(crate) fn find<'a>(card: &'a Outline, path: &str) -> Option<Found<'a>> {
    let mut steps = path.split('.');
    if steps.next() != Some("c") {
        return None;
    }
    let mut found = Found { node: card, place: WordPlace::CardFile, parent: None, index: 0 };
    for step in steps {
        let index: usize = step.parse().ok()?;
        let place = inside(&found.node.word, found.place)?;
        let node = found.node.inside.get(index)?;
        found = Found { node, place, parent: Some(found.node), index };
    }
    Some(found)
}

/// What stands between the braces of a word.
pub(crate) fn inside(word: &str, place: WordPlace) -> Option<WordPlace> {
    lookup(word, place)?.inside
}

/// The values of a node that have no name, in order.
pub(crate) fn values(node: &Outline) -> impl Iterator<Item = &OutlineEntry> {
    node.entries.iter().filter(|entry| entry.name.is_none())
}

/// What the value at an index of a word is.
pub(crate) fn argument(word: &Word, index: usize) -> Option<ArgumentSpec> {
    match (word.first, index) {
        (Some(first), 0) => Some(first),
        (Some(_), index) => word.arguments.filter(|it| index - 1 < it.most),
        (None, index) => word.arguments.filter(|it| index < it.most),
    }
}

/// How many values a word needs, and how many it can have.
pub(crate) fn value_count(word: &Word) -> (usize, usize) {
    let first = usize::from(word.first.is_some());
    word.arguments.map_or((first, first), |it| (first + it.least, first + it.most))
}

/// A value as menus write it: a number word as `(word)3`.
pub(crate) fn shown(entry: &OutlineEntry) -> String {
    if entry.as_word { format!("(word){}", entry.value) } else { entry.value.clone() }
}

/// A value from a menu as it stands in a card file; `None` if it can't be of
/// that type.
pub(crate) fn written(value: &str, takes: Type) -> Option<String> {
    let digits = |text: &str| {
        let short = (1..=4).contains(&text.len());
        (short && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.to_owned())
    };
    match takes {
        Type::Number => match value.strip_prefix("(word)") {
            Some(number) => digits(number).map(|number| format!("(word){number}")),
            None => digits(value),
        },
        Type::NumberOrAll if value == "all" => Some(quoted(value)),
        Type::NumberOrAll => written(value, Type::Number),
        Type::Count(..) => digits(value),
        Type::Flag => matches!(value, "true" | "false").then(|| format!("#{value}")),
        Type::OneOf(words) => words.contains(&value).then(|| quoted(value)),
        Type::Name | Type::Card | Type::What | Type::Names | Type::Text => {
            let plain = !value.chars().any(char::is_control);
            (plain && !value.is_empty() && value.len() <= 600).then(|| quoted(value))
        }
    }
}

pub(crate) fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{escaped}\"")
}
