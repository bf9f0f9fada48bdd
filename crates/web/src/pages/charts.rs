//! Charts as inline SVG: dots with intervals, and distributions. Series differ by shape, not
//! only by color. The figures are always in a table, too.

use std::fmt::Write as _;

use asterism_lab::statistics::Estimate;
use asterism_words::Language;
use maud::{Markup, html};

use crate::pages::ui_preferences::UiPreferences;

/// The width of a drawing. Columns of pages are about as wide, so that text keeps its size.
const WIDTH: f64 = 360.0;
const LABELS: f64 = 122.0;
const PLOT: (f64, f64) = (134.0, 296.0);
/// Letters that fit beside the dots.
const LABEL_LETTERS: usize = 18;

/// A number with so many decimals, as the language writes it.
pub(crate) fn decimal(language: Language, value: f64, digits: usize) -> String {
    let plain = format!("{:.digits$}", value.abs());
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    let (group, point) = match language {
        Language::English => (',', '.'),
        Language::Italian => ('.', ','),
        Language::Russian | Language::Polish => ('\u{a0}', ','),
    };
    let mut text = String::new();
    // Zero has no sign, however it was rounded.
    if value < 0.0 && plain.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) {
        text.push('−');
    }
    // Russian, Polish and Italian don't group four digits.
    let grouped = whole.len() > 4 || (language == Language::English && whole.len() > 3);
    for (at, digit) in whole.chars().enumerate() {
        if grouped && at > 0 && (whole.len() - at).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    if !part.is_empty() {
        text.push(point);
        text.push_str(part);
    }
    text
}

/// What the numbers of a chart are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Shares, in per cent.
    Share,
    /// Differences of shares, in points, with a sign.
    Points,
    /// Anything else, with this many decimals.
    Number(usize),
}

impl Unit {
    /// A value, with no more digits than an interval allows.
    pub(crate) fn text(self, ui: &UiPreferences, value: f64) -> String {
        match self {
            Self::Share => format!("{}\u{a0}%", decimal(ui.language, value * 100.0, 1)),
            Self::Points => signed(ui, value * 100.0, 1),
            Self::Number(digits) => decimal(ui.language, value, digits),
        }
    }

    fn tick(self, ui: &UiPreferences, value: f64, step: f64) -> String {
        let digits = |step: f64| usize::from(step.fract().abs() > 1e-9);
        match self {
            Self::Share => {
                let digits = digits(step * 100.0);
                format!("{}\u{a0}%", decimal(ui.language, value * 100.0, digits))
            }
            Self::Points => signed(ui, value * 100.0, digits(step * 100.0)),
            Self::Number(_) => decimal(ui.language, value, digits(step)),
        }
    }
}

/// A number with its sign.
pub(crate) fn signed(ui: &UiPreferences, value: f64, digits: usize) -> String {
    let text = decimal(ui.language, value, digits);
    let zero = text.bytes().all(|digit| !(b'1'..=b'9').contains(&digit));
    if value > 0.0 && !zero { format!("+{text}") } else { text }
}

/// The half width of an interval, written after ±.
pub(crate) fn half(estimate: &Estimate) -> f64 {
    (estimate.high - estimate.low) / 2.0
}

/// A row of dots, one for each series.
pub(crate) struct DotRow {
    pub(crate) label: String,
    pub(crate) values: Vec<Option<Estimate>>,
}

/// Dots with intervals.
pub(crate) struct Dots<'a> {
    pub(crate) rows: &'a [DotRow],
    pub(crate) unit: Unit,
    /// A dashed line at a value, with its name.
    pub(crate) reference: Option<(f64, String)>,
    /// Whether the colors say which values are above or below zero.
    pub(crate) by_sign: bool,
}

/// The axis: from, to, and the distance of its ticks.
fn axis(least: f64, most: f64) -> (f64, f64, f64) {
    // A single value gets an axis of its own size.
    let span = if most > least { most - least } else { most.abs().max(1.0) * 0.1 };
    let rough = span / 3.0;
    let magnitude = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0]
        .map(|factor| factor * magnitude)
        .into_iter()
        .find(|step| *step >= rough * 0.999)
        .unwrap_or(rough);
    let (from, to) = ((least / step).floor() * step, (most / step).ceil() * step);
    (from, if to > from { to } else { from + step }, step)
}

fn shortened(label: &str) -> String {
    if label.chars().count() <= LABEL_LETTERS {
        return label.to_owned();
    }
    label.chars().take(LABEL_LETTERS - 1).chain(['…']).collect()
}

