//! Stella Quest's part of the pages.

use asterism_kernel::Seat;
use asterism_stella::{Event, Stella, View};
use maud::{Markup, html};

use crate::pages::page_game::{BoardMarkup, PageGame, SeatStatistics};
use crate::pages::stella_board::StellaBoard;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::ViewedTable;

impl PageGame for Stella {
    fn board(&self, viewed: &ViewedTable<'_>, view: &View) -> BoardMarkup {
        let board = StellaBoard::new(viewed, view);
        BoardMarkup {
            steps: board.steps(),
            board: board.markup(),
            rules_now: board.rules_now(),
            lines: board.lines(),
        }
    }

    fn turn(view: &View) -> Option<Seat> {
        view.acting
    }

    fn statistics(event: &Event) -> Option<(Seat, SeatStatistics)> {
        match event {
            Event::Played { seat, .. } => {
                Some((*seat, SeatStatistics { turns: 1, played: 1, drawn: 0 }))
            }
            Event::Drawn { seat, .. } | Event::DrawnBack { seat, .. } => {
                Some((*seat, SeatStatistics { drawn: 1, ..SeatStatistics::default() }))
            }
            _ => None,
        }
    }

    fn help(ui: &UiPreferences) -> Markup {
        html! {
            @for part in 1..=4 { p { (ui.say(&format!("web-help-stella-{part}"))) } }
        }
    }
}
