//! Stella Quest's part of the pages.

use asterism_bots::StellaNote;
use asterism_kernel::Seat;
use asterism_stella::{Cards, Class, Event, Face, Move, Stage, Stella, View};
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

/// The number of shines that are few.
const FEW: u8 = 2;

/// Which tips fit this moment, the rarest first.
fn tips(view: &View) -> Vec<&'static str> {
    let Some(me) = view.seat else { return Vec::new() };
    let shine = view.light.get(me.index()).copied().unwrap_or_default();
    let turn = view.state == Stage::Turn;
    let tips = [
        ("stella-shine", shine <= FEW),
        ("stella-star", turn && view.marker == Some(me)),
        ("stella-top", view.state == Stage::Top),
        ("stella-take", view.state == Stage::Take),
        ("stella-follow", turn && !view.trick.is_empty()),
        ("stella-lead", turn && view.trick.is_empty()),
        ("stella-trump", turn),
    ];
    tips.into_iter().filter(|(_, fits)| *fits).map(|(tip, _)| tip).collect()
}

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

    fn tips(&self, view: &View, _: &[LineView]) -> Vec<&'static str> {
        tips(view)
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

#[cfg(test)]
mod tests {
    use asterism_catalog::AnyView;
    use asterism_lessons::{Lesson, find};
    use asterism_words::Language;

    use super::*;

    /// The tips at the beginning of a lesson, whose positions are known.
    fn tips_of(lesson: &str) -> Vec<&'static str> {
        let learner = Lesson::anybody();
        let at = find(lesson).expect("a lesson").at(&learner, &[]).expect("it works");
        match at.table.view(Some(&learner.id)).game {
            Some(AnyView::StellaQuest(view)) => tips(&view),
            _ => panic!("a lesson of Stella Quest"),
        }
    }

    #[test]
    fn tips_fit_the_moment() {
        assert_eq!(tips_of("shine")[0], "stella-star", "you have the black star");
        assert!(tips_of("winning").contains(&"stella-follow"), "others have played");
        assert!(!tips_of("winning").contains(&"stella-lead"));
        assert!(!tips_of("last-shine").contains(&"stella-shine"), "you have four left");
    }

    #[test]
    fn every_tip_has_a_sentence_in_every_language() {
        let fluxx = ["draw", "keeper", "goal", "replaced", "creeper", "limit", "question"];
        let stella = ["shine", "star", "top", "take", "follow", "lead", "trump"];
        let keys = (fluxx.map(|tip| format!("tip-first-{tip}")).into_iter())
            .chain(stella.map(|tip| format!("tip-stella-{tip}")))
            .chain(["tip-near-win".to_owned()]);
        for key in keys {
            for language in Language::ALL {
                let ui = UiPreferences::plain(language);
                assert!(ui.try_say(&key).is_some(), "{language:?} {key}");
            }
        }
    }
}
