//! Properties of encodings, checked in random games of every title.

use asterism_catalog::{AnyGame, CardSource, Setup, titles};
use asterism_encoding::{AnyEncoding, WAIT};
use asterism_kernel::{Chance as _, Game as _, Offer as _, Seat, Silent, SplitMix64, Viewer};

/// Every title with several numbers of players, a mix, and a game with a card file.
fn games() -> Vec<(String, AnyGame)> {
    let mut games = Vec::new();
    let mut add =
        |name: String, setup: &Setup| games.push((name, setup.build().expect("it can be played")));
    for title in titles() {
        for players in [2, 3, title.game.most_players] {
            let mut setup = Setup::new(title.game.name, players);
            if title.game.has_decks() {
                setup.mix.editions = vec![title.id.to_owned()];
            }
            add(format!("{} {players}", title.id), &setup);
        }
    }
    let mut mix = Setup::new("fluxx", 4);
    mix.mix.editions = ["fluxx-4", "star", "star-wars", "wonderland"].map(str::to_owned).to_vec();
    add("all editions".to_owned(), &mix);
    let mut brought = Setup::new("fluxx", 3);
    brought.mix.editions = vec!["fluxx-4".to_owned()];
    let text = "keeper \"unicorn\"\naction \"gallop\" { draw 3 }".to_owned();
    brought.mix.cards = vec![CardSource { name: "mine.kdl".to_owned(), text }];
    add("card file".to_owned(), &brought);
    add("high card".to_owned(), &Setup::new("high-card", 3));
    games
}

/// Plays random games and calls `check` in every state.
fn walk(
    game: &AnyGame,
    seeds: u64,
    mut check: impl FnMut(&<AnyGame as asterism_kernel::Game>::State, &mut SplitMix64),
) {
    for seed in 0..seeds {
        let mut chance = SplitMix64::of_game(5, seed);
        let mut checks = SplitMix64::of_game(6, seed);
        let mut state = game.begin(&mut chance, &mut Silent);
        for _ in 0..1500 {
            check(&state, &mut checks);
            let Some(seat) = game.open(&state).lowest() else { break };
            let offer = game.offer(&state, seat);
            let mv = offer.get(chance.below(offer.len() as u32) as usize);
            game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        }
    }
}

#[test]
fn every_offered_move_has_a_number_and_the_number_is_that_move() {
    for (name, game) in games() {
        let encoding = AnyEncoding::new(&game);
        let mut mask = vec![0; encoding.action_count()];
        walk(&game, 4, |state, _| {
            for seat in game.seats(state).iter() {
                let offer = game.offer(state, seat);
                encoding.mask(seat, &offer, &mut mask);
                let legal = mask.iter().filter(|&&legal| legal == 1).count();
                assert_eq!(legal, offer.len().max(1), "{name}");
                assert_eq!(mask[WAIT] == 1, offer.is_empty(), "{name}");
                for mv in offer.iter() {
                    let action = encoding.action(seat, &mv).unwrap();
                    assert_eq!(encoding.move_at(seat, action).as_ref(), Some(&mv), "{name}");
                    assert_eq!(mask[action], 1, "{name}");
                }
            }
        });
    }
}

/// Two states that differ only in what a seat can't see look the same to it.
#[test]
fn nothing_hidden_is_in_an_observation() {
    for (name, game) in games() {
        let encoding = AnyEncoding::new(&game);
        let size = encoding.layout().size();
        let (mut one, mut other) = (vec![0; size], vec![0; size]);
        let mut different = 0;
        walk(&game, 2, |state, checks| {
            for seat in game.seats(state).iter() {
                let viewer = Viewer::Seat(seat);
                let twin = game.sample_state(&game.knowledge(state, viewer), checks);
                different += usize::from(twin != *state);
                encoding.observe(&game.knowledge(state, viewer), &mut one);
                encoding.observe(&game.knowledge(&twin, viewer), &mut other);
                assert_eq!(one, other, "{name}, {seat}");
            }
        });
        assert!(different > 20, "{name}: only {different} pairs differ");
    }
}

#[test]
fn what_a_seat_knows_is_in_its_observation() {
    for (name, game) in games() {
        let encoding = AnyEncoding::new(&game);
        let layout = encoding.layout();
        let mut ends = vec![0; layout.size()];
        let mut highest = vec![0; layout.size()];
        walk(&game, 3, |state, _| {
            let mut seen = Vec::new();
            for seat in game.seats(state).iter() {
                encoding.observe(&game.knowledge(state, Viewer::Seat(seat)), &mut ends);
                for (highest, &value) in highest.iter_mut().zip(&ends) {
                    *highest = value.max(*highest);
                }
                seen.push(ends.clone());
            }
            // Hands differ, so what seats see differs.
            seen.dedup();
            assert!(seen.len() > 1 || game.open(state).is_empty(), "{name}");
        });
        for block in layout.blocks() {
            let most = *highest[block.start..block.start + block.size()].iter().max().unwrap();
            assert!(most <= block.high, "{name}: {} is {most}, above {}", block.name, block.high);
            assert!(most > 0 || block.name == "lead", "{name}: {} is always 0", block.name);
        }
    }
}

#[test]
fn names_of_actions_are_unique_and_fingerprints_tell_decks_apart() {
    let mut fingerprints = Vec::new();
    for (name, game) in games() {
        let encoding = AnyEncoding::new(&game);
        let count = encoding.action_count();
        let mut texts: Vec<String> =
            (0..count).map(|action| encoding.action_text(action)).collect();
        assert!(texts.iter().all(|text| !text.is_empty()), "{name}");
        assert_eq!(texts[WAIT], "wait");
        assert_eq!(encoding.action_text(count), "");
        assert_eq!(encoding.move_at(Seat::new(0), count), None);
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), count, "{name}");
        fingerprints.push(encoding.fingerprint());
    }
    fingerprints.dedup();
    // The number of players doesn't change the numbers: one of each title, and three more.
    assert_eq!(fingerprints.len(), titles().count() + 3);
}

/// Trained networks depend on these numbers. If they have to change, raise `VERSION`.
#[test]
fn released_numbers_stay() {
    let fingerprint = |game: &str, edition: &str| {
        let mut setup = Setup::new(game, 2);
        setup.mix.editions.extend((!edition.is_empty()).then(|| edition.to_owned()));
        AnyEncoding::new(&setup.build().unwrap()).fingerprint()
    };
    assert_eq!(fingerprint("stella-quest", ""), "stella-quest-1-3e0d7177eadd609a");
    assert_eq!(fingerprint("fluxx", "fluxx-4"), "fluxx-1-d655d4cea8bfbe4c");
}

#[test]
fn cards_that_may_be_in_the_deck_are_those_of_the_knowledge() {
    use asterism_catalog::{AnyKnowledge, Stella};
    let AnyGame::StellaQuest(game) = Setup::new("stella-quest", 3).build().unwrap() else {
        panic!("another game")
    };
    let any = AnyGame::StellaQuest(game);
    let encoding = asterism_encoding::Encoding::<Stella>::new(game);
    let mut observation = vec![0; encoding.layout().size()];
    let start = encoding.layout().block("cards").unwrap().start + 2 * asterism_stella::Face::COUNT;
    walk(&any, 10, |state, _| {
        let AnyKnowledge::StellaQuest(knowledge) = any.knowledge(state, Viewer::Seat(Seat::new(1)))
        else {
            panic!("another game")
        };
        encoding.observe(&knowledge, &mut observation);
        let row = &observation[start..start + asterism_stella::Face::COUNT];
        assert_eq!(row, knowledge.possible_deck().counts());
    });
}
