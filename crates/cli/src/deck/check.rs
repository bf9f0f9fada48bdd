//! `asterism deck check`: mistakes, lint warnings, and whether it can be played.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

use asterism_cards::ast::{Edition, Kind, Reconstructed};
use asterism_cards::{Finding, lint};
use asterism_catalog::{Fluxx, add_single, leave_out};
use asterism_fluxx::{Deck, Options, SetupError};
use asterism_kernel::MAX_SEATS;
use asterism_lab::sim::{self, CUT_OFF, SimulationPlan, SimulationReport};
use asterism_lab::{RuleLimit, Subject as _};
use asterism_words::{Language, Names, kind_name};
use clap::Args;
use serde::Serialize;

use super::overlap::{Overlap, overlaps, write_overlaps};
use super::source::Source;
use crate::choice::at_least_one;
use crate::failure::Failure;
use crate::numbers::{counted, grouped, mean};
use crate::paint::{Ink, Paint};
use crate::sim::behind_bar;

/// Check an edition or card files, several as one deck
///
/// Reports all mistakes with their places, then the warnings of the linter, then
/// whether the cards can be played with, and how long simulated games take.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism deck check fluxx-4
  asterism deck check fluxx-4 mine.kdl --players 3
  asterism deck check fluxx-4 wonderland --without war --with star-wars/yoda
  asterism deck check decks/star --json
Exit code: 0 if it can be played, 1 if it can't, 2 if there are mistakes.")]
pub(crate) struct Arguments {
    /// Editions, their folders, or card files
    #[arg(required = true, value_name = "PATH|EDITION")]
    decks: Vec<String>,

    /// A file of your own cards; may be repeated
    #[arg(long, value_name = "FILE")]
    cards: Vec<String>,

    /// A card to leave out, CARD or EDITION/CARD; may be repeated
    #[arg(long, value_name = "CARD")]
    without: Vec<String>,

    /// A single card of another edition to add; may be repeated
    #[arg(long, value_name = "EDITION/CARD")]
    with: Vec<String>,

    /// Players in the simulated games
    #[arg(long, short, value_name = "P", default_value_t = 4)]
    players: usize,

    /// Number of simulated games
    #[arg(long, short, value_name = "N", default_value_t = 3_000, value_parser = at_least_one::<u64>)]
    games: u64,

    /// Seed of the simulated games
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The first batch of games. If nobody wins any of them, it stops there.
const TRIAL: u64 = 4;

/// The JSON output.
#[derive(Serialize)]
struct Checked<'a> {
    editions: Vec<Counted<'a>>,
    mistakes: Vec<Wrong>,
    /// In files of card names.
    name_mistakes: Vec<String>,
    findings: Vec<Doubt<'a>>,
    playable: bool,
    problems: Vec<BuildProblem>,
    /// New Rules and Actions of several editions that do the same.
    overlaps: &'a [Overlap],
    simulation: Option<&'a SimulationReport>,
    /// Results for each edition alone.
    unmixed: &'a [Unmixed],
}

#[derive(Serialize)]
struct Counted<'a> {
    id: &'a str,
    cards: BTreeMap<Kind, usize>,
    reconstructed: usize,
}

#[derive(Serialize)]
struct Wrong {
    file: String,
    line: usize,
    code: &'static str,
    message: String,
    advice: Option<String>,
}

#[derive(Serialize)]
struct Doubt<'a> {
    edition: &'a str,
    card: Option<&'a str>,
    severity: &'static str,
    code: &'static str,
    message: String,
    advice: Option<String>,
}

#[derive(Serialize)]
struct Unmixed {
    edition: String,
    simulation: SimulationReport,
}

