//! `asterism about` and `asterism games`.

use std::io::Write;

use asterism_catalog::listed_games;
use clap::Args;

use crate::failure::Failure;
use crate::paint::{Ink, Paint};

/// What this program can do
#[derive(Debug, Args)]
pub(crate) struct AboutArguments {}

/// Prints an introduction.
pub(crate) fn welcome(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "\
⁂ Asterism {}: card games whose rules won't sit still, and one under the stars.

What it can do now:

  asterism                          open the table: a server that says where to find it
  asterism serve --help             the same, with all its settings
  asterism play fluxx               play against the machine, here in the terminal
  asterism play stella-quest --hot-seat --players 2
                                    play with friends at one screen
  asterism replay FILE              step through a game that was saved
  asterism games                    the games there are, and what a table may choose
  asterism deck show fluxx-4        the cards of an edition, with their text
  asterism deck check FILE…         check your own cards, alone or with an edition
  asterism sim fluxx                play very many games and say what they have in common
  asterism arena fluxx --bots expert,regular
                                    let bots play against each other, and say who is better
  asterism trace stella-quest       write games down for other programs, or check theirs
  asterism scenario FILE…           check rulings written as executable examples
  asterism backup FILE              copy all that is kept into one file, while the server runs
  asterism restore FILE             put a backup into a new database
  asterism export TABLE             write one table, whole and by itself
  asterism verify FILE              compute every shuffle of a recorded table again
  asterism doctor                   say what is wrong with a set-up

play, replay and deck show speak English, Russian, Polish and Italian: --lang en, ru, pl, it.
Add --help to any of them, with an example each.",
        env!("CARGO_PKG_VERSION")
    )?;
    Ok(())
}

/// List the games
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  asterism games --json")]
pub(crate) struct Arguments {
    /// Print JSON, for programs
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
            writeln!(
                out,
                "  --cards FILE: cards of your own (asterism deck check looks them over)"
            )?;
            writeln!(out, "  --without CARD, --with EDITION/CARD: single cards less or more")?;
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
