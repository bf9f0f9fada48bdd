//! The Python package: its tests.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::shell::{TaskError, cargo, command, root, run, target_directory};
use crate::suite::{Tally, counted, installed};

/// What the tests need besides the package and its optional dependencies.
const FOR_TESTS: [&str; 2] = ["pytest", "mypy"];

/// Builds the package as a user would, installs it into a fresh environment, and runs its
/// tests there.
pub(crate) fn test() -> Result<Tally, TaskError> {
    let python = fresh_environment("python-tests")?;
    install(&python, &[".[all,learning,openspiel]", FOR_TESTS[0], FOR_TESTS[1]])?;
    // The player that has learned takes a seat at a live table.
    run(cargo().args(["build", "--package", "asterism"]))?;
    let program = target_directory()?.join("debug").join("asterism");
    // Not from the project's root, where the sources could be imported instead.
    let tests = root().join("crates/python/tests");
    let mut types = command(&python);
    types
        .args(["-m", "mypy", "--ignore-missing-imports", "--package", "asterism"])
        .current_dir(&tests);
    run(types.env("MYPY_CACHE_DIR", target_directory()?.join("python-tests/mypy")))?;
    let mut pytest = command(&python);
    pytest.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(&tests);
    pytest.env("ASTERISM_BIN", program).env("PYTHONDONTWRITEBYTECODE", "1");
    counted(pytest.current_dir(&tests))
}

/// Installs packages. Ours is built in the target directory of the project.
pub(crate) fn install(python: &Path, packages: &[&str]) -> Result<(), TaskError> {
    let mut pip = command(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(packages);
    run(pip.env("CARGO_TARGET_DIR", target_directory()?))
}

/// A new virtual environment in the target directory.
pub(crate) fn fresh_environment(name: &str) -> Result<PathBuf, TaskError> {
    installed("python3", "python3")?;
    let mut check = command("python3");
    check.args(["-c", "import ensurepip, venv"]).stderr(Stdio::null());
    if run(&mut check).is_err() {
        // Debian has these modules in a package of their own. It has no program, so none
        // that could be found.
        installed("python3-venv", "python3-venv")?;
    }
    let folder = target_directory()?.join(name);
    run(command("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    Ok(folder.join("bin/python"))
}
