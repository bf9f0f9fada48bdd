//! `asterism trace`: exports games for other programs, and checks theirs.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use asterism_lab::trace::{CheckError, check};
use asterism_testkit::check_ordinary_file;
use clap::Args;

use crate::choice::{TableChoice, at_least_one};
use crate::failure::{Failure, why_unreadable};
use crate::games::{GameCommand, Playable, visit};
use crate::numbers::counted;
use crate::sim::policy;

/// Write random games as JSON lines, or check such a file
///
/// A trace contains the shuffled deck, every decision with its legal moves, and the
/// result. The same seed gives the same games on every machine. `--check` replays the
/// games of a file, which any engine may have written, and reports the first difference.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism trace stella-quest --players 3 --games 100 --seed 7 --policy thrifty > three.jsonl
  asterism trace --check three.jsonl
Exit code of --check: 0 if nothing differs, 1 if something does, 2 if the file can't be used.")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME", required_unless_present = "check")]
    game: Option<String>,

    #[command(flatten)]
    table: TableChoice,

    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 1, value_parser = at_least_one::<u64>)]
    games: u64,

    /// Seed of the series
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Policy of all seats: uniform, thrifty or collector (Stella Quest)
    #[arg(long, value_name = "POLICY")]
    policy: Option<String>,

    /// Check the games of this file (- for standard input)
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "players", "first", "pay_after", "deck", "cards", "option", "games", "seed", "policy"]
    )]
    check: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(path) = &arguments.check {
        return check_file(path, out);
    }
    let setup = arguments.table.setup(arguments.game.as_deref().unwrap_or_default())?;
    let game = setup.build().map_err(|error| Failure::BadInput(error.to_string()))?;
    visit(&game, WriteTraces { arguments, out })
}

struct WriteTraces<'a, W> {
    arguments: &'a Arguments,
    out: &'a mut W,
}

impl<W: Write> GameCommand for WriteTraces<'_, W> {
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure> {
        let Self { arguments, out } = self;
        let policy = policy::<G>(arguments.policy.as_deref())?;
        for index in 0..arguments.games {
            let line = game.trace(arguments.seed, index, policy).ok_or_else(|| {
                Failure::BadInput(
                    "There is no format of traces for this game; choose stella-quest.".to_owned(),
                )
            })?;
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

fn check_file(path: &Path, out: &mut impl Write) -> Result<(), Failure> {
    if path == Path::new("-") {
        return check_lines(std::io::stdin().lock(), "the standard input", out);
    }
    let name = path.display().to_string();
    let opened = check_ordinary_file(path).and_then(|()| File::open(path));
    let file = opened.map_err(|error| Failure::bad(&name, why_unreadable(&error)))?;
    check_lines(BufReader::new(file), &name, out)
}

fn check_lines(reader: impl BufRead, name: &str, out: &mut impl Write) -> Result<(), Failure> {
    match check(reader) {
        Ok(checked) if checked.games == 0 => Err(Failure::bad(name, "there is no trace in it")),
        Ok(checked) => {
            let games = counted(checked.games as u64, "game");
            let decisions = counted(checked.decisions as u64, "decision");
            writeln!(out, "{name}: {games} with {decisions}: all the same")?;
            if checked.without_final > 0 {
                let count = counted(checked.without_final as u64, "game");
                writeln!(out, "{count} had no final state to compare")?;
            }
            if !checked.unknown_keys.is_empty() {
                let keys = checked.unknown_keys.join(", ");
                writeln!(out, "not compared, because this program doesn't know it: {keys}")?;
            }
            Ok(())
        }
        Err(CheckError::Unreadable { line, error }) => {
            Err(Failure::bad(name, format!("line {line}: {}", why_unreadable(&error))))
        }
        Err(error) if error.is_bad_input() => Err(Failure::bad(name, error)),
        Err(error) => {
            writeln!(out, "{name}: {error}")?;
            Err(Failure::No)
        }
    }
}
