//! What the laboratory asks of a game beyond the contract.

use std::fmt::{Debug, Display};

use asterism_kernel::{Chance, Game, Seat};

/// A game that the laboratory can play by itself: it brings its own simple
/// policies, for what is simple differs from game to game.
pub trait Subject: Game {
    /// A way to choose; displayed as its name on the command line.
    type Policy: Copy + Debug + Display + PartialEq + Send + Sync + 'static;

    /// Every policy, the plainest first.
    const POLICIES: &'static [Self::Policy];

    /// The policy whose games are most like those of people.
    const SENSIBLE: Self::Policy;

    /// Chooses one of the offered moves.
    fn choose<C: Chance>(
        &self,
        policy: Self::Policy,
        state: &Self::State,
        seat: Seat,
        offer: &Self::Offer,
        chance: &mut C,
    ) -> Self::Move;

    /// How many rounds were played, where the game has any.
    fn rounds(&self, state: &Self::State) -> Option<u32>;
}
