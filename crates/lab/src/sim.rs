//! Very many games at once, and what they say together.

use std::num::NonZeroUsize;

use asterism_kernel::{MAX_SEATS, Outcome, Seat, Silent, SplitMix64};
use rayon::prelude::*;
use serde::Serialize;
use thiserror::Error;

use crate::statistics::{Estimate, Histogram, Spread};
use crate::subject::{Limit, Section, Subject, Watch};

/// Games handed to a thread at a time: enough to keep it busy, few enough for
/// a steady progress bar.
const BATCH: u64 = 512;

/// A game that lasts longer is counted as cut off. Random play of a game that
/// has an end in every round comes nowhere near.
const MOST_DECISIONS: usize = 100_000;

/// The code of the ending of a game that was cut off.
pub const CUT_OFF: &str = "cut-off";

/// What to simulate.
#[derive(Clone, Copy, Debug)]
pub struct Plan<P> {
    /// How every seat chooses.
    pub policy: P,
    /// How many games.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads; as many as the machine has if not given.
    pub threads: Option<NonZeroUsize>,
}

/// Why nothing was simulated.
#[derive(Debug, Error)]
pub enum SimError {
    /// The machine gave us no threads.
    #[error("the threads for the simulation could not be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// What many games say together. It depends on the game, the policy, the
/// number of games and the seed, and on nothing else.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The stable name of the game.
    pub game: &'static str,
    /// How many played each.
    pub players: usize,
    /// How every seat chose.
    pub policy: String,
    /// The seed of the series.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Rounds per game, where the game has any.
    pub rounds: Option<Spread>,
    /// Decisions per game, those with a single choice included.
    pub decisions: Option<Spread>,
    /// Ways to end, most frequent first.
    pub endings: Vec<Ending>,
    /// How the seats fared, in order.
    pub seats: Vec<SeatRecord>,
    /// Games with several winners.
    pub ties: Estimate,
    /// Games that nobody won.
    pub unwon: Estimate,
    /// How close the games came to the limits of the rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub limits: Vec<Limit>,
    /// What only this game counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<Section>,
}

impl Report {
    /// All decisions of all games.
    #[must_use]
    pub fn total_decisions(&self) -> f64 {
        self.decisions.map_or(0.0, |decisions| decisions.mean.value * self.games as f64)
    }
}

/// One way to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    /// The stable code.
    pub reason: &'static str,
    /// How many games ended so.
    pub games: u64,
    /// Their share.
    pub share: Estimate,
}

/// How one seat fared.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatRecord {
    /// Which seat.
    pub seat: Seat,
    /// Victories alone.
    pub won: u64,
    /// Victories together with others.
    pub shared: u64,
    /// The share of all victories; one that `n` share counts 1/n for each.
    pub share: Estimate,
    /// Points where it had any.
    pub score: Option<Spread>,
}

/// Whole numbers only: adding up is exact, and its order doesn't matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    games: u64,
    rounds: Histogram,
    decisions: Histogram,
    endings: Vec<(&'static str, u64)>,
    /// Games by the number of their winners.
    winners: [u64; MAX_SEATS + 1],
    /// Victories of a seat by the number of winners.
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

/// Plays the games of a plan. `progress` hears from any thread how many more
/// have been played.
pub fn run<G: Subject>(
    game: &G,
    plan: &Plan<G::Policy>,
    progress: impl Fn(u64) + Sync,
) -> Result<Report, SimError> {
    let threads = plan.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let (tally, watch) = pool.install(|| {
        (0..plan.games.div_ceil(BATCH))
            .into_par_iter()
            .map(|batch| {
                let first = batch * BATCH;
                let last = plan.games.min(first.saturating_add(BATCH));
                let tally = play_batch(game, plan, first..last);
                progress(last - first);
                tally
            })
            .reduce(Default::default, |(tally, mut watch): (Tally, G::Watch), right| {
                watch.merge(&right.1);
                (tally.merge(&right.0), watch)
            })
    });
    Ok(report(game, plan, &tally, &watch))
}

fn play_batch<G: Subject>(
    game: &G,
    plan: &Plan<G::Policy>,
    games: std::ops::Range<u64>,
) -> (Tally, G::Watch) {
    let mut tally = Tally::default();
    let mut watch = G::Watch::default();
    let mut offer = G::Offer::default();
    for index in games {
        let mut chance = SplitMix64::of_game(plan.seed, index);
        let mut state = game.begin(&mut chance, &mut watch);
        let mut decisions = 0;
        while let Some(seat) = game.open(&state).lowest() {
            if decisions == MOST_DECISIONS {
                break;
            }
            game.offer_into(&state, seat, &mut offer);
            let mv = game.choose(plan.policy, &state, seat, &offer, &mut chance);
            game.step(&mut state, seat, &mv, &mut chance, &mut watch);
            decisions += 1;
        }
        tally.add(game.outcome(&state), decisions, game.rounds(&state));
    }
    (tally, watch)
}

fn report<G: Subject>(game: &G, plan: &Plan<G::Policy>, tally: &Tally, watch: &G::Watch) -> Report {
    let share = |games: u64| Estimate::share(games as f64, tally.games);
    let seats = game.seats(&game.begin(&mut SplitMix64::of_game(plan.seed, 0), &mut Silent));
    let mut endings: Vec<_> = tally
        .endings
        .iter()
        .map(|&(reason, games)| Ending { reason, games, share: share(games) })
        .collect();
    endings.sort_by_key(|ending| (std::cmp::Reverse(ending.games), ending.reason));
    Report {
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
        limits: game.limits(watch, tally.rounds.spread().map_or(0, |rounds| rounds.most)),
        sections: game.sections(watch, tally.games),
    }
}
