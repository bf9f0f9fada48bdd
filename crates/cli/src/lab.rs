//! `asterism lab`: experiments.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use asterism_lab::experiment::{
    Comparison, Experiment, Findings, Format, Laboratory, Results, compare, csv, findings,
};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

use crate::choice::thread_count;
use crate::failure::{Failure, read_file, write_file};
use crate::lab_parquet::parquet;
use crate::lab_tables;

/// Run experiments: variants of a setup, played with the same deals and compared
///
/// docs/laboratory.md describes the files.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism lab run examples/war.toml
  asterism lab report examples/war.results.json --html war.html
  asterism lab compare examples/war.results.json")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Run(Run),
    Split(Split),
    Merge(Merge),
    Report(Report),
    Compare(Compare),
}

/// Play the games of an experiment, or what is missing of them
///
/// The results are saved every second, so an interrupted run can be continued with the same
/// command. They depend only on the experiment, not on the number of threads, parts or
/// machines.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism lab run war.toml
  asterism lab run war.toml --part 2/5 --output part-2.json")]
struct Run {
    /// The experiment, in TOML or JSON
    file: PathBuf,

    /// Where the results are written [default: the name of the experiment with .results.json]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Play only this part of the games, such as 2/5
    #[arg(long, value_name = "I/N", value_parser = part)]
    part: Option<(u64, u64)>,

    /// Number of threads [default: all]
    #[arg(long, short, value_name = "T", value_parser = thread_count)]
    threads: Option<usize>,
}

/// Print the commands that run an experiment in parts, one per line, for a batch queue
#[derive(Debug, Args)]
struct Split {
    /// The experiment
    file: PathBuf,

    /// How many parts
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    parts: u64,
}

/// Merge the results of parts
#[derive(Debug, Args)]
struct Merge {
    /// Results of the same experiment
    #[arg(required = true, value_name = "RESULTS")]
    parts: Vec<PathBuf>,

    /// Where the merged results are written
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
}

/// Show what an experiment has found
#[derive(Debug, Args)]
struct Report {
    /// The results
    results: PathBuf,

    /// Write a page with charts that needs no other file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// Write all estimates as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// Write all estimates as Parquet
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Say what differs between variants, with intervals and a correction for looking at many
/// things
///
/// With one file, all variants are compared with its first one. With two, their first
/// variants are compared.
#[derive(Debug, Args)]
struct Compare {
    /// The results
    first: PathBuf,

    /// Other results
    second: Option<PathBuf>,

    /// Print JSON, with everything that was compared
    #[arg(long)]
    json: bool,
}

fn part(text: &str) -> Result<(u64, u64), String> {
    let parts = text.split_once('/').and_then(|(part, parts)| {
        let (part, parts) = (part.parse::<u64>().ok()?, parts.parse::<u64>().ok()?);
        (part >= 1 && part <= parts).then(|| (part - 1, parts))
    });
    parts.ok_or_else(|| "write the number of the part and of all parts, such as 2/5".to_owned())
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.command {
        Command::Run(run) => play(run, out),
        Command::Split(split) => print_parts(split, out),
        Command::Merge(merge) => merge_parts(merge, out),
        Command::Report(report) => show(report, out),
        Command::Compare(arguments) => show_differences(arguments, out),
    }
}

fn read_experiment(path: &Path) -> Result<Experiment, Failure> {
    let format = match path.extension().and_then(|ending| ending.to_str()) {
        Some("json") => Format::Json,
        _ => Format::Toml,
    };
    let folder = path.parent().unwrap_or(Path::new("."));
    let load = |name: &str| {
        asterism_testkit::read_text_file(&folder.join(name))
            .map_err(|error| crate::failure::why_unreadable(&error))
    };
    Experiment::read(&read_file(path)?, format, load)
        .map_err(|error| Failure::bad(path.display(), error))
}

fn laboratory(path: &Path, experiment: &Experiment) -> Result<Laboratory, Failure> {
    Laboratory::new(experiment).map_err(|error| Failure::bad(path.display(), error))
}

fn read_results(path: &Path) -> Result<(Laboratory, Results), Failure> {
    let results =
        Results::read(&read_file(path)?).map_err(|error| Failure::bad(path.display(), error))?;
    Ok((laboratory(path, &results.experiment)?, results))
}

fn play(arguments: &Run, out: &mut impl Write) -> Result<(), Failure> {
    let experiment = read_experiment(&arguments.file)?;
    let laboratory = laboratory(&arguments.file, &experiment)?;
    let output =
        arguments.output.clone().unwrap_or_else(|| output_of(&arguments.file, arguments.part));
    let mut results = match std::fs::exists(&output) {
        Ok(true) => read_results(&output)?.1,
        _ => Results::empty(&experiment),
    };
    if results.experiment != experiment {
        let why = "these are results of another experiment; name another --output";
        return Err(Failure::bad(output.display(), why));
    }
    let version = Results::empty(&experiment).version;
    if results.version != version {
        let why = format!(
            "these are results of version {}, but this is version {version}, whose games are \
             others; name another --output",
            results.version
        );
        return Err(Failure::bad(output.display(), why));
    }
    let (part, parts) = arguments.part.unwrap_or((0, 1));
    let wanted = experiment.part(part, parts);
    let missing = results.missing(wanted);
    let left: u64 = missing.iter().map(|(from, to)| to - from).sum();
    let bar = ProgressBar::new(wanted.1 - wanted.0).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .expect("the template is well-formed"),
    );
    bar.set_position(wanted.1 - wanted.0 - left);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(100));
    let threads = arguments.threads.and_then(NonZeroUsize::new);
    // Small pieces at first; then as many games as take about a second.
    let (mut piece, mut saved) = (64, Instant::now());
    for (from, to) in missing {
        let mut from = from;
        while from < to {
            let (start, end) = (Instant::now(), to.min(from + piece));
            let played = laboratory
                .play((from, end), threads, |games| bar.inc(games))
                .map_err(|error| Failure::Machine(error.to_string()))?;
            results.merge(&played).map_err(|error| Failure::Machine(error.to_string()))?;
            if saved.elapsed() >= Duration::from_secs(1) {
                write_file(&output, results.write())?;
                saved = Instant::now();
            }
            let rate = (end - from) as f64 / start.elapsed().as_secs_f64().max(1e-6);
            piece = (rate as u64).clamp(64, 1 << 20);
            from = end;
        }
    }
    bar.finish_and_clear();
    write_file(&output, results.write())?;
    lab_tables::summary(&findings(&laboratory, &results), out)?;
    writeln!(out, "\nThe results are in {}.", output.display())?;
    Ok(())
}

