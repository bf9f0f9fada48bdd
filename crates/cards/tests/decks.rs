//! The decks of the repository are whole and written canonically.

mod support;

use std::collections::BTreeMap;

use asterism_cards::ast::Kind;

/// What each edition's card table counts.
const COUNTS: &[(&str, &[(Kind, usize)])] = &[(
    "fluxx-4",
    &[
        (Kind::Rule, 24),
        (Kind::Goal, 29),
        (Kind::Keeper, 19),
        (Kind::Creeper, 4),
        (Kind::Action, 22),
        (Kind::Meta, 2),
    ],
)];

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
