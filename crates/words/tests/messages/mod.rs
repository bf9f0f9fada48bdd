//! The message files as they are written.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use asterism_words::Language;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// What is written in a message, or in an attribute of one.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// Text between placeables.
    pub(crate) texts: Vec<String>,
    /// Terms, with the text before each.
    pub(crate) terms: Vec<(String, String)>,
    /// Arguments whose value is shown.
    arguments: BTreeSet<String>,
    /// Other messages whose text is shown.
    messages: BTreeSet<String>,
}

/// Messages by `id`, attributes by `id.attribute`.
pub(crate) type Messages = BTreeMap<String, Message>;

/// All messages of a language. Terms are left out: languages need different ones.
pub(crate) fn of(language: Language) -> Messages {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("locales/{language}"));
    let mut messages = Messages::new();
    for file in fs::read_dir(folder).expect("the messages are there").flatten() {
        let source = fs::read_to_string(file.path()).expect("a message file can be read");
        let resource = parser::parse(source).expect("a message file is sound");
        for entry in resource.body {
            let Entry::Message(found) = entry else { continue };
            let id = found.id.name;
            let message = messages.entry(id.clone()).or_default();
            found.value.iter().for_each(|pattern| message.read(pattern));
            for attribute in &found.attributes {
                let key = format!("{id}.{}", attribute.id.name);
                messages.entry(key).or_default().read(&attribute.value);
            }
        }
    }
    messages
}

/// The ids of messages, without attributes.
pub(crate) fn ids(messages: &Messages) -> BTreeSet<&str> {
    messages.keys().filter(|key| !key.contains('.')).map(String::as_str).collect()
}

/// The arguments whose values a message or an attribute shows, itself or through
/// other messages.
pub(crate) fn shown(messages: &Messages, key: &str) -> BTreeSet<String> {
    let Some(message) = messages.get(key) else { return BTreeSet::new() };
    let others = message.messages.iter().flat_map(|other| shown(messages, other));
    // `$count-text` is how the card writes `$count`.
    let name = |argument: &String| argument.trim_end_matches("-text").to_owned();
    message.arguments.iter().map(name).chain(others).collect()
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        let mut before = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    before.clone_from(value);
                    self.texts.push(value.clone());
                }
                PatternElement::Placeable { expression } => {
                    self.expression(expression, &before);
                    before.clear();
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>, before: &str) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, before),
            // What a message chooses by is its own affair.
            Expression::Select { variants, .. } => {
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>, before: &str) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument, before);
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let key = match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.clone(),
                };
                self.messages.insert(key);
            }
            InlineExpression::TermReference { id, .. } => {
                self.terms.push((before.to_owned(), id.name.clone()));
            }
            InlineExpression::Placeable { expression } => self.expression(expression, before),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
