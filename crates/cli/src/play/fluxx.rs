//! Fluxx in the terminal.

use std::fmt::Write as _;

use asterism_cards::ast::Kind;
use asterism_catalog::Fluxx;
use asterism_fluxx::{Card, Event, Move, View};
use asterism_words::{FluxxWords, Names as CardNames, TablePart, kind_name};

use super::table::typed;
use super::terminal::{TerminalGame, Voice};
use crate::card_names::card_names;
use crate::paint::{Ink, Paint};

fn words<'a>(game: &'a Fluxx, voice: &'a Voice) -> FluxxWords<'a> {
    FluxxWords::new(voice.language(), game.deck(), voice.cards(), voice.people())
}

impl TerminalGame for Fluxx {
    const CARDS_HAVE_TEXT: bool = true;

    fn card_names(&self) -> CardNames {
        let mut names = card_names();
        for card in self.deck().cards() {
            names.add_cards(self.deck().edition(card), [self.deck().definition(card)]);
        }
        names
    }

    fn board(&self, view: &View, voice: &Voice, paint: Paint) -> String {
        words(self, voice).table(view).iter().map(|part| layout(part, paint)).collect()
    }

    fn discard_pile(&self, view: &View, voice: &Voice, paint: Paint) -> String {
        layout(&words(self, voice).discard_pile(view), paint)
    }

    fn question(&self, view: &View, voice: &Voice) -> String {
        match (&view.question, &view.ending) {
            (Some((question, asked_by)), _) => words(self, voice).prompt(question, *asked_by),
            (None, Some(ending)) => words(self, voice).ending(ending),
            (None, None) => String::new(),
        }
    }

    fn option(&self, mv: &Move, voice: &Voice, paint: Paint) -> String {
        let text = words(self, voice).option(mv);
        match card_of(mv) {
            Some(card) => paint.ink(ink(self.deck().kind(card)), text),
            None => text,
        }
    }

    fn meaning(&self, _: &View, mv: &Move, voice: &Voice) -> String {
        card_of(mv)
            .map_or_else(String::new, |card| kind_name(voice.language(), self.deck().kind(card)))
    }

    fn about(&self, view: &View, mv: &Move, voice: &Voice) -> Option<String> {
        card_of(mv).map(|card| text(self, view, card, voice))
    }

    fn about_card(&self, view: &View, name: &str, voice: &Voice) -> Option<String> {
        let titled = |card: Card| typed(&words(self, voice).title(card));
        let wanted = typed(name);
        let deck = self.deck();
        let exact = deck.find(name).or_else(|| deck.cards().find(|&card| titled(card) == wanted));
        let found = exact.or_else(|| {
            let mut partly = deck.cards().filter(|&card| titled(card).contains(&wanted));
            // A part of a name is enough if it is unique.
            partly.next().filter(|_| partly.next().is_none())
        });
        found.map(|card| text(self, view, card, voice))
    }

    fn sentences(&self, events: &[&Event], voice: &Voice) -> Vec<String> {
        let words = words(self, voice);
        let mut sentences = Vec::new();
        for event in events {
            if matches!(event, Event::TurnBegan { .. }) {
                sentences.push(String::new());
            }
            sentences.push(words.log(event));
        }
        sentences
    }

    fn rules(&self, voice: &Voice) -> String {
        words(self, voice).in_short()
    }
}

/// A heading with its lines below it.
fn layout(part: &TablePart, paint: Paint) -> String {
    let mut text = paint.ink(Ink::Bold, &part.heading) + "\n";
    for line in &part.lines {
        // Writing to a string can't fail.
        let _ = writeln!(text, "  {line}");
    }
    text
}

/// Everything a card says.
fn text(game: &Fluxx, view: &View, card: Card, voice: &Voice) -> String {
    let text = words(game, voice).text_now(card, view);
    format!("{} ({}): {}", text.title, text.kind, text.paragraphs.join(" "))
}

const fn card_of(mv: &Move) -> Option<Card> {
    match *mv {
        Move::Play(card)
        | Move::Use(card)
        | Move::Answer(card)
        | Move::Discard(card)
        | Move::Choose(card)
        | Move::ChooseAt(card, _) => Some(card),
        Move::Pass | Move::Draw | Move::ChooseSeat(_) | Move::Option(_) | Move::End => None,
    }
}

const fn ink(kind: Kind) -> Ink {
    match kind {
        Kind::Rule | Kind::Meta => Ink::Yellow,
        Kind::Goal => Ink::Red,
        Kind::Keeper => Ink::Green,
        Kind::Creeper => Ink::Faint,
        Kind::Action | Kind::Surprise => Ink::Blue,
    }
}
