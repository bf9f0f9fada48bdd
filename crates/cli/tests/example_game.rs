//! The example game in the terminal: the list of games is all that a command needs.

mod program;

use program::{run, with_input};

#[test]
fn a_whole_game_in_every_language() {
    let endings = [
        ("en", "Most tricks: "),
        ("ru", "Больше всего взяток: "),
        ("pl", "Najwięcej lew: "),
        ("it", "Più prese di tutti: "),
    ];
    for (language, ending) in endings {
        for players in ["2", "4"] {
            let arguments =
                ["play", "high-card", "--seed", "4", "--players", players, "--lang", language];
            let played = with_input(&arguments, &b"1\n".repeat(20));
            assert_eq!(played.code, 0, "{arguments:?}: {}", played.err);
            assert!(played.out.contains(ending), "{arguments:?}: {}", played.out);
        }
    }
}

#[test]
fn answers_and_help_are_those_of_the_game() {
    let input = b"?\nplay 25\nplay 1 2\n?\nt\nd\nhint\nq\n";
    let played = with_input(&["play", "high-card", "--seed", "4", "--players", "2"], input);
    assert_eq!(played.code, 0, "{}", played.err);
    let out = played.out.replace('\u{a0}', " ");
    for said in ["the 1 beats the 24", "is not a move in this game", "An expert would choose"] {
        assert!(out.contains(said), "{said}: {out}");
    }
}

#[test]
fn it_is_simulated_and_compared_like_any_other() {
    let simulated = run(&["sim", "high-card", "--players", "3", "--games", "300", "--json"]);
    assert_eq!(simulated.code, 0, "{}", simulated.err);
    assert!(simulated.out.contains("\"most-tricks\""), "{}", simulated.out);
    let bots = ["--bots", "regular,random", "--games", "40", "--budget", "50"];
    let compared = run(&[&["arena", "high-card", "--players", "2"][..], &bots].concat());
    assert_eq!(compared.code, 0, "{}", compared.err);
}

#[test]
fn what_it_lacks_is_said() {
    let traced = run(&["trace", "high-card", "--players", "2"]);
    assert_eq!(traced.code, 2);
    assert!(traced.err.contains("no format of traces"), "{}", traced.err);
    let crowded = run(&["sim", "high-card", "--players", "5"]);
    assert_eq!(crowded.code, 2);
    assert!(crowded.err.contains("2 to 4 players"), "{}", crowded.err);
}

#[test]
fn players_are_not_offered_it() {
    assert!(!run(&["games"]).out.contains("high-card"));
}
