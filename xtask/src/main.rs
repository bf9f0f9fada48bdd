//! Commands for developing Asterism.
//!
//! Owns: the test command, the tidy checks, the table of allowed dependencies,
//! running and comparing benchmarks, generating the icon sprite.
//!
//! Knows nothing about: the rules of any game; it runs programs and reads files.

mod bench;
mod decks;
mod estimate;
mod figures;
mod icons;
mod layers;
mod peers;
mod python;
mod python_bench;
mod server;
mod share;
mod shell;
mod strength;
mod suite;
mod tidy;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::shell::TaskError;

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "Asterism's own commands", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run all checks: formatting, lints, tidiness, tests, scenarios
    #[command(after_help = "Examples:\n  cargo xtask test\n  cargo xtask test tidy scenarios")]
    Test {
        /// Only these stages (all by default)
        #[arg(value_name = "STAGE", value_parser = suite::stage_names())]
        stages: Vec<String>,
    },
    /// Check the rules that the compiler can't
    Tidy,
    /// Measure the cards of every title for the pages of decks
    Figures {
        /// Games per title
        #[arg(long, default_value_t = 10_000)]
        games: u64,
    },

    /// Simulate every edition and their mix, and write docs/decks.md
    Decks {
        /// Games per row
        #[arg(long, default_value_t = 20_000)]
        games: u64,
    },
    /// Extract the icons in use from their packages; needs npm and a network
    Icons,
    /// Measure speed
    #[command(subcommand)]
    Bench(Bench),
}

#[derive(Debug, Subcommand)]
enum Bench {
    /// Random games in our engine: time per decision, games per second, sizes
    Engine {
        /// Shorter measurements, for a first look
        #[arg(long)]
        quick: bool,
    },
    /// Durable appends per second on SQLite and PostgreSQL, compared with the raw rate of each
    Store {
        /// Shorter measurements, for a first look
        #[arg(long)]
        quick: bool,
    },
    /// Size of pages, and the time to render and draw them in a real browser
    Pages,
    /// Our random play and our search compared with OpenSpiel's, alternating in one run
    Peers {
        /// Shorter measurements, for a first look
        #[arg(long)]
        quick: bool,
    },
    /// All puzzles, proven once more
    Puzzles,
    /// Our Python package compared with OpenSpiel, RLCard and PettingZoo, alternating in one run
    Python {
        /// Shorter measurements, for a first look
        #[arg(long)]
        quick: bool,
    },
    /// Live tables under load and faults; writes docs/benchmarks-server.md
    Server {
        /// Only these parts (all by default): load, hostile, memory, rates, peer, kills, nodes, outages, answers
        #[arg(value_name = "PART")]
        parts: Vec<String>,
        /// Smaller and shorter, for a first look; writes nothing
        #[arg(long)]
        quick: bool,
        /// An older build of `asterism`, measured alternately with this one by the part `answers`
        #[arg(long, value_name = "PROGRAM")]
        before: Option<PathBuf>,
    },
    /// How well the bots play: the table of docs/bots.md
    Bots {
        /// Thinking time, or a number of simulations
        #[arg(long, default_value = "100ms")]
        budget: String,
        /// Games per line-up before the first look; doubled for four players of Fluxx, where luck matters most
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// How often the number of games may be doubled while the result is not significant
        #[arg(long, default_value_t = 3)]
        doublings: u32,
        /// Games played at the same time [default: number of threads]
        #[arg(long)]
        threads: Option<usize>,
        /// Only line-ups whose name contains this: the game or edition, the seats, the bots ("star 4 expert")
        #[arg(long)]
        only: Option<String>,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Test { stages } => suite::run(&stages),
        Command::Tidy => tidy::run(),
        Command::Decks { games } => decks::run_all(games),
        Command::Figures { games } => figures::run_all(games),
        Command::Icons => icons::run(),
        Command::Bench(Bench::Engine { quick }) => bench::engine(quick),
        Command::Bench(Bench::Store { quick }) => bench::store(quick),
        Command::Bench(Bench::Pages) => bench::pages(),
        Command::Bench(Bench::Puzzles) => bench::puzzles(),
        Command::Bench(Bench::Peers { quick }) => peers::run_all(quick),
        Command::Bench(Bench::Python { quick }) => python_bench::measure(quick),
        Command::Bench(Bench::Server { parts, quick, before }) => {
            server::measure(&parts, quick, before)
        }
        Command::Bench(Bench::Bots { budget, games, doublings, threads, only }) => {
            strength::measure(&budget, games, doublings, threads, only.as_deref())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(TaskError(sentence)) => {
            eprintln!("error: {sentence}");
            ExitCode::FAILURE
        }
    }
}
