//! What is wrong with a lesson is said with its place.

use asterism_lessons::{Lesson, LessonError, Tried, check, find};
use serde_json::{Value, json};

fn goals() -> Value {
    json!({
        "game": "fluxx", "edition": "fluxx-4", "minutes": 2, "ends": "win",
        "given": {
            "goals": ["toast"], "hands": [["the-toaster", "milk", "night-and-day"], ["sleep"]],
            "table": [["bread"], []], "deck": ["love", "time"],
        },
        "steps": [
            { "say": "look" },
            { "say": "win", "accept": ["play the-toaster"], "answers": { "play milk": "milk" } },
        ],
    })
}

/// The error of a lesson after a change.
fn wrong(change: impl FnOnce(&mut Value)) -> String {
    let mut lesson = goals();
    change(&mut lesson);
    let checked = Lesson::read("test", &lesson.to_string()).and_then(|lesson| check(&lesson));
    checked.expect_err("a lesson that can't work").to_string()
}

#[track_caller]
fn says(error: &str, parts: &[&str]) {
    for part in parts {
        assert!(error.contains(part), "{part:?} is missing in: {error}");
    }
}

#[test]
fn a_good_lesson_is_played_in_every_way() {
    let lesson = Lesson::read("test", &goals().to_string()).expect("a lesson");
    let explored = check(&lesson).expect("a lesson that works");
    assert_eq!((explored.ways, explored.taken_back, explored.answered), (1, 2, 1));
}

#[test]
fn mistakes_are_named_with_their_place() {
    let error = Lesson::read("test", "{").expect_err("no JSON");
    assert_eq!(error.code(), "lesson-not-json");
    says(&wrong(|it| it["givn"] = json!({})), &["lesson test", "givn", "did you mean \"given\""]);
    says(&wrong(|it| it["game"] = json!("chess")), &["game: ", "chess"]);
    says(&wrong(|it| it["given"]["hands"][0][1] = json!("mlik")), &["given.hands[0][1]", "milk"]);
    says(&wrong(|it| it["steps"] = json!([])), &["steps", "at least one"]);
    says(&wrong(|it| it["steps"][1]["acept"] = json!("x")), &["steps[1].acept", "accept"]);
    says(&wrong(|it| it["steps"][0]["say"] = json!("Look!")), &["steps[0].say"]);
    says(&wrong(|it| it["ends"] = json!("draw")), &["ends", "win, done"]);
    says(&wrong(|it| it["steps"][0]["aim"] = json!("win")), &["steps[0]", "accept"]);
}

#[test]
fn what_does_not_fit_the_rules_is_named_with_its_step() {
    let not_offered = wrong(|it| it["steps"][1]["accept"] = json!(["play sleep"]));
    says(&not_offered, &["step 2", "play sleep", "offered are: ", "play milk"]);
    let answer = wrong(|it| it["steps"][1]["answers"] = json!({ "play sleep": "sleep" }));
    says(&answer, &["step 2", "play sleep", "offered"]);
    let accepted = wrong(|it| it["steps"][1]["answers"] = json!({ "play the-toaster": "x" }));
    says(&accepted, &["step 2", "is accepted"]);
    says(&wrong(|it| it["steps"][1]["accept"] = json!(["play milk"])), &["is accepted"]);
    let no_win = wrong(|it| {
        it["steps"][1] = json!({ "say": "win", "accept": ["play milk"] });
    });
    says(&no_win, &["doesn't end with a win"]);
    let then = wrong(|it| it["steps"][0]["then"] = json!(["1 play sleep"]));
    says(&then, &["step 1: then[0]", "1 play sleep"]);
    says(&wrong(|it| it["steps"][0]["then"] = json!(["play sleep"])), &["step 1", "SEAT"]);
    says(&wrong(|it| it["steps"][0]["random"] = json!("milk")), &["never used"]);
    let won = wrong(|it| it["given"]["table"][0] = json!(["bread", "the-toaster"]));
    says(&won, &["the-toaster"]);
}

#[test]
fn moves_that_do_not_fit_are_stale_and_change_nothing() {
    let lesson = Lesson::read("test", &goals().to_string()).expect("a lesson");
    let at = |moves: &[&str]| {
        let moves: Vec<String> = moves.iter().map(|&mv| mv.to_owned()).collect();
        lesson.at(&Lesson::anybody(), &moves).map(|at| at.done)
    };
    assert_eq!(at(&[]).ok(), Some(0));
    assert_eq!(at(&["", "play the-toaster"]).ok(), Some(2));
    for moves in [&["play milk"][..], &["", "play milk"], &["", ""], &["", "play the-toaster", ""]]
    {
        assert!(matches!(at(moves), Err(LessonError::Stale { .. })), "{moves:?}");
    }
}

#[test]
fn every_way_to_the_aim_is_accepted_and_nothing_else() {
    let lesson = find("goals").expect("a lesson of ours");
    let moves = ["".to_owned(), "play toast".to_owned(), "play the-toaster".to_owned()];
    let at = lesson.at(&Lesson::anybody(), &moves).expect("the other Keeper first");
    assert_eq!(at.to_show(), Some("play bread"));
    assert_eq!(at.tried("play bread"), Tried::Accepted);
    assert_eq!(at.tried("play cookies"), Tried::TakenBack(Some("cookies")));
    assert_eq!(at.tried("play sleep"), Tried::NotOffered);
    let before = at.table.clone();
    assert!(at.after("play cookies").is_some_and(|after| after.table != before));
    assert!(at.table == before, "trying a move changes nothing");
}
