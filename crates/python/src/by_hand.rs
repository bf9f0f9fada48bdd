//! Chance that is decided by hand.

use asterism_kernel::{Chance, ChanceOutcome, Script, ScriptError};
use pyo3::PyErr;
use serde::Serialize;

use crate::errors::unfit;

/// What can come out, by codes. A code that is there twice is twice as likely.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ChanceOutcomes {
    /// Every order of these.
    Shuffle(Vec<u16>),
    /// One of these.
    Pick(Vec<u16>),
}

/// Follows written outcomes, and notes the first one that is missing.
pub(crate) struct ByHand {
    script: Script,
    left: usize,
    needed: Option<ChanceOutcomes>,
}

impl ByHand {
    pub(crate) fn new(outcomes: &[ChanceOutcome]) -> Self {
        let script = Script::new(outcomes.iter().cloned());
        Self { script, left: outcomes.len(), needed: None }
    }

    /// Whether exactly these outcomes were needed.
    pub(crate) fn finish(self) -> Result<(), PyErr> {
        // Once something else was wrong, what is missing says nothing.
        let missing = matches!(self.script.error(), Some(ScriptError::Exhausted { .. }));
        let needed = self.needed.filter(|_| missing);
        self.script.finish().map_err(|error| unfit(&error, needed.as_ref()))
    }

    fn request(&mut self, outcomes: impl FnOnce() -> ChanceOutcomes) {
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => drop(self.needed.get_or_insert_with(outcomes)),
        }
    }
}

impl Chance for ByHand {
    fn below(&mut self, bound: u32) -> u32 {
        self.script.below(bound)
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        let codes = || items.iter().map(|&item| code(item)).collect();
        self.request(|| ChanceOutcomes::Shuffle(codes()));
        self.script.shuffle(items, code);
    }

    fn pick(&mut self, count: usize, code: impl Fn(usize) -> u16) -> usize {
        self.request(|| ChanceOutcomes::Pick((0..count).map(&code).collect()));
        self.script.pick(count, code)
    }
}
