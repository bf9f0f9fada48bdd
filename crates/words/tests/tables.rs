//! Tables in words: everything that comes up in random games, in every
//! language, to a player and to a spectator.

use std::sync::Arc;

use asterism_cards::ast::Kind;
use asterism_catalog::{EDITIONS, EditionFiles};
use asterism_fluxx::{Deck, Fluxx, Options};
use asterism_kernel::{Chance as _, Game, Journal, Offer as _, Seat, Silent, SplitMix64, Viewer};
use asterism_stella::Stella;
use asterism_words::{FluxxWords, Language, Names, People, StellaWords, rulings};

mod sound;

fn whole(text: &str, language: Language) {
    sound::line(text, "line", language);
    assert!(text.ends_with(['.', '!', '?', ')', '…']), "{language}: no end: {text:?}");
}

fn people() -> Vec<String> {
    ["Anna", "Борис", "Zoë"].map(str::to_owned).into()
}

#[test]
fn rulings_are_sound_and_every_card_that_needs_one_has_one() {
    for edition in asterism_catalog::editions() {
        for card in &edition.cards {
            for language in Language::ALL {
                let told = rulings(language, card);
                told.iter().for_each(|ruling| whole(&ruling.text, language));
                let plain = matches!(card.kind, Kind::Keeper | Kind::Action | Kind::Meta);
                let other = card.kind == Kind::Rule;
                assert!(plain || other || !told.is_empty(), "{}: {}", edition.id, card.id);
            }
        }
    }
}

#[test]
fn fluxx_tables_are_sound() {
    // Not every edition has cards that are set aside.
    let aside: usize = EDITIONS.iter().map(tables_are_sound).sum();
    assert!(aside > 10 * EDITIONS.len());
}

/// Returns how many cards that are set aside were described.
fn tables_are_sound(files: &EditionFiles) -> usize {
    let edition = asterism_catalog::edition(files.id).expect("the edition is listed");
    let mut names = Names::new();
    names.add_cards(&edition.id, &edition.cards);
    for (tag, text) in files.names {
        names
            .add_ftl(&edition.id, tag.parse().expect("a language of ours"), text)
            .expect("sound names");
    }
    let deck = Arc::new(Deck::build(std::slice::from_ref(edition)).expect("a playable deck"));
    let game = Fluxx::new(Arc::clone(&deck), Options::default(), 3, 0).expect("a sound table");
    let people = people();
    let (mut with_goal, mut aside, mut discarded, mut near) = (0, 0, 0, 0);
    for seed in 0..12 {
        let mut chance = SplitMix64::new(seed);
        let mut state = game.begin(&mut chance, &mut Silent);
        for step in 0..150 {
            let Some(asked) = game.open(&state).lowest() else { break };
            for viewer in [Viewer::Seat(Seat::new(step % 3)), Viewer::Spectator] {
                let view = game.view(&state, viewer);
                with_goal += view.goals.len();
                aside += view.mini_hands.len();
                discarded += view.discard.len();
                let language = Language::ALL[step % Language::ALL.len()];
                let you = People { names: &people, you: viewer.seat() };
                let words = FluxxWords::new(language, &deck, &names, you);
                for part in words.table(&view).into_iter().chain([words.discard_pile(&view)]) {
                    sound::line(&part.heading, "heading", language);
                    part.lines.iter().for_each(|line| whole(line, language));
                }
                let actions = words.free_actions_now(&view);
                for line in words.bonuses_now(&view).into_iter().chain(actions) {
                    whole(&line.text, language);
                    whole(&line.status.expect("it says how it is"), language);
                }
                for one in game.prospects(&view) {
                    let parts = words.near(&one, &view);
                    assert!(one.impossible || !parts.is_empty(), "nothing is said: {one:?}");
                    near += parts.len();
                    for part in parts {
                        sound::line(&part.label, "label", language);
                        let places = part.cards.iter().filter_map(|(_, place)| place.as_deref());
                        places.for_each(|place| sound::line(place, "place", language));
                    }
                }
                for mv in &view.moves {
                    sound::line(&words.option_now(mv, &view), "label", language);
                }
            }
            let offer = game.offer(&state, asked);
            let mv = offer.get(chance.below(offer.len() as u32) as usize);
            game.step(&mut state, asked, &mv, &mut chance, &mut Silent);
        }
    }
    assert!(with_goal > 100 && discarded > 100 && near > 1000, "{}", files.id);
    aside
}

#[test]
fn stella_tables_and_stories_are_sound() {
    let people = people();
    for players in 2..=3 {
        let game = Stella::new(players).unwrap();
        for seed in 0..20 {
            let mut chance = SplitMix64::new(seed);
            let mut state = game.begin(&mut chance, &mut Silent);
            for step in 0.. {
                let Some(asked) = game.open(&state).lowest() else { break };
                let offer = game.offer(&state, asked);
                let view = game.view(&state, Viewer::Seat(asked));
                let language = Language::ALL[step % Language::ALL.len()];
                let you = People { names: &people, you: Some(asked) };
                let words = StellaWords::new(language, you);
                words.table(&view).iter().for_each(|line| whole(line, language));
                for mv in offer.iter() {
                    let meaning = words.meaning(&view, mv);
                    if !meaning.is_empty() {
                        sound::line(&meaning, "meaning", language);
                    }
                }
                let mv = offer.get(chance.below(offer.len() as u32) as usize);
                let mut journal = Journal::default();
                game.step(&mut state, asked, &mv, &mut chance, &mut journal);
                let told: Vec<_> = journal.told_to(Viewer::Seat(asked)).collect();
                words.story(&told).iter().for_each(|line| whole(line, language));
            }
        }
    }
}

#[test]
fn the_games_in_short_are_told_in_every_language() {
    let people = people();
    for language in Language::ALL {
        let words = StellaWords::new(language, People { names: &people, you: None });
        assert!(words.in_short().lines().count() > 4, "{language}");
        words.in_short().lines().for_each(|line| whole(line, language));
    }
}
