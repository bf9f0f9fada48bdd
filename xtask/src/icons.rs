//! Generates the icon sprite, with exactly the icons in use, and its credits.
//!
//! Cards name their icons in `decks/`, everything else is listed in
//! `assets/icons/interface.txt`. Only this command needs a network.

mod path;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::shell::{self, TaskError, root};

/// The package with the icons, on a grid of 512.
const DRAWINGS: Package = Package { name: "@iconify-json/game-icons", version: "1.2.4" };
/// The package with the same icons in one folder per author, for the credits.
const BY_AUTHOR: Package = Package { name: "game-icons-react", version: "0.1.6" };

/// Folders of the second package that don't name a single person.
const NOBODY: [&str; 1] = ["badges"];
/// Authors whose names are spelled differently from their folders.
const SPELLED: [(&str, &str); 4] = [
    ("darkzaitzev", "DarkZaitzev"),
    ("various-artists", "various artists"),
    ("aussiesim", "Aussiesim"),
    ("caro-asercion", "Caro Asercion"),
];
/// Authors of icons that are in no such folder.
const CONTRIBUTORS: &str = "game-icons.net contributors";

struct Package {
    name: &'static str,
    version: &'static str,
}

/// Authors and licenses.
#[derive(Debug, Serialize)]
struct Credits {
    collection: &'static str,
    source: &'static str,
    licence: &'static str,
    licence_text: &'static str,
    package: String,
    changes: &'static str,
    icons: BTreeMap<String, Vec<String>>,
}

/// Regenerates the sprite and the credits.
pub(crate) fn run() -> Result<(), TaskError> {
    let used = used()?;
    let folder = std::env::temp_dir().join(format!("asterism-icons-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| TaskError::new(folder.display(), error))?;
    let written = extract(&used, &folder);
    // Remove the downloads in any case.
    let _ = std::fs::remove_dir_all(&folder);
    let bytes = written?;
    println!("{} icons, {} kB", used.len(), bytes / 1000);
    Ok(())
}

fn extract(used: &BTreeSet<String>, folder: &Path) -> Result<usize, TaskError> {
    let drawings = unpack(&DRAWINGS, folder)?;
    let text = read(&drawings.join("icons.json"))?;
    let package: serde_json::Value =
        serde_json::from_str(&text).map_err(|error| TaskError::new(DRAWINGS.name, error))?;
    let authors = authors(&unpack(&BY_AUTHOR, folder)?.join("dist"))?;
    let mut symbols = String::new();
    let mut icons = BTreeMap::new();
    for name in used {
        let body = package["icons"][name]["body"].as_str().ok_or_else(|| {
            TaskError(format!("{} has no icon {name}; choose another one", DRAWINGS.name))
        })?;
        symbols.push_str(&symbol(name, body)?);
        let drew = authors.get(&name.replace('-', "")).cloned();
        icons.insert(name.clone(), drew.unwrap_or_else(|| vec![CONTRIBUTORS.to_owned()]));
    }
    let sprite = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<!-- Icons of game-icons.net, CC BY 3.0, \
         their authors in credits.json; made by `cargo xtask icons`. -->\n{symbols}</svg>\n"
    );
    let credits = Credits {
        collection: "game-icons",
        source: "https://game-icons.net",
        licence: "CC BY 3.0",
        licence_text: "https://creativecommons.org/licenses/by/3.0/",
        package: format!("{} {}", DRAWINGS.name, DRAWINGS.version),
        changes: "coordinates cut to one decimal",
        icons,
    };
    let mut table = serde_json::to_string_pretty(&credits)
        .map_err(|error| TaskError::new("the credits", error))?;
    table.push('\n');
    write("sprite.svg", &sprite)?;
    write("credits.json", &table)?;
    Ok(sprite.len())
}

/// The icons in use: those of cards and those of the list.
fn used() -> Result<BTreeSet<String>, TaskError> {
    let mut used = BTreeSet::new();
    let list = read(&assets().join("interface.txt"))?;
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (icon, _) = line
            .split_once(':')
            .ok_or_else(|| TaskError(format!("interface.txt: {line:?} has no colon")))?;
        used.insert(icon.trim().to_owned());
    }
    for edition in entries(&root().join("decks"))? {
        for file in entries(&edition)?.iter().filter(|file| is_kdl(file)) {
            used.extend(named(&read(file)?));
        }
    }
    Ok(used)
}

