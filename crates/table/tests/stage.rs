//! Games that begin at a described position, stored and in memory.

#![allow(clippy::unwrap_used, reason = "tests read better so")]

mod support;

use asterism_kernel::{Seat, SplitMix64};
use asterism_positions::{AnyChance, Described, Node};
use asterism_table::{
    Entry, Fact, Fork, Level, Record, Seed, Staging, StagingError, TableId, TableRefusal,
    VerifyError,
};
use serde_json::{Value, json};
use support::{START, Scene, id, person};

fn described(text: &Value) -> Described {
    Described::read(&Node::root(text), &|_| Err(std::io::ErrorKind::NotFound.into())).unwrap()
}

fn toast() -> Value {
    json!({
        "game": "fluxx", "edition": "fluxx-4",
        "given": {
            "goals": ["toast"], "hands": [["the-toaster", "night-and-day"], ["milk"]],
            "table": [["bread"], []], "deck": ["sleep", "love"],
        },
    })
}

fn stella() -> Value {
    json!({
        "game": "stella-quest",
        "given": {
            "players": 3, "discard": ["R5"], "hands": [["R1", "G2"], ["R6"], ["B3"]],
            "trick": [[0, "B6"]], "fill": "deck", "deck": ["Y1"],
        },
    })
}

fn staging(described: Described) -> Staging {
    Staging {
        table: TableId::new("staged").unwrap(),
        seed: Seed::new([5; 32]),
        person: person("zoe"),
        seat: 0,
        level: Level::Random,
        described,
    }
}

fn written_and_read(entries: Vec<Entry>) -> Record {
    let record = Record::new(entries, &());
    serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap()
}

#[test]
fn a_staged_table_is_the_same_after_a_replay_and_can_be_checked() {
    for text in [toast(), stella()] {
        let (table, entries) = staging(described(&text)).stage(START).unwrap();
        let record = written_and_read(entries);
        assert!(record.table(None).unwrap() == table);
        record.verify().unwrap();
        assert_eq!(record.names().unwrap().len(), 1);
        assert_eq!(record.game().unwrap().unwrap().given, Some(text["given"].clone()));
    }
}

#[test]
fn a_staged_game_is_played_to_its_end_and_goes_on_elsewhere() {
    for text in [toast(), stella()] {
        let (table, entries) = staging(described(&text)).stage(START).unwrap();
        let first = entries.len();
        let mut scene = Scene::of(table, entries);
        let mut rng = SplitMix64::new(3);
        for _ in 0..2000 {
            if scene.table.is_over() {
                break;
            }
            scene.somebody_answers(rng.next_bits() as usize % 1000);
        }
        assert!(scene.table.is_over());
        let record = written_and_read(scene.log);
        record.verify().unwrap();
        let fork = Fork {
            table: TableId::new("forked").unwrap(),
            seed: Seed::new([6; 32]),
            person: person("kim"),
            seat: 0,
            level: Level::Random,
        };
        let later = first + (record.entries.len() - first) / 2;
        for count in [first, later] {
            let (forked, entries) = record.fork(START + 9_000_000, count, &fork).unwrap();
            let then = record.table(Some(count)).unwrap();
            assert_eq!(forked.view(Some(&id("kim"))).game, then.view(Some(&id("zoe"))).game);
            let again = written_and_read(entries);
            assert!(again.table(None).unwrap() == forked);
            again.verify().unwrap();
        }
    }
}

#[test]
fn chance_that_does_not_follow_from_the_seed_is_found() {
    let text = json!({
        "game": "stella-quest",
        "given": { "players": 3, "discard": ["R5"], "hands": [["R1"], ["R6"], ["B3"]], "fill": "discard" },
    });
    let (_, mut entries) = staging(described(&text)).stage(START).unwrap();
    let last = entries.last_mut().unwrap();
    assert!(!last.chance.is_empty(), "an empty draw pile is renewed at once");
    assert!(written_and_read(entries.clone()).verify().is_ok());
    let Fact::Created { seed, .. } = &mut entries[0].fact else { panic!() };
    *seed = Seed::new([1; 32]);
    let changed = written_and_read(entries);
    assert!(matches!(changed.verify(), Err(VerifyError::Differs { .. })));
}

#[test]
fn a_table_in_memory_is_played_by_hand() {
    let text = toast();
    let place = described(&text);
    let game = place.setup.build().unwrap();
    let mut chance = AnyChance::read(&game, &Node::root(&text)).unwrap();
    let mut table = staging(place).stage_by_hand(0, &mut chance).unwrap();
    let seat = Seat::new(0);
    assert!(table.offered(seat).iter().any(|text| text == "play the-toaster"));
    let before = table.clone();
    assert!(table.answer_by_hand(seat, "play sleep", &mut chance).is_err());
    assert!(table == before, "a refused answer changes nothing");
    table.answer_by_hand(seat, "play the-toaster", &mut chance).unwrap();
    assert!(table.is_over());
    assert!(table.answer_by_hand(seat, "play the-toaster", &mut chance).is_err());
}

#[test]
fn positions_that_cannot_be_are_refused_with_their_place() {
    let mut place = described(&toast());
    place.given["hands"] = json!([["bread"], []]);
    let Err(StagingError::Position(failure)) = staging(place).stage(START) else { panic!() };
    assert!(failure.to_string().contains("bread"), "{failure}");
    let mut place = described(&toast());
    place.given["hand"] = json!([]);
    let Err(StagingError::Position(failure)) = staging(place).stage(START) else { panic!() };
    assert_eq!(failure.place, "hand");
    let mut place = described(&toast());
    place.given["table"] = json!([["bread", "the-toaster"], []]);
    place.given["hands"] = json!([["sleep"], []]);
    place.given["deck"] = json!([]);
    let Err(StagingError::Position(failure)) = staging(place).stage(START) else { panic!() };
    assert!(failure.to_string().contains("already won"), "{failure}");
    let nowhere = Staging { seat: 4, ..staging(described(&toast())) };
    assert_eq!(nowhere.stage(START).unwrap_err(), TableRefusal::NoSuchChair.into());
}
