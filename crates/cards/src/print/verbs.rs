//! The canonical form of verbs.

use super::{Line, numeral, quoted};
use crate::ast::{Number, Verb};

pub(super) fn lines(verbs: &[Verb]) -> Vec<Line> {
    verbs.iter().map(line).collect()
}

fn line(verb: &Verb) -> Line {
    let Printed { values, properties, options } = verb.print();
    let line = Line::new(verb.kind().word());
    let line = values.iter().chain(&properties).fold(line, |line, written| line.raw(written));
    line.around(options)
}

/// The fields of a verb as they are written. Values stand before properties,
/// whatever the order of the fields.
#[derive(Default)]
pub(crate) struct Printed {
    values: Vec<String>,
    properties: Vec<String>,
    options: Vec<Line>,
}

impl Printed {
    pub(crate) fn raw(&mut self, value: &str) {
        self.values.push(value.to_owned());
    }

    pub(crate) fn number(&mut self, number: Number) {
        self.values.push(numeral(number));
    }

    pub(crate) fn string(&mut self, value: &str) {
        self.values.push(quoted(value));
    }

    pub(crate) fn strings<'a>(&mut self, values: impl IntoIterator<Item = &'a str>) {
        self.values.extend(values.into_iter().map(quoted));
    }

    pub(crate) fn property(&mut self, name: &str, value: &str) {
        self.properties.push(format!("{name}={}", quoted(value)));
    }

    pub(crate) fn number_property(&mut self, name: &str, number: Number) {
        self.properties.push(format!("{name}={}", numeral(number)));
    }

    pub(crate) fn count_property(&mut self, name: &str, count: u8) {
        self.properties.push(format!("{name}={count}"));
    }

    pub(crate) fn flag(&mut self, name: &str) {
        self.properties.push(format!("{name}=#true"));
    }

    /// Verbs directly between the braces.
    pub(crate) fn block(&mut self, verbs: &[Verb]) {
        self.options.extend(lines(verbs));
    }

    pub(crate) fn option(&mut self, verbs: &[Verb]) {
        self.options.push(Line::new("option").around(lines(verbs)));
    }
}
