//! Chance: handed in, never taken, and recorded so that a replay needs none.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Where a game gets its luck from.
///
/// A game speaks of whole outcomes, a shuffle or a blind pick, and names the
/// things concerned by code numbers; so a recording says what came out, not
/// which numbers a generator gave.
pub trait Chance {
    /// A number below `bound`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Brings `items` into a random order. `code` names an item in recordings;
    /// items with the same code must be interchangeable.
    #[inline]
    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        let _ = code;
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// Picks one of `count` things blindly; `code` names them in recordings.
    #[inline]
    fn pick(&mut self, count: usize, code: impl Fn(usize) -> u16) -> usize {
        let _ = code;
        self.below(count as u32) as usize
    }
}

/// The SplitMix64 generator: tiny, fast and the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// Starts from this state.
    #[must_use]
    pub const fn new(state: u64) -> Self {
        Self { state }
    }

    /// The generator of game `index` of a series with this seed.
    #[must_use]
    pub const fn of_game(seed: u64, index: u64) -> Self {
        Self::new(seed.wrapping_mul(1_000_003).wrapping_add(index))
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next_bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Chance for SplitMix64 {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next_bits()) * u128::from(bound)) >> 64) as u32
    }
}

/// No luck at all: shuffles leave the order as it is, picks take the first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fixed;

impl Chance for Fixed {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle<T: Copy>(&mut self, _: &mut [T], _: impl Fn(T) -> u16) {}
}

/// What chance decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChanceOutcome {
    /// The order that came out of a shuffle, by codes.
    Shuffle(Vec<u16>),
    /// The code of the thing picked blindly.
    Pick(u16),
}

/// Passes another chance on and writes down what it decided.
#[derive(Debug)]
pub struct Recorder<'a, C> {
    inner: &'a mut C,
    outcomes: Vec<ChanceOutcome>,
}

impl<'a, C: Chance> Recorder<'a, C> {
    /// Records what `inner` decides.
    pub const fn new(inner: &'a mut C) -> Self {
        Self { inner, outcomes: Vec::new() }
    }

    /// What was decided, in order.
    #[must_use]
    pub fn into_outcomes(self) -> Vec<ChanceOutcome> {
        self.outcomes
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    /// Unnamed luck is not part of a game; only the two outcomes are
    /// recorded.
    fn below(&mut self, bound: u32) -> u32 {
        self.inner.below(bound)
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        self.inner.shuffle(items, &code);
        self.outcomes.push(ChanceOutcome::Shuffle(items.iter().map(|&item| code(item)).collect()));
    }

    fn pick(&mut self, count: usize, code: impl Fn(usize) -> u16) -> usize {
        let picked = self.inner.pick(count, &code);
        self.outcomes.push(ChanceOutcome::Pick(code(picked)));
        picked
    }
}

/// Why a script does not fit the game it is played to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScriptError {
    /// More happened than was written.
    #[error("the game needs a {needed}, but the recording has none left")]
    Exhausted {
        /// `shuffle` or `pick`.
        needed: &'static str,
    },
    /// Something else was written.
    #[error("the game needs a {needed}, but the recording has another kind of outcome there")]
    WrongKind {
        /// `shuffle` or `pick`.
        needed: &'static str,
    },
    /// The recorded order has other things in it.
    #[error("the recorded shuffle of {recorded} things does not fit the {actual} at hand")]
    WrongThings {
        /// How many were written.
        recorded: usize,
        /// How many there are.
        actual: usize,
    },
    /// The thing recorded as picked isn't there.
    #[error("the recorded pick {code} is not among the things to pick from")]
    NotThere {
        /// The code written.
        code: u16,
    },
    /// Less happened than was written.
    #[error("the recording has {left} outcomes that the game never asked for")]
    Unused {
        /// How many were left.
        left: usize,
    },
}

/// Replays what was written down. A script that does not fit is noticed, not
/// obeyed: the order stays, the first thing is picked, and [`Script::finish`]
/// says what was wrong first.
#[derive(Clone, Debug, Default)]
pub struct Script {
    outcomes: VecDeque<ChanceOutcome>,
    lenient: bool,
    error: Option<ScriptError>,
}

impl Script {
    /// A script that must fit exactly.
    #[must_use]
    pub fn new(outcomes: impl IntoIterator<Item = ChanceOutcome>) -> Self {
        Self { outcomes: outcomes.into_iter().collect(), ..Self::default() }
    }

