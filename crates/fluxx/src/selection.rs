//! Choices of cards, compiled: names resolved, everything a plain value.

use asterism_cards::ast::{Kind, Whose};

use crate::card::Pieces;

/// A set of card kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }
}

/// Which cards on tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    /// These pieces; with `this`, just the card the effect belongs to.
    pub(crate) among: Pieces,
    pub(crate) this: bool,
    pub(crate) except_this: bool,
    pub(crate) whose: Whose,
    pub(crate) all: bool,
    /// Only Keepers with a Creeper attached.
    pub(crate) with_creeper: bool,
}
