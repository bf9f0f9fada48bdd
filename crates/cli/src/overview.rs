//! `asterism about` and `asterism games`.

use std::io::Write;

use asterism_catalog::listed_games;
use clap::Args;

use crate::failure::Failure;
use crate::paint::{Ink, Paint};

/// Introduce the program and its commands
#[derive(Debug, Args)]
pub(crate) struct AboutArguments {}

/// Prints an introduction.
pub(crate) fn welcome(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "\
⁂ Asterism {}: play Fluxx and Stella Quest, run a server for them, invent cards, and simulate games.

Commands:

  asterism                          start the server and print its address
  asterism serve --help             the same, with all its settings
  asterism play fluxx               play against bots in the terminal
  asterism play stella-quest --hot-seat --players 2
                                    play with friends on one screen
  asterism replay FILE              step through a saved game
  asterism games                    list the games and their options
  asterism deck show fluxx-4        show the cards of an edition with their text
  asterism deck check FILE…         check your own cards, alone or with an edition
  asterism sim fluxx                simulate many games and report statistics
  asterism arena fluxx --bots expert,regular
                                    let bots play against each other and compare them
  asterism lab run FILE             run an experiment: variants of a setup, compared
  asterism trace stella-quest       write games for other programs, or check theirs
  asterism scenario FILE…           check rulings written as executable examples
  asterism backup FILE              copy the whole database into one file, while the server runs
  asterism restore FILE             restore a backup into a new database
  asterism export TABLE             write one table with its log
  asterism verify FILE              recompute every shuffle of a recorded table
  asterism admin list               list tables; other commands end or delete them, or ban people
  asterism doctor                   check the setup of a server

play, replay and deck show support English, Russian, Polish and Italian: --lang en, ru, pl, it.
Every command has --help with examples.",
        env!("CARGO_PKG_VERSION")
    )?;
    Ok(())
}

/// List the games
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  asterism games --json")]
pub(crate) struct Arguments {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Lists the games.
pub(crate) fn games(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &listed_games().collect::<Vec<_>>())?;
        writeln!(out)?;
        return Ok(());
    }
    let paint = Paint::detect();
    for game in listed_games() {
        let name = paint.ink(Ink::Bold, game.name);
        let players = format!("{} to {} players", game.fewest_players, game.most_players);
        writeln!(out, "{name}, {players}. {}", game.summary)?;
        if game.has_decks() {
            let editions: Vec<&str> = game.editions.iter().map(|files| files.id).collect();
            writeln!(out, "  --deck EDITION: {}; several are mixed", editions.join(", "))?;
            writeln!(out, "  --cards FILE: your own cards (asterism deck check checks them)")?;
            writeln!(out, "  --without CARD, --with EDITION/CARD: remove or add single cards")?;
        }
        for option in game.options {
            let values = option.values.describe();
            writeln!(out, "  --option {}=VALUE: {}", option.name, option.meaning)?;
            writeln!(out, "      one of: {values}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
