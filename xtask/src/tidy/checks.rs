//! Checks of files and manifests.

use serde_json::Value;

use super::File;

/// A file this long holds more than one concept.
const MAX_LINES: usize = 600;

const LICENCE: &str = "MIT OR Apache-2.0";

/// Source files short enough to be read at one go.
pub(super) fn file_length(files: &[File]) -> Vec<String> {
    let ours = |path: &str| path.starts_with("crates/") || path.starts_with("xtask/");
    files
        .iter()
        .filter(|file| ours(&file.path) && file.path.ends_with(".rs"))
        .map(|file| (&file.path, file.text.lines().count()))
        .filter(|&(_, lines)| lines > MAX_LINES)
        .map(|(path, lines)| {
            format!("{path} has {lines} lines; split it by concept (at most {MAX_LINES})")
        })
        .collect()
}

/// Every crate says first what it owns and what it knows nothing about.
pub(super) fn crate_documentation(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    for manifest in files.iter().filter(|file| is_crate_manifest(file)) {
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let top = ["src/lib.rs", "src/main.rs"]
            .iter()
            .find_map(|name| files.iter().find(|file| file.path == format!("{folder}{name}")));
        let Some(top) = top else {
            findings.push(format!("{folder} has neither src/lib.rs nor src/main.rs"));
            continue;
        };
        let documentation: String =
            top.text.lines().map_while(|line| line.strip_prefix("//!")).collect();
        for needed in ["Owns:", "Knows nothing about:"] {
            if !documentation.contains(needed) {
                findings.push(format!("{}: the first lines don't say \"{needed}\"", top.path));
            }
        }
    }
    findings
}

fn is_crate_manifest(file: &File) -> bool {
    file.path.ends_with("/Cargo.toml")
        && file.text.contains("[package]")
        && (file.path.starts_with("crates/") || file.path.starts_with("xtask/"))
}

/// Nothing in the project depends on, or tells of, one particular machine.
pub(super) fn machine_paths(files: &[File]) -> Vec<String> {
    // Written in two pieces, for this file is checked too.
    let roots = [concat!("/", "work/"), concat!("/", "root/"), concat!("/", "home/")];
    let mut findings = Vec::new();
    for file in files {
        for (number, line) in file.text.lines().enumerate() {
            for path in roots {
                // Part of an address or of a longer path is something else.
                let alone = |at: usize| {
                    let before = line[..at].chars().next_back();
                    !before.is_some_and(|c| c.is_alphanumeric() || "./-_~}".contains(c))
                };
                if line.match_indices(path).any(|(at, _)| alone(at)) {
                    findings.push(format!("{}:{}: names {path}…", file.path, number + 1));
                }
            }
        }
    }
    findings
}

/// Every package has the project's licence and is not published by accident.
pub(super) fn licence_fields(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    if packages.is_empty() {
        return vec!["cargo metadata lists no package".into()];
    }
    let mut findings = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or("a package without a name");
        if package["license"] != LICENCE {
            findings.push(format!("{name}: the licence must be {LICENCE}"));
        }
        if package["publish"].as_array().is_none_or(|registries| !registries.is_empty()) {
            findings.push(format!("{name}: publish must be false"));
        }
        if package["description"].as_str().is_none_or(str::is_empty) {
            findings.push(format!("{name}: a description is missing"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    #[test]
    fn long_files_are_found() {
        let files = [
            file("crates/a/src/lib.rs", "//\n".repeat(MAX_LINES)),
            file("crates/a/src/long.rs", "//\n".repeat(MAX_LINES + 1)),
            file("docs/long.md", "//\n".repeat(MAX_LINES + 1)),
        ];
        let findings = file_length(&files);
        assert_eq!(findings.len(), 1);
        assert!(findings[0].starts_with("crates/a/src/long.rs has 601 lines"));
    }

    #[test]
    fn crates_without_their_first_lines_are_found() {
        let manifest = |path| file(path, "[package]\nname = \"x\"\n");
        let files = [
            manifest("crates/a/Cargo.toml"),
            file("crates/a/src/lib.rs", "//! A.\n//!\n//! Owns: a.\n//! Knows nothing about: b.\n"),
            manifest("crates/b/Cargo.toml"),
            file("crates/b/src/main.rs", "//! B.\n//! Owns: b.\n\n//! Knows nothing about: a.\n"),
            manifest("crates/c/Cargo.toml"),
            file("Cargo.toml", "[workspace]\n"),
        ];
        let findings = crate_documentation(&files);
        assert_eq!(findings.len(), 2, "{findings:?}");
        assert!(findings[0].contains("crates/b/src/main.rs") && findings[0].contains("Knows"));
        assert!(findings[1].starts_with("crates/c/"));
    }

    #[test]
    fn machine_paths_are_found() {
        let text = concat!("see https://example.org/", "work/1\nopen \"/", "work/x\"\n");
        let findings = machine_paths(&[file("docs/a.md", text)]);
        assert_eq!(findings.len(), 1);
        assert!(findings[0].starts_with("docs/a.md:2:"));
    }

    #[test]
    fn missing_licences_are_found() {
        let metadata = serde_json::json!({"packages": [
            {"name": "good", "license": LICENCE, "publish": [], "description": "x"},
            {"name": "bad", "license": null, "publish": null, "description": null},
        ]});
        assert_eq!(licence_fields(&metadata).len(), 3);
        assert_eq!(licence_fields(&Value::Null).len(), 1);
    }
}
