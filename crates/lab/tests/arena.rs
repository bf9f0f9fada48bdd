//! The arena: fair, repeatable, and able to tell bots apart.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use asterism_bots::{Level, Limit, Thinker};
use asterism_catalog::{AnyGame, Setup};
use asterism_lab::arena::{Entrant, Plan, Report, Skill, line_ups, run};
use asterism_stella::Stella;

fn named(names: &str) -> Vec<Entrant> {
    names.split(',').map(|name| name.parse().expect("a bot")).collect()
}

fn compare<G: Thinker>(
    game: &G,
    names: &str,
    players: usize,
    games: u64,
    threads: usize,
) -> Report {
    let plan = Plan {
        line_ups: line_ups(&named(names), players).expect("a line-up"),
        games,
        seed: 3,
        limit: Limit::Simulations(60),
        threads: NonZeroUsize::new(threads),
    };
    let ended = AtomicU64::new(0);
    let report = run(game, &plan, |games| {
        ended.fetch_add(games, Ordering::Relaxed);
    })
    .expect("threads can be had");
    let played: u64 = report.line_ups.iter().map(|line_up| line_up.games).sum();
    assert_eq!(ended.into_inner(), played, "progress is told of every game");
    report
}

/// Results without how fast the machine was.
fn results(report: &Report) -> String {
    let mut value = serde_json::to_value(report).expect("a report is data");
    for line_up in value["line_ups"].as_array_mut().expect("a list") {
        for record in line_up["records"].as_array_mut().expect("a list") {
            record.as_object_mut().expect("an object").remove("speed");
        }
    }
    value.to_string()
}

#[test]
fn the_number_of_threads_changes_no_result() {
    let game = Stella::new(3).unwrap();
    let [one, two] = [1, 2].map(|threads| compare(&game, "expert,regular", 3, 20, threads));
    assert_eq!(results(&one), results(&two));
    assert_eq!(one.line_ups[0].games, 21, "rounded up to whole deals");
}

#[test]
fn equal_bots_share_every_deal() {
    // Everybody has every seat of every deal once; who is alike wins alike.
    let game = Stella::new(2).unwrap();
    let report = compare(&game, "regular", 2, 40, 2);
    let record = &report.line_ups[0].records[0];
    let share = record.share;
    assert_eq!((record.seats, share.value, share.low, share.high), (2, 1.0, 1.0, 1.0));
    assert_eq!(Skill::of(&report), None);
}

#[test]
fn better_bots_win_more_and_rate_higher() {
    let stella = AnyGame::StellaQuest(Stella::new(2).unwrap());
    for game in [stella, Setup::new("fluxx", 2).build().unwrap()] {
        let report = match &game {
            AnyGame::StellaQuest(game) => compare(game, "regular,beginner,random", 2, 120, 2),
            AnyGame::Fluxx(game) => compare(game, "regular,beginner,random", 2, 120, 2),
        };
        let order: Vec<&str> = report.ratings.iter().map(|rating| rating.bot.as_str()).collect();
        assert_eq!(order, ["regular", "beginner", "random"]);
        assert_eq!(report.line_ups.len(), 3);
        for line_up in &report.line_ups {
            let sum: f64 = line_up.records.iter().map(|record| record.share.value).sum();
            assert!((sum - 1.0).abs() < 1e-9, "somebody won every game");
            assert_eq!(line_up.unfinished, 0);
        }
        let skill = Skill::of(&report).unwrap();
        assert_eq!((skill.better.as_str(), skill.luck), ("regular", 0.5));
        assert!(skill.skill.low > 0.0);
    }
}

#[test]
fn who_sees_everything_is_no_level() {
    assert_eq!("cheat".parse(), Ok(Entrant::Cheat));
    assert!("cheat".parse::<Level>().is_err());
    let game = Stella::new(2).unwrap();
    let report = compare(&game, "cheat,random", 2, 20, 2);
    assert!(report.line_ups[0].records[0].share.value > 0.7);
}
