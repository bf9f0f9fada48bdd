//! Bots on the command line: the arena, bots in a simulation, opponents and
//! hints.

mod program;

use program::{prints, run, with_input};
use serde_json::Value;

#[test]
fn the_arena_says_who_is_better() {
    let arguments = [
        "arena",
        "stella-quest",
        "--players",
        "2",
        "--bots",
        "regular,beginner,random",
        "--games",
        "30",
        "--budget",
        "50",
    ];
    let text = prints(&arguments);
    for part in ["share of wins", "95 % interval", "Elo", "decisions/s", "slowest ms"] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
    let report: Value =
        serde_json::from_str(&prints(&[&arguments[..], &["--json"]].concat())).unwrap();
    assert_eq!(report["line_ups"].as_array().unwrap().len(), 3);
    assert_eq!(report["line_ups"][0]["games"], 30);
    assert_eq!(report["ratings"][0]["bot"], "regular");
    assert!(report["line_ups"][0]["records"][0]["speed"]["decisions"].as_u64().unwrap() > 0);
}

#[test]
fn the_arena_plays_until_it_is_certain() {
    let arguments = |least| {
        let plain = ["arena", "stella-quest", "--players", "2", "--bots", "regular,random"];
        [&plain[..], &["--games", "20", "--budget", "50", "--until", least]].concat()
    };
    let text = prints(&arguments("60%"));
    assert!(text.contains("regular has at least 60% of the wins; 4 looks"), "{text}");
    let text = prints(&arguments("1.999x"));
    assert!(!text.contains("at least 1.999"), "{text}");
    let report = prints(&[&arguments("1.2x")[..], &["--doublings", "0", "--json"]].concat());
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!((&report["wanted"], &report["looks"]), (&"1.2x".into(), &1.into()));
    assert_eq!(report["line_ups"][0]["verdict"], "reached");
    assert_eq!(report["line_ups"][0]["games"], 20);
}

#[test]
fn sim_plays_with_bots_and_tells_skill_from_luck() {
    let stella = prints(&[
        "sim",
        "stella-quest",
        "--players",
        "3",
        "--bots",
        "regular,random",
        "--games",
        "30",
    ]);
    for part in ["regular", "random", "skill against luck", "by luck alone", "33.33 %"] {
        assert!(stella.contains(part), "{part} is not in:\n{stella}");
    }
    let fluxx = prints(&[
        "sim",
        "fluxx",
        "--players",
        "2",
        "--bots",
        "beginner,random",
        "--games",
        "20",
        "--json",
    ]);
    let found: Value = serde_json::from_str(&fluxx).unwrap();
    let found = found.as_array().unwrap();
    assert!(found.iter().any(|found| found["name"] == "fluxx-4"));
    assert!(found.iter().all(|found| found["skill"]["luck"] == 0.5));
}

#[test]
fn bots_that_are_none_and_budgets_that_say_nothing_are_refused() {
    for arguments in [
        &["arena", "stella-quest", "--bots", "grandmaster"][..],
        &["arena", "stella-quest"],
        &["arena", "stella-quest", "--bots", "expert", "--budget", "soon"],
        &["arena", "stella-quest", "--bots", "expert", "--games", "0"],
        &["arena", "stella-quest", "--bots", "expert", "--until", "often"],
        &["arena", "stella-quest", "--bots", "expert", "--until", "120%"],
        &["arena", "stella-quest", "--bots", "expert", "--until", "57%", "--doublings", "8"],
        &["arena", "stella-quest", "--bots", "expert", "--doublings", "2"],
        &["sim", "stella-quest", "--players", "2", "--bots", "random,random,random"],
        &["sim", "stella-quest", "--bots", "random", "--policy", "uniform"],
        &["sim", "stella-quest", "--budget", "10ms"],
        &["play", "stella-quest", "--bots", "cheat"],
        &["play", "stella-quest", "--bots", "expert", "--hot-seat"],
        &["play", "stella-quest", "--budget", "0"],
    ] {
        let run = run(arguments);
        assert_eq!(run.code, 2, "{arguments:?}");
        assert!(!run.err.is_empty() && run.out.is_empty(), "{arguments:?}");
    }
}

#[test]
fn opponents_of_every_level_play_a_game_and_the_same_one_again() {
    for game in ["stella-quest", "fluxx"] {
        let arguments = [
            "play",
            game,
            "--players",
            "4",
            "--seed",
            "4",
            "--bots",
            "random,beginner,expert",
            "--budget",
            "40",
        ];
        let input = "1\n".repeat(3_000);
        let played = with_input(&arguments, input.as_bytes());
        assert_eq!(played.code, 0, "{game}: {}", played.err);
        assert_eq!(with_input(&arguments, input.as_bytes()).out, played.out);
    }
}

#[test]
fn a_hint_says_what_an_expert_would_do_and_why() {
    for (language, part) in [
        ("en", "An expert would choose: "),
        ("ru", "Совет мастера: "),
        ("pl", "Rada mistrza: "),
        ("it", "Il consiglio dell’esperto: "),
    ] {
        for game in ["stella-quest", "fluxx"] {
            let arguments = [
                "play",
                game,
                "--players",
                "3",
                "--seed",
                "6",
                "--lang",
                language,
                "--budget",
                "90",
            ];
            let run = with_input(&arguments, b"hint\nq\n");
            assert_eq!(run.code, 0, "{}", run.err);
            assert!(run.out.contains(part), "{game} {language}:\n{}", run.out);
        }
    }
    // Asking changes nothing: the game goes on as if nobody had asked.
    let arguments = ["play", "stella-quest", "--players", "2", "--seed", "8", "--budget", "60"];
    let plain = with_input(&arguments, "1\n".repeat(500).as_bytes());
    let asked = with_input(&arguments, "hint\n1\n".repeat(500).as_bytes());
    let last = |text: &str| text.lines().rev().take(8).collect::<Vec<_>>().join("\n");
    assert_eq!(last(&plain.out), last(&asked.out));
}
