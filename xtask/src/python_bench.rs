//! Compares our Python package with other libraries, alternating in one run.

use std::path::Path;

use serde::Deserialize;

use crate::python::{fresh_environment, install};
use crate::shell::{TaskError, command, json, root};

/// The versions to compare with.
const PEERS: [&str; 3] = ["open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo[classic]==1.27.0"];

/// What one program played, and in which time.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Count {
    games: u64,
    decisions: u64,
    seconds: f64,
    cpu_seconds: f64,
}

struct Contestant {
    name: &'static str,
    way: &'static str,
    game: &'static str,
    counts: Vec<Count>,
}

impl Contestant {
    const fn new(name: &'static str, way: &'static str, game: &'static str) -> Self {
        Self { name, way, game, counts: Vec::new() }
    }

    fn median(&self, of: impl Fn(&Count) -> f64) -> f64 {
        let mut values: Vec<f64> = self.counts.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    }

    fn per_second(&self) -> f64 {
        self.median(|count| count.decisions as f64 / count.seconds)
    }

    fn per_cpu_second(&self) -> f64 {
        self.median(|count| count.decisions as f64 / count.cpu_seconds)
    }
}

/// The places of programs in the list below.
const OPEN_SPIEL: usize = 0;
const STELLA: usize = 1;
const STELLA_BATCH: usize = 6;
const FLUXX_BATCH: usize = 7;

/// Measures all programs alternately, several times, and compares the medians.
pub(crate) fn measure(quick: bool) -> Result<(), TaskError> {
    let python = fresh_environment("python-bench")?;
    install(&python, &[".[pettingzoo]", PEERS[0], PEERS[1], PEERS[2]])?;
    let (rounds, milliseconds) = if quick { (3, "500") } else { (7, "3000") };
    let mut contestants = [
        Contestant::new("OpenSpiel: hearts, 4 players, driven from Python", "openspiel", "hearts"),
        Contestant::new(
            "Asterism: Stella Quest, 4 players, one call a decision",
            "single",
            "stella-quest",
        ),
        Contestant::new("Asterism: Fluxx 4.0, 4 players, one call a decision", "single", "fluxx-4"),
        Contestant::new("RLCard: UNO, 2 players", "rlcard", "uno"),
        Contestant::new(
            "PettingZoo: Texas hold'em, 2 players, AEC",
            "pettingzoo",
            "texas_holdem_v4",
        ),
        Contestant::new("Asterism: Stella Quest, 4 players, AEC", "environment", "stella-quest"),
        Contestant::new(
            "Asterism: Stella Quest, 4 players, batch of 2,048",
            "batch",
            "stella-quest",
        ),
        Contestant::new("Asterism: Fluxx 4.0, 4 players, batch of 2,048", "batch", "fluxx-4"),
    ];
    for round in 1..=rounds {
        eprintln!("round {round} of {rounds}");
        for contestant in &mut contestants {
            contestant.counts.push(play(&python, contestant, milliseconds)?);
        }
    }
    report(&contestants)
}

fn play(python: &Path, contestant: &Contestant, milliseconds: &str) -> Result<Count, TaskError> {
    let mut command = command(python);
    command.arg(root().join("xtask/peers/python.py")).arg(contestant.way);
    json(command.args(["--game", contestant.game, "--milliseconds", milliseconds]))
}

/// Prints a table, and fails if a target is missed.
fn report(contestants: &[Contestant]) -> Result<(), TaskError> {
    println!("| program | decisions/s | per processor second | decisions per game |");
    println!("|---|---:|---:|---:|");
    for contestant in contestants {
        let per_game =
            contestant.median(|count| count.decisions as f64 / count.games.max(1) as f64);
        println!(
            "| {} | {:.0} | {:.0} | {per_game:.1} |",
            contestant.name,
            contestant.per_second(),
            contestant.per_cpu_second(),
        );
    }
    let pairs = contestants[STELLA].counts.iter().zip(&contestants[OPEN_SPIEL].counts);
    let speed = |count: &Count| count.decisions as f64 / count.cpu_seconds;
    let mut ratios: Vec<f64> = pairs.map(|(ours, theirs)| speed(ours) / speed(theirs)).collect();
    ratios.sort_by(f64::total_cmp);
    let middle = ratios[ratios.len() / 2];
    println!(
        "\nOne call a decision compared with OpenSpiel, round by round: {middle:.1} times (median of {}, {:.1} to {:.1}); wanted: at least 5.",
        ratios.len(),
        ratios[0],
        ratios[ratios.len() - 1],
    );
    let mut missed = Vec::new();
    if middle < 5.0 {
        missed.push(format!("one call a decision: {middle:.1} times is less than 5"));
    }
    for (place, wanted) in [(STELLA_BATCH, 4e6), (FLUXX_BATCH, 1e6)] {
        let found = contestants[place].per_second();
        println!("{}: {found:.0} a second; wanted: at least {wanted:.0}.", contestants[place].name);
        if found < wanted {
            missed
                .push(format!("{}: {found:.0} is less than {wanted:.0}", contestants[place].name));
        }
    }
    if missed.is_empty() { Ok(()) } else { Err(TaskError(missed.join("; "))) }
}
