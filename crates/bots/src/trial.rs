//! Trying every move in worlds that may be, up to the end of the turn.

use asterism_kernel::{Seat, Silent, SplitMix64};

use crate::budget::Watch;
use crate::reason::Tried;
use crate::search::Problem;
use crate::thinker::{Thinker, judge, play_on};

/// Worlds in which every move is tried however little time there is.
const FEWEST_WORLDS: u32 = 2;

/// Tries every move in the same worlds, so that luck is fair: plays on by
/// instinct until the round or turn is over, and judges what has come of it.
pub(crate) fn try_all<G: Thinker>(
    problem: Problem<'_, G>,
    worlds: u32,
    watch: &Watch,
    chance: &mut SplitMix64,
) -> Vec<Tried<G::Move>> {
    let Problem { game, insight, knowledge, seat, moves } = problem;
    let mut tried: Vec<_> = moves.iter().cloned().map(Tried::new).collect();
    let mut offer = G::Offer::default();
    for number in 0..worlds {
        if number >= FEWEST_WORLDS && watch.is_over() {
            break;
        }
        let world = game.resample(knowledge, chance);
        for tried in &mut tried {
            let mut world = world.clone();
            game.step(&mut world, seat, &tried.mv, chance, &mut Silent);
            let most = G::STYLE.most_decisions;
            play_on(game, insight, &mut world, 1, most, &mut offer, chance);
            tried.add(&judge(game, insight, &world));
            let lost = game.outcome(&world).is_some_and(|outcome| outcome.share(seat) == 0.0);
            tried.lost += u32::from(lost);
        }
    }
    tried
}

/// The move that wins at once in every world that was looked at.
pub(crate) fn sure_win<G: Thinker>(
    problem: Problem<'_, G>,
    worlds: u32,
    chance: &mut SplitMix64,
) -> Option<usize> {
    let Problem { game, knowledge, seat, moves, .. } = problem;
    let mut sure: Vec<usize> = (0..moves.len()).collect();
    for _ in 0..worlds {
        let world = game.resample(knowledge, chance);
        sure.retain(|&at| {
            let mut world = world.clone();
            game.step(&mut world, seat, &moves[at], chance, &mut Silent);
            game.outcome(&world).is_some_and(|outcome| outcome.share(seat) == 1.0)
        });
        if sure.is_empty() {
            return None;
        }
    }
    sure.first().copied()
}

/// The move with the best chance; the first among equals.
pub(crate) fn most_promising<M: Clone>(tried: &[Tried<M>], seat: Seat) -> usize {
    let better = |a: usize, b: usize| tried[a].chance(seat) > tried[b].chance(seat);
    (0..tried.len()).fold(0, |best, at| if better(at, best) { at } else { best })
}