/// The mark of a series: a disc, a hollow diamond, a square, a triangle.
fn mark(series: usize, x: f64, y: f64) -> Markup {
    let path = match series % 4 {
        0 => format!("M{:.1} {y:.1}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", x - 4.0),
        1 => format!("M{x:.1} {:.1}l5 5l-5 5l-5-5z", y - 5.0),
        2 => format!("M{:.1} {:.1}h7v7h-7z", x - 3.5, y - 3.5),
        _ => format!("M{x:.1} {:.1}l5 8h-10z", y - 5.0),
    };
    html! { path.mark d=(path) {} }
}

/// The names of series with their marks.
pub(crate) fn legend(names: &[String]) -> Markup {
    html! {
        @if names.len() > 1 {
            ul.legend {
                @for (series, name) in names.iter().enumerate() {
                    li class={ "series-" (series) } {
                        svg viewBox="0 0 40 14" width="40" height="14" aria-hidden="true" focusable="false" {
                            path.whisker d="M2 7H38M2 4v6M38 4v6" {}
                            (mark(series, 20.0, 7.0))
                        }
                        (name)
                    }
                }
            }
        }
    }
}

impl Dots<'_> {
    fn class(&self, series: usize, estimate: &Estimate) -> String {
        match self.by_sign {
            false => format!("series-{series}"),
            true if estimate.low > 0.0 => "helps".to_owned(),
            true if estimate.high < 0.0 => "harms".to_owned(),
            true => "unsure".to_owned(),
        }
    }

    /// The drawing. `answer` is what it shows, in words.
    pub(crate) fn drawing(&self, ui: &UiPreferences, answer: &str) -> Markup {
        let all = || self.rows.iter().flat_map(|row| row.values.iter().flatten());
        let reference = self.reference.as_ref().map(|(value, _)| *value);
        let least = all().map(|one| one.low).chain(reference).fold(f64::INFINITY, f64::min);
        let most = all().map(|one| one.high).chain(reference).fold(f64::NEG_INFINITY, f64::max);
        let (from, to, step) = if least.is_finite() { axis(least, most) } else { (0.0, 1.0, 0.5) };
        let x = |value: f64| PLOT.0 + (value - from) / (to - from) * (PLOT.1 - PLOT.0);
        let series = self.rows.iter().map(|row| row.values.len()).max().unwrap_or(1).max(1);
        let tall = if series == 1 { 24.0 } else { 15.0 * series as f64 + 6.0 };
        let top = 22.0;
        let bottom = top + tall * self.rows.len() as f64;
        let foot = if self.reference.is_some() { 20.0 } else { 4.0 };
        let ticks = ((to - from) / step).round() as usize;
        html! {
            svg.plot viewBox=(format!("0 0 {WIDTH} {:.0}", bottom + foot)) role="img" aria-label=(answer) {
                @for tick in 0..=ticks {
                    @let value = from + step * tick as f64;
                    @let at = format!("{:.1}", x(value));
                    line.grid x1=(at) x2=(at) y1=(top - 4.0) y2=(bottom) {}
                    text.axis x=(at) y="12" text-anchor="middle" { (self.unit.tick(ui, value, step)) }
                }
                @if let Some((value, name)) = &self.reference {
                    @let at = format!("{:.1}", x(*value));
                    line.fair x1=(at) x2=(at) y1=(top - 4.0) y2=(bottom) {}
                    text.axis x=(at) y=(bottom + 14.0) text-anchor="middle" { (name) }
                }
                @for (index, row) in self.rows.iter().enumerate() {
                    @let row_top = top + tall * index as f64;
                    text.label x=(LABELS) y=(format!("{:.1}", row_top + tall / 2.0 + 4.5)) text-anchor="end" { (shortened(&row.label)) }
                    @for (number, estimate) in row.values.iter().enumerate().filter_map(|(number, value)| Some((number, value.as_ref()?))) {
                        @let y = if series == 1 { row_top + tall / 2.0 } else { row_top + 10.5 + 15.0 * number as f64 };
                        @let (low, high) = (x(estimate.low.max(from)), x(estimate.high.min(to)));
                        g class=(self.class(number, estimate)) {
                            path.whisker d=(format!("M{low:.1} {y:.1}H{high:.1}M{low:.1} {:.1}v6M{high:.1} {:.1}v6", y - 3.0, y - 3.0)) {}
                            (mark(number, x(estimate.value), y))
                            text.value x=(WIDTH) y=(format!("{:.1}", y + 4.5)) text-anchor="end" { (self.unit.text(ui, estimate.value)) }
                        }
                    }
                }
            }
        }
    }

    /// The same figures as a table, with both ends of the intervals.
    pub(crate) fn table(&self, ui: &UiPreferences, names: &[String], first: &str) -> Markup {
        html! {
            table.figures-table {
                thead {
                    tr {
                        th scope="col" { (first) }
                        @if names.len() > 1 { th scope="col" { (ui.say("lab-variant")) } }
                        th scope="col" { (ui.say("lab-value")) }
                        th scope="col" { (ui.say("lab-low")) }
                        th scope="col" { (ui.say("lab-high")) }
                    }
                }
                tbody {
                    @for row in self.rows {
                        @for (number, estimate) in row.values.iter().enumerate().filter_map(|(number, value)| Some((number, value.as_ref()?))) {
                            tr {
                                th scope="row" { (row.label) }
                                @if names.len() > 1 { td { (names.get(number).map_or("", String::as_str)) } }
                                td { (self.unit.text(ui, estimate.value)) }
                                td { (self.unit.text(ui, estimate.low)) }
                                td { (self.unit.text(ui, estimate.high)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many games were how long, for each series.
pub(crate) struct Distribution<'a> {
    pub(crate) series: Vec<&'a [(u32, u64)]>,
}

/// Groups of lengths, and the share of each in every series.
struct Bins {
    step: u32,
    shares: Vec<Vec<f64>>,
}

impl Distribution<'_> {
    /// The smallest length that at least this part of all games doesn't exceed.
    pub(crate) fn quantile(lengths: &[(u32, u64)], part: f64) -> u32 {
        let all: u64 = lengths.iter().map(|(_, games)| games).sum();
        let mut seen = 0;
        let found = lengths.iter().find(|(_, games)| {
            seen += games;
            seen as f64 >= all as f64 * part
        });
        found.map_or(0, |(length, _)| *length)
    }

    fn bins(&self) -> Bins {
        // What is longer than almost all games goes into the last group.
        let last =
            self.series.iter().map(|lengths| Self::quantile(lengths, 0.995)).max().unwrap_or(1);
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500]
            .into_iter()
            .find(|step| last / step < 24)
            .unwrap_or(1000);
        let count = (last / step + 1) as usize;
        let shares = self.series.iter().map(|lengths| {
            let all = lengths.iter().map(|(_, games)| games).sum::<u64>().max(1) as f64;
            let mut bins = vec![0.0; count];
            for (length, games) in *lengths {
                bins[((length / step) as usize).min(count - 1)] += *games as f64 / all;
            }
            bins
        });
        Bins { step, shares: shares.collect() }
    }

    pub(crate) fn drawing(&self, ui: &UiPreferences, answer: &str, unit: &str) -> Markup {
        const LEFT: f64 = 40.0;
        const TOP: f64 = 22.0;
        const BOTTOM: f64 = 212.0;
        let Bins { step, shares } = self.bins();
        let count = shares.first().map_or(1, Vec::len);
        let most = shares.iter().flatten().copied().fold(0.01, f64::max);
        let (_, top, tick) = axis(0.0, most);
        let each = (WIDTH - LEFT - 4.0) / count as f64;
        let x = |bin: f64| LEFT + bin * each;
        let y = |share: f64| BOTTOM - share / top * (BOTTOM - TOP);
        let every = count.div_ceil(9).max(1);
        html! {
            svg.plot viewBox=(format!("0 0 {WIDTH} 250")) role="img" aria-label=(answer) {
                @for at in 0..=((top / tick).round() as usize) {
                    @let share = tick * at as f64;
                    @let line = format!("{:.1}", y(share));
                    line.grid x1=(LEFT) x2=(WIDTH - 4.0) y1=(line) y2=(line) {}
                    text.axis x=(LEFT - 5.0) y=(format!("{:.1}", y(share) + 4.0)) text-anchor="end" { (Unit::Share.tick(ui, share, tick)) }
                }
                @for (series, shares) in shares.iter().enumerate() {
                    @if series == 0 {
                        g.series-0 {
                            @for (bin, share) in shares.iter().enumerate() {
                                rect.filled x=(format!("{:.1}", x(bin as f64) + 0.5)) y=(format!("{:.1}", y(*share))) width=(format!("{:.1}", (each - 1.0).max(0.5))) height=(format!("{:.1}", BOTTOM - y(*share))) {}
                            }
                        }
                    } @else {
                        @let path = {
                            let mut path = format!("M{:.1} {BOTTOM}", x(0.0));
                            for (bin, share) in shares.iter().enumerate() {
                                let _ = write!(path, "V{:.1}H{:.1}", y(*share), x(bin as f64 + 1.0));
                            }
                            path
                        };
                        g class={ "series-" (series) } { path.steps d=(path) {} }
                    }
                }
                @for (series, lengths) in self.series.iter().enumerate() {
                    @let middle = x((f64::from(Self::quantile(lengths, 0.5)) + 0.5) / f64::from(step));
                    @let middle = middle.min(WIDTH - 6.0);
                    g class={ "series-" (series) } { path.median d=(format!("M{middle:.1} {}V{BOTTOM}", TOP - 6.0)) {} }
                }
                @for bin in (0..count).step_by(every) {
                    text.axis x=(format!("{:.1}", x(bin as f64))) y=(BOTTOM + 15.0) text-anchor="middle" { (bin as u32 * step) }
                }
                text.axis x=(f64::midpoint(LEFT, WIDTH)) y=(BOTTOM + 32.0) text-anchor="middle" { (unit) }
            }
        }
    }

    pub(crate) fn table(&self, ui: &UiPreferences, names: &[String], unit: &str) -> Markup {
        let Bins { step, shares } = self.bins();
        let count = shares.first().map_or(0, Vec::len);
        html! {
            table.figures-table {
                thead {
                    tr {
                        th scope="col" { (unit) }
                        @for name in names { th scope="col" { (name) } }
                    }
                }
                tbody {
                    @for bin in 0..count {
                        tr {
                            @let from = bin as u32 * step;
                            th scope="row" {
                                (from)
                                @if bin + 1 == count { "+" } @else if step > 1 { "–" (from + step - 1) }
                            }
                            @for shares in &shares { td { (Unit::Share.text(ui, shares[bin])) } }
                        }
                    }
                }
            }
        }
    }
}

/// A chart in its place: a question, the answer in a sentence, the drawing, the table.
pub(crate) struct Figure<'a> {
    pub(crate) id: &'a str,
    pub(crate) title: String,
    pub(crate) answer: String,
    /// How the figures are obtained, if that is not clear.
    pub(crate) note: Option<String>,
    pub(crate) legend: Markup,
    pub(crate) drawing: Markup,
    pub(crate) table: Markup,
}

impl Figure<'_> {
    pub(crate) fn markup(&self, ui: &UiPreferences) -> Markup {
        let Self { id, title, answer, note, legend, drawing, table } = self;
        let heading = format!("{id}-title");
        html! {
            section.panel.figure id=(id) aria-labelledby=(heading) {
                h2 id=(heading) { (title) }
                p.answer { (answer) }
                @if let Some(note) = note { p.note { (note) } }
                (legend)
                (drawing)
                details.figures {
                    summary { (ui.say("lab-as-table")) }
                    div.scroll tabindex="0" role="region" aria-label=(format!("{title} {}", ui.say("lab-as-table"))) { (table) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_reader_writes_them() {
        let ui = |language| UiPreferences::plain(language);
        let (english, polish) = (ui(Language::English), ui(Language::Polish));
        assert_eq!(decimal(Language::English, 12_345.678, 1), "12,345.7");
        assert_eq!(decimal(Language::Polish, 12_345.678, 1), "12\u{a0}345,7");
        assert_eq!(decimal(Language::Russian, 1_234.0, 0), "1234");
        assert_eq!(decimal(Language::Italian, -0.04, 1), "0,0");
        assert_eq!(Unit::Share.text(&english, 0.1234), "12.3\u{a0}%");
        assert_eq!(Unit::Points.text(&polish, 0.0123), "+1,2");
        assert_eq!(Unit::Points.text(&english, -0.0123), "−1.2");
        assert_eq!(Unit::Points.text(&english, 0.0001), "0.0");
    }

    #[test]
    fn axes_cover_all_values_with_round_ticks() {
        for (least, most) in [(0.0, 0.193), (0.221, 0.28), (-0.054, 0.0531), (3.0, 3.0)] {
            let (from, to, step) = axis(least, most);
            assert!(from <= least && to >= most && to > from, "{from} {to}");
            assert!((to - from) / step < 7.0, "{least} {most}: {from} {to} {step}");
        }
    }

    #[test]
    fn distributions_keep_every_game() {
        let lengths: Vec<(u32, u64)> =
            (1..=300).map(|turns| (turns, 2)).chain([(9999, 1)]).collect();
        let found = Distribution { series: vec![&lengths] };
        let bins = found.bins();
        assert!((bins.shares[0].iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(bins.shares[0].len() <= 25);
        assert_eq!(Distribution::quantile(&lengths, 0.5), 151);
        assert_eq!(Distribution::quantile(&[], 0.5), 0);
    }
}
