//! Whole games through a pipe, as a person would play them.

mod program;

use program::{Folder, command, run, with_input};

/// Enough answers for any game.
fn always(answer: &str) -> Vec<u8> {
    format!("{answer}\n").repeat(2_000).into_bytes()
}

/// Whether somebody has won a game of Stella Quest.
fn is_over(text: &str) -> bool {
    text.contains("collected all six values") || text.contains("Scores: ")
}

#[test]
fn a_whole_game_for_every_table() {
    for players in ["2", "3", "4"] {
        for option in [&[][..], &["--pay-after"], &["--first", "1", "--seat", "1"]] {
            let arguments = ["play", "stella-quest", "--seed", "9", "--players", players];
            let arguments = [&arguments[..], option].concat();
            let played = with_input(&arguments, &always("1"));
            assert_eq!(played.code, 0, "{arguments:?}: {}", played.err);
            assert!(is_over(&played.out), "{arguments:?}");
            assert!(!played.out.contains('\u{1b}'), "a pipe gets no colors");
            // The same seed, the same answers, the same game.
            assert_eq!(with_input(&arguments, &always("1")).out, played.out);
        }
    }
}

#[test]
fn the_person_is_told_no_hidden_card() {
    // Bots that play at random pay for cards often.
    let arguments = ["play", "stella-quest", "--seed", "5", "--players", "4", "--bots", "random"];
    let played = with_input(&arguments, &always("1"));
    let mut draws = 0;
    for line in played.out.lines() {
        for bot in ["Vega", "Altair", "Mira"] {
            assert!(!line.starts_with(&format!("{bot}’s hand")), "{line}");
            if let Some(drawn) = line.strip_prefix(&format!("{bot} draws ")) {
                draws += 1;
                assert!(!drawn.contains(|letter: char| letter.is_ascii_digit()), "{line}");
            }
        }
    }
    assert!(draws > 0, "nobody drew anything:\n{}", played.out);
}

#[test]
fn answers_may_be_texts_or_numbers_and_nonsense_asks_again() {
    let input = "\nfly\n0\n99\n?\nt\nplay R1\nplay  g6\nq\n";
    let played =
        with_input(&["play", "stella-quest", "--seed", "3", "--players", "3"], input.as_bytes());
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("“fly” is not a move in this game"));
    assert!(played.out.contains("There is no option 0; choose 1 to 6."));
    assert!(played.out.contains("There is no option 99; choose 1 to 6."));
    assert!(played.out.contains("Follow the lead color"));
    assert!(played.out.contains("You play a red 1."));
    assert!(played.out.contains("You stopped the game.\n"));
    assert!(played.out.ends_with("seed 3; use --seed 3 to deal them again.\n"));
}

#[test]
fn the_end_of_the_input_is_no_crash() {
    let played = run(&["play", "stella-quest"]);
    assert_eq!(played.code, 1);
    assert!(played.out.ends_with("The input ended, and so did the game.\n"));
    assert_eq!(played.err, "");
    let played = run(&["play", "stella-quest", "--hot-seat"]);
    assert_eq!(played.code, 1);
}

#[test]
fn endless_nonsense_ends() {
    let played = with_input(&["play", "stella-quest"], &always("\u{1b}[2J\u{7f}"));
    assert_eq!(played.code, 2);
    assert!(played.err.contains("100 answers in a row"), "{}", played.err);
    assert!(!played.out.contains('\u{1b}'), "what was typed is not sent to the terminal");

    let played = with_input(&["play", "stella-quest"], &vec![0xff; 500_000]);
    assert_eq!(played.code, 2);
}

#[test]
fn at_a_shared_screen_everybody_sees_the_own_hand_only() {
    let played = with_input(
        &["play", "stella-quest", "--seed", "2", "--players", "3", "--hot-seat"],
        &always("1"),
    );
    assert_eq!(played.code, 0, "{}", played.err);
    let mut turns = played.out.split("Pass the screen to ");
    assert!(!turns.next().unwrap().contains("hand:"), "nothing is shown before the first pause");
    let mut seen = 0;
    for turn in turns {
        let who = turn.split_once('.').unwrap().0;
        let others = ["Player 1", "Player 2", "Player 3"].into_iter().filter(|name| *name != who);
        for other in others {
            assert!(!turn.contains(&format!("{other}’s hand")), "{turn}");
            let drew = format!("{other} draws ");
            for drawn in turn.split(&drew).skip(1).filter_map(|drawn| drawn.lines().next()) {
                assert!(!drawn.contains(|letter: char| letter.is_ascii_digit()), "{drawn}");
            }
        }
        // The hand is pushed off the screen before it is passed on.
        if let Some(hidden) = turn.rfind("Your hand:") {
            let after = &turn[hidden..];
            assert!(after.contains(&"\n".repeat(40)), "the hand of {who} stays visible");
            seen += 1;
        }
    }
    assert!(seen > 3);
    assert!(is_over(&played.out));
}

