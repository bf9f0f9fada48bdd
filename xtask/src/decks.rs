//! Generates the page about all decks from simulations: the length of games, the
//! advantage of seats, which Goals win.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

use crate::estimate::Estimate;
use crate::shell::{TaskError, cargo, command, json, root, run, target_directory};

const PAGE: &str = "docs/decks.md";
const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

#[derive(Deserialize)]
struct SimReport {
    games: u64,
    rounds: Spread,
    decisions: Spread,
    endings: Vec<Ending>,
    seats: Vec<SeatShare>,
    sections: Vec<Section>,
}

#[derive(Deserialize)]
struct Spread {
    mean: Estimate,
    median: f64,
    most: f64,
}

#[derive(Deserialize)]
struct Ending {
    reason: String,
    games: u64,
}

#[derive(Deserialize)]
struct SeatShare {
    share: Estimate,
}

#[derive(Deserialize)]
struct Section {
    title: String,
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    name: String,
    count: u64,
}

/// Simulates every edition and all of them mixed, and writes the page.
pub(crate) fn run_all(games: u64) -> Result<(), TaskError> {
    let program = program()?;
    let editions = editions()?;
    let mut decks: Vec<Vec<String>> = editions.iter().map(|id| vec![id.clone()]).collect();
    decks.push(editions);
    let mut page = heading(games);
    let mut goals = String::new();
    for deck in &decks {
        let title = deck.join(" + ");
        let mut wins: BTreeMap<String, u64> = BTreeMap::new();
        for players in SEATS {
            eprintln!("{title}, {players} players");
            let mut sim = command(&program);
            sim.args(["sim", "fluxx", "--policy", "sensible", "--seed", "1", "--json"]);
            sim.args(["--games", &games.to_string(), "--players", &players.to_string()]);
            deck.iter().for_each(|id| {
                sim.args(["--deck", id]);
            });
            let report: SimReport = json(&mut sim)?;
            row(&mut page, &title, players, &report)?;
            let won = report.sections.iter().filter(|section| section.title == "goals that won");
            for goal in won.flat_map(|section| &section.rows) {
                *wins.entry(goal.name.clone()).or_default() += goal.count;
            }
        }
        goal_table(&mut goals, &title, &wins);
    }
    page.push_str(&goals);
    std::fs::write(root().join(PAGE), page).map_err(|error| TaskError::new(PAGE, error))
}

/// The program to measure with: the one named by `ASTERISM_BIN`, or a new release build.
pub(crate) fn program() -> Result<std::path::PathBuf, TaskError> {
    if let Some(program) = std::env::var_os("ASTERISM_BIN") {
        return Ok(program.into());
    }
    run(cargo().args(["build", "--quiet", "--release", "--package", "asterism"]))?;
    let name = format!("asterism{}", std::env::consts::EXE_SUFFIX);
    Ok(target_directory()?.join("release").join(name))
}

/// The folders of editions, in the order of the catalog.
pub(crate) fn editions() -> Result<Vec<String>, TaskError> {
    let path = "crates/catalog/src/editions.rs";
    let text =
        std::fs::read_to_string(root().join(path)).map_err(|error| TaskError::new(path, error))?;
    let listed = text.lines().filter_map(|line| {
        let rest = line.trim().strip_prefix("edition!(\"")?;
        rest.split_once('"').map(|(id, _)| id.to_owned())
    });
    let found: Vec<String> = listed.collect();
    if found.is_empty() {
        return Err(TaskError::new(path, "no edition is listed there"));
    }
    Ok(found)
}

fn heading(games: u64) -> String {
    format!(
        "# Deck statistics\n\n\
         Measured by `cargo xtask decks`: {games} simulated games per row, with seed 1 and the policy `sensible`, which is \
         the bots' rollout policy. Turns are counted over all players. The last two columns show how often the first and \
         the last seat won, with 95 % confidence intervals; compare them with the fair share. Every game ended with a \
         player meeting a Goal.\n\n\
         | deck | players | turns (mean) | median | longest | decisions | fair share | first seat | last seat |\n\
         |---|---:|---:|---:|---:|---:|---:|---|---|\n"
    )
}

fn row(
    page: &mut String,
    title: &str,
    players: usize,
    report: &SimReport,
) -> Result<(), TaskError> {
    let met: u64 =
        report.endings.iter().filter(|end| end.reason == "goal").map(|end| end.games).sum();
    if met != report.games {
        let open = report.games - met;
        return Err(TaskError::new(title, format!("{open} of {} games did not end", report.games)));
    }
    let share = |share: Option<&SeatShare>| {
        share.map_or_else(String::new, |seat| {
            let percent = |value: f64| value * 100.0;
            let Estimate { value, low, high } = seat.share;
            format!("{:.1} % ({:.1}–{:.1})", percent(value), percent(low), percent(high))
        })
    };
    let _ = writeln!(
        page,
        "| {title} | {players} | {:.1} | {:.0} | {:.0} | {:.0} | {:.1} % | {} | {} |",
        report.rounds.mean.value,
        report.rounds.median,
        report.rounds.most,
        report.decisions.mean.value,
        100.0 / players as f64,
        share(report.seats.first()),
        share(report.seats.last()),
    );
    Ok(())
}

fn goal_table(page: &mut String, title: &str, wins: &BTreeMap<String, u64>) {
    let all: u64 = wins.values().sum();
    let mut rows: Vec<(&String, &u64)> = wins.iter().collect();
    rows.sort_by(|one, other| other.1.cmp(one.1).then(one.0.cmp(other.0)));
    let _ = write!(
        page,
        "\n## Goals of {title}\n\nShare of all wins, for 2 to 6 players combined.\n\n| Goal | share of wins |\n|---|---:|\n"
    );
    for (goal, count) in rows {
        let _ = writeln!(page, "| {goal} | {:.2} % |", *count as f64 * 100.0 / all as f64);
    }
}
