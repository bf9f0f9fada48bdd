//! Files to scenarios.

use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;
use thiserror::Error;

use super::locate::line_of;
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
    block: Arc<Block>,
    /// Its place in the block's list, if the block is one.
    index: Option<usize>,
}

impl Case {
    /// The line of the file, from 1, where the value at a path begins.
    pub(super) fn line_of(&self, path: &str) -> usize {
        let within = if path.is_empty() { String::new() } else { format!(".{path}") };
        let path = match self.index {
            Some(index) => format!("[{index}]{within}"),
            None => path.to_owned(),
        };
        self.block.lines_before + line_of(&self.block.text, &path) + 1
    }
}

/// A piece of JSON in a file.
#[derive(Debug)]
struct Block {
    lines_before: usize,
    text: String,
}

/// How scenarios are written in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One object or a list of them.
    Json,
    /// Fenced `json` blocks, each an object or a list.
    Markdown,
}

/// Why a file, or a block of it, can't be run at all.
#[derive(Debug, Error)]
pub enum ScenarioLoadError {
    /// The file can't be read.
    #[error("{path}: {}", unreadable(error))]
    Unreadable {
        /// The file.
        path: String,
        /// The reason the system gives.
        error: std::io::Error,
    },
    /// Neither JSON nor Markdown by its name.
    #[error("{path}: the name must end in .json or .md")]
    UnknownKind {
        /// The file.
        path: String,
    },
    /// Broken JSON.
    #[error("{path}: line {line}: not valid JSON: {problem}")]
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
        /// The line where the value begins, from 1.
        line: usize,
    },
    /// No scenario at all.
    #[error("{path}: there is no scenario in it")]
    Empty {
        /// The file.
        path: String,
    },
}

impl ScenarioLoadError {
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

    /// The file it is about.
    #[must_use]
    pub fn path(&self) -> &str {
        match self {
            Self::Unreadable { path, .. }
            | Self::UnknownKind { path }
            | Self::BrokenJson { path, .. }
            | Self::NotAnObject { path, .. }
            | Self::Empty { path } => path,
        }
    }

    /// The line it is about, from 1.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::BrokenJson { line, .. } | Self::NotAnObject { line, .. } => Some(*line),
            Self::Unreadable { .. } | Self::UnknownKind { .. } | Self::Empty { .. } => None,
        }
    }
}

fn unreadable(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::InvalidData => "the file is not text in UTF-8".to_owned(),
        ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
        _ => format!("can't be read: {error}"),
    }
}

/// The scenarios of a file, with what can't be read in their place.
pub(super) fn read(path: &Path) -> Vec<Result<Case, ScenarioLoadError>> {
    let source = path.display().to_string();
    match read_text(path, &source) {
        Ok((format, text)) => parse(&source, format, &text),
        Err(error) => vec![Err(error)],
    }
}

fn read_text(path: &Path, source: &str) -> Result<(Format, String), ScenarioLoadError> {
    let unreadable = |error| ScenarioLoadError::Unreadable { path: source.to_owned(), error };
    let extension = path.extension().map(OsStr::to_ascii_lowercase);
    let format = match extension.as_ref().and_then(|extension| extension.to_str()) {
        Some("json") => Format::Json,
        Some("md" | "markdown") => Format::Markdown,
        _ => {
            // If the file doesn't exist, its name doesn't matter.
            std::fs::metadata(path).map_err(unreadable)?;
            return Err(ScenarioLoadError::UnknownKind { path: source.to_owned() });
        }
    };
    Ok((format, read_text_file(path).map_err(unreadable)?))
}

/// The scenarios of a text, with what can't be read in their place; `source` is
/// what the text is called in messages.
#[must_use]
pub fn parse(source: &str, format: Format, text: &str) -> Vec<Result<Case, ScenarioLoadError>> {
    let blocks = match format {
        Format::Json => {
            let text = text.strip_prefix('\u{feff}').unwrap_or(text).to_owned();
            vec![Block { lines_before: 0, text }]
        }
        Format::Markdown => fenced_blocks(text),
    };
    let mut cases = Vec::new();
    for block in blocks {
        let place = match format {
            Format::Json => source.to_owned(),
            Format::Markdown => format!("{source} line {}", block.lines_before + 1),
        };
        parse_block(source, &place, block, &mut cases);
    }
    if cases.is_empty() {
        cases.push(Err(ScenarioLoadError::Empty { path: source.to_owned() }));
    }
    cases
}

