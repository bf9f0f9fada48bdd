//! The arena compares bots: every deal is played once per seat rotation, so that all
//! of them get the same cards.

mod entrant;
mod hypothesis;
mod line_up;
mod rating;
mod report;
mod skill;

use std::num::NonZeroUsize;
use std::time::Duration;

use asterism_bots::{Agent, AgentGame, Budget, Decision, Limit};
use asterism_kernel::{Chance, Outcome, Seat, Silent, SplitMix64, Viewer};
use rayon::prelude::*;

pub use entrant::{Entrant, EntrantError};
pub use hypothesis::{Hypothesis, HypothesisVerdict, Target, TargetError};
pub use line_up::{LineUpError, line_ups};
pub use report::{ArenaReport, EntrantRecord, LineUpReport, Rating, Speed};
pub use skill::Skill;

use crate::play_out::{Director, play_out};
use crate::punctuality::{Punctuality, Stopwatch};
use crate::revealed::Revealed;
use crate::sim::SimError;

/// A longer game is counted as won by nobody.
const MAX_DECISIONS: usize = 20_000;

/// What to measure.
#[derive(Clone, Debug)]
pub struct ArenaPlan {
    /// An entrant for each seat.
    pub line_ups: Vec<Vec<Entrant>>,
    /// Games per line-up, rounded up to whole deals, in which every entrant has every
    /// seat once.
    pub games: u64,
    /// If given, games are played until it is decided.
    pub hypothesis: Option<Hypothesis>,
    pub seed: u64,
    /// The budget of one decision, on one thread.
    pub limit: Limit,
    /// How many deals are played in parallel; as many as the machine has threads if
    /// not given.
    pub threads: Option<NonZeroUsize>,
}

impl ArenaPlan {
    /// How often the results of a line-up may be looked at.
    fn looks(&self) -> u32 {
        self.hypothesis.map_or(1, Hypothesis::looks)
    }

    /// The number of deals played before a look, counted from 0.
    fn deals(&self, seats: usize, look: u32) -> u64 {
        self.games.div_ceil(seats as u64).saturating_mul(1 << look)
    }

    /// The number of games if every look is needed.
    #[must_use]
    pub fn most_games(&self) -> u64 {
        let last = self.looks() - 1;
        let games = |seats: usize| self.deals(seats, last).saturating_mul(seats as u64);
        self.line_ups.iter().map(|line_up| games(line_up.len())).fold(0, u64::saturating_add)
    }
}

/// How much time an entrant used in one game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    pub(crate) decisions: u64,
    /// Decisions with more than one choice.
    pub(crate) choices: u64,
    pub(crate) spent: Duration,
    pub(crate) punctuality: Punctuality,
}

/// The result of one game, by place in the line-up.
#[derive(Clone, Debug)]
pub(crate) struct GameResult {
    /// The share of the win.
    pub(crate) shares: Vec<f64>,
    pub(crate) efforts: Vec<Effort>,
    pub(crate) finished: bool,
}

struct Agents<G: AgentGame> {
    honest: Agent<G>,
    cheating: Agent<Revealed<G>>,
}

/// Plays every line-up and reports who won how often. `progress` is called with the
/// number of games that were finished.
pub fn run<G: AgentGame>(
    game: &G,
    plan: &ArenaPlan,
    progress: impl Fn(u64) + Sync,
) -> Result<ArenaReport, SimError> {
    let threads = plan.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let agents =
        Agents { honest: Agent::new(game.clone()), cheating: Agent::new(Revealed(game.clone())) };
    let deal = |line_up: &[Entrant], deal: u64| -> Vec<GameResult> {
        let games = (0..line_up.len()).map(|rotation| {
            let played = play(&agents, plan, line_up, deal, rotation);
            progress(1);
            played
        });
        games.collect()
    };
    let mut played: Vec<Vec<Vec<GameResult>>> = Vec::new();
    for line_up in &plan.line_ups {
        let mut deals: Vec<Vec<GameResult>> = Vec::new();
        for look in 0..plan.looks() {
            let numbers = deals.len() as u64..plan.deals(line_up.len(), look);
            let more: Vec<_> = pool
                .install(|| numbers.into_par_iter().map(|number| deal(line_up, number)).collect());
            deals.extend(more);
            if report::verdict(plan, line_up, &deals) != Some(HypothesisVerdict::Open) {
                break;
            }
        }
        played.push(deals);
    }
    Ok(report::summarize(game.facts().name, plan, &played))
}

/// The entrants of a line-up, each `rotation` seats further on.
struct Rotated<'a, G: AgentGame> {
    agents: &'a Agents<G>,
    line_up: &'a [Entrant],
    rotation: usize,
    budget: Budget,
    time: Option<Duration>,
    agent_seeds: SplitMix64,
    efforts: Vec<Effort>,
}

impl<G: AgentGame, C: Chance> Director<G, C> for Rotated<'_, G> {
    fn choose(&mut self, state: &G::State, seat: Seat, offer: &G::Offer, _: &mut C) -> G::Move {
        let place = (seat.index() + self.rotation) % self.line_up.len();
        let seed = self.agent_seeds.next_bits();
        let stopwatch = Stopwatch::start();
        let mv = match self.line_up[place] {
            Entrant::Bot(level) => {
                let honest = &self.agents.honest;
                let knowledge = honest.game().knowledge(state, Viewer::Seat(seat));
                let decision = Decision { knowledge: &knowledge, seat, offer };
                honest.decide(level, &decision, &self.budget, seed).mv
            }
            Entrant::Cheat => {
                let decision = Decision { knowledge: state, seat, offer };
                let level = asterism_bots::Level::Expert;
                self.agents.cheating.decide(level, &decision, &self.budget, seed).mv
            }
        };
        let elapsed = stopwatch.elapsed();
        let effort = &mut self.efforts[place];
        effort.decisions += 1;
        effort.choices += u64::from(asterism_kernel::Offer::len(offer) > 1);
        effort.spent += elapsed.wall;
        effort.punctuality.add(elapsed, self.time);
        mv
    }
}

/// Plays one game of a deal, with every entrant `rotation` seats further on.
fn play<G: AgentGame>(
    agents: &Agents<G>,
    plan: &ArenaPlan,
    line_up: &[Entrant],
    deal: u64,
    rotation: usize,
) -> GameResult {
    let game = agents.honest.game();
    let count = line_up.len();
    let place = |seat: Seat| (seat.index() + rotation) % count;
    let mut chance = SplitMix64::of_game(plan.seed, deal);
    // Agents have their own generator, so that the cards don't depend on their decisions.
    let agent_seeds = SplitMix64::new(!chance.clone().next_bits() ^ rotation as u64);
    let mut state = game.begin(&mut chance, &mut Silent);
    let (budget, time) = match plan.limit {
        Limit::Time(time) => (Budget::time(time), Some(time)),
        Limit::Simulations(count) => (Budget::simulations(count), None),
    };
    let mut seats =
        Rotated { agents, line_up, rotation, budget, time, agent_seeds, efforts: Vec::new() };
    seats.efforts.resize(count, Effort::default());
    let mut offer = G::Offer::default();
    let silent = &mut Silent;
    play_out(game, &mut state, &mut offer, &mut chance, silent, MAX_DECISIONS, &mut seats);
    let finished = game.open(&state).is_empty();
    let efforts = seats.efforts;
    let outcome: Option<Outcome> = game.outcome(&state);
    let mut shares = vec![0.0; count];
    if let Some(outcome) = outcome {
        for seat in outcome.winners.iter() {
            shares[place(seat)] += outcome.share(seat);
        }
    }
    GameResult { shares, efforts, finished }
}
