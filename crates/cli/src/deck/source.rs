//! Reads cards of an edition by name, from its folder, or from a card file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use asterism_cards::ast::Edition;
use asterism_cards::{File, Loaded, Location, load, read_cards};
use asterism_catalog::{EDITIONS, EditionFiles, unknown_edition};
use asterism_words::{Language, Names};

use crate::failure::{Failure, read_file, why_unreadable};

/// The file of a folder that describes the edition and has no cards.
pub(crate) const ABOUT: &str = "edition.kdl";

/// Cards and everything known about them.
#[derive(Debug)]
pub(crate) struct Source {
    /// The cards, and the mistakes in their files.
    pub(crate) loaded: Loaded,
    /// Files of names: file, language and text.
    names: Vec<(String, Language, String)>,
    /// Whether it is an edition rather than a few cards.
    pub(crate) is_edition: bool,
}

impl Source {
    /// Opens an edition, folder or file.
    pub(crate) fn open(name: &str) -> Result<Self, Failure> {
        if let Some(files) = EDITIONS.iter().find(|files| files.id == name) {
            return Ok(Self::ours(files));
        }
        let path = Path::new(name);
        if path.is_dir() {
            return Self::folder(path);
        }
        let is_path = path.extension().is_some() || path.components().count() > 1;
        if path.exists() || is_path {
            return Ok(Self::cards(name, &read_file(path)?));
        }
        Err(Failure::BadInput(format!(
            "{} There is no file or folder of that name, either.",
            unknown_edition(name)
        )))
    }

    fn ours(files: &EditionFiles) -> Self {
        let cards: Vec<File<'_>> =
            files.cards.iter().map(|&(name, text)| File { name, text }).collect();
        let about = format!("decks/{}/edition.kdl", files.id);
        let names = files.names.iter().map(|&(tag, text)| {
            let language = tag.parse().expect("the languages of an edition are ours");
            (format!("decks/{}/names/{tag}.ftl", files.id), language, text.to_owned())
        });
        Self {
            loaded: load(File { name: &about, text: files.about }, &cards),
            names: names.collect(),
            is_edition: true,
        }
    }

    /// An edition's folder: `edition.kdl`, card files, and `names/LANG.ftl`.
    fn folder(path: &Path) -> Result<Self, Failure> {
        let about = path.join(ABOUT);
        if !about.exists() {
            let why = "there is no edition.kdl in this folder; name the card files one by one";
            return Err(Failure::bad(path.display(), why));
        }
        let texts = |paths: Vec<PathBuf>| -> Result<Vec<(String, String)>, Failure> {
            let read = |path: PathBuf| Ok((path.display().to_string(), read_file(&path)?));
            paths.into_iter().map(read).collect()
        };
        let card_files = files_in(path, "kdl")?.into_iter().filter(|file| *file != about).collect();
        let cards = texts(card_files)?;
        let cards: Vec<File<'_>> = cards.iter().map(|(name, text)| File { name, text }).collect();
        let name = about.display().to_string();
        let loaded = load(File { name: &name, text: &read_file(&about)? }, &cards);
        let folder = path.join("names");
        let mut names = Vec::new();
        if folder.is_dir() {
            for (name, text) in texts(files_in(&folder, "ftl")?)? {
                let tag = Path::new(&name).file_stem().unwrap_or_default().to_string_lossy();
                let language = tag.parse().map_err(|error| Failure::bad(&name, error))?;
                names.push((name.clone(), language, text));
            }
        }
        Ok(Self { loaded, names, is_edition: true })
    }

    /// A card file, as an edition of its own.
    fn cards(name: &str, text: &str) -> Self {
        let read = read_cards(name, text);
        let stem = Path::new(name).file_stem().unwrap_or_default();
        let locations: BTreeMap<_, _> = read
            .cards
            .iter()
            .map(|found| (found.card.id.clone(), Location { report: 0, span: found.span }))
            .collect();
        let edition = Edition {
            id: stem.to_string_lossy().into_owned(),
            cards: read.cards.into_iter().map(|found| found.card).collect(),
            ..Edition::default()
        };
        let loaded = Loaded { edition, locations, reports: vec![read.report] };
        Self { loaded, names: Vec::new(), is_edition: false }
    }

    /// Adds the names of the cards, and returns the mistakes in them.
    pub(crate) fn teach(&self, names: &mut Names) -> Vec<String> {
        let edition = &self.loaded.edition;
        names.add_cards(&edition.id, &edition.cards);
        let mut mistakes = Vec::new();
        for (file, language, text) in &self.names {
            for mistake in names.add_ftl(&edition.id, *language, text).err().unwrap_or_default() {
                mistakes.push(format!("{file}: {mistake}"));
            }
        }
        mistakes
    }
}

/// The files in a folder with this extension, sorted.
pub(crate) fn files_in(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error| Failure::bad(folder.display(), why_unreadable(&error));
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
