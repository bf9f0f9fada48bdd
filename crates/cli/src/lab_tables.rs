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
    synergies(findings, out)?;
    skill(findings, out)
}

/// Pairs of cards that are shown in the terminal.
const PAIRS: usize = 12;

fn synergies(findings: &Findings, out: &mut impl Write) -> Result<(), Failure> {
    for variant in findings.variants.iter().filter(|variant| !variant.synergies.is_empty()) {
        let heading = format!("pairs, {}", variant.name);
        let mut rows =
            table([&heading, "players with both", "they win more", "95 % interval", "by luck"]);
        for pair in variant.synergies.iter().take(PAIRS) {
            let [value, interval] = percent(pair.more_wins);
            let both = format!("{} + {}", pair.cards.0, pair.cards.1);
            let luck = format!("{:.2}", pair.p);
            rows.add_row([both, pair.players.to_string(), value, interval, luck]);
        }
        let looked = counted(variant.synergies.len() as u64, "pair");
        writeln!(out, "\n{rows}\n{looked} compared; \"by luck\" is corrected for that (Holm).")?;
    }
    Ok(())
}

fn skill(findings: &Findings, out: &mut impl Write) -> Result<(), Failure> {
    let mut rows = table(["skill", "better", "wins", "by luck alone", "skill", "95 % interval"]);
    for variant in &findings.variants {
        let Some(found) = &variant.skill else { continue };
        let [share, _] = percent(found.share);
        let [skill, interval] = percent(found.skill);
        let luck = format!("{:.2} %", found.luck * 100.0);
        rows.add_row([variant.name.clone(), found.better.clone(), share, luck, skill, interval]);
    }
    if rows.row_count() > 0 {
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
