//! What the terminal asks of a game that people play in it.

use std::sync::Arc;

use asterism_kernel::{Game, Seat};
use asterism_words::{Args, Language, Names as CardNames, People, Words};

use crate::paint::Paint;

/// Who is spoken to, about whom, in which language.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    language: Language,
    people: Arc<[String]>,
    cards: Arc<CardNames>,
    you: Option<Seat>,
}

impl Voice {
    /// Speaks about these people, in order of their seats, to nobody of them.
    pub(crate) fn new(language: Language, people: Vec<String>, cards: CardNames) -> Self {
        Self { language, people: people.into(), cards: Arc::new(cards), you: None }
    }

    /// The same, spoken to this seat.
    pub(crate) fn to(&self, you: Option<Seat>) -> Self {
        Self { you, ..self.clone() }
    }

    /// In which language.
    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// About whom.
    pub(crate) fn people(&self) -> People<'_> {
        People { names: &self.people, you: self.you }
    }

    /// What cards are called.
    pub(crate) fn cards(&self) -> &CardNames {
        &self.cards
    }

    /// Says something that belongs to no game.
    pub(crate) fn say(&self, key: &str, args: &Args) -> String {
        Words::of(self.language).say(key, args)
    }
}

/// A game that can be shown as plain text, to be read aloud as well as seen.
pub(crate) trait TerminalGame: Game {
    /// Whether cards say more than their name.
    const CARDS_HAVE_TEXT: bool;

    /// What its cards are called, if that isn't known to the words.
    fn card_names(&self) -> CardNames {
        CardNames::new()
    }

    /// The table as the viewer sees it, its hand included.
    fn board(&self, view: &Self::View, voice: &Voice, paint: Paint) -> String;

    /// The discard pile.
    fn discard_pile(&self, view: &Self::View, voice: &Voice, paint: Paint) -> String;

    /// The question to the viewer.
    fn question(&self, view: &Self::View, voice: &Voice) -> String;

    /// A move as it is offered.
    fn option(&self, mv: &Self::Move, voice: &Voice, paint: Paint) -> String;

    /// What a move would mean, where that can be said in a few words.
    fn meaning(&self, view: &Self::View, mv: &Self::Move, voice: &Voice) -> String;

    /// All there is to say about what a move is about.
    fn about(&self, view: &Self::View, mv: &Self::Move, voice: &Voice) -> Option<String>;

    /// All there is to say about the card with this name.
    fn about_card(&self, view: &Self::View, name: &str, voice: &Voice) -> Option<String>;

    /// What happened, in sentences to who was told it.
    fn sentences(&self, events: &[&Self::Event], voice: &Voice) -> Vec<String>;

    /// The rules in short.
    fn rules(&self, voice: &Voice) -> String;
}
