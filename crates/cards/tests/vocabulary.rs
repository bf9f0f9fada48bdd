//! The word table, the reader and the reference page say the same.

mod support;

use std::{collections::BTreeSet, fs};

use asterism_cards::{
    File, load, print_card, read_cards, reference_page,
    vocabulary::{Group, Word, words},
};
use asterism_testkit::invented;
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};

/// The words of a canonical text.
fn words_of(text: &str) -> BTreeSet<&str> {
    text.split(['{', '\n', ';']).filter_map(|piece| piece.split_whitespace().next()).collect()
}

/// Whether the example of a word is sound.
fn example_problems(word: &Word) -> String {
    if word.group == Group::Edition {
        // The counts of an example speak of cards that are not there.
        let cards = File { name: "cards", text: "rule \"a\" { inflate }" };
        return load(File { name: word.name, text: word.example }, &[cards]).render(false);
    }
    read_cards(word.name, word.example).report.render(false)
}

#[test]
fn every_example_is_sound_and_uses_its_word() {
    for word in words() {
        let problems = example_problems(word);
        assert!(problems.is_empty(), "{problems}");
        assert!(words_of(word.example).contains(word.name), "{}: {}", word.name, word.example);
    }
}

#[test]
fn words_are_unambiguous_and_described() {
    for (index, word) in words().enumerate() {
        assert!(word.summary.ends_with('.'), "{}", word.name);
        assert!(!word.places.is_empty(), "{}", word.name);
        for other in words().skip(index + 1).filter(|other| other.name == word.name) {
            let shared = word.places.iter().any(|place| other.places.contains(place));
            assert!(!shared, "`{}` has two meanings in one place", word.name);
        }
    }
}

#[test]
fn generated_cards_use_every_word() {
    let mut runner = TestRunner::deterministic();
    let strategy = invented::card(invented::references());
    let mut used: BTreeSet<(Group, &str)> = BTreeSet::new();
    for _ in 0..3000 {
        let card = strategy.new_tree(&mut runner).expect("a card").current();
        let printed = print_card(&card);
        for written in words_of(&printed) {
            let known = words().filter(|word| word.name == written);
            used.extend(known.map(|word| (word.group, word.name)));
        }
    }
    let all: BTreeSet<(Group, &str)> = words()
        .filter(|word| word.group != Group::Edition)
        .map(|word| (word.group, word.name))
        .collect();
    assert_eq!(used, all);
}

/// Run with `UPDATE_REFERENCE=1` to write the page anew.
#[test]
fn the_reference_page_is_up_to_date() {
    let path = support::repository().join("docs/card-language.md");
    let page = reference_page();
    if std::env::var_os("UPDATE_REFERENCE").is_some() {
        fs::write(&path, &page).expect("the page can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == page,
        "docs/card-language.md is out of date: run this test with UPDATE_REFERENCE=1"
    );
}
