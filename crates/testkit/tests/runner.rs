//! The scenario runner reports every mistake with its place.

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
        "given": {
            "players": 3,
            "hands": [["R6", "Y1"], ["R2", "G2"], ["R3", "Z"]],
            "discard": ["B5", "B6"],
            "deck": ["Y2", "Y3"]
        },
        "steps": [{ "do": ["play R6"] }]
    })
}

/// The line after one more expectation in step 1.
fn expecting(key: &str, value: &Value) -> String {
    let mut scenario = scenario();
    scenario["steps"][0]["expect"] = json!({ key: value });
    verdict(&scenario)
}

/// The line after one change of the position.
fn given(key: &str, value: &Value) -> String {
    let mut scenario = scenario();
    scenario["given"][key] = value.clone();
    verdict(&scenario)
}

#[test]
fn every_expectation_passes_when_right_and_fails_when_wrong() {
    let rows = [
        ("state", json!("TURN"), json!("TAKE")),
        ("seat", json!(1), json!(2)),
        ("legal", json!(["play R2", "draw"]), json!(["play R2"])),
        ("illegal", json!(["play G2"]), json!(["play R2"])),
        ("hands", json!([["Y1"], ["G2", "R2"], null]), json!([["Y1"], ["R2"], null])),
        ("coll", json!([[], [], []]), json!([["R1"], [], []])),
        ("discard", json!(["B6", "B5"]), json!(["B6"])),
        ("hand_sizes", json!([1, 2, 2]), json!([2, 2, 2])),
        ("light", json!([5, 5, 5]), json!([5, 5, 4])),
        ("marker", json!(null), json!(0)),
        ("first", json!(0), json!(1)),
        ("lead", json!("R"), json!(null)),
        ("trump", json!("B"), json!("R")),
        ("supers", json!([]), json!([0])),
        ("trick", json!([[0, "R6"]]), json!([[1, "R6"]])),
        ("last_winner", json!(null), json!(0)),
        ("discard_top", json!("B6"), json!("B5")),
        ("discard_count", json!(2), json!(1)),
        ("deck_count", json!(46), json!(45)),
        ("deck_top", json!("Y"), json!("Z")),
        ("rounds", json!(0), json!(1)),
        ("result", json!(null), json!({ "reason": "shine" })),
        ("view1.hand", json!(["R2", "G2"]), json!(["R2"])),
        (
            "view1.backs",
            json!([{ "Y": 1 }, null, { "R": 1, "Z": 1 }]),
            json!([{ "R": 1 }, null, null]),
        ),
        ("view1.deck_top", json!("Y"), json!(null)),
        ("view1.deck_count", json!(46), json!(47)),
        ("view1.deck_backs", json!([9, 11, 11, 10, 5]), json!([9, 11, 11, 10, 4])),
        ("view1.legal", json!(["draw", "play R2"]), json!(null)),
        ("view2.legal", json!(null), json!(["draw"])),
        ("view2", json!({ "hand": ["R3", "Z"] }), json!({ "hand": ["R3"] })),
    ];
    for (key, right, wrong) in rows {
        assert_eq!(expecting(key, &right), "ok test", "{key}");
        let line = expecting(key, &wrong);
        assert!(line.starts_with(&format!("FAIL test: step 1: {key}")), "{line}");
        assert!(line.contains("expected"), "{line}");
    }
}

#[test]
fn failures_read_as_documented() {
    assert_eq!(
        expecting("legal", &json!(["play R2"])),
        "FAIL test: step 1: legal: expected [play R2], got [draw, play R2]"
    );
    assert_eq!(
        expecting("light", &json!([5, 5, 4])),
        "FAIL test: step 1: light: expected [5,5,4], got [5, 5, 5]"
    );
    let mut two = scenario();
    two["steps"] = json!([{ "do": ["play R6"] }, { "expect": { "seat": 2 } }]);
    assert_eq!(verdict(&two), "FAIL test: step 2: seat: expected 2, got 1");
    two["steps"] = json!([{ "do": ["play R6", "play G2"] }]);
    assert!(
        verdict(&two).starts_with("FAIL test: step 1: do[1]: refused: \"play G2\" can't be played")
    );
}

