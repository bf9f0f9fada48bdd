//! Stella Quest's part of the pages.

use asterism_bots::StellaNote;
use asterism_kernel::Seat;
use asterism_stella::{Cards, Class, Event, Face, Move, Stella, View};
use asterism_table::LineView;
use asterism_words::{Args, StellaWords};
use maud::{Markup, html};

use crate::pages::decks::{DeckCard, DeckSection};
use crate::pages::layout::icon;
use crate::pages::page_game::{BoardMarkup, MovePlace, PageGame, SeatStatistics};
use crate::pages::side::Line;
use crate::pages::stella_board::{StellaBoard, class_word, picture, symbol};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::ViewedTable;

impl PageGame for Stella {
    fn board(&self, viewed: &ViewedTable<'_>, view: &View) -> BoardMarkup {
        let board = StellaBoard::new(viewed, view);
        BoardMarkup {
            steps: board.steps(),
            board: board.markup(),
            rules_now: board.rules_now(),
            lines: board.lines(&viewed.latest_lines()),
            recap: None,
        }
    }

    fn move_label(&self, viewed: &ViewedTable<'_>, _: &View, mv: &Move) -> String {
        StellaWords::new(viewed.ui.language, viewed.people()).option(*mv)
    }

    fn notes(&self, viewed: &ViewedTable<'_>, _: &View, notes: &[StellaNote]) -> Vec<Markup> {
        let words = StellaWords::new(viewed.ui.language, viewed.people());
        notes.iter().map(|note| html! { (words.note(note)) }).collect()
    }

    fn log(&self, viewed: &ViewedTable<'_>, view: &View, lines: &[LineView]) -> Vec<Line> {
        StellaBoard::new(viewed, view).lines(lines)
    }

    fn place_of(&self, viewed: &ViewedTable<'_>, view: &View, text: &str) -> Option<MovePlace> {
        StellaBoard::new(viewed, view).place_of(text)
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

    fn deck(ui: &UiPreferences, _title: &str) -> Vec<DeckSection> {
        let sections = Class::ALL.into_iter().map(|class| {
            let args = Args::new().choice("color", class_word(class));
            let heading = match class {
                Class::Emotion(_) => ui.say_with("stella-color", &args),
                Class::Rest => ui.say("web-rest"),
            };
            let faces = Face::all().filter(|face| face.class() == class);
            let cards = faces.map(|face| DeckCard {
                id: face.to_string(),
                front: picture(ui, face),
                back: html! {
                    div class={ "card back stella-back " (class_word(class)) } {
                        span.face { span.art { (icon(symbol(class))) } }
                    }
                },
                note: None,
                copies: Cards::ALL.count(face),
                letters: 0,
            });
            DeckSection { id: class_word(class), heading, cards: cards.collect() }
        });
        sections.collect()
    }

    fn deck_size(_title: &str) -> usize {
        Cards::ALL.len()
    }

    fn help(ui: &UiPreferences) -> Markup {
        html! {
            @for part in 1..=4 { p { (ui.say(&format!("web-help-stella-{part}"))) } }
        }
    }
}
