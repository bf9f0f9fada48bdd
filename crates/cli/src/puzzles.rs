//! `asterism puzzles`: finds puzzles in simulated games, and proves them.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use asterism_catalog::titles;
use asterism_puzzles::{
    Difficulty, Puzzle, Selection, prove, puzzle_text, puzzles_of_game, read_puzzles, shipped,
};
use clap::{Args, Subcommand};
use rayon::prelude::*;

use crate::failure::{Failure, read_file};

/// How many games are simulated between two looks at what was found.
const GAMES_AT_ONCE: u64 = 64;

/// Find positions with a certain win, and prove them
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Generate(Generate),
    Prove(Prove),
}

/// Find puzzles in simulated games
///
/// A puzzle is a position in which the player to move can win in this turn for certain, by
/// only one first move. Both claims are proven by exhaustive search. The same seed finds
/// the same puzzles on any machine.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism puzzles generate star --count 20 --output star.jsonl
  asterism puzzles prove star.jsonl")]
struct Generate {
    /// The edition, or the game with a fixed deck
    title: String,

    /// How many puzzles to find
    #[arg(long, default_value_t = 20)]
    count: usize,

    /// How many games to simulate at most
    #[arg(long, default_value_t = 20_000)]
    games: u64,

    /// How many puzzles may begin with the same move
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    alike: usize,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Write the puzzles to this file instead of printing them
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Prove that puzzles keep their promises
///
/// Without files, the puzzles that are part of the program are proven. The exit code is 1
/// if one of them breaks a promise.
#[derive(Debug, Args)]
struct Prove {
    /// Files of puzzles, one per line
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.command {
        Command::Generate(arguments) => generate(arguments, out),
        Command::Prove(arguments) => prove_all(arguments, out),
    }
}

fn generate(arguments: &Generate, out: &mut impl Write) -> Result<(), Failure> {
    let Generate { title, count, games, alike, seed, output } = arguments;
    if !titles().any(|known| known.id == title) {
        let known: Vec<&str> = titles().map(|title| title.id).collect();
        return Err(Failure::bad(title, format!("choose one of {}", known.join(", "))));
    }
    let mut selection = Selection::new(*count, *alike);
    let mut simulated = 0;
    while simulated < *games && !selection.is_full() {
        let end = games.min(&(simulated + GAMES_AT_ONCE)).to_owned();
        let found: Result<Vec<Vec<Puzzle>>, _> = (simulated..end)
            .into_par_iter()
            .map(|number| puzzles_of_game(title, *seed, number))
            .collect();
        let found = found.map_err(|error| Failure::bad(title, error))?;
        found.into_iter().flatten().for_each(|puzzle| selection.add(puzzle));
        simulated = end;
    }
    let text = puzzle_text(&selection.chosen);
    match output {
        None => write!(out, "{text}")?,
        Some(file) => {
            fs::write(file, text)
                .map_err(|error| Failure::Machine(format!("{}: {error}", file.display())))?;
            let by_difficulty = Difficulty::ALL.map(|difficulty| {
                let alike = |puzzle: &&Puzzle| puzzle.difficulty == difficulty;
                let count = selection.chosen.iter().filter(alike).count();
                format!("{count} {}", difficulty.word())
            });
            let found = selection.chosen.len();
            writeln!(out, "{found} puzzles in {simulated} games: {}", by_difficulty.join(", "))?;
        }
    }
    Ok(())
}

fn prove_all(arguments: &Prove, out: &mut impl Write) -> Result<(), Failure> {
    let mut puzzles = Vec::new();
    for file in &arguments.files {
        let read = read_puzzles(&read_file(file)?);
        puzzles.extend(read.map_err(|error| Failure::bad(file.display(), error))?);
    }
    if arguments.files.is_empty() {
        puzzles = shipped().to_vec();
    }
    let errors: Vec<_> = puzzles.par_iter().filter_map(|puzzle| prove(puzzle).err()).collect();
    for error in &errors {
        writeln!(out, "{error}")?;
    }
    writeln!(out, "{} proven, {} not", puzzles.len() - errors.len(), errors.len())?;
    if errors.is_empty() { Ok(()) } else { Err(Failure::No) }
}
