//! The decks of the repository are whole and written canonically.

mod support;

use std::collections::BTreeMap;

use asterism_cards::{
    ast::{Kind, Reconstructed},
    print_cards, print_edition, read_cards,
};

/// What each edition's card table counts.
const COUNTS: &[(&str, &[(Kind, usize)])] = &[
    (
        "fluxx-4",
        &[
            (Kind::Rule, 24),
            (Kind::Goal, 29),
            (Kind::Keeper, 19),
            (Kind::Creeper, 4),
            (Kind::Action, 22),
            (Kind::Meta, 2),
        ],
    ),
    (
        "comets",
        &[
            (Kind::Rule, 20),
            (Kind::Goal, 30),
            (Kind::Keeper, 22),
            (Kind::Creeper, 5),
            (Kind::Action, 18),
            (Kind::Surprise, 5),
        ],
    ),
    ("blanks", &[(Kind::Rule, 1), (Kind::Goal, 1), (Kind::Keeper, 1)]),
    (
        "star",
        &[
            (Kind::Rule, 17),
            (Kind::Goal, 33),
            (Kind::Keeper, 25),
            (Kind::Creeper, 3),
            (Kind::Action, 16),
            (Kind::Surprise, 5),
        ],
    ),
    (
        "star-wars",
        &[
            (Kind::Rule, 20),
            (Kind::Goal, 33),
            (Kind::Keeper, 12),
            (Kind::Creeper, 10),
            (Kind::Action, 19),
            (Kind::Surprise, 5),
        ],
    ),
    (
        "wonderland",
        &[
            (Kind::Rule, 19),
            (Kind::Goal, 31),
            (Kind::Keeper, 23),
            (Kind::Creeper, 1),
            (Kind::Action, 21),
            (Kind::Surprise, 4),
        ],
    ),
];

#[test]
fn every_deck_reads_without_a_mistake_and_has_its_counts() {
    for (edition, counts) in COUNTS {
        let loaded = support::loaded(edition);
        assert!(loaded.is_clean(), "{}", loaded.render(false));
        assert_eq!(&loaded.edition.id, edition);
        let mut found: BTreeMap<Kind, usize> = BTreeMap::new();
        for card in &loaded.edition.cards {
            *found.entry(card.kind).or_default() += 1;
        }
        assert_eq!(found, counts.iter().copied().collect(), "{edition}");
    }
}

#[test]
fn every_deck_file_is_its_own_canonical_print() {
    for (edition, _) in COUNTS {
        for file in support::deck_files(edition) {
            let without_comments: String = file
                .text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .flat_map(|line| [line, "\n"])
                .collect();
            let printed = if file.name.ends_with("edition.kdl") {
                print_edition(&support::loaded(edition).edition)
            } else {
                let read = read_cards(&file.name, &file.text);
                print_cards(read.cards.iter().map(|found| &found.card))
            };
            assert_eq!(without_comments, printed, "{}", file.name);
        }
    }
}

#[test]
fn the_rows_that_are_reconstructed_are_marked() {
    let reconstructed = |edition: &str| {
        let cards = support::loaded(edition).edition.cards;
        [Reconstructed::Wholly, Reconstructed::Partly]
            .map(|much| cards.iter().filter(|card| card.reconstructed == much).count())
    };
    assert_eq!(reconstructed("fluxx-4"), [0, 0]);
    assert_eq!(reconstructed("star"), [0, 0]);
    assert_eq!(reconstructed("comets"), [0, 0]);
    assert_eq!(reconstructed("star-wars"), [54, 12]);
    assert_eq!(reconstructed("wonderland"), [63, 16]);
}
