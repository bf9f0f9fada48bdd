//! `asterism arena`: bots against bots.

use std::io::Write;
use std::num::NonZeroUsize;
use std::time::Duration;

use asterism_bots::Limit;
use asterism_catalog::Setup;
use asterism_lab::Punctuality;
use asterism_lab::arena::{
    self, ArenaPlan, ArenaReport, Entrant, Hypothesis, HypothesisVerdict, Target,
};
use asterism_lab::experiment::{Experiment, Laboratory};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::choice::{GameChoice, at_least_one, thread_count};
use crate::failure::Failure;
use crate::games::{GameCommand, Playable, visit};
use crate::numbers::{counted, grouped, mean, percent};
use crate::sim::table;

/// Let bots play against each other and compare them
///
/// All line-ups play every deal, once per seat with the bots rotated, so that all bots
/// get the same cards. With more bots than seats, every combination plays; with
/// fewer, the last bot takes the remaining seats. Intervals are 95 % confidence intervals,
/// corrected for repeated looks with --until. With a budget in simulations the result
/// depends on the seed alone; with a budget in time, also on the machine.
#[derive(Debug, Args)]
#[command(after_help = "\
Levels: random, beginner, regular, expert. For measurements there is also cheat: the expert's
search with all hidden cards known, which shows how much room luck leaves for skill.

Examples:
  asterism arena stella-quest --players 2 --bots expert,regular,random --games 400
  asterism arena fluxx --deck fluxx-4 --players 4 --bots expert,regular --games 800 --budget 100ms
  asterism arena fluxx --players 2 --bots regular,random --games 2000 --budget 500 --json
  asterism arena fluxx --players 4 --bots expert,regular --games 400 --until 1.25x")]
pub(crate) struct Arguments {
    #[command(flatten)]
    choice: GameChoice,

    /// Bots, separated by commas
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true, value_parser = entrant)]
    bots: Vec<Entrant>,

    /// Games per line-up, rounded up to whole deals
    #[arg(long, short, value_name = "N", default_value_t = 200, value_parser = at_least_one::<u64>)]
    games: u64,

    /// Play until it is certain whether the first bot of each line-up has this share of the
    /// wins (57%), or this multiple of the fair share (1.25x)
    #[arg(long, value_name = "LEAST")]
    until: Option<Target>,

    /// With --until: how often the number of games may be doubled while the result is uncertain
    #[arg(long, value_name = "N", default_value_t = 3, requires = "until",
        value_parser = clap::value_parser!(u32).range(0..=i64::from(Hypothesis::MAX_DOUBLINGS)))]
    doublings: u32,

    /// Thinking time of a bot, such as 50ms or 1s, or a number of simulations
    #[arg(long, value_name = "BUDGET", default_value = "50ms", value_parser = limit)]
    budget: Limit,

    /// Seed of the series
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Games played at the same time [default: number of threads]
    #[arg(long, short, value_name = "T", value_parser = thread_count)]
    threads: Option<usize>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Reads who plays.
pub(crate) fn entrant(text: &str) -> Result<Entrant, arena::EntrantError> {
    text.trim().parse()
}

/// Reads a budget.
pub(crate) fn limit(text: &str) -> Result<Limit, asterism_bots::BudgetError> {
    text.parse()
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    visit(&arguments.choice.build()?, CompareBots { arguments, out })
}

struct CompareBots<'a, W> {
    arguments: &'a Arguments,
    out: &'a mut W,
}

impl<W: Write> GameCommand for CompareBots<'_, W> {
    fn visit<G: Playable>(self, _: &G) -> Result<(), Failure> {
        let Self { arguments, out } = self;
        let players = arguments.choice.table.players;
        let line_ups = arena::line_ups(&arguments.bots, players)
            .map_err(|error| Failure::BadInput(error.to_string()))?;
        let plan = ArenaPlan {
            line_ups,
            games: arguments.games,
            hypothesis: arguments
                .until
                .map(|target| Hypothesis { target, doublings: arguments.doublings }),
            seed: arguments.seed,
            limit: arguments.budget,
            threads: arguments.threads.and_then(NonZeroUsize::new),
        };
        let report = compared(&arguments.choice.setup()?, &plan)?;
        if arguments.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            show(&report, out)?;
        }
        Ok(())
    }
}

