//! The style of everything that is said: what an editor corrected once must not
//! come back.
//!
//! Messages are read from their files, and a whole game of every edition is
//! played and told in every language. `UPDATE_SNAPSHOTS=1` writes the logs of
//! these games anew, so that a change of wording can be reviewed.

use std::{collections::BTreeSet, fs, path::PathBuf, sync::Arc};

use asterism_catalog::{EDITIONS, EditionFiles};
use asterism_fluxx::{Deck, Fluxx, Options};
use asterism_kernel::{Chance as _, Game, Journal, Offer as _, Seat, SplitMix64, Viewer};
use asterism_stella::Stella;
use asterism_words::{
    FluxxWords, Language, Names, Numerals, People, StellaWords, card_text, rulings,
};

mod messages;
mod typeset;

use typeset::{fault, forbidden_word, outside_quotes};

const PEOPLE: [&str; 3] = ["Anna", "Boris", "Zoë"];
/// Moves after which a random game is not worth reading any longer.
const MAX_GAME_LINES: usize = 90;

fn check(text: &str, language: Language) {
    if let Some(fault) = fault(text, language) {
        panic!("{language}: {fault}: {text:?}");
    }
    if let Some(word) = forbidden_word(&outside_quotes(text, language), language) {
        panic!("{language}: “{word}” is forbidden: {text:?}");
    }
}

fn names_of(files: &EditionFiles) -> Names {
    let edition = asterism_catalog::edition(files.id).expect("the edition is listed");
    let mut names = Names::new();
    names.add_cards(&edition.id, &edition.cards);
    for (tag, text) in files.names {
        let language = tag.parse().expect("a language of ours");
        names.add_ftl(&edition.id, language, text).expect("sound names");
    }
    names
}

/// The first random game of three that ends soon, with what the first seat is
/// told.
fn short_game<G: Game>(game: &G, told: impl Fn(&Journal<G::Event>) -> Vec<String>) -> Vec<String> {
    for seed in 0.. {
        let mut chance = SplitMix64::new(seed);
        let mut journal = Journal::default();
        let mut state = game.begin(&mut chance, &mut journal);
        let mut moves = 0;
        while let Some(seat) = game.open(&state).lowest() {
            let offer = game.offer(&state, seat);
            let mv = offer.get(chance.below(offer.len() as u32) as usize);
            game.step(&mut state, seat, &mv, &mut chance, &mut journal);
            moves += 1;
            if moves > MAX_GAME_LINES {
                break;
            }
        }
        if (20..=MAX_GAME_LINES).contains(&moves) {
            return told(&journal);
        }
    }
    unreachable!("there are more seeds than long games");
}

fn told_fluxx(files: &EditionFiles, names: &Names, language: Language) -> Vec<String> {
    let edition = asterism_catalog::edition(files.id).expect("the edition is listed");
    let deck = Arc::new(Deck::build(std::slice::from_ref(edition)).expect("a playable deck"));
    let game = Fluxx::new(Arc::clone(&deck), Options::default(), 3, 0).expect("a sound table");
    let people = PEOPLE.map(str::to_owned);
    short_game(&game, |journal| {
        let you = People { names: &people, you: Some(Seat::new(0)) };
        let words = FluxxWords::new(language, &deck, names, you);
        let viewer = Viewer::Seat(Seat::new(0));
        journal.told_to(viewer).map(|event| words.log(event)).collect()
    })
}

fn told_stella(language: Language) -> Vec<String> {
    let people = PEOPLE.map(str::to_owned);
    let game = Stella::new(3).expect("three may play");
    short_game(&game, |journal| {
        let words = StellaWords::new(language, People { names: &people, you: Some(Seat::new(0)) });
        let viewer = Viewer::Seat(Seat::new(0));
        words.story(&journal.told_to(viewer).collect::<Vec<_>>())
    })
}

/// Compares a snapshot, or writes it anew.
fn keep(name: &str, lines: &[String]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    let page: String = lines.iter().map(|line| format!("{line}\n")).collect();
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&path, page).expect("the snapshot can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == page,
        "{} is out of date; look at it, then run with UPDATE_SNAPSHOTS=1",
        path.display()
    );
}

/// The words of a text, without punctuation around them.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '’');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether the words of `title` occur in a row in `text`.
fn names_card(text: &[String], title: &[String]) -> bool {
    !title.is_empty() && text.windows(title.len()).any(|words| words == title)
}

#[test]
fn every_log_line_of_a_game_is_styled_and_in_the_snapshots() {
    for files in EDITIONS {
        let names = names_of(files);
        let edition = asterism_catalog::edition(files.id).expect("the edition is listed");
        for language in Language::ALL {
            let titles: BTreeSet<Vec<String>> = edition
                .cards
                .iter()
                .map(|card| words_of(&names.title(language, &format!("{}/{}", files.id, card.id))))
                .collect();
            let lines = told_fluxx(files, &names, language);
            for line in &lines {
                check(line, language);
                let rest = words_of(&outside_quotes(line, language));
                let unquoted = titles.iter().find(|title| names_card(&rest, title));
                assert!(unquoted.is_none(), "{language}: {unquoted:?} without quotes: {line:?}");
            }
            keep(&format!("game.{}.{language}.txt", files.id), &lines);
        }
    }
    for language in Language::ALL {
        let lines = told_stella(language);
        lines.iter().for_each(|line| check(line, language));
        keep(&format!("game.stella-quest.{language}.txt"), &lines);
    }
}

#[test]
fn every_card_text_and_ruling_is_styled() {
    for files in EDITIONS {
        let names = names_of(files);
        let edition = asterism_catalog::edition(files.id).expect("the edition is listed");
        for card in &edition.cards {
            for language in Language::ALL {
                let text = card_text(language, card, files.id, &names, Numerals::Printed);
                text.paragraphs.iter().for_each(|paragraph| check(paragraph, language));
                for ruling in rulings(language, card) {
                    check(&ruling.text, language);
                    assert!(!ruling.text.contains("R-"), "players don't know numbers: {ruling:?}");
                }
            }
        }
    }
}

#[test]
fn no_message_has_straight_quotes_or_forbidden_words() {
    for language in Language::ALL {
        for (key, message) in messages::of(language) {
            for text in &message.texts {
                assert!(!text.contains(['"', '\'']), "{language} {key}: straight quote: {text:?}");
                if let Some(word) = forbidden_word(text, language) {
                    panic!("{language} {key}: “{word}” is forbidden: {text:?}");
                }
            }
        }
    }
}

#[test]
fn no_italian_article_disagrees_with_the_goal() {
    for (key, message) in messages::of(Language::Italian) {
        for (before, term) in &message.terms {
            let article = before.split_whitespace().next_back().unwrap_or_default().to_lowercase();
            let wrong = ["il", "un", "nessun", "del", "al", "quel"].contains(&article.as_str());
            assert!(!(wrong && term == "goal"), "{key}: “{article}” before the Goal");
        }
    }
}

#[test]
fn every_message_shows_the_same_arguments_in_every_language() {
    let english = messages::of(Language::English);
    for language in Language::ALL {
        let theirs = messages::of(language);
        let ids = messages::ids(&english);
        assert_eq!(messages::ids(&theirs), ids, "{language}: the messages differ");
        // A language may have forms that others don't need.
        let common = english.keys().filter(|key| theirs.contains_key(*key));
        let differ: Vec<_> = common
            .filter(|key| messages::shown(&english, key) != messages::shown(&theirs, key))
            .collect();
        assert!(differ.is_empty(), "{language}: other arguments are shown: {differ:?}");
    }
}
