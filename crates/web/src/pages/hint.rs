//! What would an expert do? The button, and the panel with a bar for every move.

use std::sync::Arc;

use asterism_host::Hint;
use asterism_table::{Hints, PersonId, StageView, Table};
use asterism_words::{Args, motive_text};
use maud::{Markup, html};

use crate::error::ApiError;
use crate::pages::layout::icon;
use crate::pages::page_game;
use crate::pages::table::query;
use crate::pages::viewed_table::{PageContext, ViewedTable};
use crate::server::App;

/// Maximum number of bars.
const MAX_BARS: usize = 7;
/// Maximum number of sentences about the expert's move, and about another one.
const REASONS: usize = 2;

/// Adds the hint that the address asks for, or says why there is none.
pub(crate) async fn attach(
    app: &App,
    table: &Arc<Table>,
    person: Option<&PersonId>,
    context: &mut PageContext,
) {
    let Some((decision, person)) = context.hint_for.zip(person) else { return };
    let asked = |table: &Table| table.hint_question(person).map(|(_, asked, ..)| asked);
    // After the decision, the address still asks for its hint.
    if asked(table).is_ok_and(|asked| asked != decision) {
        context.hint_for = None;
        return;
    }
    match app.host.hint(table.id(), person).await {
        Ok(hint) => context.hint = Some(hint),
        Err(error) => {
            context.hint_for = None;
            if asked(table).is_ok() || !table.allows_hints() {
                context.wrong = Some(*ApiError::from(error).explanation);
            }
        }
    }
}

/// Tells everybody at the table whether hints are allowed, unless the person is alone.
pub(crate) fn allowed_note(viewed: &ViewedTable<'_>) -> Markup {
    html! {
        @match viewed.view.settings.hints {
            Hints::On => p.note.hints-note { (bulb()) " " (viewed.say("hints-allowed")) },
            Hints::Off => p.note.hints-note { (viewed.say("hints-not-allowed")) },
            Hints::Alone => {}
        }
    }
}

/// The button, if the viewer has something to decide and hints are allowed.
pub(crate) fn button(viewed: &ViewedTable<'_>) -> Markup {
    let asked = viewed.view.asked.as_ref().filter(|asked| asked.awaited && asked.moves.len() > 1);
    let playing = viewed.view.stage == StageView::Playing
        && viewed.context.step_lines.is_none()
        && viewed.guide().is_none();
    let Some(asked) = asked.filter(|_| playing && viewed.table.allows_hints()) else {
        return html! {};
    };
    let table = &viewed.view.table;
    let query = query(viewed.context, Some(asked.decision));
    html! {
        a.hint-ask href={ "/table/" (table) (query) "#hint" } data-hint={ "/table/" (table) "/stream" (query) }
            data-thinking=(viewed.say("hint-thinking")) title=(viewed.say("hint-button")) aria-keyshortcuts="?" {
            (bulb()) span { (viewed.say("hint-button")) }
        }
    }
}

/// Not part of the sprite, which every page loads.
fn bulb() -> Markup {
    html! {
        svg.icon viewBox="0 0 32 32" aria-hidden="true" focusable="false" {
            path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"
                d="M12 22c0-4-4-5-4-10a8 8 0 0 1 16 0c0 5-4 6-4 10zM12 28h8" {}
        }
    }
}

fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}

