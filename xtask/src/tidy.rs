//! Rules that the compiler can't check.

mod checks;
mod names;

use std::path::Path;

use crate::layers;
use crate::shell::{TaskError, command, metadata, output, root};

#[derive(Debug)]
pub(crate) struct File {
    /// The path relative to the root, with forward slashes.
    path: String,
    /// The text; empty for binary files.
    text: String,
}

/// A rule, and a function that finds violations.
struct Check {
    name: &'static str,
    find: fn(&[File]) -> Vec<String>,
}

const CHECKS: &[Check] = &[
    Check { name: "file length", find: checks::file_length },
    Check { name: "crate documentation", find: checks::crate_documentation },
    Check { name: "machine paths", find: checks::machine_paths },
    Check { name: "names that say nothing", find: names::empty_names },
    Check { name: "card names in engine code", find: names::card_names },
];

/// Runs all checks and prints their findings.
pub(crate) fn run() -> Result<(), TaskError> {
    let files = read_files(root())?;
    let mut count = 0;
    let mut report = |name: &str, findings: Vec<String>| {
        println!("{name}: {}", if findings.is_empty() { "ok" } else { "NOT OK" });
        for finding in &findings {
            println!("  {finding}");
        }
        count += findings.len();
    };
    for check in CHECKS {
        report(check.name, (check.find)(&files));
    }
    report("licence fields", checks::licence_fields(&metadata()?));
    report("dependencies between crates", layers::findings()?);
    if count == 0 { Ok(()) } else { Err(TaskError(format!("not tidy, in {count} places"))) }
}

/// All tracked and untracked files that are not ignored.
fn read_files(root: &Path) -> Result<Vec<File>, TaskError> {
    let arguments = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    let list = output(command("git").args(arguments))?;
    let mut files = Vec::new();
    for path in list.split('\0').filter(|path| !path.is_empty()) {
        match std::fs::read(root.join(path)) {
            Ok(bytes) => {
                let text = String::from_utf8(bytes).unwrap_or_default();
                files.push(File { path: path.to_owned(), text });
            }
            // Deleted, but still in the index.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(TaskError::new(path, error)),
        }
    }
    Ok(files)
}

#[cfg(test)]
fn file(path: &str, text: impl Into<String>) -> File {
    File { path: path.into(), text: text.into() }
}
