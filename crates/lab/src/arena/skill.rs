//! How much of a game is skill: how often the better bot wins.

use serde::Serialize;

use super::ArenaReport;
use crate::statistics::Estimate;

/// How much of a game is skill, judging by these bots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Skill {
    /// The bot that won more.
    pub better: String,
    pub share: Estimate,
    /// The share of wins by luck alone.
    pub luck: f64,
    /// The wins beyond luck, as a part of the most possible: 0 is pure luck, 1 pure
    /// skill.
    pub skill: Estimate,
}

impl Skill {
    /// Computed from the first line-up; none if it has only one entrant.
    #[must_use]
    pub fn of(report: &ArenaReport) -> Option<Self> {
        let records = &report.line_ups.first()?.records;
        if records.len() < 2 {
            return None;
        }
        let better = records
            .iter()
            .reduce(|a, b| if b.times_fair.value > a.times_fair.value { b } else { a })?;
        let luck = better.seats as f64 / report.players as f64;
        let part = |share: f64| (share - luck) / (1.0 - luck);
        let Estimate { value, low, high } = better.share;
        Some(Self {
            better: better.bot.clone(),
            share: better.share,
            luck,
            skill: Estimate { value: part(value), low: part(low), high: part(high) },
        })
    }
}
