//! What `cargo xtask bench` measures; built in the release profile.
//!
//! Owns: the loops that are timed and how their times are summed up.
//!
//! Knows nothing about: other engines, terminals, storage.

mod punctual;
mod random_play;
mod search;

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use asterism_catalog::{Fluxx, GameVisitor, Setup, Stella, build_deck, editions};
use asterism_fluxx::Options;
use asterism_kernel::{Game, Offer, Silent, SplitMix64};
use asterism_lab::sim::{SimulationPlan, run};
use asterism_lab::{FluxxPolicy, StellaPolicy, Subject, ThreadClock};
use clap::{Parser, Subcommand};

use crate::random_play::{Count, random_games};

#[derive(Debug, Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Everything about our own engine, as Markdown tables
    Engine {
        /// How often each thing is measured; the median counts
        #[arg(long, default_value_t = 15)]
        repeats: usize,
        /// How long one measurement takes, in milliseconds
        #[arg(long, default_value_t = 300)]
        milliseconds: u64,
    },
    /// Random games for a while, as one JSON object, to be compared with others
    Random {
        #[arg(long, default_value = "stella-quest")]
        game: String,
        /// The edition, for a game that has several
        #[arg(long)]
        edition: Option<String>,
        /// Play this many games without looking at the clock, to count instructions
        #[arg(long)]
        games: Option<u64>,
        #[arg(long, default_value_t = 4)]
        players: usize,
        #[arg(long, default_value_t = 1000)]
        milliseconds: u64,
    },
    /// Searches of the expert for so long, as one JSON object
    Search {
        #[arg(long, default_value = "stella-quest")]
        game: String,
        #[arg(long, default_value_t = 4)]
        players: usize,
        /// Simulations of one search
        #[arg(long, default_value_t = 1000)]
        simulations: u32,
        #[arg(long, default_value_t = 1000)]
        milliseconds: u64,
        /// Search and do nothing else
        #[arg(long)]
        bare: bool,
    },
    /// Answers of the expert with a time budget, and whether they exceed it
    Answers {
        #[arg(long, default_value = "stella-quest")]
        game: String,
        #[arg(long, default_value_t = 4)]
        players: usize,
        /// Budget of each answer, in milliseconds
        #[arg(long, default_value_t = 100)]
        budget: u64,
        #[arg(long, default_value_t = 100)]
        count: u32,
    },
}

fn main() {
    match Arguments::parse().command {
        Command::Engine { repeats, milliseconds } => {
            engine(repeats.max(1), Duration::from_millis(milliseconds));
        }
        Command::Random { game, edition, games, players, milliseconds } => {
            let time = Duration::from_millis(milliseconds);
            let mut setup = Setup::new(game, players);
            setup.mix.editions.extend(edition);
            let game = setup.build().expect("a game of ours");
            if let Some(games) = games {
                println!("{}", game.visit(PlaysGames(games)));
                return;
            }
            let Count { games, decisions, seconds } = game.visit(PlaysFor(time));
            let object =
                serde_json::json!({"games": games, "decisions": decisions, "seconds": seconds});
            println!("{object}");
        }
        Command::Search { game, players, simulations, milliseconds, bare } => {
            let time = Duration::from_millis(milliseconds);
            let game = Setup::new(game, players).build().expect("a game of ours");
            let searches = search::Searches { simulations, time, bare };
            println!("{}", asterism_bots::visit(&game, searches));
        }
        Command::Answers { game, players, budget, count } => {
            let game = Setup::new(game, players).build().expect("a game of ours");
            let answers = punctual::Answers { budget: Duration::from_millis(budget), count };
            println!("{}", asterism_bots::visit(&game, answers));
        }
    }
}

/// Random games of any game for so long.
#[derive(Clone, Copy)]
struct PlaysFor(Duration);

impl GameVisitor for PlaysFor {
    type Output = Count;

    fn visit<G: Game>(self, game: &G) -> Count {
        random_games(game, self.0)
    }
}

/// A fixed number of random games of any game. Returns the number of decisions.
#[derive(Clone, Copy)]
struct PlaysGames(u64);

impl GameVisitor for PlaysGames {
    type Output = u64;

    fn visit<G: Game>(self, game: &G) -> u64 {
        let mut offer = G::Offer::default();
        (0..self.0).map(|number| random_play::random_game(game, number, &mut offer)).sum()
    }
}

