//! The ideas of `docs/composing-cards.md`: each is read, told in every language, and
//! played in a deck with Fluxx 4.0.

use std::path::Path;
use std::sync::Arc;

use asterism_cards::ast::{Card, Edition};
use asterism_cards::read_cards;
use asterism_fluxx::{Deck, Fluxx, Options};
use asterism_kernel::{Chance as _, Game, Offer as _, Silent, SplitMix64};
use asterism_words::{Language, Names, Numerals, card_text};

mod sound;

/// The fewest ideas the page must have.
const FEWEST: usize = 60;

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/composing-cards.md");
    std::fs::read_to_string(path).expect("the page is there")
}

/// The card definitions of the page: the block of cards, then one for each idea.
fn definitions(page: &str) -> (String, Vec<String>) {
    let block = page.split("```kdl\n").nth(1).and_then(|rest| rest.split("```").next());
    let rows = page.lines().filter_map(|line| {
        let (_, card) = line.strip_prefix("| ")?.split_once(" | `")?;
        Some(card.strip_suffix("` |")?.to_owned())
    });
    (block.expect("the page has a block of cards").to_owned(), rows.collect())
}

fn read(text: &str) -> Vec<Card> {
    let file = read_cards("idea", text);
    assert!(file.report.mistakes().is_empty(), "{text}\n{}", file.report.render(false));
    file.cards.into_iter().map(|found| found.card).collect()
}

#[test]
fn every_idea_is_told_in_every_language_and_played() {
    let (block, ideas) = definitions(&page());
    assert!(ideas.len() >= FEWEST, "only {} ideas", ideas.len());
    let base = read(&block);
    let classic = asterism_catalog::edition("fluxx-4").expect("an edition");
    let mut chance = SplitMix64::new(1);
    for idea in &ideas {
        let cards = read(idea);
        let [card] = cards.as_slice() else { panic!("one card: {idea}") };
        let mut all = base.clone();
        all.push(card.clone());
        let own = Edition { id: "ideas".to_owned(), cards: all, ..Edition::default() };
        let mut names = Names::new();
        names.add_cards("ideas", &own.cards);
        for language in Language::ALL {
            let text = card_text(language, card, "ideas", &names, Numerals::Printed);
            sound::check(&text, &card.id, language);
        }
        let deck = match Deck::build(&[classic.clone(), own]) {
            Ok(deck) => Arc::new(deck),
            Err(errors) => panic!("{idea}: {errors:?}"),
        };
        let game = Fluxx::new(Arc::clone(&deck), Options::default(), 3, 0).expect("a table");
        let is_seen = |state: &asterism_fluxx::State| {
            let card = deck.find(&card.id).expect("the card is in the deck");
            !state.draw_pile().any(|other| other == card)
        };
        let mut seen = false;
        for _ in 0..20 {
            let mut state = game.begin(&mut chance, &mut Silent);
            for _ in 0..300 {
                let Some(seat) = game.open(&state).lowest() else { break };
                let offer = game.offer(&state, seat);
                let mv = offer.get(chance.below(offer.len() as u32) as usize);
                game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
            }
            seen |= is_seen(&state);
        }
        assert!(seen, "never drawn: {idea}");
    }
}
