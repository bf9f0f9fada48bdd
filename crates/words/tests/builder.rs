//! Everything the sentence builder shows has words in every language.

use std::collections::BTreeSet;

use asterism_builder::{Known, Takes, new_card, read};
use asterism_cards::ast::Kind;
use asterism_cards::spelling::Spelled as _;
use asterism_cards::vocabulary::{WordPlace, lookup, words};
use asterism_cards::{print_card, read_cards};
use asterism_words::{BuilderWords, Language, Names};

fn cards() -> Vec<String> {
    let editions = asterism_catalog::editions().iter();
    let printed = editions.flat_map(|edition| edition.cards.iter().map(print_card));
    let examples = words()
        .filter(|word| word.group != asterism_cards::vocabulary::Group::Edition)
        .map(|word| word.example.to_owned());
    printed.chain(examples).chain(Kind::ALL.iter().map(|kind| new_card(*kind, "new"))).collect()
}

/// Words of the card language that would be seen if a message were missing.
fn is_raw(language: Language, text: &str, value: &str) -> bool {
    // Some words of the language are plain English.
    let plain = language != Language::English && text == value.replace('-', " ");
    value.contains('-') && (text == value || plain)
}

#[test]
fn parts_questions_choices_and_reasons_have_words() {
    let names = Names::new();
    for language in Language::ALL {
        let builder = BuilderWords::new(language, &names, "fluxx-4");
        let mut seen = BTreeSet::new();
        for text in cards() {
            let sentence = read(&text, &Known::default()).expect("it opens");
            for line in &sentence.lines {
                for part in &line.parts {
                    let question = builder.question(part);
                    assert!(
                        !question.is_empty() && !is_raw(language, &question, &part.name),
                        "{question}"
                    );
                    assert!(!builder.answer(part).is_empty(), "{} in {text}", part.id);
                    if !seen.insert((format!("{:?}", part.takes), part.word.clone())) {
                        continue;
                    }
                    for choice in &part.menu {
                        let said = builder.choice(part, choice);
                        assert!(!said.is_empty() && !said.contains("Xxx"), "{said}");
                        let raw = is_raw(language, &said, &choice.value);
                        assert!(!raw, "{language}: {} has no words", choice.value);
                        assert!(!builder.group(choice.group).is_empty());
                        let reason = choice.refused.as_ref().map(|it| builder.refusal(it));
                        assert_ne!(reason.as_deref(), Some(""));
                    }
                }
                let place = match line.parts[0].takes {
                    Takes::Word(place) => lookup(&line.parts[0].word, place),
                    _ => None,
                };
                let inside: Option<WordPlace> = place.and_then(|word| word.inside);
                for choice in line.adds.iter().flat_map(|add| &add.menu) {
                    if !seen.insert((choice.value.clone(), format!("{inside:?}"))) {
                        continue;
                    }
                    let said = builder.addition(inside, choice);
                    let raw = is_raw(language, &said, &choice.value[1..]);
                    assert!(!said.is_empty() && !raw, "{language}: {}", choice.value);
                }
            }
        }
    }
}

#[test]
fn an_idea_finds_the_nearest_card_or_keeps_its_words() {
    let names = Names::new();
    for (language, idea, verb) in [
        (Language::English, "Steal: take another player’s Keeper!", "take"),
        (Language::English, "Reverse the order of play, please", "reverse-order"),
        (Language::Russian, "Спой что-нибудь красивое", "act"),
        (Language::Polish, "Zaśpiewaj coś ładnego", "act"),
        (Language::Italian, "Canta una bella canzone", "act"),
    ] {
        let builder = BuilderWords::new(language, &names, "fluxx-4");
        let text = builder.idea("idea", idea).expect("there is always a card");
        let read = read(&text, &Known::default()).expect("it opens");
        assert_eq!(read.lines[1].parts[0].word, verb, "{text}");
        assert_eq!(read.kind, Kind::from_word("action").expect("a kind"));
        assert!(read_cards("idea", &text).report.is_clean(), "{text}");
    }
}
