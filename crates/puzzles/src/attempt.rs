//! What becomes of the moves that somebody tries.

use asterism_bots::{Agent, Budget, Decision};
use asterism_catalog::{AnyGame, Level, for_each_game};
use asterism_kernel::{Seat, Silent, SplitMix64, Viewer};
use asterism_positions::Node;
use thiserror::Error;

use crate::puzzle::Puzzle;
use crate::puzzle_game::PuzzleGame;

/// The most answers of others between two moves of the player.
const MAX_ANSWERS: usize = 200;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptState {
    /// The player is asked again in the same turn.
    GoesOn,
    Solved,
    /// The turn ended without a win.
    Over,
}

/// A position of a puzzle after some moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub state: AttemptState,
    /// All answers, those of others included, with whose they are.
    pub answers: Vec<(Seat, String)>,
    /// How many of the moves were needed. Those after the end of the turn are not.
    pub moves: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AttemptError {
    #[error("the puzzle can't be played: {0}")]
    Position(String),
    #[error("{0} is not a possible move")]
    NotOffered(String),
}

impl Puzzle {
    /// Chance for whoever tries moves: the same for everybody.
    #[must_use]
    pub fn chance(&self) -> SplitMix64 {
        SplitMix64::new(self.id.len() as u64)
    }

    /// Plays the moves of the player. The others answer like beginners.
    pub fn attempt(&self, moves: &[String]) -> Result<Attempt, AttemptError> {
        let game = self.setup().build();
        let game = game.map_err(|error| AttemptError::Position(error.to_string()))?;
        attempt_any(&game, self, moves)
    }
}

macro_rules! attempts {
    ([] $($name:ident($game:ty), $word:literal;)*) => {
        fn attempt_any(
            any: &AnyGame,
            puzzle: &Puzzle,
            moves: &[String],
        ) -> Result<Attempt, AttemptError> {
            match any {
                $(AnyGame::$name(game) => attempt_in(any, game, puzzle, moves),)*
            }
        }
    };
}
for_each_game!(attempts);

fn attempt_in<G: PuzzleGame>(
    any: &AnyGame,
    game: &G,
    puzzle: &Puzzle,
    moves: &[String],
) -> Result<Attempt, AttemptError> {
    let me = puzzle.seat();
    let given = puzzle.full_position(any);
    let mut chance = puzzle.chance();
    let mut state = game
        .arrange(&Node::root(&given), &mut chance, &mut Silent)
        .map_err(|error| AttemptError::Position(error.to_string()))?;
    let turn = game.turn_number(&state);
    let agent = Agent::new(game.clone());
    let mut answers = Vec::new();
    let mut left = moves.iter();
    let mut used = 0;
    let mut by_others = 0;
    loop {
        let attempt = |state, answers| Ok(Attempt { state, answers, moves: used });
        if let Some(outcome) = game.outcome(&state) {
            let won = outcome.share(me) == 1.0;
            let state = if won { AttemptState::Solved } else { AttemptState::Over };
            return attempt(state, answers);
        }
        if game.turn_number(&state) != turn || by_others > MAX_ANSWERS {
            return attempt(AttemptState::Over, answers);
        }
        let Some(seat) = game.open(&state).lowest() else {
            return attempt(AttemptState::Over, answers);
        };
        let mv = if seat == me {
            let Some(text) = left.next() else { return attempt(AttemptState::GoesOn, answers) };
            used += 1;
            let read = game.read_move(&state, seat, text);
            read.map_err(|_| AttemptError::NotOffered(text.clone()))?
        } else {
            by_others += 1;
            let knowledge = game.knowledge(&state, Viewer::Seat(seat));
            let offer = game.offer(&state, seat);
            let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
            let seed = answers.len() as u64;
            agent.decide(Level::Beginner, &decision, &Budget::simulations(1), seed).mv
        };
        answers.push((seat, game.write_move(&mv)));
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
    }
}
