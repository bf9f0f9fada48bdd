//! `asterism verify`: was the luck of a recorded table honest?

use std::io::Write;
use std::path::PathBuf;

use asterism_table::VerifyError;
use clap::Args;

use crate::failure::{Failure, read_file};
use crate::record;

/// Compute every shuffle and pick of a recorded table again
///
/// Before a game begins, the table shows a digest of its secret seed; compare
/// it with the one printed here. Everything chance decided follows from the
/// seed and from what the players added.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  curl -o evening.json http://127.0.0.1:7878/api/tables/TABLE/replay
  asterism verify evening.json
  asterism export TABLE --database games.db --output evening.jsonl
  asterism verify evening.jsonl")]
pub(crate) struct Arguments {
    /// The record of a table, or what `asterism export` wrote
    file: PathBuf,

    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let text = read_file(&arguments.file)?;
    let record = record::read(&text)
        .map_err(|error| Failure::bad(arguments.file.display(), format!("no record: {error}")))?;
    match record.verify() {
        Ok(verified) if arguments.json => {
            serde_json::to_writer(&mut *out, &verified)?;
            writeln!(out)?;
            Ok(())
        }
        Ok(verified) => {
            writeln!(
                out,
                "honest: {} shuffles and picks in {} entries follow from the seed\n\
                 commitment shown before the start: {}\n\
                 seed: {}\n\
                 seats that added words: {}",
                verified.happenings,
                verified.entries,
                verified.commitment,
                verified.seed,
                verified.words
            )?;
            Ok(())
        }
        Err(error @ VerifyError::Differs { .. }) => {
            writeln!(out, "NOT honest: {error}")?;
            Err(Failure::No)
        }
        Err(error) => Err(Failure::bad(arguments.file.display(), error)),
    }
}
