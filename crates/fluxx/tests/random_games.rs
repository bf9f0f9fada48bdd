//! Whole random games: every card in one place at every step, always a move,
//! always an end.

use std::path::Path;
use std::sync::Arc;

use asterism_cards::{File, load};
use asterism_fluxx::{Deck, Fluxx, Options};
use asterism_kernel::{Chance, Game, Offer, Silent, SplitMix64};

fn deck() -> Arc<Deck> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks/fluxx-4");
    let read = |name: &str| {
        std::fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    let names =
        ["rules.kdl", "goals.kdl", "keepers.kdl", "creepers.kdl", "actions.kdl", "meta.kdl"];
    let texts: Vec<String> = names.iter().map(|name| read(name)).collect();
    let about = read("edition.kdl");
    let files: Vec<File<'_>> =
        names.iter().zip(&texts).map(|(name, text)| File { name, text }).collect();
    let loaded = load(File { name: "edition.kdl", text: &about }, &files);
    assert!(loaded.is_clean(), "{}", loaded.render(false));
    Arc::new(Deck::build(&[loaded.edition]).unwrap())
}

#[test]
fn random_games_end() {
    let deck = deck();
    let mut decisions = 0u64;
    let mut longest = 0;
    let mut games = 0;
    for players in 2..=8 {
        let game = Fluxx::new(deck.clone(), Options::default(), players, 0).unwrap();
        for index in 0..300 {
            let mut chance = SplitMix64::of_game(players as u64, index);
            let mut state = game.begin(&mut chance, &mut Silent);
            let mut offer = Default::default();
            let mut steps = 0;
            while game.outcome(&state).is_none() {
                let seat = game.open(&state).lowest().expect("somebody is asked");
                game.offer_into(&state, seat, &mut offer);
                assert!(!offer.is_empty(), "nothing offered to {seat}: {state:?}");
                let mv = offer.get(chance.below(offer.len() as u32) as usize);
                game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
                steps += 1;
                assert!(steps < 100_000);
            }
            decisions += steps;
            longest = longest.max(steps);
            games += 1;
        }
    }
    println!("{games} games, {} decisions each, longest {longest}", decisions / games);
}
