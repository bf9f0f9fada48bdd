//! What is known about a verb without running it.

use std::ops::BitOr;

/// Properties of a verb that the linter, the bounds of a deck and the card
/// texts depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects(u16);

impl Effects {
    /// None of the below.
    pub const NONE: Self = Self(0);
    /// It brings the player something that could be gained again and again.
    pub const GAINS: Self = Self(1);
    /// It uses up something on the player's own table.
    pub const COSTS: Self = Self(1 << 1);
    /// It can move or remove cards on the player's own table.
    pub const MOVES_OWN_CARDS: Self = Self(1 << 2);
    /// It makes somebody play further cards.
    pub const PLAYS_CARDS: Self = Self(1 << 3);
    /// The cards it makes somebody play can be Goals.
    pub const PLAYS_GOALS: Self = Self(1 << 4);
    /// It plays a further card without asking anybody.
    pub const PLAYS_UNASKED: Self = Self(1 << 5);
    /// It gives the player another turn.
    pub const EXTRA_TURN: Self = Self(1 << 6);
    /// It ends the turn.
    pub const ENDS_TURN: Self = Self(1 << 7);
    /// Its text is a short command to the player and can share a sentence with
    /// other commands.
    pub const BRIEF: Self = Self(1 << 8);

    /// Whether it has all of these properties.
    #[must_use]
    pub const fn has(self, effects: Self) -> bool {
        self.0 & effects.0 == effects.0
    }

    /// These properties if a condition holds.
    #[must_use]
    pub const fn when(self, holds: bool) -> Self {
        if holds { self } else { Self::NONE }
    }
}

impl BitOr for Effects {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
