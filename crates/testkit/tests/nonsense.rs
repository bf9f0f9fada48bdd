//! A scenario that checks nothing, or can't be what its author meant, is an error, and
//! a broken file doesn't stop the others.

use asterism_testkit::scenario::{FailureKind, Format, Verdict, run_files, run_text};
use serde_json::{Value, json};

fn run(scenario: &Value) -> Verdict {
    let mut report = run_text("test", Format::Json, &scenario.to_string());
    assert_eq!(report.verdicts.len(), 1);
    report.verdicts.remove(0)
}

/// The scenario fails because of how it is written.
#[track_caller]
fn unusable(scenario: &Value, says: &str) {
    failed(scenario, FailureKind::Unusable, says);
}

/// The scenario fails because the game does something else.
#[track_caller]
fn differs(scenario: &Value, says: &str) {
    failed(scenario, FailureKind::Differs, says);
}

#[track_caller]
fn failed(scenario: &Value, kind: FailureKind, says: &str) {
    let verdict = run(scenario);
    let Some(failure) = &verdict.failure else { panic!("{verdict}") };
    assert!(verdict.to_string().contains(says), "{verdict}");
    assert_eq!(failure.kind, kind, "{verdict}");
}

#[track_caller]
fn passes(scenario: &Value) {
    let verdict = run(scenario);
    assert!(verdict.failure.is_none(), "{verdict}");
}

/// Star Fluxx: seat 1 holds Veto!, which answers New Rules, and seat 0 plays one.
fn window(step: &Value) -> Value {
    json!({
        "name": "a window for Surprises",
        "game": "fluxx",
        "edition": "star",
        "given": { "hands": [["draw-2"], ["veto", "small-moon"]] },
        "steps": [{ "do": ["0 play draw-2"], "expect": { "asks": "answer", "seat": 1 } }, step]
    })
}

/// Fluxx 4.0 with one step.
fn fluxx(step: &Value) -> Value {
    json!({
        "name": "fluxx",
        "game": "fluxx",
        "edition": "fluxx-4",
        "given": {
            "rules": ["play-2"],
            "goals": ["toast"],
            "hands": [["milk", "bread"], ["love"]],
            "deck": ["time", "sleep"]
        },
        "steps": [step]
    })
}

/// Stella Quest with one step.
fn stella(step: &Value) -> Value {
    json!({
        "name": "stella",
        "given": { "hands": [["R6", "Y1"], ["R2", "G2"], ["R3", "Z"]], "discard": ["B5"] },
        "steps": [step]
    })
}

#[test]
fn illegal_really_tries_an_answer() {
    differs(&window(&json!({ "expect": { "illegal": ["1 answer veto"] } })), "veto accepted");
    passes(&window(&json!({ "expect": { "illegal": ["1 answer small-moon", "0 answer veto"] } })));
    passes(&fluxx(&json!({ "expect": { "illegal": ["answer milk", "1 answer love"] } })));
}

#[test]
fn illegal_really_tries_to_pass() {
    differs(&window(&json!({ "expect": { "illegal": ["1 pass"] } })), "pass accepted");
    passes(&window(&json!({ "expect": { "illegal": ["0 pass"] } })));
    passes(&fluxx(&json!({ "expect": { "illegal": ["pass"] } })));
    passes(&stella(&json!({ "expect": { "illegal": ["pass", "1 pass"] } })));
}

#[test]
fn illegal_really_tries_a_short_form() {
    differs(&fluxx(&json!({ "expect": { "illegal": ["milk"] } })), "milk accepted");
    passes(&fluxx(&json!({ "expect": { "illegal": ["love", "left", "choose 1"] } })));
}