#[test]
fn mistakes_are_named_with_their_place() {
    let cases = [
        (
            expecting("hand", &json!([])),
            "step 1: hand: \"hand\" is not a known key, did you mean \"hands\"?",
        ),
        (expecting("view1.hands", &json!([])), "did you mean \"hand\"?"),
        (expecting("view7.hand", &json!([])), "there is no seat 7"),
        (expecting("state", &json!("TRUN")), "did you mean \"TURN\"?"),
        (expecting("hands", &json!([["Q1"], [], []])), "hands[0][0]: \"Q1\" is not a card"),
        (expecting("hands", &json!([[]])), "1 seats are listed, but there are 3"),
        (expecting("legal", &json!(["play R7"])), "legal[0]: \"play R7\" is not a move"),
        (expecting("illegal", &json!(["play R7"])), "illegal[0]: \"play R7\" is not a move"),
        (
            expecting("illegal", &json!(["paly R2"])),
            "illegal[0]: \"paly R2\" is not a move of this game, did you mean \"play\"?",
        ),
        (expecting("seat", &json!("one")), "must be a whole number"),
        (
            given("hands", &json!([["R6", "R6", "R6"], [], []])),
            "given: impossible position: R6 is listed 3 times",
        ),
        (given("players", &json!(5)), "given.players: Stella Quest is for 2 to 4 players, not 5."),
        (given("players", &json!(4)), "given.hands: 3 seats are listed, but there are 4"),
        (given("light", &json!([5, 0, 5])), "seat 1 has 0 light"),
        (given("marker", &json!(3)), "given.marker: there is no seat 3"),
        (given("first", &json!(-1)), "given.first: must be a whole number"),
        (given("fill", &json!("hand")), "given.fill: \"hand\" is not one of deck, discard, exact"),
        (given("fill", &json!("exact")), "10 cards are listed, but there must be all 54"),
        (given("discard", &json!([])), "the discard pile is empty"),
        (given("trick", &json!([[1, "G1"]])), "card 0 of the trick is out of turn"),
        (given("trick", &json!([["rival", "G1"]])), "only a game for two has a rival"),
        (given("trick", &json!([["rivla", "G1"]])), "did you mean \"rival\"?"),
        (given("coll", &json!([["Z"], [], []])), "a rest card in the collection"),
        (
            given("hadns", &json!([])),
            "given.hadns: \"hadns\" is not a known key, did you mean \"hands\"?",
        ),
        (given("reshuffle", &json!([["R9"]])), "given.reshuffle[0][0]: \"R9\" is not a card"),
    ];
    for (line, part) in cases {
        assert!(line.starts_with("FAIL test: ") && line.contains(part), "{line}\nlacks {part}");
    }
}

#[test]
fn whole_scenarios_that_cannot_be_run() {
    let line = |change: fn(&mut Value)| {
        let mut scenario = scenario();
        change(&mut scenario);
        verdict(&scenario)
    };
    assert!(line(|s| s["steps"] = json!([])).contains("nothing is checked"));
    assert!(line(|s| s["start"] = json!({ "players": 3 })).contains("not both"));
    assert!(line(|s| s["game"] = json!("stela-quest")).contains("did you mean \"stella-quest\"?"));
    assert!(line(|s| s["step"] = json!([])).contains("did you mean \"steps\"?"));
    assert!(line(|s| s["winner"] = json!([])).contains("stand alone"));
    assert!(line(|s| s["options"] = json!({ "pay_later": true })).contains("not a known key"));
    assert!(line(|s| s["name"] = json!(3)).starts_with("FAIL test: name: must be a text"));
    assert!(line(|s| drop(s.as_object_mut().unwrap().remove("given"))).contains("is missing"));
    assert!(
        line(|s| drop(s.as_object_mut().unwrap().remove("steps"))).contains("\"steps\" is missing")
    );
    assert_eq!(line(|s| s["note"] = json!("why")), "ok test");
    for key in ["pay_after", "pay-after"] {
        let mut scenario = scenario();
        scenario["options"] = json!({ key: true, "why": "A-01" });
        scenario["steps"][0]["expect"] = json!({ "state": "LATE" });
        assert_eq!(verdict(&scenario), "ok test");
    }
    assert_eq!(line(|s| s["game"] = json!("stella-quest")), "ok test");
}

#[test]
fn a_reshuffle_that_does_not_fit_is_an_error() {
    let mut scenario = scenario();
    scenario["given"]["deck"] = json!([]);
    scenario["given"]["fill"] = json!("discard");
    scenario["reshuffle"] = json!([["R6"]]);
    let line = verdict(&scenario);
    // One R6 is in a hand, the other in the pile: the first is found.
    assert_eq!(line, "ok test");
    scenario["reshuffle"] = json!([["R6", "R6"]]);
    assert!(
        verdict(&scenario).starts_with("FAIL test: reshuffle[0]: R6 is not (so often)"),
        "{}",
        verdict(&scenario)
    );
}

#[test]
fn tables_of_examples() {
    let table = |key: &str, rows: Value| verdict(&json!({ "name": "test", key: rows }));
    assert_eq!(table("winner", json!([["R1", ["B1", "B2"], 1]])), "ok test");
    assert_eq!(
        table("winner", json!([["R1", ["B1", "B2"], 1], ["R1", ["Z"], 0]])),
        "FAIL test: winner[1]: expected 0, got null"
    );
    assert!(table("winner", json!([["R1", ["R1", "R1"], 1]])).contains("there are only 2 R1"));
    assert!(table("winner", json!([["R1", ["B1"], 1]])).contains("no card with this index"));
    assert!(table("winner", json!([["R1", ["B1"]]])).contains("must be a row"));
    assert_eq!(table("score", json!([[3, ["R1"], 6]])), "ok test");
    assert_eq!(table("score", json!([[3, ["R1"], 5]])), "FAIL test: score[0]: expected 5, got 6");
    assert!(table("score", json!([[6, [], 6]])).contains("at most 5 light"));
    assert!(table("score", json!([])).contains("nothing is checked"));
}

#[test]
fn reports_end_with_their_numbers() {
    let text = json!([
        { "name": "good", "score": [[1, [], 1]] },
        { "name": "bad", "score": [[1, [], 2]] },
        { "score": [[1, [], 1]] }
    ]);
    let report = run_text("file.json", Format::Json, &text.to_string());
    assert_eq!(
        report.to_string(),
        "ok good\nFAIL bad: score[0]: expected 2, got 1\nFAIL file.json[2]: scenario: \"name\" is missing\n1 passed, 2 failed"
    );
}
