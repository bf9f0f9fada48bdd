//! Our own scenarios: they all pass, every decided ambiguity and ruling has
//! one, and every card of a deck is used.

mod own;

use std::collections::BTreeSet;

use asterism_cards::ast::Kind;
use asterism_catalog::{GAMES, listed_games};
use asterism_testkit::scenario::{Format, ScenarioReport, reference_page, run_files, run_text};
use serde_json::Value;

use own::{cases, edition, files, root, texts};

fn run(folder: &str) -> ScenarioReport {
    run_files(&files(folder))
}

/// The ids that no scenario of the folder is named after.
fn unnamed(folder: &str, ids: impl Iterator<Item = String>) -> Vec<String> {
    let report = run(folder);
    ids.filter(|id| !report.verdicts.iter().any(|verdict| verdict.name.contains(id.as_str())))
        .collect()
}

#[test]
fn own_scenarios_pass() {
    let report = run("");
    assert_eq!(report.failed(), 0, "\n{report}");
    for (folder, fewest) in [
        ("stella-quest", 60),
        ("fluxx-4", 480),
        ("star", 340),
        ("star-wars", 260),
        ("wonderland", 240),
        ("mixed", 40),
        ("blanks", 8),
        ("composed", 135),
        ("rulings", 44),
    ] {
        let passed = run(folder).passed();
        assert!(passed >= fewest, "{folder}: only {passed} scenarios");
    }
}

#[test]
fn scenarios_of_the_documentation_pass() {
    let pages = [("developing.md", 2), ("inventing-cards.md", 1), ("scenario-format.md", 1)];
    for (page, fewest) in pages {
        let report = run_files(&[root().join("docs").join(page)]);
        assert_eq!(report.failed(), 0, "\n{report}");
        assert!(report.passed() >= fewest, "{page}: only {} scenarios", report.passed());
    }
}

/// Run with `UPDATE_REFERENCE=1` to write the page anew.
#[test]
fn the_reference_page_is_up_to_date() {
    let path = root().join("docs/scenario-format.md");
    let page = reference_page();
    if std::env::var_os("UPDATE_REFERENCE").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == page,
        "docs/scenario-format.md is out of date: run this test with UPDATE_REFERENCE=1"
    );
}

