//! Every card has an icon, the sprite holds exactly the icons in use, and who
//! drew them is said.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use asterism_catalog::editions;

fn asset(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/icons").join(name);
    std::fs::read_to_string(path).expect("a committed file").replace("\r\n", "\n")
}

/// Icons of everything that is no card.
fn of_the_interface() -> BTreeSet<String> {
    asset("interface.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(':').expect("an icon and what it is for").0.to_owned())
        .collect()
}

/// Icons that a card file under `decks/` names, be it an edition's or not.
fn of_all_cards() -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
    let entries = |folder: &Path| {
        let read = std::fs::read_dir(folder).expect("a folder of cards");
        read.map(|entry| entry.expect("a readable entry").path()).collect::<Vec<_>>()
    };
    for folder in entries(&decks).iter().filter(|path| path.is_dir()) {
        for file in entries(folder).iter().filter(|file| file.extension() == Some("kdl".as_ref())) {
            let text = std::fs::read_to_string(file).expect("a readable card file");
            let named = text.split(" icon=\"").skip(1).filter_map(|rest| rest.split_once('"'));
            used.extend(named.map(|(icon, _)| icon.to_owned()));
        }
    }
    let of_editions = editions().iter().flat_map(|edition| &edition.cards);
    for icon in of_editions.filter_map(|card| card.icon.as_ref()) {
        assert!(used.contains(icon), "{icon} is named by a card but not in its file");
    }
    used
}

/// The names of the symbols in the sprite, and what each draws.
fn sprite() -> BTreeMap<String, String> {
    let text = asset("sprite.svg");
    let symbols = text.lines().filter_map(|line| line.strip_prefix("<symbol id=\""));
    let mut found = BTreeMap::new();
    for symbol in symbols {
        let (name, drawing) = symbol.split_once('"').expect("a name");
        let twice = found.insert(name.to_owned(), drawing.to_owned());
        assert_eq!(twice, None, "{name} is there twice");
    }
    found
}

#[test]
fn every_card_has_an_icon() {
    for edition in editions() {
        let without: Vec<&str> = edition
            .cards
            .iter()
            .filter(|card| card.icon.is_none())
            .map(|card| card.id.as_str())
            .collect();
        assert!(without.is_empty(), "{}: no icon for {without:?}", edition.id);
    }
}

#[test]
fn the_sprite_holds_the_icons_in_use_and_no_others() {
    let mut used = of_the_interface();
    used.extend(of_all_cards());
    let there: BTreeSet<String> = sprite().into_keys().collect();
    let missing: Vec<_> = used.difference(&there).collect();
    let unused: Vec<_> = there.difference(&used).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
}

#[test]
fn icons_are_plain_drawings() {
    for (name, drawing) in sprite() {
        assert!(drawing.starts_with(" viewBox=\"0 0 512 512\"><path "), "{name}");
        assert!(drawing.ends_with("/></symbol>"), "{name}");
        for word in ["<script", "href", "style", "url(", "<image", " on"] {
            assert!(!drawing.contains(word), "{name} contains {word}");
        }
    }
}

#[test]
fn every_icon_is_credited() {
    let credits: serde_json::Value = serde_json::from_str(&asset("credits.json")).expect("JSON");
    assert_eq!(credits["licence"], "CC BY 3.0");
    let authors = credits["icons"].as_object().expect("the icons");
    let credited: BTreeSet<&String> = authors.keys().collect();
    let there = sprite();
    assert_eq!(credited, there.keys().collect());
    for (icon, drew) in authors {
        let names = drew.as_array().expect("their names");
        assert!(!names.is_empty(), "nobody is named for {icon}");
        assert!(names.iter().all(|name| name.as_str().is_some_and(|name| !name.is_empty())));
    }
}
