//! The report of an experiment as a page that needs no other file. It is for researchers and
//! in English, like the command that writes it. Every chart has a table with its numbers.

use asterism_lab::experiment::{Comparison, Findings, Impact, VariantFindings};
use asterism_lab::statistics::Estimate;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1b1d24; --paper: #fbfaf7; --soft: #5d6170; --line: #d5d3cb; --bar: #3f66b0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #14161c; --soft: #a9adba; --line: #363a46; --bar: #7ea2ea; } }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; } h2 { margin: 2.2rem 0 .4rem; padding-top: .8rem; border-top: 1px solid var(--line); } h3 { margin: 1.6rem 0 .2rem; }
p.note { color: var(--soft); margin: .2rem 0 .8rem; } figure { margin: .6rem 0 1rem; overflow-x: auto; }
svg { display: block; max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } svg .axis { fill: var(--soft); font-size: 11px; }
svg .bar { fill: var(--bar); } svg .whisker { stroke: var(--ink); stroke-width: 1.5; } svg .grid { stroke: var(--line); }
table { border-collapse: collapse; margin: .5rem 0; font-variant-numeric: tabular-nums; } th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; } th:first-child, td:first-child { text-align: left; }
details { margin: .3rem 0 1rem; overflow-x: auto; } summary { cursor: pointer; color: var(--soft); } .wide { overflow-x: auto; }
@media print { details:not([open]) > *:not(summary) { display: block; } h2 { break-before: page; } }
";

/// The page.
#[must_use]
pub fn lab_report(findings: &Findings, comparisons: &[Comparison]) -> String {
    let complete = findings.games == findings.wanted;
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (findings.name) " – Asterism laboratory" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (findings.name) }
                    p.note {
                        (grouped(findings.games)) " games of each variant"
                        @if !complete { " of " (grouped(findings.wanted)) ", not finished" }
                        ", seed " (findings.seed) ". The lines on the bars, and the numbers after ±, are 95 % confidence \
                         intervals. The variants were played with the same deals."
                    }
                    (overview(findings))
                    @if !comparisons.is_empty() { (compared(comparisons)) }
                    @if !findings.impacts.is_empty() { (impacts(&findings.impacts)) }
                    @for variant in &findings.variants { (details_of(variant)) }
                }
            }
        }
    };
    page.into_string()
}

fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn percent(estimate: &Estimate) -> String {
    let half = (estimate.high - estimate.low) / 2.0 * 100.0;
    format!("{:.1} % ± {half:.1}", estimate.value * 100.0)
}

fn number(estimate: &Estimate) -> String {
    format!("{:.2} ± {:.2}", estimate.value, (estimate.high - estimate.low) / 2.0)
}

/// Horizontal bars with intervals, and a table with the same numbers.
fn chart(title: &str, rows: &[(String, Estimate)], show: fn(&Estimate) -> String) -> Markup {
    const LABELS: f64 = 190.0;
    const WIDTH: f64 = 420.0;
    const ROW: f64 = 24.0;
    let most = rows.iter().map(|(_, estimate)| estimate.high).fold(f64::MIN_POSITIVE, f64::max);
    let least = rows.iter().map(|(_, estimate)| estimate.low).fold(0.0, f64::min);
    let at = |value: f64| LABELS + (value.clamp(least, most) - least) / (most - least) * WIDTH;
    let height = rows.len() as f64 * ROW + 8.0;
    let (wide, zero) = (LABELS + WIDTH + 130.0, at(0.0));
    html! {
        figure {
            svg viewBox=(format!("0 0 {wide} {height}")) width=(wide) height=(height) role="img" aria-label=(format!("{title}; the table below has the numbers")) {
                line.grid x1=(zero) x2=(zero) y1="0" y2=(height) {}
                @for (index, (name, estimate)) in rows.iter().enumerate() {
                    @let top = index as f64 * ROW + 4.0;
                    @let (from, to) = (at(estimate.value.min(0.0)), at(estimate.value.max(0.0)));
                    text x=(LABELS - 8.0) y=(top + 15.0) text-anchor="end" { (shortened(name)) }
                    rect.bar x=(from) y=(top + 3.0) width=(format!("{:.2}", to - from)) height=(ROW - 8.0) rx="2" {}
                    line.whisker x1=(at(estimate.low)) x2=(at(estimate.high)) y1=(top + 11.0) y2=(top + 11.0) {}
                    text.axis x=(at(estimate.high).max(to) + 8.0) y=(top + 15.0) { (show(estimate)) }
                }
            }
        }
        details {
            summary { (title) " as a table" }
            table {
                thead { tr { th scope="col" { "" } th scope="col" { "value" } th scope="col" { "95 % interval" } } }
                tbody {
                    @for (name, estimate) in rows {
                        tr {
                            td { (name) }
                            td { (format!("{:.4}", estimate.value)) }
                            td { (format!("{:.4} – {:.4}", estimate.low, estimate.high)) }
                        }
                    }
                }
            }
        }
    }
}

