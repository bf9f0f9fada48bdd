//! Fluxx's part of the pages.

use std::sync::Arc;

use asterism_catalog::{CardSource, EDITIONS};
use asterism_fluxx::{Event, Fluxx, View};
use asterism_kernel::Seat;
use asterism_words::Names;
use maud::{Markup, html};

use crate::api::tables::CardView;
use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::page_game::{BoardMarkup, PageGame, SeatStatistics};
use crate::pages::side;
use crate::pages::ui_preferences::{UiPreferences, custom_names};
use crate::pages::viewed_table::ViewedTable;

impl PageGame for Fluxx {
    fn board(&self, viewed: &ViewedTable<'_>, view: &View) -> BoardMarkup {
        let board = FluxxBoard::new(viewed, self, view);
        BoardMarkup {
            steps: board.steps(),
            board: board.markup(),
            rules_now: board.rules_now(),
            lines: side::fluxx_lines(viewed, &board),
        }
    }

    fn turn(view: &View) -> Option<Seat> {
        Some(view.turn)
    }

    fn statistics(event: &Event) -> Option<(Seat, SeatStatistics)> {
        let none = SeatStatistics::default();
        match event {
            Event::TurnBegan { seat, .. } => Some((*seat, SeatStatistics { turns: 1, ..none })),
            Event::Played { seat, .. } => Some((*seat, SeatStatistics { played: 1, ..none })),
            Event::Drew { seat, cards } => {
                Some((*seat, SeatStatistics { drawn: cards.len(), ..none }))
            }
            Event::DrewHidden { seat, count } => {
                Some((*seat, SeatStatistics { drawn: *count, ..none }))
            }
            _ => None,
        }
    }

    fn help(ui: &UiPreferences) -> Markup {
        html! {
            @for line in ui.say("fluxx-in-short").lines() { p { (line.trim()) } }
            p { (ui.say("web-help-fluxx-more")) }
            p {
                @for files in EDITIONS { a href={ "/decks/" (files.id) } { (ui.edition(files.id)) } " " }
            }
        }
    }

    fn cards(&self) -> Vec<CardView> {
        let deck = self.deck();
        let cards = deck.cards().map(|card| CardView {
            name: deck.name(card).to_owned(),
            edition: deck.edition(card).to_owned(),
            kind: format!("{:?}", deck.kind(card)).to_lowercase(),
        });
        cards.collect()
    }

    fn custom_names(&self, cards: &[CardSource]) -> Option<Arc<Names>> {
        custom_names(cards, self.deck())
    }
}