/// Everything about the engine: Stella Quest, then Fluxx with every edition.
fn engine(repeats: usize, time: Duration) {
    println!("Stella Quest\n");
    let tables = [2, 3, 4].map(|players| Stella::new(players).expect("two to four play"));
    speeds(&tables, repeats, time, |game| game.players().to_string());
    sizes(&tables[2], repeats);
    scaling(&tables[2], StellaPolicy::Uniform, 400_000, repeats.min(5));
    for edition in editions() {
        println!("\nFluxx, {}\n", edition.id);
        let deck = build_deck(std::slice::from_ref(&edition.id), &[]).expect("a deck of ours");
        let tables = [2, 4, 8].map(|players| {
            Fluxx::new(deck.clone(), Options::default(), players, 0).expect("two to eight play")
        });
        speeds(&tables, repeats, time, |game| game.players().to_string());
        sizes(&tables[1], repeats);
        scaling(&tables[1], FluxxPolicy::Uniform, 40_000, repeats.min(3));
    }
}

fn speeds<G: Game>(tables: &[G], repeats: usize, time: Duration, name: impl Fn(&G) -> String) {
    // Warm up, then go round by round, so that a slow moment of the machine
    // hits all alike.
    let mut counts: Vec<Vec<Count>> = vec![Vec::new(); tables.len()];
    for game in tables {
        random_games(game, time / 4);
    }
    for _ in 0..repeats {
        for (game, counts) in tables.iter().zip(&mut counts) {
            counts.push(random_games(game, time));
        }
    }
    println!("| players | ns per decision | games/s | decisions per game |");
    println!("|--------:|----------------:|--------:|-------------------:|");
    for (game, counts) in tables.iter().zip(&counts) {
        println!(
            "| {} | {:.1} | {:.0} | {:.1} |",
            name(game),
            median(counts.iter().map(Count::nanoseconds_per_decision)),
            median(counts.iter().map(|count| count.games as f64 / count.seconds)),
            median(counts.iter().map(|count| count.decisions as f64 / count.games as f64)),
        );
    }
}

fn sizes<G: Game>(game: &G, repeats: usize) {
    let clones = median((0..repeats).map(|_| nanoseconds_per_clone(game)));
    println!("\n| bytes per state | ns per clone |\n|----------------:|-------------:|");
    println!("| {} | {clones:.1} |", size_of::<G::State>());
}

/// Positions in the middle of the play, copied one after the other.
fn nanoseconds_per_clone<G: Game>(game: &G) -> f64 {
    const COPIES: u32 = 2_000_000;
    let states: Vec<G::State> = (0..64)
        .map(|index| {
            let mut chance = SplitMix64::of_game(3, index);
            let mut state = game.begin(&mut chance, &mut Silent);
            for _ in 0..16 {
                let Some(seat) = game.open(&state).lowest() else { break };
                let mv = game.offer(&state, seat).get(0);
                game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
            }
            state
        })
        .collect();
    let start = ThreadClock::start();
    for (_, state) in (0..COPIES).zip(states.iter().cycle()) {
        black_box(black_box(state).clone());
    }
    start.elapsed().as_nanos() as f64 / f64::from(COPIES)
}

/// How much faster a simulation gets with threads.
fn scaling<G: Subject>(game: &G, policy: G::Policy, games: u64, repeats: usize) {
    let most = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let seconds = |threads: usize| {
        let threads = NonZeroUsize::new(threads);
        let plan = SimulationPlan { policy, games, seed: 1, threads };
        let start = Instant::now();
        let report = run(game, &plan, |_| ()).expect("the machine has threads");
        assert_eq!(report.games, games);
        start.elapsed().as_secs_f64()
    };
    let threads: Vec<usize> =
        std::iter::successors(Some(1), |&n| (n < most).then_some((n * 2).min(most))).collect();
    let mut times = vec![Vec::new(); threads.len()];
    for _ in 0..repeats {
        for (&threads, times) in threads.iter().zip(&mut times) {
            times.push(seconds(threads));
        }
    }
    println!("\n| threads of sim | games/s | times one thread |");
    println!("|---------------:|--------:|-----------------:|");
    let one = median(times[0].iter().copied());
    for (threads, times) in threads.iter().zip(&times) {
        let time = median(times.iter().copied());
        println!("| {threads} | {:.0} | {:.2} |", games as f64 / time, one / time);
    }
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
