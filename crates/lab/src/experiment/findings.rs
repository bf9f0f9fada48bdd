//! Estimates with intervals from the sums of an experiment.

use serde::Serialize;

use super::file::SkillPlan;
use super::laboratory::Laboratory;
use super::pairs::{Synergy, synergies};
use super::record::{CHANCE, WIN};
use super::results::{CardTally, Results, Signed, Sums, VariantTally};
use super::study::StudyFinding;
use crate::statistics::{Estimate, Z};

/// How long a person is assumed to think about a decision with several possible moves. A
/// rule of thumb, to turn decisions into minutes.
pub const SECONDS_PER_CHOICE: f64 = 10.0;

/// What an experiment has shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Findings {
    pub name: String,
    pub seed: u64,
    /// Games played, and games wanted.
    pub games: u64,
    pub wanted: u64,
    pub variants: Vec<VariantFindings>,
    /// The most helpful card first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub impacts: Vec<Impact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub study: Option<StudyFinding>,
}

/// What the games of one variant have shown. Shares are of games unless said otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct VariantFindings {
    pub name: String,
    pub agents: Vec<String>,
    pub games: u64,
    pub turns: Estimate,
    pub decisions: Estimate,
    /// At [`SECONDS_PER_CHOICE`].
    pub minutes: Estimate,
    /// Games by their number of turns.
    pub lengths: Vec<(u32, u64)>,
    /// The share of all wins, by seat.
    pub seats: Vec<Estimate>,
    pub unwon: Estimate,
    /// How often the most likely winner changed.
    pub lead_changes: Estimate,
    /// How much of the chances to win moves to other players from turn to turn.
    pub swing: Estimate,
    /// Games whose winner once had less than half of an equal chance.
    pub comebacks: Estimate,
    /// The most frequent first.
    pub endings: Vec<(String, Estimate)>,
    /// The share of games that each Goal won, the most frequent first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<(String, Estimate)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<(String, Estimate)>,
    /// In the order of the deck.
    pub cards: Vec<CardFinding>,
    /// The surest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub synergies: Vec<Synergy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<SkillFinding>,
}

/// How much of a game is skill, judging by two kinds of players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillFinding {
    pub better: String,
    pub worse: String,
    /// Each was played once for every seat of the better player.
    pub deals: u64,
    /// What the better player won.
    pub share: Estimate,
    /// What it would win by luck alone.
    pub luck: f64,
    /// The wins beyond luck as a part of the most possible: 0 is pure luck, 1 pure skill.
    pub skill: Estimate,
}

/// What happened with a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardFinding {
    pub card: String,
    /// With its edition, if there are any.
    pub full_name: String,
    pub drawn: Estimate,
    pub played: Estimate,
    pub used: Estimate,
    /// Of the games in which it was drawn: neither played nor used.
    pub dead: Estimate,
    /// How often those who drew it won, minus an equal share.
    pub drawers_win: Estimate,
    pub players_win: Estimate,
}

/// How much more those who drew a card won than the same seats in the same deals without it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Impact {
    pub card: String,
    /// How many players drew it.
    pub drawers: u64,
    pub more_wins: Estimate,
}

/// The mean of signed numbers, in parts of `unit`.
pub(crate) fn signed_mean(sums: &Signed, unit: f64) -> Estimate {
    if sums.count == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 0.0 };
    }
    let n = sums.count as f64;
    let value = sums.sum as f64 / n / unit;
    let half = Z * signed_error(sums) / unit;
    Estimate { value, low: value - half, high: value + half }
}

/// The standard error of the mean.
pub(crate) fn signed_error(sums: &Signed) -> f64 {
    if sums.count < 2 {
        return f64::INFINITY;
    }
    let n = sums.count as f64;
    let mean = sums.sum as f64 / n;
    let variance = (sums.squares as f64 - n * mean * mean) / (n - 1.0);
    (variance.max(0.0) / n).sqrt()
}

fn mean(sums: &Sums) -> Estimate {
    Estimate::mean(sums.count, u128::from(sums.sum), u128::from(sums.squares))
}

fn by_share(mut rows: Vec<(String, Estimate)>) -> Vec<(String, Estimate)> {
    rows.sort_by(|one, other| {
        other.1.value.total_cmp(&one.1.value).then_with(|| one.0.cmp(&other.0))
    });
    rows
}

