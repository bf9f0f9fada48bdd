//! What is printed reads back as the same definition.

use asterism_cards::{
    File, load, print_card, print_cards, print_edition, read_cards, references, written_out,
};
use asterism_testkit::invented;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn a_printed_card_reads_back_as_itself(card in invented::card(invented::references())) {
        let printed = print_card(&card);
        let read = read_cards("printed", &printed);
        prop_assert!(read.report.is_clean(), "{}\n{}", printed, read.report.render(false));
        prop_assert_eq!(read.cards.len(), 1);
        prop_assert_eq!(&read.cards[0].card, &card);
        prop_assert_eq!(print_card(&read.cards[0].card), printed);
    }

    #[test]
    fn a_card_written_out_names_every_card_with_its_edition(card in invented::card(invented::references())) {
        let full = written_out("own", &card);
        for ((_, name), (_, full)) in references(&card).into_iter().zip(references(&full)) {
            let expected = if name.contains('/') { name.clone() } else { format!("own/{name}") };
            prop_assert_eq!(full, &expected);
        }
        prop_assert_eq!(written_out("other", &full), full);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn a_printed_file_reads_back_as_itself(
        mut cards in proptest::collection::vec(invented::card(invented::references()), 0..20),
    ) {
        for (index, card) in cards.iter_mut().enumerate() {
            card.id = format!("card-{index}");
        }
        let printed = print_cards(&cards);
        let read = read_cards("printed", &printed);
        prop_assert!(read.report.is_clean(), "{}", read.report.render(false));
        let back: Vec<_> = read.cards.into_iter().map(|found| found.card).collect();
        prop_assert_eq!(back, cards);
    }

    #[test]
    fn a_printed_edition_reads_back_as_itself(edition in invented::edition()) {
        let text = print_edition(&edition);
        let loaded = load(File { name: "edition", text: &text }, &[]);
        prop_assert!(loaded.is_clean(), "{}", loaded.render(false));
        prop_assert_eq!(loaded.edition, edition);
    }
}
