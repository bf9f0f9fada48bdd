//! What the shipped puzzles promise.

use std::collections::BTreeSet;

use asterism_catalog::{AnyGame, titles};
use asterism_kernel::{Game as _, Offer as _, Silent, SplitMix64, Viewer};
use asterism_puzzles::{
    AttemptError, AttemptState, Puzzle, PuzzleError, of_day, of_title, prove, puzzle_text,
    read_puzzles, shipped,
};

/// One puzzle in this many is proven here. `asterism puzzles prove` proves all.
const SAMPLE: usize = 15;

#[test]
fn every_title_has_a_hundred_puzzles() {
    let ids: BTreeSet<&str> = shipped().iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), shipped().len(), "ids differ");
    for title in titles() {
        let count = of_title(title.id).count();
        assert!(count >= 100, "{} has only {count} puzzles", title.id);
    }
}

#[test]
fn every_solution_solves_and_no_shorter_part_does() {
    for puzzle in shipped() {
        let attempt = puzzle.attempt(&puzzle.solution).expect("the solution can be played");
        assert_eq!(attempt.state, AttemptState::Solved, "{}", puzzle.id);
        let others = attempt.answers.iter().filter(|(seat, _)| *seat != puzzle.seat()).count();
        assert_eq!(others, 0, "{}: nobody else is asked", puzzle.id);
        let shorter = &puzzle.solution[..puzzle.solution.len() - 1];
        let attempt = puzzle.attempt(shorter).expect("a part of it, too");
        assert_eq!(attempt.state, AttemptState::GoesOn, "{}", puzzle.id);
    }
}

#[test]
fn a_sample_is_proven() {
    for puzzle in shipped().iter().step_by(SAMPLE) {
        assert_eq!(prove(puzzle), Ok(()));
    }
}

/// The solution depends on nothing that the player can't see.
#[test]
fn solutions_win_in_every_state_that_the_player_cannot_rule_out() {
    for puzzle in shipped().iter().step_by(4) {
        let described = puzzle.described().expect("the setup is valid");
        let game = described.setup.build().expect("the setup is valid");
        let mut chance = puzzle.chance();
        let state = described.state(&game, &mut chance, &mut Silent).expect("it can be arranged");
        let seat = puzzle.seat();
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        for seed in 0..6 {
            let mut chance = SplitMix64::new(seed);
            let mut sampled = game.sample_state(&knowledge, &mut chance);
            for text in &puzzle.solution {
                let mv = game.read_move(&sampled, seat, text).expect("the move is offered");
                game.step(&mut sampled, seat, &mv, &mut chance, &mut Silent);
            }
            let outcome = game.outcome(&sampled).expect("the game is over");
            assert!(outcome.share(seat) == 1.0, "{} with seed {seed}", puzzle.id);
        }
    }
}

#[test]
fn the_puzzles_of_days_alternate_and_repeat_late() {
    let week: BTreeSet<&str> =
        (0..5).filter_map(of_day).map(|puzzle| puzzle.title.as_str()).collect();
    assert_eq!(week.len(), 5, "every title once");
    let year: Vec<&str> = (20_000..20_365).filter_map(of_day).map(|day| day.id.as_str()).collect();
    assert_eq!(year.len(), 365);
    assert_eq!(year.iter().collect::<BTreeSet<_>>().len(), 365, "no puzzle twice in a year");
}

fn first() -> Puzzle {
    of_title("fluxx-4").next().expect("there are puzzles").clone()
}

#[test]
fn files_are_written_and_read() {
    let all = [first(), of_title("stella-quest").next().expect("there are puzzles").clone()];
    assert_eq!(read_puzzles(&puzzle_text(&all)), Ok(all.to_vec()));
    let broken = format!("{}{{\"id\": \"x\"}}\n", puzzle_text(&all));
    let error = read_puzzles(&broken).expect_err("the third line is no puzzle");
    assert!(matches!(error, PuzzleError::Unreadable { line: 3, .. }), "{error}");
}

#[test]
fn broken_promises_are_named() {
    let mut wrong = first();
    let (game, state) = arranged(&wrong);
    let other = game
        .offer(&state, wrong.seat())
        .iter()
        .map(|mv| game.write_move(&mv))
        .find(|text| *text != wrong.solution[0])
        .expect("there are other moves");
    wrong.solution[0] = other;
    assert!(matches!(prove(&wrong), Err(PuzzleError::OtherSolution { .. })));

    let mut long = first();
    long.solution.push("end".into());
    assert!(matches!(prove(&long), Err(PuzzleError::Depth { .. })));

    let mut unknown = first();
    unknown.given["goals"] = serde_json::json!(["no-such-card"]);
    let error = prove(&unknown).expect_err("there is no such card");
    assert!(error.to_string().contains("no-such-card"), "{error}");
}

fn arranged(puzzle: &Puzzle) -> (AnyGame, asterism_catalog::AnyState) {
    let described = puzzle.described().expect("the setup is valid");
    let game = described.setup.build().expect("the setup is valid");
    let state = described.state(&game, &mut puzzle.chance(), &mut Silent);
    (game, state.expect("it can be arranged"))
}

/// A position of Fluxx 4.0 with a given solution, which need not be right.
fn position(given: serde_json::Value, solution: &[&str]) -> Puzzle {
    Puzzle {
        given,
        solution: solution.iter().map(|&mv| mv.to_owned()).collect(),
        seat: 0,
        ..first()
    }
}

#[test]
fn a_puzzle_with_two_solutions_is_refused() {
    let given = serde_json::json!({
        "players": 2, "turn": 0, "rules": ["play-2"], "goals": [],
        "hands": [["the-toaster", "toast", "milk", "time"], ["love"]],
        "table": [["bread"], []], "discard": [],
    });
    let two = position(given, &["play toast", "play the-toaster"]);
    let error = prove(&two).expect_err("the order doesn't matter");
    let PuzzleError::SeveralSolutions { moves, .. } = &error else { panic!("{error}") };
    assert_eq!(moves.len(), 2, "{error}");
}

#[test]
fn luck_is_no_solution() {
    // The only way is to draw the Toaster.
    let given = serde_json::json!({
        "players": 2, "turn": 0, "rules": [], "goals": ["toast"],
        "hands": [["draw-2-and-use-em", "milk", "love", "time"], ["peace"]],
        "table": [["bread"], []], "discard": [],
    });
    let lucky = position(given, &["play draw-2-and-use-em"]);
    let error = prove(&lucky).expect_err("it may not be on top");
    assert!(matches!(error, PuzzleError::Unproven { .. }), "{error}");
}

#[test]
fn moves_that_are_not_possible_are_refused_and_others_are_played_to_the_end() {
    let puzzle = first();
    let nonsense = puzzle.attempt(&["dance".to_owned()]);
    assert_eq!(nonsense, Err(AttemptError::NotOffered("dance".into())));
    let (game, state) = arranged(&puzzle);
    let offer = game.offer(&state, puzzle.seat());
    let others = offer.iter().map(|mv| game.write_move(&mv));
    for first in others.filter(|text| *text != puzzle.solution[0]) {
        let attempt = puzzle.attempt(std::slice::from_ref(&first)).expect("it is offered");
        assert_ne!(attempt.state, AttemptState::Solved, "{first} does not win at once");
    }
}
