//! Playing allocates nothing, and positions stay small.

use asterism_catalog::{build_deck, editions};
use asterism_fluxx::{Fluxx, Moves, Options, State};
use asterism_kernel::{Chance, Game, Offer, Silent, SplitMix64};

fn play(game: &Fluxx, index: u64, offered: &mut Moves) -> usize {
    let mut chance = SplitMix64::of_game(9, index);
    let mut state = game.begin(&mut chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = game.open(&state).lowest() {
        game.offer_into(&state, seat, offered);
        let mv = offered.get(chance.below(offered.len() as u32) as usize);
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        decisions += 1;
    }
    decisions
}

#[test]
fn whole_games_allocate_nothing() {
    for edition in editions() {
        let deck = build_deck(std::slice::from_ref(&edition.id), &[]).unwrap();
        for players in [2, 4, 8] {
            let game = Fluxx::new(deck.clone(), Options::default(), players, 0).unwrap();
            let mut offered = Moves::default();
            let mut decisions = play(&game, 0, &mut offered);
            let measured = allocation_counter::measure(|| {
                for index in 1..100 {
                    decisions += play(&game, index, &mut offered);
                }
            });
            assert!(decisions > 1000);
            assert_eq!(measured.count_total, 0, "{}, {players} players", edition.id);
        }
    }
    let counts = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 64])));
    assert_eq!(counts.count_total, 1, "the counter counts");
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 3072);
}
