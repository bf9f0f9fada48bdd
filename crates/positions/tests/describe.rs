//! Positions that are written down and read again.

use asterism_catalog::{AnyGame, Fluxx, Setup, Stella};
use asterism_kernel::{Chance as _, Fixed, Game, Offer as _, Silent, SplitMix64};
use asterism_positions::{DescribedGame, Node};
use serde_json::Value;

/// Plays random games and writes every position that can be written. What is read again
/// must be written the same way. Returns in how many positions it also offers the same
/// moves: what was used up earlier in a turn is not written.
fn round_trips<G: DescribedGame>(game: &G, describe: impl Fn(&G::State) -> Option<Value>) -> usize {
    let mut same_moves = 0;
    for seed in 0..12 {
        let mut chance = SplitMix64::new(seed);
        let mut state = game.begin(&mut chance, &mut Silent);
        for _ in 0..300 {
            let Some(seat) = game.open(&state).lowest() else { break };
            if let Some(given) = describe(&state)
                && let Ok(read) = game.arrange(&Node::root(&given), &mut Fixed, &mut Silent)
            {
                // The notation doesn't say what a seat has gained, used up or refused earlier in
                // the turn. So a bonus may be drawn again, or the turn may be over at once.
                let same = |again: &Value| {
                    ["turn", "drawn", "played"].iter().all(|key| again[key] == given[key])
                };
                if let Some(again) = describe(&read).filter(same) {
                    assert_eq!(again, given, "seed {seed}");
                }
                let moves = |state: &G::State| -> Vec<String> {
                    game.offer(state, seat).iter().map(|mv| game.write_move(&mv)).collect()
                };
                same_moves += usize::from(moves(&read) == moves(&state));
            }
            let offer = game.offer(&state, seat);
            let mv = offer.get(chance.below(offer.len() as u32) as usize);
            game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        }
    }
    same_moves
}

#[test]
fn positions_of_every_edition_are_written_and_read() {
    for edition in ["fluxx-4", "star", "star-wars", "wonderland", "comets"] {
        let mut setup = Setup::new("fluxx", 3);
        setup.mix.editions = vec![edition.to_owned()];
        let Ok(AnyGame::Fluxx(game)) = setup.build() else { panic!("no game of {edition}") };
        let describe =
            |state: &<Fluxx as Game>::State| asterism_positions::fluxx::describe(&game, state);
        let count = round_trips(&game, describe);
        assert!(count > 100, "{edition}: only {count} positions offer the same moves");
    }
}

#[test]
fn positions_of_stella_quest_are_written_and_read() {
    for players in 2..=4 {
        let game = Stella::new(players).expect("the number of players is allowed");
        let count = round_trips(&game, asterism_positions::stella::describe);
        assert!(count > 100, "{players} players: only {count} positions offer the same moves");
    }
}