#[derive(Serialize)]
struct BuildProblem {
    code: &'static str,
    message: String,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    if !(2..=MAX_SEATS).contains(&arguments.players) {
        let refused = SetupError::Players { players: arguments.players };
        return Err(Failure::BadInput(refused.to_string()));
    }
    let sources: Vec<Source> = arguments
        .decks
        .iter()
        .chain(&arguments.cards)
        .map(|name| Source::open(name))
        .collect::<Result<_, _>>()?;
    let names: Vec<String> =
        sources.iter().flat_map(|source| source.teach(&mut Names::new())).collect();
    let mistakes = mistakes(&sources);
    let count = mistakes.len() + names.len();
    if count > 0 {
        if arguments.json {
            let editions: Vec<Edition> =
                sources.iter().map(|source| source.loaded.edition.clone()).collect();
            let checked = checked(&editions, mistakes, &[]);
            write_json(&Checked { name_mistakes: names, ..checked }, out)?;
        } else {
            for source in &sources {
                write!(out, "{}", source.loaded.render(Paint::detect().is_on()))?;
            }
            for mistake in names {
                writeln!(out, "{mistake}")?;
            }
        }
        out.flush()?;
        return Err(Failure::BadInput(format!("{}; see above.", counted(count as u64, "mistake"))));
    }
    let editions = mixed(&sources, arguments)?;
    let findings = lint(&editions);
    let overlaps = overlaps(&editions);
    let mut checked = checked(&editions, mistakes, &findings);
    checked.overlaps = &overlaps;
    if !arguments.json {
        write_findings(&sources, &findings, out)?;
        write_counts(&checked.editions, out)?;
        write_overlaps(&overlaps, out)?;
        out.flush()?;
    }
    let deck = match Deck::build(&editions) {
        Ok(deck) => deck,
        Err(errors) => {
            let problem = |error: &asterism_fluxx::DeckError| BuildProblem {
                code: error.code(),
                message: error.to_string(),
            };
            checked.problems = errors.iter().map(problem).collect();
            // A card may have the same finding twice; report it once.
            checked.problems.dedup_by(|later, earlier| later.message == earlier.message);
            if arguments.json {
                write_json(&checked, out)?;
            } else {
                writeln!(out, "\nThese cards can't be played with as they are:")?;
                for problem in &checked.problems {
                    writeln!(out, "  {}", problem.message)?;
                }
            }
            out.flush()?;
            return Err(Failure::No);
        }
    };
    let game = Fluxx::new(Arc::new(deck), Options::default(), arguments.players, 0)
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    let report = simulate(&game, arguments)?;
    let unmixed =
        if is_mix(&sources, arguments) { unmixed(&sources, arguments)? } else { Vec::new() };
    checked.playable = true;
    checked.simulation = Some(&report);
    checked.unmixed = &unmixed;
    if arguments.json {
        return write_json(&checked, out);
    }
    write_simulation(&report, out)?;
    write_unmixed(&unmixed, out)
}

/// The cards of all sources, minus and plus single ones.
fn mixed(sources: &[Source], arguments: &Arguments) -> Result<Vec<Edition>, Failure> {
    let mut editions: Vec<Edition> =
        sources.iter().map(|source| source.loaded.edition.clone()).collect();
    leave_out(&mut editions, &arguments.without)
        .and_then(|()| add_single(&mut editions, &arguments.with))
        .map_err(|problem| Failure::BadInput(problem.to_string()))?;
    Ok(editions)
}

fn is_mix(sources: &[Source], arguments: &Arguments) -> bool {
    sources.len() > 1 || !arguments.without.is_empty() || !arguments.with.is_empty()
}

/// The length of games with each edition alone, if it can be played alone.
fn unmixed(sources: &[Source], arguments: &Arguments) -> Result<Vec<Unmixed>, Failure> {
    let mut alone: Vec<Unmixed> = Vec::new();
    for source in sources.iter().filter(|source| source.is_edition) {
        let edition = &source.loaded.edition;
        let Ok(deck) = Deck::build(std::slice::from_ref(edition)) else { continue };
        let game = Fluxx::new(Arc::new(deck), Options::default(), arguments.players, 0)
            .map_err(|error| Failure::BadInput(error.to_string()))?;
        let simulation = simulate(&game, arguments)?;
        alone.push(Unmixed { edition: edition.id.clone(), simulation });
    }
    Ok(alone)
}

fn mistakes(sources: &[Source]) -> Vec<Wrong> {
    let reports = sources.iter().flat_map(|source| &source.loaded.reports);
    let wrong = reports.flat_map(|report| {
        report.mistakes().iter().map(|mistake| {
            let before = report.text().get(..mistake.span.offset()).unwrap_or_default();
            Wrong {
                file: report.name().to_owned(),
                line: before.matches('\n').count() + 1,
                code: mistake.problem.code(),
                message: mistake.problem.to_string(),
                advice: mistake.problem.advice(),
            }
        })
    });
    wrong.collect()
}

fn checked<'a>(
    editions: &'a [Edition],
    mistakes: Vec<Wrong>,
    findings: &'a [Finding],
) -> Checked<'a> {
    let editions = editions.iter().map(|edition| {
        let mut cards = BTreeMap::new();
        for card in &edition.cards {
            *cards.entry(card.kind).or_default() += 1;
        }
        let reconstructed =
            edition.cards.iter().filter(|card| card.reconstructed != Reconstructed::No).count();
        Counted { id: &edition.id, cards, reconstructed }
    });
    let findings = findings.iter().map(|finding| Doubt {
        edition: &finding.edition,
        card: finding.card.as_deref(),
        severity: if finding.concern.is_information() { "information" } else { "warning" },
        code: finding.concern.code(),
        message: finding.concern.to_string(),
        advice: finding.concern.advice(),
    });
    Checked {
        editions: editions.collect(),
        mistakes,
        name_mistakes: Vec::new(),
        findings: findings.collect(),
        playable: false,
        problems: Vec::new(),
        overlaps: &[],
        simulation: None,
        unmixed: &[],
    }
}

fn write_json(checked: &Checked<'_>, out: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, checked)?;
    writeln!(out)?;
    Ok(())
}