    /// A script that may run out; from then on nothing is shuffled and the
    /// first thing is picked.
    #[must_use]
    pub fn lenient(outcomes: impl IntoIterator<Item = ChanceOutcome>) -> Self {
        Self { lenient: true, ..Self::new(outcomes) }
    }

    /// Whether the script fitted so far, up to its end if it is strict.
    pub fn finish(self) -> Result<(), ScriptError> {
        match self.error {
            Some(error) => Err(error),
            None if !self.lenient && !self.outcomes.is_empty() => {
                Err(ScriptError::Unused { left: self.outcomes.len() })
            }
            None => Ok(()),
        }
    }

    /// What was wrong first, if anything.
    #[must_use]
    pub const fn error(&self) -> Option<&ScriptError> {
        self.error.as_ref()
    }

    fn fail(&mut self, error: ScriptError) {
        self.error.get_or_insert(error);
    }

    /// Takes the next outcome of one kind; a lenient script keeps its
    /// shuffles and its picks as two separate lists.
    fn next(
        &mut self,
        needed: &'static str,
        fits: fn(&ChanceOutcome) -> bool,
    ) -> Option<ChanceOutcome> {
        let position = if self.lenient {
            self.outcomes.iter().position(fits)
        } else {
            (!self.outcomes.is_empty()).then_some(0)
        };
        let Some(position) = position else {
            if !self.lenient {
                self.fail(ScriptError::Exhausted { needed });
            }
            return None;
        };
        if !fits(&self.outcomes[position]) {
            self.fail(ScriptError::WrongKind { needed });
            return None;
        }
        self.outcomes.remove(position)
    }
}

impl Chance for Script {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        let Some(ChanceOutcome::Shuffle(order)) =
            self.next("shuffle", |outcome| matches!(outcome, ChanceOutcome::Shuffle(_)))
        else {
            return;
        };
        let mut left: Vec<Option<T>> = items.iter().copied().map(Some).collect();
        let mut arranged = Vec::with_capacity(items.len());
        for &wanted in &order {
            let found = left.iter_mut().find(|slot| slot.is_some_and(|item| code(item) == wanted));
            arranged.extend(found.and_then(Option::take));
        }
        if order.len() == items.len() && arranged.len() == items.len() {
            items.copy_from_slice(&arranged);
        } else {
            self.fail(ScriptError::WrongThings { recorded: order.len(), actual: items.len() });
        }
    }

    fn pick(&mut self, count: usize, code: impl Fn(usize) -> u16) -> usize {
        let Some(ChanceOutcome::Pick(wanted)) =
            self.next("pick", |outcome| matches!(outcome, ChanceOutcome::Pick(_)))
        else {
            return 0;
        };
        (0..count).find(|&index| code(index) == wanted).unwrap_or_else(|| {
            self.fail(ScriptError::NotThere { code: wanted });
            0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn split_mix_gives_its_published_outputs() {
        let mut generator = SplitMix64::new(0);
        let outputs = [generator.next_bits(), generator.next_bits(), generator.next_bits()];
        assert_eq!(outputs, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
    }

    #[test]
    fn a_recording_replays_without_a_generator() {
        let mut generator = SplitMix64::new(7);
        let mut recorder = Recorder::new(&mut generator);
        let mut items = [1u16, 2, 3, 4, 5];
        recorder.shuffle(&mut items, |item| item);
        let picked = recorder.pick(3, |index| index as u16 + 10);
        let mut script = Script::new(recorder.into_outcomes());
        let mut again = [5u16, 4, 3, 2, 1];
        script.shuffle(&mut again, |item| item);
        assert_eq!(again, items);
        assert_eq!(script.pick(3, |index| index as u16 + 10), picked);
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn a_script_that_does_not_fit_says_so() {
        let mut script = Script::new([ChanceOutcome::Shuffle(vec![1, 2])]);
        let mut items = [1u16, 3];
        script.shuffle(&mut items, |item| item);
        assert_eq!(items, [1, 3]);
        assert_eq!(script.finish(), Err(ScriptError::WrongThings { recorded: 2, actual: 2 }));

        let mut empty = Script::default();
        empty.pick(2, |index| index as u16);
        assert_eq!(empty.finish(), Err(ScriptError::Exhausted { needed: "pick" }));

        let unused = Script::new([ChanceOutcome::Pick(1)]);
        assert_eq!(unused.finish(), Err(ScriptError::Unused { left: 1 }));

        let mut lenient = Script::lenient([]);
        assert_eq!(lenient.pick(2, |index| index as u16), 0);
        assert_eq!(lenient.finish(), Ok(()));
    }
}
