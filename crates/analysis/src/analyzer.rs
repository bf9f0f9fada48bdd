//! Replays a game, has every step judged, and puts the results together.

use asterism_bots::{Agent, AgentGame, AnyNote};
use asterism_catalog::{AnyGame, AnyState, for_each_game};
use asterism_kernel::{
    GameInput, InputText, Log, LogError, MAX_SEATS, Script, Seat, SeatSet, Silent,
};
use rayon::prelude::*;
use serde::Serialize;
use thiserror::Error;

use crate::balance::{Parts, rounded};
use crate::judge::{GameJudge, Judge, Judged, Step};
use crate::story::{self, Change};
use crate::{Analysis, Point};

/// How much is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// Simulations per decision, to compare the moves.
    pub simulations: u32,
    /// Playouts per step, to estimate everybody's chances.
    pub playouts: u32,
}

impl Default for Plan {
    fn default() -> Self {
        Self { simulations: 1_500, playouts: 500 }
    }
}

/// How a game ended that may have ended before its rules say so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// By its rules, or not at all.
    #[default]
    Game,
    /// This player gave up, and these won.
    Conceded { seat: Seat, winners: SeatSet },
}

/// Why a game can't be analyzed.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum AnalysisError {
    #[error(transparent)]
    Log(#[from] LogError),
    #[error("nothing was played in this game, so there is nothing to analyze")]
    Empty,
}

/// What happened at a step, as far as assembling needs to know.
#[derive(Clone, Copy, Debug)]
enum Happened {
    Answered,
    Joined,
    Left(Seat),
    End,
}

impl std::fmt::Debug for Analyzer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Analyzer").field("steps", &self.steps()).finish_non_exhaustive()
    }
}

/// A game that was replayed, ready to be judged step by step.
pub struct Analyzer {
    judge: Box<dyn Judge>,
    happened: Vec<Happened>,
    /// The turn before each step, counted from 1.
    turns: Vec<u32>,
    players: Vec<Seat>,
    turns_per_round: u32,
    first: usize,
    /// Whether everybody began with a fair share.
    dealt: bool,
    over: bool,
    ending: Ending,
    plan: Plan,
}

struct Replayed {
    judge: Box<dyn Judge>,
    happened: Vec<Happened>,
    turns: Vec<u32>,
    players: SeatSet,
    turns_per_round: u32,
    over: bool,
}

macro_rules! replays {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        fn replay(
            game: &AnyGame,
            log: &Log,
            begin: Option<AnyState>,
            plan: Plan,
        ) -> Result<Replayed, LogError> {
            // A recorded game asks everybody who might respond; simulations only ask
            // those who can.
            match (game, game.clone().asking_everybody(false)) {
                $((AnyGame::$name(game), AnyGame::$name(quiet)) => {
                    let begin = begin.and_then(|state| match state {
                        AnyState::$name(state) => Some(state),
                        #[allow(unreachable_patterns, reason = "there may be only one game")]
                        _ => None,
                    });
                    follow((game, quiet), log, begin, plan, AnyNote::$name)
                })*
                #[allow(unreachable_patterns, reason = "both are the same game")]
                _ => unreachable!("both are the same game"),
            }
        }
    };
}

for_each_game!(replays);

/// Replays a log and keeps the state before every step.
fn follow<G: AgentGame>(
    (game, quiet): (&G, G),
    log: &Log,
    begin: Option<G::State>,
    plan: Plan,
    note: fn(G::Note) -> AnyNote,
) -> Result<Replayed, LogError> {
    let mut state = match begin {
        Some(state) => state,
        None => {
            let mut script = Script::new(log.begin.iter().cloned());
            let state = game.begin(&mut script, &mut Silent);
            script.finish().map_err(LogError::Begin)?;
            state
        }
    };
    let mut steps: Vec<Step<G>> = Vec::with_capacity(log.entries.len() + 1);
    let mut happened = Vec::with_capacity(log.entries.len() + 1);
    let mut players = game.seats(&state);
    for (index, entry) in log.entries.iter().enumerate() {
        let refused = |refusal| LogError::Refused { index, refusal };
        let input = match &entry.input {
            InputText::Answer(seat, text) => GameInput::Answer {
                seat: *seat,
                mv: game.read_move(&state, *seat, text).map_err(refused)?,
            },
            InputText::Joins(seat) => GameInput::Joins(*seat),
            InputText::Leaves(seat) => GameInput::Leaves(*seat),
        };
        let before = state.clone();
        let mut script = Script::new(entry.chance.iter().cloned());
        game.apply(&mut state, &input, &mut script, &mut Silent).map_err(refused)?;
        script.finish().map_err(|error| LogError::Chance { index, error })?;
        happened.push(match &input {
            GameInput::Answer { .. } => Happened::Answered,
            GameInput::Joins(_) => Happened::Joined,
            GameInput::Leaves(seat) => Happened::Left(*seat),
        });
        steps.push(Step { state: before, input: Some(input) });
        players = players.iter().chain(game.seats(&state).iter()).collect();
    }
    let over = game.outcome(&state).is_some();
    happened.push(Happened::End);
    steps.push(Step { state, input: None });
    let begun = game.rounds(&steps[0].state);
    let turns = steps.iter().map(|step| game.rounds(&step.state).saturating_sub(begun) + 1);
    let turns = turns.collect();
    let turns_per_round = game.turns_per_round(&steps[0].state).max(1);
    let judge = Box::new(GameJudge { agent: Agent::new(quiet), steps, plan, note });
    Ok(Replayed { judge, happened, turns, players, turns_per_round, over })
}

