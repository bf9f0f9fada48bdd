//! Files to scenarios.

use std::ffi::OsStr;
use std::path::Path;

use serde_json::Value;
use thiserror::Error;

use crate::read_text_file;

/// One scenario as it was written.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file it is from.
    pub source: String,
    /// Where in it, for scenarios without a name.
    pub place: String,
    /// Its text, read as JSON.
    pub value: Value,
}

/// How scenarios are written in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One object or a list of them.
    Json,
    /// Fenced `json` blocks, each an object or a list.
    Markdown,
}

/// Why a file can't be run at all.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file can't be read.
    #[error("{path}: can't be read: {error}")]
    Unreadable {
        /// The file.
        path: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// Neither JSON nor Markdown by its name.
    #[error("{path}: scenarios are in .json or .md files")]
    UnknownKind {
        /// The file.
        path: String,
    },
    /// Broken JSON.
    #[error("{path}: line {line}: broken JSON: {problem}")]
    BrokenJson {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// JSON, but no scenario.
    #[error("{path}: line {line}: a scenario is a JSON object, or a list of them")]
    NotAnObject {
        /// The file.
        path: String,
        /// The line where the block begins, from 1.
        line: usize,
    },
    /// No scenario at all.
    #[error("{path}: there is no scenario in it")]
    Empty {
        /// The file.
        path: String,
    },
}

impl LoadError {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "scenario-unreadable",
            Self::UnknownKind { .. } => "scenario-unknown-kind",
            Self::BrokenJson { .. } => "scenario-broken-json",
            Self::NotAnObject { .. } => "scenario-not-an-object",
            Self::Empty { .. } => "scenario-none",
        }
    }
}

/// Reads a file.
pub(super) fn read(path: &Path) -> Result<Vec<Case>, LoadError> {
    let source = path.display().to_string();
    let extension = path.extension().map(OsStr::to_ascii_lowercase);
    let format = match extension.as_ref().and_then(|extension| extension.to_str()) {
        Some("json") => Format::Json,
        Some("md" | "markdown") => Format::Markdown,
        _ => {
            // A file that isn't there matters more than how it is called.
            return Err(match std::fs::metadata(path) {
                Err(error) => LoadError::Unreadable { path: source, error },
                Ok(_) => LoadError::UnknownKind { path: source },
            });
        }
    };
    let text = read_text_file(path)
        .map_err(|error| LoadError::Unreadable { path: source.clone(), error })?;
    parse(&source, format, &text)
}

/// Reads a text; `source` is what it is called in messages.
pub fn parse(source: &str, format: Format, text: &str) -> Result<Vec<Case>, LoadError> {
    let blocks = match format {
        Format::Json => vec![(0, text.strip_prefix('\u{feff}').unwrap_or(text).to_owned())],
        Format::Markdown => fenced_blocks(text),
    };
    let mut cases = Vec::new();
    for (lines_before, block) in blocks {
        let value: Value = serde_json::from_str(&block).map_err(|error| LoadError::BrokenJson {
            path: source.to_owned(),
            line: lines_before + error.line(),
            problem: error.to_string(),
        })?;
        let place = if format == Format::Json {
            source.to_owned()
        } else {
            format!("{source} line {}", lines_before + 1)
        };
        let case = |place, value| Case { source: source.to_owned(), place, value };
        match value {
            Value::Object(_) => cases.push(case(place, value)),
            Value::Array(values) if values.iter().all(Value::is_object) => {
                let values = values.into_iter().enumerate();
                cases.extend(values.map(|(index, value)| case(format!("{place}[{index}]"), value)));
            }
            _ => {
                let line = lines_before + 1;
                return Err(LoadError::NotAnObject { path: source.to_owned(), line });
            }
        }
    }
    if cases.is_empty() {
        return Err(LoadError::Empty { path: source.to_owned() });
    }
    Ok(cases)
}

/// The fenced blocks marked `json`, each with the number of lines before it.
fn fenced_blocks(text: &str) -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<Fence> = None;
    for (index, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        let mark = trimmed.chars().next().filter(|mark| matches!(mark, '`' | '~'));
        let width = mark.map_or(0, |mark| trimmed.chars().take_while(|&c| c == mark).count());
        match &mut open {
            None if width >= 3 => {
                let info = trimmed[width..].split_whitespace().next().unwrap_or_default();
                open = Some(Fence {
                    mark,
                    width,
                    wanted: info.eq_ignore_ascii_case("json"),
                    lines_before: index + 1,
                    text: String::new(),
                });
            }
            None => {}
            Some(fence)
                if mark == fence.mark
                    && width >= fence.width
                    && trimmed[width..].trim().is_empty() =>
            {
                blocks.extend(open.take().and_then(Fence::block));
            }
            Some(fence) => {
                fence.text.push_str(line);
                fence.text.push('\n');
            }
        }
    }
    // A block that is never closed reaches to the end, as Markdown has it.
    blocks.extend(open.and_then(Fence::block));
    blocks
}

struct Fence {
    mark: Option<char>,
    width: usize,
    wanted: bool,
    lines_before: usize,
    text: String,
}

impl Fence {
    fn block(self) -> Option<(usize, String)> {
        self.wanted.then_some((self.lines_before, self.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_gives_its_json_blocks_only() {
        let text = "# A\n```json\n{\"name\": \"a\"}\n```\n```rust\nfn main() {}\n```\n~~~ JSON\n[{\"name\": \"b\"}, {\"name\": \"c\"}]\n~~~\n";
        let cases = parse("x.md", Format::Markdown, text).unwrap();
        let names: Vec<_> = cases.iter().map(|case| case.value["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["a", "b", "c"]);
        assert_eq!(cases[2].place, "x.md line 9[1]");
    }

    #[test]
    fn broken_texts_are_named_by_line() {
        let message = |format, text| parse("x", format, text).unwrap_err().to_string();
        assert!(message(Format::Json, "{\n\"a\":\n}").starts_with("x: line 3: broken JSON"));
        assert!(message(Format::Markdown, "a\n```json\n{,}\n```").starts_with("x: line 3: broken"));
        assert!(message(Format::Json, "[1]").contains("a scenario is a JSON object"));
        assert!(message(Format::Json, "[]").contains("there is no scenario"));
        assert!(message(Format::Markdown, "nothing").contains("there is no scenario"));
    }

    #[test]
    fn missing_files_and_unknown_kinds_are_told() {
        let code = |path: &str| read(Path::new(path)).unwrap_err().code();
        assert_eq!(code("no/such/file.json"), "scenario-unreadable");
        assert_eq!(code("no/such/file"), "scenario-unreadable");
        assert_eq!(code("Cargo.toml"), "scenario-unknown-kind");
    }
}
