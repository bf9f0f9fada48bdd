//! Stella Quest in sentences.

mod table;

use asterism_kernel::Seat;
use asterism_stella::{
    Backs, Cards, Class, Color, Ending, EndingReason, Event, Face, LossCause, Move, Stage,
};

use crate::{Args, Language, People, Phrase, Words};

/// Speaks about one Stella Quest table to one reader.
#[derive(Clone, Copy, Debug)]
pub struct StellaWords<'a> {
    pub(crate) words: &'static Words,
    people: People<'a>,
}

impl<'a> StellaWords<'a> {
    /// Speaks `language` about a table.
    #[must_use]
    pub fn new(language: Language, people: People<'a>) -> Self {
        Self { words: Words::of(language), people }
    }

    /// What a card is called.
    #[must_use]
    pub fn title(&self, card: Face) -> String {
        self.card(card).form("title").to_owned()
    }

    fn card(&self, card: Face) -> Phrase {
        match (card.color(), card.value()) {
            (Some(color), Some(value)) => {
                let args = Args::new()
                    .choice("color", class_word(Class::Emotion(color)))
                    .amount("value", usize::from(value));
                self.words.phrase("stella-card", &args)
            }
            _ => self.words.phrase("stella-rest", &Args::new()),
        }
    }

    fn back(&self, class: Class, count: usize) -> Phrase {
        let args = Args::new().choice("class", class_word(class)).amount("count", count);
        self.words.phrase("stella-back", &args)
    }

    /// The cards of a hand, as a list.
    #[must_use]
    pub fn cards(&self, cards: Cards) -> String {
        let cards: Vec<_> =
            cards.iter().map(|card| self.card(card).form("nominative").to_owned()).collect();
        self.words.list_text("list-and", &cards)
    }

    /// What the backs of a hand show, as a list.
    #[must_use]
    pub fn backs(&self, backs: Backs) -> String {
        let backs: Vec<_> = Class::ALL
            .into_iter()
            .filter(|class| backs.count(*class) > 0)
            .map(|class| self.back(class, backs.count(class)).form("counted").to_owned())
            .collect();
        self.words.list_text("list-and", &backs)
    }

    fn seat(&self, seat: Seat) -> Args {
        Args::new().phrase("seat", self.people.phrase(self.words, seat))
    }

    /// An event as a sentence. Of a hidden card only its back is told.
    #[must_use]
    pub fn log(&self, event: &Event) -> String {
        let with = |seat: Seat, card: Face| self.seat(seat).phrase("card", self.card(card));
        let (key, args) = match event {
            Event::Dealt { seat, cards } => {
                ("stella-log-dealt", self.seat(*seat).text("cards", self.cards(*cards)))
            }
            Event::DealtBacks { seat, backs } => {
                ("stella-log-dealt", self.seat(*seat).text("cards", self.backs(*backs)))
            }
            Event::PileStarted { card } => {
                ("stella-log-pile-started", Args::new().phrase("card", self.card(*card)))
            }
            Event::RoundBegun { first, marker } => {
                ("stella-log-round", self.seat(*first).flag("marker", marker.is_some()))
            }
            Event::Paid { seat, light } => {
                ("stella-log-paid", self.seat(*seat).amount("count", usize::from(*light)))
            }
            Event::Refill { seat, due } => {
                ("stella-log-refill", self.seat(*seat).amount("count", usize::from(*due)))
            }
            Event::Drawn { seat, card } => ("stella-log-drawn", with(*seat, *card)),
            Event::DrawnBack { seat, back } => {
                ("stella-log-drawn", self.seat(*seat).phrase("card", self.back(*back, 1)))
            }
            Event::NoCardsLeft { seat } => ("stella-log-no-cards", self.seat(*seat)),
            Event::Reshuffled { cards, top } => (
                "stella-log-reshuffled",
                Args::new().amount("count", cards.len()).phrase("card", self.back(*top, 1)),
            ),
            Event::Played { seat, card } => ("stella-log-played", with(*seat, *card)),
            Event::TurnEnded { seat } => ("stella-log-turn-ended", self.seat(*seat)),
            Event::Skipped { seat } => ("stella-log-skipped", self.seat(*seat)),
            Event::RivalPlayed { card } => {
                ("stella-log-rival-played", Args::new().phrase("card", self.card(*card)))
            }
            Event::RoundWon { seat, card } => ("stella-log-round-won", with(*seat, *card)),
            Event::RoundToRival { card, top } => (
                "stella-log-round-to-rival",
                Args::new().phrase("card", self.card(*card)).phrase("top", self.card(*top)),
            ),
            Event::RoundToNobody => ("stella-log-round-to-nobody", Args::new()),
            Event::LightLost { seat, lost, cause, .. } => {
                let cause = match cause {
                    LossCause::Marker => "marker",
                    LossCause::RepeatedValue => "repeated-value",
                };
                let args = self.seat(*seat).amount("count", usize::from(*lost));
                ("stella-log-light-lost", args.choice("cause", cause))
            }
            Event::Taken { seat, card } => ("stella-log-taken", with(*seat, *card)),
            Event::TopChosen { seat, card } => ("stella-log-top", with(*seat, *card)),
            Event::Ended { ending } => return self.ending(ending),
        };
        self.words.say(key, &args)
    }

