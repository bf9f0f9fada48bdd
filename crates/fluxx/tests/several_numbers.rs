//! A New Rule of one's own that sets two numbers: the second used to stand for
//! both.

use std::sync::Arc;

use asterism_cards::ast::Edition;
use asterism_cards::read_cards;
use asterism_fluxx::{Deck, Fluxx, Move, Options};
use asterism_kernel::{Game, Offer as _, Seat, Silent, SplitMix64};

#[test]
fn a_rule_with_two_numbers_keeps_both() {
    let keepers: String = (0..40).map(|index| format!("keeper \"thing-{index}\"\n")).collect();
    let text = format!("{keepers}rule \"rush\" {{ draw 4; hand-limit 6; keeper-limit 2 }}\n");
    let read = read_cards("rush.kdl", &text);
    assert!(read.report.is_clean(), "{}", read.report.render(false));
    let cards = read.cards.into_iter().map(|found| found.card);
    let edition = Edition { id: "rush".into(), cards: cards.collect(), ..Edition::default() };
    let deck = Arc::new(Deck::build(&[edition]).unwrap());
    let rush = deck.find("rush").unwrap();
    let game = Fluxx::new(deck, Options::default(), 2, 0).unwrap();
    // The deal that gives somebody the rule soon is found by trying.
    let played = (0..100).find_map(|seed| {
        let mut chance = SplitMix64::new(seed);
        let mut state = game.begin(&mut chance, &mut Silent);
        for _ in 0..10 {
            let seat = game.open(&state).lowest()?;
            let offer = game.offer(&state, seat);
            let rule = offer.contains(&Move::Play(rush));
            let mv = if rule { Move::Play(rush) } else { offer.get(0) };
            game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
            if rule {
                return Some(state);
            }
        }
        None
    });
    let now = game.rules_now(&played.expect("somebody draws it"), Seat::new(0));
    assert_eq!(now.draw.value, 4);
    assert_eq!(now.hand_limit.map(|limit| limit.value), Some(6));
    assert_eq!(now.keeper_limit.map(|limit| limit.value), Some(2));
}
