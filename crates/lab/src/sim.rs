//! Simulates many games in parallel and reports statistics.

use std::num::NonZeroUsize;

use asterism_kernel::{Chance, MAX_SEATS, Outcome, Seat, Silent, SplitMix64};
use rayon::prelude::*;
use serde::Serialize;
use thiserror::Error;

use crate::play_out::{Director, play_out};
use crate::statistics::{Estimate, Histogram, Spread};
use crate::subject::{EventTally, RuleLimit, Section, Subject};

/// Games per unit of parallel work: enough to keep a thread busy, few enough for
/// a smooth progress bar.
const BATCH: u64 = 512;

/// A longer game is counted as cut off.
const MAX_DECISIONS: usize = 100_000;

/// The reason of the ending of a game that was cut off.
pub const CUT_OFF: &str = "cut-off";

/// What to simulate.
#[derive(Clone, Copy, Debug)]
pub struct SimulationPlan<P> {
    /// How every seat chooses.
    pub policy: P,
    pub games: u64,
    pub seed: u64,
    /// As many as the machine has if not given.
    pub threads: Option<NonZeroUsize>,
}

#[derive(Debug, Error)]
pub enum SimError {
    #[error("the threads for the simulation could not be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("a simulation needs one policy for all seats")]
    NoPolicy,
}

/// The statistics of many games. They depend only on the game, the policy, the
/// number of games and the seed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimulationReport {
    /// The stable name of the game.
    pub game: &'static str,
    pub players: usize,
    pub policy: String,
    pub seed: u64,
    pub games: u64,
    /// Rounds per game, if the game has rounds.
    pub rounds: Option<Spread>,
    /// Decisions per game, including those with a single choice.
    pub decisions: Option<Spread>,
    /// The most frequent first.
    pub endings: Vec<EndingShare>,
    pub seats: Vec<SeatRecord>,
    /// Games with several winners.
    pub ties: Estimate,
    /// Games that nobody won.
    pub unwon: Estimate,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub limits: Vec<RuleLimit>,
    /// The parts that only this game has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<Section>,
}

impl SimulationReport {
    /// The number of decisions in all games together.
    #[must_use]
    pub fn total_decisions(&self) -> f64 {
        self.decisions.map_or(0.0, |decisions| decisions.mean.value * self.games as f64)
    }
}

/// One way a game can end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingShare {
    /// The stable code.
    pub reason: &'static str,
    pub games: u64,
    pub share: Estimate,
}

/// The results of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatRecord {
    pub seat: Seat,
    /// Wins without a tie.
    pub won: u64,
    /// Wins that were shared.
    pub shared: u64,
    /// The share of all wins. A win shared by `n` seats counts 1/n for each.
    pub share: Estimate,
    /// Points, if the game has any.
    pub score: Option<Spread>,
}

/// Sums of whole numbers only, so that merging is exact in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    games: u64,
    rounds: Histogram,
    decisions: Histogram,
    endings: Vec<(&'static str, u64)>,
    /// Games by the number of their winners.
    winners: [u64; MAX_SEATS + 1],
    /// Wins of a seat by the number of winners.
    wins: [[u64; MAX_SEATS + 1]; MAX_SEATS],
    scores: [Histogram; MAX_SEATS],
}

impl Tally {
    fn end(&mut self, reason: &'static str, games: u64) {
        match self.endings.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, count)) => *count += games,
            None => self.endings.push((reason, games)),
        }
    }

    fn add(&mut self, outcome: Option<Outcome>, decisions: usize, rounds: Option<u32>) {
        self.games += 1;
        self.decisions.add(decisions);
        if let Some(rounds) = rounds {
            self.rounds.add(rounds as usize);
        }
        let Some(outcome) = outcome else {
            self.end(CUT_OFF, 1);
            self.winners[0] += 1;
            return;
        };
        self.end(outcome.reason, 1);
        let count = outcome.winners.len();
        self.winners[count] += 1;
        for seat in outcome.winners.iter() {
            self.wins[seat.index()][count] += 1;
        }
        for (scores, score) in self.scores.iter_mut().zip(outcome.scores) {
            if let Some(score) = score {
                scores.add(usize::try_from(score).unwrap_or(0));
            }
        }
    }

    fn merge(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        for &(reason, games) in &other.endings {
            self.end(reason, games);
        }
        for (mine, theirs) in self.winners.iter_mut().zip(other.winners) {
            *mine += theirs;
        }
        for (mine, theirs) in self.wins.iter_mut().flatten().zip(other.wins.iter().flatten()) {
            *mine += theirs;
        }
        for (mine, theirs) in self.scores.iter_mut().zip(&other.scores) {
            mine.merge(theirs);
        }
        self
    }

    fn seat(&self, seat: Seat) -> SeatRecord {
        let wins = &self.wins[seat.index()];
        let hits = (1..=MAX_SEATS).map(|count| wins[count] as f64 / count as f64).sum();
        SeatRecord {
            seat,
            won: wins[1],
            shared: wins[2..].iter().sum(),
            share: Estimate::share(hits, self.games),
            score: self.scores[seat.index()].spread(),
        }
    }
}

