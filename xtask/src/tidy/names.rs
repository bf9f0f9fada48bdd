//! Checks of names: ours, and those of cards.

use std::collections::HashSet;

use super::File;

/// Words that say nothing about what a thing is.
const EMPTY_WORDS: [&str; 6] = ["util", "utils", "helper", "helpers", "manager", "managers"];

/// No file, folder or item is called by a word that says nothing.
pub(super) fn empty_names(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with(".rs")) {
        for part in file.path.trim_end_matches(".rs").split('/') {
            if says_nothing(part) {
                findings.push(format!("{}: the name {part} says nothing", file.path));
            }
        }
        for (number, line) in file.text.lines().enumerate() {
            if let Some(name) = declared(line).filter(|name| says_nothing(name)) {
                let place = format!("{}:{}", file.path, number + 1);
                findings.push(format!("{place}: the name {name} says nothing"));
            }
        }
    }
    findings
}

/// The name of the item that a line declares.
fn declared(line: &str) -> Option<&str> {
    const ITEMS: [&str; 8] =
        ["mod", "fn", "struct", "enum", "trait", "type", "const", "macro_rules!"];
    let mut words = line.split_whitespace().skip_while(|word| !ITEMS.contains(word));
    // `const fn name` declares a function.
    let name = words.by_ref().find(|word| !ITEMS.contains(word))?;
    name.split(|c: char| !(c.is_alphanumeric() || c == '_')).next()
}

/// Whether one of the words of a name is empty; `snake_case` and `CamelCase`.
fn says_nothing(name: &str) -> bool {
    let mut words = vec![String::new()];
    for letter in name.chars() {
        let separates = !letter.is_alphanumeric();
        if separates || letter.is_uppercase() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| !separates) {
            word.extend(letter.to_lowercase());
        }
    }
    words.iter().any(|word| EMPTY_WORDS.contains(&word.as_str()))
}

/// Engine code knows verbs, never cards: no id of two or more words from
/// `decks/` occurs in its string literals. (An id of one word, such as
/// "moon", may be an ordinary word; and an id that decks also write without
/// quotes, such as `trade-hands`, is a word of the card language.)
pub(super) fn card_names(files: &[File]) -> Vec<String> {
    let decks = || files.iter().filter(|file| file.path.starts_with("decks/"));
    let words: HashSet<&str> = decks().flat_map(|file| bare_words(&file.text)).collect();
    let ids = decks().flat_map(|file| card_ids(&file.text));
    let ids: Vec<&str> = ids.filter(|id| !words.contains(id)).collect();
    let engine =
        |path: &str| path.starts_with("crates/fluxx/src/") || path.starts_with("crates/cards/src/");
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| engine(&file.path) && file.path.ends_with(".rs")) {
        for (number, line) in shipped_lines(&file.text).enumerate() {
            for id in ids.iter().filter(|id| line.contains(&format!("\"{id}\""))) {
                findings.push(format!("{}:{}: names the card {id}", file.path, number + 1));
            }
        }
    }
    findings
}

/// The lines before a file's own tests, which may play with real cards.
fn shipped_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().take_while(|line| line.trim() != "#[cfg(test)]")
}

/// The words of a text that are not in quotes.
fn bare_words(text: &str) -> impl Iterator<Item = &str> {
    let unquoted = text.lines().flat_map(|line| line.split('"').step_by(2));
    unquoted.flat_map(|part| part.split(|c: char| !(c.is_alphanumeric() || c == '-')))
}

/// Ids of two or more words: `kind "some-id"` at the beginning of a line.
fn card_ids(text: &str) -> impl Iterator<Item = &str> {
    const KINDS: [&str; 7] = ["keeper", "creeper", "goal", "ungoal", "action", "rule", "surprise"];
    text.lines().filter_map(|line| {
        let (kind, rest) = line.trim_start().split_once(" \"")?;
        let (id, _) = rest.split_once('"')?;
        (KINDS.contains(&kind) && id.contains('-')).then_some(id)
    })
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    #[test]
    fn names_that_say_nothing_are_found() {
        let text = concat!(
            "pub(crate) struct Table",
            "Manager;\nconst fn deal() {}\nfn string_utils() {}\n"
        );
        let findings =
            empty_names(&[file("crates/a/src/helpers.rs", ""), file("crates/a/src/lib.rs", text)]);
        assert_eq!(findings.len(), 3, "{findings:?}");
        assert!(findings[1].contains("lib.rs:1") && findings[2].contains("lib.rs:3"));
    }

    #[test]
    fn card_names_in_engine_code_are_found() {
        let deck = "keeper \"moon\"\nkeeper \"laser-sword\" marks=\"gear\" {\n}\n\
                    action \"trade-hands\" { trade-hands }\n";
        let code = "match id {\n\"laser-sword\" => 1,\n\"moon\" => 2,\n\"trade-hands\" => 3\n}\n#[cfg(test)]\n\"laser-sword\"\n";
        let files = [
            file("decks/star/cards.kdl", deck),
            file("crates/fluxx/src/win.rs", code),
            file("crates/testkit/src/lib.rs", code),
        ];
        let findings = card_names(&files);
        assert_eq!(findings, ["crates/fluxx/src/win.rs:2: names the card laser-sword"]);
    }
}
