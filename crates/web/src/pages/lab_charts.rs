//! What an experiment has shown, as charts with a sentence each: the page of a running
//! experiment and the report of the command line have the same ones.

use asterism_lab::experiment::{Comparison, Difference, Findings, VariantFindings};
use asterism_lab::statistics::Estimate;
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::charts::{
    Distribution, DotRow, Dots, Figure, Unit, decimal, half, legend, signed,
};
use crate::pages::ui_preferences::{UiPreferences, names};

/// Number of Goals and cards that a chart shows. The table has all.
const MAX_ROWS: usize = 12;

/// What an experiment has shown, and how its variants are called.
pub(crate) struct LabCharts<'a> {
    pub(crate) ui: &'a UiPreferences,
    pub(crate) findings: &'a Findings,
    pub(crate) comparisons: &'a [Comparison],
    pub(crate) labels: &'a [String],
    /// Whether more games follow.
    pub(crate) running: bool,
}

/// Measures of a whole game, with their unit.
const MEASURES: [(&str, Unit); 6] = [
    ("minutes", Unit::Number(1)),
    ("decisions", Unit::Number(1)),
    ("lead-changes", Unit::Number(2)),
    ("swing", Unit::Share),
    ("comebacks", Unit::Share),
    ("unwon", Unit::Share),
];

fn measure(variant: &VariantFindings, name: &str) -> Estimate {
    match name {
        "minutes" => variant.minutes,
        "decisions" => variant.decisions,
        "lead-changes" => variant.lead_changes,
        "swing" => variant.swing,
        "comebacks" => variant.comebacks,
        _ => variant.unwon,
    }
}

/// How much wider an interval is if this many are looked at.
fn wider(looks: usize) -> f64 {
    asterism_lab::statistics::Confidence::of_many(looks).relative()
}

