//! Proves that a stored puzzle keeps its promises.

use asterism_catalog::{AnyGame, for_each_game};
use asterism_kernel::{Fixed, Silent};
use asterism_positions::Node;
use thiserror::Error;

use crate::puzzle::Puzzle;
use crate::puzzle_game::PuzzleGame;
use crate::solve::{SolveError, solve};

/// Why a text is not a puzzle that keeps its promises.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    #[error("line {line}: {why}")]
    Unreadable { line: usize, why: String },
    #[error("{id}: the position can't be played: {why}")]
    Position { id: String, why: String },
    #[error("{id}: {move} is not a possible move at step {step} of the solution")]
    Solution { id: String, step: usize, r#move: String },
    #[error("{id}: the solution does not begin with {proven}, which is the move that wins")]
    OtherSolution { id: String, proven: String },
    #[error("{id}: the solution has {written} moves, but {proven} are enough")]
    Depth { id: String, written: usize, proven: usize },
    #[error("{id}: besides the solution, {} may win as well", .moves.join(", "))]
    SeveralSolutions { id: String, moves: Vec<String> },
    #[error("{id}: {why}")]
    Unproven { id: String, why: String },
}

/// Proves all claims of a puzzle from its position alone.
pub fn prove(puzzle: &Puzzle) -> Result<(), PuzzleError> {
    let game = puzzle.setup().build().map_err(|error| position(puzzle, &error))?;
    prove_any(&game, puzzle)
}

fn position(puzzle: &Puzzle, why: &impl ToString) -> PuzzleError {
    PuzzleError::Position { id: puzzle.id.clone(), why: why.to_string() }
}

macro_rules! provers {
    ([] $($name:ident($game:ty), $word:literal;)*) => {
        fn prove_any(any: &AnyGame, puzzle: &Puzzle) -> Result<(), PuzzleError> {
            match any {
                $(AnyGame::$name(game) => prove_in(any, game, puzzle),)*
            }
        }
    };
}
for_each_game!(provers);

fn prove_in<G: PuzzleGame>(any: &AnyGame, game: &G, puzzle: &Puzzle) -> Result<(), PuzzleError> {
    let id = || puzzle.id.clone();
    let given = puzzle.full_position(any);
    let arranged = game.arrange(&Node::root(&given), &mut Fixed, &mut Silent);
    let state = arranged.map_err(|error| position(puzzle, &error))?;
    let seat = puzzle.seat();
    let texts = |moves: &[G::Move]| moves.iter().map(|mv| game.write_move(mv)).collect::<Vec<_>>();
    let proof = solve(game, &state, seat).map_err(|error| match error {
        SolveError::NotUnique(moves) => {
            PuzzleError::SeveralSolutions { id: id(), moves: texts(&moves) }
        }
        other => PuzzleError::Unproven { id: id(), why: other.to_string() },
    })?;
    let proven = texts(&proof.solution);
    if puzzle.solution.first() != proven.first() {
        return Err(PuzzleError::OtherSolution { id: id(), proven: proven[0].clone() });
    }
    if puzzle.solution.len() != proven.len() {
        let (written, proven) = (puzzle.solution.len(), proven.len());
        return Err(PuzzleError::Depth { id: id(), written, proven });
    }
    let mut now = state;
    for (step, text) in puzzle.solution.iter().enumerate() {
        let mv = game.read_move(&now, seat, text).map_err(|_| PuzzleError::Solution {
            id: id(),
            step: step + 1,
            r#move: text.clone(),
        })?;
        game.step(&mut now, seat, &mv, &mut Fixed, &mut Silent);
    }
    match game.outcome(&now) {
        Some(outcome) if outcome.share(seat) == 1.0 => Ok(()),
        _ => Err(PuzzleError::Unproven { id: id(), why: "the solution does not win".into() }),
    }
}