/// A name that fits next to a bar.
fn shortened(name: &str) -> String {
    if name.chars().count() <= 26 {
        return name.to_owned();
    }
    name.chars().take(25).chain(['…']).collect()
}

fn overview(findings: &Findings) -> Markup {
    html! {
        h2 { "Overview" }
        div.wide {
            table {
                thead {
                    tr {
                        th scope="col" { "variant" }
                        th scope="col" { "turns" }
                        th scope="col" { "decisions" }
                        th scope="col" { "minutes" }
                        th scope="col" { "first seat wins" }
                        th scope="col" { "comebacks" }
                        th scope="col" { "no winner" }
                    }
                }
                tbody {
                    @for variant in &findings.variants {
                        tr {
                            td { (variant.name) }
                            td { (number(&variant.turns)) }
                            td { (number(&variant.decisions)) }
                            td { (number(&variant.minutes)) }
                            td { @if let Some(first) = variant.seats.first() { (percent(first)) } }
                            td { (percent(&variant.comebacks)) }
                            td { (percent(&variant.unwon)) }
                        }
                    }
                }
            }
        }
        p.note {
            "Minutes assume 10 seconds for every decision with several possible moves. A comeback is a win by a player whose \
             chance, as the bots estimate it, was once less than half of an equal share."
        }
    }
}

fn compared(comparisons: &[Comparison]) -> Markup {
    html! {
        h2 { "What differs" }
        @for comparison in comparisons {
            @let sure: Vec<_> = comparison.differences.iter().filter(|found| found.significant).collect();
            h3 { (comparison.second) " compared with " (comparison.first) }
            @if sure.is_empty() {
                p { "No difference that couldn’t be luck, among " (comparison.differences.len()) " things that were compared." }
            } @else {
                div.wide {
                    table {
                        thead {
                            tr {
                                th scope="col" { "" }
                                th scope="col" { (comparison.first) }
                                th scope="col" { (comparison.second) }
                                th scope="col" { "difference" }
                                th scope="col" { "by luck" }
                            }
                        }
                        tbody {
                            @for found in &sure {
                                tr {
                                    td { (found.what) }
                                    td { (format!("{:.3}", found.first)) }
                                    td { (format!("{:.3}", found.second)) }
                                    td { (format!("{:+.3} ± {:.3}", found.difference.value, (found.difference.high - found.difference.low) / 2.0)) }
                                    td { (format!("{:.1e}", found.p)) }
                                }
                            }
                        }
                    }
                }
                p.note {
                    (comparison.differences.len()) " things were compared. The last column is the chance to see such a difference by \
                     luck, corrected for that (Holm)."
                }
            }
        }
    }
}

fn impacts(impacts: &[Impact]) -> Markup {
    let rows: Vec<(String, Estimate)> =
        impacts.iter().map(|impact| (impact.card.clone(), impact.more_wins)).collect();
    html! {
        h2 { "Impact of cards" }
        p.note { "How much more often those who drew a card win than the same seats in the same deals without it." }
        (chart("Impact of cards", &rows, percent))
    }
}

