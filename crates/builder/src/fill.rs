//! The shortest sound way to write a word.

use asterism_cards::read_cards;
use asterism_cards::vocabulary::{Property, Type, Word, WordPlace, words};

use crate::{
    OPEN,
    place::{argument, quoted, value_count},
};

/// How deep words without anything said about them are filled in.
const DEEPEST: usize = 4;

/// What a value is if nothing is said: the first that is possible, or open.
pub(crate) fn default_value(takes: Type) -> String {
    match takes {
        Type::Number | Type::NumberOrAll => "1".into(),
        Type::Count(least, most) => least.max(1).min(most).to_string(),
        Type::Flag => "#true".into(),
        Type::OneOf(words) => quoted(words.first().copied().unwrap_or(OPEN)),
        Type::What => quoted("keeper"),
        Type::Name | Type::Card | Type::Names | Type::Text => quoted(OPEN),
    }
}

/// What is already there and fits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    pub(crate) values: Vec<String>,
    /// Properties as `name=value`, with their names.
    pub(crate) properties: Vec<(String, String)>,
    pub(crate) braces: Option<String>,
}

/// Ways to write a word, shortest first. Which of them is sound depends on what
/// the word needs beyond its declared values, so the caller tries them.
pub(crate) fn ways(word: &Word, kept: &Kept) -> Vec<String> {
    let optional: Vec<&Property> = word
        .properties
        .iter()
        .filter(|it| !it.required && !kept.properties.iter().any(|(name, _)| name == it.name))
        .collect();
    let mut extras: Vec<Vec<&Property>> = vec![Vec::new()];
    extras.extend(optional.iter().map(|one| vec![*one]));
    for (index, one) in optional.iter().enumerate() {
        extras.extend(optional[index + 1..].iter().map(|other| vec![*one, *other]));
    }
    let (least, most) = value_count(word);
    let there = kept.values.len().clamp(least, most.max(least));
    let counts = if there < most { vec![there, there + 1] } else { vec![there] };
    let insides = insides(word, kept);
    let mut found = Vec::new();
    for extra in &extras {
        for count in &counts {
            for inside in &insides {
                found.push(way(word, kept, *count, extra, inside));
            }
        }
    }
    found.sort_by_key(String::len);
    found
}

fn way(word: &Word, kept: &Kept, count: usize, extra: &[&Property], inside: &str) -> String {
    let mut text = word.name.to_owned();
    for index in 0..count {
        let value = kept.values.get(index).cloned();
        let default =
            || argument(word, index).map_or_else(String::new, |it| default_value(it.takes));
        text.push(' ');
        text.push_str(&value.unwrap_or_else(default));
    }
    for (_, property) in &kept.properties {
        text.push(' ');
        text.push_str(property);
    }
    let needed = word
        .properties
        .iter()
        .filter(|it| it.required && !kept.properties.iter().any(|(name, _)| name == it.name));
    for property in needed.chain(extra.iter().copied()) {
        text.push_str(&format!(" {}={}", property.name, default_value(property.takes)));
    }
    if !inside.is_empty() {
        text.push(' ');
        text.push_str(inside);
    }
    text
}

fn insides(word: &Word, kept: &Kept) -> Vec<String> {
    match (&kept.braces, word.inside) {
        (Some(braces), _) => vec![braces.clone()],
        (None, None) => vec![String::new()],
        (None, Some(place)) => {
            let one = shortest_at(place, 0);
            vec![String::new(), format!("{{ {one} }}"), format!("{{ {one}; {one} }}")]
        }
    }
}

/// The shortest word at a place, with what it needs by its declaration.
fn shortest_at(place: WordPlace, depth: usize) -> String {
    let Some(word) = words().find(|word| word.places.contains(&place)) else {
        return String::new();
    };
    let inside = match word.inside {
        Some(inside) if depth < DEEPEST => format!("{{ {} }}", shortest_at(inside, depth + 1)),
        _ => String::new(),
    };
    way(word, &Kept::default(), value_count(word).0, &[], &inside)
}

/// How many mistakes a text has, not counting its open parts.
pub(crate) fn mistakes(text: &str) -> usize {
    let filled = text.replace(&quoted(OPEN), "\"open\"");
    read_cards("card", &filled).report.mistakes().len()
}

/// The first of some texts with the fewest mistakes.
pub(crate) fn soundest(texts: impl IntoIterator<Item = String>) -> Option<String> {
    let mut best: Option<(usize, String)> = None;
    for text in texts {
        let count = mistakes(&text);
        if best.as_ref().is_none_or(|(least, _)| count < *least) {
            best = Some((count, text));
        }
        if count == 0 {
            break;
        }
    }
    best.map(|(_, text)| text)
}