fn write_findings(
    sources: &[Source],
    findings: &[Finding],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let paint = Paint::detect();
    writeln!(out, "No mistakes.")?;
    for (thing, information) in [("warning", false), ("remark", true)] {
        let those: Vec<Finding> = findings
            .iter()
            .filter(|finding| finding.concern.is_information() == information)
            .cloned()
            .collect();
        let heading = counted(those.len() as u64, thing);
        writeln!(out, "\n{}", paint.ink(Ink::Bold, heading))?;
        let mut told: Vec<&str> = Vec::new();
        for source in sources {
            // Report each edition once, even if it was given several times.
            let id = source.loaded.edition.id.as_str();
            if told.contains(&id) {
                continue;
            }
            told.push(id);
            write!(out, "{}", source.loaded.render_findings(&those, paint.is_on()))?;
        }
        // Single cards of an edition that was not given as a whole.
        for finding in those.iter().filter(|finding| !told.contains(&finding.edition.as_str())) {
            writeln!(out, "  {finding}")?;
        }
    }
    Ok(())
}

fn write_counts(editions: &[Counted<'_>], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out)?;
    for edition in editions {
        let all: usize = edition.cards.values().sum();
        let kinds = edition
            .cards
            .iter()
            .map(|(kind, count)| counted(*count as u64, &kind_name(Language::English, *kind)));
        let kinds: Vec<String> = kinds.collect();
        write!(out, "{}: {}", edition.id, counted(all as u64, "card"))?;
        if !kinds.is_empty() {
            write!(out, " ({})", kinds.join(", "))?;
        }
        if edition.reconstructed > 0 {
            let cards = grouped(edition.reconstructed as u64);
            write!(out, "; {cards} reconstructed, wholly or in part")?;
        }
        writeln!(out, ".")?;
    }
    Ok(())
}

fn simulate(game: &Fluxx, arguments: &Arguments) -> Result<SimulationReport, Failure> {
    let simulated = |games| {
        let (policy, seed) = (Fluxx::SENSIBLE, arguments.seed);
        let plan = SimulationPlan { policy, games, seed, threads: None };
        behind_bar(games, |progress| sim::run(game, &plan, progress))
    };
    let trial = simulated(TRIAL.min(arguments.games))?;
    if trial.seats.iter().all(|seat| seat.won + seat.shared == 0) {
        return Ok(trial);
    }
    simulated(arguments.games)
}

fn unfinished(report: &SimulationReport) -> u64 {
    let unfinished = |reason: &str| matches!(reason, CUT_OFF | "turn-limit");
    report.endings.iter().filter(|end| unfinished(end.reason)).map(|end| end.games).sum()
}

fn write_simulation(report: &SimulationReport, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "\nIt can be played with. {} with {}, policy {}, seed {}:",
        counted(report.games, "simulated game"),
        counted(report.players as u64, "player"),
        report.policy,
        report.seed
    )?;
    for (name, spread) in [("turns", report.rounds), ("decisions", report.decisions)] {
        if let Some(spread) = spread {
            let [value, interval] = mean(spread.mean);
            writeln!(
                out,
                "  {name} per game: {value} (95 % interval {interval}), median {}, most {}",
                grouped(spread.median),
                grouped(spread.most)
            )?;
        }
    }
    for limit in &report.limits {
        write_limit(limit, out)?;
    }
    let unfinished = match unfinished(report) {
        0 => "none".to_owned(),
        games => format!("{} of {}", grouped(games), grouped(report.games)),
    };
    writeln!(out, "  unfinished games: {unfinished}")?;
    Ok(())
}

/// Maximum number of cards named when a limit of the rules was exceeded.
const MAX_CULPRITS: usize = 5;

/// How close the games came to a limit of the rules. A warning if they exceeded it.
fn write_limit(limit: &RuleLimit, out: &mut impl Write) -> Result<(), Failure> {
    let (most, at) = (grouped(limit.most), grouped(limit.limit));
    if limit.exceeded == 0 {
        writeln!(out, "  {}: at most {most}; the rules allow {at}", limit.name)?;
        return Ok(());
    }
    let times = counted(limit.exceeded, "time");
    writeln!(out, "  warning: {}: the limit of {at} was reached {times}", limit.name)?;
    for (card, count) in limit.by.iter().take(MAX_CULPRITS) {
        writeln!(out, "    {} by {card}", counted(*count, "time"))?;
    }
    Ok(())
}

/// The length of games with each edition alone.
fn write_unmixed(alone: &[Unmixed], out: &mut impl Write) -> Result<(), Failure> {
    for Unmixed { edition, simulation } in alone {
        if let Some(turns) = simulation.rounds {
            let [value, interval] = mean(turns.mean);
            writeln!(
                out,
                "  {edition} alone: {value} turns (95 % interval {interval}), median {}",
                grouped(turns.median)
            )?;
        }
    }
    Ok(())
}