/// The panel with a bar for every move.
pub(crate) fn panel(viewed: &ViewedTable<'_>) -> Markup {
    let Some(hint) = viewed.hint() else { return html! {} };
    let (Some(game), Some(view)) = (viewed.table.game(), viewed.view.game.as_ref()) else {
        return html! {};
    };
    let advice = &hint.advice;
    let label = |at: usize| {
        let mv = advice.moves.get(at).map(|one| &one.mv);
        mv.and_then(|mv| page_game::move_label(viewed, (game, view), mv)).unwrap_or_default()
    };
    let notes = |at: usize, most: usize| {
        advice
            .moves
            .get(at)
            .map_or_else(Vec::new, |one| page_game::notes(viewed, (game, view), &one.notes, most))
    };
    let close = query(viewed.context, None);
    let table = &viewed.view.table;
    let reasons = notes(0, REASONS);
    let spoken = viewed.ui.say_with("hint-spoken", &Args::new().text("move", label(0)));
    html! {
        section #hint .hint aria-labelledby="hint-title" data-decision=(hint.decision)
            data-choose=[hint.texts.first()] data-spoken=(spoken) tabindex="-1" {
            header {
                h2 #hint-title { (viewed.say("hint-button")) }
                a.button.small href={ "/table/" (table) (close) } data-hint={ "/table/" (table) "/stream" (close) }
                    aria-label=(viewed.say("web-close")) { (icon("no")) }
            }
            div.hint-why {
                p { strong { (label(0)) } }
                p {
                    @if reasons.is_empty() { (motive_text(viewed.ui.language, advice.motive)) }
                    @for reason in &reasons { (reason) " " }
                }
            }
            h3.zone { (viewed.say("hint-chances")) }
            ol.bars { @for at in 0..advice.moves.len().min(MAX_BARS) { (bar(viewed, hint, at, &label(at), &notes(at, 1))) } }
            (others(viewed, hint))
            (opponents(viewed, hint))
            p.note { (viewed.ui.say_with("hint-judged", &Args::new().amount("count", usize::try_from(advice.simulations).unwrap_or(0)))) }
        }
    }
}

/// One move: its name, its chance as a bar from 0 to 100 with the margin, and a note.
fn bar(viewed: &ViewedTable<'_>, hint: &Hint, at: usize, label: &str, notes: &[Markup]) -> Markup {
    let Some(one) = hint.advice.moves.get(at) else { return html! {} };
    let (chance, margin) = (percent(one.chance), percent(one.margin).max(1));
    let percent_text = Args::new().text("percent", chance.to_string());
    let spoken = Args::new().text("percent", chance.to_string()).text("margin", margin.to_string());
    let (from, to) = (chance.saturating_sub(margin), (chance + margin).min(100));
    html! {
        li.best[one.best] {
            p.bar-head {
                span { (label) @if one.best { " " span.badge.best { (icon("star")) (viewed.say("hint-best")) } } }
                b { (viewed.ui.say_with("hint-percent", &percent_text)) }
            }
            svg.chance viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label=(viewed.ui.say_with("hint-bar", &spoken)) {
                rect.rail width="100" height="8" rx="2" {}
                rect.filled width=(chance) height="8" rx="2" {}
                rect.margin x=(from) y="3" width=(to - from) height="2" {}
            }
            // The reasons of the first are above.
            @if at > 0 { @for note in notes { p.note { (note) } } }
        }
    }
}

/// Moves without a bar, in one line.
fn others(viewed: &ViewedTable<'_>, hint: &Hint) -> Markup {
    let rest = hint.advice.moves.get(MAX_BARS..).unwrap_or_default();
    let Some(most) = rest.first() else { return html! {} };
    let args = Args::new()
        .amount("count", rest.len())
        .text("percent", (percent(most.chance) + 1).to_string());
    html! { p.note { (viewed.ui.say_with("hint-others", &args)) } }
}

fn opponents(viewed: &ViewedTable<'_>, hint: &Hint) -> Markup {
    let likely: Vec<_> =
        hint.advice.opponents.iter().filter(|one| percent(one.chance) > 0).take(3).collect();
    html! {
        @if !likely.is_empty() {
            h3.zone { (viewed.say("hint-opponents")) }
            ul.opponents {
                @for one in likely {
                    li {
                        (viewed.avatar(one.seat, true)) " " b { (viewed.name(one.seat)) } " "
                        (viewed.ui.say_with("hint-percent", &Args::new().text("percent", percent(one.chance).to_string())))
                    }
                }
            }
        }
    }
}
