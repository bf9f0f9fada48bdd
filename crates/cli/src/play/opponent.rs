//! A simple opponent for the terminal: it tries every move in worlds it can't
//! rule out and plays them to the end at random.

use asterism_kernel::{Offer, Seat, Silent, SplitMix64};
use asterism_lab::Subject;

/// Worlds tried per decision, shared out among the moves.
const PLAYOUTS: usize = 600;

/// A game is judged as lost by nobody after so many decisions.
const MOST_DECISIONS: usize = 2_000;

/// Chooses for `seat` from what it knows; it never holds the real position.
pub(crate) fn choose<G: Subject>(
    game: &G,
    knowledge: &G::Knowledge,
    seat: Seat,
    offer: &G::Offer,
    chance: &mut SplitMix64,
) -> G::Move {
    let moves: Vec<G::Move> = offer.iter().collect();
    let mut worth = vec![0.0; moves.len()];
    if moves.len() > 1 {
        // Every move is tried in the same worlds, so that luck is fair.
        for _ in 0..(PLAYOUTS / moves.len()).max(8) {
            let world = game.resample(knowledge, chance);
            for (mv, worth) in moves.iter().zip(&mut worth) {
                let mut state = world.clone();
                game.step(&mut state, seat, mv, chance, &mut Silent);
                *worth += play_out(game, state, seat, chance);
            }
        }
    }
    let best = (0..moves.len()).reduce(
        |best, index| {
            if worth[index] > worth[best] { index } else { best }
        },
    );
    moves[best.expect("a seat that is asked is offered a move")].clone()
}

/// Plays to the end and says what that is worth to `seat`.
fn play_out<G: Subject>(game: &G, mut state: G::State, seat: Seat, chance: &mut SplitMix64) -> f64 {
    let mut offer = G::Offer::default();
    for _ in 0..MOST_DECISIONS {
        let Some(asked) = game.open(&state).lowest() else { break };
        game.offer_into(&state, asked, &mut offer);
        let mv = game.choose(G::SENSIBLE, &state, asked, &offer, chance);
        game.step(&mut state, asked, &mv, chance, &mut Silent);
    }
    game.outcome(&state).map_or(0.0, |outcome| outcome.share(seat))
}
