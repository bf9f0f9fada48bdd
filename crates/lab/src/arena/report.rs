//! Sums up the games of an arena.

use serde::Serialize;

use super::rating::Results;
use super::{ArenaPlan, Effort, Entrant, GameResult, Hypothesis, HypothesisVerdict, Target};
use crate::punctuality::Punctuality;
use crate::statistics::{Confidence, Estimate};

/// The results of an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// The stable name of the game.
    pub game: &'static str,
    pub players: usize,
    /// The budget of one decision.
    pub budget: String,
    /// The target of the hypothesis.
    #[serde(skip_serializing_if = "Option::is_none", rename = "wanted")]
    pub target: Option<Target>,
    /// How often the results of a line-up may be looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looks: Option<u32>,
    pub seed: u64,
    pub line_ups: Vec<LineUpReport>,
    /// Elo ratings over all line-ups, the best first; their mean is 1500.
    pub ratings: Vec<Rating>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub bot: String,
    pub elo: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineUpReport {
    /// Each deal was played once per seat rotation.
    pub deals: u64,
    pub games: u64,
    /// Games that were cut off.
    pub unfinished: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<HypothesisVerdict>,
    /// One for each entrant, in the order of the line-up.
    pub records: Vec<EntrantRecord>,
}

/// The results of an entrant in a line-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EntrantRecord {
    pub bot: String,
    /// How many seats of the line-up it has.
    pub seats: usize,
    /// Its share of the wins. The interval is computed from deals, because games with
    /// the same cards are not independent.
    pub share: Estimate,
    /// The share divided by the fair share.
    pub times_fair: Estimate,
    pub speed: Speed,
}

/// How fast an entrant played. Unlike the results, it depends on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    pub decisions: u64,
    /// Includes decisions with a single choice.
    pub decisions_per_second: f64,
    /// The mean time of a decision with several choices, in milliseconds.
    pub mean_ms: f64,
    #[serde(flatten)]
    pub punctuality: Punctuality,
}

impl Speed {
    fn of(efforts: impl Iterator<Item = Effort>) -> Self {
        let mut all = Effort::default();
        for effort in efforts {
            all.decisions += effort.decisions;
            all.choices += effort.choices;
            all.spent += effort.spent;
            all.punctuality = all.punctuality.with(effort.punctuality);
        }
        Self {
            decisions: all.decisions,
            decisions_per_second: all.decisions as f64 / all.spent.as_secs_f64().max(1e-9),
            mean_ms: all.spent.as_secs_f64() * 1e3 / all.choices.max(1) as f64,
            punctuality: all.punctuality,
        }
    }
}

/// Sums up the games, which are grouped by line-up and deal.
pub(super) fn summarize(
    game: &'static str,
    plan: &ArenaPlan,
    played: &[Vec<Vec<GameResult>>],
) -> ArenaReport {
    let mut known: Vec<Entrant> = Vec::new();
    for &entrant in plan.line_ups.iter().flatten() {
        if !known.contains(&entrant) {
            known.push(entrant);
        }
    }
    let number = |entrant: Entrant| known.iter().position(|&other| other == entrant).unwrap_or(0);
    let mut results = Results::new(known.len());
    let mut line_ups = Vec::new();
    for (line_up, deals) in plan.line_ups.iter().zip(played) {
        line_ups.push(summary(plan, line_up, deals));
        for game in deals.iter().flatten() {
            // For the ratings, the winner beat every other entrant at the table.
            for (winner, &share) in
                game.shares.iter().enumerate().filter(|(_, share)| **share > 0.0)
            {
                for (other, _) in game.shares.iter().enumerate().filter(|(_, share)| **share == 0.0)
                {
                    let (one, two) = (number(line_up[winner]), number(line_up[other]));
                    if one != two && share > 0.0 {
                        results.add(one, two, 1.0);
                    }
                }
            }
        }
    }
    let mut ratings: Vec<Rating> = known
        .iter()
        .zip(results.ratings())
        .filter_map(|(entrant, elo)| Some(Rating { bot: entrant.to_string(), elo: elo? }))
        .collect();
    ratings.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    ArenaReport {
        game,
        players: plan.line_ups.first().map_or(0, Vec::len),
        budget: plan.limit.to_string(),
        target: plan.hypothesis.map(|hypothesis| hypothesis.target),
        looks: plan.hypothesis.map(Hypothesis::looks),
        seed: plan.seed,
        line_ups,
        ratings,
    }
}

/// The share of the wins of an entrant at these places, and the same divided by the
/// fair share.
fn win_share(
    plan: &ArenaPlan,
    line_up: &[Entrant],
    deals: &[Vec<GameResult>],
    places: &[usize],
) -> (Estimate, Estimate) {
    let confidence = plan.hypothesis.map_or(Confidence::USUAL, Hypothesis::confidence);
    let shares: Vec<f64> = deals
        .iter()
        .map(|games| {
            let won =
                |game: &GameResult| places.iter().map(|&place| game.shares[place]).sum::<f64>();
            games.iter().map(won).sum::<f64>() / games.len() as f64
        })
        .collect();
    let mut share = Estimate::mean_share(&shares, confidence);
    if places.len() == line_up.len() {
        // An entrant that has all seats wins every game.
        share = Estimate { low: share.value, high: share.value, ..share };
    }
    (share, share.times(line_up.len() as f64 / places.len() as f64))
}

fn places_of(entrant: Entrant, line_up: &[Entrant]) -> Vec<usize> {
    (0..line_up.len()).filter(|&place| line_up[place] == entrant).collect()
}

/// What the deals say about the hypothesis, if there is one.
pub(super) fn verdict(
    plan: &ArenaPlan,
    line_up: &[Entrant],
    deals: &[Vec<GameResult>],
) -> Option<HypothesisVerdict> {
    let places = places_of(*line_up.first()?, line_up);
    let (share, times_fair) = win_share(plan, line_up, deals, &places);
    plan.hypothesis.map(|hypothesis| hypothesis.verdict(share, times_fair))
}

fn summary(plan: &ArenaPlan, line_up: &[Entrant], deals: &[Vec<GameResult>]) -> LineUpReport {
    let mut names: Vec<Entrant> = Vec::new();
    for &entrant in line_up {
        if !names.contains(&entrant) {
            names.push(entrant);
        }
    }
    let records = names.iter().map(|&entrant| {
        let places = places_of(entrant, line_up);
        let (share, times_fair) = win_share(plan, line_up, deals, &places);
        let efforts =
            deals.iter().flatten().flat_map(|game| places.iter().map(|&place| game.efforts[place]));
        EntrantRecord {
            bot: entrant.to_string(),
            seats: places.len(),
            share,
            times_fair,
            speed: Speed::of(efforts),
        }
    });
    LineUpReport {
        deals: deals.len() as u64,
        games: deals.iter().map(|games| games.len() as u64).sum(),
        unfinished: deals.iter().flatten().filter(|game| !game.finished).count() as u64,
        verdict: verdict(plan, line_up, deals),
        records: records.collect(),
    }
}
