//! High Card's part of the pages.

use asterism_catalog::high_card::{Card, Event, Move, Offered, View};
use asterism_catalog::{AnyEvent, HighCard};
use asterism_kernel::{Game as _, Offer as _, Seat, SeatSet};
use asterism_table::LineView;
use asterism_words::HighCardWords;
use maud::{Markup, html};

use crate::pages::card::{self, Face, FaceText, Look, Pick};
use crate::pages::page_game::{BoardMarkup, PageGame, SeatStatistics};
use crate::pages::prompt::{self, Ask};
use crate::pages::side::Line;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::ViewedTable;

impl PageGame for HighCard {
    fn board(&self, viewed: &ViewedTable<'_>, view: &View) -> BoardMarkup {
        let words = HighCardWords::new(viewed.ui.language, viewed.people());
        let hand = view.hand.iter().map(|&card| hand_card(self, viewed, view, words, card));
        let board = html! {
            main #board .board tabindex="-1" {
                p { (words.trick(view)) }
                (prompt::markup(viewed, &ask(view, words)))
                ul.hand { @for card in hand { (card) } }
            }
        };
        BoardMarkup {
            steps: html! {},
            board,
            rules_now: html! { ul.rules-now { @for line in words.table(view) { li { (line) } } } },
            lines: lines(words, &viewed.latest_lines()),
            recap: None,
        }
    }

    fn move_label(&self, viewed: &ViewedTable<'_>, _: &View, mv: &Move) -> String {
        HighCardWords::new(viewed.ui.language, viewed.people()).option(*mv)
    }

    fn notes(&self, _: &ViewedTable<'_>, _: &View, _: &[()]) -> Vec<Markup> {
        Vec::new()
    }

    fn log(&self, viewed: &ViewedTable<'_>, _: &View, lines: &[LineView]) -> Vec<Line> {
        self::lines(HighCardWords::new(viewed.ui.language, viewed.people()), lines)
    }

    fn turn(view: &View) -> Option<Seat> {
        view.turn
    }

    fn statistics(event: &Event) -> Option<(Seat, SeatStatistics)> {
        match event {
            Event::Played { seat, .. } => {
                Some((*seat, SeatStatistics { turns: 1, played: 1, drawn: 0 }))
            }
            _ => None,
        }
    }

    fn help(ui: &UiPreferences) -> Markup {
        html! { p { (ui.say("high-card-in-short")) } }
    }
}

fn ask(view: &View, words: HighCardWords<'_>) -> Ask {
    Ask {
        title: words.prompt(view),
        icon: None,
        cards: html! {},
        picking: view.offered != Offered::default(),
        several: 1,
        buttons: Vec::new(),
        waiting_for: view.turn.map_or(SeatSet::EMPTY, SeatSet::only),
        ending: None,
        trophies: html! {},
        scored: false,
    }
}

fn hand_card(
    game: &HighCard,
    viewed: &ViewedTable<'_>,
    view: &View,
    words: HighCardWords<'_>,
    which: Card,
) -> Markup {
    let mv = Move(which);
    let pick = if view.offered.contains(&mv) {
        Pick::Move { value: game.write_move(&mv), label: words.option(mv) }
    } else {
        Pick::Look
    };
    let look = Look {
        id: format!("c{}", which.number()),
        class: "rest".to_owned(),
        zone: "hand".to_owned(),
        from: "deck".to_owned(),
        advised: viewed.advised_pick(&pick),
        best: viewed.say("hint-best"),
        mark: viewed.mark(&pick),
        pick,
        decision: viewed.view.asked.as_ref().map_or(0, |asked| asked.decision),
        several: false,
    };
    let words = FaceText { title: which.number().to_string(), ..FaceText::default() };
    let face = Face::new(viewed.ui.language, words);
    card::card(&look, &face, &html! {}, &html! {})
}

fn lines(words: HighCardWords<'_>, lines: &[LineView]) -> Vec<Line> {
    let lines = lines.iter().filter_map(|line| {
        let AnyEvent::HighCard(event) = &line.event else { return None };
        let seat = match event {
            Event::Dealt { seat, .. }
            | Event::DealtHidden { seat, .. }
            | Event::Played { seat, .. }
            | Event::TrickWon { seat, .. } => Some(*seat),
            Event::Over { .. } => None,
        };
        let text = words.log(event);
        Some(Line { number: line.number, seat, text: html! { (text) }, heading: false })
    });
    lines.collect()
}