/// Plays the games of a plan behind a progress bar.
pub(crate) fn compared(setup: &Setup, plan: &ArenaPlan) -> Result<ArenaReport, Failure> {
    // Who plays is in the plan; bots with a time limit can't be agents of an experiment.
    let nobody = vec!["sensible".to_owned()];
    let experiment = Experiment::of(setup.clone(), nobody, plan.most_games(), plan.seed);
    let laboratory =
        Laboratory::new(&experiment).map_err(|error| Failure::BadInput(error.to_string()))?;
    let bar = ProgressBar::new(plan.most_games()).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .expect("the template is well-formed"),
    );
    bar.enable_steady_tick(Duration::from_millis(100));
    let report = laboratory.contest(plan, |games| bar.inc(games));
    bar.finish_and_clear();
    report.map_err(|error| Failure::Machine(error.to_string()))
}

fn show(report: &ArenaReport, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "{}, {} players, budget {}, seed {}",
        report.game, report.players, report.budget, report.seed
    )?;
    for line_up in &report.line_ups {
        writeln!(
            out,
            "\n{}: {}, each with everybody in every seat\n",
            counted(line_up.games, "game"),
            counted(line_up.deals, "deal")
        )?;
        let mut rows = table([
            "bot",
            "seats",
            "share of wins",
            "95 % interval",
            "times fair",
            "95 % interval",
            "decisions/s",
            "ms a choice",
            "slowest ms",
        ]);
        for record in &line_up.records {
            let [share, interval] = percent(record.share);
            let [times, times_interval] = mean(record.times_fair);
            rows.add_row([
                record.bot.clone(),
                record.seats.to_string(),
                share,
                interval,
                times,
                times_interval,
                grouped(record.speed.decisions_per_second as u64),
                format!("{:.2}", record.speed.mean_ms),
                format!("{:.1}", record.speed.punctuality.slowest_ms),
            ]);
        }
        writeln!(out, "{rows}")?;
        for record in line_up.records.iter().filter(|record| record.speed.punctuality.late > 0) {
            let Punctuality { late, late_at_work, slowest_at_work_ms, .. } =
                record.speed.punctuality;
            writeln!(
                out,
                "{}: {} more than 10 ms late by the clock, {} by what its thread had worked (at most {slowest_at_work_ms:.1} ms).",
                record.bot,
                counted(late, "answer"),
                grouped(late_at_work),
            )?;
        }
        if let (Some(verdict), Some(least), Some(looks)) =
            (line_up.verdict, report.target, report.looks)
        {
            let least = match least {
                Target::Share(_) => format!("{least} of the wins"),
                Target::TimesFair(times) => format!("{times} times the fair share"),
            };
            let first = line_up.records.first().map_or("", |record| &record.bot);
            let sentence = match verdict {
                HypothesisVerdict::Reached => format!("{first} has at least {least}"),
                HypothesisVerdict::Missed => format!("{first} has less than {least}"),
                HypothesisVerdict::Open => {
                    format!("Whether {first} has {least} can't be told from so few games")
                }
            };
            writeln!(out, "{sentence}; {} at the results allowed.", counted(looks.into(), "look"))?;
        }
        if line_up.unfinished > 0 {
            writeln!(out, "{} games had no end and were cut off.", grouped(line_up.unfinished))?;
        }
    }
    if !report.ratings.is_empty() {
        let mut rows = table(["bot", "Elo"]);
        for rating in &report.ratings {
            rows.add_row([rating.bot.clone(), format!("{:.0}", rating.elo)]);
        }
        writeln!(out, "\n{rows}")?;
    }
    Ok(())
}
