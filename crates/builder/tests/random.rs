//! Random changes of random cards.

use asterism_builder::{Change, Known, apply, read};
use asterism_cards::ast::Kind;
use asterism_cards::print_card;
use asterism_testkit::invented;
use proptest::prelude::*;

/// A change of a card, chosen by numbers from what its menus offer.
fn change(text: &str, numbers: (u16, u16, u16)) -> Option<Change> {
    let sentence = read(text, &Known::default())?;
    let (which, first, second) = (numbers.0, usize::from(numbers.1), usize::from(numbers.2));
    let parts: Vec<_> = sentence.parts().collect();
    let part = parts[first % parts.len()];
    let line = &sentence.lines[first % sentence.lines.len()];
    Some(match which % 6 {
        0 => {
            let choice = part.menu.get(second % part.menu.len().max(1))?;
            Change::Choose { part: part.id.clone(), value: choice.value.clone() }
        }
        1 | 2 => {
            let choices: Vec<_> = line.adds.iter().flat_map(|add| &add.menu).collect();
            let choice = choices.get(second % choices.len().max(1))?;
            Change::Add { line: line.id.clone(), what: choice.value.clone() }
        }
        3 => Change::Remove { part: part.id.clone() },
        4 => Change::Move { part: part.id.clone(), up: second % 2 == 0 },
        _ if second % 3 == 0 => Change::Kind(Kind::ALL[second % Kind::ALL.len()]),
        _ => Change::OwnWords { part: part.id.clone(), text: "Say \"moo\" \\ twice".into() },
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_card_can_always_be_opened_and_changed_again(
        card in invented::card(invented::references()),
        numbers in proptest::collection::vec(any::<(u16, u16, u16)>(), 1..12),
    ) {
        let mut text = print_card(&card);
        for numbers in numbers {
            let Some(change) = change(&text, numbers) else { continue };
            let Ok(changed) = apply(&text, &change) else { continue };
            let sentence = read(&changed, &Known::default());
            prop_assert!(sentence.is_some(), "{:?} of {}", change, text);
            // Every part says where it stands.
            for part in sentence.iter().flat_map(asterism_builder::Sentence::parts) {
                prop_assert!(changed.get(part.span.clone()).is_some());
            }
            if let Change::Choose { part, value } = &change
                && let Some(found) = sentence.as_ref().and_then(|it| it.part(part))
            {
                prop_assert_eq!(found.value.as_ref(), Some(value));
            }
            text = changed;
        }
    }

    #[test]
    fn any_text_is_opened_or_refused(text in "(keeper|action|rule) \"[a-z]{1,3}\"( \\{ ?[a-z\"# ;{}=1-]{0,40} ?\\})?", id in "c(\\.[0-3]){0,2}(#[0-9]|\\?[a-z]{1,5})?") {
        let sentence = read(&text, &Known::default());
        let changed = apply(&text, &Change::Choose { part: id, value: "draw".into() });
        prop_assert!(sentence.is_some() || changed.is_err());
    }
}
