//! Runs our benchmark program.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::shell::{TaskError, cargo, command, root, run, target_directory};
use crate::suite::browser_folder;

/// Builds the benchmark program in the release profile.
pub(crate) fn build() -> Result<PathBuf, TaskError> {
    run(cargo().args(["build", "--quiet", "--release", "--package", "asterism-bench"]))?;
    let name = format!("asterism-bench{}", std::env::consts::EXE_SUFFIX);
    Ok(target_directory()?.join("release").join(name))
}

/// Measures our own engine.
pub(crate) fn engine(quick: bool) -> Result<(), TaskError> {
    let (repeats, milliseconds) = if quick { ("5", "50") } else { ("15", "300") };
    let arguments = ["engine", "--repeats", repeats, "--milliseconds", milliseconds];
    run(command(build()?).args(arguments))
}

/// Measures the rate of durable appends, compared with the databases themselves.
pub(crate) fn store(quick: bool) -> Result<(), TaskError> {
    let (rounds, milliseconds) = if quick { ("1", "500") } else { ("5", "2000") };
    let program = ["run", "--quiet", "--release", "--package", "asterism-store"];
    run(cargo().args(program).args(["--example", "rates", "--", rounds, milliseconds]))
}

/// Measures pages in a real browser, and the server's rendering time.
pub(crate) fn pages() -> Result<(), TaskError> {
    let folder = browser_folder()?;
    run(cargo().args(["build", "--quiet", "--release", "--package", "asterism"]))?;
    let rendering = ["build", "--quiet", "--release", "--package", "asterism-web"];
    run(cargo().args(rendering).args(["--example", "rendering"]))?;
    let release = target_directory()?.join("release");
    let rendering = release.join("examples").join("rendering");
    let output = Command::new(&rendering).current_dir(root()).output();
    let output = output.map_err(|error| TaskError::new(rendering.display(), error))?;
    let measured = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut node = Command::new("node");
    node.arg("bench.mjs").arg(measured).current_dir(folder);
    run(node.env("ASTERISM_BIN", release.join("asterism")))
}

/// Proves all puzzles of the program once more, and says how long it takes.
pub(crate) fn puzzles() -> Result<(), TaskError> {
    run(cargo().args(["build", "--quiet", "--release", "--package", "asterism"]))?;
    let program = target_directory()?.join("release").join("asterism");
    let began = Instant::now();
    run(command(program).args(["puzzles", "prove"]))?;
    println!("proven in {:.1} s", began.elapsed().as_secs_f64());
    Ok(())
}
