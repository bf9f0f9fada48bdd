//! Every command ends on decks that are written to loop or to explode.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod program;

use std::io::{Read, Write as _};
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use asterism_catalog::CardSource;
use asterism_table::{
    Action, Entry, Input, Person, PersonId, Record, Seed, Settings, Table, TableId, Visibility,
};
use program::{Folder, Run, command};

/// A command that takes longer than this hangs. On a quiet machine the longest
/// takes a few seconds, unoptimized.
const PATIENCE: Duration = Duration::from_secs(90);

/// Runs the program and stops it if it does not end.
fn ends(arguments: &[&str], input: &str) -> Run {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (mut stdin, mut stdout, mut stderr) =
        (child.stdin.take().unwrap(), child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let input = input.to_owned();
    thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let out = thread::spawn(move || read(&mut stdout));
    let err = thread::spawn(move || read(&mut stderr));
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if start.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("{} does not end", arguments.join(" "));
        }
        thread::sleep(Duration::from_millis(20));
    };
    let (out, err) = (out.join().unwrap(), err.join().unwrap());
    println!("{:?}: {}", start.elapsed(), arguments.join(" "));
    Run { code: status.code().expect("it was not killed"), out, err }
}

fn read(from: &mut impl Read) -> String {
    let mut text = String::new();
    from.read_to_string(&mut text).unwrap();
    text
}

fn succeeds(arguments: &[&str], input: &str) -> String {
    let run = ends(arguments, input);
    assert_eq!(run.code, 0, "{}: {}", arguments.join(" "), run.err);
    run.out
}

/// Forty rules that end every turn as it begins.
fn loops() -> String {
    (0..40).map(|n| format!("rule \"u{n}\" {{ start-of-turn {{ end-turn }} }}\n")).collect()
}

/// Actions that each play ten cards off the draw pile.
fn explodes() -> String {
    let tops = "play-top 1; ".repeat(10);
    let actions = (0..18).map(|n| format!("action \"chain-{n}\" {{ {tops} }}\n"));
    let fillers = (0..14).map(|n| format!("keeper \"filler-{n}\"\n"));
    actions.chain(fillers).collect()
}

/// The two decks, and a card of each that does it.
fn decks() -> [(String, &'static str, &'static str); 2] {
    [(loops(), "u0", "lint::endless"), (explodes(), "chain-0", "lint::explosive")]
}

#[test]
fn deck_check_ends_and_warns() {
    for (cards, _, code) in decks() {
        let folder = Folder::new();
        let path = folder.file("hostile.kdl", cards);
        let told = succeeds(&["deck", "check", &path, "--players", "2"], "");
        assert!(told.contains(code), "{told}");
        assert!(told.contains("warning: steps per decision"), "{told}");
        // The loop is on a rule in force, the chain begins with a card played.
        assert!(
            told.contains(if code == "lint::endless" { "by u" } else { "by chain-" }),
            "{told}"
        );
    }
}

#[test]
fn sim_ends_and_counts() {
    for (cards, ..) in decks() {
        let folder = Folder::new();
        let path = folder.file("hostile.kdl", cards);
        let arguments = ["sim", "fluxx", "--cards", &path, "--players", "3", "--games", "3"];
        let told = succeeds(&[&arguments[..], &["--json"]].concat(), "");
        let report: serde_json::Value = serde_json::from_str(&told).unwrap();
        let steps = &report["limits"][0];
        assert_eq!(steps["name"], "steps per decision", "{told}");
        assert!(steps["exceeded"].as_u64().unwrap() > 0, "{told}");
        assert!(succeeds(&arguments, "").contains("steps per decision"));
    }
}

#[test]
fn scenario_ends() {
    for (cards, card, _) in decks() {
        let folder = Folder::new();
        folder.file("hostile.kdl", cards);
        let scenario = format!(
            r#"{{"name": "hostile", "game": "fluxx", "deck": "hostile.kdl",
                "given": {{"players": 2, "hands": [["{card}"], []]}},
                "steps": [{{"do": ["0 play {card}"], "expect": {{"over": false}}}}]}}"#
        );
        let told = succeeds(&["scenario", &folder.file("hostile.json", scenario)], "");
        assert!(told.contains("1 passed"), "{told}");
    }
}

#[test]
fn play_and_replay_end() {
    for (cards, ..) in decks() {
        let folder = Folder::new();
        let path = folder.file("hostile.kdl", cards);
        let log = folder.path("game.json");
        let arguments =
            ["play", "fluxx", "--cards", &path, "--players", "3", "--seed", "1", "--log", &log];
        let told = succeeds(&arguments, &("1\n".repeat(20) + "q\n"));
        assert!(told.contains("Too many effects at once"), "{told}");
        let replayed = succeeds(&["replay", &log], "");
        assert!(replayed.contains("Too many effects at once"), "{replayed}");
        succeeds(&["replay", &log, "--json", "--seat", "0"], "");
    }
}

#[test]
fn arena_ends() {
    for (cards, ..) in decks() {
        let folder = Folder::new();
        let path = folder.file("hostile.kdl", cards);
        let game = ["arena", "fluxx", "--cards", &path, "--players", "2"];
        let short = ["--bots", "beginner,random", "--games", "1", "--budget", "5"];
        succeeds(&[game, short].concat(), "");
    }
}

/// The record of a table of two people who always take the first option.
fn recorded(cards: String) -> Record {
    let people = ["ann", "bob"].map(|name| Person {
        id: PersonId::new(name).unwrap(),
        name: name.to_owned(),
        color: None,
    });
    let mut settings = Settings::new("fluxx", 2);
    settings.setup.mix.cards = vec![CardSource { name: "hostile.kdl".into(), text: cards }];
    settings.visibility = Visibility::Public;
    let (table, seed) = (TableId::new("table").unwrap(), Seed::new([3; 32]));
    let (mut table, first) = Table::create(1_000, table, settings, &people[0], seed).unwrap();
    let mut entries: Vec<Entry> = vec![first];
    let mut apply = |table: &mut Table, input: Input| {
        entries.extend(table.apply(2_000, &input).unwrap().entries);
    };
    for person in &people {
        apply(
            &mut table,
            Input::Act { person: person.clone(), action: Action::Enter { link: None } },
        );
        apply(
            &mut table,
            Input::Act { person: person.clone(), action: Action::Sit { chair: None } },
        );
    }
    apply(&mut table, Input::Act { person: people[0].clone(), action: Action::Start });
    for _ in 0..20 {
        let asked = |person: &Person| {
            let asked = table.view(Some(&person.id)).asked.filter(|asked| asked.awaited)?;
            let text = asked.moves.first()?.clone();
            Some(Input::Act {
                person: person.clone(),
                action: Action::Answer { decision: asked.decision, text, then: Vec::new() },
            })
        };
        let Some(answer) = people.iter().find_map(asked) else { break };
        apply(&mut table, answer);
    }
    Record::new(entries, &())
}

#[test]
fn records_are_replayed_and_verified() {
    for (cards, ..) in decks() {
        let folder = Folder::new();
        let record = serde_json::to_string(&recorded(cards)).unwrap();
        let path = folder.file("table.json", record);
        assert!(succeeds(&["verify", &path], "").starts_with("honest: "));
        let replayed = succeeds(&["replay", &path], "");
        assert!(replayed.contains("Too many effects at once"), "{replayed}");
    }
}