#[test]
fn every_listed_game_can_have_scenarios() {
    for listing in listed_games() {
        let text = format!(r#"{{"name": "x", "game": "{}"}}"#, listing.name);
        let report = run_text("x.json", Format::Json, &text).to_string();
        assert!(!report.contains("is not a game"), "{report}");
    }
}

#[test]
fn names_are_unique() {
    let report = run("");
    let mut names: Vec<&str> =
        report.verdicts.iter().map(|verdict| verdict.name.as_str()).collect();
    names.sort_unstable();
    let twice: Vec<_> = names.windows(2).filter(|two| two[0] == two[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn every_ambiguity_of_stella_quest_has_a_scenario() {
    let ambiguities = (1..=33).map(|number| format!("A-{number:02}"));
    let examples = (1..=6).map(|number| format!("Rulebook example {number}"));
    let missing = unnamed("stella-quest", ambiguities.chain(examples));
    assert!(missing.is_empty(), "no scenario is named after {missing:?}");
}

/// A folder of scenarios with the rulings that concern it: those of the
/// publisher by number, and those of the edition's own booklet, by their sign
/// and the last of them.
type Rulings = (&'static str, &'static [u16], &'static [(&'static str, u16)]);

const RULINGS: &[Rulings] = &[
    (
        "fluxx-4",
        &[
            14, 15, 16, 25, 27, 28, 31, 35, 59, 61, 69, 73, 74, 75, 76, 77, 82, 87, 88, 100, 101,
            105, 106, 108, 109, 112, 113, 114, 115, 180, 182, 185, 190, 199, 201, 204, 230, 232,
            249, 250, 251, 252, 255, 260, 261, 262, 271,
        ],
        &[],
    ),
    (
        "star",
        &[
            14, 15, 16, 35, 36, 37, 53, 54, 59, 61, 69, 82, 100, 105, 130, 133, 134, 135, 136, 137,
            138, 141, 142, 144, 146, 147, 155, 156, 157, 160, 165, 169, 171, 178, 180, 190, 210,
            212, 213, 214, 215, 216, 217, 219, 230, 232, 236, 237, 239, 240, 241, 242, 249, 250,
            251, 252, 255, 260, 261, 262,
        ],
        &[],
    ),
    (
        "star-wars",
        &[
            14, 15, 25, 59, 69, 82, 100, 105, 135, 146, 147, 155, 156, 157, 169, 170, 171, 178,
            180, 182, 190, 199, 230, 250,
        ],
        &[("SW-", 36), ("SW-E", 12)],
    ),
    (
        "wonderland",
        &[14, 15, 25, 58, 59, 69, 76, 82, 105, 146, 147, 155, 156, 157, 169, 178, 180, 230, 250],
        &[("WL-", 29), ("WL-E", 13)],
    ),
    ("mixed", &[73, 82, 128, 262, 265, 266, 271, 275, 276], &[]),
];

#[test]
fn every_ruling_has_a_scenario() {
    for (folder, publisher, booklet) in RULINGS {
        let publisher = publisher.iter().map(|number| format!("R-{number:03}"));
        let booklet = booklet.iter().flat_map(|(sign, last)| {
            (1..=*last).map(move |number| match sign.ends_with('E') {
                true => format!("{sign}{number} "),
                false => format!("{sign}{number:02}"),
            })
        });
        let missing = unnamed(folder, publisher.chain(booklet));
        assert!(missing.is_empty(), "{folder}: no scenario is named after {missing:?}");
    }
}

#[test]
fn every_card_of_every_edition_is_used() {
    let folders = RULINGS.iter().map(|(folder, ..)| *folder);
    for folder in folders.filter(|folder| asterism_catalog::edition(folder).is_some()) {
        let cases = cases(folder);
        let moves = |verb: &str| -> BTreeSet<String> {
            texts(&cases, "do")
                .filter_map(|text| text.split_once(verb).map(|(_, card)| card.to_owned()))
                .collect()
        };
        let (played, used, answered) = (moves("play "), moves("use "), moves("answer "));
        let tables: BTreeSet<String> = texts(&cases, "table").collect();
        let won: BTreeSet<String> = texts(&cases, "goal").collect();
        let missing: Vec<String> = edition(folder)
            .into_iter()
            .filter(|card| {
                let name = &card.name;
                let seen = match card.kind {
                    Kind::Creeper => tables.contains(name),
                    Kind::Goal => played.contains(name) && won.contains(name),
                    Kind::Surprise => played.contains(name) && answered.contains(name),
                    _ => played.contains(name),
                };
                !seen || (card.power && !used.contains(name))
            })
            .map(|card| format!("{} {}", card.kind, card.name))
            .collect();
        assert!(
            missing.is_empty(),
            "{folder}: never played, used, answered or won by: {missing:?}"
        );
    }
}

#[test]
fn every_option_is_used_in_every_way() {
    let options: [(&str, &[Value]); 9] = [
        ("fewest-rules-discarded", &[0.into(), 1.into()]),
        ("blocked-leader", &["skipped".into(), "nobody-wins".into()]),
        ("parting", &["creeper".into(), "keeper".into()]),
        ("payment", &["automatic".into(), "optional".into()]),
        ("cured", &["attached".into(), "loose-too".into()]),
        ("collecting", &["not-stealing".into(), "stealing".into()]),
        ("day", &["ask".into(), "birthday".into(), "holiday".into(), "ordinary".into()]),
        ("rhyme", &["honour".into(), "consent".into(), "waived".into()]),
        ("meta-rule", &["none".into(), "rules-escalation".into(), "no-creepers".into()]),
    ];
    let listing = GAMES.iter().find(|listing| listing.has_decks()).expect("a game with decks");
    let listed: Vec<&str> = listing.options.iter().map(|option| option.name).collect();
    assert!(options.iter().all(|(name, _)| listed.contains(name)), "{listed:?}");
    let cases = cases("");
    for (name, values) in options {
        for value in values {
            let used = cases.iter().any(|case| case.value["options"].get(name) == Some(value));
            assert!(used, "no scenario with {name} {value}");
        }
    }
}
