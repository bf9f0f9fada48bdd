//! What several tests need: the deck files of the repository, read from disk.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::{fs, path::PathBuf};

use asterism_cards::{File, Loaded, load};

/// A deck file's name and text.
pub(crate) struct DeckFile {
    pub(crate) name: String,
    pub(crate) text: String,
}

pub(crate) fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of an edition: `edition.kdl` first, then its card files.
pub(crate) fn deck_files(edition: &str) -> Vec<DeckFile> {
    let folder = repository().join("decks").join(edition);
    let entries = fs::read_dir(&folder).expect("the deck folder is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a readable entry").file_name())
        .filter_map(|name| name.into_string().ok())
        .filter(|name| name.ends_with(".kdl"))
        .collect();
    names.sort_by_key(|name| (name != "edition.kdl", name.clone()));
    names
        .into_iter()
        .map(|name| DeckFile {
            text: fs::read_to_string(folder.join(&name)).expect("a readable deck file"),
            name: format!("{edition}/{name}"),
        })
        .collect()
}

/// An edition of the repository.
pub(crate) fn loaded(edition: &str) -> Loaded {
    let files = deck_files(edition);
    let files: Vec<File<'_>> =
        files.iter().map(|file| File { name: &file.name, text: &file.text }).collect();
    load(files[0], &files[1..])
}
