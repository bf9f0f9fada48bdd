//! Our own scenarios: they all pass, and every decided ambiguity has one.

use std::path::{Path, PathBuf};

use asterism_testkit::scenario::run_files;

fn own_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/stella-quest");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder of scenarios")
        .map(|entry| entry.expect("a readable entry").path())
        .collect();
    files.sort();
    files
}

#[test]
fn own_scenarios_pass() {
    let report = run_files(&own_files()).unwrap();
    assert_eq!(report.failed(), 0, "\n{report}");
    assert!(report.passed() >= 60, "only {} scenarios", report.passed());
}

#[test]
fn every_ambiguity_has_a_scenario() {
    let report = run_files(&own_files()).unwrap();
    let named = |id: &str| report.verdicts.iter().any(|verdict| verdict.name.contains(id));
    let missing: Vec<String> =
        (1..=33).map(|number| format!("A-{number:02}")).filter(|id| !named(id)).collect();
    assert!(missing.is_empty(), "no scenario is named after {missing:?}");
    for number in 1..=6 {
        assert!(named(&format!("Rulebook example {number}")), "{number}");
    }
}

#[test]
fn names_are_unique() {
    let report = run_files(&own_files()).unwrap();
    let mut names: Vec<&str> =
        report.verdicts.iter().map(|verdict| verdict.name.as_str()).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
}
