//! Advice for a person: how good every move is, and why.
//!
//! It comes from the same search as the moves of an expert, and from nothing but what
//! the seat knows.

use std::time::Instant;

use asterism_kernel::{MAX_SEATS, Offer as _, Seat, SeatSet, SplitMix64};
use serde::Serialize;

use crate::agent::{Agent, CERTAIN_SAMPLES, Decision};
use crate::agent_game::{AgentGame, WinProbabilities};
use crate::budget::Budget;
use crate::playouts::certain_win;
use crate::reason::{BotAnswer, Motive, Threat};
use crate::search::{Comparison, compare};
use asterism_catalog::Level;

/// The margin of an estimate, in standard errors.
const MARGIN_ERRORS: f64 = 2.0;
/// A note is given if it holds in this many determinizations. Then it doesn't depend on
/// hidden cards.
const NOTE_SAMPLES: usize = 6;

/// How good the moves of a seat are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<M, N> {
    pub motive: Motive,
    /// The expert's move, then the others from best to worst.
    pub moves: Vec<MoveAdvice<M, N>>,
    /// The chances of the opponents after the expert's move, the greatest first.
    pub opponents: Vec<Threat>,
    pub simulations: u64,
}

/// How good a move is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveAdvice<M, N> {
    pub mv: M,
    /// The probability to win after it.
    pub chance: f32,
    /// The chance is that much higher or lower at most, with a confidence of 95 %: that
    /// of the expert's move by itself, that of another one compared with it.
    pub margin: f32,
    /// Whether the expert's move is not significantly better.
    pub best: bool,
    /// The probabilities of all seats to win after it. They add up to 1.
    #[serde(skip)]
    pub all: WinProbabilities,
    pub notes: Vec<N>,
}

impl<M, N> Advice<M, N> {
    /// The same with other types of moves and notes.
    pub fn map<P, Q>(self, mv: impl Fn(M) -> P, note: impl Fn(N) -> Q) -> Advice<P, Q> {
        let one = |one: MoveAdvice<M, N>| MoveAdvice {
            mv: mv(one.mv),
            chance: one.chance,
            margin: one.margin,
            best: one.best,
            all: one.all,
            notes: one.notes.into_iter().map(&note).collect(),
        };
        Advice {
            motive: self.motive,
            moves: self.moves.into_iter().map(one).collect(),
            opponents: self.opponents,
            simulations: self.simulations,
        }
    }
}

impl<G: AgentGame> Agent<G> {
    /// How good every move is. The same knowledge, offer, budget of simulations and seed
    /// give the same advice. The search runs on this thread alone.
    #[must_use]
    pub fn advise(
        &self,
        decision: &Decision<'_, G>,
        budget: &Budget,
        seed: u64,
    ) -> Advice<G::Move, G::Note> {
        let seat = decision.seat;
        let mut chance = SplitMix64::new(seed);
        let moves: Vec<G::Move> = decision.offer.iter().collect();
        let root = self.root(decision, &moves);
        let start = Instant::now();
        let wins = certain_win(root, CERTAIN_SAMPLES, &mut chance);
        let Comparison { found, best, losses } =
            compare(root, budget, start, chance.next_bits(), wins);
        let answer = BotAnswer::from_statistics(Level::Expert, seat, &found, best);
        let motive = match (moves.len(), wins) {
            (1, _) => Motive::OnlyMove,
            (_, Some(_)) => Motive::Wins,
            _ => answer.reason.motive,
        };
        let top = if wins.is_some() { 1.0 } else { f64::from(found[best].chance(seat)) };
        let samples: Vec<G::State> = (0..NOTE_SAMPLES)
            .map(|_| self.game().sample_state(decision.knowledge, &mut chance))
            .collect();
        let seats = samples.first().map_or(SeatSet::EMPTY, |state| self.game().seats(state));
        let mut advice = |at: usize| {
            let loss = losses[at];
            let value = (top - loss.mean).clamp(0.0, top);
            let error = match (at == best, wins) {
                (true, Some(_)) => 0.0,
                (true, None) => found[at].error(seat),
                (false, _) => loss.error,
            };
            let margin = MARGIN_ERRORS * error;
            let same = (value * 100.0).round() == (top * 100.0).round();
            MoveAdvice {
                mv: moves[at].clone(),
                chance: value as f32,
                margin: margin.min(1.0) as f32,
                best: at == best || loss.mean <= margin || same,
                all: shared(&found[at].mean(), seats, seat, value as f32),
                notes: self.notes(&samples, seat, &moves[at], chance.next_bits()),
            }
        };
        let mut all: Vec<_> = (0..moves.len()).map(|at| (at != best, advice(at))).collect();
        all.sort_by(|(_, a), (_, b)| b.chance.total_cmp(&a.chance));
        // The expert's move comes before others that are just as good.
        all.sort_by_key(|(other, _)| *other);
        let moves: Vec<_> = all.into_iter().map(|(_, one)| one).collect();
        let opponents = moves.first().map_or_else(Vec::new, |first| threats(&first.all, seat));
        Advice { motive, moves, opponents, simulations: answer.reason.simulations }
    }

    /// What holds for a move in all of these states.
    fn notes(&self, samples: &[G::State], seat: Seat, mv: &G::Move, seed: u64) -> Vec<G::Note> {
        let mut common: Option<Vec<G::Note>> = None;
        for (number, state) in samples.iter().enumerate() {
            let mut chance = SplitMix64::of_game(seed, number as u64);
            let found = self.game().notes(state, seat, mv, &mut chance);
            match &mut common {
                None => common = Some(found),
                Some(common) => common.retain(|note| found.contains(note)),
            }
        }
        common.unwrap_or_default()
    }
}

/// This chance for `seat`, and the rest for the others, in the proportions of `mean`, or
/// evenly if that says nothing about them.
fn shared(mean: &WinProbabilities, seats: SeatSet, seat: Seat, chance: f32) -> WinProbabilities {
    let mut all = [0.0; MAX_SEATS];
    let others = || seats.iter().filter(|&other| other != seat).map(Seat::index);
    let sum: f32 = others().map(|other| mean[other]).sum();
    let count = others().count().max(1) as f32;
    for other in others() {
        let share = if sum > 1e-6 { mean[other] / sum } else { 1.0 / count };
        all[other] = (1.0 - chance) * share;
    }
    all[seat.index()] = chance;
    all
}

fn threats(all: &WinProbabilities, me: Seat) -> Vec<Threat> {
    let others = (0..MAX_SEATS).map(Seat::new).filter(|&seat| seat != me);
    let mut threats: Vec<Threat> = others
        .map(|seat| Threat { seat, chance: all[seat.index()] })
        .filter(|threat| threat.chance > 0.0)
        .collect();
    threats.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    threats
}
