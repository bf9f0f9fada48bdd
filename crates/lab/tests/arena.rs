//! The arena is fair and reproducible, and tells bots apart.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use asterism_bots::{AgentGame, Level, Limit};
use asterism_catalog::{AnyGame, Setup};
use asterism_lab::arena::{
    ArenaPlan, ArenaReport, Entrant, Hypothesis, HypothesisVerdict, Skill, Target, line_ups, run,
};
use asterism_stella::Stella;

fn named(names: &str) -> Vec<Entrant> {
    names.split(',').map(|name| name.parse().expect("a bot")).collect()
}

fn compare<G: AgentGame>(
    game: &G,
    names: &str,
    players: usize,
    games: u64,
    threads: usize,
) -> ArenaReport {
    ask(game, names, players, games, threads, None)
}

fn ask<G: AgentGame>(
    game: &G,
    names: &str,
    players: usize,
    games: u64,
    threads: usize,
    hypothesis: Option<Hypothesis>,
) -> ArenaReport {
    let plan = ArenaPlan {
        line_ups: line_ups(&named(names), players).expect("a line-up"),
        games,
        hypothesis,
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
fn results(report: &ArenaReport) -> String {
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
            AnyGame::HighCard(_) => unreachable!("not in the list above"),
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

#[test]
fn a_question_is_played_until_its_answer_is_certain() {
    let game = Stella::new(2).unwrap();
    let asked = |names, target, threads| {
        let question = Hypothesis { target, doublings: 4 };
        let report = ask(&game, names, 2, 10, threads, Some(question));
        let line_up = &report.line_ups[0];
        (line_up.verdict, line_up.games, results(&report))
    };
    let (verdict, games, one) = asked("regular,random", Target::Share(0.5), 1);
    assert_eq!(verdict, Some(HypothesisVerdict::Reached));
    assert!((10..=40).contains(&games), "{games} games for what is soon seen");
    assert_eq!(asked("regular,random", Target::Share(0.5), 2).2, one);
    let (verdict, games, _) = asked("random,regular", Target::TimesFair(1.0), 1);
    assert_eq!(verdict, Some(HypothesisVerdict::Missed));
    assert!(games <= 40, "{games} games for what is soon seen");
}

#[test]
fn what_is_too_near_stays_open_and_more_games_hold_the_deals_of_fewer() {
    let game = Stella::new(2).unwrap();
    let plain = compare(&game, "beginner,random", 2, 40, 1);
    let share = plain.line_ups[0].records[0].share;
    // What was measured lies within every interval about it.
    let question = Hypothesis { target: Target::Share(share.value), doublings: 2 };
    let asked = ask(&game, "beginner,random", 2, 10, 1, Some(question));
    let found = asked.line_ups[0].records[0].share;
    assert_eq!(
        (asked.line_ups[0].verdict, asked.line_ups[0].games),
        (Some(HypothesisVerdict::Open), 40)
    );
    assert_eq!(found.value, share.value, "the same deals");
    assert!(found.low < share.low && found.high > share.high, "three looks, more doubt");
    assert_eq!((plain.line_ups[0].verdict, plain.looks, asked.looks), (None, None, Some(3)));
}
