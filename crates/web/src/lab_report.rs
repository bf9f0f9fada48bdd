//! The report of an experiment as a page that needs no other file. It is for researchers and
//! in English, like the command that writes it. Every chart has a table with its numbers.

use asterism_lab::experiment::{Comparison, Findings, VariantFindings};
use asterism_lab::statistics::Estimate;
use asterism_words::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::pages::charts::decimal;
use crate::pages::lab_charts::LabCharts;
use crate::pages::ui_preferences::UiPreferences;

/// More series than this can't be told apart in one chart.
const MAX_SERIES: usize = 4;

/// What the style of the pages defines for all of them.
const BASE: &str = "
:root { color-scheme: light dark; --ink: light-dark(#1b1d24, #ecebe6); --ink-2: light-dark(#55596a, #a9adba); --line: light-dark(#d5d3cb, #363a46); --gold: light-dark(#7d4d05, #f2c14e); --focus: #5b8def; --panel: light-dark(#fff, #1b1e26); --ui: system-ui, sans-serif; --display: Georgia, serif; }
* { box-sizing: border-box; } body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 78rem; font: .9375rem/1.5 var(--ui); color: var(--ink); background: light-dark(#fbfaf7, #14161c); }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; } h2, h3 { margin: 0 0 .2rem; } p { margin: .2rem 0; } ul { list-style: none; margin: 0; padding: 0; } .note { color: var(--ink-2); }
.panel { padding: 1rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--panel); } section { margin-top: 1rem; } .lab-charts section { margin: 0; } svg { display: block; }
";

/// The page.
#[must_use]
pub fn lab_report(findings: &Findings, comparisons: &[Comparison]) -> String {
    let ui = UiPreferences::plain(Language::English);
    let complete = findings.games == findings.wanted;
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (findings.name) " – Asterism laboratory" }
                style { (PreEscaped(BASE)) (PreEscaped(include_str!("../assets/style/lab.css"))) }
            }
            body {
                main {
                    h1 { (findings.name) }
                    p.note {
                        (grouped(findings.games)) " games of each variant"
                        @if !complete { " of " (grouped(findings.wanted)) ", not finished" }
                        ", seed " (findings.seed) ", version " (env!("CARGO_PKG_VERSION")) ". The lines with caps, and the numbers after ±, are \
                         95 % confidence intervals. The variants were played with the same deals."
                    }
                    (charts(&ui, findings, comparisons))
                    @if !comparisons.is_empty() { section.panel { (compared(comparisons)) } }
                    @for variant in &findings.variants {
                        section.panel {
                            h2 { "Cards: " (variant.name) }
                            p.note {
                                "Players: " (variant.agents.join(", ")) ". Dead: neither played nor used, of the games in which it was drawn. The \
                                 last two columns: how often those who drew or played it won, compared with an equal share. Those who are \
                                 winning anyway also draw more, so read them with the impact."
                            }
                            (cards(variant))
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

/// All variants in the same charts, or each in its own if they are too many.
fn charts(ui: &UiPreferences, findings: &Findings, comparisons: &[Comparison]) -> Markup {
    let variants = &findings.variants;
    let letters = variants.len() > 1 && variants.len() <= 26;
    let name = |(variant, letter): (&VariantFindings, char)| match letters {
        true => format!("{letter} {}", variant.name),
        false => variant.name.clone(),
    };
    let labels: Vec<String> = variants.iter().zip(('A'..='Z').cycle()).map(name).collect();
    let running = findings.games < findings.wanted;
    if variants.len() <= MAX_SERIES {
        let charts = LabCharts { ui, findings, comparisons, labels: &labels, running };
        return html! { div.lab-charts { (charts.all()) } };
    }
    let whole = LabCharts { ui, findings, comparisons, labels: &labels, running };
    let alone: Vec<Findings> = variants
        .iter()
        .enumerate()
        .map(|(index, variant)| Findings {
            variants: vec![variant.clone()],
            // Impacts are measured in the first variant.
            impacts: if index == 0 { findings.impacts.clone() } else { Vec::new() },
            ..findings.clone()
        })
        .collect();
    html! {
        (whole.besides())
        @if let Some(skill) = whole.skill() { (skill.markup(ui)) }
        @for (found, label) in alone.iter().zip(&labels) {
            @let labels = std::slice::from_ref(label);
            @let charts = LabCharts { ui, findings: found, comparisons: &[], labels, running };
            section {
                h2 { (label) }
                div.lab-charts { @for figure in charts.figures().iter().filter(|figure| figure.id != "lab-skill") { (figure.markup(ui)) } }
            }
        }
    }
}

fn grouped(number: u64) -> String {
    decimal(Language::English, number as f64, 0)
}

fn percent(estimate: &Estimate) -> String {
    let half = (estimate.high - estimate.low) / 2.0 * 100.0;
    format!("{:.1} % ± {half:.1}", estimate.value * 100.0)
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
                div.scroll {
                    table.figures-table {
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

fn cards(variant: &VariantFindings) -> Markup {
    let signed = |estimate: &Estimate| {
        let half = (estimate.high - estimate.low) / 2.0 * 100.0;
        format!("{:+.1} ± {half:.1}", estimate.value * 100.0)
    };
    html! {
        div.scroll {
            table.figures-table {
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
