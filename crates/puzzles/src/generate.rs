//! Finds puzzles in simulated games.

use std::collections::BTreeMap;

use asterism_bots::{Agent, Budget, Decision};
use asterism_catalog::{AnyGame, Level, SetupError, for_each_game};
use asterism_kernel::{Fixed, Offer as _, Seat, Silent, SplitMix64, Viewer};
use asterism_positions::Node;
use serde_json::Value;

use crate::puzzle::{Difficulty, NearMiss, Puzzle, id_of, setup_of};
use crate::puzzle_game::PuzzleGame;
use crate::solve::{Proof, STATES, solve};

/// The most decisions of a simulated game.
const MAX_DECISIONS: usize = 2000;
/// How often a bot tries to find the first move.
const TRIES: u64 = 8;
/// How much a bot may think about it.
const SIMULATIONS: u32 = 60;
/// The fewest first moves: with fewer, there is nothing to find.
const FEWEST_MOVES: usize = 4;

/// The puzzles of one simulated game. The same title, seed and number give the same ones.
pub fn puzzles_of_game(title: &str, seed: u64, number: u64) -> Result<Vec<Puzzle>, SetupError> {
    let players = 2 + (number % 3) as usize;
    let game = setup_of(title, players).build()?;
    let seed = seed.wrapping_mul(1_000_003).wrapping_add(number);
    Ok(puzzles_of(&game, title, seed))
}

/// Chooses among puzzles so that they differ from each other.
#[derive(Clone, Debug)]
pub struct Selection {
    pub chosen: Vec<Puzzle>,
    /// How many puzzles have each first move.
    taken: BTreeMap<String, usize>,
    most: usize,
    most_alike: usize,
}

impl Selection {
    /// At most `most` puzzles with different solutions, of which at most `most_alike` have
    /// the same first move.
    #[must_use]
    pub const fn new(most: usize, most_alike: usize) -> Self {
        Self { chosen: Vec::new(), taken: BTreeMap::new(), most, most_alike }
    }

    #[must_use]
    pub fn is_full(&self) -> bool {
        self.chosen.len() >= self.most
    }

    pub fn add(&mut self, puzzle: Puzzle) {
        let same = |other: &Puzzle| other.id == puzzle.id || other.solution == puzzle.solution;
        if self.is_full() || self.chosen.iter().any(same) {
            return;
        }
        let taken = self.taken.entry(puzzle.solution[0].clone()).or_default();
        if *taken < self.most_alike {
            *taken += 1;
            self.chosen.push(puzzle);
        }
    }
}

macro_rules! generators {
    ([] $($name:ident($game:ty), $word:literal;)*) => {
        fn puzzles_of(any: &AnyGame, title: &str, seed: u64) -> Vec<Puzzle> {
            match any {
                $(AnyGame::$name(game) => in_game(any, game, title, seed),)*
            }
        }
    };
}
for_each_game!(generators);

/// The puzzles of one simulated game, at most one per turn.
fn in_game<G: PuzzleGame>(any: &AnyGame, game: &G, title: &str, seed: u64) -> Vec<Puzzle> {
    let agent = Agent::new(game.clone());
    let mut chance = SplitMix64::new(seed);
    let mut state = game.begin(&mut chance, &mut Silent);
    let mut found = Vec::new();
    for _ in 0..MAX_DECISIONS {
        let Some(seat) = game.open(&state).lowest() else { break };
        let offer = game.offer(&state, seat);
        if offer.len() >= FEWEST_MOVES
            && let Some(puzzle) = puzzle_at(any, game, &agent, title, &state, seat)
        {
            found.push(puzzle);
        }
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
        let budget = Budget::simulations(1);
        let answer = agent.decide(Level::Beginner, &decision, &budget, chance.next_bits());
        game.step(&mut state, seat, &answer.mv, &mut chance, &mut Silent);
    }
    found
}

/// The puzzle that a position is, if it is one.
fn puzzle_at<G: PuzzleGame>(
    any: &AnyGame,
    game: &G,
    agent: &Agent<G>,
    title: &str,
    state: &G::State,
    seat: Seat,
) -> Option<Puzzle> {
    let mut given = game.describe(state)?;
    game.bring_into_sight(&mut given, seat);
    let mut puzzle = Puzzle {
        id: id_of(title, &given),
        title: title.to_owned(),
        seat: seat.index(),
        difficulty: Difficulty::Easy,
        given,
        solution: Vec::new(),
        first_moves: 0,
        found: 0,
        near_miss: None,
    };
    // What was found must be true of the position as it is written.
    let given: Value = puzzle.full_position(any);
    let state = game.arrange(&Node::root(&given), &mut Fixed, &mut Silent).ok()?;
    let proof = solve(game, &state, seat).ok()?;
    puzzle.solution = proof.solution.iter().map(|mv| game.write_move(mv)).collect();
    puzzle.first_moves = proof.first_moves;
    puzzle.near_miss = near_miss(game, &proof);
    puzzle.found = times_found(game, agent, &state, seat, &proof.solution[0]);
    puzzle.difficulty = difficulty(&puzzle);
    Some(puzzle)
}

/// The other first move that would win in the most states.
fn near_miss<G: PuzzleGame>(game: &G, proof: &Proof<G::Move>) -> Option<NearMiss> {
    let (mv, wins) = proof.refuted.iter().max_by_key(|(_, wins)| *wins)?;
    let luck = wins * 100 / STATES as u32;
    (luck > 0).then(|| NearMiss { mv: game.write_move(mv), luck })
}

/// How often a regular bot finds the first move.
fn times_found<G: PuzzleGame>(
    game: &G,
    agent: &Agent<G>,
    state: &G::State,
    seat: Seat,
    first: &G::Move,
) -> u32 {
    let knowledge = game.knowledge(state, Viewer::Seat(seat));
    let offer = game.offer(state, seat);
    let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
    let budget = Budget::simulations(SIMULATIONS);
    let finds = |&seed: &u64| agent.decide(Level::Regular, &decision, &budget, seed).mv == *first;
    (0..TRIES).filter(finds).count() as u32
}

/// By depth, by the number of first moves, and by how rarely a bot finds the right one.
fn difficulty(puzzle: &Puzzle) -> Difficulty {
    let depth = puzzle.solution.len();
    let wide = usize::from(puzzle.first_moves >= 6);
    let rare = 2 * usize::from(puzzle.found <= 2) + usize::from(puzzle.found <= 5);
    match depth.saturating_sub(2) + 2 * wide + rare {
        0..=2 => Difficulty::Easy,
        3..=5 => Difficulty::Medium,
        _ => Difficulty::Hard,
    }
}
