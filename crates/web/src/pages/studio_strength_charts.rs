//! The charts of a card's strength: who wins with it, whom it favors, how long games are,
//! whether it comes into play.

use asterism_lab::experiment::{CardFinding, Comparison, Findings, GroupFinding, StudyFinding};
use asterism_lab::statistics::{Confidence, Estimate};
use asterism_words::Args;
use maud::html;

use crate::pages::charts::{Distribution, DotRow, Dots, Figure, Unit, decimal, half, legend};
use crate::pages::ui_preferences::UiPreferences;

/// Groups with fewer players are not shown: their intervals would be as wide as the chart.
const FEWEST: u64 = 20;

pub(crate) struct StrengthCharts<'a> {
    pub(crate) ui: &'a UiPreferences,
    pub(crate) findings: &'a Findings,
    pub(crate) study: &'a StudyFinding,
    pub(crate) card: &'a CardFinding,
    pub(crate) comparison: Option<&'a Comparison>,
    /// The names of the games with and without the card.
    pub(crate) labels: Vec<String>,
    /// Whether it can be used after it was played.
    pub(crate) usable: bool,
    pub(crate) running: bool,
}

impl StrengthCharts<'_> {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    pub(crate) fn figures(&self) -> Vec<Figure<'_>> {
        let mut figures = Vec::new();
        figures.extend(self.who_wins());
        figures.extend(self.whom());
        figures.push(self.length());
        figures.push(self.comes());
        figures
    }

    /// Groups as rows, with and without the card.
    fn rows(&self, groups: &[(&str, GroupFinding)]) -> Vec<DotRow> {
        let large = groups.iter().filter(|(_, group)| group.players >= FEWEST);
        large
            .map(|(key, group)| DotRow {
                label: self.say(key),
                values: vec![Some(group.with), Some(group.without)],
            })
            .collect()
    }

    fn compared(&self, id: &'static str, rows: &[DotRow], answer: String) -> Option<Figure<'_>> {
        if rows.is_empty() {
            return None;
        }
        let ui = self.ui;
        let fair = 1.0 / self.findings.variants[0].seats.len().max(1) as f64;
        let name = ui.say_with("lab-fair", &Args::new().text("fair", Unit::Share.text(ui, fair)));
        let dots = Dots { rows, unit: Unit::Share, reference: Some((fair, name)), by_sign: false };
        Some(Figure {
            id,
            title: self.say(&format!("{id}-title")),
            note: None,
            legend: legend(&self.labels),
            drawing: dots.drawing(ui, &answer),
            table: dots.table(ui, &self.labels, &self.say("strength-group")),
            answer,
        })
    }

    fn who_wins(&self) -> Option<Figure<'_>> {
        let StudyFinding { drew, played, held, others, .. } = *self.study;
        let rows = self.rows(&[
            ("strength-who-drew", drew),
            ("strength-who-played", played),
            ("strength-who-held", held),
            ("strength-who-others", others),
        ]);
        let more = if played.players >= FEWEST { played.more } else { drew.more };
        let answer = if more.low > 0.0 || more.high < 0.0 {
            let args = Args::new()
                .text("points", Unit::Points.text(self.ui, more.value))
                .flag("played", played.players >= FEWEST);
            self.ui.say_with("strength-who-sure", &args)
        } else {
            self.unsure()
        };
        self.compared("strength-who", &rows, answer)
    }

    fn unsure(&self) -> String {
        self.say(if self.running { "strength-not-yet" } else { "strength-no-difference" })
    }

    fn whom(&self) -> Option<Figure<'_>> {
        let keys = [
            "strength-standing-far",
            "strength-standing-behind",
            "strength-standing-level",
            "strength-standing-ahead",
        ];
        let groups: Vec<_> = keys.into_iter().zip(self.study.standings).collect();
        // Four intervals are looked at, so each has to be surer.
        let wider = Confidence::of_many(groups.len()).relative();
        let sure = |(_, group): &&(&str, GroupFinding)| {
            group.players >= FEWEST && group.more.value.abs() > half(&group.more) * wider
        };
        let most = groups
            .iter()
            .filter(sure)
            .max_by(|(_, a), (_, b)| a.more.value.abs().total_cmp(&b.more.value.abs()));
        let answer = match most {
            None => self.unsure(),
            Some((key, group)) => {
                let args = Args::new()
                    .text("who", self.say(key))
                    .text("points", Unit::Points.text(self.ui, group.more.value));
                self.ui.say_with("strength-whom-sure", &args)
            }
        };
        self.compared("strength-whom", &self.rows(&groups), answer)
    }

    fn length(&self) -> Figure<'_> {
        let ui = self.ui;
        let variants = &self.findings.variants;
        let median =
            |index: usize| Distribution::quantile(&variants[index].lengths, 0.5).to_string();
        let differs = self.comparison.and_then(|comparison| {
            let turns = comparison.differences.iter().find(|found| found.what == "turns")?;
            let (low, high) = (turns.difference.low, turns.difference.high);
            (low > 0.0 || high < 0.0).then_some(turns.difference)
        });
        let answer = match differs {
            // The second variant is the one without the card.
            Some(difference) => {
                let args = Args::new()
                    .text("turns", decimal(ui.language, difference.value.abs(), 1))
                    .text("with", median(0))
                    .text("without", median(1))
                    .flag("longer", difference.value < 0.0);
                ui.say_with("strength-length-sure", &args)
            }
            None => self.unsure(),
        };
        let series = variants.iter().map(|variant| variant.lengths.as_slice()).collect();
        let shown = Distribution { series };
        let unit = self.say("lab-turns");
        Figure {
            id: "strength-length",
            title: self.say("strength-length-title"),
            note: None,
            legend: legend(&self.labels),
            drawing: shown.drawing(ui, &answer, &unit),
            table: shown.table(ui, &self.labels, &unit),
            answer,
        }
    }

    fn comes(&self) -> Figure<'_> {
        let ui = self.ui;
        let CardFinding { drawn, played, used, .. } = self.card;
        let won = self.findings.variants[0].goals.iter().find(|(goal, _)| *goal == self.card.card);
        let row = |key: &str, value: &Estimate| DotRow {
            label: self.say(key),
            values: vec![Some(*value)],
        };
        let mut rows =
            vec![row("strength-comes-drawn", drawn), row("strength-comes-played", played)];
        if self.usable {
            rows.push(row("strength-comes-used", used));
        }
        rows.extend(won.map(|(_, won)| row("strength-comes-won", won)));
        let args = Args::new()
            .text("drawn", Unit::Share.text(ui, drawn.value))
            .text("played", Unit::Share.text(ui, played.value));
        let answer = ui.say_with("strength-comes-answer", &args);
        let dots = Dots {
            rows: &rows,
            unit: Unit::Share,
            reference: Some((0.0, String::new())),
            by_sign: false,
        };
        Figure {
            id: "strength-comes",
            title: self.say("strength-comes-title"),
            note: None,
            legend: html! {},
            drawing: dots.drawing(ui, &answer),
            table: dots.table(ui, &[], &self.say("strength-group")),
            answer,
        }
    }
}
