//! Every game ends by itself: see "Every game ends" in the documentation of the
//! crate for the argument.

use asterism_kernel::{Chance as _, Game, Offer as _, Silent, SplitMix64};
use asterism_stella::{Face, Move, Stella};

/// The bound that follows from the rules with three or four players.
const fn most_rounds(players: usize) -> usize {
    (9 * players + 1) * 38
}

/// With two players there is no such bound, because the rival may keep winning
/// by chance; a game this long is very unlikely all the same.
const UNLIKELY_WITH_TWO: usize = 500;

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
enum Way {
    AtRandom,
    /// Tries to drag the game out: plays rest cards first and never pays.
    DragsOut,
    /// The same, but pays for more cards whenever possible, to find rest cards.
    PaysForRest,
}

fn choose(way: Way, offered: &[Move], choices: &mut SplitMix64) -> Move {
    let wanted: Vec<Move> = match way {
        Way::AtRandom => Vec::new(),
        Way::DragsOut => offered.iter().copied().filter(|mv| *mv != Move::Draw).collect(),
        Way::PaysForRest => offered.iter().copied().filter(|mv| *mv == Move::Draw).collect(),
    };
    if !matches!(way, Way::AtRandom) && offered.contains(&Move::Play(Face::REST)) {
        return Move::Play(Face::REST);
    }
    let among = if wanted.is_empty() { offered } else { &wanted };
    among[choices.below(among.len() as u32) as usize]
}

fn rounds(players: usize, way: Way, seed: u64) -> usize {
    let game = Stella::new(players).expect("a possible number of players");
    let mut chance = SplitMix64::of_game(7, seed);
    let mut choices = SplitMix64::new(!seed);
    let mut state = game.begin(&mut chance, &mut Silent);
    while let Some(seat) = game.open(&state).lowest() {
        let offer = game.offer(&state, seat);
        let offered: Vec<Move> = offer.iter().collect();
        let mv = choose(way, &offered, &mut choices);
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        let bound = if players == 2 { UNLIKELY_WITH_TWO } else { most_rounds(players) };
        assert!(state.rounds() <= bound, "{players} players, {way:?}, game {seed}");
    }
    assert!(game.outcome(&state).is_some());
    state.rounds()
}

#[test]
fn every_game_ends_by_itself() {
    for players in 2..=4 {
        for way in [Way::AtRandom, Way::DragsOut, Way::PaysForRest] {
            let longest = (0..3_000).map(|seed| rounds(players, way, seed)).max();
            println!("{players} players, {way:?}: {longest:?} rounds at most");
        }
    }
}
