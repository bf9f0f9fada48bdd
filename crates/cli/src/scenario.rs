//! `asterism scenario`: runs scenarios.

use std::io::Write;
use std::path::PathBuf;

use asterism_testkit::scenario::{ScenarioReport, run_files};
use clap::Args;

use crate::failure::Failure;

/// Maximum number of failures listed with file and line.
const MAX_LISTED: usize = 20;

/// Run scenarios: a position, moves, and what must be true afterwards
///
/// A .json file holds one scenario or a list of them. In a .md file, every
/// fenced block marked `json` holds one or a list.
///
/// Every scenario gets a line, `ok NAME` or `FAIL NAME: step: key: what is
/// wrong`; the last line has the totals. Failures are then listed with file and
/// line. All files are run, even if one of them is broken.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism scenario scenarios/stella-quest/*.json
  asterism scenario my-rulings.md --json
Exit code: 0 if everything passed, 1 if a check failed, 2 if a file or scenario can't be run.
The format: docs/scenario-format.md")]
pub(crate) struct Arguments {
    /// Files with scenarios
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let report = run_files(&arguments.files);
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{report}")?;
    }
    out.flush()?;
    match (report.unusable(), report.failed()) {
        (0, 0) => Ok(()),
        (0, _) => Err(Failure::CheckFailed(failures(&report))),
        _ => Err(Failure::BadInput(failures(&report))),
    }
}

/// The failures, with file and line.
fn failures(report: &ScenarioReport) -> String {
    let (failed, unusable) = (report.failed(), report.unusable());
    let count = |number: usize| match number {
        1 => "1 scenario".to_owned(),
        number => format!("{number} scenarios"),
    };
    let mut text = match (unusable, failed - unusable) {
        (0, checks) => format!("{} failed:", count(checks)),
        (unusable, 0) => format!("{} can't be run as written:", count(unusable)),
        (unusable, checks) => {
            format!("{} failed and {unusable} can't be run as written:", count(checks))
        }
    };
    let verdicts =
        report.verdicts.iter().filter_map(|verdict| Some((verdict, verdict.failure.as_ref()?)));
    for (verdict, failure) in verdicts.take(MAX_LISTED) {
        let location = verdict.location();
        // A file that can't be read has no scenario name.
        if verdict.name == verdict.source {
            text.push_str(&format!("\n  {location}: {}", failure.message));
        } else {
            text.push_str(&format!("\n  {location}: {}", verdict.name));
        }
    }
    if failed > MAX_LISTED {
        text.push_str(&format!("\n  and {} more", failed - MAX_LISTED));
    }
    text
}
