//! Runs other programs from the project's root.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::de::DeserializeOwned;
use thiserror::Error;

/// An error message for the person at the terminal.
#[derive(Debug, Error)]
#[error("{0}")]
pub(crate) struct TaskError(pub(crate) String);

impl TaskError {
    /// `what` failed because of `why`.
    pub(crate) fn new(what: impl std::fmt::Display, why: impl std::fmt::Display) -> Self {
        Self(format!("{what}: {why}"))
    }
}

/// The project's root: the folder above this crate.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project's root")
}

/// A command that runs in the project's root and reads nothing.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// The cargo that runs us. Its variables about this package are removed: some build
/// scripts depend on them, and would rebuild whenever cargo is started by xtask
/// instead of by hand.
pub(crate) fn cargo() -> Command {
    let mut cargo = command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let of_ours =
            |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
        if name.to_str().is_some_and(of_ours) {
            cargo.env_remove(name);
        }
    }
    cargo
}

/// Runs a command whose output goes to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<(), TaskError> {
    let status = command.status().map_err(|error| TaskError::new(shown(command), error))?;
    if status.success() { Ok(()) } else { Err(TaskError::new(shown(command), status)) }
}

/// Runs a command and returns what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String, TaskError> {
    let child = command.stdout(Stdio::piped()).spawn();
    let output = child
        .and_then(std::process::Child::wait_with_output)
        .map_err(|error| TaskError::new(shown(command), error))?;
    if !output.status.success() {
        return Err(TaskError::new(shown(command), output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| TaskError::new(shown(command), error))
}

/// Runs a command that prints JSON.
pub(crate) fn json<T: DeserializeOwned>(command: &mut Command) -> Result<T, TaskError> {
    let text = output(command)?;
    serde_json::from_str(&text).map_err(|error| TaskError::new(shown(command), error))
}

/// The output of `cargo metadata` for this workspace.
pub(crate) fn metadata() -> Result<serde_json::Value, TaskError> {
    json(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))
}

pub(crate) fn target_directory() -> Result<PathBuf, TaskError> {
    let metadata = metadata()?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .ok_or_else(|| TaskError("cargo metadata names no target directory".into()))
}

/// A command as typed in a shell.
pub(crate) fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
