//! A draw of very many cards is told whole.

use asterism_catalog::build_deck;
use asterism_fluxx::{Event, Fluxx, Options, Phase, Position};
use asterism_kernel::{Game, GameInput, Journal, Seat, Silent, SplitMix64};

#[test]
fn every_card_of_a_long_draw_is_told() {
    let deck = build_deck(&["fluxx-4".to_owned()], &[]).unwrap();
    let game = Fluxx::new(deck.clone(), Options::default(), 2, 0).unwrap();
    let again = deck.find("discard-and-draw").unwrap();
    let mut hand: Vec<_> = deck.cards().filter(|&card| card != again).take(40).collect();
    hand.push(again);
    let position = Position { phase: Phase::Play, hands: vec![hand], ..Position::default() };
    let mut chance = SplitMix64::of_game(1, 0);
    let mut state = game.arrange(&position, &mut chance, &mut Silent).unwrap();
    let seat = Seat::new(0);
    let mv = game.read_move(&state, seat, "play discard-and-draw").unwrap();
    let mut journal = Journal::default();
    game.apply(&mut state, &GameInput::Answer { seat, mv }, &mut chance, &mut journal).unwrap();
    let (mut told, mut counted) = (0, 0);
    for (_, event) in journal.events() {
        match event {
            Event::Drew { seat: drawer, cards } if *drawer == seat => told += cards.len(),
            Event::DrewHidden { seat: drawer, count } if *drawer == seat => counted += count,
            _ => {}
        }
    }
    assert_eq!((told, counted), (40, 40));
    assert_eq!(state.hand(seat).len(), 40);
}
