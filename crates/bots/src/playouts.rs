//! Flat Monte Carlo: playouts of every move up to the end of the turn.

use asterism_kernel::{Seat, Silent, SplitMix64};

use crate::agent_game::{AgentGame, rollout, state_value};
use crate::budget::BudgetMeter;
use crate::reason::MoveStatistics;
use crate::search::SearchRoot;

/// Every move gets this many playouts, however little time there is.
const MIN_DETERMINIZATIONS: u32 = 2;

/// Plays out every move in the same determinizations, so that no move is luckier
/// than another. A playout follows the rollout policy until the round or turn is
/// over and evaluates the state reached.
pub(crate) fn playouts<G: AgentGame>(
    root: SearchRoot<'_, G>,
    meter: &BudgetMeter,
    chance: &mut SplitMix64,
) -> Vec<MoveStatistics<G::Move>> {
    let SearchRoot { game, features, knowledge, seat, moves } = root;
    let mut found: Vec<_> = moves.iter().cloned().map(MoveStatistics::new).collect();
    let mut offer = G::Offer::default();
    for number in 0..G::SEARCH.determinizations {
        if number >= MIN_DETERMINIZATIONS && meter.is_over() {
            break;
        }
        let sampled = game.sample_state(knowledge, chance);
        for statistics in &mut found {
            let mut state = sampled.clone();
            game.step(&mut state, seat, &statistics.mv, chance, &mut Silent);
            rollout(game, features, &mut state, 1, &mut offer, chance);
            statistics.add(&state_value(game, features, &state));
            let lost = game.outcome(&state).is_some_and(|outcome| outcome.share(seat) == 0.0);
            statistics.lost += u32::from(lost);
        }
    }
    found
}

/// The first move that wins at once in every one of some determinizations.
pub(crate) fn certain_win<G: AgentGame>(
    root: SearchRoot<'_, G>,
    samples: u32,
    chance: &mut SplitMix64,
) -> Option<usize> {
    let SearchRoot { game, knowledge, seat, moves, .. } = root;
    let mut winning: Vec<usize> = (0..moves.len()).collect();
    for _ in 0..samples {
        let sampled = game.sample_state(knowledge, chance);
        winning.retain(|&at| {
            let mut state = sampled.clone();
            game.step(&mut state, seat, &moves[at], chance, &mut Silent);
            game.outcome(&state).is_some_and(|outcome| outcome.share(seat) == 1.0)
        });
        if winning.is_empty() {
            return None;
        }
    }
    winning.first().copied()
}

/// The move with the highest mean value; the first of equals.
pub(crate) fn best_by_mean<M: Clone>(found: &[MoveStatistics<M>], seat: Seat) -> usize {
    let better = |a: usize, b: usize| found[a].chance(seat) > found[b].chance(seat);
    (0..found.len()).fold(0, |best, at| if better(at, best) { at } else { best })
}
