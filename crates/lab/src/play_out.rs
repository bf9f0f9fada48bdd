//! The loop in which every game of the laboratory is played: simulations, experiments and
//! the arena.

use asterism_kernel::{Chance, Game, Seat, Sink};

/// Decides what seats do, and looks on.
pub(crate) trait Director<G: Game, C: Chance> {
    /// Chooses one of the offered moves.
    fn choose(&mut self, state: &G::State, seat: Seat, offer: &G::Offer, chance: &mut C)
    -> G::Move;

    /// A move was made.
    fn look(&mut self, state: &G::State) {
        let _ = state;
    }
}

/// Plays a game that has begun, and returns the number of decisions. After `most` of them it
/// is cut off.
#[inline]
pub(crate) fn play_out<G: Game, C: Chance, S: Sink<G::Event>>(
    game: &G,
    state: &mut G::State,
    offer: &mut G::Offer,
    chance: &mut C,
    sink: &mut S,
    most: usize,
    director: &mut impl Director<G, C>,
) -> usize {
    let mut decisions = 0;
    while decisions < most
        && let Some(seat) = game.open(state).lowest()
    {
        game.offer_into(state, seat, offer);
        let mv = director.choose(state, seat, offer, chance);
        game.step(state, seat, &mv, chance, sink);
        director.look(state);
        decisions += 1;
    }
    decisions
}