/// The icons that a card file names.
fn named(cards: &str) -> impl Iterator<Item = String> {
    let after = cards.split(" icon=\"").skip(1);
    after.filter_map(|rest| rest.split_once('"')).map(|(name, _)| name.to_owned())
}

fn symbol(name: &str, body: &str) -> Result<String, TaskError> {
    let mut out = format!("<symbol id=\"{name}\" viewBox=\"0 0 512 512\">");
    let mut rest = body;
    while let Some((before, after)) = rest.split_once(" d=\"") {
        let (data, after) = after
            .split_once('"')
            .ok_or_else(|| TaskError(format!("the drawing of {name} can't be read")))?;
        let data = path::shortened(data)
            .ok_or_else(|| TaskError(format!("the drawing of {name} can't be read")))?;
        write!(out, "{before} d=\"{data}\"").map_err(|error| TaskError::new(name, error))?;
        rest = after;
    }
    out.push_str(rest);
    out.push_str("</symbol>\n");
    Ok(out)
}

/// Authors by the name of the icon without dashes.
fn authors(folder: &Path) -> Result<BTreeMap<String, Vec<String>>, TaskError> {
    let mut authors: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for author in entries(folder)?.iter().filter(|path| path.is_dir()) {
        let slug = file_name(author);
        if NOBODY.contains(&slug.as_str()) {
            continue;
        }
        for file in entries(author)? {
            let name = file_name(&file);
            if let Some(name) = name.strip_suffix(".js") {
                authors.entry(name.to_lowercase()).or_default().push(spelled(&slug));
            }
        }
    }
    Ok(authors)
}

/// How an author's name is spelled: `lord-berandas` is Lord Berandas.
fn spelled(slug: &str) -> String {
    if let Some((_, name)) = SPELLED.iter().find(|(folder, _)| *folder == slug) {
        return (*name).to_owned();
    }
    let capital = |word: &str| -> String {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    };
    slug.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// Downloads a package with npm and unpacks it. Returns its folder.
fn unpack(package: &Package, folder: &Path) -> Result<PathBuf, TaskError> {
    let wanted = format!("{}@{}", package.name, package.version);
    let mut npm = shell::command("npm");
    npm.current_dir(folder).args(["pack", "--silent", &wanted]);
    let archive = shell::output(&mut npm)?;
    let archive = archive.lines().last().unwrap_or_default().trim().to_owned();
    let into = folder.join(package.name.replace(['@', '/'], "_"));
    std::fs::create_dir_all(&into).map_err(|error| TaskError::new(into.display(), error))?;
    let mut tar = shell::command("tar");
    tar.current_dir(folder).args(["xzf", &archive, "-C"]).arg(&into);
    shell::run(&mut tar)?;
    Ok(into.join("package"))
}

fn assets() -> PathBuf {
    root().join("assets/icons")
}

fn is_kdl(file: &Path) -> bool {
    file.extension().is_some_and(|kind| kind == "kdl")
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let failed = |error| TaskError::new(folder.display(), error);
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        found.push(entry.map_err(failed)?.path());
    }
    found.sort();
    Ok(found)
}

fn read(file: &Path) -> Result<String, TaskError> {
    std::fs::read_to_string(file).map_err(|error| TaskError::new(file.display(), error))
}

fn write(name: &str, text: &str) -> Result<(), TaskError> {
    let file = assets().join(name);
    std::fs::write(&file, text).map_err(|error| TaskError::new(file.display(), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_name_their_icons() {
        let cards =
            "keeper \"milk\" icon=\"milk-carton\"\nkeeper \"bread\"\nrule \"a\" icon=\"b\" {}";
        assert_eq!(named(cards).collect::<Vec<_>>(), ["milk-carton", "b"]);
    }

    #[test]
    fn authors_are_spelled_like_names() {
        assert_eq!(spelled("lorc"), "Lorc");
        assert_eq!(spelled("lord-berandas"), "Lord Berandas");
        assert_eq!(spelled("darkzaitzev"), "DarkZaitzev");
    }

    #[test]
    fn a_symbol_keeps_everything_but_the_decimals() {
        let body = "<path fill=\"currentColor\" d=\"M1.25 2l.123-4z\"/>";
        let expected = "<symbol id=\"x\" viewBox=\"0 0 512 512\">\
                        <path fill=\"currentColor\" d=\"M1.3 2l.1-4z\"/></symbol>\n";
        assert_eq!(symbol("x", body).expect("a drawing"), expected);
    }
}
