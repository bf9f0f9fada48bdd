//! `asterism scenario`: rulings as executable examples.

use std::io::Write;
use std::path::PathBuf;

use asterism_testkit::scenario::run_files;
use clap::Args;

use crate::failure::Failure;

/// Run scenarios: positions, moves, and what must follow
///
/// A file holds one JSON object or a list of them, or is a Markdown text whose
/// `json` blocks each hold one. Every scenario gets a line, `ok NAME` or
/// `FAIL NAME: where: what`; the last line counts them.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism scenario scenarios/stella-quest/*.json
  asterism scenario my-rulings.md --json
Exit code: 0 if all passed, 1 if a check failed, 2 if a file or a scenario can't be used.")]
pub(crate) struct Arguments {
    /// Files with scenarios
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let report =
        run_files(&arguments.files).map_err(|error| Failure::BadInput(error.to_string()))?;
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{report}")?;
    }
    out.flush()?;
    match (report.unusable(), report.failed()) {
        (0, 0) => Ok(()),
        (0, _) => Err(Failure::No),
        (1, _) => Err(Failure::BadInput("one scenario can't be used; see above.".into())),
        (many, _) => Err(Failure::BadInput(format!("{many} scenarios can't be used; see above."))),
    }
}
