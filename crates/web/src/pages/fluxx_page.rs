//! Fluxx's part of the pages.

use std::sync::Arc;

use asterism_bots::FluxxNote;
use asterism_cards::ast::{Kind, Reconstructed};
use asterism_catalog::{CardSource, EDITIONS, edition};
use asterism_fluxx::{Event, Fluxx, Move, View};
use asterism_kernel::Seat;
use asterism_table::LineView;
use asterism_words::{FluxxWords, Names, kind_name};
use maud::{Markup, html};

use crate::api::tables::CardView;
use crate::pages::card::large;
use crate::pages::decks::{DeckCard, DeckSection};
use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::fluxx_card::{art, face};
use crate::pages::fluxx_moves;
use crate::pages::layout::icon;
use crate::pages::page_game::{BoardMarkup, MovePlace, PageGame, SeatStatistics};
use crate::pages::side::{self, Line, MAX_LINES};
use crate::pages::ui_preferences::{UiPreferences, custom_names};
use crate::pages::viewed_table::ViewedTable;

impl PageGame for Fluxx {
    fn board(&self, viewed: &ViewedTable<'_>, view: &View) -> BoardMarkup {
        let board = FluxxBoard::new(viewed, self, view);
        BoardMarkup {
            steps: board.steps(),
            board: board.markup(),
            rules_now: board.rules_now(),
            lines: side::fluxx_lines(
                &board,
                &board.lines[board.lines.len().saturating_sub(MAX_LINES)..],
            ),
            recap: board.recap(),
        }
    }

    fn move_label(&self, viewed: &ViewedTable<'_>, view: &View, mv: &Move) -> String {
        let (language, people) = (viewed.ui.language, viewed.people());
        let words = FluxxWords::new(language, self.deck(), viewed.card_names(), people);
        words.option_now(mv, view)
    }

    fn notes(&self, viewed: &ViewedTable<'_>, view: &View, notes: &[FluxxNote]) -> Vec<Markup> {
        if notes.is_empty() {
            return Vec::new();
        }
        let board = FluxxBoard::new(viewed, self, view);
        let said = notes.iter().map(|note| {
            let (text, cards) = board.words.note(note);
            side::marked(&text, viewed.ui.language, &board, &cards)
        });
        said.collect()
    }

    fn log(&self, viewed: &ViewedTable<'_>, view: &View, lines: &[LineView]) -> Vec<Line> {
        side::fluxx_lines(&FluxxBoard::new(viewed, self, view), lines)
    }

    fn place_of(&self, viewed: &ViewedTable<'_>, view: &View, text: &str) -> Option<MovePlace> {
        FluxxBoard::new(viewed, self, view).place_of(text)
    }

    fn effect_of(&self, viewed: &ViewedTable<'_>, view: &View, text: &str) -> Option<String> {
        FluxxBoard::new(viewed, self, view).effect_of(text)
    }

    fn missing(&self, viewed: &ViewedTable<'_>, view: &View) -> Markup {
        FluxxBoard::new(viewed, self, view).missing()
    }

    fn tips(&self, view: &View, lines: &[LineView]) -> Vec<&'static str> {
        fluxx_moves::tips(self, view, lines)
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

    fn deck(ui: &UiPreferences, title: &str) -> Vec<DeckSection> {
        let Some(edition) = edition(title) else { return Vec::new() };
        let language = ui.language;
        let sections = Kind::ALL.into_iter().map(|kind| {
            let name = kind_name(language, kind);
            let cards = edition.cards.iter().filter(|card| card.kind == kind).map(|card| {
                let face = face(language, card, title, 0);
                let key = match card.reconstructed {
                    Reconstructed::No => None,
                    Reconstructed::Partly => Some("deck-reconstructed-in-part"),
                    Reconstructed::Wholly => Some("deck-reconstructed"),
                };
                let letters = face.letters();
                DeckCard {
                    id: card.id.clone(),
                    front: large(kind.word(), &face, &art(card, title, &name, 0)),
                    back: html! { div.card.back { span.face { span.art { (icon("mark")) } } } },
                    note: key.map(|key| ui.say(key)),
                    copies: 1,
                    letters,
                }
            });
            DeckSection { id: kind.word(), heading: name.clone(), cards: cards.collect() }
        });
        sections.filter(|section| !section.cards.is_empty()).collect()
    }

    fn deck_size(title: &str) -> usize {
        edition(title).map_or(0, |edition| edition.cards.len())
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
