//! How well the bots play: the table of `docs/bots.md`.

use serde::Deserialize;

use crate::shell::{Problem, cargo, command, json, run, target_directory};

/// A line-up, and what the first of it is meant to reach.
struct Match {
    game: &'static str,
    deck: Option<&'static str>,
    players: usize,
    bots: [&'static str; 2],
    wanted: Wanted,
}

/// What is to be reached, at 95 % confidence.
#[derive(Clone, Copy)]
enum Wanted {
    /// This share of the victories.
    Share(f64),
    /// So many times the fair share.
    TimesFair(f64),
    /// Nothing: it shows what luck leaves to skill.
    Nothing,
}

/// The editions of Fluxx.
const DECKS: [&str; 4] = ["fluxx-4", "star", "star-wars", "wonderland"];

/// Everything that is measured.
fn matches() -> Vec<Match> {
    let stella =
        |players, bots, wanted| Match { game: "stella-quest", deck: None, players, bots, wanted };
    let better = ["regular", "random"];
    let best = ["expert", "regular"];
    let mut matches = vec![
        stella(2, better, Wanted::Share(0.85)),
        stella(3, better, Wanted::TimesFair(1.5)),
        stella(4, better, Wanted::TimesFair(1.5)),
        stella(2, best, Wanted::Share(0.65)),
        stella(3, best, Wanted::TimesFair(1.5)),
        stella(4, best, Wanted::TimesFair(1.3)),
        stella(2, ["cheat", "regular"], Wanted::Nothing),
    ];
    for deck in DECKS {
        let fluxx = |players, bots, wanted| Match {
            game: "fluxx",
            deck: Some(deck),
            players,
            bots,
            wanted,
        };
        matches.extend([
            fluxx(2, better, Wanted::Share(0.75)),
            fluxx(2, best, Wanted::Share(0.57)),
            fluxx(4, best, Wanted::TimesFair(1.25)),
        ]);
        if deck == DECKS[0] {
            let cheat = ["cheat", "regular"];
            matches.extend([2, 4].map(|players| fluxx(players, cheat, Wanted::Nothing)));
        }
    }
    matches
}

#[derive(Deserialize)]
struct Report {
    line_ups: Vec<LineUp>,
}

#[derive(Deserialize)]
struct LineUp {
    games: u64,
    records: Vec<Record>,
}

#[derive(Deserialize)]
struct Record {
    share: Estimate,
    times_fair: Estimate,
    speed: Speed,
}

#[derive(Deserialize)]
struct Estimate {
    value: f64,
    low: f64,
    high: f64,
}

#[derive(Deserialize)]
struct Speed {
    mean_ms: f64,
    slowest_ms: f64,
    slowest_at_work_ms: f64,
    late: u64,
    late_at_work: u64,
}

/// Plays all of it and prints the table; `only` keeps the matches that have it in
/// their name, such as `wonderland 4 expert,regular`.
pub(crate) fn measure(
    budget: &str,
    games: u64,
    threads: Option<usize>,
    only: Option<&str>,
) -> Result<(), Problem> {
    run(cargo().args(["build", "--quiet", "--release", "--package", "asterism"]))?;
    let program = target_directory()?
        .join("release")
        .join(format!("asterism{}", std::env::consts::EXE_SUFFIX));
    println!(
        "| game | seats | bots | games | wins of the first | times fair | ms a choice | slowest | at work | late | by itself | wanted | reached |"
    );
    println!("|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|");
    let mut missed = 0;
    for Match { game, deck, players, bots, wanted } in matches() {
        let name = deck.unwrap_or(game);
        let bots = bots.join(",");
        let called = format!("{name} {players} {bots}");
        if only.is_some_and(|only| !called.contains(only)) {
            continue;
        }
        // With four at Fluxx luck decides most, so that many games are needed to see
        // skill; where nothing is to be reached, or it is far surpassed, fewer will do.
        let games = match (deck, wanted) {
            (None, _) | (_, Wanted::Nothing) => games.div_ceil(2),
            (Some(_), _) if players > 2 => games * 4,
            (Some(_), _) => games,
        };
        let (players, games) = (players.to_string(), games.to_string());
        let threads = threads.map(|threads| threads.to_string());
        let mut arguments = vec!["arena", game, "--players", &players, "--bots", &bots];
        arguments.extend(["--games", &games, "--budget", budget, "--json"]);
        arguments.extend(threads.iter().flat_map(|threads| ["--threads", threads]));
        arguments.extend(deck.iter().flat_map(|deck| ["--deck", deck]));
        let report: Report = json(command(&program).args(arguments))?;
        let strange = || Problem("the arena's report has an unknown form".into());
        let line_up = report.line_ups.first().ok_or_else(strange)?;
        let Record { share, times_fair, speed } = line_up.records.first().ok_or_else(strange)?;
        let (wanted, reached) = match wanted {
            Wanted::Share(least) => (format!("{:.0} %", least * 100.0), share.low >= least),
            Wanted::TimesFair(least) => (format!("{least} × fair"), times_fair.low >= least),
            Wanted::Nothing => ("–".to_owned(), true),
        };
        missed += usize::from(!reached);
        println!(
            "| {name} | {players} | {} | {} | {:.1} % ({:.1} – {:.1}) | {:.2} ({:.2} – {:.2}) | {:.1} | {:.1} | {:.1} | {} | {} | {wanted} | {} |",
            bots.replace(',', " – "),
            line_up.games,
            share.value * 100.0,
            share.low * 100.0,
            share.high * 100.0,
            times_fair.value,
            times_fair.low,
            times_fair.high,
            speed.mean_ms,
            speed.slowest_ms,
            speed.slowest_at_work_ms,
            speed.late,
            speed.late_at_work,
            if reached { "yes" } else { "no" },
        );
    }
    if missed == 0 { Ok(()) } else { Err(Problem(format!("{missed} targets were missed"))) }
}
