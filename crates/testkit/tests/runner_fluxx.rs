//! The scenario runner of the Fluxx family reports every mistake with its place.

use asterism_testkit::scenario::{Format, run_text};
use serde_json::{Value, json};

/// The line of the only scenario.
fn verdict(scenario: &Value) -> String {
    let report = run_text("test", Format::Json, &scenario.to_string());
    assert_eq!(report.verdicts.len(), 1);
    report.verdicts[0].to_string()
}

fn scenario() -> Value {
    json!({
        "name": "test",
        "game": "fluxx",
        "edition": "fluxx-4",
        "given": {
            "players": 2,
            "rules": ["play-2", "hand-limit-2"],
            "goals": ["toast"],
            "hands": [["jackpot", "milk"], ["love"]],
            "table": [["bread"], ["war"]],
            "discard": ["dough", "draw-5"],
            "deck": ["time", "sleep", "dreams", "peace"]
        },
        "steps": [{ "do": ["0 play jackpot"] }]
    })
}

/// The line after one more expectation in step 1.
fn expecting(key: &str, value: &Value) -> String {
    let mut scenario = scenario();
    scenario["steps"][0]["expect"] = json!({ key: value });
    verdict(&scenario)
}

#[test]
fn every_expectation_passes_when_right_and_fails_when_wrong() {
    let plays = ["play milk", "play time", "play sleep", "play dreams"];
    let rows = [
        ("turn", json!(0), json!(1)),
        ("phase", json!("play"), json!("draw")),
        ("seat", json!(0), json!(1)),
        ("seat", json!([0]), json!([0, 1])),
        ("asks", json!("play"), json!("before-end")),
        ("legal", json!(plays), json!(["play milk"])),
        ("legal", json!({"0": plays, "1": []}), json!({"0": plays, "1": ["play love"]})),
        ("illegal", json!(["end", "play jackpot", "1 play love"]), json!(["play milk"])),
        ("illegal", json!(["pass", "answer milk"]), json!(["end", "play time"])),
        ("hands", json!([["sleep", "milk", "time", "dreams"], null]), json!([["milk"], ["love"]])),
        ("hand_sizes", json!([4, 1]), json!([4, 2])),
        ("table", json!([["bread"], ["war"]]), json!([["bread", "milk"], ["war"]])),
        ("rules", json!(["hand-limit-2", "play-2"]), json!(["play-2"])),
        ("goals", json!(["toast"]), json!([])),
        ("deck_top", json!("peace"), json!("time")),
        ("deck_top", json!(["peace", "draw-2"]), json!(["draw-2", "peace"])),
        ("deck_count", json!(85), json!(86)),
        ("discard", json!(["jackpot", "dough", "draw-5"]), json!(["jackpot"])),
        ("discard_count", json!(3), json!(2)),
        ("discard_top", json!("jackpot"), json!("draw-5")),
        ("discard_top", json!(["jackpot", "draw-5"]), json!(["draw-5", "jackpot"])),
        ("drawn", json!(1), json!(4)),
        ("played", json!(1), json!(0)),
        ("plays_left", json!(1), json!("all")),
        ("limits", json!({"hand": 2, "keepers": null}), json!({"hand": 3})),
        ("limits", json!([{"hand": 2}, {"hand": 2}]), json!([{"keepers": 2}, null])),
        ("winner", json!(null), json!(0)),
        ("over", json!(false), json!(true)),
        ("result", json!(null), json!({"reason": "goal"})),
        (
            "view0",
            json!({"hands": [plays.map(|play| &play[5..]), [null]]}),
            json!({"hands": [["milk"], [null]]}),
        ),
        ("view1", json!({"hand": ["love"]}), json!({"hand": ["milk"]})),
        ("view1", json!({"hand_sizes": [4, 1]}), json!({"hand_sizes": [1, 4]})),
        ("view1", json!({"table": [["bread"], ["war"]]}), json!({"table": [[], []]})),
        ("view1", json!({"legal": []}), json!({"legal": ["play love"]})),
        ("view1", json!({"asks": null}), json!({"asks": "play"})),
        (
            "views",
            json!({"view1": {"hands": [[null, null, null, null], ["love"]]}}),
            json!({"view1": {"hands": [["milk", "time", "sleep", "dreams"], ["love"]]}}),
        ),
    ];
    for (key, right, wrong) in rows {
        assert_eq!(expecting(key, &right), "ok test", "{key} {right}");
        let line = expecting(key, &wrong);
        assert!(line.starts_with("FAIL test: step 1: "), "{key} {wrong}: {line}");
        assert!(line.contains("expected"), "{key} {wrong}: {line}");
    }
}

