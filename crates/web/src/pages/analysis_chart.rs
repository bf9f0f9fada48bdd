//! The chart of everybody's chances, drawn as SVG, and the same figures as tables. Lines
//! differ by pattern and mark, not only by color.

use std::fmt::Write as _;

use asterism_analysis::{MomentKind, Point, SeatBalance, TurningPoint};
use asterism_kernel::{Seat, SeatSet};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::analysis::AnalysisPage;

/// The drawing, in units of its view box.
const WIDTH: f64 = 460.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 374.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 268.0;
/// The smallest distance between two names at the end of lines.
const NAME_STEP: f64 = 14.0;
/// With more players than this, only the reader's line and the winner's stand out.
const MANY: usize = 6;
/// The most marks on a line.
const MARKS: usize = 9;

/// What the chart shows.
pub(crate) struct Curve<'a> {
    pub(crate) players: &'a [Seat],
    pub(crate) points: &'a [Point],
    pub(crate) moments: &'a [TurningPoint],
    pub(crate) turns: u32,
    pub(crate) turns_per_round: u32,
    pub(crate) unit: &'static str,
    pub(crate) winners: SeatSet,
}

impl Curve<'_> {
    fn x(&self, turn: u32) -> f64 {
        LEFT + (RIGHT - LEFT) * f64::from(turn) / f64::from(self.turns.max(1) + 1)
    }

    fn y(chance: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0)
    }

    fn line(&self, player: usize) -> String {
        let mut path = String::new();
        for (at, point) in self.points.iter().enumerate() {
            let chance = point.chances.get(player).copied().unwrap_or_default();
            let start = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{start}{:.1} {:.1}", self.x(point.turn), Self::y(chance));
        }
        path
    }
}

/// The chart and its table.
pub(crate) fn section(page: &AnalysisPage<'_>, curve: &Curve<'_>) -> Markup {
    let ui = page.ui;
    let names = page.names();
    html! {
        section.panel.chances aria-labelledby="chances" {
            h2 #chances { (ui.say("analysis-chances")) }
            (key(page, curve, &names))
            (drawing(page, curve, &names))
            p.note { (ui.say("analysis-chart-how")) }
            details.figures {
                summary { (ui.say("analysis-figures")) }
                div.scroll tabindex="0" role="region" aria-label=(ui.say("analysis-figures")) { (table(page, curve, &names)) }
            }
        }
    }
}

/// The class of a player's line.
fn class(page: &AnalysisPage<'_>, curve: &Curve<'_>, seat: Seat) -> String {
    let mine = page.me() == Some(seat);
    let quiet = curve.players.len() > MANY && !mine && !curve.winners.contains(seat);
    let at = seat.index() % 8;
    format!("line-{at}{}{}", if mine { " mine" } else { "" }, if quiet { " quiet" } else { "" })
}

/// A mark of a player's line: a disc, a square, a triangle or a diamond.
fn mark(seat: Seat, x: f64, y: f64) -> Markup {
    let path = match seat.index() % 4 {
        0 => format!("M{:.1} {y:.1}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z", x - 3.4),
        1 => format!("M{:.1} {:.1}h6v6h-6z", x - 3.0, y - 3.0),
        2 => format!("M{x:.1} {:.1}l4 7h-8z", y - 4.2),
        _ => format!("M{x:.1} {:.1}l4.2 4.2l-4.2 4.2l-4.2-4.2z", y - 4.2),
    };
    html! { path.mark d=(path) {} }
}

fn key(page: &AnalysisPage<'_>, curve: &Curve<'_>, names: &[String]) -> Markup {
    html! {
        ul.chart-key {
            @for &seat in curve.players {
                li {
                    svg viewBox="0 0 40 12" aria-hidden="true" focusable="false" class=(class(page, curve, seat)) {
                        path.line d="M1 6H39" {}
                        (mark(seat, 20.0, 6.0))
                    }
                    (page.avatar(seat)) " " (page.name(names, seat))
                }
            }
        }
    }
}

