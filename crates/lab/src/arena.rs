//! The arena: bots against bots, on the same deals in every seat.

mod entrant;
mod line_up;
mod question;
mod rating;
mod report;
mod skill;

use std::num::NonZeroUsize;
use std::time::Duration;

use asterism_bots::{Budget, Decision, Limit, Mind, Thinker};
use asterism_kernel::{Outcome, Seat, Silent, SplitMix64, Viewer};
use rayon::prelude::*;

pub use entrant::{Entrant, EntrantError};
pub use line_up::{LineUpError, line_ups};
pub use question::{Least, LeastError, Question, Verdict};
pub use report::{LineUpReport, Rating, Record, Report, Speed};
pub use skill::Skill;

use crate::punctuality::{Punctuality, Stopwatch};
use crate::revealed::Revealed;
use crate::sim::SimError;

/// A game that lasts longer is counted as won by nobody.
const MOST_DECISIONS: usize = 20_000;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays with whom: an entrant for each seat.
    pub line_ups: Vec<Vec<Entrant>>,
    /// How many games of each line-up; rounded up to whole deals, in which
    /// everybody has every seat once.
    pub games: u64,
    /// What is asked about the first of each line-up, if anything: then games are
    /// played until it is certain.
    pub question: Option<Question>,
    /// The seed of the series.
    pub seed: u64,
    /// How long everybody may think, each by itself on one thread.
    pub limit: Limit,
    /// How many deals are played at once; as many as the machine has threads
    /// if not given.
    pub threads: Option<NonZeroUsize>,
}

impl Plan {
    /// How often the results of a line-up may be looked at.
    fn looks(&self) -> u32 {
        self.question.map_or(1, Question::looks)
    }

    /// The deals of a line-up of so many seats that are played before this look, the
    /// first being 0.
    fn deals(&self, seats: usize, look: u32) -> u64 {
        self.games.div_ceil(seats as u64).saturating_mul(1 << look)
    }

    /// The most games that may be played.
    #[must_use]
    pub fn most_games(&self) -> u64 {
        let last = self.looks() - 1;
        let games = |seats: usize| self.deals(seats, last).saturating_mul(seats as u64);
        self.line_ups.iter().map(|line_up| games(line_up.len())).fold(0, u64::saturating_add)
    }
}

/// How one seat of a game played.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    pub(crate) decisions: u64,
    /// Decisions with more than one choice.
    pub(crate) choices: u64,
    pub(crate) spent: Duration,
    pub(crate) punctuality: Punctuality,
}

/// One game: what came of it, and how everybody played, by place of the line-up.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The share of the victory of each place of the line-up.
    pub(crate) shares: Vec<f64>,
    pub(crate) efforts: Vec<Effort>,
    pub(crate) finished: bool,
}

struct Minds<G: Thinker> {
    honest: Mind<G>,
    cheating: Mind<Revealed<G>>,
}

/// Plays every line-up and says who won how often. `progress` is told of games
/// as they end.
pub fn run<G: Thinker>(
    game: &G,
    plan: &Plan,
    progress: impl Fn(u64) + Sync,
) -> Result<Report, SimError> {
    let threads = plan.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let minds =
        Minds { honest: Mind::new(game.clone()), cheating: Mind::new(Revealed(game.clone())) };
    let deal = |line_up: &[Entrant], deal: u64| -> Vec<Played> {
        let games = (0..line_up.len()).map(|turned| {
            let played = play(&minds, plan, line_up, deal, turned);
            progress(1);
            played
        });
        games.collect()
    };
    let mut played: Vec<Vec<Vec<Played>>> = Vec::new();
    for line_up in &plan.line_ups {
        let mut deals: Vec<Vec<Played>> = Vec::new();
        for look in 0..plan.looks() {
            let numbers = deals.len() as u64..plan.deals(line_up.len(), look);
            let more: Vec<_> = pool
                .install(|| numbers.into_par_iter().map(|number| deal(line_up, number)).collect());
            deals.extend(more);
            if report::verdict(plan, line_up, &deals) != Some(Verdict::Open) {
                break;
            }
        }
        played.push(deals);
    }
    Ok(report::of(game.facts().name, plan, &played))
}

/// One game of a deal with everybody so many seats further on.
fn play<G: Thinker>(
    minds: &Minds<G>,
    plan: &Plan,
    line_up: &[Entrant],
    deal: u64,
    turned: usize,
) -> Played {
    let game = minds.honest.game();
    let count = line_up.len();
    let place = |seat: Seat| (seat.index() + turned) % count;
    let mut chance = SplitMix64::of_game(plan.seed, deal);
    // Thinking takes nothing from the luck of the game.
    let mut thoughts = SplitMix64::new(!chance.clone().next_bits() ^ turned as u64);
    let mut state = game.begin(&mut chance, &mut Silent);
    let mut efforts = vec![Effort::default(); count];
    let (budget, time) = match plan.limit {
        Limit::Time(time) => (Budget::time(time), Some(time)),
        Limit::Simulations(count) => (Budget::simulations(count), None),
    };
    let mut finished = false;
    for _ in 0..MOST_DECISIONS {
        let Some(seat) = game.open(&state).lowest() else {
            finished = true;
            break;
        };
        let offer = game.offer(&state, seat);
        let seed = thoughts.next_bits();
        let watch = Stopwatch::start();
        let mv = match line_up[place(seat)] {
            Entrant::Bot(level) => {
                let knowledge = game.knowledge(&state, Viewer::Seat(seat));
                let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
                minds.honest.think(level, &decision, &budget, seed).mv
            }
            Entrant::Cheat => {
                let decision = Decision { knowledge: &state, seat, offer: &offer };
                minds.cheating.think(asterism_bots::Level::Expert, &decision, &budget, seed).mv
            }
        };
        let taken = watch.taken();
        let effort = &mut efforts[place(seat)];
        effort.decisions += 1;
        effort.choices += u64::from(asterism_kernel::Offer::len(&offer) > 1);
        effort.spent += taken.on_the_wall;
        effort.punctuality.add(taken, time);
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
    }
    let outcome: Option<Outcome> = game.outcome(&state);
    let mut shares = vec![0.0; count];
    if let Some(outcome) = outcome {
        for seat in outcome.winners.iter() {
            shares[place(seat)] += outcome.share(seat);
        }
    }
    Played { shares, efforts, finished }
}
