//! A simple opponent for the terminal: it tries every move in worlds it can't
//! rule out and plays them to the end at random.

use asterism_kernel::{Offer, Seat, Silent, SplitMix64};
use asterism_lab::Subject;

/// Games tried per decision, shared out among the moves.
const PLAYOUTS: usize = 600;

/// Decisions in all those games together, so that nobody has to wait. It is
/// counted rather than timed: the same seed must give the same game.
const DECISIONS: usize = 40_000;

/// Worlds in which every move is tried at least, however long that takes.
const FEWEST_WORLDS: usize = 4;

/// A game is judged as lost by nobody after so many decisions.
const MOST_DECISIONS: usize = 1_000;

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
        let mut decisions = 0;
        // Every move is tried in the same worlds, so that luck is fair.
        for tried in 0..(PLAYOUTS / moves.len()).max(FEWEST_WORLDS) {
            if tried >= FEWEST_WORLDS && decisions >= DECISIONS {
                break;
            }
            let world = game.resample(knowledge, chance);
            for (mv, worth) in moves.iter().zip(&mut worth) {
                let mut state = world.clone();
                game.step(&mut state, seat, mv, chance, &mut Silent);
                decisions += play_out(game, &mut state, chance);
                *worth += game.outcome(&state).map_or(0.0, |outcome| outcome.share(seat));
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

/// Plays to the end and says how many decisions that took.
fn play_out<G: Subject>(game: &G, state: &mut G::State, chance: &mut SplitMix64) -> usize {
    let mut offer = G::Offer::default();
    for decisions in 0..MOST_DECISIONS {
        let Some(asked) = game.open(state).lowest() else { return decisions };
        game.offer_into(state, asked, &mut offer);
        let mv = game.choose(G::SENSIBLE, state, asked, &offer, chance);
        game.step(state, asked, &mv, chance, &mut Silent);
    }
    MOST_DECISIONS
}
