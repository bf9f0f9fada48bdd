//! Every verb of the card language has its words: in card texts, in questions
//! and in the log. A new verb is covered without a change here.

use std::sync::Arc;

use asterism_cards::ast::{Card, Edition, Kind, Mark, Modifier, Part, Reconstructed, Verb};
use asterism_cards::verbs::{Sampler, VerbKind};
use asterism_fluxx::{Deck, Event, Fluxx, Options};
use asterism_kernel::{Chance as _, Game, Journal, Offer as _, Silent, SplitMix64, Viewer};
use asterism_words::{FluxxWords, Language, Names, Numerals, People, card_text};

mod sound;

fn card(id: String, kind: Kind, parts: Vec<Part>) -> Card {
    let (icon, subject, marks) = (None, None, Vec::new());
    let (value, ungoal, lasts) = (None, false, None);
    let reconstructed = Reconstructed::No;
    Card { id, kind, icon, marks, value, ungoal, lasts, subject, reconstructed, parts }
}

/// A verb of this kind that names cards of [`edition`].
fn sample(kind: VerbKind, chance: &mut SplitMix64) -> Verb {
    let numbers: Vec<u16> = (0..32).map(|_| chance.below(1 << 16) as u16).collect();
    let names: Vec<String> = (0..4).map(|number| format!("keeper-{number}")).collect();
    kind.sample(&mut Sampler::new(&numbers, &names))
}

/// Keepers, Creepers, rules, a Goal that nobody reaches soon, and Actions that
/// do nothing but this verb.
fn edition(kind: VerbKind, chance: &mut SplitMix64) -> Edition {
    let mut cards = Vec::new();
    for number in 0..24 {
        let mut keeper = card(format!("keeper-{number}"), Kind::Keeper, Vec::new());
        keeper.marks = vec![Mark("brain".to_owned())];
        cards.push(keeper);
    }
    for number in 0..3 {
        cards.push(card(format!("creeper-{number}"), Kind::Creeper, Vec::new()));
    }
    for number in 0..6 {
        let also_need = Modifier::AlsoNeed(format!("creeper-{}", number % 3));
        let parts = vec![Part::Modifier(also_need)];
        let mut rule = card(format!("rule-{number}"), Kind::Rule, parts);
        rule.subject = Some(format!("subject-{number}"));
        cards.push(rule);
    }
    for number in 0..6 {
        let effect = Part::Effect(vec![sample(kind, chance)]);
        cards.push(card(format!("action-{number}"), Kind::Action, vec![effect]));
    }
    Edition { id: "mine".to_owned(), cards, ..Edition::default() }
}

#[test]
fn every_verb_is_told_in_every_language() {
    let people: Vec<String> = ["Anna", "Борис", "Zoë"].map(str::to_owned).into();
    let mut chance = SplitMix64::new(1);
    for &kind in VerbKind::ALL {
        let mut played = 0;
        for _ in 0..4 {
            let mut edition = edition(kind, &mut chance);
            let mut names = Names::new();
            names.add_cards("mine", &edition.cards);
            for card in &edition.cards {
                for language in Language::ALL {
                    let text = card_text(language, card, "mine", &names, Numerals::Printed);
                    sound::check(&text, &card.id, language);
                }
            }
            // Large numbers may need more room than a position has.
            let deck = loop {
                match Deck::build(std::slice::from_ref(&edition)) {
                    Ok(deck) => break Arc::new(deck),
                    Err(_) => edition.cards.pop(),
                };
            };
            let game = Fluxx::new(Arc::clone(&deck), Options::default(), 3, 0).expect("a table");
            let mut state = game.begin(&mut chance, &mut Silent);
            for _ in 0..200 {
                let Some(seat) = game.open(&state).lowest() else { break };
                let viewer = Viewer::Seat(seat);
                let view = game.view(&state, viewer);
                let (question, asked_by) = view.question.expect("who is asked sees the question");
                let mut journal = Journal::default();
                let offer = game.offer(&state, seat);
                let mv = offer.get(chance.below(offer.len() as u32) as usize);
                game.step(&mut state, seat, &mv, &mut chance, &mut journal);
                for language in Language::ALL {
                    let you = People { names: &people, you: Some(seat) };
                    let words = FluxxWords::new(language, &deck, &names, you);
                    sound::line(&words.prompt(&question, asked_by), "line", language);
                    for (_, event) in journal.events() {
                        sound::line(&words.log(event), "line", language);
                    }
                }
                let is_action = |card| deck.kind(card) == Kind::Action;
                played += journal
                    .events()
                    .iter()
                    .filter(|(_, event)| matches!(event, Event::Played { card, .. } if is_action(*card)))
                    .count();
            }
        }
        assert!(played > 0, "`{}` was never played", kind.word());
    }
}
