//! Errors of commands, and exit codes.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use asterism_testkit::{MAX_TEXT_FILE_LEN, read_text_file};
use thiserror::Error;

#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// Invalid input: exit code 2.
    #[error("{0}")]
    BadInput(String),
    /// The check failed, which was already reported: exit code 1.
    #[error("the check failed")]
    No,
    /// The check failed for these reasons: exit code 1.
    #[error("{0}")]
    CheckFailed(String),
    /// The output was closed (broken pipe), which is not an error.
    #[error("output closed (broken pipe)")]
    OutputClosed,
    /// An I/O or system error: exit code 1.
    #[error("{0}")]
    Machine(String),
}

impl Failure {
    pub(crate) fn bad(what: impl std::fmt::Display, why: impl std::fmt::Display) -> Self {
        Self::BadInput(format!("{what}: {why}"))
    }

    /// Prints the error and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::BadInput(sentence) => {
                say(sentence);
                ExitCode::from(2)
            }
            Self::CheckFailed(sentence) | Self::Machine(sentence) => {
                say(sentence);
                ExitCode::FAILURE
            }
            Self::No => ExitCode::FAILURE,
            Self::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

/// `eprintln!` would panic if standard error is closed.
fn say(sentence: &str) {
    use std::io::Write as _;
    let _ = writeln!(io::stderr(), "asterism: {sentence}");
}

/// Errors while printing. [`read_file`] handles those of files.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::Machine(format!("the output could not be written: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

/// Writes a temporary file and renames it, so that there is always a whole one.
pub(crate) fn write_file(path: &Path, text: impl AsRef<[u8]>) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    std::fs::write(&beside, text)
        .and_then(|()| std::fs::rename(&beside, path))
        .map_err(|error| Failure::bad(path.display(), format!("can't be written: {error}")))
}

pub(crate) fn read_file(path: &Path) -> Result<String, Failure> {
    read_text_file(path).map_err(|error| Failure::bad(path.display(), why_unreadable(&error)))
}

pub(crate) fn why_unreadable(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::PermissionDenied => "the file may not be read".into(),
        io::ErrorKind::InvalidData => "the file is not text in UTF-8".into(),
        io::ErrorKind::IsADirectory => "this is a folder, not a file".into(),
        io::ErrorKind::FileTooLarge => {
            format!(
                "the file is too long; {} MiB is the most that is read",
                MAX_TEXT_FILE_LEN >> 20
            )
        }
        _ => error.to_string(),
    }
}
