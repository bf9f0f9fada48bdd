//! Sampled worlds respect what section 3.3 lets an observer derive, and nothing
//! more.

use asterism_kernel::{Chance, Fixed, Game, Offer, Seat, Silent, SplitMix64, Viewer};
use asterism_stella::{Cards, Class, Face, Position, State, Stella};

fn faces(text: &str) -> Vec<Face> {
    text.split_whitespace().map(|face| face.parse().expect("a card")).collect()
}

fn deck_of(state: &State) -> Cards {
    state.deck().iter().copied().collect()
}

/// A game for `players` at its first position after a reshuffle, if it gets to
/// one; played without paying, so that it lasts.
fn after_a_reshuffle(players: usize, index: u64, more: usize) -> Option<(Stella, State)> {
    let game = Stella::new(players).expect("2 to 4");
    let mut chance = SplitMix64::of_game(21, index);
    let mut state = game.begin(&mut chance, &mut Silent);
    let mut left = None;
    while left != Some(0) {
        let seat = state.acting()?;
        let offered = game.offer(&state, seat).without_draw();
        let mv = offered.get(chance.below(offered.len() as u32) as usize);
        let before = state.deck().len();
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        left = match left {
            None if state.deck().len() > before => Some(more),
            None => None,
            Some(left) => Some(left - 1),
        };
    }
    state.acting().map(|_| (game, state))
}

#[test]
fn hands_keep_their_backs_the_top_its_class_and_the_deck_its_source() {
    let mut positions = 0;
    let mut forced = 0;
    for players in 2..=4 {
        for index in 0..400 {
            let Some((game, state)) = after_a_reshuffle(players, index, index as usize % 7) else {
                continue;
            };
            positions += 1;
            let mut chance = SplitMix64::new(index);
            for seat in state.seats() {
                let knowledge = game.knowledge(&state, Viewer::Seat(seat));
                forced += usize::from(knowledge.possible_deck() != knowledge.unseen);
                for _ in 0..5 {
                    let world = game.sample_state(&knowledge, &mut chance);
                    assert_eq!(world.hand(seat), state.hand(seat));
                    for other in state.seats() {
                        assert_eq!(world.hand(other).backs(), state.hand(other).backs());
                    }
                    let top = |state: &State| state.deck().first().map(|card| card.class());
                    assert_eq!(top(&world), top(&state));
                    assert!(deck_of(&world).within(knowledge.possible_deck()));
                    assert!(deck_of(&world).within(knowledge.source));
                }
            }
        }
    }
    assert!(positions > 50 && forced > 50, "{positions} positions, {forced} with forced cards");
}

#[test]
fn right_after_a_reshuffle_the_only_opponents_hand_is_known() {
    let mut positions = 0;
    for index in 0..1500 {
        let Some((game, state)) = after_a_reshuffle(2, index, 0) else { continue };
        for (me, other) in [(0, 1), (1, 0)] {
            let knowledge = game.knowledge(&state, Viewer::Seat(Seat::new(me)));
            if knowledge.drawn.iter().any(|backs| !backs.is_empty()) {
                continue;
            }
            positions += 1;
            let world = game.sample_state(&knowledge, &mut SplitMix64::new(index));
            assert_eq!(world.hand(Seat::new(other)), state.hand(Seat::new(other)));
        }
    }
    assert!(positions > 20, "{positions}");
}

/// Before any reshuffle the copies of a class are exchangeable over all its
/// hidden places: P(top = f) = copies of f unseen / cards of the class unseen.
#[test]
fn the_top_card_has_its_derived_probability() {
    let game = Stella::new(3).unwrap();
    let mut position = Position::empty(3);
    position.hands = vec![faces("R1 R1 R2"), faces("R3 R4 G1"), faces("R5 B1")];
    position.pile = faces("R6 R6");
    position.deck = faces("R5");
    for face in Face::all() {
        let listed = position.cards().filter(|&card| card == face).count();
        position.deck.extend(std::iter::repeat_n(face, face.copies() - listed));
    }
    let state = game.set_up(&position, &mut Fixed, &mut Silent).unwrap();
    let knowledge = game.knowledge(&state, Viewer::Seat(Seat::new(0)));
    let mut chance = SplitMix64::new(77);
    let (rounds, mut seen) = (20_000, [0u32; Face::COUNT]);
    for _ in 0..rounds {
        let world = game.sample_state(&knowledge, &mut chance);
        seen[world.deck()[0].index()] += 1;
    }
    let red = knowledge.unseen.class_count(Class::ALL[0]);
    assert_eq!(red, 7);
    for face in Face::all() {
        let expected = if face.class() == Class::ALL[0] {
            knowledge.unseen.count(face) as f64 / red as f64
        } else {
            0.0
        };
        let share = f64::from(seen[face.index()]) / f64::from(rounds);
        assert!((share - expected).abs() < 0.015, "{face}: {share} instead of {expected}");
    }
}

#[test]
fn sampled_worlds_can_be_played_to_the_end() {
    for players in 2..=4 {
        for index in 0..150 {
            let game = Stella::new(players).unwrap();
            let mut chance = SplitMix64::of_game(31, index);
            let mut state = game.begin(&mut chance, &mut Silent);
            let mut decisions = 0;
            while let Some(seat) = state.acting() {
                let offered = game.offer(&state, seat);
                let mv = offered.get(chance.below(offered.len() as u32) as usize);
                game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
                // The world changes behind everybody's back, over and over.
                let viewer = Viewer::Seat(Seat::new(decisions % players));
                state = game.sample_state(&game.knowledge(&state, viewer), &mut chance);
                decisions += 1;
                assert!(decisions < 5000);
            }
            assert!(state.ending().is_some());
        }
    }
}
