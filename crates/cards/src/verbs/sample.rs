//! Random verbs, for tests.

use super::{Verb, VerbKind};
use crate::ast::{CardId, Mark};

/// How deep choices may stand inside each other in a sample.
const DEEPEST_CHOICE: u8 = 2;

/// Decides what random verbs look like. The numbers come from the caller, so
/// that a test can repeat and shrink what it found.
#[derive(Debug)]
pub struct Sampler<'a> {
    numbers: &'a [u16],
    next: usize,
    names: &'a [CardId],
    depth: u8,
}

impl<'a> Sampler<'a> {
    /// A sampler that uses these numbers in turn, and zeros after them. Cards
    /// are named from `names`, of which there must be at least one.
    #[must_use]
    pub const fn new(numbers: &'a [u16], names: &'a [CardId]) -> Self {
        Self { numbers, next: 0, names, depth: 0 }
    }

    /// Any verb.
    pub fn verb(&mut self) -> Verb {
        loop {
            let kind = self.one_of(VerbKind::ALL);
            let nested = kind.fields().iter().any(|field| field.inside.is_some());
            // `otherwise` only stands after other verbs.
            let alone = kind == VerbKind::Otherwise;
            if alone || nested && (self.depth == DEEPEST_CHOICE || self.is_used_up()) {
                // What can't stand here is replaced by the first verb, so that this ends
                // even when all numbers are used up.
                if self.is_used_up() {
                    return VerbKind::ALL[0].sample(self);
                }
                continue;
            }
            return kind.sample(self);
        }
    }

    const fn is_used_up(&self) -> bool {
        self.next >= self.numbers.len()
    }

    /// A number below `end`, which must not be zero.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let number = self.numbers.get(self.next).copied().unwrap_or_default();
        self.next += 1;
        usize::from(number) % end
    }

    pub(crate) fn between(&mut self, least: u8, most: u8) -> u8 {
        let span = usize::from(most.saturating_sub(least)) + 1;
        least + u8::try_from(self.below(span)).unwrap_or_default()
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    pub(crate) fn one_of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    pub(crate) fn name(&mut self) -> CardId {
        let index = self.below(self.names.len());
        self.names[index].clone()
    }

    /// One to four different values.
    pub(crate) fn distinct<T: PartialEq>(
        &mut self,
        mut value: impl FnMut(&mut Self) -> T,
    ) -> Vec<T> {
        let mut values = Vec::new();
        for _ in 0..self.between(1, 4) {
            let value = value(self);
            if !values.contains(&value) {
                values.push(value);
            }
        }
        values
    }

    pub(crate) fn mark(&mut self) -> Mark {
        Mark(self.one_of(&["brain", "gear", "shiny"]).to_owned())
    }

    pub(crate) fn maybe_mark(&mut self) -> Option<Mark> {
        self.flag().then(|| self.mark())
    }

    /// What stands between braces; after `if` and `act` sometimes with an
    /// `otherwise`.
    pub(crate) fn block(&mut self) -> Vec<Verb> {
        self.depth += 1;
        let mut verbs: Vec<Verb> = (0..self.between(1, 2)).map(|_| self.verb()).collect();
        let has_otherwise = matches!(verbs.last(), Some(Verb::If(_) | Verb::Act(_)));
        if has_otherwise && self.flag() && self.depth < DEEPEST_CHOICE {
            verbs.push(VerbKind::Otherwise.sample(self));
        }
        self.depth = self.depth.saturating_sub(1);
        verbs
    }

    /// Two or three effects to choose from.
    pub(crate) fn options(&mut self) -> Vec<Vec<Verb>> {
        self.depth += 1;
        let options = (0..self.between(2, 3))
            .map(|_| (0..self.between(1, 2)).map(|_| self.verb()).collect())
            .collect();
        self.depth = self.depth.saturating_sub(1);
        options
    }
}
