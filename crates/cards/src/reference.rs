//! The reference page of the language, made from the word table.

use std::fmt::Write as _;

use crate::{
    edition::{File, load},
    print::{print_cards, print_edition},
    read::read_cards,
    vocabulary::{ArgumentSpec, Group, Type, Word, WordPlace, words},
};

const INTRODUCTION: &str = include_str!("reference/introduction.md");

const GROUPS: [(Group, &str, &str); 7] = [
    (Group::Card, "Cards", "The top-level words of a card file, one for each card."),
    (
        Group::Modifier,
        "Effects while a card is in play",
        "On a New Rule they apply to everyone, on a Keeper or Creeper to the player who has it.",
    ),
    (Group::Occasion, "Occasions", "The braces contain what happens on that occasion."),
    (Group::Demand, "Conditions of a Goal", "One player must meet all conditions of a Goal."),
    (
        Group::Verb,
        "Verbs",
        "Verbs are carried out in order, each as far as possible. They are written directly in an Action, and inside braces elsewhere.",
    ),
    (Group::Surprise, "Surprises", "What a Surprise does on your turn, and out of turn."),
    (
        Group::Edition,
        "Editions",
        "The file `edition.kdl` describes an edition. Its cards are in files next to it.",
    ),
];

/// The reference page, in Markdown.
#[must_use]
pub fn reference_page() -> String {
    let mut page = String::from(INTRODUCTION);
    for (group, title, about) in GROUPS {
        let _ = write!(page, "\n## {title}\n\n{about}\n");
        for word in words().filter(|word| word.group == group) {
            describe(word, &mut page);
        }
    }
    page
}

fn describe(word: &Word, page: &mut String) {
    let _ = write!(page, "\n### `{}`\n\n{}\n", usage(word), word.summary);
    let mut facts: Vec<String> = Vec::new();
    if word.group != Group::Card && word.places != [WordPlace::EditionFile] {
        let places: Vec<&str> = word.places.iter().map(|place| place.describe()).collect();
        facts.push(format!("Used in {}.", places.join(", ")));
    }
    for argument in word.first.iter().chain(&word.arguments) {
        facts.push(format!("*{}*: {}.", argument.name, describe_type(argument.takes)));
    }
    for property in word.properties {
        let needed = if property.required { "; required" } else { "" };
        facts.push(format!(
            "`{}`: {}; {}{needed}.",
            property.name,
            property.summary,
            describe_type(property.takes),
        ));
    }
    if !facts.is_empty() {
        page.push('\n');
    }
    for fact in facts {
        let _ = writeln!(page, "- {fact}");
    }
    let _ = write!(page, "\n```kdl\n{}```\n", canonical(word));
}

/// How the word is written, in short: `at-least count card… { … }`.
fn usage(word: &Word) -> String {
    let mut usage = word.name.to_owned();
    let value = |arguments: &ArgumentSpec| {
        let many = if arguments.most > 1 { "…" } else { "" };
        let name = format!("{}{many}", arguments.name);
        if arguments.least == 0 { format!("[{name}]") } else { name }
    };
    for argument in word.first.iter().chain(&word.arguments) {
        usage.push(' ');
        usage.push_str(&value(argument));
    }
    if word.inside.is_some() {
        usage.push_str(" { … }");
    }
    usage
}

fn describe_type(takes: Type) -> String {
    match takes {
        Type::Number => "a number".into(),
        Type::NumberOrAll => "a number or `\"all\"`".into(),
        Type::Count(least, most) => format!("a number from {least} to {most}, never `(word)`"),
        Type::Flag => "`#true` or `#false`".into(),
        Type::Name => "a name".into(),
        Type::Card => "the name of a card".into(),
        Type::What => "a choice of cards on tables".into(),
        Type::OneOf(words) => listed(words, "or"),
        Type::Names => "names, separated by spaces if there are several".into(),
        Type::Text => "a text of at most 600 bytes".into(),
    }
}

fn listed(words: &[&str], last: &str) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`\"{word}\"`")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// The example in canonical form.
fn canonical(word: &Word) -> String {
    if word.group == Group::Edition {
        let loaded = load(File { name: "example", text: word.example }, &[]);
        return print_edition(&loaded.edition);
    }
    let read = read_cards("example", word.example);
    print_cards(read.cards.iter().map(|found| &found.card))
}
