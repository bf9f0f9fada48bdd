//! `asterism sim`: simulates many games and reports statistics.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use asterism_bots::Limit;
use asterism_lab::arena::Entrant;
use asterism_lab::experiment::{Experiment, Laboratory};
use asterism_lab::sim::{self, SimulationReport};
use asterism_lab::{
    Section, Subject,
    statistics::{Estimate, Spread},
};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use indicatif::{ProgressBar, ProgressStyle};

use crate::arena::{entrant, limit};
use crate::choice::{GameChoice, at_least_one, thread_count};
use crate::failure::{Failure, write_file};
use crate::games::{GameCommand, Playable, visit};
use crate::numbers::{counted, each, grouped, mean, percent};
use crate::skill;

/// Simulate many random games and report statistics
///
/// The result depends on the game, its setup, the policy, the number of games and the
/// seed, but not on the number of threads. Intervals are 95 % confidence intervals.
///
/// It is a short form of `asterism lab` for one setup: --save writes the experiment, to which
/// you can add variants, and `asterism lab run` says more about single cards.
///
/// With --bots, bots play instead, and the report says how often the better one wins: skill
/// versus luck.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism sim fluxx --deck fluxx-4 --players 3 --games 20000 --policy sensible
  asterism sim stella-quest --players 3 --games 1000000 --policy collector
  asterism sim stella-quest --players 2 --seed 7 --json > two.json
  asterism sim fluxx --players 2 --bots expert,regular --games 400 --budget 20ms")]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) choice: GameChoice,

    /// Number of games [default: 100,000; with bots 200]
    #[arg(long, short, value_name = "N", value_parser = at_least_one::<u64>)]
    pub(crate) games: Option<u64>,

    /// Seed of the series
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Bots instead of a policy, one per seat, separated by commas; the last one takes the
    /// remaining seats
    #[arg(long, value_name = "BOTS", value_delimiter = ',', conflicts_with_all = ["policy", "all"])]
    #[arg(value_parser = entrant)]
    pub(crate) bots: Vec<Entrant>,

    /// Thinking time of a bot, such as 50ms or 1s, or a number of simulations
    #[arg(long, value_name = "BUDGET", default_value = "20ms", value_parser = limit)]
    #[arg(requires = "bots")]
    pub(crate) budget: Limit,

    /// Policy of all seats: uniform; thrifty or collector (Stella Quest), sensible (Fluxx)
    #[arg(long, value_name = "POLICY")]
    policy: Option<String>,

    /// Number of threads [default: all]
    #[arg(long, short, value_name = "T", value_parser = thread_count)]
    pub(crate) threads: Option<usize>,

    /// Write the experiment as a file for `asterism lab run`
    #[arg(long, value_name = "FILE", conflicts_with = "bots")]
    save: Option<PathBuf>,

    /// Print long tables in full
    #[arg(long)]
    all: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The default number of games.
const GAMES: u64 = 100_000;

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    if !arguments.bots.is_empty() {
        return skill::run(arguments, out);
    }
    visit(&arguments.choice.build()?, SimulateGames { arguments, out })
}

struct SimulateGames<'a, W> {
    arguments: &'a Arguments,
    out: &'a mut W,
}

impl<W: Write> GameCommand for SimulateGames<'_, W> {
    fn visit<G: Playable>(self, _: &G) -> Result<(), Failure> {
        simulate::<G>(self.arguments, self.out)
    }
}

fn simulate<G: Subject>(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let policy = policy::<G>(arguments.policy.as_deref())?.to_string();
    let setup = arguments.choice.setup()?;
    let games = arguments.games.unwrap_or(GAMES);
    let experiment = Experiment::of(setup, vec![policy], games, arguments.seed);
    if let Some(path) = &arguments.save {
        write_file(path, experiment.to_toml())?;
    }
    let laboratory =
        Laboratory::new(&experiment).map_err(|error| Failure::BadInput(error.to_string()))?;
    let start = Instant::now();
    let threads = arguments.threads.and_then(NonZeroUsize::new);
    let report = behind_bar(games, |progress| laboratory.simulate(threads, progress))?;
    let elapsed = start.elapsed().as_secs_f64();

    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        show(&report, G::ROUNDS, arguments.all, out)?;
    }
    out.flush()?;
    // The time is not part of the result, so it goes to standard error.
    let _ = writeln!(
        std::io::stderr(),
        "{} in {elapsed:.2} s: {} games/s, {} decisions/s",
        counted(report.games, "game"),
        grouped((report.games as f64 / elapsed) as u64),
        grouped((report.total_decisions() / elapsed) as u64),
    );
    Ok(())
}

