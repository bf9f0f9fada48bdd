//! Limits of the rules that keep every move, turn and game finite, whatever the
//! cards say.
//!
//! A deck can be built whose effects set each other off without an end. The
//! machine counts what happens between an answer and the next question; when
//! the budget is used up, the effects under way are dropped and the game goes
//! on. The count depends only on the position, the answer and chance, so that a
//! replay comes to the same result.

use asterism_kernel::{Audience, Sink};

/// The most that may happen between an answer and the next question: steps of
/// the machine, events told and things that chance decides, added up.
pub const DECISION_BUDGET: u32 = 10_000;

/// The most answers in one turn, those of all seats together. Beyond it the
/// turn ends.
pub const MAX_ANSWERS_IN_TURN: u16 = 4_000;

/// The most turns of a game. Beyond it the game ends without a winner.
pub const MAX_TURNS: u16 = 20_000;

/// Counts the events that pass through it, and what else is spent.
pub(crate) struct Metered<'a, T> {
    inner: &'a mut T,
    pub(crate) used: u32,
}

impl<'a, T> Metered<'a, T> {
    #[inline]
    pub(crate) const fn new(inner: &'a mut T) -> Self {
        Self { inner, used: 0 }
    }

    /// The sink behind it, for what is counted elsewhere.
    #[inline]
    pub(crate) const fn uncounted(&mut self) -> &mut T {
        self.inner
    }
}

impl<E, S: Sink<E>> Sink<E> for Metered<'_, S> {
    const LISTENS: bool = S::LISTENS;

    #[inline]
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.used += 1;
        self.inner.tell(audience, event);
    }
}