fn card(
    (name, full_name): (&str, &str),
    tally: &CardTally,
    games: u64,
    players: usize,
) -> CardFinding {
    let share = |count: u64, of: u64| Estimate::share(count as f64, of);
    let fair = 1.0 / players as f64;
    let above = |wins: u64, of: u64| {
        let Estimate { value, low, high } = Estimate::share(wins as f64 / WIN as f64, of);
        Estimate { value: value - fair, low: low - fair, high: high - fair }
    };
    CardFinding {
        card: name.to_owned(),
        full_name: full_name.to_owned(),
        drawn: share(tally.drawn, games),
        played: share(tally.played, games),
        used: share(tally.used, games),
        dead: share(tally.dead, tally.drawn),
        drawers_win: above(tally.drawer_wins, tally.drawers),
        players_win: above(tally.player_wins, tally.players),
    }
}

fn skill(plan: &SkillPlan, sums: &Sums, players: usize) -> SkillFinding {
    let whole = (WIN as usize * players) as f64;
    let share = Estimate::mean_share_of_sums(
        sums.count,
        sums.sum as f64 / whole,
        sums.squares as f64 / whole / whole,
    );
    let luck = 1.0 / players as f64;
    let part = |share: f64| (share - luck) / (1.0 - luck);
    SkillFinding {
        better: plan.better.clone(),
        worse: plan.worse.clone(),
        deals: sums.count,
        share,
        luck,
        skill: Estimate { value: part(share.value), low: part(share.low), high: part(share.high) },
    }
}

fn variant(laboratory: &Laboratory, index: usize, tally: &VariantTally) -> VariantFindings {
    let described = &laboratory.experiment().variants[index];
    let (games, players) = (tally.games, described.setup.players);
    let share = |count: u64| Estimate::share(count as f64, games);
    let names = laboratory.cards(index);
    let full_names = laboratory.full_names(index);
    let cards = names.iter().zip(&tally.cards);
    let goals = cards.clone().filter(|(_, tally)| tally.won > 0);
    let choices = mean(&tally.choices);
    let experiment = laboratory.experiment();
    let tally_of = |card: &String| {
        let at = names.iter().position(|name| name == card);
        at.and_then(|at| tally.cards.get(at)).copied().unwrap_or_default()
    };
    let paired: Vec<_> =
        experiment.synergy.iter().map(|card| (card.as_str(), tally_of(card))).collect();
    let everybody = (games * players as u64, tally.wins.iter().sum());
    VariantFindings {
        name: described.name.clone(),
        agents: described.agents.clone(),
        games,
        turns: mean(&tally.turns),
        decisions: mean(&tally.decisions),
        minutes: choices.times(SECONDS_PER_CHOICE / 60.0),
        lengths: tally.lengths.iter().map(|(&turns, &games)| (turns, games)).collect(),
        seats: tally.wins[..players]
            .iter()
            .map(|&wins| Estimate::share(wins as f64 / WIN as f64, games))
            .collect(),
        unwon: share(tally.unwon),
        lead_changes: mean(&tally.lead_changes),
        swing: mean(&tally.swing).times(1.0 / CHANCE),
        comebacks: share(tally.comebacks),
        endings: by_share(
            tally.endings.iter().map(|(name, &count)| (name.clone(), share(count))).collect(),
        ),
        goals: by_share(goals.map(|(name, tally)| (name.clone(), share(tally.won))).collect()),
        numbers: tally.numbers.iter().map(|(name, sums)| (name.clone(), mean(sums))).collect(),
        cards: cards
            .zip(&full_names)
            .map(|((name, tally), full)| card((name, full), tally, games, players))
            .collect(),
        synergies: synergies(&tally.pairs, &paired, everybody),
        skill: experiment.skill.as_ref().map(|plan| skill(plan, &tally.skill, players)),
    }
}

/// What the games so far have shown.
#[must_use]
pub fn findings(laboratory: &Laboratory, results: &Results) -> Findings {
    let experiment = laboratory.experiment();
    let variants = results.variants.iter().enumerate();
    let mut impacts: Vec<Impact> = experiment
        .impact
        .iter()
        .zip(&results.impacts)
        .map(|(card, sums)| Impact {
            card: card.clone(),
            drawers: sums.count,
            more_wins: signed_mean(sums, WIN as f64),
        })
        .collect();
    impacts.sort_by(|one, other| {
        other
            .more_wins
            .value
            .total_cmp(&one.more_wins.value)
            .then_with(|| one.card.cmp(&other.card))
    });
    Findings {
        name: experiment.name.clone(),
        seed: experiment.seed,
        games: results.games(),
        wanted: experiment.games,
        variants: variants.map(|(index, tally)| variant(laboratory, index, tally)).collect(),
        impacts,
        study: experiment.study.as_ref().map(|card| StudyFinding::new(card, &results.study)),
    }
}