impl Analyzer {
    /// Replays a game that was dealt. Its first `first` inputs were played elsewhere and
    /// are not analyzed.
    pub fn new(
        game: &AnyGame,
        log: &Log,
        first: usize,
        ending: &Ending,
        plan: Plan,
    ) -> Result<Self, AnalysisError> {
        Self::beginning_at(None, game, log, first, ending, plan)
    }

    /// The same for a game that began at this state, if one is given.
    pub fn beginning_at(
        begin: Option<AnyState>,
        game: &AnyGame,
        log: &Log,
        first: usize,
        ending: &Ending,
        plan: Plan,
    ) -> Result<Self, AnalysisError> {
        let dealt = begin.is_none() && first == 0;
        let Replayed { judge, happened, turns, players, turns_per_round, over } =
            replay(game, log, begin, plan)?;
        if first >= log.entries.len() {
            return Err(AnalysisError::Empty);
        }
        let players = players.iter().collect();
        let ending = *ending;
        Ok(Self {
            judge,
            happened,
            turns,
            players,
            turns_per_round,
            first,
            dealt,
            over,
            ending,
            plan,
        })
    }

    /// The numbers of the steps to judge.
    #[must_use]
    pub fn steps(&self) -> std::ops::Range<usize> {
        self.first..self.happened.len()
    }

    /// The turn of a step, counted from 1.
    #[must_use]
    pub fn turn(&self, step: usize) -> u32 {
        self.turns.get(step).copied().unwrap_or_default()
    }

    /// The number of turns.
    #[must_use]
    pub fn turn_count(&self) -> u32 {
        let last = self.turns.last().copied().unwrap_or_default();
        // In some games, the last turn begins another one before the game ends.
        let during = self.turns.iter().rev().nth(1).copied().unwrap_or(last);
        if self.over { during } else { last }
    }

    /// Judges one step. The result depends on nothing but the game and the step.
    #[must_use]
    pub fn judge(&self, step: usize) -> Judged {
        self.judge.judge(step)
    }

    /// Judges all steps, on all cores.
    #[must_use]
    pub fn run(&self) -> Analysis {
        let judged: Vec<Judged> = self.steps().into_par_iter().map(|at| self.judge(at)).collect();
        self.assemble(&judged)
    }

