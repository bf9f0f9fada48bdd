//! Logs of every released format keep replaying, and broken ones are refused.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use std::path::PathBuf;

use asterism_catalog::GAMES;
use asterism_kernel::{Chance, Seat, SplitMix64};
use asterism_table::{
    Action, Entry, FORMAT, Fact, Fork, Holder, Input, Level, Record, Secret, Seed, Settings, Table,
    TableId,
};
use support::{START, Scene, act, id, person, surprising};

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/formats"))
}

/// Plays to the end by chance.
fn played(mut scene: Scene) -> Record {
    let mut rng = SplitMix64::new(8);
    while !scene.table.is_over() {
        scene.somebody_answers(rng.below(1000) as usize);
    }
    Record::new(scene.log, &())
}

/// A table at which two people take part in the shuffle, one of them only after
/// a round that was void.
fn begun_with_secrets(settings: Settings) -> Scene {
    let mut scene = Scene::new(settings, 8);
    let commit = |name: &str, byte| {
        act(name, Action::Commit { digest: Secret::new([byte; 32]).commitment() })
    };
    let reveal = |name: &str, byte| act(name, Action::Reveal { secret: Secret::new([byte; 32]) });
    for name in ["ann", "bob"] {
        scene.enter(name);
        scene.must(act(name, Action::Sit { chair: None }));
        scene.must(commit(name, 1));
        scene.must(act(name, Action::Ready { on: true }));
    }
    scene.must(act("bob", Action::AddWords { words: "seven stars".into() }));
    scene.must(act("ann", Action::SeatBot { chair: 2, level: Level::Random }));
    scene.must(act("ann", Action::Start));
    scene.must(reveal("ann", 1));
    scene.wait(3000);
    scene.must(commit("ann", 2));
    scene.must(reveal("ann", 2));
    scene
}

/// A table of each game with a bit of everything, and one where a game went on
/// otherwise.
fn written() -> Vec<(&'static str, Record)> {
    let games = [
        ("4-stella-quest.json", Settings::new("stella-quest", 3)),
        ("4-fluxx.json", Settings::new("fluxx", 3)),
        ("4-own-cards.json", surprising(3)),
    ];
    let tables = games.map(|(name, settings)| {
        let mut scene = begun_with_secrets(settings);
        scene.must(act("bob", Action::Say { text: "good luck".into() }));
        (name, played(scene))
    });
    let mut tables = Vec::from(tables);
    let first = &tables[0].1;
    let fork = Fork {
        table: TableId::new("elsewhere").unwrap(),
        seed: Seed::new([9; 32]),
        person: person("zoe"),
        seat: 0,
        level: Level::Random,
    };
    let later = START + 9_000_000;
    let (table, entries) = first.fork(later, first.entries.len() / 2, &fork).unwrap();
    tables.push(("4-forked.json", played(Scene::of(table, entries))));
    tables
}

/// With `UPDATE_FORMATS=1` the logs of the present format are written anew;
/// those of released formats must never change.
#[test]
fn every_released_format_keeps_replaying() {
    if std::env::var_os("UPDATE_FORMATS").is_some() {
        std::fs::create_dir_all(folder()).unwrap();
        for (name, record) in written() {
            let text = serde_json::to_string(&record).unwrap() + "\n";
            std::fs::write(folder().join(name), text).unwrap();
        }
    }
    let mut count = 0;
    for file in std::fs::read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record: Record = serde_json::from_str(&text).unwrap();
        let table = record.table(None).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(table.is_over(), "{path:?}");
        let verified = record.verify().unwrap();
        assert!(verified.outcomes > 0, "{path:?}");
        count += 1;
    }
    assert!(count >= 18, "a table of each kind for each format, without digests and with them");
}

fn kept(name: &str) -> Record {
    serde_json::from_str(&std::fs::read_to_string(folder().join(name)).unwrap()).unwrap()
}

