//! Running our own bench program.

use std::path::PathBuf;

use crate::shell::{Problem, cargo, command, run, target_directory};

/// Builds the bench program in the release profile.
pub(crate) fn build() -> Result<PathBuf, Problem> {
    run(cargo().args(["build", "--quiet", "--release", "--package", "asterism-bench"]))?;
    let name = format!("asterism-bench{}", std::env::consts::EXE_SUFFIX);
    Ok(target_directory()?.join("release").join(name))
}

/// Measures our own engine.
pub(crate) fn engine(quick: bool) -> Result<(), Problem> {
    let (repeats, milliseconds) = if quick { ("5", "50") } else { ("15", "300") };
    let arguments = ["engine", "--repeats", repeats, "--milliseconds", milliseconds];
    run(command(build()?).args(arguments))
}

/// Measures how fast the store is durable, beside the databases themselves.
pub(crate) fn store(quick: bool) -> Result<(), Problem> {
    let (rounds, milliseconds) = if quick { ("1", "500") } else { ("5", "2000") };
    let program = ["run", "--quiet", "--release", "--package", "asterism-store"];
    run(cargo().args(program).args(["--example", "rates", "--", rounds, milliseconds]))
}
