//! What the search gives away by thinking no longer than it does: at positions of
//! games that regular bots play, the choice of short searches is compared with what
//! a very long one says about the same moves.
//!
//! `cargo run --release -p asterism-bots --example regret -- GAME PLAYERS POSITIONS SIMULATIONS[,…] [DECK…]`

use std::num::NonZeroUsize;

use asterism_bots::{Answer, Budget, Decision, Level, Mind, Thinker};
use asterism_catalog::{AnyGame, Setup};
use asterism_kernel::{Chance as _, Offer as _, Silent, SplitMix64, Viewer};

/// The search that is taken for the truth.
const LONG: u32 = 300_000;
/// One decision of so many is looked at.
const SELDOM: u32 = 16;
/// Searches of each length at every position.
const SEEDS: u64 = 4;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, positions, simulations, decks @ ..] = words.as_slice() else {
        eprintln!("usage: regret GAME PLAYERS POSITIONS SIMULATIONS[,…] [DECK…]");
        std::process::exit(2);
    };
    let number = |text: &str| text.parse::<u32>().expect("a number");
    let mut setup = Setup::new(game, number(players) as usize);
    setup.deck = decks.to_vec();
    let lengths: Vec<u32> = simulations.split(',').map(number).collect();
    match setup.build().expect("a game of the catalogue") {
        AnyGame::StellaQuest(game) => compare(&game, number(positions), &lengths),
        AnyGame::Fluxx(game) => compare(&game, number(positions), &lengths),
    }
}

/// What a search of each length chose worse than the long one, on average.
#[derive(Clone, Default)]
struct Given {
    regret: f64,
    squares: f64,
    same: u32,
    count: u32,
}

fn compare<G: Thinker>(game: &G, positions: u32, lengths: &[u32]) {
    let mind = Mind::new(game.clone());
    let mut given = vec![Given::default(); lengths.len()];
    let mut left = positions;
    for index in 0.. {
        let mut chance = SplitMix64::of_game(4_711, index);
        let mut state = game.begin(&mut chance, &mut Silent);
        while let Some(seat) = game.open(&state).lowest() {
            let offer = game.offer(&state, seat);
            let knowledge = game.knowledge(&state, Viewer::Seat(seat));
            let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
            let seed = chance.next_bits();
            if offer.len() > 1 && chance.below(SELDOM) == 0 {
                look(&mind, &decision, lengths, seed, &mut given);
                left -= 1;
                if left == 0 {
                    return show(lengths, &given);
                }
            }
            let mv = mind.think(Level::Regular, &decision, &Budget::default(), seed).mv;
            game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        }
    }
}

fn look<G: Thinker>(
    mind: &Mind<G>,
    decision: &Decision<'_, G>,
    lengths: &[u32],
    seed: u64,
    given: &mut [Given],
) {
    let threads = NonZeroUsize::new(2).expect("two");
    let truth = mind.search(decision, &Budget::simulations(LONG).on_threads(threads), !seed);
    let worth = |answer: &Answer<G::Move>| {
        let prospects = &truth.reason.prospects;
        prospects.iter().find(|prospect| prospect.mv == answer.mv).map_or(0.0, |found| found.chance)
    };
    let best = worth(&truth);
    for (&length, given) in lengths.iter().zip(given) {
        for number in 0..SEEDS {
            let answer = mind.search(decision, &Budget::simulations(length), seed ^ number);
            let regret = f64::from(best - worth(&answer));
            given.regret += regret;
            given.squares += regret * regret;
            given.same += u32::from(answer.mv == truth.mv);
            given.count += 1;
        }
    }
}

fn show(lengths: &[u32], given: &[Given]) {
    println!("simulations   regret (per mille)   same move");
    for (length, Given { regret, squares, same, count }) in lengths.iter().zip(given) {
        let n = f64::from(*count);
        let mean = regret / n;
        // Searches at one position are alike, so that positions count.
        let error = ((squares / n - mean * mean) / (n / SEEDS as f64)).sqrt();
        let same = 100.0 * f64::from(*same) / n;
        println!("{length:>11}   {:>6.2} ± {:<6.2}     {same:>5.1} %", mean * 1e3, error * 1e3);
    }
}