fn drawing(page: &AnalysisPage<'_>, curve: &Curve<'_>, names: &[String]) -> Markup {
    let ui = page.ui;
    let fair = 1.0 / curve.players.len().max(1) as f64;
    let rounds = curve.turns.div_ceil(curve.turns_per_round);
    // As many columns as can be told apart.
    let per_column = curve.turns_per_round * rounds.div_ceil(12).max(1);
    let columns = curve.turns.div_ceil(per_column);
    let column = |at: u32| {
        let (from, to) = (at * per_column, ((at + 1) * per_column).min(curve.turns + 1));
        (curve.x(from), curve.x(to))
    };
    let order = {
        // The reader's line is drawn last, above the others.
        let mut order: Vec<usize> = (0..curve.players.len()).collect();
        order.sort_by_key(|&at| page.me() == Some(curve.players[at]));
        order
    };
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(ui.say("analysis-chart-alt")) {
            @for at in (0..columns).filter(|at| at % 2 == 1) {
                @let (from, to) = column(at);
                rect.round x=(format!("{from:.1}")) y=(TOP) width=(format!("{:.1}", to - from)) height=(BOTTOM - TOP) {}
            }
            @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
                @let y = format!("{:.1}", Curve::y(share));
                line.grid x1=(LEFT) x2=(RIGHT) y1=(y) y2=(y) {}
                text.axis x=(LEFT - 5.0) y=(format!("{:.1}", Curve::y(share) + 3.5)) text-anchor="end" aria-hidden="true" { (format!("{:.0}", share * 100.0)) }
            }
            @for at in 0..columns {
                @let (from, to) = column(at);
                text.axis x=(format!("{:.1}", f64::midpoint(from, to))) y=(BOTTOM + 16.0) text-anchor="middle" aria-hidden="true" {
                    @let round = (at * per_column / curve.turns_per_round + 1).to_string();
                    @if at == 0 && columns <= 12 { (ui.say_with("analysis-turn", &Args::new().choice("unit", "round").text("turn", round))) } @else { (round) }
                }
            }
            @let fair_y = format!("{:.1}", Curve::y(fair));
            line.fair x1=(LEFT) x2=(RIGHT) y1=(fair_y) y2=(fair_y) {}
            @for &player in &order {
                @let seat = curve.players[player];
                g class=(class(page, curve, seat)) aria-hidden="true" {
                    path.line d=(curve.line(player)) {}
                    @let every = curve.points.len().div_ceil(MARKS).max(1);
                    @for (at, point) in curve.points.iter().enumerate().filter(|(at, _)| at % every == (player % every)) {
                        @if at > 0 { (mark(seat, curve.x(point.turn), Curve::y(point.chances.get(player).copied().unwrap_or_default()))) }
                    }
                }
            }
            (ends(page, curve, names))
            (markers(page, curve, names))
        }
    }
}

/// The names at the ends of the lines, far enough from each other to be read.
fn ends(page: &AnalysisPage<'_>, curve: &Curve<'_>, names: &[String]) -> Markup {
    let Some(last) = curve.points.last() else { return html! {} };
    let mut ends: Vec<(f64, Seat)> = curve
        .players
        .iter()
        .enumerate()
        .map(|(at, &seat)| (Curve::y(last.chances.get(at).copied().unwrap_or_default()), seat))
        .collect();
    ends.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let floor = BOTTOM + 6.0;
    let count = ends.len();
    let mut lowest = f64::MIN;
    for (at, (y, _)) in ends.iter_mut().enumerate() {
        let highest = floor - NAME_STEP * (count - 1 - at) as f64;
        *y = y.max(lowest + NAME_STEP).min(highest);
        lowest = *y;
    }
    let x = curve.x(last.turn);
    html! {
        g aria-hidden="true" {
            @for (y, seat) in ends {
                g class=(class(page, curve, seat)) {
                    (mark(seat, x + 9.0, y))
                    text.end x=(format!("{:.1}", x + 17.0)) y=(format!("{:.1}", y + 4.0)) { (short(names, seat)) }
                }
            }
        }
    }
}

/// A name that fits beside the chart.
fn short(names: &[String], seat: Seat) -> String {
    let name = names.get(seat.index()).map_or("", String::as_str);
    if name.chars().count() <= 10 {
        return name.to_owned();
    }
    name.chars().take(9).chain(['…']).collect()
}

