//! Traces reproduce the published series and are re-run faithfully.

use asterism_kernel::SplitMix64;
use asterism_lab::StellaPolicy;
use asterism_lab::trace::{CheckError, Checked, TraceDecision, check, produce};
use asterism_stella::{Stella, gems};
use serde_json::{Value, json};

fn line(players: usize, index: u64, policy: StellaPolicy) -> String {
    produce(&Stella::new(players).expect("2 to 4"), 1, index, policy).to_line()
}

/// Checks the line with one change made to it.
fn tampered(text: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(text).expect("JSON");
    change(&mut value);
    match check(value.to_string().as_bytes()) {
        Ok(_) => panic!("the change was not noticed"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_generator_gives_its_published_outputs() {
    let mut generator = SplitMix64::new(0);
    let outputs = [generator.next_bits(), generator.next_bits(), generator.next_bits()];
    assert_eq!(outputs, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
}

#[test]
fn seed_1_game_0_has_its_published_deck() {
    let trace = produce(&Stella::new(4).unwrap(), 1, 0, StellaPolicy::Uniform);
    let start: Vec<String> = trace.deck[..12].iter().map(ToString::to_string).collect();
    assert_eq!(start.join(" "), "R3 B5 G3 R4 G2 G1 G1 Y6 Z Y2 B6 G4");
    assert_eq!(trace.deck.len(), 54);
}

#[test]
fn every_trace_passes_its_own_check() {
    for pay_after in [false, true] {
        for players in 2..=4 {
            for first in 0..players {
                let game = Stella::new(players).unwrap().with_first(first).unwrap();
                let game = game.with_pay_after(pay_after);
                for policy in StellaPolicy::ALL {
                    let lines: Vec<String> =
                        (0..60).map(|index| produce(&game, 7, index, policy).to_line()).collect();
                    let checked = check(lines.join("\n").as_bytes())
                        .unwrap_or_else(|error| panic!("{players} {policy}: {error}"));
                    assert_eq!(checked.games, 60);
                    assert_eq!(checked.without_final, 0);
                    assert!(checked.unknown_keys.is_empty());
                }
            }
        }
    }
}

fn takes_the_cheapest(players: usize, decisions: &[TraceDecision]) {
    let mut collected = vec![[false; 7]; players];
    for decision in decisions.iter().filter(|decision| decision.state == "TAKE") {
        let owned = &mut collected[decision.seat];
        let value = |text: &str| usize::from(text.as_bytes()[text.len() - 1] - b'0');
        let cost = |text: &str| if owned[value(text)] { gems(value(text) as u8) } else { 0 };
        let least = decision.legal.iter().map(|text| cost(text)).min();
        assert_eq!(Some(cost(&decision.chosen)), least, "{decision:?}");
        owned[value(&decision.chosen)] = true;
    }
}

#[test]
fn thrifty_games_never_pay_and_collectors_take_the_cheapest() {
    for players in 2..=4 {
        for index in 0..40 {
            for policy in [StellaPolicy::Thrifty, StellaPolicy::Collector] {
                let trace = produce(&Stella::new(players).unwrap(), 3, index, policy);
                assert!(trace.decisions.iter().all(|decision| decision.chosen != "draw"));
                if policy == StellaPolicy::Collector {
                    takes_the_cheapest(players, &trace.decisions);
                }
            }
        }
    }
    let reshuffled = (0..200).any(|index| {
        !produce(&Stella::new(2).unwrap(), 1, index, StellaPolicy::Collector).reshuffles.is_empty()
    });
    assert!(reshuffled, "the series has no reshuffle to check");
}

#[test]
fn changed_traces_are_noticed_where_they_were_changed() {
    let text = line(3, 0, StellaPolicy::Uniform);
    let report = tampered(&text, |trace| {
        let legal = trace["decisions"][4]["legal"].as_array_mut().unwrap();
        legal.pop();
    });
    assert!(report.starts_with("line 1: game 0: decision 4: legal: expected ["), "{report}");

    let report = tampered(&text, |trace| trace["decisions"][2]["seat"] = json!(7));
    assert!(report.starts_with("line 1: game 0: decision 2: seat: expected 7, got"), "{report}");

    let report = tampered(&text, |trace| trace["decisions"][1]["state"] = json!("TAKE"));
    assert!(report.contains("decision 1: state: expected \"TAKE\", got \"TURN\""), "{report}");

    let report = tampered(&text, |trace| trace["decisions"][0]["move"] = json!("top Z"));
    assert!(report.contains("decision 0: move: expected top Z, got"), "{report}");

    let report = tampered(&text, |trace| trace["result"]["reason"] = json!("boredom"));
    assert!(report.contains("game 0: result.reason: expected \"boredom\""), "{report}");

    let report = tampered(&text, |trace| trace["final"]["light"][0] = json!(9));
    assert!(report.contains("final.light: expected"), "{report}");

    let report = tampered(&text, |trace| trace["final"]["pile"].as_array_mut().unwrap().reverse());
    assert!(report.contains("final.pile: expected"), "{report}");

    let report = tampered(&text, |trace| {
        trace["decisions"].as_array_mut().unwrap().pop();
    });
    assert!(report.contains("decisions: expected the end of the game"), "{report}");

    let report = tampered(&text, |trace| {
        let decisions = trace["decisions"].as_array_mut().unwrap();
        decisions.push(decisions[0].clone());
    });
    assert!(report.contains("decisions: expected a decision, got the game is over"), "{report}");
}

#[test]
fn changed_reshuffles_are_noticed() {
    let text = (0..200)
        .map(|index| line(2, index, StellaPolicy::Thrifty))
        .find(|text| !text.contains("\"reshuffles\":[]"))
        .expect("a game with a reshuffle");
    let report = tampered(&text, |trace| {
        trace["reshuffles"].as_array_mut().unwrap().clear();
    });
    assert!(report.contains("reshuffles[0]: expected none"), "{report}");
    let report = tampered(&text, |trace| trace["reshuffles"][0]["before_decision"] = json!(1));
    assert!(report.contains("reshuffles[0].before_decision: expected 1, got"), "{report}");
    let report = tampered(&text, |trace| {
        trace["reshuffles"][0]["deck"].as_array_mut().unwrap().pop();
    });
    assert!(report.contains("reshuffles[0].deck: expected the cards"), "{report}");
    let report = tampered(&text, |trace| {
        let reshuffles = trace["reshuffles"].as_array_mut().unwrap();
        reshuffles.push(reshuffles[0].clone());
    });
    assert!(report.contains("reshuffles (how many)"), "{report}");
}

#[test]
fn a_missing_final_state_and_foreign_forms_are_accepted() {
    let mut trace: Value = serde_json::from_str(&line(4, 3, StellaPolicy::Collector)).unwrap();
    let mut renamed = trace.clone();
    let end = renamed["final"].as_object_mut().unwrap();
    let table = end.remove("table").unwrap();
    let pairs: Vec<Value> = table.as_array().unwrap().iter().map(|card| json!([0, card])).collect();
    end.insert("trick".to_owned(), json!(pairs));
    let collections = end.remove("collections").unwrap();
    end.insert("coll".to_owned(), collections);
    end.insert("weather".to_owned(), json!("clear"));
    trace.as_object_mut().unwrap().remove("final");
    let text = format!("{trace}\n\n{renamed}\n");
    let checked = check(text.as_bytes()).unwrap();
    assert_eq!((checked.games, checked.without_final), (2, 1));
    assert_eq!(checked.unknown_keys, ["weather"]);
}

#[test]
fn bad_lines_are_named() {
    let good = line(2, 0, StellaPolicy::Uniform);
    let bad = |text: &str| match check(text.as_bytes()) {
        Err(error) if error.is_bad_input() => {
            assert!(matches!(error, CheckError::Malformed { .. }));
            error.to_string()
        }
        other => panic!("{other:?}"),
    };
    assert!(bad(&format!("{good}\n{{")).starts_with("line 2: not a trace: "));
    assert!(bad("{}").contains("missing field `game`"));
    let changed = |change: fn(&mut Value)| {
        let mut trace: Value = serde_json::from_str(&good).unwrap();
        change(&mut trace);
        trace.to_string()
    };
    assert!(bad(&changed(|trace| trace["deck"][0] = json!("Q9"))).contains("\"Q9\" is not a card"));
    assert!(
        bad(&changed(|trace| trace["deck"][0] = trace["deck"][1].clone())).contains("not the 54")
    );
    assert!(bad(&changed(|trace| trace["players"] = json!(5))).contains("2 to 4 players"));
    assert!(bad(&changed(|trace| trace["first"] = json!(2))).contains("can't be the first player"));
    assert!(bad(&changed(|trace| trace["final"]["light"] = json!("much"))).contains("final.light"));
    assert_eq!(check(&b""[..]).unwrap(), Checked::default());
}