fn details_of(variant: &VariantFindings) -> Markup {
    let seats: Vec<(String, Estimate)> = variant
        .seats
        .iter()
        .enumerate()
        .map(|(seat, share)| (format!("seat {seat}"), *share))
        .collect();
    html! {
        h2 { (variant.name) }
        p.note { "Players: " (variant.agents.join(", ")) "." }
        h3 { "Wins by seat" }
        (chart("Wins by seat", &seats, percent))
        h3 { "Length" }
        (lengths(variant))
        @if !variant.goals.is_empty() {
            h3 { "Goals that won" }
            (chart("Goals that won", &variant.goals, percent))
        }
        h3 { "Endings" }
        (chart("Endings", &variant.endings, percent))
        @if !variant.numbers.is_empty() {
            h3 { "At the end" }
            (chart("At the end", &variant.numbers, number))
        }
        h3 { "Cards" }
        p.note {
            "Dead: neither played nor used, of the games in which it was drawn. The last two columns: how often those who drew \
             or played it won, compared with an equal share. Who is winning anyway also draws more, so read them with the impact."
        }
        (cards(variant))
    }
}

/// Games by their number of turns.
fn lengths(variant: &VariantFindings) -> Markup {
    const WIDTH: f64 = 700.0;
    const HEIGHT: f64 = 140.0;
    const BINS: u32 = 40;
    let last = variant.lengths.last().map_or(0, |(turns, _)| *turns);
    let step = (last / BINS).max(1);
    let mut bins = vec![0_u64; (last / step + 1) as usize];
    for (turns, games) in &variant.lengths {
        bins[(turns / step) as usize] += games;
    }
    let most = bins.iter().copied().max().unwrap_or(1).max(1) as f64;
    let each = WIDTH / bins.len() as f64;
    html! {
        p { "A game has " (number(&variant.turns)) " turns and " (number(&variant.decisions)) " decisions. The lead changes " (number(&variant.lead_changes)) " times." }
        figure {
            svg viewBox=(format!("0 0 {WIDTH} {}", HEIGHT + 18.0)) width=(WIDTH) height=(HEIGHT + 18.0) role="img" aria-label="Games by their number of turns; the table below has the numbers" {
                @for (index, games) in bins.iter().enumerate() {
                    @let tall = *games as f64 / most * HEIGHT;
                    rect.bar x=(format!("{:.2}", index as f64 * each)) y=(format!("{:.2}", HEIGHT - tall)) width=(format!("{:.2}", (each - 1.0).max(0.5))) height=(format!("{tall:.2}")) {}
                }
                line.grid x1="0" x2=(WIDTH) y1=(HEIGHT) y2=(HEIGHT) {}
                text.axis x="0" y=(HEIGHT + 14.0) { "0 turns" }
                text.axis x=(WIDTH) y=(HEIGHT + 14.0) text-anchor="end" { (last) " turns" }
            }
        }
        details {
            summary { "Length as a table" }
            table {
                thead { tr { th scope="col" { "turns" } th scope="col" { "games" } } }
                tbody {
                    @for (index, games) in bins.iter().enumerate() {
                        @let from = index as u32 * step;
                        tr {
                            td { (from) @if step > 1 { "–" (from + step - 1) } }
                            td { (grouped(*games)) }
                        }
                    }
                }
            }
        }
    }
}

fn cards(variant: &VariantFindings) -> Markup {
    let signed = |estimate: &Estimate| {
        let half = (estimate.high - estimate.low) / 2.0 * 100.0;
        format!("{:+.1} ± {half:.1}", estimate.value * 100.0)
    };
    html! {
        div.wide {
            table {
                thead {
                    tr {
                        th scope="col" { "card" }
                        th scope="col" { "drawn" }
                        th scope="col" { "played" }
                        th scope="col" { "used" }
                        th scope="col" { "dead" }
                        th scope="col" { "drew and won" }
                        th scope="col" { "played and won" }
                    }
                }
                tbody {
                    @for card in &variant.cards {
                        tr {
                            th scope="row" { (card.card) }
                            td { (percent(&card.drawn)) }
                            td { (percent(&card.played)) }
                            td { (percent(&card.used)) }
                            td { (percent(&card.dead)) }
                            td { (signed(&card.drawers_win)) }
                            td { (signed(&card.players_win)) }
                        }
                    }
                }
            }
        }
    }
}
