//! From a card's text to its parts.

use std::ops::Range;

use asterism_cards::outline::Outline;
use asterism_cards::read_cards;
use asterism_cards::vocabulary::{Group, Type, Word, WordPlace, lookup};

use crate::{
    OPEN,
    menu::{Choice, Known, MenuGroup, Refusal, values_of, words_at},
    part::{Add, Line, Part, Sentence, Sort, Takes},
    place::{argument, only_card, shown, value_count, values},
};

/// The parts of the only card of a text; `None` if its syntax is wrong or it
/// isn't one card.
#[must_use]
pub fn read(text: &str, known: &Known) -> Option<Sentence> {
    let (card, kind) = only_card(text)?;
    let report = read_cards("card", text).report;
    let wrong = report
        .mistakes()
        .iter()
        .map(|it| it.span.offset()..it.span.offset() + it.span.len())
        .collect();
    let mut reading = Reading { known, wrong, lines: Vec::new() };
    reading.line(&card, "c", 0, WordPlace::CardFile, &Around::default());
    Some(Sentence { kind, lines: reading.lines })
}

/// What is known of the siblings of a word.
#[derive(Default)]
struct Around {
    count: usize,
    /// Whether the braces around it may be empty.
    may_be_empty: bool,
    after_condition: bool,
}

struct Reading<'a> {
    known: &'a Known,
    wrong: Vec<Range<usize>>,
    lines: Vec<Line>,
}

impl Reading<'_> {
    fn is_wrong(&self, span: &Range<usize>) -> bool {
        self.wrong.iter().any(|it| span.contains(&it.start))
    }

    fn line(&mut self, node: &Outline, id: &str, depth: usize, place: WordPlace, around: &Around) {
        let word = lookup(&node.word, place);
        let mut parts = vec![Part {
            id: id.to_owned(),
            sort: word.map_or(Sort::Verb, sort_of_word),
            word: node.word.clone(),
            name: String::new(),
            takes: Takes::Word(place),
            value: Some(node.word.clone()),
            menu: words_at(place, around.after_condition),
            span: node.span.clone(),
            optional: depth > 0 && (around.count > 1 || around.may_be_empty),
            movable: around.count > 1,
            wrong: self.is_wrong(&node.span),
        }];
        self.values(node, id, word, &mut parts);
        self.properties(node, id, word, &mut parts);
        let inside = word.and_then(|word| word.inside);
        let adds = word.map(|word| adds(node, id, word)).unwrap_or_default();
        self.lines.push(Line { id: id.to_owned(), depth, parts, adds });
        for (index, child) in node.inside.iter().enumerate() {
            let before = index.checked_sub(1).map(|it| node.inside[it].word.as_str());
            let around = Around {
                count: node.inside.len(),
                may_be_empty: depth == 0 && matches!(node.word.as_str(), "keeper" | "creeper"),
                after_condition: follows_condition(before),
            };
            let id = format!("{id}.{index}");
            // Inside an unknown word every word is unknown.
            self.line(child, &id, depth + 1, inside.unwrap_or(WordPlace::EditionFile), &around);
        }
    }

    fn values(&self, node: &Outline, id: &str, word: Option<&Word>, parts: &mut Vec<Part>) {
        let (least, _) = word.map_or((0, 0), value_count);
        let count = values(node).count();
        for (index, entry) in values(node).enumerate() {
            let spec = word.and_then(|word| argument(word, index));
            let value = (entry.value != OPEN).then(|| shown(entry));
            let mut part = self.value_part(node, format!("{id}#{index}"), spec.map(|it| it.takes));
            part.name = spec.map_or_else(String::new, |it| it.name.to_owned());
            part.value = value;
            part.wrong = self.is_wrong(&entry.span);
            part.span = entry.span.clone();
            part.optional = count > least;
            part.movable = count > 1;
            parts.push(part);
        }
        for index in count..least {
            let spec = word.and_then(|word| argument(word, index));
            let mut part = self.value_part(node, format!("{id}#{index}"), spec.map(|it| it.takes));
            part.name = spec.map_or_else(String::new, |it| it.name.to_owned());
            parts.push(part);
        }
    }

    fn properties(&self, node: &Outline, id: &str, word: Option<&Word>, parts: &mut Vec<Part>) {
        for entry in &node.entries {
            let Some(name) = &entry.name else { continue };
            let property = word.and_then(|word| word.properties.iter().find(|it| it.name == name));
            let takes = property.map(|it| it.takes);
            let mut part = self.value_part(node, format!("{id}?{name}"), takes);
            if let Some(takes) = takes {
                part.sort = sort_of_value(takes, name);
                part.menu = values_of(takes, name, self.known);
            }
            part.name.clone_from(name);
            part.value = (entry.value != OPEN).then(|| shown(entry));
            part.span = entry.span.clone();
            part.wrong = self.is_wrong(&entry.span);
            part.optional = property.is_none_or(|it| !it.required);
            parts.push(part);
        }
        for property in word.map_or(&[][..], |word| word.properties) {
            let there = node.entries.iter().any(|it| it.name.as_deref() == Some(property.name));
            if property.required && !there {
                let id = format!("{id}?{}", property.name);
                let mut part = self.value_part(node, id, Some(property.takes));
                property.name.clone_into(&mut part.name);
                parts.push(part);
            }
        }
    }

    /// An open part after a word.
    fn value_part(&self, node: &Outline, id: String, takes: Option<Type>) -> Part {
        let name = id.rsplit_once('?').map_or("", |(_, name)| name).to_owned();
        Part {
            sort: takes.map_or(Sort::What, |takes| sort_of_value(takes, &name)),
            word: node.word.clone(),
            menu: takes.map(|takes| values_of(takes, &name, self.known)).unwrap_or_default(),
            takes: takes.map_or(Takes::Nothing, Takes::Value),
            value: None,
            span: node.span.clone(),
            optional: false,
            movable: false,
            wrong: true,
            id,
            name,
        }
    }
}

