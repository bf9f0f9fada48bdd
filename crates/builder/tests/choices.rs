//! Every card can be opened, and every choice of every menu can be taken.

use std::collections::BTreeSet;

use asterism_builder::{Change, ChangeError, Known, OPEN, Takes, apply, new_card, own_words, read};
use asterism_cards::ast::Kind;
use asterism_cards::vocabulary::{Group, words};
use asterism_cards::{print_card, read_cards};

fn known() -> Known {
    Known {
        cards: vec![("milk".into(), Kind::Keeper), ("war".into(), Kind::Creeper)],
        marks: vec!["animal".into()],
    }
}

/// The cards of all editions, and the ideas of the page about composing cards.
fn all_cards() -> Vec<String> {
    let mut cards: Vec<String> = asterism_catalog::editions()
        .iter()
        .flat_map(|edition| edition.cards.iter().map(print_card))
        .collect();
    let page = include_str!("../../../docs/composing-cards.md");
    for line in page.lines().filter(|line| line.starts_with("| ") && line.ends_with("` |")) {
        let code = line.trim_end_matches("` |").rsplit_once('`').map(|(_, code)| code);
        cards.push(code.expect("a card in the last column").to_owned());
    }
    assert!(cards.len() > 300, "{}", cards.len());
    cards
}

/// Mistakes that are not at an open part.
fn mistakes_but_open(text: &str) -> Vec<String> {
    let filled = text.replace(&format!("\"{OPEN}\""), "\"open\"");
    let report = read_cards("card", &filled).report;
    report.mistakes().iter().map(ToString::to_string).collect()
}

#[test]
fn every_card_opens_without_anything_the_builder_cannot_show() {
    for text in all_cards() {
        let sentence = read(&text, &known()).unwrap_or_else(|| panic!("can't open {text}"));
        for part in sentence.parts() {
            assert_ne!(part.takes, Takes::Nothing, "{} in {text}", part.id);
            assert!(!part.wrong, "{} in {text}", part.id);
            assert!(part.value.is_some(), "{} is open in {text}", part.id);
            let mut groups: Vec<_> = part.menu.iter().map(|choice| choice.group).collect();
            groups.dedup();
            let groups: BTreeSet<String> = groups.iter().map(|it| format!("{it:?}")).collect();
            assert!(groups.len() <= 6, "{groups:?}");
        }
    }
}

#[test]
fn every_choice_of_every_menu_gives_a_sound_card_or_says_what_is_open() {
    let mut cards = all_cards();
    // One card of each shape is enough: words repeat.
    let mut seen = BTreeSet::new();
    cards.retain(|text| {
        let sentence = read(text, &known()).expect("it opens");
        let shape: Vec<_> = sentence.parts().map(|it| (it.word.clone(), it.name.clone())).collect();
        seen.insert(shape)
    });
    for text in cards {
        let sentence = read(&text, &known()).expect("it opens");
        for part in sentence.parts().filter(|part| part.id != "c") {
            for choice in &part.menu {
                let change = Change::Choose { part: part.id.clone(), value: choice.value.clone() };
                let changed = apply(&text, &change);
                if choice.refused.is_some() {
                    assert!(changed.is_err(), "{change:?} in {text}");
                    continue;
                }
                let changed = match changed {
                    Ok(changed) => changed,
                    Err(ChangeError::TooMuch) => continue,
                    Err(error) => panic!("{error} {change:?} in {text}"),
                };
                let again = read(&changed, &known()).expect("it opens again");
                let found = mistakes_but_open(&changed);
                // Two values may contradict each other; the part is marked then.
                assert!(
                    found.is_empty() || again.parts().any(|part| part.wrong),
                    "{change:?}: {found:?} in {changed}"
                );
            }
        }
    }
}

#[test]
fn every_word_of_the_language_can_be_reached() {
    let mut reached: BTreeSet<(String, String)> = BTreeSet::new();
    let mut properties: BTreeSet<(String, String)> = BTreeSet::new();
    let mut todo: Vec<(usize, String)> =
        Kind::ALL.iter().map(|kind| (0, new_card(*kind, "new"))).collect();
    while let Some((depth, text)) = todo.pop() {
        let sentence = read(&text, &Known::default()).expect("it opens");
        for line in &sentence.lines {
            for choice in line.adds.iter().flat_map(|add| &add.menu) {
                if choice.refused.is_some() {
                    continue;
                }
                if let Some(name) = choice.value.strip_prefix('?') {
                    properties.insert((line.parts[0].word.clone(), name.to_owned()));
                } else if let Some(name) = choice.value.strip_prefix('>') {
                    let Takes::Word(_) = line.parts[0].takes else { panic!("a line is a word") };
                    let new = reached.insert((line.parts[0].word.clone(), name.to_owned()));
                    if new && depth < 5 {
                        let change =
                            Change::Add { line: line.id.clone(), what: choice.value.clone() };
                        let changed = apply(&text, &change);
                        todo.extend(changed.ok().map(|text| (depth + 1, text)));
                    }
                }
            }
            for part in &line.parts {
                properties.insert((part.word.clone(), part.name.clone()));
            }
        }
    }
    for word in words().filter(|word| !matches!(word.group, Group::Card | Group::Edition)) {
        assert!(reached.iter().any(|(_, name)| name == word.name), "{} is out of reach", word.name);
        for property in word.properties {
            let pair = (word.name.to_owned(), property.name.to_owned());
            assert!(properties.contains(&pair), "{pair:?} is out of reach");
        }
    }
}

#[test]
fn new_cards_are_sound_but_for_their_open_parts() {
    for kind in Kind::ALL {
        let text = new_card(kind, "new");
        assert!(mistakes_but_open(&text).is_empty(), "{text}");
        let own = own_words(kind, "new", "Say \"moo\"!");
        if let Some(own) = own {
            assert!(mistakes_but_open(&own).is_empty(), "{own}");
        } else {
            assert!(matches!(kind, Kind::Goal | Kind::Meta), "{kind}");
        }
        for other in Kind::ALL {
            let changed = apply(&text, &Change::Kind(other)).expect("it can be changed");
            assert!(mistakes_but_open(&changed).is_empty(), "{kind} to {other}: {changed}");
        }
    }
}
