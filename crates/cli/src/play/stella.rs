//! Stella Quest in the terminal.

use asterism_kernel::Offer as _;
use asterism_stella::{Class, Color, Event, Move, Stella, View};
use asterism_words::{Args, StellaWords};

use super::terminal::{TerminalGame, Voice};
use crate::paint::{Ink, Paint};

fn words(voice: &Voice) -> StellaWords<'_> {
    StellaWords::new(voice.language(), voice.people())
}

impl TerminalGame for Stella {
    const CARDS_HAVE_TEXT: bool = false;

    fn board(&self, view: &View, voice: &Voice, _: Paint) -> String {
        words(voice).table(view).join("\n") + "\n"
    }

    fn discard_pile(&self, view: &View, voice: &Voice, paint: Paint) -> String {
        let heading = paint.ink(Ink::Bold, voice.say("stella-discard", &Args::new()));
        format!("{heading}\n  {}\n", words(voice).discard_pile(view).join(", "))
    }

    fn question(&self, view: &View, voice: &Voice) -> String {
        let may_draw = view.legal.is_some_and(|legal| legal.contains(&Move::Draw));
        words(voice).prompt(view.state, may_draw)
    }

    fn option(&self, mv: &Move, voice: &Voice, paint: Paint) -> String {
        let text = words(voice).option(*mv);
        match mv {
            Move::Play(card) | Move::Take(card) | Move::Top(card) => {
                paint.ink(ink(card.class()), text)
            }
            Move::Draw | Move::End => text,
        }
    }

    fn meaning(&self, view: &View, mv: &Move, voice: &Voice) -> String {
        words(voice).meaning(view, *mv)
    }

    fn about(&self, _: &View, _: &Move, _: &Voice) -> Option<String> {
        None
    }

    fn about_card(&self, _: &View, _: &str, _: &Voice) -> Option<String> {
        None
    }

    fn sentences(&self, events: &[&Event], voice: &Voice) -> Vec<String> {
        words(voice).story(events)
    }

    fn rules(&self, voice: &Voice) -> String {
        words(voice).in_short()
    }
}

const fn ink(class: Class) -> Ink {
    match class {
        Class::Emotion(Color::Red) => Ink::Red,
        Class::Emotion(Color::Yellow) => Ink::Yellow,
        Class::Emotion(Color::Green) => Ink::Green,
        Class::Emotion(Color::Blue) => Ink::Blue,
        Class::Rest => Ink::Faint,
    }
}
