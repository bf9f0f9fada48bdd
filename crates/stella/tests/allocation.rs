//! Playing allocates nothing.

use asterism_kernel::{Chance, Game, Offer, Silent, SplitMix64};
use asterism_stella::{Offered, Stella};

fn play(game: &Stella, index: u64) -> usize {
    let mut chance = SplitMix64::of_game(9, index);
    let mut state = game.begin(&mut chance, &mut Silent);
    let mut offered = Offered::default();
    let mut decisions = 0;
    while let Some(seat) = game.open(&state).lowest() {
        game.offer_into(&state, seat, &mut offered);
        let mv = offered.get(chance.below(offered.len() as u32) as usize);
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        decisions += 1;
    }
    decisions
}

#[test]
fn whole_games_allocate_nothing() {
    for players in 2..=4 {
        for pay_after in [false, true] {
            let game = Stella::new(players).unwrap().with_pay_after(pay_after);
            let mut decisions = play(&game, 0);
            let measured = allocation_counter::measure(|| {
                for index in 1..200 {
                    decisions += play(&game, index);
                }
            });
            assert!(decisions > 1000);
            assert_eq!(measured.count_total, 0, "{players} players, {decisions} decisions");
        }
    }
    let counts = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 64])));
    assert_eq!(counts.count_total, 1, "the counter counts");
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<<Stella as Game>::State>() <= 300);
}
