//! Puzzles: positions in which the player to move can win for certain.
//!
//! Owns: what a puzzle promises, its proof by exhaustive search, finding puzzles in
//! simulated games, and the puzzles that are shipped.
//!
//! Knows nothing about: people, pages, storage, human languages.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod attempt;
mod generate;
mod prove;
mod puzzle;
mod puzzle_game;
mod shipped;
mod solve;

pub use attempt::{Attempt, AttemptError, AttemptState};
pub use generate::{Selection, puzzles_of_game};
pub use prove::{PuzzleError, prove};
pub use puzzle::{Difficulty, NearMiss, Puzzle, puzzle_text, read_puzzles};
pub use puzzle_game::PuzzleGame;
pub use shipped::{find, of_day, of_title, shipped};
pub use solve::{Proof, SolveError, solve};
