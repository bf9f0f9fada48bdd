//! The test command: a list of stages, run in order, with a common tally.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use clap::builder::PossibleValuesParser;

use crate::python;
use crate::shell::{TaskError, cargo, command, root, run as run_command, shown, target_directory};
use crate::tidy;

/// The results of a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    passed: usize,
    failed: usize,
}

impl Tally {
    const ONE: Self = Self { passed: 1, failed: 0 };

    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// One stage of the test command. To add one, add a line to [`STAGES`].
struct Stage {
    name: &'static str,
    run: fn() -> Result<Tally, TaskError>,
}

const STAGES: &[Stage] = &[
    Stage { name: "format", run: format },
    Stage { name: "clippy", run: clippy },
    Stage { name: "tidy", run: tidy },
    Stage { name: "dependencies", run: dependencies },
    Stage { name: "database", run: database },
    Stage { name: "tests", run: tests },
    Stage { name: "doc-tests", run: doc_tests },
    Stage { name: "scenarios", run: scenarios },
    Stage { name: "browser", run: browser },
    Stage { name: "python", run: python::test },
];

/// The names for the command line.
pub(crate) fn stage_names() -> PossibleValuesParser {
    PossibleValuesParser::new(STAGES.iter().map(|stage| stage.name))
}

/// Runs the stages with these names, or all. Later stages run even if one fails.
pub(crate) fn run(names: &[String]) -> Result<(), TaskError> {
    let mut total = Tally::default();
    let mut summary = Vec::new();
    let mut broken = Vec::new();
    for stage in STAGES {
        if !names.is_empty() && !names.iter().any(|name| name == stage.name) {
            continue;
        }
        println!("\n=== {} ===", stage.name);
        let start = Instant::now();
        let tally = (stage.run)().unwrap_or_else(|TaskError(sentence)| {
            println!("{sentence}");
            Tally { passed: 0, failed: 1 }
        });
        if tally.failed > 0 {
            broken.push(stage.name);
        }
        let seconds = start.elapsed().as_secs_f64();
        summary.push(format!(
            "{:<12} {:>6} passed {:>4} failed {seconds:>7.1} s",
            stage.name, tally.passed, tally.failed
        ));
        total.add(tally);
    }
    println!("\n=== summary ===\n{}", summary.join("\n"));
    println!("{} passed, {} failed", total.passed, total.failed);
    if broken.is_empty() {
        Ok(())
    } else {
        Err(TaskError(format!("these stages failed: {}", broken.join(", "))))
    }
}

fn format() -> Result<Tally, TaskError> {
    run_command(cargo().args(["fmt", "--all", "--", "--check"]))?;
    // `cargo fmt` doesn't follow modules that a macro declares.
    let verbs = root().join("crates/fluxx/src/verbs");
    let mut rustfmt = command("rustfmt");
    rustfmt.args(["--edition", "2024", "--check"]).args(rust_files(&verbs)?);
    run_command(&mut rustfmt).map(|()| Tally::ONE)
}

/// The Rust files of a folder, not including subfolders.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let problem = |error| TaskError::new(folder.display(), error);
    let mut files = Vec::new();
    for entry in folder.read_dir().map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

fn clippy() -> Result<Tally, TaskError> {
    let arguments = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    run_command(cargo().args(arguments)).map(|()| Tally::ONE)
}

fn tidy() -> Result<Tally, TaskError> {
    tidy::run().map(|()| Tally::ONE)
}

/// Checks licenses, sources and bans of all dependencies, and known vulnerabilities
/// if the advisory database can be reached.
fn dependencies() -> Result<Tally, TaskError> {
    let deny = cargo_deny()?;
    let check = |what: &[&str]| {
        let mut command = command(&deny);
        command.arg("check").arg("--hide-inclusion-graph").args(what).current_dir(root());
        command
    };
    run_command(&mut check(&["bans", "licenses", "sources"]))?;
    let mut tally = Tally::ONE;
    let advisories = check(&["advisories"]).output();
    let advisories = advisories.map_err(|error| TaskError::new("cargo-deny", error))?;
    let said = String::from_utf8_lossy(&advisories.stderr);
    if advisories.status.success() {
        tally.add(Tally::ONE);
    } else if said.contains("failed to fetch advisory database") {
        println!("advisories: NOT CHECKED, the database can't be reached");
    } else {
        return Err(TaskError(said.into_owned()));
    }
    Ok(tally)
}

/// The program `cargo-deny`, installed into the target directory if missing.
fn cargo_deny() -> Result<PathBuf, TaskError> {
    let tools = target_directory()?.join("tools");
    let program = tools.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        let install = ["install", "cargo-deny", "--version", "0.20.2", "--locked", "--quiet"];
        // Built with few features; then git fetches the advisories.
        run_command(cargo().args(install).arg("--no-default-features").arg("--root").arg(&tools))?;
    }
    Ok(program)
}

/// Tests start a private PostgreSQL, which is installed if missing.
fn database() -> Result<Tally, TaskError> {
    let folder = asterism_cluster::programs().map_err(|error| TaskError(error.to_string()))?;
    println!("PostgreSQL: {}", folder.display());
    Ok(Tally::ONE)
}

