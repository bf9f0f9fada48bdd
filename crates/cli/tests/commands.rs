//! What the commands print when all is well.

mod program;

use program::{Folder, prints, run, with_input};
use serde_json::Value;

#[test]
fn it_says_what_it_can_do() {
    let welcome = prints(&["about"]);
    let help = prints(&["--help"]);
    for command in [
        "play", "replay", "sim", "arena", "lab", "deck", "trace", "scenario", "games", "backup",
        "restore", "export", "serve", "verify", "doctor",
    ] {
        assert!(welcome.contains(&format!("asterism {command}")), "{command}");
        assert!(help.contains(&format!("  {command} ")), "{command}");
        let help = prints(&[command, "--help"]);
        assert!(help.contains("Example"), "{command} has no example");
        assert!(help.contains(&format!("asterism {command} ")), "{command} has no example");
    }
    assert!(prints(&["--version"]).starts_with("asterism "));
}

#[test]
fn games_are_listed() {
    assert!(prints(&["games"]).contains("stella-quest"));
    let games: Value = serde_json::from_str(&prints(&["games", "--json"])).unwrap();
    assert_eq!(games[0]["name"], "stella-quest");
    assert_eq!(games[0]["most_players"], 4);
    let text = prints(&["games"]);
    for part in ["fluxx, 2 to 8 players", "--deck EDITION: fluxx-4", "--option meta-rule=VALUE"] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
}

#[test]
fn sim_gives_the_same_for_any_number_of_threads() {
    for form in [&[][..], &["--json"]] {
        for game in ["stella-quest", "fluxx"] {
            let outputs = ["1", "2", "5"].map(|threads| {
                let arguments = ["sim", game, "--games", "3000", "--threads", threads];
                prints(&[&arguments[..], form].concat())
            });
            assert_eq!(outputs[0], outputs[1]);
            assert_eq!(outputs[0], outputs[2]);
        }
    }
}

#[test]
fn sim_says_what_was_asked_for() {
    let arguments =
        ["sim", "stella-quest", "--players", "3", "--games", "2000", "--policy", "collector"];
    let text = prints(&arguments);
    for part in ["rounds", "decisions", "collection", "several winners", "95 % interval"] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
    let report: Value =
        serde_json::from_str(&prints(&[&arguments[..], &["--json"]].concat())).unwrap();
    assert_eq!(report["games"], 2000);
    assert_eq!(report["players"], 3);
    assert_eq!(report["policy"], "collector");
    assert_eq!(report["seats"].as_array().unwrap().len(), 3);
    let mean = &report["decisions"]["mean"];
    assert!(mean["low"].as_f64() < mean["value"].as_f64());
    assert!(mean["value"].as_f64() < mean["high"].as_f64());
}

#[test]
fn traces_check_out_and_differences_are_named() {
    let folder = Folder::new();
    let arguments = ["trace", "stella-quest", "--players", "2", "--games", "20", "--seed", "1"];
    let lines = prints(&arguments);
    assert_eq!(lines.lines().count(), 20);
    assert!(
        lines.contains(r#""deck":["R3","B5","G3","R4","G2","G1","G1","Y6","Z","Y2","B6","G4","#)
    );

    let good = run(&["trace", "--check", &folder.file("good", &lines)]);
    assert_eq!((good.code, good.err.as_str()), (0, ""));
    assert!(good.out.contains("20 games"), "{}", good.out);
    let piped = with_input(&["trace", "--check", "-"], lines.as_bytes());
    assert_eq!(piped.code, 0, "{}", piped.err);

    let second = lines.lines().nth(1).unwrap();
    let changed = second.replacen("\"winners\":[0]", "\"winners\":[1]", 1);
    let changed = if changed == second {
        second.replacen("\"winners\":[1]", "\"winners\":[0]", 1)
    } else {
        changed
    };
    assert_ne!(changed, second);
    let bad = run(&["trace", "--check", &folder.file("bad", lines.replacen(second, &changed, 1))]);
    assert_eq!(bad.code, 1);
    assert!(bad.out.contains("line 2: game 1: result"), "{}", bad.out);
}

#[test]
fn scenarios_pass_and_fail() {
    let folder = Folder::new();
    let scenario = |seat: usize| {
        format!(
            r#"{{"name":"first plays","start":{{"players":3}},"steps":[{{"expect":{{"seat":{seat}}}}}]}}"#
        )
    };
    let good = run(&["scenario", &folder.file("good.json", scenario(0))]);
    assert_eq!((good.code, good.out.as_str()), (0, "ok first plays\n1 passed, 0 failed\n"));

    let bad = run(&["scenario", &folder.file("bad.json", scenario(1))]);
    assert_eq!(bad.code, 1);
    assert!(
        bad.out.starts_with("FAIL first plays: step 1: seat: expected 1, got 0\n"),
        "{}",
        bad.out
    );
    assert!(bad.out.ends_with("0 passed, 1 failed\n"));
    let location =
        format!("asterism: 1 scenario failed:\n  {}:1: first plays\n", folder.path("bad.json"));
    assert_eq!(bad.err, location);

    let both = run(&["scenario", "--json", &folder.path("good.json"), &folder.path("bad.json")]);
    let report: Value = serde_json::from_str(&both.out).unwrap();
    assert_eq!(both.code, 1);
    assert_eq!(report["verdicts"][0]["failure"], Value::Null);
    assert_eq!(report["verdicts"][1]["failure"]["kind"], "differs");
    assert_eq!(report["verdicts"][1]["failure"]["line"], 1);
}
