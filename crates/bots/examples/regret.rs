//! Measures the regret of short searches: in states of games between regular bots,
//! compares the move of short searches with what a very long search says about it.
//!
//! `cargo run --release -p asterism-bots --example regret -- GAME PLAYERS POSITIONS SIMULATIONS[,…] [DECK…]`

use std::num::NonZeroUsize;

use asterism_bots::{Agent, AgentGame, AgentVisitor, BotAnswer, Budget, Decision, Level, visit};
use asterism_catalog::Setup;
use asterism_kernel::{Chance as _, Offer as _, Silent, SplitMix64, Viewer};

/// The length of the reference search.
const LONG: u32 = 300_000;
/// One decision in this many is examined.
const EXAMINE_ONE_IN: u32 = 16;
/// How many searches of each length run in every state.
const SEEDS: u64 = 4;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, positions, simulations, decks @ ..] = words.as_slice() else {
        eprintln!("usage: regret GAME PLAYERS POSITIONS SIMULATIONS[,…] [DECK…]");
        std::process::exit(2);
    };
    let number = |text: &str| text.parse::<u32>().expect("a number");
    let mut setup = Setup::new(game, number(players) as usize);
    setup.mix.editions = decks.to_vec();
    let lengths: Vec<u32> = simulations.split(',').map(number).collect();
    let game = setup.build().expect("a game of the catalog");
    visit(&game, Compare { positions: number(positions), lengths: &lengths });
}

struct Compare<'a> {
    positions: u32,
    lengths: &'a [u32],
}

impl AgentVisitor for Compare<'_> {
    type Output = ();

    fn visit<G: AgentGame>(self, game: &G) {
        compare(game, self.positions, self.lengths);
    }
}

/// How much worse the choices of one length were than those of the reference.
#[derive(Clone, Default)]
struct Given {
    regret: f64,
    squares: f64,
    same: u32,
    count: u32,
}

fn compare<G: AgentGame>(game: &G, positions: u32, lengths: &[u32]) {
    let agent = Agent::new(game.clone());
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
            if offer.len() > 1 && chance.below(EXAMINE_ONE_IN) == 0 {
                look(&agent, &decision, lengths, seed, &mut given);
                left -= 1;
                if left == 0 {
                    return show(lengths, &given);
                }
            }
            let mv = agent.decide(Level::Regular, &decision, &Budget::default(), seed).mv;
            game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        }
    }
}

fn look<G: AgentGame>(
    agent: &Agent<G>,
    decision: &Decision<'_, G>,
    lengths: &[u32],
    seed: u64,
    given: &mut [Given],
) {
    let threads = NonZeroUsize::new(2).expect("two");
    let truth = agent.search(decision, &Budget::simulations(LONG).on_threads(threads), !seed);
    let worth = |answer: &BotAnswer<G::Move>| {
        let estimates = &truth.reason.estimates;
        estimates.iter().find(|prospect| prospect.mv == answer.mv).map_or(0.0, |found| found.chance)
    };
    let best = worth(&truth);
    for (&length, given) in lengths.iter().zip(given) {
        for number in 0..SEEDS {
            let answer = agent.search(decision, &Budget::simulations(length), seed ^ number);
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