/// Test programs of the Python package would have to be linked with an interpreter. The
/// stage `python` tests it.
const WITHOUT_PYTHON: [&str; 2] = ["--exclude", "asterism-python"];

fn tests() -> Result<Tally, TaskError> {
    let arguments =
        ["test", "--workspace", "--lib", "--bins", "--tests", "--examples", "--no-fail-fast"];
    counted(cargo().args(arguments).args(WITHOUT_PYTHON))
}

fn doc_tests() -> Result<Tally, TaskError> {
    let arguments = ["test", "--workspace", "--doc", "--no-fail-fast"];
    counted(cargo().args(arguments).args(WITHOUT_PYTHON))
}

fn scenarios() -> Result<Tally, TaskError> {
    let mut files = Vec::new();
    collect_scenarios(&root().join("scenarios"), &mut files)?;
    if files.is_empty() {
        return Err(TaskError("there is no scenario under scenarios/".into()));
    }
    files.sort();
    // The example in the documentation must pass as well.
    files.push(root().join("docs/developing.md"));
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "asterism", "--", "scenario"]).args(files);
    counted(&mut command)
}

/// The folder of the browser tests. Installs their dependencies if missing, or fails.
pub(crate) fn browser_folder() -> Result<PathBuf, TaskError> {
    installed("chromium", "chromium")?;
    installed("node", "nodejs")?;
    installed("npm", "npm")?;
    let folder = root().join("browser");
    // The installed lock file is newer than ours if everything is up to date.
    let made = |file: &str| folder.join(file).metadata().and_then(|file| file.modified()).ok();
    let installed = made("node_modules/.package-lock.json");
    if installed.is_none() || installed < made("package-lock.json") {
        let arguments = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
        run_command(Command::new("npm").args(arguments).current_dir(&folder))?;
    }
    Ok(folder)
}

fn browser() -> Result<Tally, TaskError> {
    let folder = browser_folder()?;
    run_command(cargo().args(["build", "--package", "asterism"]))?;
    let program = target_directory()?.join("debug").join("asterism");
    let test = |runner: &str, arguments: &[&str]| {
        let mut command = Command::new(runner);
        command.args(arguments).current_dir(&folder).env("ASTERISM_BIN", &program);
        counted(&mut command)
    };
    let mut tally = test("npx", &["playwright", "test"])?;
    installed("firefox-esr", "firefox-esr")?;
    tally.add(test("node", &["firefox.mjs"])?);
    Ok(tally)
}

/// Installs a Debian package if its program is missing.
pub(crate) fn installed(program: &str, package: &str) -> Result<(), TaskError> {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).status();
    if found.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    let advice = |problem: TaskError| {
        TaskError(format!(
            "{program} is needed; install it (Debian: apt-get install {package}). {problem}"
        ))
    };
    let install = ["install", "-q", "-y", "--no-install-recommends", package];
    run_command(Command::new("apt-get").args(["update", "-q"])).map_err(advice)?;
    run_command(Command::new("apt-get").args(install)).map_err(advice)
}

fn collect_scenarios(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), TaskError> {
    let problem = |error| TaskError::new(folder.display(), error);
    for entry in folder.read_dir().map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        if path.is_dir() {
            collect_scenarios(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "json" || ending == "md") {
            files.push(path);
        }
    }
    Ok(())
}

/// Runs a command, forwards its output, and adds up the results it prints.
pub(crate) fn counted(command: &mut Command) -> Result<Tally, TaskError> {
    let problem = |command: &Command, error| TaskError::new(shown(command), error);
    let mut child =
        command.stdout(Stdio::piped()).spawn().map_err(|error| problem(command, error))?;
    let stdout = child.stdout.take().expect("the pipe was asked for");
    let mut tally = Tally::default();
    for line in BufReader::new(stdout).lines() {
        let line = line.map_err(|error| problem(command, error))?;
        println!("{line}");
        if let Some(found) = read_result(&line) {
            tally.add(found);
        }
    }
    let status = child.wait().map_err(|error| problem(command, error))?;
    if !status.success() && tally.failed == 0 {
        return Err(TaskError::new(shown(command), status));
    }
    Ok(tally)
}

/// Parses `test result: ok. 3 passed; 1 failed; …` and `3 passed, 1 failed`.
fn read_result(line: &str) -> Option<Tally> {
    let counts = match line.strip_prefix("test result: ") {
        Some(rest) => rest.split_once(". ")?.1,
        None => line,
    };
    let mut words = counts.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let passed = words.next()?.parse().ok()?;
    (words.next()? == "passed").then_some(())?;
    let failed = words.next()?.parse().ok()?;
    (words.next()? == "failed").then_some(Tally { passed, failed })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_both_kinds_are_counted() {
        let cargo_line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured";
        assert_eq!(read_result(cargo_line), Some(Tally { passed: 12, failed: 3 }));
        assert_eq!(read_result("61 passed, 0 failed"), Some(Tally { passed: 61, failed: 0 }));
        assert_eq!(read_result("test seats ... ok"), None);
        assert_eq!(read_result("2 cards passed"), None);
    }

    #[test]
    fn stage_names_are_unique() {
        let mut names: Vec<_> = STAGES.iter().map(|stage| stage.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), STAGES.len());
    }
}
