//! A Stella Quest table in words.

use asterism_kernel::Seat;
use asterism_stella::{
    Cards, Class, Color, Event, Face, MAX_HAND, Move, Player, Rank, View, gems, trump,
};

use super::{StellaWords, class_word};
use crate::{Args, Phrase, bundle::capitalised};

impl StellaWords<'_> {
    /// Everything a viewer sees, as sentences in the order in which they are
    /// best read.
    #[must_use]
    pub fn table(&self, view: &View) -> Vec<String> {
        let pile = Args::new()
            .amount("count", view.discard.count)
            .phrase("card", self.card(view.discard.top));
        let pile = self.colored(pile, "trump", "trump-text", view.trump());
        let deck = Args::new().amount("count", view.deck.count);
        let deck = match view.deck.top {
            Some(class) => deck.choice("top", "some").phrase("back", self.back(class, 1)),
            None => deck.choice("top", "none").phrase("back", Phrase::default()),
        };
        let mut lines = vec![
            self.words.say("stella-board-pile", &pile),
            self.words.say("stella-board-deck", &deck),
        ];
        lines.extend((0..view.light.len()).map(|index| self.side(view, Seat::new(index))));
        lines.push(self.trick(view));
        if let Some(hand) = view.hand {
            let args = Args::new().text("cards", self.cards_or_nothing(hand));
            lines.push(self.words.say("stella-board-hand", &args));
        }
        lines
    }

    /// The discard pile's cards.
    #[must_use]
    pub fn discard_pile(&self, view: &View) -> Vec<String> {
        view.discard.cards.iter().map(|card| self.title(card)).collect()
    }

    /// The game in a few lines.
    #[must_use]
    pub fn in_short(&self) -> String {
        self.words.say("stella-in-short", &Args::new())
    }

    /// Events as sentences; cards drawn one after the other are told together,
    /// and what the table shows anyway is left out.
    #[must_use]
    pub fn story(&self, events: &[&Event]) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut rest = events;
        while let [event, after @ ..] = rest {
            let Some((seat, _)) = self.drawn(event) else {
                if !matches!(event, Event::DealtBacks { .. } | Event::TurnEnded { .. }) {
                    sentences.push(self.log(event));
                }
                rest = after;
                continue;
            };
            let same = |next: &&Event| self.drawn(next).filter(|(by, _)| *by == seat);
            let cards: Vec<Phrase> = rest.iter().map_while(same).map(|(_, card)| card).collect();
            let args = self.seat(seat).phrase("card", self.words.list("list-and", &cards));
            sentences.push(self.words.say("stella-log-drawn", &args));
            rest = &rest[cards.len()..];
        }
        sentences
    }

    /// What a move would mean, in a few words.
    #[must_use]
    pub fn meaning(&self, view: &View, mv: Move) -> String {
        let say = |key: &str| self.words.say(key, &Args::new());
        match mv {
            Move::Draw => {
                let room = MAX_HAND.saturating_sub(view.hand.map_or(0, Cards::len));
                self.words.say("stella-mean-draw", &Args::new().amount("count", room.min(3)))
            }
            Move::Play(card) if card.is_rest() => say("stella-mean-rest"),
            Move::Play(card) => standing(view, card).map(say).collect::<Vec<_>>().join(", "),
            Move::Take(card) => {
                let collection =
                    view.seat.map_or(Cards::EMPTY, |seat| view.collections[seat.index()]);
                match card.value().filter(|&value| collection.has_value(value)) {
                    Some(value) => {
                        let args = Args::new().amount("count", usize::from(gems(value)));
                        self.words.say("stella-mean-repeated", &args)
                    }
                    None => say("stella-mean-new"),
                }
            }
            Move::Top(card) => {
                let args = self.colored(Args::new(), "trump", "trump-text", trump(card));
                self.words.say("stella-mean-top", &args)
            }
            Move::End => say("stella-mean-end"),
        }
    }

    fn side(&self, view: &View, seat: Seat) -> String {
        let index = seat.index();
        let hand = view.backs[index];
        let hand = if hand.is_empty() { self.nothing() } else { self.backs(hand) };
        let args = self
            .seat(seat)
            .amount("light", usize::from(view.light[index]))
            .flag("marker", view.marker == Some(seat))
            .flag("first", view.first == seat)
            .text("hand", hand)
            .text("collection", self.cards_or_nothing(view.collections[index]));
        self.words.say("stella-board-seat", &args)
    }

    fn trick(&self, view: &View) -> String {
        let played = view.trick.iter().map(|played| {
            let args =
                Args::new().text("who", self.who(played.by)).phrase("card", self.card(played.card));
            self.words.say("stella-board-played", &args)
        });
        let played: Vec<String> = played.collect();
        let cards = if played.is_empty() { self.nothing() } else { played.join(", ") };
        let mut text = self.words.say("stella-board-trick", &Args::new().text("cards", cards));
        if view.trick.is_empty() || !view.is_trick_open() {
            return text;
        }
        let args = self.colored(Args::new(), "lead", "lead-text", view.lead());
        text.push(' ');
        text.push_str(&self.words.say("stella-board-lead", &args));
        if let Some((place, _)) = view.ahead() {
            let ahead = view.trick[place];
            let args =
                Args::new().text("who", self.who(ahead.by)).phrase("card", self.card(ahead.card));
            text.push(' ');
            text.push_str(&capitalised(&self.words.say("stella-board-ahead", &args)));
        }
        text
    }

    /// Whose card was drawn, and which, as far as it was told.
    fn drawn(&self, event: &Event) -> Option<(Seat, Phrase)> {
        match event {
            Event::Drawn { seat, card } => Some((*seat, self.card(*card))),
            Event::DrawnBack { seat, back } => Some((*seat, self.back(*back, 1))),
            _ => None,
        }
    }

    fn who(&self, player: Player) -> String {
        match player {
            Player::Seat(seat) => self.people.phrase(self.words, seat).text().to_owned(),
            Player::Rival => self.words.say("stella-board-rival", &Args::new()),
        }
    }

    fn nothing(&self) -> String {
        self.words.say("stella-board-nothing", &Args::new())
    }

    fn cards_or_nothing(&self, cards: Cards) -> String {
        if cards.is_empty() { self.nothing() } else { self.cards(cards) }
    }

    /// A color or none, as a choice and as text.
    fn colored(
        &self,
        args: Args,
        name: &'static str,
        text: &'static str,
        color: Option<Color>,
    ) -> Args {
        let Some(color) = color else { return args.choice(name, "none").text(text, "") };
        let word = class_word(Class::Emotion(color));
        let said = self.words.say("stella-color", &Args::new().choice("color", word));
        args.choice(name, word).text(text, said)
    }
}

/// How a card would stand if it were played now, as keys of messages.
fn standing(view: &View, card: Face) -> impl Iterator<Item = &'static str> {
    let (rank, ahead) = view.if_played(card);
    let kind = match rank {
        Rank::SuperTrump => Some("stella-mean-super-trump"),
        Rank::Trump => Some("stella-mean-trump"),
        Rank::Plain => None,
    };
    kind.into_iter().chain(ahead.then_some("stella-mean-ahead"))
}
