//! Whatever is typed or read: a sentence that says what and where, exit code 2.

mod program;

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use program::{Folder, command, refuses, run, with_input};

#[test]
fn unknown_words() {
    refuses(&["juggle"], "juggle");
    for command in ["play", "sim", "trace"] {
        refuses(&[command, "chess"], "There is no game \"chess\"; the games are: stella-quest");
        refuses(&[command], "<GAME>");
        refuses(&[command, "stella-quest", "--wings"], "--wings");
    }
    for command in ["sim", "trace"] {
        refuses(
            &[command, "stella-quest", "--policy", "greedy"],
            "There is no policy \"greedy\"; this game has uniform, thrifty, collector.",
        );
    }
}

#[test]
fn counts_that_make_no_sense() {
    for command in ["play", "sim", "trace"] {
        for players in ["0", "1", "5", "18446744073709551615"] {
            refuses(
                &[command, "stella-quest", "--players", players],
                &format!("Stella Quest is for 2 to 4 players, not {players}."),
            );
        }
        refuses(&[command, "stella-quest", "--players", "three"], "'three' for '--players");
        refuses(&[command, "stella-quest", "--players", "2", "--first", "2"], "Seat 2");
        refuses(&[command, "stella-quest", "--seed", "x"], "'x' for '--seed");
    }
    for command in ["sim", "trace"] {
        refuses(&[command, "stella-quest", "--games", "0"], "it must be at least 1");
        refuses(&[command, "stella-quest", "--games", "-3"], "-3");
    }
    refuses(&["sim", "stella-quest", "--threads", "0"], "it must be at least 1");
    refuses(&["sim", "stella-quest", "--threads", "1000000"], "it must be at most 1024");
    refuses(&["play", "stella-quest", "--players", "3", "--seat", "3"], "There is no seat 3");
    refuses(&["play", "stella-quest", "--hot-seat", "--seat", "1"], "--seat");
}

