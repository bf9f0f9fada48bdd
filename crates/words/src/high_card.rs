//! High Card in sentences.

use asterism_catalog::high_card::{Card, Event, Move, View};
use asterism_kernel::Seat;

use crate::{Args, Language, People, Words};

/// Describes a High Card table to one reader.
#[derive(Clone, Copy, Debug)]
pub struct HighCardWords<'a> {
    words: &'static Words,
    language: Language,
    people: People<'a>,
}

impl<'a> HighCardWords<'a> {
    /// For a reader of this language.
    #[must_use]
    pub fn new(language: Language, people: People<'a>) -> Self {
        Self { words: Words::of(language), language, people }
    }

    fn seat(&self, seat: Seat) -> Args {
        Args::new().phrase("seat", self.people.phrase(self.words, seat))
    }

    fn card(card: Card) -> String {
        card.number().to_string()
    }

    fn list(&self, items: &[String]) -> String {
        self.words.list_text("list-and", items)
    }

    fn cards(&self, cards: &[Card]) -> String {
        self.list(&cards.iter().copied().map(Self::card).collect::<Vec<_>>())
    }

    /// An event as a sentence.
    #[must_use]
    pub fn log(&self, event: &Event) -> String {
        let with = |seat: Seat, card: Card| self.seat(seat).text("card", Self::card(card));
        let (key, args) = match event {
            Event::Dealt { seat, cards } => {
                ("high-card-log-dealt", self.seat(*seat).text("cards", self.cards(cards)))
            }
            Event::DealtHidden { seat, count } => {
                ("high-card-log-dealt-hidden", self.seat(*seat).amount("count", *count))
            }
            Event::Played { seat, card } => ("high-card-log-played", with(*seat, *card)),
            Event::TrickWon { seat, card } => ("high-card-log-trick", with(*seat, *card)),
            Event::Over { winners } => {
                let names: Vec<String> =
                    winners.iter().map(|seat| self.people.title(self.language, seat)).collect();
                ("high-card-log-over", Args::new().text("names", self.list(&names)))
            }
        };
        self.words.say(key, &args)
    }

    /// The board, a line each.
    #[must_use]
    pub fn table(&self, view: &View) -> Vec<String> {
        let points = view.points.iter().enumerate().map(|(index, points)| {
            let name = self.people.title(self.language, Seat::new(index));
            let args = Args::new().text("name", name).amount("points", usize::from(*points));
            self.words.say("high-card-points", &args)
        });
        points.chain([self.trick(view)]).collect()
    }

    /// The cards of the current trick.
    #[must_use]
    pub fn trick(&self, view: &View) -> String {
        let cards: Vec<Card> = view.trick.iter().copied().flatten().collect();
        if cards.is_empty() {
            return self.words.say("high-card-no-trick", &Args::new());
        }
        self.words.say("high-card-trick", &Args::new().text("cards", self.cards(&cards)))
    }

    /// What the player is asked.
    #[must_use]
    pub fn prompt(&self, view: &View) -> String {
        let key = if view.turn.is_some() { "high-card-ask" } else { "high-card-over" };
        self.words.say(key, &Args::new())
    }

    /// A move, as a button says it.
    #[must_use]
    pub fn option(&self, mv: Move) -> String {
        self.words.say("high-card-move", &Args::new().text("card", Self::card(mv.0)))
    }

    /// The rules in a few sentences.
    #[must_use]
    pub fn in_short(&self) -> String {
        self.words.say("high-card-in-short", &Args::new())
    }
}