#[test]
fn a_refused_move_is_a_failed_check_with_its_reason() {
    differs(&fluxx(&json!({ "do": "0 play love" })), "do: refused: \"play love\" can't be played");
    differs(&fluxx(&json!({ "do": ["1 play love"] })), "do[0]: refused: Seat 1 is not asked");
    differs(&fluxx(&json!({ "do": ["pass"] })), "do[0]: refused: \"pass\" can't be played");
    differs(&fluxx(&json!({ "do": ["love"] })), "no legal move is short for \"love\"");
    differs(&fluxx(&json!({ "join": 1 })), "join: refused: Seat 1 is taken");
    differs(&stella(&json!({ "do": ["0 play G1"] })), "do[0]: refused: \"play G1\" can't be");
    let over = json!({
        "name": "over",
        "game": "fluxx",
        "edition": "fluxx-4",
        "given": { "goals": ["toast"], "hands": [["bread"], []], "table": [["the-toaster"], []] },
        "steps": [{ "do": ["play bread", "play milk"] }]
    });
    differs(&over, "do[1]: refused: The game is over");
}

#[test]
fn an_unknown_verb_is_an_error() {
    for key in ["illegal", "legal"] {
        let step = |text: &str| json!({ "expect": { key: [text] } });
        unusable(&fluxx(&step("skip")), "\"skip\" is not a move");
        unusable(&fluxx(&step("juggle milk")), "\"juggle\" is not a move. Moves are: play CARD,");
        unusable(&fluxx(&step("paly milk")), "did you mean \"play\"?");
        unusable(&fluxx(&step("end now")), "nothing can follow \"end\"");
        unusable(&fluxx(&step("play")), "\"play\" must be followed");
        unusable(&stella(&step("skip")), "\"skip\" is not a move");
        unusable(&stella(&step("juggle R6")), "\"juggle R6\" is not a move");
    }
    unusable(&fluxx(&json!({ "do": ["juggle milk"] })), "\"juggle\" is not a move");
    unusable(&stella(&json!({ "do": ["plya R6"] })), "did you mean \"play\"?");
}

#[test]
fn moves_suggest_what_may_be_meant() {
    for key in ["illegal", "legal"] {
        let step = |text: &str| json!({ "expect": { key: [text] } });
        unusable(&fluxx(&step("play mlik")), "did you mean \"milk\"?");
        unusable(&fluxx(&step("choose mlik@1")), "did you mean \"milk\"?");
        unusable(&fluxx(&step("choose lfet")), "did you mean \"left\"?");
        unusable(&fluxx(&step("choose milk@x")), "\"x\" is not a seat");
        unusable(&fluxx(&step("mlik")), "did you mean \"milk\"?");
    }
    unusable(&fluxx(&json!({ "do": ["0 play mlik"] })), "do[0]: \"mlik\" is not a card of this");
    unusable(&fluxx(&json!({ "expect": { "asks": "paly" } })), "did you mean \"play\"?");
    unusable(&fluxx(&json!({ "expect": { "viw1": {} } })), "did you mean \"view1\"?");
    unusable(&fluxx(&json!({ "expct": {} })), "did you mean \"expect\"?");
    let mut options = fluxx(&json!({ "expect": { "turn": 0 } }));
    options["options"] = json!({ "blocked-leadr": "skipped" });
    unusable(&options, "options.blocked-leadr: \"blocked-leadr\" is not a known key, did you mean");
    options["options"] = json!({ "blocked_leader": "jumped" });
    unusable(&options, "\"jumped\" is not one of skipped, nobody-wins");
}

#[test]
fn an_unused_pick_or_order_is_an_error() {
    for key in ["random", "reshuffle"] {
        let mut whole = fluxx(&json!({ "expect": { "turn": 0 } }));
        whole[key] = json!(["love"]);
        unusable(&whole, "never used");
        let mut step = json!({ "do": ["0 play milk"] });
        step[key] = json!(["love"]);
        unusable(&fluxx(&step), "never used");
    }
    let mut whole = stella(&json!({ "expect": { "seat": 0 } }));
    whole["reshuffle"] = json!([["R1"]]);
    unusable(&whole, "reshuffle[0]: this order was never used");
    unusable(&stella(&json!({ "reshuffle": [["R1"]], "do": "play R6" })), "steps[0].reshuffle[0]");
}

