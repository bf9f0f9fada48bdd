//! The `asterism` program.
//!
//! Owns: arguments, prompts, terminal output, exit codes.
//!
//! Knows nothing about: the rules of any game, SQL, pages.

mod admin;
mod analyze;
mod arena;
mod card_names;
mod choice;
mod database;
mod deck;
mod doctor;
mod failure;
mod games;
mod lab;
mod lab_parquet;
mod lab_tables;
mod numbers;
mod overview;
mod page;
mod paint;
mod play;
mod puzzles;
mod record;
#[cfg(test)]
mod reference;
mod replay;
mod saved;
mod scenario;
mod serve;
mod sim;
mod skill;
mod trace;
mod verify;

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// A server makes many small allocations on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play Fluxx and Stella Quest, run a server for them, invent cards, and simulate games.
#[derive(Debug, Parser)]
#[command(name = "asterism", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Play(play::Arguments),
    Replay(replay::Arguments),
    Analyze(analyze::Arguments),
    Sim(sim::Arguments),
    Arena(arena::Arguments),
    Lab(lab::Arguments),
    Deck(deck::Arguments),
    Trace(trace::Arguments),
    Scenario(scenario::Arguments),
    Puzzles(puzzles::Arguments),
    Games(overview::Arguments),
    Backup(database::Backup),
    Restore(database::Restore),
    Export(database::Export),
    Verify(verify::Arguments),
    Admin(admin::Arguments),
    Doctor(doctor::Arguments),
    About(overview::AboutArguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = BufWriter::new(io::stdout());
    let result = match &arguments.command {
        None => serve::run(&serve::Arguments::usual(), &mut out),
        Some(Command::Serve(arguments)) => serve::run(arguments, &mut out),
        Some(Command::Play(arguments)) => play::run(arguments, &mut out),
        Some(Command::Replay(arguments)) => replay::run(arguments, &mut out),
        Some(Command::Analyze(arguments)) => analyze::run(arguments, &mut out),
        Some(Command::Sim(arguments)) => sim::run(arguments, &mut out),
        Some(Command::Arena(arguments)) => arena::run(arguments, &mut out),
        Some(Command::Lab(arguments)) => lab::run(arguments, &mut out),
        Some(Command::Deck(arguments)) => deck::run(arguments, &mut out),
        Some(Command::Trace(arguments)) => trace::run(arguments, &mut out),
        Some(Command::Scenario(arguments)) => scenario::run(arguments, &mut out),
        Some(Command::Puzzles(arguments)) => puzzles::run(arguments, &mut out),
        Some(Command::Games(arguments)) => overview::games(arguments, &mut out),
        Some(Command::Backup(arguments)) => database::backup(arguments, &mut out),
        Some(Command::Restore(arguments)) => database::restore(arguments, &mut out),
        Some(Command::Export(arguments)) => database::export(arguments, &mut out),
        Some(Command::Verify(arguments)) => verify::run(arguments, &mut out),
        Some(Command::Admin(arguments)) => admin::run(arguments, &mut out),
        Some(Command::Doctor(arguments)) => doctor::run(arguments, &mut out),
        Some(Command::About(_)) => overview::welcome(&mut out),
    };
    let flushed = out.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
