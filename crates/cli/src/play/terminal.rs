//! What a game needs to be playable in the terminal.

use std::sync::Arc;

use asterism_kernel::{Game, Seat};
use asterism_words::{Args, Language, Names as CardNames, People, Words};

use crate::paint::Paint;

/// The language, the names of players and cards, and the reader's seat.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    language: Language,
    people: Arc<[String]>,
    cards: Arc<CardNames>,
    you: Option<Seat>,
}

impl Voice {
    /// For a reader without a seat. `people` are in order of their seats.
    pub(crate) fn new(language: Language, people: Vec<String>, cards: CardNames) -> Self {
        Self { language, people: people.into(), cards: Arc::new(cards), you: None }
    }

    /// Somebody has joined in the seat after the last one, or in one that was left.
    pub(crate) fn seat_person(&mut self, seat: Seat) {
        let mut people = self.people.to_vec();
        match people.get_mut(seat.index()) {
            Some(name) => name.clear(),
            None => people.push(String::new()),
        }
        self.people = people.into();
    }

    /// The names of the players, in order of their seats.
    pub(crate) fn set_people(&mut self, people: Vec<String>) {
        self.people = people.into();
    }

    /// For a reader in this seat.
    pub(crate) fn to(&self, you: Option<Seat>) -> Self {
        Self { you, ..self.clone() }
    }

    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    pub(crate) fn people(&self) -> People<'_> {
        People { names: &self.people, you: self.you }
    }

    pub(crate) fn cards(&self) -> &CardNames {
        &self.cards
    }

    /// A message that belongs to no game.
    pub(crate) fn say(&self, key: &str, args: &Args) -> String {
        Words::of(self.language).say(key, args)
    }
}

/// A game that can be shown as plain text, also for screen readers.
pub(crate) trait TerminalGame: Game {
    /// Whether cards have a text in addition to their name.
    const CARDS_HAVE_TEXT: bool;

    /// Names of its cards, if the `words` crate doesn't have them.
    fn card_names(&self) -> CardNames {
        CardNames::new()
    }

    /// The board as the viewer sees it, including their hand.
    fn board(&self, view: &Self::View, voice: &Voice, paint: Paint) -> String;

    fn discard_pile(&self, view: &Self::View, voice: &Voice, paint: Paint) -> String;

    fn question(&self, view: &Self::View, voice: &Voice) -> String;

    fn option(&self, mv: &Self::Move, voice: &Voice, paint: Paint) -> String;

    /// The effect of a move, if it can be described briefly.
    fn meaning(&self, view: &Self::View, mv: &Self::Move, voice: &Voice) -> String;

    /// The full description of a move's subject.
    fn about(&self, view: &Self::View, mv: &Self::Move, voice: &Voice) -> Option<String>;

    /// The full description of the card with this name.
    fn about_card(&self, view: &Self::View, name: &str, voice: &Voice) -> Option<String>;

    /// Events as sentences.
    fn sentences(&self, events: &[&Self::Event], voice: &Voice) -> Vec<String>;

    fn rules(&self, voice: &Voice) -> String;
}
