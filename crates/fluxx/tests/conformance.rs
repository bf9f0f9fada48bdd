//! The kernel's promises and the machine's own facts at every step of random
//! games: 2 to 8 seats, people coming and going, every option.

use std::sync::Arc;

use asterism_catalog::{CardSource, build_deck, editions};
use asterism_fluxx::{
    BlockedLeader, Card, CardSet, Collecting, Cured, Day, Deck, Fluxx, MetaRule, Move, Options,
    Parting, Payment, Rhyming, State,
};
use asterism_kernel::{Game, Seat, Viewer};
use asterism_testkit::conformance::{CheckSettings, Violation, play};

fn deck() -> Arc<Deck> {
    build_deck(&["fluxx-4".to_owned()], &[]).expect("the edition is sound")
}

/// The cards of scenarios, so that every verb and modifier is played and
/// answered.
fn deck_of_verbs() -> Arc<Deck> {
    let read = |name: &str| {
        let path = format!("{}/../../scenarios/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("a readable card file");
        CardSource { name: name.to_owned(), text }
    };
    let sources = [
        read("verbs/keepers.kdl"),
        read("verbs/verbs.kdl"),
        read("verbs/hands.kdl"),
        read("surprises/surprises.kdl"),
    ];
    build_deck(&["fluxx-4".to_owned()], &sources).expect("the cards are sound")
}

/// Every card is in exactly one place, no Creeper in a hand, sizes agree.
fn own_facts(game: &Fluxx, state: &State) -> Result<(), Violation> {
    const PROMISE: &str = "every card is in exactly one place";
    let deck = game.deck();
    let mut seen = CardSet::EMPTY;
    let mut count = 0;
    let mut put = |card: Card, place: &str| {
        if seen.contains(card) {
            return Err((PROMISE, format!("{} again in {place}", deck.name(card))));
        }
        seen.insert(card);
        count += 1;
        Ok(())
    };
    for seat in (0..8).map(Seat::new) {
        for card in state.hand(seat).iter() {
            put(card, "a hand")?;
            if deck.kind(card) == asterism_cards::ast::Kind::Creeper {
                return Err(("no Creeper is in a hand", deck.name(card).to_owned()));
            }
        }
    }
    for card in state.draw_pile() {
        put(card, "the draw pile")?;
    }
    for &card in state.discard_pile() {
        put(card, "the discard pile")?;
    }
    let view = game.view(state, Viewer::Spectator);
    for place in &view.places {
        let hand = state.hand(place.seat).len();
        if hand != place.hand_size {
            return Err(("sizes agree", format!("{hand} is not {}", place.hand_size)));
        }
        for &card in &place.table {
            put(card, "a table")?;
        }
        for pair in &place.attached {
            if !place.table.contains(&pair.0) || !place.table.contains(&pair.1) {
                let text = format!("{} on {}", deck.name(pair.0), deck.name(pair.1));
                return Err(("what is attached lies with its Keeper", text));
            }
        }
    }
    for &card in view.rules.iter().chain(&view.goals).chain(&view.resolving) {
        put(card, "the middle")?;
    }
    let aside: usize = view.mini_hands.iter().map(|mini| mini.size).sum();
    let creepers = match game.options().meta_rule {
        MetaRule::NoCreepers => deck
            .cards()
            .filter(|&card| deck.kind(card) == asterism_cards::ast::Kind::Creeper)
            .count(),
        _ => 0,
    };
    if count + aside != deck.len() - creepers {
        return Err((PROMISE, format!("{count} and {aside} aside of {}", deck.len() - creepers)));
    }
    Ok(())
}

/// Fluxx 4.0 with Surprises: people answer out of turn.
fn deck_with_surprises() -> Arc<Deck> {
    let text = include_str!("../../../scenarios/surprises/surprises.kdl");
    let cards = CardSource { name: "surprises.kdl".to_owned(), text: text.to_owned() };
    build_deck(&["fluxx-4".to_owned()], &[cards]).expect("a sound mix")
}

fn check_deck(
    deck: &Arc<Deck>,
    options: Options,
    players: usize,
    seeds: std::ops::Range<u64>,
    comings_and_goings: u32,
) {
    let game = Fluxx::new(deck.clone(), options, players, 0).expect("a sound table");
    let strangers: Vec<Move> = game
        .deck()
        .cards()
        .step_by(7)
        .flat_map(|card| {
            [Move::Play(card), Move::Use(card), Move::Discard(card), Move::Choose(card)]
        })
        .chain([Move::Draw, Move::End, Move::ChooseSeat(Seat::new(7))])
        .collect();
    let settings = CheckSettings {
        samples: 1,
        max_steps: 20_000,
        own_moves_look_the_same: false,
        seat_change_one_in: comings_and_goings,
    };
    for seed in seeds {
        let played = play(&game, seed, settings, &strangers, |state| own_facts(&game, state));
        if let Err(broken) = played {
            panic!("{players} players, {options:?}: {broken}");
        }
    }
}

#[test]
fn every_edition() {
    for edition in editions() {
        let deck = build_deck(std::slice::from_ref(&edition.id), &[]).expect("a playable deck");
        for players in 2..=8 {
            check_deck(&deck, Options::default(), players, 200..202, 0);
        }
        for players in [2, 4, 6] {
            check_deck(&deck, Options::default(), players, 210..212, 40);
        }
    }
}

/// All editions in one deck.
#[test]
fn every_edition_at_once() {
    let all: Vec<String> = editions().iter().map(|edition| edition.id.clone()).collect();
    let deck = build_deck(&all, &[]).expect("a playable mix");
    for players in [2, 3, 5, 8] {
        check_deck(&deck, Options::default(), players, 220..221, 0);
        check_deck(&deck, Options::default(), players, 230..231, 40);
    }
}

#[test]
fn every_verb() {
    let deck = deck_of_verbs();
    for players in [2, 3, 5, 8] {
        check_deck(&deck, Options::default(), players, 100..102, 0);
        check_deck(&deck, Options::default(), players, 110..112, 25);
    }
}

#[test]
fn answers_out_of_turn() {
    let deck = deck_with_surprises();
    for players in [2, 3, 5, 8] {
        check_deck(&deck, Options::default(), players, 30..34, 60);
    }
}

#[test]
fn answers_of_everybody() {
    let deck = deck_with_surprises();
    let options = Options { everybody_is_asked: true, ..Options::default() };
    for players in [2, 3, 5, 8] {
        check_deck(&deck, options, players, 40..43, 60);
    }
}

#[test]
fn every_option() {
    let base = Options::default();
    let tables = [
        Options { fewest_rules_discarded: Some(1), ..base },
        Options { blocked_leader: BlockedLeader::NobodyWins, ..base },
        Options { parting: Parting::Keeper, ..base },
        Options { payment: Payment::Optional, ..base },
        Options { cured: Cured::LooseToo, ..base },
        Options { collecting: Collecting::Stealing, ..base },
        Options { day: Day::Birthday, ..base },
        Options { day: Day::Holiday, ..base },
        Options { day: Day::Ordinary, ..base },
        Options { rhyme: Rhyming::Consent, ..base },
        Options { rhyme: Rhyming::Waived, ..base },
        Options { meta_rule: MetaRule::RulesEscalation, ..base },
        Options { meta_rule: MetaRule::NoCreepers, ..base },
    ];
    let decks = [deck_of_verbs(), deck()].into_iter().chain(
        editions()
            .iter()
            .skip(1)
            .map(|edition| build_deck(std::slice::from_ref(&edition.id), &[]).expect("a deck")),
    );
    for deck in decks {
        for (index, options) in tables.into_iter().enumerate() {
            let seed = 20 + index as u64;
            check_deck(&deck, options, 3, seed..seed + 1, 40);
        }
    }
}