#[test]
fn a_logged_game_can_be_replayed() {
    let folder = Folder::new();
    let log = folder.path("game.json");
    let arguments = ["play", "stella-quest", "--seed", "8", "--players", "2", "--log", &log];
    let played = with_input(&arguments, &always("1"));
    assert_eq!(played.code, 0, "{}", played.err);
    let ending = |text: &str| {
        let line = text.lines().find(|line| is_over(line));
        line.map(str::to_owned).expect("the game ends")
    };

    // Through the same eyes the same is told.
    let replayed = run(&["replay", &log, "--seat", "0"]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert_eq!(ending(&replayed.out), ending(&played.out).replace("Vega", "Player 2"));
    let watched = run(&["replay", &log]);
    assert!(!watched.out.contains("hand: red"), "a spectator sees no hand");

    let lines = run(&["replay", &log, "--json"]).out;
    let last: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(last["told"].as_array().unwrap().last().unwrap()["event"], "ended");
    assert_eq!(run(&["replay", &log, "--seat", "2"]).code, 2);
}

#[test]
fn a_game_that_stops_keeps_its_log() {
    let folder = Folder::new();
    let log = folder.path("game.json");
    let played = with_input(&["play", "stella-quest", "--seed", "8", "--log", &log], b"2\nq\n");
    assert_eq!(played.code, 0);
    assert!(played.out.contains(&format!("asterism replay {log}")));
    let replayed = run(&["replay", &log]);
    assert!(replayed.out.contains("it was not finished"), "{}", replayed.err);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_130() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};

    let mut child = command(&["play", "stella-quest"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    while !line.contains("Play a card") {
        line.clear();
        assert_ne!(reader.read_line(&mut line).unwrap(), 0);
    }
    // The input stays open: its end would be another way to stop.
    let _stdin = child.stdin.take();
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(status.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8(output.stderr).unwrap().contains("Stopped."));
}

#[test]
fn a_player_can_join_and_leave_at_a_shared_screen() {
    let folder = Folder::new();
    let log = folder.path("evening.json");
    let arguments = ["play", "fluxx", "--seed", "4", "--players", "2", "--hot-seat", "--log", &log];
    // Player 1 lets a third player in, reads the help, and leaves.
    let played = with_input(&arguments, b"\njoin\n?\nleave\n\nq\n");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("Player 3 plays from now on."), "{}", played.out);
    assert!(played.out.contains("Player 3 joins the game."), "{}", played.out);
    assert!(played.out.contains("join: another player joins the game with three cards."));
    assert!(played.out.contains("Player 1 leaves the game."), "{}", played.out);
    let shown = run(&["replay", &log, "--seat", "2"]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    assert!(shown.out.contains("Player 1 leaves the game."), "{}", shown.out);

    // The last two players: if one leaves, the game is over.
    let arguments = ["play", "fluxx", "--seed", "4", "--players", "2", "--hot-seat"];
    let played = with_input(&arguments, b"\nleave\n");
    assert_eq!(played.code, 0, "{}", played.err);
    // A person alone against bots leaves them to themselves.
    let played = with_input(&["play", "fluxx", "--seed", "4", "--players", "3"], b"leave\n");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("There is no one left to play."), "{}", played.out);
}

#[test]
fn nobody_joins_a_game_of_fixed_seats_or_a_full_table() {
    let arguments = ["play", "stella-quest", "--seed", "3", "--players", "2", "--hot-seat"];
    let played = with_input(&arguments, b"\njoin\nleave\n?\nq\n");
    assert_eq!(played.code, 0, "{}", played.err);
    let refused = "No one can join or leave this game once it has started.";
    assert_eq!(played.out.matches(refused).count(), 2, "{}", played.out);
    assert!(!played.out.contains("join: "), "the help names what can be done");

    let arguments = ["play", "fluxx", "--seed", "3", "--players", "8", "--hot-seat"];
    let played = with_input(&arguments, b"\njoin\nq\n");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(!played.out.contains("plays from now on"), "{}", played.out);
}

#[test]
fn the_house_rules_and_the_basic_rules_are_shown() {
    let arguments =
        ["play", "fluxx", "--seed", "4", "--players", "2", "--option", "meta-rule=no-creepers"];
    let played = with_input(&arguments, b"q\n");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("House rules:\n  Meta Rule: no Creepers\n"), "{}", played.out);
    assert!(played.out.contains("Basic Rules: Draw 1, play 1."), "{}", played.out);
    assert!(played.out.contains("Meta Rule: No Creepers in the deck."), "{}", played.out);
    let played = with_input(&["play", "fluxx", "--seed", "4", "--players", "2"], b"q\n");
    assert!(!played.out.contains("House rules") && !played.out.contains("Meta Rule"));
}
