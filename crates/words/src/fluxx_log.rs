//! What happens at a Fluxx table, as sentences.

use asterism_fluxx::{Card, Day, Deck, DiscardReason, Ending, Event, PlayedFrom, PutTo};
use asterism_kernel::Seat;

use crate::card::sentence;
use crate::{Args, Language, Names, People, Phrase, Words};

/// Speaks about one Fluxx table to one reader.
#[derive(Clone, Copy, Debug)]
pub struct FluxxWords<'a> {
    pub(crate) words: &'static Words,
    pub(crate) deck: &'a Deck,
    pub(crate) names: &'a Names,
    pub(crate) people: People<'a>,
}

impl<'a> FluxxWords<'a> {
    /// Speaks `language` about a table with this deck.
    #[must_use]
    pub fn new(language: Language, deck: &'a Deck, names: &'a Names, people: People<'a>) -> Self {
        Self { words: Words::of(language), deck, names, people }
    }

    /// The same about these people, for sentences about earlier players.
    #[must_use]
    pub const fn with_people<'b>(&self, people: People<'b>) -> FluxxWords<'b>
    where
        'a: 'b,
    {
        FluxxWords { words: self.words, deck: self.deck, names: self.names, people }
    }

    fn full_id(&self, card: Card) -> String {
        format!("{}/{}", self.deck.edition(card), self.deck.definition(card).id)
    }

    /// What a card is called.
    #[must_use]
    pub fn title(&self, card: Card) -> String {
        self.names.title(self.words.language(), &self.full_id(card))
    }

    /// The language of a card's title: English where the reader's has no name for it.
    #[must_use]
    pub fn title_language(&self, card: Card) -> Language {
        self.names.title_language(self.words.language(), &self.full_id(card))
    }

    /// A card in a sentence: its kind and its quoted name.
    pub(crate) fn card(&self, card: Card) -> Phrase {
        let kind = self.deck.kind(card);
        self.names.mention_as(self.words.language(), &self.full_id(card), Some(kind))
    }

    /// The names of cards in quotes, as a list.
    pub(crate) fn quoted(&self, cards: &[Card]) -> String {
        let language = self.words.language();
        let names = cards.iter().map(|&card| self.names.quoted(language, &self.full_id(card)));
        self.words.list_text("list-and", &names.collect::<Vec<_>>())
    }

    pub(crate) fn seat(&self, seat: Seat) -> Phrase {
        self.people.phrase(self.words, seat)
    }

    /// An event as a sentence. A card without identity is not named.
    #[must_use]
    pub fn log(&self, event: &Event) -> String {
        let none = Args::new;
        let of = |seat: Seat| none().phrase("seat", self.seat(seat));
        let card = |card: Card| none().phrase("card", self.card(card));
        let with = |seat: Seat, card: Card| of(seat).phrase("card", self.card(card));
        let (key, args) = match event {
            Event::TurnBegan { seat, extra } => ("log-turn", of(*seat).flag("extra", *extra)),
            Event::Drew { seat, cards } if cards.is_empty() => {
                ("log-drew-hidden", of(*seat).amount("count", 0))
            }
            Event::Drew { seat, cards } => {
                ("log-drew", of(*seat).text("cards", self.quoted(cards)))
            }
            Event::DrewHidden { seat, count } => {
                ("log-drew-hidden", of(*seat).amount("count", *count))
            }
            Event::CreeperCame { seat, card } => ("log-creeper-came", with(*seat, *card)),
            Event::Reshuffled { count } => ("log-reshuffled", none().amount("count", *count)),
            Event::DrawPileShuffled => ("log-draw-pile-shuffled", none()),
            Event::NothingToDraw { seat } => ("log-nothing-to-draw", of(*seat)),
            Event::Played { seat, card, from: PlayedFrom::HandOf(owner) } => {
                ("log-played-from-hand-of", with(*seat, *card).phrase("owner", self.seat(*owner)))
            }
            Event::Played { seat, card, from } => {
                ("log-played", with(*seat, *card).choice("from", from_word(*from)))
            }
            Event::Answered { seat, card, to } => {
                ("log-answered", with(*seat, *card).phrase("to", self.card(*to)))
            }
            Event::Cancelled { card: cancelled } => ("log-cancelled", card(*cancelled)),
            Event::Redirected { seat, card } => ("log-redirected", with(*seat, *card)),
            Event::TheftStopped { seat, card } => ("log-theft-stopped", with(*seat, *card)),
            Event::Used { seat, card } => ("log-used", with(*seat, *card)),
            Event::Triggered { card: triggered, .. } => ("log-triggered", card(*triggered)),
            Event::Discarded { card: gone, why: DiscardReason::Done, .. } => {
                ("log-done", card(*gone))
            }
            Event::Discarded { seat, card, why } => {
                ("log-discarded", with(*seat, *card).choice("why", why_word(*why)))
            }
            Event::RuleGone { card: gone, why } => {
                ("log-rule-gone", card(*gone).choice("why", why_word(*why)))
            }
            Event::GoalGone { card: gone, why } => {
                ("log-goal-gone", card(*gone).choice("why", why_word(*why)))
            }
            Event::Moved { card: moved, from, to } => {
                ("log-moved", self.passed(*from, *to).phrase("card", self.card(*moved)))
            }
            Event::Attached { card: creeper, to } => {
                ("log-attached", card(*creeper).phrase("to", self.card(*to)))
            }
            // Somebody who hands out cards may keep one.
            Event::Handed { card, from, to } if from == to => ("log-kept", with(*to, *card)),
            Event::HandedHidden { from, to } if from == to => ("log-kept-hidden", of(*to)),
            Event::Handed { card: handed, from, to } => {
                ("log-handed", self.passed(*from, *to).phrase("card", self.card(*handed)))
            }
            Event::HandedHidden { from, to } => ("log-handed-hidden", self.passed(*from, *to)),
            Event::TakenInHand { seat, card } => ("log-taken-in-hand", with(*seat, *card)),
            Event::Returned { card: back } => ("log-returned", card(*back)),
            Event::HandsTraded { one, other } => (
                "log-hands-traded",
                none().phrase("one", self.seat(*one)).phrase("other", self.seat(*other)),
            ),
            Event::PositionsSwapped { one, other } => (
                "log-positions-swapped",
                none().phrase("one", self.seat(*one)).phrase("other", self.seat(*other)),
            ),
            Event::PositionsShifted => ("log-positions-shifted", none()),
            Event::Rhymed { seat } => ("log-rhymed", of(*seat)),
            Event::RhymeRejected { seat } => ("log-rhyme-rejected", of(*seat)),
            Event::HandsRotated { left } => ("log-hands-rotated", none().flag("left", *left)),
            Event::TablesMixed => ("log-tables-mixed", none()),
            Event::Dealt { seat, card } => ("log-dealt", with(*seat, *card)),
            Event::DayDeclared { seat, day } => {
                let day = match day {
                    Day::Birthday => "birthday",
                    Day::Holiday => "holiday",
                    Day::Ordinary | Day::Ask => "ordinary",
                };
                ("log-day", of(*seat).choice("day", day))
            }
            Event::PairKept { seat, card } => ("log-pair-kept", with(*seat, *card)),
            Event::ExtraTurn { seat } => ("log-extra-turn", of(*seat)),
            Event::NoEffect { card: idle } => ("log-no-effect", card(*idle)),
            Event::Joined { seat } => ("log-joined", of(*seat)),
            Event::Left { seat } => ("log-left", of(*seat)),
            Event::Won { seat, goal } => ("log-won", with(*seat, *goal)),
            Event::WonByEffect { seat, card } => ("log-won-by-effect", with(*seat, *card)),
            Event::NobodyWon { card: ended } => ("log-nobody-won", card(*ended)),
            Event::TurnSkipped { seat } => ("log-turn-skipped", of(*seat)),
            Event::OrderReversed => ("log-order-reversed", none()),
            Event::ChanceChose { number, .. } => {
                ("log-chance-chose", none().amount("number", *number))
            }
            Event::Put { seat, card, to, of: owner } => {
                let args = of(*seat).choice("to", put_word(*to));
                let args = match owner {
                    Some(owner) => args.phrase("owner", self.seat(*owner)),
                    None => args.phrase("owner", Phrase::default()),
                };
                match card {
                    Some(card) => ("log-put", args.phrase("card", self.card(*card))),
                    None => ("log-put-hidden", args),
                }
            }
            Event::Saw { of: Some(owner), cards, .. } => (
                "log-saw-hand",
                none().phrase("owner", self.seat(*owner)).text("cards", self.quoted(cards)),
            ),
            Event::Saw { of: None, cards, .. } => {
                ("log-saw-top", none().text("cards", self.quoted(cards)))
            }
            Event::SawHidden { seat, of: Some(owner) } => {
                ("log-saw-hand-hidden", of(*seat).phrase("owner", self.seat(*owner)))
            }
            Event::SawHidden { seat, of: None } => ("log-saw-top-hidden", of(*seat)),
            Event::Acted { seat, card } => ("log-acted", with(*seat, *card)),
            Event::NotActed { seat, card } => ("log-not-acted", with(*seat, *card)),
            Event::LastSeat { seat } => ("log-last-seat", of(*seat)),
            Event::EffectsDropped { .. } => ("log-effects-dropped", none()),
            Event::TurnCutShort { seat } => ("log-turn-cut-short", of(*seat)),
            Event::TurnLimit => ("log-turn-limit", none()),
            Event::Verb { verb, seat, other, card, count } => {
                let args = of(*seat).amount("count", *count);
                let args = match other {
                    Some(other) => args.phrase("other", self.seat(*other)),
                    None => args,
                };
                let args = match card {
                    Some(card) => args.phrase("card", self.card(*card)),
                    None => args,
                };
                return sentence(&self.words.say(&format!("verb-{}.log", verb.word()), &args));
            }
        };
        self.words.say(key, &args)
    }

    /// How the game ended, as a sentence.
    #[must_use]
    pub fn ending(&self, ending: &Ending) -> String {
        self.log(&match *ending {
            Ending::Goal { winner, goal } => Event::Won { seat: winner, goal },
            Ending::LastSeat { seat } => Event::LastSeat { seat },
            Ending::TurnLimit => Event::TurnLimit,
            Ending::Effect { winner, card } => Event::WonByEffect { seat: winner, card },
            Ending::Nobody { card } => Event::NobodyWon { card },
        })
    }

    fn passed(&self, from: Seat, to: Seat) -> Args {
        Args::new().phrase("from", self.seat(from)).phrase("to", self.seat(to))
    }
}

const fn from_word(from: PlayedFrom) -> &'static str {
    match from {
        PlayedFrom::Hand | PlayedFrom::HandOf(_) => "hand",
        PlayedFrom::HandAtRandom => "random",
        PlayedFrom::MiniHand => "mini-hand",
        PlayedFrom::DiscardPile => "discard-pile",
        PlayedFrom::DrawPile => "draw-pile",
        PlayedFrom::InPlay => "in-play",
    }
}

const fn put_word(to: PutTo) -> &'static str {
    match to {
        PutTo::Hand => "hand",
        PutTo::Table => "table",
        PutTo::Top => "top",
        PutTo::Bottom => "bottom",
        PutTo::Deck => "deck",
    }
}

const fn why_word(why: DiscardReason) -> &'static str {
    match why {
        DiscardReason::Limit => "limit",
        DiscardReason::Effect => "effect",
        DiscardReason::LeftOver => "left-over",
        DiscardReason::Replaced => "replaced",
        DiscardReason::Done => "done",
        DiscardReason::Left => "left",
    }
}