/// Finding: a device given as a file was read until the memory was full.
#[cfg(unix)]
#[test]
fn devices_pipes_folders_and_huge_files_are_refused() {
    let folder = Folder::new();
    let huge = folder.file("huge", "");
    std::fs::File::options().write(true).open(&huge).unwrap().set_len(1 << 40).unwrap();
    let pipe = folder.path("pipe.kdl");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let (device, inside) = ("not an ordinary file", folder.path(""));
    for (path, part) in [
        ("/dev/zero", device),
        (pipe.as_str(), device),
        (inside.as_str(), "folder"),
        (huge.as_str(), "too long; 64 MiB is the most"),
    ] {
        for command in ["replay", "verify"] {
            refuses(&[command, path], part);
        }
        if path != inside {
            refuses(&["deck", "check", path], part);
            refuses(&["sim", "fluxx", "--cards", path], part);
        }
    }
    for path in ["/dev/zero", pipe.as_str()] {
        refuses(&["trace", "--check", path], device);
    }
    let scenario = folder.file("cards.json", r#"[{"game":"fluxx","deck":["/dev/zero"]}]"#);
    assert!(
        run(&["scenario", &scenario]).err.len() + run(&["scenario", &scenario]).out.len() < 4096
    );
    std::os::unix::fs::symlink("/dev/zero", folder.path("zero.json")).unwrap();
    let endless = run(&["scenario", &folder.path("zero.json")]);
    assert_eq!(endless.code, 2, "{}", endless.err);
    assert!(endless.err.contains(device), "{}", endless.err);
}

#[test]
fn saved_games_that_are_none() {
    let folder = Folder::new();
    refuses(&["replay"], "<FILE>");
    refuses(&["replay", &folder.path("gone")], "there is no such file");
    refuses(&["replay", &folder.path("")], "this is a folder, not a file");
    refuses(&["replay", &folder.file("bytes", b"\xff\xfe\x00")], "not text in UTF-8");
    refuses(&["replay", &folder.file("broken", "{\"asterism_log\":1,")], "line 1 column");
    refuses(&["replay", &folder.file("other", "[1, 2]")], "not a saved game");

    let saved = |setup: &str, log: &str| {
        folder.file("log", format!(r#"{{"asterism_log":1,"setup":{setup},"log":{log}}}"#))
    };
    let empty = r#"{"begin":[],"entries":[]}"#;
    let newer = format!(
        r#"{{"asterism_log":7,"setup":{{"game":"stella-quest","players":2}},"log":{empty}}}"#
    );
    refuses(&["replay", &folder.file("newer", newer)], "form 7");
    refuses(&["replay", &saved(r#"{"game":"go","players":2}"#, empty)], "no game \"go\"");
    refuses(&["replay", &saved(r#"{"game":"stella-quest","players":9}"#, empty)], "2 to 4");
    refuses(
        &["replay", &saved(r#"{"game":"stella-quest","players":2}"#, empty)],
        "the recording has none left",
    );
    refuses(
        &["replay", &saved(r#"{"game":"stella-quest","players":2,"options":{"x":1}}"#, empty)],
        "no option \"x\"",
    );
}

#[test]
fn a_saved_game_that_was_tampered_with() {
    let folder = Folder::new();
    let log = folder.path("log.json");
    let played = with_input(&["play", "stella-quest", "--seed", "4", "--log", &log], b"2\n2\n2\n");
    assert_eq!(played.code, 1, "{}", played.err);
    let text = std::fs::read_to_string(&log).unwrap();
    assert_eq!(run(&["replay", &log]).code, 0);

    let place = text.find("play ").unwrap();
    let mut other = text.clone();
    other.replace_range(place..place + 7, "take R1");
    refuses(&["replay", &folder.file("move", &other)], "entry 0: “take R1” can’t be played");

    let other = text.replacen("[0,\"play", "[6,\"play", 1);
    refuses(&["replay", &folder.file("seat", other)], "There is no seat 6");

    let other = text.replacen("[0,\"play", "[200,\"play", 1);
    refuses(&["replay", &folder.file("far", other)], "there is no seat 200");
}

#[test]
fn a_file_is_not_written_over() {
    let folder = Folder::new();
    let file = folder.file("dear.json", "mine");
    refuses(&["play", "stella-quest", "--log", &file], "this file is there already");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
    refuses(&["play", "stella-quest", "--log", &folder.path("no/such/place")], "can't be written");
}

#[test]
fn traces_that_are_none() {
    let folder = Folder::new();
    refuses(&["trace", "--check", &folder.path("gone")], "there is no such file");
    refuses(&["trace", "--check", &folder.path("")], "this is a folder");
    refuses(&["trace", "--check", &folder.file("empty", "")], "there is no trace in it");
    refuses(&["trace", "--check", &folder.file("broken", "{\"game\":")], "line 1: not a trace");
    refuses(&["trace", "--check", &folder.file("bytes", b"\xff\xff\n")], "line 1");
    refuses(&["trace", "--check", "x", "--games", "3"], "cannot be used with");

    let line = run(&["trace", "stella-quest", "--players", "2"]).out;
    let short = line.replacen("\"R3\",", "", 1);
    refuses(&["trace", "--check", &folder.file("short", short)], "54 cards");
}

/// A scenario that makes no sense gets its line, and the exit code says so.
#[track_caller]
fn unusable(scenario: &str, part: &str) {
    let folder = Folder::new();
    let run = run(&["scenario", &folder.file("bad.json", scenario)]);
    assert_eq!(run.code, 2, "{}", run.out);
    assert!(run.out.starts_with("FAIL ") && run.out.contains(part), "{}", run.out);
    assert!(run.out.ends_with("0 passed, 1 failed\n"), "{}", run.out);
    let file = folder.path("bad.json");
    let listed = format!("asterism: 1 scenario can't be run as written:\n  {file}:1: ");
    assert!(run.err.starts_with(&listed), "{}", run.err);
}

#[test]
fn scenarios_that_make_no_sense() {
    let folder = Folder::new();
    refuses(&["scenario"], "<FILE>");
    let good = folder.file("good.json", r#"{"name":"good","score":[[1,[],1]]}"#);
    for (path, part) in [
        (folder.path("gone.json"), "gone.json: there is no such file"),
        (folder.file("a.json", "{\"name\": "), "a.json:1: not valid JSON: EOF"),
        (folder.file("b.json", "7"), "b.json:1: a scenario is a JSON object"),
        (folder.file("c.json", "[]"), "c.json: there is no scenario in it"),
        (folder.file("d.md", "no block"), "d.md: there is no scenario in it"),
        (folder.file("e.json", b"\xff"), "e.json: the file is not text in UTF-8"),
        (folder.file("f.txt", "{}"), "f.txt: the name must end in .json or .md"),
    ] {
        let run = run(&["scenario", &path, &good]);
        assert_eq!(run.code, 2, "{path}: {}", run.err);
        assert!(run.err.contains(part), "{part:?} is not in {:?}", run.err);
        assert!(run.out.contains(&path), "{}", run.out);
        assert!(run.out.ends_with("ok good\n1 passed, 1 failed\n"), "{}", run.out);
    }

    let given = |given: &str| {
        format!(
            r#"{{"name":"x","given":{{"discard":["B1"],{given}}},"steps":[{{"expect":{{"seat":0}}}}]}}"#
        )
    };
    unusable(&given(r#""players":3,"hands":[["R1","R1","R1"],["R2"],["R3"]]"#), "R1");
    unusable(&given(r#""players":3,"hands":[["R7"],["R2"],["R3"]]"#), "R7");
    unusable(&given(r#""players":3,"hands":[["R1"],["R2"]]"#), "hands");
    unusable(&given(r#""players":7,"hands":[]"#), "2 to 4");
    unusable(r#"{"name":"x","game":"chess","steps":[]}"#, "chess");
    unusable("{}", "name");
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for arguments in [
        &["trace", "stella-quest", "--games", "100000"][..],
        &["play", "stella-quest"],
        &["play", "fluxx"],
        &["deck", "show", "fluxx-4"],
        &["games"],
        &["about"],
    ] {
        let mut child = command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        let mut reader = BufReader::new(child.stdout.take().unwrap());
        reader.read_line(&mut first).unwrap();
        assert!(!first.is_empty());
        drop(reader);
        let output = child.wait_with_output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!error.contains("panicked") && !error.contains("pipe"), "{error}");
        // `play` also meets the end of its input.
        assert!(matches!(output.status.code(), Some(0 | 1)), "{:?}", output.status);
    }
}
