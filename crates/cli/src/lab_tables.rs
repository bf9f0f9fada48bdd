//! Findings and comparisons of experiments in the terminal, and as CSV.

use std::io::Write;

use asterism_lab::experiment::{Comparison, Findings};
use asterism_lab::statistics::Estimate;

use crate::failure::Failure;
use crate::numbers::{counted, mean, percent};
use crate::sim::table;

/// The most important findings.
pub(crate) fn summary(findings: &Findings, out: &mut impl Write) -> Result<(), Failure> {
    let games = counted(findings.games, "game");
    writeln!(out, "{}, seed {}: {games} of each variant\n", findings.name, findings.seed)?;
    let mut rows = table([
        "variant",
        "turns",
        "95 % interval",
        "decisions",
        "minutes",
        "seat 0 wins",
        "95 % interval",
    ]);
    for variant in &findings.variants {
        let [turns, turns_interval] = mean(variant.turns);
        let first = variant.seats.first().copied().map_or_else(Default::default, percent);
        let [wins, wins_interval] = first;
        let [decisions, _] = mean(variant.decisions);
        let [minutes, _] = mean(variant.minutes);
        rows.add_row([
            variant.name.clone(),
            turns,
            turns_interval,
            decisions,
            minutes,
            wins,
            wins_interval,
        ]);
    }
    writeln!(out, "{rows}")?;
    if !findings.impacts.is_empty() {
        let mut rows =
            table(["impact of", "players who drew it", "they win more", "95 % interval"]);
        for impact in &findings.impacts {
            let [value, interval] = percent(impact.more_wins);
            rows.add_row([impact.card.clone(), impact.drawers.to_string(), value, interval]);
        }
        writeln!(out, "\n{rows}")?;
    }
    Ok(())
}

/// What differs, or that nothing does.
pub(crate) fn comparison(found: &Comparison, out: &mut impl Write) -> Result<(), Failure> {
    let looked = found.differences.len();
    let how = if found.paired { "the same deals" } else { "different deals" };
    writeln!(out, "{} compared with {} ({how}):\n", found.second, found.first)?;
    let sure: Vec<_> = found.differences.iter().filter(|found| found.significant).collect();
    if sure.is_empty() {
        writeln!(out, "No difference that couldn't be luck, among {looked} things compared.")?;
        return Ok(());
    }
    let mut rows =
        table(["", &found.first, &found.second, "difference", "95 % interval", "by luck"]);
    for one in sure {
        let Estimate { value, low, high } = one.difference;
        rows.add_row([
            one.what.clone(),
            format!("{:.3}", one.first),
            format!("{:.3}", one.second),
            format!("{value:+.3}"),
            format!("{low:.3} – {high:.3}"),
            format!("{:.1e}", one.p),
        ]);
    }
    writeln!(
        out,
        "{rows}\n\n{looked} things were compared; \"by luck\" is corrected for that (Holm)."
    )?;
    Ok(())
}

/// All estimates, a line each: variant, what, value, interval.
pub(crate) fn csv(findings: &Findings) -> String {
    let mut text = String::from("variant,measure,item,value,low,high\n");
    let mut line = |variant: &str, measure: &str, item: &str, estimate: &Estimate| {
        let cells = [variant, measure, item].map(quoted).join(",");
        let Estimate { value, low, high } = estimate;
        text.push_str(&format!("{cells},{value},{low},{high}\n"));
    };
    for variant in &findings.variants {
        let name = variant.name.as_str();
        for (measure, estimate) in [
            ("turns", &variant.turns),
            ("decisions", &variant.decisions),
            ("minutes", &variant.minutes),
            ("lead-changes", &variant.lead_changes),
            ("comebacks", &variant.comebacks),
            ("unwon", &variant.unwon),
        ] {
            line(name, measure, "", estimate);
        }
        for (seat, share) in variant.seats.iter().enumerate() {
            line(name, "seat-wins", &seat.to_string(), share);
        }
        for (list, measure) in [
            (&variant.endings, "ending"),
            (&variant.goals, "goal-wins"),
            (&variant.numbers, "at-end"),
        ] {
            for (item, estimate) in list {
                line(name, measure, item, estimate);
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
                line(name, measure, &card.card, estimate);
            }
        }
    }
    for impact in &findings.impacts {
        line(&findings.variants[0].name, "impact", &impact.card, &impact.more_wins);
    }
    text
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
