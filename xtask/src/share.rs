//! Profiles a search: how much time is spent in the rules, and how much in the bots.
//!
//! The rollout policy and the evaluation of bots call the rules a lot (who would win
//! the trick, what a player lacks for a Goal), so counting the calls of the search
//! alone would not be enough.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::shell::{TaskError, cargo, output, root, run, shown, target_directory};
use crate::suite::installed;

/// The crates of the engine.
const ENGINE: [&str; 4] = ["crates/kernel", "crates/cards", "crates/fluxx", "crates/stella"];
/// The minimum share of the engine.
const WANTED: f64 = 0.5;

/// Prints the share of each crate, and fails if that of the engine is too small.
pub(crate) fn report(game: &str, milliseconds: &str) -> Result<Option<String>, TaskError> {
    let crates = sampled(game, milliseconds)?;
    let all: usize = crates.values().sum();
    let share = |count: usize| count as f64 / all.max(1) as f64;
    let engine = share(ENGINE.iter().filter_map(|&name| crates.get(name)).sum());
    println!("| of the time of a search, {game} | |\n|---|---:|");
    for (name, &count) in crates.iter().filter(|&(_, &count)| share(count) > 0.005) {
        println!("| {name} | {:.1} % |", share(count) * 100.0);
    }
    println!("\nThe engine has {:.0} % ({all} samples); wanted: at least half.\n", engine * 100.0);
    let missed =
        || format!("{game}: the engine has only {:.0} % of the time of a search", engine * 100.0);
    Ok((engine < WANTED).then(missed))
}

/// Samples a search and counts samples per crate.
fn sampled(game: &str, milliseconds: &str) -> Result<BTreeMap<String, usize>, TaskError> {
    installed("perf", "linux-perf")?;
    installed("addr2line", "binutils")?;
    let folder = target_directory()?.join("share");
    // The same code with debug lines, at the addresses of the file.
    run(cargo()
        .args(["rustc", "--quiet", "--release", "--package", "asterism-bench", "--target-dir"])
        .arg(&folder)
        .args(["--", "-C", "relocation-model=static"])
        .env("CARGO_PROFILE_RELEASE_DEBUG", "line-tables-only"))?;
    let (program, samples) = (folder.join("release/asterism-bench"), folder.join("samples"));
    let mut record = Command::new("perf");
    record.args(["record", "--quiet", "--event", "cpu-clock", "--freq", "4000", "--output"]);
    record.arg(&samples).arg("--").arg(&program);
    record.args(["search", "--bare", "--game", game, "--milliseconds", milliseconds]);
    run(record.stdout(Stdio::null()))?;
    let mut script = Command::new("perf");
    script.args(["script", "--fields", "ip", "--input"]).arg(&samples);
    let addresses = output(&mut script)?;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for address in addresses.lines().map(str::trim).filter(|address| !address.is_empty()) {
        *counts.entry(address).or_default() += 1;
    }
    let lines = lines_of(&program, counts.keys().copied())?;
    let mut crates = BTreeMap::new();
    for (count, lines) in counts.values().zip(&lines) {
        *crates.entry(crate_of(lines)).or_default() += count;
    }
    Ok(crates)
}

/// The source lines of each address, innermost function first.
fn lines_of<'a>(
    program: &Path,
    addresses: impl Iterator<Item = &'a str>,
) -> Result<Vec<Vec<String>>, TaskError> {
    let mut command = Command::new("addr2line");
    command.args(["--addresses", "--inlines", "--exe"]).arg(program);
    let problem = |error: std::io::Error| TaskError::new("addr2line", error);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(problem)?;
    let mut input =
        child.stdin.take().ok_or_else(|| TaskError("addr2line reads nothing".into()))?;
    let asked: Vec<String> = addresses.map(|address| format!("0x{address}\n")).collect();
    // It answers while it reads, so both pipes have to be served concurrently.
    let writer = std::thread::spawn(move || input.write_all(asked.concat().as_bytes()));
    let answered = child.wait_with_output().map_err(problem)?;
    writer.join().map_err(|_| TaskError("writing to addr2line failed".into()))?.map_err(problem)?;
    if !answered.status.success() {
        return Err(TaskError::new(shown(&command), answered.status));
    }
    let mut all: Vec<Vec<String>> = Vec::new();
    for line in String::from_utf8_lossy(&answered.stdout).lines() {
        if line.starts_with("0x") {
            all.push(Vec::new());
        } else if let Some(lines) = all.last_mut() {
            lines.push(line.to_owned());
        }
    }
    Ok(all)
}

/// The crate of the innermost line of our own code. Inlined library code counts for
/// its caller.
fn crate_of(lines: &[String]) -> String {
    let ours = lines.iter().find_map(|line| {
        let path = Path::new(line).strip_prefix(root()).ok()?;
        let mut parts = path.components().filter_map(|part| part.as_os_str().to_str());
        Some(format!("{}/{}", parts.next()?, parts.next()?))
    });
    ours.unwrap_or_else(|| "libraries".to_owned())
}