#[test]
fn a_used_pick_and_order_are_not() {
    let used = json!({
        "name": "Use What You Take after a reshuffle",
        "game": "fluxx",
        "edition": "fluxx-4",
        "given": {
            "rules": ["first-play-random", "play-2"],
            "phase": "start",
            "hands": [["milk", "bread"], []]
        },
        "random": "bread",
        "steps": [{ "expect": { "table": [["bread"], []] } }]
    });
    passes(&used);
}

#[test]
fn an_empty_expect_is_an_error() {
    let says = "is empty, so nothing is checked";
    unusable(&fluxx(&json!({ "do": ["0 play milk"], "expect": {} })), says);
    unusable(&fluxx(&json!({ "expect": { "view1": {} } })), says);
    unusable(&fluxx(&json!({ "expect": { "views": {} } })), says);
    unusable(&stella(&json!({ "expect": {} })), says);
    unusable(&stella(&json!({ "expect": { "view0": {} } })), says);
}

#[test]
fn a_position_that_is_already_won_is_an_error() {
    let won = |steps: Value| {
        json!({
            "name": "won",
            "game": "fluxx",
            "edition": "fluxx-4",
            "given": {
                "rules": ["double-agenda"],
                "goals": ["toast", "bed-time"],
                "hands": [["dough", "milk"], ["love"]],
                "table": [[], ["bread", "the-toaster"]]
            },
            "steps": steps
        })
    };
    let says = "given: the position is already won: seat 1 meets toast";
    unusable(&won(json!([{ "expect": { "over": false } }])), says);
    unusable(&won(json!([{ "do": ["0 play milk"], "expect": { "winner": 1 } }])), says);
    // What the check says doesn't matter: the position is the mistake.
    unusable(&won(json!([{ "do": ["0 play milk"], "expect": { "winner": 0 } }])), says);
    // R-069 speaks of just such a position: the choice comes before the win.
    passes(&won(json!([
        { "do": ["0 play dough"], "expect": { "asks": "replace-goal", "over": false } },
        { "do": ["0 choose toast"], "expect": { "over": false } }
    ])));
    // If several meet a Goal, nobody has won.
    let mut tied = won(json!([{ "expect": { "over": false } }]));
    tied["given"]["table"][0] = json!(["sleep", "time"]);
    passes(&tied);
    let complete = json!(["R1", "R2", "R3", "R4", "R5", "R6"]);
    let mut collected = stella(&json!({ "expect": { "seat": 0 } }));
    collected["given"]["coll"] = json!([complete, [], []]);
    collected["given"]["hands"][0] = json!(["Y1"]);
    unusable(&collected, "given: impossible position: ");
}

#[test]
fn an_ambiguous_card_of_a_mix_says_how_to_write_it() {
    let mixed = |goals: Value, step: Value| {
        json!({
            "name": "mixed",
            "game": "fluxx",
            "edition": ["fluxx-4", "star"],
            "given": { "rules": goals, "hands": [["fluxx-4/draw-2"], []] },
            "steps": [step]
        })
    };
    let says = "\"draw-2\" is in several editions of this deck: write \"fluxx-4/draw-2\" or \"star/draw-2\"";
    let expect = json!({ "expect": { "turn": 0 } });
    unusable(&mixed(json!(["draw-2"]), expect.clone()), says);
    unusable(&mixed(json!([]), json!({ "expect": { "illegal": ["play draw-2"] } })), says);
    unusable(&mixed(json!([]), json!({ "do": ["0 play draw-2"] })), says);
    passes(&mixed(json!(["star/draw-2"]), expect.clone()));
    passes(&mixed(json!([]), json!({ "do": ["0 play fluxx-4/draw-2"] })));
    let near = "did you mean \"fluxx-4/draw-2\" or \"star/draw-2\"?";
    unusable(&mixed(json!(["drwa-2"]), expect), near);
}