/// Whether an `otherwise` can stand after that word.
pub(crate) fn follows_condition(before: Option<&str>) -> bool {
    matches!(before, Some("if" | "act"))
}

/// What can be added to a line: values, properties, and words between braces.
fn adds(node: &Outline, id: &str, word: &Word) -> Vec<Add> {
    let mut found = Vec::new();
    let line = || id.to_owned();
    let (_, most) = value_count(word);
    let mut details: Vec<Choice> = Vec::new();
    let count = values(node).count();
    if count < most && argument(word, count).is_some() {
        details.push(Choice::new("#", MenuGroup::Details));
    }
    for property in word.properties {
        let there = node.entries.iter().any(|it| it.name.as_deref() == Some(property.name));
        let refused = there.then_some(Refusal::AlreadyThere);
        let choice = Choice::new(format!("?{}", property.name), MenuGroup::Details);
        details.push(choice.refused(refused));
    }
    if details.iter().any(|it| it.refused.is_none()) {
        found.push(Add { line: line(), menu: details });
    }
    if let Some(place) = word.inside {
        let last = node.inside.last().map(|it| it.word.as_str());
        let mut menu = words_at(place, follows_condition(last));
        for choice in &mut menu {
            choice.value.insert(0, '>');
        }
        found.push(Add { line: line(), menu });
    }
    found
}

const fn sort_of_word(word: &Word) -> Sort {
    match word.group {
        Group::Occasion | Group::Surprise => Sort::When,
        Group::Card | Group::Demand | Group::Edition => Sort::What,
        Group::Modifier | Group::Verb => Sort::Verb,
    }
}

/// What a value is about: who, how much, or which cards.
fn sort_of_value(takes: Type, name: &str) -> Sort {
    match takes {
        Type::Number | Type::NumberOrAll | Type::Count(..) => Sort::Amount,
        Type::OneOf(words) => {
            let about_players = |word: &&str| {
                matches!(
                    *word,
                    "you" | "yours" | "everyone" | "next" | "previous" | "owner" | "most-keepers"
                )
            };
            match name {
                "count" => Sort::Amount,
                _ if words.iter().any(|word| matches!(*word, "empty-hand" | "reshuffle")) => {
                    Sort::When
                }
                _ if words.iter().any(about_players) => Sort::Who,
                _ => Sort::What,
            }
        }
        Type::Card if name.contains("holder") => Sort::Who,
        Type::Flag | Type::Name | Type::Card | Type::What | Type::Names | Type::Text => Sort::What,
    }
}
