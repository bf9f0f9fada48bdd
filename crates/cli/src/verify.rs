//! `asterism verify`: was the luck of a recorded table honest?

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use asterism_table::{Digest, Record, VerifyError};
use clap::Args;
use serde_json::Value;

use crate::failure::{Failure, read_file};

/// Compute every shuffle and pick of a recorded table again
///
/// Before a game begins, the table shows a digest of its secret seed; compare
/// it with the one printed here. Everything chance decided follows from the
/// seed and from what the players added.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  curl -o evening.json http://127.0.0.1:7878/api/tables/TABLE/replay
  asterism verify evening.json")]
pub(crate) struct Arguments {
    /// The record of a table, or what `asterism export` wrote
    file: PathBuf,

    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// A record as the server gives it, or the lines that `asterism export` writes.
fn read(text: &str) -> Result<Record, serde_json::Error> {
    let whole = serde_json::from_str(text);
    if whole.is_ok() || !text.starts_with("{\"asterism\":{\"backup\"") {
        return whole;
    }
    let mut record =
        Record { asterism_table: 1, entries: Vec::new(), definitions: BTreeMap::new() };
    for line in text.lines() {
        let line: Value = serde_json::from_str(line)?;
        if let Some(body) = line["entry"]["body"].as_str() {
            record.entries.push(serde_json::from_str(body)?);
        } else if let Some(body) = line["definition"]["body"]["text"].as_str() {
            record.definitions.insert(Digest::of(body.as_bytes()), body.to_owned());
        }
    }
    Ok(record)
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let text = read_file(&arguments.file)?;
    let record = read(&text)
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
