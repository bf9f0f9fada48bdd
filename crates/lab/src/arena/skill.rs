//! Skill against luck: how often the better bot wins.

use serde::Serialize;

use super::Report;
use crate::statistics::Estimate;

/// How much of a game is skill, as far as these bots can tell.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Skill {
    /// The better bot, by what it won.
    pub better: String,
    /// How often it won.
    pub share: Estimate,
    /// How often it would win by luck alone.
    pub luck: f64,
    /// The part of what luck leaves that it won: 0 is luck alone, 1 skill
    /// alone.
    pub skill: Estimate,
}

impl Skill {
    /// What the first line-up of an arena says; nothing if nobody played
    /// against anybody else.
    #[must_use]
    pub fn of(report: &Report) -> Option<Self> {
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
