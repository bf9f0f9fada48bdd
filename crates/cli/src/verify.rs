//! `asterism verify`: checks the shuffles of a recorded table.

use std::io::Write;
use std::path::PathBuf;

use asterism_table::{Digest, Secret, Verified, VerifyError};
use clap::Args;

use crate::failure::{Failure, read_file};
use crate::record;

/// Recompute every shuffle and random pick of a recorded table
///
/// Everything chance decided follows from the server's seed, the words that
/// players added and the secrets of their browsers. The record alone can't prove
/// that the seed is the one promised before the start: compare it with the
/// commitment you noted then.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  curl -o evening.json http://127.0.0.1:7878/api/tables/TABLE/replay
  asterism verify evening.json --commitment HEX --secret HEX
  asterism export TABLE --database games.db --output evening.jsonl
  asterism verify evening.jsonl")]
pub(crate) struct Arguments {
    /// The record of a table, or what `asterism export` wrote
    file: PathBuf,

    /// The commitment that the lobby showed before the start, as you noted it
    #[arg(long, value_name = "HEX", value_parser = digest)]
    commitment: Option<Digest>,

    /// Your own secret, to check that it took part in the shuffle
    #[arg(long, value_name = "HEX", value_parser = secret)]
    secret: Option<Secret>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn digest(text: &str) -> Result<Digest, String> {
    Digest::from_text(text).ok_or_else(|| "give 64 hexadecimal digits".to_owned())
}

fn secret(text: &str) -> Result<Secret, String> {
    Secret::from_text(text).ok_or_else(|| "give 64 hexadecimal digits".to_owned())
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let text = read_file(&arguments.file)?;
    let record = record::read(&text)
        .map_err(|error| Failure::bad(arguments.file.display(), format!("no record: {error}")))?;
    let verified = match record.verify() {
        Ok(verified) => verified,
        Err(error @ VerifyError::Differs { .. }) => {
            writeln!(out, "NOT honest: {error}")?;
            return Err(Failure::No);
        }
        Err(error) => return Err(Failure::bad(arguments.file.display(), error)),
    };
    let noted = Noted {
        commitment: arguments.commitment.map(|noted| noted == verified.commitment),
        secret: arguments
            .secret
            .map(|own| verified.contributions.iter().any(|one| one.commitment == own.commitment())),
    };
    if arguments.json {
        let mut value = serde_json::to_value(&verified)
            .map_err(|error| Failure::Machine(format!("the result: {error}")))?;
        if let Some(fields) = value.as_object_mut() {
            fields.insert("commitment_matches".to_owned(), noted.commitment.into());
            fields.insert("secret_took_part".to_owned(), noted.secret.into());
        }
        serde_json::to_writer(&mut *out, &value)
            .map_err(|error| Failure::from(std::io::Error::from(error)))?;
        writeln!(out)?;
    } else {
        print(&verified, &noted, out)?;
    }
    if noted.contradicts() { Err(Failure::No) } else { Ok(()) }
}

/// The comparison of the record with what the player noted before the start.
struct Noted {
    commitment: Option<bool>,
    secret: Option<bool>,
}

impl Noted {
    fn contradicts(&self) -> bool {
        self.commitment == Some(false) || self.secret == Some(false)
    }
}

fn print(verified: &Verified, noted: &Noted, out: &mut impl Write) -> Result<(), Failure> {
    let verdict = if noted.contradicts() { "NOT what was promised" } else { "honest" };
    writeln!(
        out,
        "{verdict}: {} shuffles and picks in {} entries follow from the seed",
        verified.outcomes, verified.entries
    )?;
    writeln!(out, "commitment to the seed: {}", verified.commitment)?;
    match noted.commitment {
        Some(true) => writeln!(out, "  it is the one you noted before the start")?,
        Some(false) => writeln!(out, "  it is NOT the one you noted before the start")?,
        None => writeln!(
            out,
            "  it comes from the record itself; compare it with the one you noted before the \
             start: --commitment HEX"
        )?,
    }
    writeln!(out, "seed: {}", verified.seed)?;
    writeln!(out, "seats that added words: {}", verified.words)?;
    if verified.contributions.is_empty() {
        writeln!(
            out,
            "WARNING: only the server's randomness took part; whoever ran the server could have \
             chosen the outcome"
        )?;
    } else {
        let names: Vec<&str> = verified.contributions.iter().map(|one| one.name.as_str()).collect();
        writeln!(out, "randomness of their own: {}", names.join(", "))?;
    }
    match noted.secret {
        Some(true) => writeln!(out, "  your own secret took part")?,
        Some(false) => writeln!(out, "  your own secret did NOT take part")?,
        None => {}
    }
    for missing in &verified.voided {
        writeln!(out, "a round was void, because these did not reveal: {}", missing.join(", "))?;
    }
    Ok(())
}
