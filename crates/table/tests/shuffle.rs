//! The shuffle: nobody steers it, and everybody can check that.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_kernel::{Chance as _, SplitMix64};
use asterism_table::{
    Action, Added, CombinedSeed, Digest, Entry, Fact, Input, Level, Record, Scheme, Secret, Seed,
    Settings, ShareView, StageView, StartStep, TableId,
};
use support::{Scene, act, id};

const SEATS: usize = 4;
const WHO_BEGINS: u64 = u64::MAX;

fn bytes(rng: &mut SplitMix64) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

fn first(scheme: Scheme, seed: &Seed, added: [Added<'_>; SEATS]) -> usize {
    let table = TableId::new("table").unwrap();
    let combined = CombinedSeed::combine(scheme, &table, seed, added);
    combined.rng(WHO_BEGINS).below(SEATS as u32) as usize
}

/// What a seat that moves last adds so that seat 0 begins, as far as whoever
/// knows the seed and everything public can tell.
fn best_words(scheme: Scheme, seed: &Seed, known: [Added<'_>; SEATS]) -> String {
    let tries = (0..200).map(|number| format!("words {number}"));
    let steers = |words: &String| {
        let mut added = known;
        added[SEATS - 1].words = Some(words);
        first(scheme, seed, added) == 0
    };
    tries.into_iter().find(steers).unwrap()
}

fn commit(name: &str, secret: &Secret) -> Input {
    act(name, Action::Commit { digest: secret.commitment() })
}

fn reveal(name: &str, secret: &Secret) -> Input {
    act(name, Action::Reveal { secret: *secret })
}

fn words(name: &str, words: &str) -> Input {
    act(name, Action::AddWords { words: words.into() })
}

fn start() -> Input {
    act("ann", Action::Start)
}

/// A lobby where `people` sit, and bots on the other chairs.
fn lobby(people: &[&str], seed: u8) -> Scene {
    let mut scene = Scene::new(Settings::new("stella-quest", SEATS), seed);
    for name in people {
        scene.enter(name);
        scene.must(act(name, Action::Sit { chair: None }));
    }
    for chair in people.len()..SEATS {
        scene.must(act("ann", Action::SeatBot { chair, level: Level::Random }));
    }
    scene
}

fn who_began(entries: &[Entry]) -> Option<usize> {
    entries.iter().find_map(|entry| match &entry.fact {
        Fact::Started { setup, .. } => Some(setup.first),
        _ => None,
    })
}

#[test]
fn an_operator_and_the_seat_that_moves_last_chose_who_begins_in_10_of_10_games() {
    let mut rng = SplitMix64::new(16);
    let steered = (0..10).filter(|_| {
        let seed = Seed::new(bytes(&mut rng));
        let mut added = [Added { words: Some("honest words"), secret: None }; SEATS];
        let chosen = best_words(Scheme::Entries, &seed, added);
        added[SEATS - 1].words = Some(&chosen);
        first(Scheme::Entries, &seed, added) == 0
    });
    assert_eq!(steered.count(), 10, "so it was");
    // The same attack where one honest seat takes part.
    let games = 400;
    let steered = (0..games).filter(|game| {
        let mut scene = lobby(&["ann", "bob", "cid", "dan"], (game % 251) as u8);
        let seed = Seed::new([(game % 251) as u8; 32]);
        let (honest, own) = (Secret::new(bytes(&mut rng)), Secret::new(bytes(&mut rng)));
        scene.must(words("ann", "honest words"));
        scene.must(commit("ann", &honest));
        scene.must(commit("dan", &own));
        let mut known = [Added::default(); SEATS];
        known[0].words = Some("honest words");
        // In half of the games the attacker bets on secrets not being used.
        known[SEATS - 1].secret = (game % 2 == 0).then_some(&own);
        let chosen = best_words(Scheme::Inputs, &seed, known);
        scene.must(words("dan", &chosen));
        scene.must(start());
        assert_eq!(scene.refuses(words("dan", "other words")), "starting");
        scene.must(reveal("ann", &honest));
        // Now the attacker knows everything, and it is too late.
        assert_eq!(scene.refuses(words("dan", "other words")), "starting");
        assert_eq!(scene.refuses(reveal("dan", &Secret::new([1; 32]))), "wrong-secret");
        who_began(&scene.must(reveal("dan", &own)).entries) == Some(0)
    });
    // A quarter of 400 with six standard deviations on both sides.
    let steered = steered.count();
    assert!((48..=152).contains(&steered), "{steered} of {games}");
}

#[test]
fn every_secret_changes_what_chance_decides() {
    let dealt = |one: u8, two: u8| {
        let mut scene = lobby(&["ann", "bob"], 3);
        let secrets = [("ann", Secret::new([one; 32])), ("bob", Secret::new([two; 32]))];
        for (name, secret) in &secrets {
            scene.must(commit(name, secret));
        }
        scene.must(start());
        for (name, secret) in &secrets {
            scene.must(reveal(name, secret));
        }
        decided_by_chance(&scene.log)
    };
    assert_eq!(dealt(1, 2), dealt(1, 2));
    assert_ne!(dealt(1, 2), dealt(1, 3));
    assert_ne!(dealt(1, 2), dealt(4, 2));
    assert_ne!(dealt(1, 2), dealt(2, 1));
}

#[test]
fn the_game_begins_when_all_secrets_are_revealed() {
    let mut scene = lobby(&["ann", "bob"], 3);
    let (one, two) = (Secret::new([1; 32]), Secret::new([2; 32]));
    scene.must(commit("ann", &one));
    assert_eq!(scene.refuses(reveal("ann", &one)), "not-revealing");
    scene.must(commit("bob", &two));
    scene.must(start());
    assert!(scene.must(start()).entries.is_empty(), "a second request changes nothing");
    let view = scene.view("bob");
    assert_eq!(view.stage, StageView::Lobby);
    let starting = view.starting.unwrap();
    assert_eq!((starting.awaits, starting.chairs), (StartStep::Reveal, vec![0, 1]));
    // Nothing that matters can change any more.
    scene.enter("cid");
    let sits = act("cid", Action::Sit { chair: None });
    let frees = act("ann", Action::EmptyChair { chair: 3 });
    let seats = act("ann", Action::SeatBot { chair: 3, level: Level::Expert });
    let settings = Box::new(Settings::new("fluxx", SEATS));
    let changes = act("ann", Action::Change { settings });
    let leaves = act("bob", Action::Leave);
    let removes = act("ann", Action::Remove { person: id("bob") });
    for input in [sits, frees, seats, changes, leaves, removes, commit("bob", &one)] {
        assert_eq!(scene.refuses(input), "starting");
    }
    scene.must(reveal("bob", &two));
    assert!(scene.must(reveal("bob", &two)).entries.is_empty());
    assert!(scene.table.in_lobby());
    scene.must(reveal("ann", &one));
    assert_eq!(scene.view("ann").stage, StageView::Playing);
    assert_eq!(scene.now, support::START, "without any delay");
    let digest = two.commitment();
    assert_eq!(scene.view("cid").chairs[1].share, ShareView::Revealed { digest });
}

fn played(mut scene: Scene) -> Record {
    let mut rng = SplitMix64::new(5);
    while !scene.table.is_over() {
        scene.somebody_answers(rng.below(1000) as usize);
    }
    Record::new(scene.log, &())
}

#[test]
fn whoever_withholds_a_secret_is_left_out_and_everybody_sees_it() {
    let mut scene = lobby(&["ann", "bob", "cid"], 3);
    let secrets = [[1; 32], [2; 32], [3; 32]].map(Secret::new);
    for (name, secret) in ["ann", "bob", "cid"].iter().zip(&secrets) {
        scene.must(commit(name, secret));
    }
    scene.must(start());
    scene.must(reveal("ann", &secrets[0]));
    scene.must(reveal("cid", &secrets[2]));
    // Bob knows now what would come, and doesn't like it.
    let facts = scene.wait(3000);
    assert_eq!(facts, [Fact::Voided { missing: vec![1] }]);
    let view = scene.view("ann");
    assert_eq!(view.chairs[1].share, ShareView::LeftOut);
    assert_eq!(view.starting.unwrap().awaits, StartStep::Commit);
    assert_eq!(scene.refuses(commit("bob", &secrets[1])), "left-out");
    assert_eq!(scene.refuses(reveal("bob", &secrets[1])), "not-revealing");
    // The others commit anew, and the start goes on by itself.
    let fresh = [[4; 32], [6; 32]].map(Secret::new);
    scene.must(commit("ann", &fresh[0]));
    scene.must(commit("cid", &fresh[1]));
    assert_eq!(scene.view("ann").starting.unwrap().awaits, StartStep::Reveal);
    assert_eq!(scene.refuses(reveal("ann", &secrets[0])), "wrong-secret");
    scene.must(reveal("cid", &fresh[1]));
    scene.must(reveal("ann", &fresh[0]));
    assert_eq!(scene.view("ann").stage, StageView::Playing);
    let verified = played(scene).verify().unwrap();
    assert_eq!(verified.voided, [["BOB"]]);
    let took_part: Vec<_> = verified.contributions.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(took_part, ["ANN", "CID"]);
    assert_eq!(verified.contributions[0].secret, fresh[0].reveal());
}

#[test]
fn a_start_never_hangs() {
    // Nobody reveals, and nobody commits anew.
    let mut scene = lobby(&["ann", "bob"], 3);
    scene.must(commit("ann", &Secret::new([1; 32])));
    scene.must(commit("bob", &Secret::new([2; 32])));
    scene.must(start());
    scene.wait(3000);
    assert_eq!(scene.view("ann").stage, StageView::Playing);
    // One reveals but doesn't commit anew.
    let mut scene = lobby(&["ann", "bob"], 3);
    scene.must(commit("ann", &Secret::new([1; 32])));
    scene.must(commit("bob", &Secret::new([2; 32])));
    scene.must(start());
    scene.must(reveal("ann", &Secret::new([1; 32])));
    scene.wait(6000);
    assert_eq!(scene.view("ann").stage, StageView::Playing);
    assert!(played(scene).verify().unwrap().contributions.is_empty());
    // Whoever is not there is not waited for.
    let mut scene = lobby(&["ann", "bob"], 3);
    scene.must(commit("ann", &Secret::new([1; 32])));
    scene.must(commit("bob", &Secret::new([2; 32])));
    scene.must(Input::Presence { person: id("bob"), here: false });
    scene.must(start());
    scene.must(reveal("ann", &Secret::new([1; 32])));
    assert_eq!(scene.view("ann").stage, StageView::Playing);
}

#[test]
fn another_holder_of_a_chair_does_not_inherit_a_commitment() {
    let mut scene = lobby(&["ann", "bob"], 3);
    scene.must(commit("bob", &Secret::new([2; 32])));
    scene.must(act("bob", Action::Leave));
    scene.enter("cid");
    scene.must(act("cid", Action::Sit { chair: Some(1) }));
    assert_eq!(scene.view("ann").chairs[1].share, ShareView::None);
    scene.must(start());
    assert_eq!(scene.view("ann").stage, StageView::Playing);
}

/// A game with secrets, in which `between` happens before every answer.
fn game(between: impl Fn(&mut Scene, usize)) -> Vec<Entry> {
    let mut scene = Scene::new(Settings::new("fluxx", 3), 9);
    for name in ["ann", "bob"] {
        scene.enter(name);
        scene.must(act(name, Action::Sit { chair: None }));
        scene.must(commit(name, &Secret::new([7; 32])));
    }
    scene.must(act("ann", Action::SeatBot { chair: 2, level: Level::Random }));
    scene.enter("eve");
    between(&mut scene, 0);
    scene.must(start());
    scene.must(reveal("ann", &Secret::new([7; 32])));
    scene.must(reveal("bob", &Secret::new([7; 32])));
    let mut rng = SplitMix64::new(2);
    for step in 1.. {
        if scene.table.is_over() {
            break;
        }
        between(&mut scene, step);
        scene.somebody_answers(rng.below(1000) as usize);
    }
    scene.log
}

fn decided_by_chance(log: &[Entry]) -> Vec<String> {
    let decided = log.iter().filter(|entry| !entry.chance.is_empty());
    decided.map(|entry| serde_json::to_string(&entry.chance).unwrap()).collect()
}

#[test]
fn chat_lines_do_not_change_what_chance_decides() {
    let quiet = game(|_, _| {});
    let noisy = game(|scene, step| {
        for number in 0..step % 4 {
            scene.now += 600;
            scene.must(act("eve", Action::Say { text: format!("line {number}") }));
        }
        scene.must(act("bob", Action::Mute { person: id("eve"), on: step.is_multiple_of(2) }));
        scene.must(Input::Presence { person: id("eve"), here: step.is_multiple_of(2) });
    });
    assert!(noisy.len() > quiet.len() + 10);
    assert!(decided_by_chance(&quiet).len() > 2);
    assert_eq!(decided_by_chance(&quiet), decided_by_chance(&noisy));
}

#[test]
fn taking_a_move_back_and_making_it_again_does_not_change_what_chance_decides() {
    let plain = game(|_, _| {});
    let mut undone = 0;
    let again = game(|scene, _| {
        for name in ["ann", "bob"] {
            let view = scene.view(name);
            if view.undo != asterism_table::UndoView::Free {
                continue;
            }
            let last = scene.log.iter().rev().find_map(|entry| match &entry.fact {
                Fact::Answered { text, .. } => Some(text.clone()),
                _ => None,
            });
            scene.must(act(name, Action::Undo));
            scene.answer(name, &last.unwrap());
        }
    });
    undone += again.iter().filter(|entry| matches!(entry.fact, Fact::Undone { .. })).count();
    assert!(undone > 0, "something could be taken back");
    assert_eq!(decided_by_chance(&plain), decided_by_chance(&again));
}

#[test]
fn a_forged_record_is_found_out() {
    let record = Record::new(game(|_, _| {}), &());
    let honest = record.verify().unwrap();
    assert_eq!(honest.contributions.len(), 2);
    assert_eq!(honest.commitment, Seed::new([9; 32]).commitment());
    // Another seed after the fact: chance doesn't follow from it.
    let mut other = record.clone();
    let Fact::Created { seed, .. } = &mut other.entries[0].fact else { panic!() };
    *seed = Seed::new([8; 32]);
    assert!(other.verify().is_err());
    // A secret other than the one committed to, or none at all.
    let at = |wanted: fn(&Fact) -> bool| {
        record.entries.iter().position(|entry| wanted(&entry.fact)).unwrap()
    };
    let revealed = at(|fact| matches!(fact, Fact::Revealed { .. }));
    let mut other = record.clone();
    other.entries[revealed].fact = Fact::Revealed { chair: 0, secret: Secret::new([1; 32]) };
    assert!(other.verify().is_err());
    let mut other = record.clone();
    other.entries[revealed].fact = Fact::Withheld;
    assert!(other.verify().is_err());
    // A participant left out without a trace.
    let mut other = record.clone();
    let committed = at(|fact| matches!(fact, Fact::Committed { .. }));
    other.entries[committed].fact =
        Fact::Committed { chair: 0, digest: Digest::of(b"another one") };
    assert!(other.verify().is_err());
}

#[test]
fn secrets_stay_secret_until_the_start() {
    let mut scene = lobby(&["ann", "bob"], 3);
    let secret = Secret::new([0xab; 32]);
    scene.must(commit("bob", &secret));
    let seen = serde_json::to_string(&scene.view("ann")).unwrap();
    assert!(!seen.contains(&secret.reveal()) && seen.contains(&secret.commitment().to_string()));
    assert!(!serde_json::to_string(&scene.log).unwrap().contains(&secret.reveal()));
    assert!(!format!("{:?}", scene.table).contains(&secret.reveal()));
}