/// `war.toml` gives `war.results.json`, or `war.2-of-5.results.json`.
fn output_of(file: &Path, part: Option<(u64, u64)>) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    file.with_file_name(match part {
        None => format!("{stem}.results.json"),
        Some((part, parts)) => format!("{stem}.{}-of-{parts}.results.json", part + 1),
    })
}

fn print_parts(arguments: &Split, out: &mut impl Write) -> Result<(), Failure> {
    let experiment = read_experiment(&arguments.file)?;
    laboratory(&arguments.file, &experiment)?;
    let parts = arguments.parts.min(experiment.games);
    for part in 1..=parts {
        writeln!(out, "asterism lab run {} --part {part}/{parts}", arguments.file.display())?;
    }
    Ok(())
}

fn merge_parts(arguments: &Merge, out: &mut impl Write) -> Result<(), Failure> {
    let mut merged: Option<Results> = None;
    for path in &arguments.parts {
        let (_, results) = read_results(path)?;
        match &mut merged {
            None => merged = Some(results),
            Some(merged) => {
                merged.merge(&results).map_err(|error| Failure::bad(path.display(), error))?;
            }
        }
    }
    let Some(merged) = merged else { return Ok(()) };
    write_file(&arguments.output, merged.write())?;
    let (games, wanted) = (merged.games(), merged.experiment.games);
    writeln!(out, "{games} of {wanted} games are in {}.", arguments.output.display())?;
    Ok(())
}

fn comparisons(laboratory: &Laboratory, results: &Results) -> Vec<Comparison> {
    let compare = |index| compare((laboratory, results, 0), (laboratory, results, index));
    (1..results.variants.len()).map(compare).collect()
}

fn show(arguments: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let (laboratory, results) = read_results(&arguments.results)?;
    let found: Findings = findings(&laboratory, &results);
    if let Some(path) = &arguments.html {
        write_file(path, asterism_web::lab_report(&found, &comparisons(&laboratory, &results)))?;
    }
    if let Some(path) = &arguments.csv {
        write_file(path, csv(&found))?;
    }
    if let Some(path) = &arguments.parquet {
        let bytes = parquet(&found).map_err(|error| Failure::Machine(error.to_string()))?;
        write_file(path, bytes)?;
    }
    let written = [&arguments.html, &arguments.csv, &arguments.parquet];
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &found)?;
        writeln!(out)?;
    } else if written.iter().all(|path| path.is_none()) {
        lab_tables::summary(&found, out)?;
    }
    Ok(())
}

fn show_differences(arguments: &Compare, out: &mut impl Write) -> Result<(), Failure> {
    let (laboratory, results) = read_results(&arguments.first)?;
    let found = match &arguments.second {
        None => comparisons(&laboratory, &results),
        Some(path) => {
            let (other_laboratory, others) = read_results(path)?;
            vec![compare((&laboratory, &results, 0), (&other_laboratory, &others, 0))]
        }
    };
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &found)?;
        writeln!(out)?;
        return Ok(());
    }
    if found.is_empty() {
        let why = "there is only one variant; name other results to compare it with";
        return Err(Failure::bad(arguments.first.display(), why));
    }
    for comparison in &found {
        lab_tables::comparison(comparison, out)?;
    }
    Ok(())
}
