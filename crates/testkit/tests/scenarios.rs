//! Our own scenarios: they all pass, every decided ambiguity and ruling has
//! one, and every card of a deck is used.

mod own;

use std::collections::BTreeSet;

use asterism_testkit::scenario::{Report, run_files};
use serde_json::Value;

use own::{cases, edition, files, texts};

fn run(folder: &str) -> Report {
    run_files(&files(folder)).unwrap()
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
    for (folder, fewest) in [("stella-quest", 60), ("fluxx-4", 460)] {
        let passed = run(folder).passed();
        assert!(passed >= fewest, "{folder}: only {passed} scenarios");
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

/// The rulings that concern cards of Fluxx 4.0, or all cards.
const RULINGS_OF_FLUXX_4: &[u16] = &[
    14, 15, 16, 25, 27, 28, 31, 35, 59, 61, 69, 73, 74, 75, 76, 77, 82, 87, 88, 100, 101, 105, 106,
    108, 109, 112, 113, 114, 115, 180, 182, 185, 190, 199, 201, 204, 230, 232, 249, 250, 251, 252,
    255, 260, 261, 262, 271,
];

#[test]
fn every_ruling_of_fluxx_4_has_a_scenario() {
    let rulings = RULINGS_OF_FLUXX_4.iter().map(|number| format!("R-{number:03}"));
    let missing = unnamed("fluxx-4", rulings);
    assert!(missing.is_empty(), "no scenario is named after {missing:?}");
}

#[test]
fn every_card_of_fluxx_4_is_used() {
    let cases = cases("fluxx-4");
    let moves: BTreeSet<String> = texts(&cases, "do")
        .filter_map(|text| text.split_once("play ").map(|(_, card)| card.to_owned()))
        .collect();
    let tables: BTreeSet<String> = texts(&cases, "table").collect();
    let won: BTreeSet<String> = texts(&cases, "goal").collect();
    let missing: Vec<String> = edition("fluxx-4")
        .into_iter()
        .filter(|(kind, card)| match kind.as_str() {
            "creeper" => !tables.contains(card),
            "goal" => !moves.contains(card) || !won.contains(card),
            _ => !moves.contains(card),
        })
        .map(|(kind, card)| format!("{kind} {card}"))
        .collect();
    assert!(missing.is_empty(), "never played, on a table or won by: {missing:?}");
}

#[test]
fn every_option_of_fluxx_4_is_used_both_ways() {
    let options: [(&str, &[Value]); 6] = [
        ("lets-simplify-minimum", &[0.into(), 1.into()]),
        ("blocked-leader", &["skipped".into(), "nobody-wins".into()]),
        ("war-with-peace", &["creeper".into(), "keeper".into()]),
        ("taxes-with-money", &["automatic".into(), "optional".into()]),
        ("day", &["ask".into(), "birthday".into(), "holiday".into(), "ordinary".into()]),
        ("meta-rule", &["none".into(), "rules-escalation".into(), "no-creepers".into()]),
    ];
    let cases = cases("fluxx-4");
    for (name, values) in options {
        for value in values {
            let used = cases.iter().any(|case| case.value["options"].get(name) == Some(value));
            assert!(used, "no scenario with {name} {value}");
        }
    }
}