    /// Puts the results for all steps together, in order.
    #[must_use]
    pub fn assemble(&self, judged: &[Judged]) -> Analysis {
        let fair = 1.0 / self.players.len().max(1) as f64;
        let mut parts = [Parts::default(); MAX_SEATS];
        let mut before: Vec<[f64; MAX_SEATS]> = judged.iter().map(|one| one.before).collect();
        if let Ending::Conceded { winners, .. } = self.ending {
            let mut end = [0.0; MAX_SEATS];
            let share = 1.0 / winners.len().max(1) as f64;
            winners.iter().for_each(|seat| end[seat.index()] = share);
            before.push(end);
        }
        let mut start = before.first().copied().unwrap_or_default();
        if self.dealt {
            let dealt = start;
            start = [0.0; MAX_SEATS];
            for &seat in &self.players {
                start[seat.index()] = fair;
                parts[seat.index()].luck = dealt[seat.index()] - fair;
            }
        }
        let mut changes = Vec::new();
        for (at, pair) in before.windows(2).enumerate() {
            let step = self.first + at;
            let delta: [f64; MAX_SEATS] = std::array::from_fn(|one| pair[1][one] - pair[0][one]);
            let choice = judged.get(at).and_then(|one| one.choice.as_ref());
            let decided = choice.map_or([0.0; MAX_SEATS], |choice| choice.change);
            // Where nobody wins, the chances don't add up to 1: that is nobody's luck.
            let shared =
                |chances: &[f64; MAX_SEATS]| (chances.iter().sum::<f64>() - 1.0).abs() < 0.01;
            let lucky = shared(&pair[0]) && shared(&pair[1]);
            let mut luck = [0.0; MAX_SEATS];
            match self.happened.get(step) {
                Some(Happened::Answered) if lucky => {
                    for (luck, (delta, decided)) in luck.iter_mut().zip(delta.iter().zip(&decided))
                    {
                        *luck = delta - decided;
                    }
                    if let Some(choice) = choice {
                        let seat = choice.seat.index();
                        parts[seat].own += decided[seat];
                    }
                }
                Some(Happened::Left(seat)) => {
                    parts[seat.index()].own += delta[seat.index()].min(0.0);
                }
                Some(Happened::End) => {
                    if let Ending::Conceded { seat, .. } = self.ending {
                        parts[seat.index()].own += delta[seat.index()].min(0.0);
                    }
                }
                Some(Happened::Answered | Happened::Joined) | None => {}
            }
            for (parts, luck) in parts.iter_mut().zip(&luck) {
                parts.luck += luck;
            }
            changes.push(Change {
                step,
                turn: self.turn(step).min(self.turn_count()),
                before: pair[0],
                after: pair[1],
                luck,
                choice: choice.cloned(),
            });
        }
        let end = before.last().copied().unwrap_or_default();
        for &seat in &self.players {
            parts[seat.index()].start = start[seat.index()];
            parts[seat.index()].end = end[seat.index()];
        }
        let winners = self.winners(&end);
        let points = self.points(&start, &before);
        let seats = rounded(&self.players, &parts);
        let moments = story::moments(&self.players, &changes);
        let story = story::tell(&points, &seats, &moments, winners, self.turn_count(), fair);
        Analysis {
            players: self.players.clone(),
            points,
            seats,
            moments,
            story,
            winners,
            turns: self.turn_count(),
            turns_per_round: self.turns_per_round,
            decisions: judged.iter().filter(|one| one.choice.is_some()).count(),
            plan: self.plan,
        }
    }

    /// The chances as far as the first steps were judged, for showing progress.
    #[must_use]
    pub fn partial(&self, judged: &[Judged]) -> Vec<Point> {
        let fair = 1.0 / self.players.len().max(1) as f64;
        let before: Vec<[f64; MAX_SEATS]> = judged.iter().map(|one| one.before).collect();
        let start = match (self.dealt, before.first()) {
            (false, Some(first)) => *first,
            _ => std::array::from_fn(|at| {
                if self.players.iter().any(|seat| seat.index() == at) { fair } else { 0.0 }
            }),
        };
        let mut points = self.points(&start, &before);
        // The last one is the end only if all steps were judged.
        points.pop();
        points
    }

    /// The seats of the players.
    #[must_use]
    pub fn players(&self) -> &[Seat] {
        &self.players
    }

    fn winners(&self, end: &[f64; MAX_SEATS]) -> SeatSet {
        match self.ending {
            Ending::Conceded { winners, .. } => winners,
            Ending::Game if self.over => {
                self.players.iter().copied().filter(|seat| end[seat.index()] > 0.0).collect()
            }
            Ending::Game => SeatSet::EMPTY,
        }
    }

    /// The chances at the start, at the beginning of every turn, and at the end.
    fn points(&self, start: &[f64; MAX_SEATS], before: &[[f64; MAX_SEATS]]) -> Vec<Point> {
        let chances = |all: &[f64; MAX_SEATS]| {
            self.players.iter().map(|seat| all[seat.index()]).collect::<Vec<_>>()
        };
        let mut points = vec![Point { step: self.first, turn: 0, chances: chances(start) }];
        let mut last = 0;
        for (at, all) in before.iter().enumerate().take(before.len().saturating_sub(1)) {
            let step = self.first + at;
            let turn = self.turn(step).min(self.turn_count());
            if turn != last {
                points.push(Point { step, turn, chances: chances(all) });
                last = turn;
            }
        }
        if let Some(all) = before.last() {
            let step = self.first + before.len() - 1;
            points.push(Point { step, turn: self.turn_count() + 1, chances: chances(all) });
        }
        points
    }
}
