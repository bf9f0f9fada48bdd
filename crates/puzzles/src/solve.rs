//! The exhaustive solver.
//!
//! A puzzle makes two claims about the player to move, and both are proven.
//!
//! 1. *The win is certain.* There is a line of the player's own moves up to the win during
//!    which chance decides nothing, no card that the player didn't see comes into sight,
//!    and nobody else is asked. So the line doesn't depend on anything hidden.
//! 2. *The first move is the only one.* For every other first move there is a state,
//!    consistent with what the player knows, in which not even a player who sees all
//!    cards could force a win in this turn if the others do their best.
//!
//! Both searches have a limit of depth and of positions, and a position that exceeds one
//! proves nothing.

use asterism_kernel::{Chance, Offer as _, Seat, Silent, SplitMix64, Viewer};
use thiserror::Error;

use crate::puzzle_game::PuzzleGame;

/// The most own moves of a solution.
const MAX_DEPTH: usize = 7;
/// The most positions of the search for a certain win.
const MAX_CERTAIN: u32 = 20_000;
/// The most positions of the search in one state.
const MAX_FORCED: u32 = 20_000;
/// The most answers after each other in one state. Cards can be used in circles, and each
/// answer takes a few kilobytes of the stack.
const MAX_ANSWERS: usize = 100;
/// How many states are tried to refute a first move.
pub(crate) const STATES: u64 = 24;

/// First moves that are not the solution, each with the number of tried states in which a
/// player who saw all cards could have won with it.
type Refuted<M> = Vec<(M, u32)>;

/// What was proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof<M> {
    /// A shortest line to the win.
    pub solution: Vec<M>,
    /// How many first moves there are.
    pub first_moves: usize,
    pub refuted: Refuted<M>,
}

/// Why a position is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError<M> {
    #[error("the seat is not asked")]
    NotAsked,
    #[error("no certain win was found")]
    NoWin,
    #[error("too few moves are enough to win")]
    TooShort,
    /// Two first moves win, or one of them could not be refuted.
    #[error("another first move may win as well")]
    NotUnique(Vec<M>),
    #[error("the position is too large to be searched")]
    TooLarge,
}

/// Notices if chance decides anything.
#[derive(Debug, Default)]
struct NoticedChance {
    used: bool,
}

impl Chance for NoticedChance {
    fn below(&mut self, bound: u32) -> u32 {
        self.used |= bound > 1;
        0
    }
}

struct Search<'a, G: PuzzleGame> {
    game: &'a G,
    seat: Seat,
    /// The turn or round at the beginning. The win must come before the next one.
    turn: u32,
    left: u32,
}

impl<'a, G: PuzzleGame> Search<'a, G> {
    fn new(game: &'a G, state: &G::State, seat: Seat, left: u32) -> Self {
        Self { game, seat, turn: game.turn_number(state), left }
    }

    fn turn_is_over(&self, state: &G::State) -> bool {
        self.game.turn_number(state) != self.turn
    }

    fn won(&self, state: &G::State) -> Option<bool> {
        self.game.outcome(state).map(|outcome| outcome.share(self.seat) == 1.0)
    }