/// A log says how far the rules it was played by are those of today.
#[test]
fn a_log_of_other_rules_is_replayed_only_where_they_agree() {
    let at_start = |record: &mut Record, revision| {
        for entry in &mut record.entries {
            if let Fact::Started { rules, .. } = &mut entry.fact {
                *rules = revision;
            }
        }
    };
    for name in ["1-stella-quest-checked.json", "1-fluxx-checked.json"] {
        let whole = kept(name);
        let moved = |entry: &&Entry| matches!(entry.fact, Fact::Answered { .. });
        assert!(whole.entries.iter().filter(moved).all(|entry| entry.check.is_some()));
        // As if the rules had been fixed since, where it did not matter.
        let mut older = whole.clone();
        at_start(&mut older, 0);
        assert!(older.table(None).unwrap().is_over());
        // And where it did: it is not read as another game.
        let at = older.entries.iter().rposition(|entry| entry.check.is_some()).unwrap();
        older.entries[at].check = Some(1);
        let error = older.table(None).unwrap_err();
        assert_eq!(error.code(), "other-rules", "{error}");
        assert!(older.table(Some(at)).is_ok(), "up to there it is the same");
        // With today's number it is damage.
        let listing = GAMES.iter().find(|listing| name.contains(listing.name)).unwrap();
        at_start(&mut older, listing.rules);
        assert_eq!(older.table(None).unwrap_err().code(), "corrupt-log");
        let mut newer = whole;
        at_start(&mut newer, 1_000);
        assert_eq!(newer.table(None).unwrap_err().code(), "later-rules");
    }
}

#[test]
fn cards_as_they_were_come_from_the_record() {
    let text = std::fs::read_to_string(folder().join("1-fluxx.json")).unwrap();
    let mut record: Record = serde_json::from_str(&text).unwrap();
    let old = record.definitions.values().next().unwrap().clone();
    // As if the edition had been changed since: the record says what it was.
    let changed = old.replace("year 2011", "year 2010");
    assert_ne!(changed, old);
    let digest = asterism_table::Digest::of(changed.as_bytes());
    for entry in &mut record.entries {
        if let Fact::Started { definitions, .. } = &mut entry.fact {
            definitions[0].sha256 = digest;
        }
    }
    let missing = record.table(None).unwrap_err();
    assert!(missing.to_string().contains("missing"), "{missing}");
    record.definitions.insert(digest, changed);
    assert!(record.table(None).unwrap().is_over());
    record.definitions.insert(digest, "{}".into());
    assert!(record.table(None).is_err(), "a text with another digest is not believed");
}

#[test]
fn a_later_format_is_refused_with_a_sentence() {
    let text = std::fs::read_to_string(folder().join("1-stella-quest.json")).unwrap();
    let mut record: Record = serde_json::from_str(&text).unwrap();
    if let Fact::Created { format, .. } = &mut record.entries[0].fact {
        *format = FORMAT + 1;
    }
    assert!(record.table(None).unwrap_err().to_string().contains(&format!("form {}", FORMAT + 1)));
    assert!(Table::replay([], &()).is_err());
}

/// Breaks a log in some way.
fn broken(log: &[Entry], rng: &mut SplitMix64) -> Vec<Entry> {
    let mut log = log.to_vec();
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(log.len() as u32) as usize;
        match rng.below(7) {
            0 => drop(log.remove(at)),
            1 => log.insert(at, log[rng.below(log.len() as u32) as usize].clone()),
            2 => log[at].chance.clear(),
            3 => log[at].fact = Fact::Left { seat: Seat::new(rng.below(8) as usize) },
            4 => {
                let seat = Seat::new(rng.below(8) as usize);
                log[at].fact = Fact::Joined { seat, holder: Holder::Person(id("bob")) };
            }
            5 => {
                let settings = Settings::new("fluxx", 1 + rng.below(9) as usize);
                log[at].fact = Fact::Changed { settings: Box::new(settings) };
            }
            _ => log[at].fact = Fact::Undone { back: rng.below(5) as usize },
        }
        if log.is_empty() {
            break;
        }
    }
    log
}

#[test]
fn a_broken_log_never_breaks_the_program() {
    let logs: Vec<Vec<Entry>> = written().into_iter().map(|(_, record)| record.entries).collect();
    let mut rng = SplitMix64::new(5);
    let mut refused = 0;
    for round in 0..300 {
        let log = broken(&logs[round % logs.len()], &mut rng);
        match Table::replay(&log, &()) {
            Err(corrupt) => {
                assert!(!corrupt.to_string().is_empty());
                refused += 1;
            }
            Ok(mut table) => {
                let at = table.last() + 1_000_000;
                let _ = table.view(None);
                let _ = table.apply(at, &Input::Wake);
            }
        }
    }
    assert!(refused > 50, "{refused}");
}
