//! How a command can end other than well, and the exit codes.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use asterism_testkit::{LONGEST_TEXT_FILE, read_text_file};
use thiserror::Error;

/// Why a command ended early.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// What was typed or read can't be used: exit code 2.
    #[error("{0}")]
    BadInput(String),
    /// The work was done and its answer is no, which has been said: exit code 1.
    #[error("the check failed")]
    No,
    /// The work was done and its answer is no, for the reasons listed: exit code 1.
    #[error("{0}")]
    CheckFailed(String),
    /// Nobody reads our output any more, which is no mistake of anybody.
    #[error("nobody reads the output")]
    NobodyReads,
    /// The machine didn't do what it was asked: exit code 1.
    #[error("{0}")]
    Machine(String),
}

impl Failure {
    /// What can't be used, and why.
    pub(crate) fn bad(what: impl std::fmt::Display, why: impl std::fmt::Display) -> Self {
        Self::BadInput(format!("{what}: {why}"))
    }

    /// Tells the person, and gives the exit code.
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
            Self::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// `eprintln!` would panic where standard error is closed.
fn say(sentence: &str) {
    use std::io::Write as _;
    let _ = writeln!(io::stderr(), "asterism: {sentence}");
}

/// Errors while printing. Those of files are told apart by [`read_file`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Machine(format!("the output could not be written: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

/// Reads a text file that somebody named.
pub(crate) fn read_file(path: &Path) -> Result<String, Failure> {
    read_text_file(path).map_err(|error| Failure::bad(path.display(), why_unreadable(&error)))
}

/// Why a file can't be read, for a person.
pub(crate) fn why_unreadable(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::PermissionDenied => "the file may not be read".into(),
        io::ErrorKind::InvalidData => "the file is not text in UTF-8".into(),
        io::ErrorKind::IsADirectory => "this is a folder, not a file".into(),
        io::ErrorKind::FileTooLarge => {
            format!(
                "the file is too long; {} MiB is the most that is read",
                LONGEST_TEXT_FILE >> 20
            )
        }
        _ => error.to_string(),
    }
}
