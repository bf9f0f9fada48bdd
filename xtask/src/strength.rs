//! Measures how well the bots play, for the table in `docs/bots.md`.

use std::fs;

use serde::Deserialize;

use crate::estimate::Estimate;
use crate::shell::{TaskError, cargo, command, json, root, run, target_directory};

/// A line-up, and the target for its first bot.
struct Match {
    game: &'static str,
    deck: Option<&'static str>,
    players: usize,
    bots: [&'static str; 2],
    wanted: Wanted,
}

/// The target, at 95 % confidence.
#[derive(Clone, Copy)]
enum Wanted {
    /// This share of the wins.
    Share(f64),
    /// This multiple of the fair share.
    TimesFair(f64),
    /// No target; shows how much skill matters.
    Nothing,
}

impl Wanted {
    /// As an argument of the arena.
    fn argument(self) -> Option<String> {
        match self {
            Self::Share(least) => Some(format!("{:.0}%", least * 100.0)),
            Self::TimesFair(least) => Some(format!("{least}x")),
            Self::Nothing => None,
        }
    }

    /// For the table.
    fn text(self) -> String {
        match self {
            Self::Share(least) => format!("{:.0} %", least * 100.0),
            Self::TimesFair(least) => format!("{least} × fair"),
            Self::Nothing => "–".to_owned(),
        }
    }
}

/// The page with the table, and the markers around it.
const PAGE: &str = "docs/bots.md";
const BEGIN: &str = "<!-- cargo xtask bench bots: begin -->\n";
const END: &str = "<!-- cargo xtask bench bots: end -->\n";
/// The header of the table.
const HEAD: &str = "\
| game | seats | bots | games | wins of the first | times fair | ms a choice | slowest | at work | late | by itself | wanted | reached |
|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
";

/// The editions of Fluxx.
const DECKS: [&str; 4] = ["fluxx-4", "star", "star-wars", "wonderland"];

/// All matches.
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
struct ArenaReport {
    line_ups: Vec<LineUp>,
}

#[derive(Deserialize)]
struct LineUp {
    games: u64,
    verdict: Option<String>,
    records: Vec<Record>,
}

#[derive(Deserialize)]
struct Record {
    share: Estimate,
    times_fair: Estimate,
    speed: Speed,
}

#[derive(Deserialize)]
struct Speed {
    mean_ms: f64,
    slowest_ms: f64,
    slowest_at_work_ms: f64,
    late: u64,
    late_at_work: u64,
}

/// Plays all of it, prints the table and puts it into the page; `only` keeps the
/// matches that have it in their name, such as `wonderland 4 expert,regular`, and
/// leaves the page as it is.
pub(crate) fn measure(
    budget: &str,
    games: u64,
    doublings: u32,
    threads: Option<usize>,
    only: Option<&str>,
) -> Result<(), TaskError> {
    run(cargo().args(["build", "--quiet", "--release", "--package", "asterism"]))?;
    let program = target_directory()?
        .join("release")
        .join(format!("asterism{}", std::env::consts::EXE_SUFFIX));
    print!("{HEAD}");
    let mut table = HEAD.to_owned();
    let mut missed = 0;
    for Match { game, deck, players, bots, wanted } in matches() {
        let name = deck.unwrap_or(game);
        let bots = bots.join(",");
        let called = format!("{name} {players} {bots}");
        if only.is_some_and(|only| !called.contains(only)) {
            continue;
        }
        // With four at Fluxx luck decides most, so that many games are needed to see
        // skill.
        let games = if deck.is_some() && players > 2 { games * 2 } else { games };
        let (players, games) = (players.to_string(), games.to_string());
        let (threads, doublings) = (threads.map(|count| count.to_string()), doublings.to_string());
        let until = wanted.argument();
        let mut arguments = vec!["arena", game, "--players", &players, "--bots", &bots];
        arguments.extend(["--games", &games, "--budget", budget, "--json"]);
        arguments.extend(threads.iter().flat_map(|threads| ["--threads", threads]));
        arguments.extend(deck.iter().flat_map(|deck| ["--deck", deck]));
        arguments
            .extend(until.iter().flat_map(|least| ["--until", least, "--doublings", &doublings]));
        let report: ArenaReport = json(command(&program).args(arguments))?;
        let strange = || TaskError("the arena's report has an unknown form".into());
        let line_up = report.line_ups.first().ok_or_else(strange)?;
        let Record { share, times_fair, speed } = line_up.records.first().ok_or_else(strange)?;
        let reached = match line_up.verdict.as_deref() {
            None => "–",
            Some("reached") => "yes",
            Some("open") => "can't be told",
            Some(_) => "no",
        };
        missed += usize::from(!matches!(reached, "yes" | "–"));
        let line = format!(
            "| {name} | {players} | {} | {} | {:.1} % ({:.1} – {:.1}) | {:.2} ({:.2} – {:.2}) | {:.1} | {:.1} | {:.1} | {} | {} | {} | {reached} |\n",
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
            wanted.text(),
        );
        print!("{line}");
        table.push_str(&line);
    }
    if only.is_none() {
        write(&table)?;
    }
    if missed == 0 { Ok(()) } else { Err(TaskError(format!("{missed} targets were not reached"))) }
}

/// Puts the table into its page.
fn write(table: &str) -> Result<(), TaskError> {
    let path = root().join(PAGE);
    let page = fs::read_to_string(&path).map_err(|error| TaskError::new(PAGE, error))?;
    let page = with_table(&page, table)
        .ok_or_else(|| TaskError(format!("{PAGE} does not say where its table belongs")))?;
    fs::write(&path, page).map_err(|error| TaskError::new(PAGE, error))
}

/// A page with another table between its marks.
fn with_table(page: &str, table: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}{table}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_put_between_its_marks() {
        let page = format!("before\n{BEGIN}old\n{END}after\n");
        let expected = format!("before\n{BEGIN}new\n{END}after\n");
        assert_eq!(with_table(&page, "new\n"), Some(expected));
        assert_eq!(with_table("no marks", "new"), None);
    }

    #[test]
    fn the_page_has_a_place_for_its_table() {
        let page = fs::read_to_string(root().join(PAGE)).unwrap();
        let written = with_table(&page, HEAD).unwrap();
        assert_eq!(with_table(&written, HEAD), Some(written.clone()));
    }
}