    /// How the game ended.
    #[must_use]
    pub fn ending(&self, ending: &Ending) -> String {
        let name = |seat: Seat| self.people.phrase(self.words, seat).text().to_owned();
        match (ending.reason, ending.eliminated) {
            (EndingReason::Shine, Some(eliminated)) => {
                let scores = ending.scores.iter().flatten().enumerate();
                let scores: Vec<_> = scores
                    .filter_map(|(index, score)| {
                        let seat = self.seat(Seat::from_index(index)?);
                        let args = seat.amount("count", usize::from((*score)?));
                        Some(self.words.say("stella-score", &args))
                    })
                    .collect();
                let winners: Vec<_> = ending.winners.iter().map(name).collect();
                let args = self
                    .seat(eliminated)
                    .text("scores", self.words.list_text("list-more-last", &scores))
                    .amount("count", winners.len())
                    .text("winners", self.words.list_text("list-and", &winners));
                self.words.say("stella-log-shine", &args)
            }
            _ => {
                let winner = ending.winners.lowest().unwrap_or(Seat::new(0));
                self.words.say("stella-log-collection", &self.seat(winner))
            }
        }
    }

    /// What a seat is asked; `may_draw` tells whether it may pay for cards.
    #[must_use]
    pub fn prompt(&self, stage: Stage, may_draw: bool) -> String {
        let key = match stage {
            Stage::Turn => "stella-ask-turn",
            Stage::Late => "stella-ask-late",
            Stage::Take => "stella-ask-take",
            Stage::Top => "stella-ask-top",
            Stage::End => "stella-ask-end",
        };
        self.words.say(key, &Args::new().flag("may-draw", may_draw))
    }

    /// A move as the label of a choice.
    #[must_use]
    pub fn option(&self, mv: Move) -> String {
        let card = |card: Face| Args::new().phrase("card", self.card(card));
        let (key, args) = match mv {
            Move::Draw => ("stella-move-draw", Args::new()),
            Move::Play(face) => ("stella-move-play", card(face)),
            Move::Take(face) => ("stella-move-take", card(face)),
            Move::Top(face) => ("stella-move-top", card(face)),
            Move::End => ("stella-move-end", Args::new()),
        };
        self.words.say(key, &args)
    }
}

const fn class_word(class: Class) -> &'static str {
    match class {
        Class::Emotion(Color::Red) => "red",
        Class::Emotion(Color::Yellow) => "yellow",
        Class::Emotion(Color::Green) => "green",
        Class::Emotion(Color::Blue) => "blue",
        Class::Rest => "rest",
    }
}