impl LabCharts<'_> {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    fn first(&self) -> &VariantFindings {
        &self.findings.variants[0]
    }

    /// The name of a card of the deck, as it is printed.
    fn card(&self, name: &str) -> String {
        let cards = self.findings.variants.iter().flat_map(|variant| &variant.cards);
        let found = cards.into_iter().find(|card| card.card == name);
        let full = found.map_or(name, |card| card.full_name.as_str());
        // Cards without an edition are called by their code.
        if full.contains('/') { names().title(self.ui.language, full) } else { full.to_owned() }
    }

    /// The name of a card in quotes, for sentences.
    fn quoted(&self, name: &str) -> String {
        let cards = self.findings.variants.iter().flat_map(|variant| &variant.cards);
        let found = cards.into_iter().find(|card| card.card == name);
        let full = found.map_or(name, |card| card.full_name.as_str());
        names().mention(self.ui.language, full).form("title").to_owned()
    }

    /// What the first comparison says about something.
    fn difference(&self, what: &str) -> Option<&Difference> {
        self.comparisons.first()?.differences.iter().find(|found| found.what == what)
    }

    /// What sentences call the second variant: its letter, if it has one.
    fn second(&self) -> String {
        let label = self.labels.get(1).map_or("", String::as_str);
        let letter = label.split_once(' ').filter(|(letter, _)| letter.chars().count() == 1);
        letter.map_or(label, |(letter, _)| letter).to_owned()
    }

    pub(crate) fn all(&self) -> Markup {
        html! {
            @for figure in self.figures() { (figure.markup(self.ui)) }
            (self.besides())
        }
    }

    /// The charts that there are, with the short names of their tabs.
    pub(crate) fn figures(&self) -> Vec<Figure<'_>> {
        let mut figures = vec![self.length()];
        figures.extend(self.goals());
        figures.extend(self.worth());
        figures.push(self.seats());
        figures.extend(self.synergy());
        figures.extend(self.skill());
        figures
    }

    fn length(&self) -> Figure<'_> {
        let ui = self.ui;
        let median = Distribution::quantile(&self.first().lengths, 0.5);
        let args = Args::new().amount("turn", median as usize);
        let answer = match self.difference("turns") {
            None => ui.say_with("lab-length-one", &args),
            Some(found) => {
                let turns = decimal(ui.language, found.difference.value.abs(), 1);
                let interval = decimal(ui.language, half(&found.difference), 1);
                let args = args
                    .text("turns", turns)
                    .text("interval", interval)
                    .text("variant", self.second())
                    .flag("longer", found.difference.value > 0.0);
                let key = if found.significant { "lab-length-differs" } else { self.unsure() };
                ui.say_with(key, &args)
            }
        };
        let series = self.findings.variants.iter().map(|variant| variant.lengths.as_slice());
        let shown = Distribution { series: series.collect() };
        let unit = self.say("lab-turns");
        Figure {
            id: "lab-length",
            title: self.say("lab-length-title"),
            note: None,
            legend: legend(self.labels),
            drawing: shown.drawing(ui, &answer, &unit),
            table: shown.table(ui, self.labels, &unit),
            answer,
        }
    }

    const fn unsure(&self) -> &'static str {
        if self.running { "lab-not-yet" } else { "lab-no-difference" }
    }

    fn goals(&self) -> Option<Figure<'_>> {
        let ui = self.ui;
        let share = |variant: &VariantFindings, goal: &String| {
            let won = variant.goals.iter().find(|(name, _)| name == goal).map(|(_, share)| *share);
            let there = variant.cards.iter().any(|card| card.card == *goal);
            won.or_else(|| there.then(|| Estimate::share(0.0, variant.games)))
        };
        let rows: Vec<DotRow> = self
            .first()
            .goals
            .iter()
            .map(|(goal, _)| DotRow {
                label: self.card(goal),
                values: self.findings.variants.iter().map(|one| share(one, goal)).collect(),
            })
            .collect();
        let (best, most) = self.first().goals.first()?;
        let differs = self.comparisons.first().and_then(|comparison| {
            let wins = |found: &&Difference| found.what.starts_with("wins by ");
            comparison.differences.iter().find(|found| wins(found) && found.significant)
        });
        let answer = match differs {
            Some(found) => {
                let card = found.what.trim_start_matches("wins by ");
                let points = decimal(ui.language, found.difference.value.abs() * 100.0, 1);
                let args = Args::new()
                    .text("card", self.quoted(card))
                    .text("points", points)
                    .text("variant", self.second())
                    .flag("more", found.difference.value > 0.0);
                ui.say_with("lab-goals-differ", &args)
            }
            None => {
                let args = Args::new()
                    .text("card", self.quoted(best))
                    .text("share", Unit::Share.text(ui, most.value));
                ui.say_with("lab-goals-most", &args)
            }
        };
        let dots = |rows| Dots { rows, unit: Unit::Share, reference: None, by_sign: false };
        Some(Figure {
            id: "lab-goals",
            title: self.say("lab-goals-title"),
            note: (rows.len() > MAX_ROWS)
                .then(|| ui.say_with("lab-rows", &Args::new().amount("count", rows.len()))),
            legend: legend(self.labels),
            drawing: dots(&rows[..rows.len().min(MAX_ROWS)]).drawing(ui, &answer),
            table: dots(&rows).table(ui, self.labels, &self.say("lab-goal")),
            answer,
        })
    }

    fn worth(&self) -> Option<Figure<'_>> {
        let ui = self.ui;
        let measured = || self.findings.impacts.iter().filter(|impact| impact.drawers > 1);
        let rows: Vec<DotRow> = measured()
            .map(|impact| DotRow {
                label: self.card(&impact.card),
                values: vec![Some(impact.more_wins)],
            })
            .collect();
        // Divided by the number of cards looked at.
        let wider = wider(rows.len());
        let sure = measured()
            .filter(|impact| impact.more_wins.value.abs() > half(&impact.more_wins) * wider);
        let best = sure.max_by(|a, b| a.more_wins.value.abs().total_cmp(&b.more_wins.value.abs()));
        let answer = match best {
            Some(impact) => {
                let args = Args::new()
                    .text("card", self.quoted(&impact.card))
                    .text("points", Unit::Points.text(ui, impact.more_wins.value));
                let key = if rows.len() == 1 { "lab-worth-one" } else { "lab-worth-most" };
                ui.say_with(key, &args)
            }
            None => self.say("lab-worth-unsure"),
        };
        if rows.is_empty() {
            return None;
        }
        // The most helpful and the most harmful; the rest is in the table.
        let ends = |rows: &[DotRow]| -> Vec<DotRow> {
            let copy =
                |row: &DotRow| DotRow { label: row.label.clone(), values: row.values.clone() };
            if rows.len() <= 16 {
                return rows.iter().map(copy).collect();
            }
            rows[..8].iter().chain(&rows[rows.len() - 8..]).map(copy).collect()
        };
        let shown = ends(&rows);
        let dots = |rows| Dots {
            rows,
            unit: Unit::Points,
            reference: Some((0.0, String::new())),
            by_sign: true,
        };
        Some(Figure {
            id: "lab-worth",
            title: self.say("lab-worth-title"),
            note: Some(self.say("lab-worth-how")),
            legend: html! {
                ul.legend {
                    @for (class, key) in [("helps", "lab-helps"), ("unsure", "lab-unsure"), ("harms", "lab-harms")] {
                        li class=(class) { span.dot aria-hidden="true" { "●" } " " (self.say(key)) }
                    }
                }
            },
            drawing: dots(&shown).drawing(ui, &answer),
            table: dots(&rows).table(ui, &[], &self.say("lab-card")),
            answer,
        })
    }

    fn seats(&self) -> Figure<'_> {
        let ui = self.ui;
        let seats = self.findings.variants.iter().map(|one| one.seats.len()).max().unwrap_or(0);
        let rows: Vec<DotRow> = (0..seats)
            .map(|seat| DotRow {
                label: ui.say_with("lab-seat", &Args::new().amount("seat", seat + 1)),
                values: self
                    .findings
                    .variants
                    .iter()
                    .map(|one| one.seats.get(seat).copied())
                    .collect(),
            })
            .collect();
        let fair = 1.0 / self.first().seats.len().max(1) as f64;
        let fair_text = Unit::Share.text(ui, fair);
        let all = rows
            .iter()
            .enumerate()
            .flat_map(|(seat, row)| row.values.iter().flatten().map(move |one| (seat, one)));
        // Divided by the number of intervals looked at: one of eight is easily off by luck.
        let wider = wider(rows.len() * self.findings.variants.len());
        let off = all
            .filter(|(_, one)| (one.value - fair).abs() > half(one) * wider)
            .max_by(|(_, a), (_, b)| (a.value - fair).abs().total_cmp(&(b.value - fair).abs()));
        let args = Args::new().text("fair", fair_text.clone());
        let answer = match off {
            None if self.running => ui.say_with("lab-seats-not-yet", &args),
            None => ui.say_with("lab-seats-fair", &args),
            Some((seat, one)) => {
                let args = args
                    .amount("seat", seat + 1)
                    .text("share", Unit::Share.text(ui, one.value))
                    .flag("more", one.value > fair);
                ui.say_with("lab-seats-differ", &args)
            }
        };
        let name = ui.say_with("lab-fair", &Args::new().text("fair", fair_text));
        let dots =
            Dots { rows: &rows, unit: Unit::Share, reference: Some((fair, name)), by_sign: false };
        Figure {
            id: "lab-seats",
            title: self.say("lab-seats-title"),
            note: None,
            legend: legend(self.labels),
            drawing: dots.drawing(ui, &answer),
            table: dots.table(ui, self.labels, &self.say("lab-seat-head")),
            answer,
        }
    }

    fn synergy(&self) -> Option<Figure<'_>> {
        let ui = self.ui;
        let pairs = &self.first().synergies;
        if self.findings.variants.iter().all(|variant| variant.synergies.is_empty()) {
            return None;
        }
        let row = |pair: &asterism_lab::experiment::Synergy| DotRow {
            label: format!("{} + {}", self.card(&pair.cards.0), self.card(&pair.cards.1)),
            values: vec![Some(pair.more_wins)],
        };
        let rows: Vec<DotRow> = pairs.iter().map(row).collect();
        let answer = match pairs.first().filter(|pair| pair.p < 0.05) {
            Some(pair) => {
                let args = Args::new()
                    .text("card", self.quoted(&pair.cards.0))
                    .text("other", self.quoted(&pair.cards.1))
                    .text("points", Unit::Points.text(ui, pair.more_wins.value));
                ui.say_with("lab-synergy-most", &args)
            }
            None => ui.say_with("lab-synergy-none", &Args::new().amount("count", pairs.len())),
        };
        let shown = &rows[..rows.len().min(MAX_ROWS)];
        let dots = |rows| Dots {
            rows,
            unit: Unit::Points,
            reference: Some((0.0, String::new())),
            by_sign: true,
        };
        Some(Figure {
            id: "lab-synergy",
            title: self.say("lab-synergy-title"),
            note: Some(self.say("lab-synergy-how")),
            legend: html! {},
            drawing: dots(shown).drawing(ui, &answer),
            // Thousands of pairs would be a table that nobody reads.
            table: dots(&rows[..rows.len().min(200)]).table(ui, &[], &self.say("lab-pair")),
            answer,
        })
    }

    pub(crate) fn skill(&self) -> Option<Figure<'_>> {
        let ui = self.ui;
        let measured = || {
            let variants = self.findings.variants.iter().zip(self.labels);
            variants.filter_map(|(variant, label)| Some((label, variant.skill.as_ref()?)))
        };
        let rows: Vec<DotRow> = measured()
            .map(|(label, skill)| DotRow { label: label.clone(), values: vec![Some(skill.skill)] })
            .collect();
        let (_, first) = measured().next()?;
        let most = measured().max_by(|(_, a), (_, b)| a.skill.value.total_cmp(&b.skill.value))?;
        let args = Args::new()
            .text("variant", most.0.clone())
            .text("better", first.better.clone())
            .text("worse", first.worse.clone())
            .text("share", Unit::Share.text(ui, most.1.share.value))
            .text("luck", Unit::Share.text(ui, most.1.luck))
            .text("skill", Unit::Share.text(ui, most.1.skill.value));
        let answer = ui.say_with("lab-skill-most", &args);
        let dots = Dots {
            rows: &rows,
            unit: Unit::Share,
            reference: Some((0.0, String::new())),
            by_sign: false,
        };
        Some(Figure {
            id: "lab-skill",
            title: self.say("lab-skill-title"),
            note: Some(ui.say_with("lab-skill-how", &args)),
            legend: html! {},
            drawing: dots.drawing(ui, &answer),
            table: dots.table(ui, &[], &self.say("lab-variant")),
            answer,
        })
    }

    /// The measures that have no chart.
    pub(crate) fn besides(&self) -> Markup {
        let ui = self.ui;
        let cell = |unit: Unit, one: &Estimate| {
            let interval = match unit {
                Unit::Share => decimal(ui.language, half(one) * 100.0, 1),
                Unit::Points | Unit::Number(_) => decimal(ui.language, half(one), 2),
            };
            html! { (unit.text(ui, one.value)) " " small { "± " (interval) } }
        };
        let rows = MEASURES.iter().map(|&(name, unit)| {
            let values: Vec<Option<Estimate>> =
                self.findings.variants.iter().map(|one| Some(measure(one, name))).collect();
            (name.to_owned(), unit, values)
        });
        let numbers = self.first().numbers.iter().map(|(name, _)| {
            let of = |variant: &VariantFindings| {
                variant.numbers.iter().find(|(known, _)| known == name).map(|(_, value)| *value)
            };
            (name.clone(), Unit::Number(1), self.findings.variants.iter().map(of).collect())
        });
        let rows: Vec<(String, Unit, Vec<Option<Estimate>>)> = rows.chain(numbers).collect();
        html! {
            section.panel.besides #lab-besides aria-labelledby="besides-title" {
                h2 #besides-title { (self.say("lab-besides")) }
                div.scroll tabindex="0" role="region" aria-label={ (self.say("lab-besides")) ": " (self.say("lab-measure")) } {
                    table.figures-table {
                        thead {
                            tr {
                                th scope="col" { (self.say("lab-measure")) }
                                @for label in self.labels { th scope="col" { (label) } }
                                @if !self.comparisons.is_empty() { th scope="col" { (self.say("lab-difference")) } }
                            }
                        }
                        tbody {
                            @for (name, unit, values) in &rows {
                                tr {
                                    th scope="row" { (self.say(&format!("lab-measure-{name}"))) }
                                    @for value in values { td { @if let Some(value) = value { (cell(*unit, value)) } @else { "–" } } }
                                    @if !self.comparisons.is_empty() {
                                        td { @if let Some(found) = self.difference(name) { (self.points(found, *unit)) } }
                                    }
                                }
                            }
                            @for (ending, share) in &self.first().endings {
                                @let said = self.ui.try_say(&format!("lab-ending-{ending}")).unwrap_or_else(|| ending.clone());
                                tr {
                                    th scope="row" { (ui.say_with("lab-ending", &Args::new().text("ending", said))) }
                                    td { (cell(Unit::Share, share)) }
                                    @for variant in &self.findings.variants[1..] {
                                        @let found = variant.endings.iter().find(|(name, _)| name == ending);
                                        td { @if let Some((_, share)) = found { (cell(Unit::Share, share)) } @else { "–" } }
                                    }
                                    @if !self.comparisons.is_empty() { td {} }
                                }
                            }
                        }
                    }
                }
                p.note { (self.say("lab-besides-how")) }
            }
        }
    }

    /// A difference with its interval.
    fn points(&self, found: &Difference, unit: Unit) -> String {
        let factor = if unit == Unit::Share { 100.0 } else { 1.0 };
        let digits = if let Unit::Number(digits) = unit { digits } else { 1 };
        format!(
            "{} ± {}",
            signed(self.ui, found.difference.value * factor, digits),
            decimal(self.ui.language, half(&found.difference) * factor, digits)
        )
    }

    /// What was compared, in words.
    fn compared(&self, what: &str) -> (String, Unit) {
        let ui = self.ui;
        if let Some(card) = what.strip_prefix("wins by ") {
            let args = Args::new().text("card", self.quoted(card));
            return (ui.say_with("lab-compared-wins", &args), Unit::Share);
        }
        if let Some(seat) = what.strip_prefix("wins of seat ") {
            let seat = seat.parse::<usize>().unwrap_or(0) + 1;
            let args = Args::new().amount("seat", seat);
            return (ui.say_with("lab-compared-seat", &args), Unit::Share);
        }
        if let Some(card) =
            what.strip_prefix("games with ").and_then(|rest| rest.strip_suffix(" played"))
        {
            let args = Args::new().text("card", self.quoted(card));
            return (ui.say_with("lab-compared-played", &args), Unit::Share);
        }
        if what == "turns" {
            return (self.say("lab-turns"), Unit::Number(1));
        }
        let unit = MEASURES
            .iter()
            .find(|(name, _)| *name == what)
            .map_or(Unit::Number(1), |(_, unit)| *unit);
        (self.say(&format!("lab-measure-{what}")), unit)
    }

    /// What differs for certain, and what was looked at first.
    pub(crate) fn so_far(&self) -> Markup {
        let ui = self.ui;
        html! {
            @for (index, comparison) in self.comparisons.iter().enumerate() {
                @let sure: Vec<&Difference> = comparison.differences.iter().filter(|found| found.significant).collect();
                @let label = self.labels.get(index + 1).map_or("", String::as_str);
                @if self.comparisons.len() > 1 { h3 { (label) } }
                ul.so-far {
                    @for found in sure.iter().take(6) {
                        @let (what, unit) = self.compared(&found.what);
                        li.sure { span aria-hidden="true" { "✓" } span { (what) } b { (self.points(found, unit)) } }
                    }
                    @for what in ["turns", "unwon"] {
                        @if let Some(found) = comparison.differences.iter().find(|found| found.what == what && !found.significant) {
                            @let (said, unit) = self.compared(&found.what);
                            li { span aria-hidden="true" { "–" } span { (said) ": " (self.say(if self.running { "lab-not-sure" } else { "lab-none-seen" })) } b { (self.points(found, unit)) } }
                        }
                    }
                }
                @let args = Args::new().amount("count", comparison.differences.len()).amount("sure", sure.len());
                p.note { (ui.say_with("lab-looked", &args)) }
            }
        }
    }
}