/// Plays the games of a plan. `progress` is called from any thread with the number
/// of games that were finished.
pub fn run<G: Subject>(
    game: &G,
    plan: &SimulationPlan<G::Policy>,
    progress: impl Fn(u64) + Sync,
) -> Result<SimulationReport, SimError> {
    let threads = plan.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let data = game.policy_data();
    let (tally, events) = pool.install(|| {
        (0..plan.games.div_ceil(BATCH))
            .into_par_iter()
            .map(|batch| {
                let first = batch * BATCH;
                let last = plan.games.min(first.saturating_add(BATCH));
                let tally = play_batch(game, &data, plan, first..last);
                progress(last - first);
                tally
            })
            .reduce(Default::default, |(tally, mut events): (Tally, G::Events), right| {
                events.merge(&right.1);
                (tally.merge(&right.0), events)
            })
    });
    Ok(report(game, plan, &tally, &events))
}

/// The same policy at every seat.
struct EverySeat<'a, G: Subject> {
    game: &'a G,
    data: &'a G::PolicyData,
    policy: G::Policy,
}

impl<G: Subject, C: Chance> Director<G, C> for EverySeat<'_, G> {
    #[inline]
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        offer: &G::Offer,
        chance: &mut C,
    ) -> G::Move {
        self.game.choose(self.policy, self.data, state, seat, offer, chance)
    }
}

fn play_batch<G: Subject>(
    game: &G,
    data: &G::PolicyData,
    plan: &SimulationPlan<G::Policy>,
    games: std::ops::Range<u64>,
) -> (Tally, G::Events) {
    let mut tally = Tally::default();
    let mut events = G::Events::default();
    let mut offer = G::Offer::default();
    for index in games {
        let mut chance = SplitMix64::of_game(plan.seed, index);
        let mut state = game.begin(&mut chance, &mut events);
        let mut seats = EverySeat { game, data, policy: plan.policy };
        let decisions = play_out(
            game,
            &mut state,
            &mut offer,
            &mut chance,
            &mut events,
            MAX_DECISIONS,
            &mut seats,
        );
        tally.add(game.outcome(&state), decisions, game.rounds(&state));
    }
    (tally, events)
}

fn report<G: Subject>(
    game: &G,
    plan: &SimulationPlan<G::Policy>,
    tally: &Tally,
    events: &G::Events,
) -> SimulationReport {
    let share = |games: u64| Estimate::share(games as f64, tally.games);
    let seats = game.seats(&game.begin(&mut SplitMix64::of_game(plan.seed, 0), &mut Silent));
    let mut endings: Vec<_> = tally
        .endings
        .iter()
        .map(|&(reason, games)| EndingShare { reason, games, share: share(games) })
        .collect();
    endings.sort_by_key(|ending| (std::cmp::Reverse(ending.games), ending.reason));
    SimulationReport {
        game: game.facts().name,
        players: seats.len(),
        policy: plan.policy.to_string(),
        seed: plan.seed,
        games: tally.games,
        rounds: tally.rounds.spread(),
        decisions: tally.decisions.spread(),
        endings,
        seats: seats.iter().map(|seat| tally.seat(seat)).collect(),
        ties: share(tally.winners[2..].iter().sum()),
        unwon: share(tally.winners[0]),
        limits: game.limits(events, tally.rounds.spread().map_or(0, |rounds| rounds.most)),
        sections: game.sections(events, tally.games),
    }
}
