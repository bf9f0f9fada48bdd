//! `asterism deck`: shows and checks decks.

mod check;
mod overlap;
mod show;
mod source;

pub(crate) use source::{ABOUT, files_in};

use std::io::Write;

use clap::{Args, Subcommand};

use crate::failure::Failure;

/// Show the cards of an edition, or check editions and your own card files
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism deck show fluxx-4 --lang ru
  asterism deck check fluxx-4 mine.kdl
  asterism deck check fluxx-4 wonderland --without war --with star-wars/yoda")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Show(show::Arguments),
    Check(check::Arguments),
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.command {
        Command::Show(arguments) => show::run(arguments, out),
        Command::Check(arguments) => check::run(arguments, out),
    }
}
