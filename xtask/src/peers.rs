//! Compares our random play and search with OpenSpiel's, alternating in one run.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::shell::{TaskError, command, json, output, root, run, target_directory};
use crate::{bench, share};

/// The version to compare with.
const OPEN_SPIEL: &str = "open_spiel==2.0.2";

/// What one program played, and in which time.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Count {
    games: u64,
    /// For searches: simulations.
    decisions: u64,
    seconds: f64,
    /// Details of our search.
    #[serde(flatten)]
    search: Option<Search>,
}

/// Details of our search that peers don't report.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Search {
    rollouts_per_second: f64,
    random_games_per_second: f64,
}

impl Count {
    fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// A program to compare.
struct Contestant {
    name: &'static str,
    program: PathBuf,
    arguments: Vec<String>,
    counts: Vec<Count>,
}

impl Contestant {
    fn median(&self, of: impl Fn(&Count) -> f64) -> f64 {
        let mut values: Vec<f64> = self.counts.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    }
}

/// Programs to compare: ours, then the one it is measured against, then others for
/// orientation.
struct Heat {
    /// What is counted, and its unit.
    counts: (&'static str, &'static str),
    contestants: Vec<Contestant>,
    /// The target, as a multiple of the second program.
    target: f64,
}

/// Measures all programs alternately, several times, and compares the medians.
pub(crate) fn run_all(quick: bool) -> Result<(), TaskError> {
    let ours = bench::build()?;
    let python = environment()?;
    let (repeats, milliseconds) = if quick { (3, "200") } else { (9, "1500") };
    let script = root().join("xtask/peers/openspiel.py").display().to_string();
    let contestant = |name, program: &PathBuf, arguments: &[&str]| Contestant {
        name,
        program: program.clone(),
        arguments: arguments
            .iter()
            .chain(&["--milliseconds", milliseconds])
            .map(|&argument| argument.to_owned())
            .collect(),
        counts: Vec::new(),
    };
    let own = |name, game| contestant(name, &ours, &["random", "--players", "4", "--game", game]);
    let theirs = |name, way, game| contestant(name, &python, &[&script, way, "--game", game]);
    let eights = "crazy_eights(players=4)";
    let mut heats = [
        Heat {
            counts: ("decision", "game"),
            contestants: vec![
                own("Asterism: Stella Quest, 4 players, whole games", "stella-quest"),
                theirs(
                    "OpenSpiel: hearts, C++ random rollouts, without the deal",
                    "rollouts",
                    "hearts",
                ),
                theirs(
                    "OpenSpiel: hearts, whole games in C++ by its random bots",
                    "games",
                    "hearts",
                ),
                theirs("OpenSpiel: hearts, whole games driven from Python", "python", "hearts"),
            ],
            target: 6.0,
        },
        Heat {
            counts: ("decision", "game"),
            contestants: vec![
                own("Asterism: Fluxx 4.0, 4 players, whole games", "fluxx"),
                theirs(
                    "OpenSpiel: crazy eights, C++ random rollouts, without the deal",
                    "rollouts",
                    eights,
                ),
                theirs("OpenSpiel: crazy eights, whole games driven from Python", "python", eights),
            ],
            target: 1.5,
        },
        Heat {
            counts: ("simulation", "search"),
            contestants: vec![
                contestant(
                    "Asterism: Stella Quest, 4 players, the expert's search",
                    &ours,
                    &["search", "--players", "4", "--game", "stella-quest"],
                ),
                theirs("OpenSpiel: hearts, C++ information-set search", "search", "hearts"),
            ],
            target: 8.0,
        },
    ];
    for round in 1..=repeats {
        eprintln!("round {round} of {repeats}");
        for contestant in heats.iter_mut().flat_map(|heat| &mut heat.contestants) {
            let mut command = command(&contestant.program);
            contestant.counts.push(json(command.args(&contestant.arguments))?);
        }
    }
    let mut missed = Vec::new();
    for heat in &heats {
        missed.extend(report(heat));
    }
    for game in ["stella-quest", "fluxx"] {
        missed.extend(share::report(game, milliseconds)?);
        missed.extend(punctual(&ours, game, if quick { "20" } else { "200" })?);
    }
    if missed.is_empty() { Ok(()) } else { Err(TaskError(missed.join("; "))) }
}

/// Prints a table, and returns missed targets.
fn report(heat: &Heat) -> Vec<String> {
    let Heat { counts: (unit, whole), contestants, target } = heat;
    let speed = |contestant: &Contestant| contestant.median(Count::decisions_per_second);
    let our_speed = speed(&contestants[0]);
    println!("| program | {unit}s/s | ns per {unit} | {unit}s per {whole} | ours is faster by |");
    println!("|---|---:|---:|---:|---:|");
    for contestant in contestants {
        let per_game =
            contestant.median(|count| count.decisions as f64 / count.games.max(1) as f64);
        println!(
            "| {} | {:.0} | {:.1} | {per_game:.1} | {:.1}× |",
            contestant.name,
            speed(contestant),
            1e9 / speed(contestant),
            our_speed / speed(contestant),
        );
    }
    // Compare adjacent runs, so that a slow moment of the machine matters as
    // little as possible.
    let pairs = contestants[0].counts.iter().zip(&contestants[1].counts);
    let mut ratios: Vec<f64> = pairs
        .map(|(ours, theirs)| ours.decisions_per_second() / theirs.decisions_per_second())
        .collect();
    ratios.sort_by(f64::total_cmp);
    let (least, most) = (ratios[0], ratios[ratios.len() - 1]);
    let middle = ratios[ratios.len() / 2];
    println!(
        "\nThe first compared with the second, {unit}s per second, round by round: \
         {middle:.1} times (median of {}, {least:.1} to {most:.1}); wanted: at least {target}.\n",
        ratios.len()
    );
    let mut missed = Vec::new();
    if contestants[0].counts[0].search.is_some() {
        let of = |of: &dyn Fn(&Search) -> f64| {
            contestants[0].median(|count| count.search.as_ref().map_or(0.0, of))
        };
        println!(
            "Rollouts of the search, each in a new determinization: {:.0}/s; whole games of raw random play: {:.0}/s.\n",
            of(&|search| search.rollouts_per_second),
            of(&|search| search.random_games_per_second),
        );
    }
    if middle < *target {
        missed.push(format!("{}: {middle:.1} times is less than {target}", contestants[0].name));
    }
    missed
}

/// How well answers keep to their time limit.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Punctual {
    answers: u32,
    slowest_ms: f64,
    late: u32,
    slowest_at_work_ms: f64,
    late_at_work: u32,
}

