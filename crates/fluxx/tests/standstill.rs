//! A deck in which everything ends up on the table: turns in which nobody can
//! do anything used to pass for ever inside one step.

use std::sync::Arc;

use asterism_cards::ast::Edition;
use asterism_cards::read_cards;
use asterism_fluxx::{Deck, Fluxx, Move, Options};
use asterism_kernel::{Game, Offer as _, Silent, SplitMix64};

#[test]
fn when_nobody_can_do_anything_turns_are_ended_by_hand() {
    let text: String = (0..40).map(|index| format!("keeper \"thing-{index}\"\n")).collect();
    let cards = read_cards("things.kdl", &text).cards.into_iter().map(|found| found.card);
    let edition = Edition { id: "things".into(), cards: cards.collect(), ..Edition::default() };
    let deck = Arc::new(Deck::build(&[edition]).unwrap());
    for players in 2..=8 {
        let game = Fluxx::new(Arc::clone(&deck), Options::default(), players, 0).unwrap();
        let mut chance = SplitMix64::new(1);
        let mut state = game.begin(&mut chance, &mut Silent);
        let mut last = None;
        for _ in 0..100 {
            let seat = game.open(&state).lowest().expect("nobody can win");
            let offer = game.offer(&state, seat);
            assert!(!offer.is_empty());
            last = Some(offer.get(0));
            game.step(&mut state, seat, &offer.get(0), &mut chance, &mut Silent);
        }
        assert_eq!(last, Some(Move::End));
    }
}