    fn count(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    /// The state after a move that depends on nothing hidden.
    fn certain_step(&self, state: &G::State, mv: &G::Move) -> Option<G::State> {
        let mut next = state.clone();
        let mut chance = NoticedChance::default();
        self.game.step(&mut next, self.seat, mv, &mut chance, &mut Silent);
        if chance.used {
            return None;
        }
        let open = self.game.open(&next);
        let alone = open.len() == 1 && open.contains(self.seat);
        if !alone && self.won(&next).is_none() {
            return None;
        }
        let before = self.game.hidden_from(state, self.seat);
        G::stays_hidden(&before, &self.game.hidden_from(&next, self.seat)).then_some(next)
    }

    /// The line of at most `depth` moves that wins for certain. `Err` if there are too
    /// many positions.
    fn certain(&mut self, state: &G::State, depth: usize) -> Result<Option<Vec<G::Move>>, ()> {
        let offer = self.game.offer(state, self.seat);
        for mv in offer.iter() {
            if let Some(mut line) = self.certain_after(state, &mv, depth)? {
                line.insert(0, mv);
                return Ok(Some(line));
            }
        }
        Ok(None)
    }

    fn certain_after(
        &mut self,
        state: &G::State,
        mv: &G::Move,
        depth: usize,
    ) -> Result<Option<Vec<G::Move>>, ()> {
        self.count().ok_or(())?;
        let Some(next) = self.certain_step(state, mv) else { return Ok(None) };
        match self.won(&next) {
            Some(true) => Ok(Some(Vec::new())),
            Some(false) => Ok(None),
            None if depth <= 1 || self.turn_is_over(&next) => Ok(None),
            None => self.certain(&next, depth - 1),
        }
    }

    /// Whether the seat, seeing all cards, can force a win in this turn if everybody else
    /// does their best against it. Nothing if there are too many positions, or more than
    /// `depth` answers after each other.
    fn forced(&mut self, state: &G::State, chance: SplitMix64, depth: usize) -> Option<bool> {
        self.count()?;
        let depth = depth.checked_sub(1)?;
        if let Some(won) = self.won(state) {
            return Some(won);
        }
        if self.turn_is_over(state) {
            return Some(false);
        }
        let seat = self.game.open(state).lowest()?;
        let own = seat == self.seat;
        let offer = self.game.offer(state, seat);
        for mv in offer.iter() {
            let (mut next, mut chance) = (state.clone(), chance);
            self.game.step(&mut next, seat, &mv, &mut chance, &mut Silent);
            // One good move is enough for the player, one bad one for the others.
            if self.forced(&next, chance, depth)? == own {
                return Some(own);
            }
        }
        Some(!own)
    }
}

/// Proves that a position is a puzzle for the seat to move.
pub fn solve<G: PuzzleGame>(
    game: &G,
    state: &G::State,
    seat: Seat,
) -> Result<Proof<G::Move>, SolveError<G::Move>> {
    let open = game.open(state);
    if open.len() != 1 || !open.contains(seat) {
        return Err(SolveError::NotAsked);
    }
    let moves: Vec<G::Move> = game.offer(state, seat).iter().collect();
    let solution = shortest(game, state, seat, &moves)?;
    let mut rest: Vec<G::Move> = moves.clone();
    rest.retain(|mv| *mv != solution[0]);
    let refuted = refute(game, state, seat, &rest)?;
    Ok(Proof { solution, first_moves: moves.len(), refuted })
}

/// A shortest line that wins for certain, if only one first move has one.
fn shortest<G: PuzzleGame>(
    game: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
) -> Result<Vec<G::Move>, SolveError<G::Move>> {
    let mut search = Search::new(game, state, seat, MAX_CERTAIN);
    for depth in 1..=MAX_DEPTH {
        let mut found: Vec<Vec<G::Move>> = Vec::new();
        for mv in moves {
            let line = search.certain_after(state, mv, depth).map_err(|()| SolveError::TooLarge)?;
            if let Some(mut line) = line {
                line.insert(0, mv.clone());
                found.push(line);
            }
        }
        match found.as_slice() {
            [] => {}
            [only] if only.len() >= G::LEAST_DEPTH => return Ok(found.remove(0)),
            [_] => return Err(SolveError::TooShort),
            _ => {
                let first = found.into_iter().map(|mut line| line.swap_remove(0)).collect();
                return Err(SolveError::NotUnique(first));
            }
        }
    }
    Err(SolveError::NoWin)
}

/// For every move, in how many states it would have won; fails if it is not refuted in
/// at least one.
fn refute<G: PuzzleGame>(
    game: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
) -> Result<Refuted<G::Move>, SolveError<G::Move>> {
    let knowledge = game.knowledge(state, Viewer::Seat(seat));
    let mut refuted = Vec::new();
    for mv in moves {
        let (mut wins, mut losses) = (0, 0);
        for number in 0..STATES {
            let mut chance = SplitMix64::of_game(17, number);
            let mut sampled = game.sample_state(&knowledge, &mut chance);
            game.step(&mut sampled, seat, mv, &mut chance, &mut Silent);
            let mut search = Search::new(game, state, seat, MAX_FORCED);
            match search.forced(&sampled, chance, MAX_ANSWERS) {
                Some(true) => wins += 1,
                Some(false) => losses += 1,
                None => {}
            }
            // A move that wins everywhere so far, or is always too large, is hopeless.
            if losses == 0 && number >= STATES / 2 {
                return Err(SolveError::NotUnique(vec![mv.clone()]));
            }
        }
        refuted.push((mv.clone(), wins));
    }
    Ok(refuted)
}
