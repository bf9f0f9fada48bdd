//! Guided tables: real tables in memory that a page leads through, such as lessons. The
//! board, the hand, the keys and the scripts are those of any table; the guide speaks in
//! the side column, and on phones in the place of the question.

use asterism_table::{PersonId, Table};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::assets::address;
use crate::pages::card::Pick;
use crate::pages::layout::{document, style};
use crate::pages::page_game::{self, BoardMarkup};
use crate::pages::side;
use crate::pages::table::{board_assets, edition};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, ViewedTable};

/// What the page of a guided table says and does differently.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guide {
    /// Where answers are posted.
    pub(crate) action: String,
    /// The title of the page, and a line below it.
    pub(crate) title: String,
    pub(crate) subtitle: String,
    /// The heading in place of the question.
    pub(crate) heading: Markup,
    /// The heading of the guide's words.
    pub(crate) step: String,
    /// The guide's words.
    pub(crate) text: Markup,
    /// Why a move was taken back.
    pub(crate) alert: Option<Markup>,
    /// Buttons of the guide: forms and links.
    pub(crate) tools: Markup,
    /// In the bar: how far this has come, and the way out.
    pub(crate) progress: Markup,
    pub(crate) exit: Markup,
    /// Further blocks of the side column.
    pub(crate) beside: Markup,
    /// The moves to point at, and whether the pointer is shown at once. Otherwise a script
    /// shows it after a while.
    pub(crate) pointed: Vec<String>,
    pub(crate) points_now: bool,
    /// The moves that were taken back.
    pub(crate) tried: Vec<String>,
    /// Whether answers are possible. Otherwise the table is only shown.
    pub(crate) asks: bool,
}

/// A mark at a card.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    pub(crate) class: &'static str,
    pub(crate) label: String,
}

impl ViewedTable<'_> {
    pub(crate) fn guide(&self) -> Option<&Guide> {
        self.context.guide.as_ref()
    }

    /// The guide's mark at a card that can be picked.
    pub(crate) fn mark(&self, pick: &Pick) -> Option<Mark> {
        let (guide, Pick::Move { value, .. }) = (self.guide()?, pick) else { return None };
        if guide.pointed.contains(value) {
            let label = self.say("guide-this-one");
            return Some(Mark { class: "pointed", label });
        }
        let tried = guide.tried.contains(value);
        tried.then(|| Mark { class: "taken-back", label: self.say("guide-taken-back") })
    }
}

/// The question's place at a guided table: the guide's heading and words, and why a move
/// was taken back.
pub(crate) fn what(viewed: &ViewedTable<'_>, guide: &Guide) -> Markup {
    html! {
        div.what {
            h2 #question-title tabindex="-1" { (guide.heading) }
            div.guide-words { (guide.text) }
            div #wrong .wrong.guide-alert role="alert" hidden[guide.alert.is_none() && viewed.context.wrong.is_none()] {
                @if let Some(alert) = &guide.alert { (alert) }
                @else if let Some(wrong) = &viewed.context.wrong { (wrong.text(viewed.ui.language)) }
            }
        }
    }
}

/// The part of the page that changes.
pub(crate) fn content(
    table: &Table,
    person: &PersonId,
    ui: &UiPreferences,
    context: &PageContext,
) -> Markup {
    let viewed = ViewedTable::new(ui, table, Some(person), context);
    let Some(guide) = viewed.guide() else { return html! {} };
    let board = (table.game().zip(viewed.view.game.as_ref()))
        .and_then(|(game, view)| page_game::board(&viewed, game, view));
    let Some(BoardMarkup { steps, board, rules_now, lines, .. }) = board else { return html! {} };
    html! {
        (board)
        aside.side.guided data-points[guide.points_now] aria-label=(ui.say("guide-side")) {
            (side::tabs(&viewed))
            div.guide-says {
                h2 { (guide.step) }
                div aria-live="polite" { (guide.text) }
                div.guide-tools { (guide.tools) }
                (guide.beside)
            }
            details #rules-now .fold {
                summary { (crate::pages::layout::icon("book")) (ui.say("web-rules-now")) }
                div.fold-in tabindex="0" role="region" aria-label=(ui.say("web-rules-now")) { (rules_now) }
            }
            h2.zone #log-title { (ui.say("web-log")) }
            div.log role="log" aria-labelledby="log-title" tabindex="0" { (side::list(&viewed, &lines)) }
        }
        header.bar {
            a.mark href="/" aria-label=(ui.say("web-home")) { (crate::pages::layout::icon("mark")) }
            div.bar-title { h1 { (guide.title) } p { (guide.subtitle) } }
            div.turn { (guide.progress) (steps) }
            (guide.exit)
        }
    }
}

/// The whole page.
pub(crate) fn page(
    table: &Table,
    person: &PersonId,
    ui: &UiPreferences,
    context: &PageContext,
) -> axum::response::Html<String> {
    let title = context.guide.as_ref().map(|guide| guide.title.clone()).unwrap_or_default();
    let head = html! {
        (board_assets()) (style("guide"))
        script type="module" src=(address("guide.js")) {}
    };
    let body = html! {
        body.at-table.guiding {
            a.skip href="#board" { (ui.say("web-skip")) }
            div #live .table-page data-guided data-quick=(if ui.quick { "on" } else { "off" }) {
                (content(table, person, ui, context))
            }
            div #fly aria-hidden="true" inert {}
            p #announce .unseen role="status" {}
            p #connection .offline role="status" hidden { (ui.say("web-offline")) }
        }
    };
    document(ui, &title, Some(&edition(table)), &head, &body)
}

/// Words for what the pointer points at: a card of the hand by its place, or a button.
pub(crate) fn pointed_words(viewed: &ViewedTable<'_>, text: &str) -> Option<String> {
    let (game, view) = viewed.table.game().zip(viewed.view.game.as_ref())?;
    let place = page_game::place_of(viewed, game, view, text)?;
    let args = Args::new().text("move", place.label);
    Some(match place.in_hand {
        Some(number) => viewed.ui.say_with("guide-in-hand", &args.amount("number", number)),
        None => viewed.ui.say_with("guide-elsewhere", &args),
    })
}