/// The numbered turning points above the chart, each a link to its moment.
fn markers(page: &AnalysisPage<'_>, curve: &Curve<'_>, names: &[String]) -> Markup {
    let mut last = f64::MIN;
    let places: Vec<f64> = curve
        .moments
        .iter()
        .map(|moment| {
            last = (curve.x(moment.turn)).max(last + 22.0);
            last
        })
        .collect();
    // What is pushed over the edge pushes the others back.
    let over = (last - RIGHT).max(0.0);
    html! {
        @for (at, (moment, x)) in curve.moments.iter().zip(places).enumerate() {
            @let x = x - over;
            @let spoken = page.ui.say_with("analysis-turn", &Args::new().choice("unit", curve.unit).text("turn", moment.turn.to_string()));
            a.marker href={ "#moment-" (at + 1) } aria-label={ (at + 1) ": " (spoken) ", " (page.name(names, moment.seat)) } {
                line.drop x1=(format!("{:.1}", curve.x(moment.turn))) x2=(format!("{:.1}", curve.x(moment.turn))) y1=(TOP - 8.0) y2=(BOTTOM) {}
                @match moment.kind {
                    MomentKind::Decision => circle.decision cx=(format!("{x:.1}")) cy="15" r="9.5" {},
                    MomentKind::Luck => path.luck d=(format!("M{x:.1} 4l11 11l-11 11l-11-11z")) {},
                }
                text x=(format!("{x:.1}")) y="19" text-anchor="middle" { (at + 1) }
            }
        }
    }
}

/// The same figures as a table.
fn table(page: &AnalysisPage<'_>, curve: &Curve<'_>, names: &[String]) -> Markup {
    let ui = page.ui;
    let percent = |chance: f64| {
        ui.say_with("hint-percent", &Args::new().text("percent", format!("{:.0}", chance * 100.0)))
    };
    let turn = |point: &Point| {
        if point.turn == 0 {
            return ui.say("analysis-start");
        }
        if point.turn > curve.turns {
            return ui.say("analysis-end");
        }
        let args = Args::new().choice("unit", curve.unit).text("turn", point.turn.to_string());
        ui.say_with("analysis-turn", &args)
    };
    html! {
        table.figures-table {
            thead { tr {
                td {}
                @for &seat in curve.players { th scope="col" { (page.name(names, seat)) } }
            } }
            tbody {
                @for point in curve.points {
                    tr {
                        th scope="row" { (turn(point)) }
                        @for &chance in &point.chances { td { (percent(chance)) } }
                    }
                }
            }
        }
    }
}

/// Luck and decisions of every player, as numbers and as bars.
pub(crate) fn balance(page: &AnalysisPage<'_>, seats: &[SeatBalance]) -> Markup {
    let ui = page.ui;
    let names = page.names();
    let parts = |one: &SeatBalance| [one.luck, one.own, one.others];
    let most = seats.iter().flat_map(parts).map(i32::abs).max().unwrap_or(1).max(1);
    let signed = |value: i32| match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        _ => format!("−{}", value.abs()),
    };
    let bar = |value: i32, kind: &str| {
        let width = 50.0 * f64::from(value.abs()) / f64::from(most);
        let x = if value < 0 { 50.0 - width } else { 50.0 };
        html! {
            svg class={ "part " (kind) } viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                rect x=(format!("{x:.1}")) y="1" width=(format!("{width:.1}")) height="8" {}
                line x1="50" x2="50" y1="0" y2="10" {}
            }
        }
    };
    html! {
        section.panel.balance aria-labelledby="balance" {
            h2 #balance { (ui.say("analysis-balance")) }
            p.note { (ui.say("analysis-balance-how")) }
            table {
                thead { tr {
                    th scope="col" { (ui.say("web-player")) }
                    th scope="col" { (ui.say("analysis-start")) }
                    @for part in ["luck", "own", "others"] {
                        th scope="col" { (ui.say(&format!("analysis-{part}"))) " " small { (ui.say(&format!("analysis-{part}-how"))) } }
                    }
                    th scope="col" { (ui.say("analysis-end")) }
                } }
                tbody {
                    @for one in seats {
                        tr.mine[page.me() == Some(one.seat)] {
                            th scope="row" { (page.avatar(one.seat)) " " (page.name(&names, one.seat)) }
                            td data-label=(ui.say("analysis-start")) { (one.start) }
                            @for (value, part) in parts(one).into_iter().zip(["luck", "own", "others"]) {
                                td.with-bar data-label=(ui.say(&format!("analysis-{part}"))) { span { (signed(value)) } (bar(value, part)) }
                            }
                            td data-label=(ui.say("analysis-end")) { strong { (one.end) } }
                        }
                    }
                }
            }
        }
    }
}
