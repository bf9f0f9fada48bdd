//! Cards nobody has invented yet: whatever the vocabulary allows reads soundly
//! in every language.

use asterism_cards::ast::{Card, Kind};
use asterism_testkit::invented;
use asterism_words::{Language, Names, Numerals, card_text};
use proptest::{prelude::*, sample::select};

mod sound;

/// Two cards with grammar, one with a name only, one without any.
const CARDS: [&str; 4] = ["war", "pence", "blank", "lost-left-sock"];

fn names() -> Names {
    let mut names = Names::new();
    let add = |names: &mut Names, language, source: &str| {
        names.add_ftl("mine", language, source).expect("the names are sound");
    };
    add(
        &mut names,
        Language::English,
        "war = War\n    .bare = War\npence = The Pence\n    .mention = the Pence\n    .bare = Pence\n\
         blank = Blank\n",
    );
    add(
        &mut names,
        Language::Russian,
        "war = Война\n    .genitive = Войны\n    .accusative = Войну\n    .agreement = feminine\n\
         pence = Гроши\n    .genitive = Грошей\n    .agreement = plural\nblank = Пустышка\n",
    );
    add(
        &mut names,
        Language::Polish,
        "war = Wojna\n    .genitive = Wojny\n    .accusative = Wojnę\n    .agreement = feminine\n\
         pence = Grosze\n    .genitive = Groszy\n    .agreement = plural\nblank = Pustka\n",
    );
    add(
        &mut names,
        Language::Italian,
        "war = La Guerra\n    .mention = la Guerra\n    .of = della Guerra\n    .agreement = feminine\n\
         pence = Gli Spiccioli\n    .mention = gli Spiccioli\n    .of = degli Spiccioli\n    .agreement = plural\n\
         blank = Vuota\n",
    );
    names
}

/// Any card, named like one of those and with their names on it.
fn card() -> impl Strategy<Value = Card> {
    let name = select(&CARDS[..]).prop_map(str::to_owned).boxed();
    (invented::card(name.clone()), name).prop_map(|(card, id)| Card { id, ..card })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_card_reads_soundly_in_every_language(card in card(), more in 0u8..3) {
        let mut names = names();
        let creeper = Card { id: "war".to_owned(), kind: Kind::Creeper, ..card.clone() };
        names.add_cards("mine", [&creeper]);
        let numerals =
            if more == 0 { Numerals::Printed } else { Numerals::Effective { more } };
        for language in Language::ALL {
            let text = card_text(language, &card, "mine", &names, numerals);
            prop_assert!(!text.paragraphs.is_empty() || card.parts.is_empty());
            sound::check(&text, &card.id, language);
        }
    }
}