/// Prints how well the expert keeps to its time limit, and fails if it doesn't. Time
/// taken by other processes doesn't count.
fn punctual(ours: &Path, game: &str, count: &str) -> Result<Option<String>, TaskError> {
    let arguments = ["answers", "--game", game, "--budget", "100", "--count", count];
    let Punctual { answers, slowest_ms, late, slowest_at_work_ms, late_at_work } =
        json(command(ours).args(arguments))?;
    println!(
        "{answers} answers of the expert at {game} with 100 ms each: the slowest had {slowest_at_work_ms:.1} ms of its \
         thread's time and {slowest_ms:.1} ms on the clock; {late_at_work} were more than 10 ms over by their own doing, {late} on the clock.\n"
    );
    Ok((late_at_work > 0).then(|| format!("{game}: {late_at_work} answers took too long")))
}

/// A Python with OpenSpiel in the target directory, created on demand.
fn environment() -> Result<PathBuf, TaskError> {
    let folder = target_directory()?.join("peers");
    let python = folder.join("bin/python");
    let installed = |python: &Path| {
        let check = ["-c", "import importlib.metadata as m; print(m.version('open_spiel'))"];
        let found = output(command(python).args(check).stderr(std::process::Stdio::null()));
        found.is_ok_and(|version| OPEN_SPIEL.ends_with(&format!("=={}", version.trim())))
    };
    if python.exists() && installed(&python) {
        return Ok(python);
    }
    eprintln!("making a Python environment with {OPEN_SPIEL} in {}", folder.display());
    run(command("python3").args(["-m", "venv"]).arg(&folder)).map_err(|TaskError(sentence)| {
        TaskError(format!("{sentence} (on Debian: apt install python3-venv)"))
    })?;
    run(command(&python).args(["-m", "pip", "install", "--quiet", OPEN_SPIEL]))?;
    Ok(python)
}
