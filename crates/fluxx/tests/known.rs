//! What a viewer knows, read piece by piece, agrees with what it sees.

use asterism_fluxx::Fluxx;
use asterism_kernel::{Chance as _, Game as _, Offer as _, Silent, SplitMix64, Viewer};

#[test]
fn what_is_known_agrees_with_the_view() {
    for edition in ["fluxx-4", "star", "star-wars", "wonderland", "comets"] {
        let deck = asterism_catalog::build_deck(&[edition.to_owned()], &[]).unwrap();
        let game = Fluxx::new(deck, Default::default(), 4, 0).unwrap();
        let mut questions = 0;
        for index in 0..8 {
            let mut chance = SplitMix64::of_game(22, index);
            let mut state = game.begin(&mut chance, &mut Silent);
            while let Some(seat) = game.open(&state).lowest() {
                questions +=
                    game.seats(&state).iter().filter(|&seat| agrees(&game, &state, seat)).count();
                let offer = game.offer(&state, seat);
                let mv = offer.get(chance.below(offer.len() as u32) as usize);
                game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
            }
        }
        assert!(questions > 100, "{edition}: {questions}");
    }
}

/// Compares what a seat knows with what it sees. Returns whether it is asked something.
fn agrees(game: &Fluxx, state: &asterism_fluxx::State, seat: asterism_kernel::Seat) -> bool {
    let view = game.view(state, Viewer::Seat(seat));
    let knowledge = game.knowledge(state, Viewer::Seat(seat));
    let known = game.known(&knowledge);
    assert_eq!(known.question(), view.question);
    assert_eq!(known.asked(), view.asked);
    assert_eq!(known.order().collect::<Vec<_>>(), view.order);
    assert_eq!(known.rules().collect::<Vec<_>>(), view.rules);
    assert_eq!(known.resolving().map(|(card, _)| card).collect::<Vec<_>>(), view.resolving);
    for place in &view.places {
        assert_eq!(known.table(place.seat).collect::<Vec<_>>(), place.table);
        assert_eq!(known.hand_size(place.seat), place.hand_size);
    }
    let attached = view.places.iter().flat_map(|place| place.attached.iter());
    assert_eq!(known.attached().count(), attached.count());
    view.question.is_some()
}
