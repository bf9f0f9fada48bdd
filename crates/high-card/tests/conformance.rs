//! The kernel's contract and the rules of High Card, at every step of random games.

#![allow(clippy::unwrap_used, reason = "tests read better so")]

use asterism_high_card::{Card, HIGHEST, HighCard, MAX_PLAYERS, Move, State, TRICKS};
use asterism_kernel::{Game as _, Seat, Silent, SplitMix64};
use asterism_testkit::conformance::{CheckSettings, Violation, play};

fn each_card_is_in_one_place(state: &State) -> Result<(), Violation> {
    let hands = (0..MAX_PLAYERS).flat_map(|index| state.hand(Seat::new(index)).iter());
    let mut cards: Vec<Card> =
        hands.chain(state.played().iter()).chain(state.trick().iter().flatten().copied()).collect();
    let players = state.points().len();
    cards.sort_unstable();
    cards.dedup();
    if cards.len() == players * TRICKS {
        return Ok(());
    }
    Err(("each card is in one place", format!("{state:?}")))
}

#[test]
fn random_games_keep_the_contract() {
    let every_move: Vec<Move> = Card::all().map(Move).collect();
    for players in 2..=MAX_PLAYERS {
        for seed in 0..100 {
            let game = HighCard::new(players, seed as usize % players).unwrap();
            let played =
                play(&game, seed, CheckSettings::default(), &every_move, each_card_is_in_one_place)
                    .unwrap_or_else(|violation| panic!("{violation}"));
            assert_eq!(played.steps, players * TRICKS);
            let outcome = game.outcome(&played.last).expect("the game is over");
            let tricks: i16 = outcome.scores.iter().flatten().sum();
            assert_eq!(tricks, TRICKS as i16);
        }
    }
}

/// Plays random games until a trick has these cards, and returns whose card won.
fn winner_of(wanted: [u8; 2]) -> u8 {
    let game = HighCard::new(2, 0).unwrap();
    for seed in 0.. {
        let mut chance = SplitMix64::new(seed);
        let mut state = game.begin(&mut chance, &mut Silent);
        let cards = wanted.map(|number| Card::new(number).unwrap());
        let seats = [Seat::new(0), Seat::new(1)];
        if seats.iter().zip(cards).any(|(seat, card)| !state.hand(*seat).contains(card)) {
            continue;
        }
        for (seat, card) in seats.into_iter().zip(cards) {
            game.step(&mut state, seat, &Move(card), &mut chance, &mut Silent);
        }
        return if state.points()[0] == 1 { wanted[0] } else { wanted[1] };
    }
    unreachable!("some deal has the cards")
}

#[test]
fn the_highest_card_wins_but_the_1_beats_the_24() {
    assert_eq!(winner_of([7, 6]), 7);
    assert_eq!(winner_of([6, 7]), 7);
    assert_eq!(winner_of([1, 23]), 23);
    assert_eq!(winner_of([1, HIGHEST]), 1);
    assert_eq!(winner_of([HIGHEST, 1]), 1);
}
