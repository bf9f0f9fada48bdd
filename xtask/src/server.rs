//! Builds what the load tests need and runs them. The tests are in `crates/load`.

use std::path::PathBuf;

use crate::shell::{TaskError, cargo, command, root, run, target_directory};

/// Measures live tables. Which parts there are is known to `asterism-load`.
pub(crate) fn measure(
    parts: &[String],
    quick: bool,
    before: Option<PathBuf>,
) -> Result<(), TaskError> {
    let build = ["build", "--quiet", "--release"];
    let packages = ["--package", "asterism", "--package", "asterism-load"];
    run(cargo().args(build).args(packages))?;
    run(cargo().args(build).args(["--package", "asterism-store", "--example", "rates"]))?;
    let target = target_directory()?;
    let release = target.join("release");
    let file = |name: &str| release.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let mut load = command(file("asterism-load"));
    load.arg("--program").arg(file("asterism")).arg("bench").args(parts);
    load.arg("--rates").arg(file("examples/rates"));
    load.arg("--packages").arg(target.join("boardgame"));
    load.arg("--page").arg(root().join("docs/benchmarks-server.md"));
    load.args(quick.then_some("--quick"));
    if let Some(before) = before {
        load.arg("--before").arg(before);
    }
    run(&mut load)
}
