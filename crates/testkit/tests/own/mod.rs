//! Reading our own scenarios and decks.

use std::path::{Path, PathBuf};

use asterism_cards::ast::{Kind, Occasion, Part};
use asterism_testkit::scenario::{Case, Format, parse};
use serde_json::Value;

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The scenario files under a folder, however deep.
pub(crate) fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("scenarios").join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of scenarios") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "json" || kind == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The scenarios under a folder.
pub(crate) fn cases(folder: &str) -> Vec<Case> {
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let cases = parse(&path.display().to_string(), Format::Json, &text);
        cases.into_iter().map(|case| case.expect("a scenario")).collect::<Vec<_>>()
    };
    files(folder).into_iter().flat_map(read).collect()
}

/// Every text below a key of that name.
pub(crate) fn texts<'a>(cases: &'a [Case], key: &'a str) -> impl Iterator<Item = String> + 'a {
    cases.iter().flat_map(move |case| {
        let mut found = Vec::new();
        search(&case.value, key, false, &mut found);
        found
    })
}

fn search(value: &Value, key: &str, below: bool, found: &mut Vec<String>) {
    match value {
        Value::String(text) if below => found.push(text.clone()),
        Value::Array(list) => list.iter().for_each(|entry| search(entry, key, below, found)),
        Value::Object(map) => {
            map.iter().for_each(|(name, entry)| search(entry, key, below || name == key, found));
        }
        _ => {}
    }
}

/// A card that scenarios must use, and how.
pub(crate) struct Used {
    pub(crate) kind: Kind,
    pub(crate) name: String,
    /// Whether it has a free action.
    pub(crate) power: bool,
}

/// An edition's cards, Meta Rules aside.
pub(crate) fn edition(name: &str) -> Vec<Used> {
    let deck = asterism_catalog::build_deck(&[name.to_owned()], &[]).expect("a deck");
    let used = |card| Used {
        kind: deck.kind(card),
        name: deck.name(card).to_owned(),
        power: deck.definition(card).parts.iter().any(|part| {
            matches!(part, Part::Ability(ability)
                if matches!(ability.occasion, Occasion::OncePerTurn | Occasion::FreeAction))
        }),
    };
    deck.cards().map(used).collect()
}