#[test]
fn mistakes_are_named_with_their_place() {
    let twice = "every card is in one place only";
    let rows = [
        ("/given/hands", json!([["milk", "milk"]]), twice),
        ("/given/table", json!([["milk"]]), twice),
        ("/given/hands", json!([["war"]]), "hands[0]: war"),
        ("/given/table", json!([["toast"]]), "toast"),
        ("/given/table", json!([["bread"], [], ["love"]]), "there is no seat 2"),
        ("/given/turn", json!(5), "there is no seat 5"),
        ("/given/rules", json!(["play-2", "play-3"]), "play-2 and play-3"),
        ("/given/goals", json!(["toast", "bed-time"]), "room for 1"),
        ("/given/discard", json!(["doug"]), "did you mean \"dough\""),
        ("/given/players", json!(9), "2 to 8 players"),
        ("/given/phase", json!("middle"), "given.phase"),
        ("/given/hand", json!([]), "hands"),
        ("/steps/0/do", json!(["0 play mlk"]), "mlk"),
        ("/steps/0/do", json!(["0 play love"]), "not-in-hand"),
        ("/steps/0/do", json!(["4 play milk"]), "there is no seat 4"),
        ("/steps/0/expect", json!({"illegal": ["play mlk"]}), "mlk"),
        ("/steps/0/expect", json!({"hnds": []}), "hands"),
        ("/steps/0/leave", json!(6), "6"),
        ("/steps/0/reshuffle", json!([["mlk"]]), "did you mean \"milk\""),
        ("/steps", json!([]), "there is no step"),
        ("/options", json!({"day": "sunday"}), "sunday"),
        ("/options", json!({"nothing": 1}), "nothing"),
        ("/edition", json!("fluxx-9"), "fluxx-9"),
        ("/start", json!({"players": 2}), "not both"),
    ];
    for (place, value, says) in rows {
        let mut scenario = scenario();
        let (parent, key) = place.rsplit_once('/').expect("a place");
        let within = scenario.pointer_mut(parent).expect("a place in the scenario");
        within[key] = value.clone();
        let line = verdict(&scenario);
        assert!(line.starts_with("FAIL test: "), "{place} {value}: {line}");
        assert!(line.contains(says), "{place} {value}: {line}");
    }
}

#[test]
fn mistakes_of_a_deal_are_named_with_their_place() {
    let rows = [
        (json!({"players": 2, "deck": ["milk", "milk"]}), "start.deck[1]: milk is listed already"),
        (json!({"players": 2, "deck": ["war"]}), "start.deck[0]: war was taken out"),
        (json!({"players": 2, "first": 4}), "Seat 4 can't begin"),
        (json!({"players": 9}), "2 to 8 players"),
        (json!({"deck": []}), "players"),
    ];
    for (start, says) in rows {
        let line = verdict(&json!({
            "name": "test",
            "game": "fluxx",
            "edition": "fluxx-4",
            "options": {"meta-rule": "no-creepers"},
            "start": start,
            "steps": [{"expect": {"turn": 0}}]
        }));
        assert!(line.starts_with("FAIL test: ") && line.contains(says), "{start}: {line}");
    }
}
