//! All estimates as one long table, for other programs.

use super::findings::Findings;
use crate::statistics::Estimate;

/// An estimate: of which variant, what, and of which card, seat or ending.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportRow {
    pub variant: String,
    pub measure: &'static str,
    /// Empty if the measure is of the whole game.
    pub item: String,
    pub estimate: Estimate,
}

/// All estimates, variant by variant.
#[must_use]
pub fn rows(findings: &Findings) -> Vec<ExportRow> {
    let mut rows = Vec::new();
    let mut add = |variant: &str, measure, item: &str, estimate: &Estimate| {
        let (variant, item) = (variant.to_owned(), item.to_owned());
        rows.push(ExportRow { variant, measure, item, estimate: *estimate });
    };
    for variant in &findings.variants {
        let name = variant.name.as_str();
        for (measure, estimate) in [
            ("turns", &variant.turns),
            ("decisions", &variant.decisions),
            ("minutes", &variant.minutes),
            ("lead-changes", &variant.lead_changes),
            ("swing", &variant.swing),
            ("comebacks", &variant.comebacks),
            ("unwon", &variant.unwon),
        ] {
            add(name, measure, "", estimate);
        }
        for (seat, share) in variant.seats.iter().enumerate() {
            add(name, "seat-wins", &seat.to_string(), share);
        }
        for (list, measure) in [
            (&variant.endings, "ending"),
            (&variant.goals, "goal-wins"),
            (&variant.numbers, "at-end"),
        ] {
            for (item, estimate) in list {
                add(name, measure, item, estimate);
            }
        }
        for card in &variant.cards {
            for (measure, estimate) in [
                ("card-drawn", &card.drawn),
                ("card-played", &card.played),
                ("card-used", &card.used),
                ("card-dead", &card.dead),
                ("card-drawers-win", &card.drawers_win),
                ("card-players-win", &card.players_win),
            ] {
                add(name, measure, &card.card, estimate);
            }
        }
        for pair in &variant.synergies {
            let both = format!("{} + {}", pair.cards.0, pair.cards.1);
            add(name, "synergy", &both, &pair.more_wins);
        }
        if let Some(skill) = &variant.skill {
            add(name, "skill", "", &skill.skill);
            add(name, "skill-share", &skill.better, &skill.share);
        }
    }
    for impact in &findings.impacts {
        add(&findings.variants[0].name, "impact", &impact.card, &impact.more_wins);
    }
    rows
}

/// The table as CSV (RFC 4180, with line feeds).
#[must_use]
pub fn csv(findings: &Findings) -> String {
    let mut text = String::from("variant,measure,item,value,low,high\n");
    for ExportRow { variant, measure, item, estimate } in rows(findings) {
        let cells = [variant.as_str(), measure, item.as_str()].map(quoted).join(",");
        let Estimate { value, low, high } = estimate;
        text.push_str(&format!("{cells},{value},{low},{high}\n"));
    }
    text
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
