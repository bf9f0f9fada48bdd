//! High Card in the terminal.

use asterism_catalog::HighCard;
use asterism_catalog::high_card::{Event, Move, View};
use asterism_words::HighCardWords;

use super::terminal::{TerminalGame, Voice};
use crate::paint::Paint;

fn words(voice: &Voice) -> HighCardWords<'_> {
    HighCardWords::new(voice.language(), voice.people())
}

impl TerminalGame for HighCard {
    const CARDS_HAVE_TEXT: bool = false;

    fn board(&self, view: &View, voice: &Voice, _: Paint) -> String {
        words(voice).table(view).join("\n") + "\n"
    }

    fn discard_pile(&self, view: &View, voice: &Voice, _: Paint) -> String {
        words(voice).trick(view) + "\n"
    }

    fn question(&self, view: &View, voice: &Voice) -> String {
        words(voice).prompt(view)
    }

    fn option(&self, mv: &Move, voice: &Voice, _: Paint) -> String {
        words(voice).option(*mv)
    }

    fn meaning(&self, _: &View, _: &Move, _: &Voice) -> String {
        String::new()
    }

    fn about(&self, _: &View, _: &Move, _: &Voice) -> Option<String> {
        None
    }

    fn about_card(&self, _: &View, _: &str, _: &Voice) -> Option<String> {
        None
    }

    fn sentences(&self, events: &[&Event], voice: &Voice) -> Vec<String> {
        events.iter().map(|event| words(voice).log(event)).collect()
    }

    fn rules(&self, voice: &Voice) -> String {
        words(voice).in_short()
    }
}
