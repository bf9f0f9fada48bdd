//! The moments that decided a game, as cards with what happened and what was better.

use asterism_analysis::{Analysis, MomentKind, TurningPoint};
use asterism_kernel::Seat;
use asterism_table::{PersonId, Table};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::analysis::AnalysisPage;
use crate::pages::layout::icon;
use crate::pages::page_game;
use crate::pages::replay::through;
use crate::pages::viewed_table::{PageContext, ViewedTable};

/// Maximum number of lines of the log at a moment.
const MAX_LINES: usize = 4;
/// Maximum number of reasons for a better move.
const MAX_REASONS: usize = 2;

/// A moment in words.
#[derive(Default)]
pub(crate) struct MomentView {
    /// What the move is called.
    pub(crate) played: Option<String>,
    better: Option<String>,
    why: Vec<Markup>,
    /// What happened then, as the log tells it.
    lines: Vec<Markup>,
    /// How many entries of the record come before it.
    count: usize,
}

/// Describes the moments from the recorded game.
pub(crate) fn moments(
    page: &AnalysisPage<'_>,
    analysis: &Analysis,
    counts: &[usize],
) -> Vec<MomentView> {
    let view = |moment: &TurningPoint| {
        let count = counts.get(moment.step).copied().unwrap_or_default();
        describe(page, moment, count).unwrap_or(MomentView { count, ..MomentView::default() })
    };
    analysis.moments.iter().map(view).collect()
}

/// The table through the eyes of a seat, with the reader as "you".
fn seen<'a>(
    page: &'a AnalysisPage<'_>,
    seen: &'a (Table, Option<PersonId>),
    context: &'a PageContext,
) -> ViewedTable<'a> {
    let mut viewed = ViewedTable::new(page.ui, &seen.0, seen.1.as_ref(), context);
    viewed.view.you.seat = page.me();
    viewed
}

fn describe(page: &AnalysisPage<'_>, moment: &TurningPoint, count: usize) -> Option<MomentView> {
    let context = PageContext::default();
    let (then, after) = (page.replay.table(count).ok()?, page.replay.table(count + 1).ok()?);
    let before = through(&then, moment.seat.index(), page.ui);
    let viewed = seen(page, &before, &context);
    let (game, view) = (before.0.game()?, viewed.view.game.as_ref()?);
    let label = |text: &Option<String>| {
        let mv = before.0.move_of(moment.seat, text.as_deref()?)?;
        page_game::move_label(&viewed, (game, view), &mv)
    };
    Some(MomentView {
        played: label(&moment.played),
        better: label(&moment.better),
        why: page_game::notes(&viewed, (game, view), &moment.why, MAX_REASONS),
        lines: told(page, &then, &after),
        count,
    })
}

/// What the log says about a step. The game is over, so it is told as the player saw it who
/// saw most.
fn told(page: &AnalysisPage<'_>, then: &Table, after: &Table) -> Vec<Markup> {
    let context = PageContext::default();
    let lines = |seat: usize| {
        let (before, now) = (through(then, seat, page.ui), through(after, seat, page.ui));
        let from = before.0.view(before.1.as_ref()).lines;
        let viewed = seen(page, &now, &context);
        let (game, view) = (now.0.game()?, viewed.view.game.as_ref()?);
        let told = now.0.lines(now.1.as_ref(), from);
        let all = page_game::log(&viewed, (game, view), &told).into_iter();
        let all = all.filter(|line| !line.heading).map(|line| line.text);
        Some(all.take(MAX_LINES).collect::<Vec<Markup>>())
    };
    let length = |lines: &Vec<Markup>| lines.iter().map(|line| line.0.len()).sum::<usize>();
    (0..after.chairs().len()).filter_map(lines).max_by_key(length).unwrap_or_default()
}

impl MomentView {
    pub(crate) fn markup(
        &self,
        page: &AnalysisPage<'_>,
        names: &[String],
        moment: &TurningPoint,
        number: usize,
        unit: &'static str,
    ) -> Markup {
        let ui = page.ui;
        let kind = match moment.kind {
            MomentKind::Decision => "decision",
            MomentKind::Luck => "luck",
        };
        let turn = Args::new().choice("unit", unit).text("turn", moment.turn.to_string());
        let name = |seat: Seat| page.name(names, seat);
        let change = Args::new()
            .text("name", name(moment.seat))
            .text("before", moment.before.to_string())
            .text("after", moment.after.to_string());
        // What luck brought is told by the log.
        let (title, lines) = match (&self.played, self.lines.split_first()) {
            (Some(played), _) => (html! { (played) }, self.lines.as_slice()),
            (None, Some((first, rest))) => (html! { (first) }, rest),
            (None, None) => (html! { (name(moment.seat)) }, self.lines.as_slice()),
        };
        html! {
            article.panel.moment.mine[page.me() == Some(moment.seat)] id={ "moment-" (number) } tabindex="-1" {
                header {
                    (mark(number, moment.kind))
                    div.grow {
                        p.zone {
                            (ui.say_with("analysis-turn", &turn)) " · " (name(moment.seat)) " · "
                            (ui.say_with("analysis-kind", &Args::new().choice("kind", kind)))
                        }
                        h3 { (title) }
                    }
                    p.change { (ui.say_with("analysis-change", &change)) }
                }
                @if !lines.is_empty() { ul.told { @for line in lines { li { (line) } } } }
                @if let Some(better) = &self.better {
                    div.better {
                        (icon("star"))
                        p {
                            strong { (ui.say_with("analysis-better", &Args::new().text("move", better.clone()).text("percent", moment.better_chance.to_string()))) }
                            @for reason in &self.why { " " (reason) }
                        }
                    }
                }
                div.row {
                    a.button.small href=(page.replay_link(self.count, moment.seat)) { (ui.say("analysis-watch")) }
                    (page.fork(self.count, moment.seat))
                }
            }
        }
    }
}

/// The number of a moment: a disc for a decision, a diamond for luck.
pub(crate) fn mark(number: usize, kind: MomentKind) -> Markup {
    html! {
        svg.moment-mark viewBox="0 0 28 28" aria-hidden="true" focusable="false" {
            @match kind {
                MomentKind::Decision => circle.decision cx="14" cy="14" r="11" {},
                MomentKind::Luck => path.luck d="M14 1.5 26.5 14 14 26.5 1.5 14z" {},
            }
            text x="14" y="18.5" text-anchor="middle" { (number) }
        }
    }
}
