//! Every card of every deck in every language: sound sentences, and snapshots
//! for people to read. `UPDATE_SNAPSHOTS=1` writes them anew.

#![allow(clippy::unwrap_used, reason = "what reads the decks for tests may stop them")]

use std::{fmt::Write as _, fs, path::PathBuf};

use asterism_cards::{
    File,
    ast::{Card, Edition, Kind},
    load,
};
use asterism_words::{CardText, Language, Names, Numerals, basic_rules_text, card_text, kind_name};

mod sound;

struct Deck {
    edition: Edition,
    names: Names,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every deck folder with its names.
fn decks() -> Vec<Deck> {
    let mut folders: Vec<_> = fs::read_dir(root().join("decks"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("edition.kdl").is_file())
        .collect();
    folders.sort();
    folders
        .into_iter()
        .map(|folder| {
            let mut files: Vec<(String, String)> = fs::read_dir(&folder)
                .unwrap()
                .map(|entry| entry.unwrap().path())
                .filter(|path| path.extension().is_some_and(|extension| extension == "kdl"))
                .map(|path| {
                    let name = path.file_name().unwrap().to_string_lossy().into_owned();
                    (name, fs::read_to_string(path).unwrap())
                })
                .collect();
            files.sort();
            let (edition, cards): (Vec<_>, Vec<_>) = files
                .iter()
                .map(|(name, text)| File { name, text })
                .partition(|file| file.name == "edition.kdl");
            let loaded = load(edition[0], &cards);
            assert!(loaded.is_clean(), "{}", loaded.render(false));
            let mut names = Names::new();
            for language in Language::ALL {
                let path = folder.join(format!("names/{language}.ftl"));
                let source = fs::read_to_string(&path).unwrap();
                names.add_ftl(&loaded.edition.id, language, &source).unwrap();
            }
            names.add_cards(&loaded.edition.id, &loaded.edition.cards);
            Deck { edition: loaded.edition, names }
        })
        .collect()
}

fn text(deck: &Deck, card: &Card, language: Language) -> CardText {
    card_text(language, card, &deck.edition.id, &deck.names, Numerals::Printed)
}

#[test]
fn every_card_has_a_name_in_every_language() {
    let decks = decks();
    assert!(!decks.is_empty());
    for deck in &decks {
        for card in &deck.edition.cards {
            for language in Language::ALL {
                assert!(
                    deck.names.knows(language, &card.id),
                    "{}/{} has no {language} name",
                    deck.edition.id,
                    card.id
                );
            }
        }
    }
}

#[test]
fn every_name_belongs_to_a_card() {
    for deck in decks() {
        for language in Language::ALL {
            let path = root().join(format!("decks/{}/names/{language}.ftl", deck.edition.id));
            for line in fs::read_to_string(path).unwrap().lines() {
                let Some((id, _)) = line.split_once(" = ") else { continue };
                let known = deck.edition.cards.iter().any(|card| card.id == id);
                assert!(
                    known || id == "basic-rules",
                    "{} in {language}: there is no card {id}",
                    deck.edition.id
                );
            }
        }
    }
}

#[test]
fn no_two_cards_of_a_deck_share_a_name() {
    for deck in decks() {
        for language in Language::ALL {
            let mut titles: Vec<_> = deck
                .edition
                .cards
                .iter()
                .map(|card| deck.names.title(language, &card.id))
                .collect();
            titles.sort();
            let count = titles.len();
            titles.dedup();
            assert_eq!(titles.len(), count, "{language} names of {}", deck.edition.id);
        }
    }
}

#[test]
fn every_card_reads_soundly_in_every_language() {
    for deck in decks() {
        for card in &deck.edition.cards {
            for language in Language::ALL {
                for numerals in [Numerals::Printed, Numerals::Effective { more: 1 }] {
                    let text = card_text(language, card, &deck.edition.id, &deck.names, numerals);
                    sound::check(&text, &card.id, language);
                }
            }
        }
    }
    for language in Language::ALL {
        sound::check(&basic_rules_text(language, 1, 1, Numerals::Printed), "basic-rules", language);
    }
}

#[test]
fn only_keepers_may_be_silent() {
    for deck in decks() {
        for card in deck.edition.cards.iter().filter(|card| card.kind != Kind::Keeper) {
            let text = text(&deck, card, Language::English);
            assert!(!text.paragraphs.is_empty(), "{} says nothing", card.id);
        }
    }
}

#[test]
fn numerals_grow_and_number_words_do_not() {
    let decks = decks();
    let deck = decks.iter().find(|deck| deck.edition.id == "fluxx-4").unwrap();
    let say = |id: &str, language, more| {
        let card = deck.edition.cards.iter().find(|card| card.id == id).unwrap();
        let numerals = Numerals::Effective { more };
        let text = card_text(language, card, &deck.edition.id, &deck.names, numerals);
        text.paragraphs.join(" ").replace('\u{a0}', " ")
    };
    assert!(say("draw-4", Language::Russian, 0).starts_with("Каждый ход тяни 4 карты."));
    assert!(say("draw-4", Language::Russian, 1).starts_with("Каждый ход тяни 5 карт."));
    assert!(say("jackpot", Language::Polish, 1).contains("4 karty"));
    assert!(say("double-agenda", Language::Italian, 1).contains("due Scopi"));
}

#[test]
fn snapshots_are_up_to_date() {
    let update = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    for deck in decks() {
        for language in Language::ALL {
            let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
                .join(format!("tests/snapshots/{}.{language}.md", deck.edition.id));
            let written = snapshot(&deck, language);
            if update {
                fs::write(&path, written).unwrap();
                continue;
            }
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                kept == written,
                "{} is out of date; look at it, then run with UPDATE_SNAPSHOTS=1",
                path.display()
            );
        }
    }
}

/// A readable page of a whole deck.
fn snapshot(deck: &Deck, language: Language) -> String {
    let mut page = format!("# {} ({})\n", deck.edition.id, language.native_name());
    let mut row = |kind: &str, rows: &[(String, CardText)]| {
        write!(page, "\n## {kind}\n\n| | | |\n|---|---|---|\n").unwrap();
        for (id, text) in rows {
            let paragraphs = text.paragraphs.join("<br>");
            writeln!(page, "| `{id}` | **{}** | {paragraphs} |", text.title).unwrap();
        }
    };
    let basic = basic_rules_text(language, 1, 1, Numerals::Printed);
    row(&basic.kind.clone(), &[("basic-rules".to_owned(), basic)]);
    for kind in Kind::ALL {
        let cards: Vec<_> = deck
            .edition
            .cards
            .iter()
            .filter(|card| card.kind == kind)
            .map(|card| (card.id.clone(), text(deck, card, language)))
            .collect();
        if !cards.is_empty() {
            row(&kind_name(language, kind), &cards);
        }
    }
    page
}