/// Plays games behind a progress bar. `play` gets what it calls with the number of games
/// that were finished.
pub(crate) fn behind_bar(
    games: u64,
    play: impl FnOnce(&(dyn Fn(u64) + Sync)) -> Result<SimulationReport, sim::SimError>,
) -> Result<SimulationReport, Failure> {
    let bar = ProgressBar::new(games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .expect("the template is well-formed"),
    );
    bar.enable_steady_tick(Duration::from_millis(100));
    let report = play(&|games| bar.inc(games));
    bar.finish_and_clear();
    report.map_err(|error| Failure::Machine(error.to_string()))
}

/// The policy with this name.
pub(crate) fn policy<G: Subject>(name: Option<&str>) -> Result<G::Policy, Failure> {
    let Some(name) = name else { return Ok(G::POLICIES[0]) };
    let found = G::POLICIES.iter().find(|policy| policy.to_string() == name);
    found.copied().ok_or_else(|| {
        let names: Vec<_> = G::POLICIES.iter().map(ToString::to_string).collect();
        Failure::BadInput(format!(
            "There is no policy \"{name}\"; this game has {}.",
            names.join(", ")
        ))
    })
}

fn show(
    report: &SimulationReport,
    rounds: &str,
    all: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(
        out,
        "{}, {}, policy {}, seed {}: {}\n",
        report.game,
        counted(report.players as u64, "player"),
        report.policy,
        report.seed,
        counted(report.games, "game"),
    )?;

    let mut lengths =
        table(["length", "mean", "95 % interval", "deviation", "least", "median", "most"]);
    for (name, spread) in [(rounds, report.rounds), ("decisions", report.decisions)] {
        if let Some(spread) = spread {
            lengths.add_row(spread_row(name, spread));
        }
    }
    writeln!(out, "{lengths}\n")?;

    let mut endings = table(["ending", "games", "share", "95 % interval"]);
    for ending in &report.endings {
        let [share, interval] = percent(ending.share);
        let reason = if ending.reason == sim::CUT_OFF { UNFINISHED } else { ending.reason };
        endings.add_row([reason.to_owned(), grouped(ending.games), share, interval]);
    }
    if report.endings.iter().all(|ending| ending.reason != sim::CUT_OFF) {
        let [share, interval] = percent(Estimate::share(0.0, report.games));
        endings.add_row([UNFINISHED.to_owned(), grouped(0), share, interval]);
    }
    for (name, estimate) in [("several winners", report.ties), ("no winner", report.unwon)] {
        let games = (estimate.value * report.games as f64).round() as u64;
        let [share, interval] = percent(estimate);
        endings.add_row([name.to_owned(), grouped(games), share, interval]);
    }
    writeln!(out, "{endings}\n")?;

    let mut seats =
        table(["seat", "won alone", "won together", "share of wins", "95 % interval", "points"]);
    for record in &report.seats {
        let [share, interval] = percent(record.share);
        let points = record.score.map_or_else(|| "–".into(), |score| mean(score.mean)[0].clone());
        seats.add_row([
            record.seat.to_string(),
            grouped(record.won),
            grouped(record.shared),
            share,
            interval,
            points,
        ]);
    }
    writeln!(out, "{seats}")?;
    show_limits(&report.limits, out)?;
    for section in &report.sections {
        show_section(section, all, out)?;
    }
    Ok(())
}

/// How close the games came to the limits of the rules.
fn show_limits(limits: &[asterism_lab::RuleLimit], out: &mut impl Write) -> Result<(), Failure> {
    if limits.is_empty() {
        return Ok(());
    }
    let mut rows = table(["limit of the rules", "most seen", "limit", "times reached"]);
    for limit in limits {
        let (most, at) = (grouped(limit.most), grouped(limit.limit));
        rows.add_row([limit.name.to_owned(), most, at, grouped(limit.exceeded)]);
    }
    writeln!(out, "\n{rows}")?;
    Ok(())
}

/// The name for a game that was cut off.
const UNFINISHED: &str = "unfinished";

/// Rows of a long table that are shown by default.
const ROWS: usize = 12;

fn show_section(section: &Section, all: bool, out: &mut impl Write) -> Result<(), Failure> {
    let mut rows = table([section.title, "times", "per game", "95 % interval"]);
    let shown = if all { section.rows.len() } else { ROWS };
    for row in section.rows.iter().take(shown) {
        let [value, interval] = each(row.per_game);
        rows.add_row([row.name.clone(), grouped(row.count), value, interval]);
    }
    writeln!(out, "\n{rows}")?;
    let left = section.rows.len().saturating_sub(shown);
    if left > 0 {
        writeln!(out, "({left} more; --all shows them)")?;
    }
    Ok(())
}

pub(crate) fn table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN).set_header(header);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn spread_row(name: &str, spread: Spread) -> [String; 7] {
    let [value, interval] = mean(spread.mean);
    [
        name.to_owned(),
        value,
        interval,
        format!("{:.2}", spread.deviation),
        grouped(spread.least),
        grouped(spread.median),
        grouped(spread.most),
    ]
}