fn parse_block(
    source: &str,
    place: &str,
    block: Block,
    cases: &mut Vec<Result<Case, ScenarioLoadError>>,
) {
    let value: Value = match serde_json::from_str(&block.text) {
        Ok(value) => value,
        Err(error) => {
            let line = block.lines_before + error.line();
            cases.push(Err(ScenarioLoadError::BrokenJson {
                path: source.to_owned(),
                line,
                problem: problem(&error),
            }));
            return;
        }
    };
    let block = Arc::new(block);
    let mut add = |place: String, index: Option<usize>, value: Value| {
        let is_object = value.is_object();
        let case = Case { source: source.to_owned(), place, value, block: block.clone(), index };
        cases.push(if is_object {
            Ok(case)
        } else {
            Err(ScenarioLoadError::NotAnObject { path: source.to_owned(), line: case.line_of("") })
        });
    };
    match value {
        Value::Array(values) => {
            for (index, value) in values.into_iter().enumerate() {
                add(format!("{place}[{index}]"), Some(index), value);
            }
        }
        value => add(place.to_owned(), None, value),
    }
}

/// What is wrong with a JSON text, without the line: in Markdown, serde counts it from
/// the beginning of the block.
fn problem(error: &serde_json::Error) -> String {
    let message = error.to_string();
    match message.rsplit_once(" at line ") {
        Some((message, _)) => message.to_owned(),
        None => message,
    }
}

/// The fenced blocks marked `json`.
fn fenced_blocks(text: &str) -> Vec<Block> {
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
    // In Markdown, a block that is never closed reaches to the end.
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
    fn block(self) -> Option<Block> {
        self.wanted.then_some(Block { lines_before: self.lines_before, text: self.text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_gives_its_json_blocks_only() {
        let text = "# A\n```json\n{\"name\": \"a\"}\n```\n```rust\nfn main() {}\n```\n~~~ JSON\n[{\"name\": \"b\"},\n {\"name\": \"c\"}]\n~~~\n";
        let cases: Vec<Case> =
            parse("x.md", Format::Markdown, text).into_iter().map(Result::unwrap).collect();
        let names: Vec<_> = cases.iter().map(|case| case.value["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["a", "b", "c"]);
        assert_eq!(cases[2].place, "x.md line 9[1]");
        assert_eq!([3, 9, 10], [0, 1, 2].map(|index| cases[index].line_of("name")));
    }

    #[test]
    fn broken_texts_are_named_by_line() {
        let messages = |format, text| -> Vec<String> {
            let cases = parse("x", format, text).into_iter();
            cases.map(|case| case.map_or_else(|error| error.to_string(), |_| "ok".into())).collect()
        };
        let json = |text| messages(Format::Json, text);
        assert_eq!(json("{\n\"a\":\n}"), ["x: line 3: not valid JSON: expected value"]);
        assert_eq!(
            json("[{},\n1, {}]"),
            ["ok", "x: line 2: a scenario is a JSON object, or a list of them", "ok"]
        );
        assert_eq!(json("[]"), ["x: there is no scenario in it"]);
        let markdown = |text| messages(Format::Markdown, text);
        assert_eq!(markdown("nothing"), ["x: there is no scenario in it"]);
        let [broken, good] = &markdown("a\n```json\n{,}\n```\n```json\n{}\n```")[..] else {
            panic!("two blocks")
        };
        assert!(broken.starts_with("x: line 3: not valid JSON"), "{broken}");
        assert_eq!(good, "ok");
    }

    #[test]
    fn missing_files_and_unknown_kinds_are_named() {
        let code = |path: &str| match &read(Path::new(path))[..] {
            [Err(error)] => error.code(),
            other => panic!("{other:?}"),
        };
        assert_eq!(code("no/such/file.json"), "scenario-unreadable");
        assert_eq!(code("no/such/file"), "scenario-unreadable");
        assert_eq!(code("Cargo.toml"), "scenario-unknown-kind");
    }
}
