//! What the games of an arena say together.

use serde::Serialize;

use super::rating::Results;
use super::{Effort, Entrant, Least, Plan, Played, Question, Verdict};
use crate::punctuality::Punctuality;
use crate::statistics::{Confidence, Estimate};

/// What an arena found out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The stable name of the game.
    pub game: &'static str,
    /// How many played each game.
    pub players: usize,
    /// How long everybody could think.
    pub budget: String,
    /// What the first of each line-up was to reach, if it was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wanted: Option<Least>,
    /// How often one may look whether it is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looks: Option<u32>,
    /// The seed of the series.
    pub seed: u64,
    /// Every line-up, in order.
    pub line_ups: Vec<LineUpReport>,
    /// Elo ratings over all line-ups, the best first; their mean is 1500.
    pub ratings: Vec<Rating>,
}

/// A rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Whose.
    pub bot: String,
    /// How good.
    pub elo: f64,
}

/// How one line-up fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineUpReport {
    /// Deals; each was played once for every seat.
    pub deals: u64,
    /// Games.
    pub games: u64,
    /// Games that were cut off.
    pub unfinished: u64,
    /// Whether the first of it reached what was asked, if anything was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// How everybody fared, in the order of the line-up.
    pub records: Vec<Record>,
}

/// How an entrant fared in a line-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// Who.
    pub bot: String,
    /// How many seats it had.
    pub seats: usize,
    /// Its share of the victories, by deals: games with the same cards are not
    /// independent of each other.
    pub share: Estimate,
    /// That share by what would be fair.
    pub times_fair: Estimate,
    /// How fast it played.
    pub speed: Speed,
}

/// How fast an entrant played. Other than results, it depends on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// All decisions.
    pub decisions: u64,
    /// Decisions a second, those with a single choice included.
    pub decisions_per_second: f64,
    /// The mean time of a decision with several choices, in milliseconds.
    pub mean_ms: f64,
    /// The slowest decision, and how many were later than the budget of time.
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

/// Sums everything up: line-ups of deals of games.
pub(super) fn of(game: &'static str, plan: &Plan, played: &[Vec<Vec<Played>>]) -> Report {
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
            // The winner was ahead of everybody else at the table.
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
    Report {
        game,
        players: plan.line_ups.first().map_or(0, Vec::len),
        budget: plan.limit.to_string(),
        wanted: plan.question.map(|question| question.least),
        looks: plan.question.map(Question::looks),
        seed: plan.seed,
        line_ups,
        ratings,
    }
}

/// What somebody won of these deals: the share, and that by what would be fair.
fn won(
    plan: &Plan,
    line_up: &[Entrant],
    deals: &[Vec<Played>],
    places: &[usize],
) -> (Estimate, Estimate) {
    let confidence = plan.question.map_or(Confidence::USUAL, Question::confidence);
    let shares: Vec<f64> = deals
        .iter()
        .map(|games| {
            let won = |game: &Played| places.iter().map(|&place| game.shares[place]).sum::<f64>();
            games.iter().map(won).sum::<f64>() / games.len() as f64
        })
        .collect();
    let mut share = Estimate::mean_share(&shares, confidence);
    if places.len() == line_up.len() {
        // Who plays against nobody has no luck.
        share = Estimate { low: share.value, high: share.value, ..share };
    }
    (share, share.times(line_up.len() as f64 / places.len() as f64))
}

/// The places of somebody in a line-up.
fn places_of(entrant: Entrant, line_up: &[Entrant]) -> Vec<usize> {
    (0..line_up.len()).filter(|&place| line_up[place] == entrant).collect()
}

/// Whether the first of a line-up reaches what is asked; nothing if nothing is.
pub(super) fn verdict(plan: &Plan, line_up: &[Entrant], deals: &[Vec<Played>]) -> Option<Verdict> {
    let places = places_of(*line_up.first()?, line_up);
    let (share, times_fair) = won(plan, line_up, deals, &places);
    plan.question.map(|question| question.verdict(share, times_fair))
}

fn summary(plan: &Plan, line_up: &[Entrant], deals: &[Vec<Played>]) -> LineUpReport {
    let mut names: Vec<Entrant> = Vec::new();
    for &entrant in line_up {
        if !names.contains(&entrant) {
            names.push(entrant);
        }
    }
    let records = names.iter().map(|&entrant| {
        let places = places_of(entrant, line_up);
        let (share, times_fair) = won(plan, line_up, deals, &places);
        let efforts =
            deals.iter().flatten().flat_map(|game| places.iter().map(|&place| game.efforts[place]));
        Record {
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