#[test]
fn one_broken_file_does_not_stop_the_others() {
    let folder = std::env::temp_dir().join(format!("asterism-broken-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let good = json!({ "name": "good", "score": [[1, [], 1]] }).to_string();
    let paths = [
        file("broken.json", "{\n\"name\": }"),
        folder.join("missing.json"),
        file("text.txt", &good),
        file("mixed.md", &format!("```json\n[1]\n```\n\n```json\n{good}\n```\n")),
        file("good.json", &good),
    ];
    let report = run_files(&paths);
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!((report.passed(), report.failed(), report.unusable()), (2, 4, 4), "{report}");
    let shown = report.to_string();
    let lines: Vec<&str> = shown.lines().collect();
    assert!(lines[0].ends_with("broken.json: line 2: not valid JSON: expected value"), "{shown}");
    assert!(lines[1].ends_with("missing.json: file: there is no such file"), "{shown}");
    assert!(lines[2].ends_with("text.txt: file: the name must end in .json or .md"), "{shown}");
    assert!(lines[3].contains("mixed.md: line 2: a scenario is a JSON object"), "{shown}");
    assert_eq!(lines[4..], ["ok good", "ok good", "2 passed, 4 failed"], "{shown}");
}

#[test]
fn failures_have_a_line() {
    let text = "[\n{\"name\": \"a\", \"score\": [[1, [], 1]]},\n{\"name\": \"b\",\n\"score\":\n[[1, [], 1],\n [1, [], 2]]}\n]";
    let report = run_text("x.json", Format::Json, text);
    assert_eq!(report.verdicts[1].location(), "x.json:6", "{report}");
    let report = run_text("x.md", Format::Markdown, &format!("a\n\n```json\n{text}\n```\n"));
    assert_eq!(report.verdicts[1].location(), "x.md:9", "{report}");
}

/// A key that is listed but not read would accept anything. An object is a
/// wrong value for nearly every key; those that take one get a number.
#[test]
fn every_listed_key_is_read() {
    let page = asterism_testkit::scenario::reference_page();
    let keys = |game: &str, section: &str| -> Vec<String> {
        let part = page.split(&format!("\n## {game}\n")).nth(1).expect(game);
        let part = part.split("\n## ").next().expect(game);
        let rows = part.split(&format!("\n### {section}\n")).nth(1).expect(section);
        let rows = rows.split("\n### ").next().expect(section).lines();
        let keys = rows.filter_map(|row| row.strip_prefix("| `")?.split('`').next());
        keys.map(str::to_owned).collect()
    };
    let deal = |scenario: &Value, deal: Value| {
        let mut scenario = scenario.clone();
        scenario.as_object_mut().unwrap().remove("given");
        scenario["start"] = deal;
        scenario
    };
    let step = json!({ "expect": { "seat": 0 } });
    let games = [("Stella Quest", stella(&step)), ("The Fluxx family", fluxx(&step))];
    for (game, scenario) in games {
        let places = [
            ("The scenario", "", scenario.clone()),
            ("`options`", "/options", scenario.clone()),
            ("`start`", "/start", deal(&scenario, json!({ "players": 3 }))),
            ("`given`", "/given", scenario.clone()),
            ("A step", "/steps/0", scenario.clone()),
            ("`expect`", "/steps/0/expect", scenario.clone()),
            ("`viewN`", "/steps/0/expect/view0", scenario.clone()),
        ];
        for (section, place, scenario) in places {
            let keys = keys(game, section);
            assert!(!keys.is_empty(), "{game}: {section}");
            for key in keys {
                let mut scenario = scenario.clone();
                let parents = [("/options", "options"), ("/steps/0/expect/view0", "view0")];
                if let Some((_, name)) = parents.iter().find(|(parent, _)| *parent == place) {
                    let within = place.rsplit_once('/').map_or("", |(within, _)| within);
                    scenario.pointer_mut(within).unwrap()[name] = json!({});
                }
                let wrong = [json!({ "nonsense": { "nonsense": -1 } }), json!(-1)];
                let refused = wrong.into_iter().any(|wrong| {
                    let mut scenario = scenario.clone();
                    scenario.pointer_mut(place).unwrap()[&key] = wrong;
                    run(&scenario).failure.is_some_and(|failure| {
                        let unread = failure.message.contains("is not a known key")
                            && failure.place.ends_with(&key);
                        failure.kind == FailureKind::Unusable && !unread
                    })
                });
                assert!(refused, "{game}: {section}: {key} accepts nonsense");
            }
        }
    }
}
