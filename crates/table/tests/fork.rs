//! A game that is over goes on elsewhere, from any of its moments.

#![allow(clippy::unwrap_used, reason = "tests read better so")]

mod support;

use asterism_kernel::{Chance, SplitMix64};
use asterism_table::{
    Action, Entry, Fact, Fork, ForkError, Level, Record, Seed, Settings, Table, TableId,
    TableRefusal, VerifyError,
};
use support::{Scene, act, id, person, surprising};

/// Plays to the end by chance, taking moves back now and then; the log.
fn played(mut scene: Scene, people: &[&str], rng: &mut SplitMix64) -> Vec<Entry> {
    while !scene.table.is_over() {
        let number = rng.below(1000) as usize;
        if number.is_multiple_of(7) {
            for name in people {
                let _ = scene.try_to(act(name, Action::Undo));
            }
        }
        scene.somebody_answers(number);
    }
    scene.log
}

fn over(settings: Settings, seed: u8) -> Record {
    let mut rng = SplitMix64::new(u64::from(seed));
    let mut scene = Scene::begun(settings, &["ann", "bob"], 1, seed);
    let _ = scene.try_to(act("bob", Action::Leave));
    Record::new(played(scene, &["ann"], &mut rng), &())
}

fn plan(name: &str) -> Fork {
    Fork {
        table: TableId::new(name).unwrap(),
        seed: Seed::new([99; 32]),
        person: person("zoe"),
        seat: 0,
        level: Level::Random,
    }
}

fn written_and_read(record: &Record) -> Record {
    serde_json::from_str(&serde_json::to_string(record).unwrap()).unwrap()
}

#[test]
fn a_game_goes_on_from_any_moment_and_can_be_checked() {
    let games = [
        ("fluxx", Settings::new("fluxx", 3)),
        ("stella-quest", Settings::new("stella-quest", 3)),
        ("answers out of turn", surprising(3)),
    ];
    for (name, settings) in games {
        let record = over(settings, 5);
        assert!(record.verify().is_ok(), "{name}");
        let mut undone = 0;
        for count in (0..=record.entries.len()).step_by(9) {
            let then = record.table(Some(count));
            let forked = record.fork(support::START + 9_000_000_000, count, &plan("again"));
            let then = match then {
                Err(_) => continue,
                Ok(then) if then.in_lobby() => {
                    assert_eq!(forked.err(), Some(ForkError::Refused(TableRefusal::NotBegun)));
                    continue;
                }
                Ok(then) if then.is_over() => {
                    assert_eq!(forked.err(), Some(ForkError::Refused(TableRefusal::NothingLeft)));
                    continue;
                }
                Ok(then) => then,
            };
            let (table, entries) = forked.unwrap_or_else(|error| panic!("{name} {count}: {error}"));
            assert_eq!(
                table.view(Some(&id("zoe"))).game,
                then.view(Some(&id("ann"))).game,
                "{name}: the same position after {count} entries"
            );
            undone += usize::from(
                record.entries[..count].iter().any(|it| matches!(it.fact, Fact::Undone { .. })),
            );
            let again = written_and_read(&Record::new(entries.clone(), &record.definitions));
            assert!(again.table(None).unwrap() == table, "{name} {count}");
            let checked = again.verify().unwrap_or_else(|error| panic!("{name} {count}: {error}"));
            assert!(checked.outcomes > 0);
        }
        assert!(undone > 0 || name == "answers out of turn", "{name}: moves were taken back");
    }
}

#[test]
fn what_goes_on_is_played_to_its_end_and_goes_on_again() {
    let record = over(Settings::new("fluxx", 3), 11);
    let half = record.entries.len() * 2 / 3;
    let (table, entries) = record.fork(support::START + 9_000_000, half, &plan("second")).unwrap();
    let scene = Scene::of(table, entries);
    let second = Record::new(played(scene, &["zoe"], &mut SplitMix64::new(3)), &());
    assert!(second.table(None).unwrap().is_over());
    let checked = second.verify().unwrap();
    // All of the first part is checked again, and what came after.
    assert!(checked.outcomes > 0 && second.entries.len() > 5);
    let later = second.entries.len() - 2;
    let (third, entries) = second.fork(support::START + 99_000_000, later, &plan("third")).unwrap();
    let third_record = written_and_read(&Record::new(entries, &()));
    assert!(third_record.table(None).unwrap() == third);
    assert!(third_record.verify().is_ok());
}

#[test]
fn chance_of_another_table_is_not_believed() {
    let record = over(Settings::new("fluxx", 3), 7);
    let half = record.entries.len() / 2;
    let (_, mut entries) = record.fork(support::START + 9_000_000, half, &plan("odd")).unwrap();
    let Fact::Forked { prefix } = &mut entries.last_mut().unwrap().fact else { panic!() };
    prefix.origins[0].seed = Seed::new([1; 32]);
    let changed = Record::new(entries, &());
    assert!(changed.table(None).is_ok(), "it can be replayed");
    assert!(matches!(changed.verify(), Err(VerifyError::Differs { .. })));
}

#[test]
fn nothing_goes_on_before_the_game_is_over() {
    let scene = Scene::begun(Settings::new("fluxx", 3), &["ann", "bob"], 1, 3);
    let record = Record::new(scene.log, &());
    let refused = record.fork(support::START + 1, record.entries.len(), &plan("early"));
    assert_eq!(refused.err(), Some(ForkError::Refused(TableRefusal::NotOver)));
    let over = over(Settings::new("fluxx", 3), 3);
    let nowhere = Fork { seat: 7, ..plan("nowhere") };
    let count = over.entries.len() - 1;
    let refused = over.fork(support::START + 1, count, &nowhere);
    assert_eq!(refused.err(), Some(ForkError::Refused(TableRefusal::NoSuchChair)));
    assert!(Table::replay(&over.entries, &()).is_ok());
}
