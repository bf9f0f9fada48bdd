//! What applies at a Fluxx table now beside the plain numbers: bonuses, free
//! actions, other rules, who is close to winning; and what each answer does.

use asterism_fluxx::{
    BonusNow, Card, Choice, Counted, FreeAction, MetaRule, Move, NumberSource, PlayCount, Prospect,
    Question, RulesNow, Usable, View,
};
use asterism_kernel::Seat;

use crate::card::{Numerals, Writer};
use crate::fluxx_asks::sole_choice;
use crate::fluxx_table::told;
use crate::{Args, FluxxWords, bundle::capitalised};

/// Something a card in force does, and how that is for the reader now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardNow {
    /// The card.
    pub card: Card,
    /// What it says, with the numbers that count now.
    pub text: String,
    /// How it is now, as a sentence.
    pub status: Option<String>,
    /// Whether it is of use to the reader now.
    pub helps: bool,
}

/// A number of the Basic Rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasicNumber {
    /// What it says, such as "draw 1".
    pub text: String,
    /// Whether a New Rule in force says otherwise.
    pub replaced: bool,
}

/// A part of what is to be said about a seat and a Goal: what it is about, and
/// the cards, each with where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearPart {
    /// What it is about.
    pub label: String,
    /// The cards, and where each of them is if that is known.
    pub cards: Vec<(Card, Option<String>)>,
    /// Whether it keeps the seat from winning.
    pub missing: bool,
}

impl FluxxWords<'_> {
    fn told(&self, key: &str) -> String {
        self.words.say(key, &Args::new())
    }

    fn text_of(&self, card: Card, view: &View) -> String {
        self.text_now(card, view).paragraphs.join(" ")
    }

    /// The numbers of the Basic Rules as they are now: how many cards to draw and to play.
    #[must_use]
    pub fn basic_rules(&self, rules: &RulesNow) -> [BasicNumber; 2] {
        let number = |key: &str, number: u8, sources: &[NumberSource]| BasicNumber {
            text: self.words.say(key, &Args::new().text("number", number.to_string())),
            replaced: sources.first().is_some_and(|base| base.card.is_some()),
        };
        [
            number("web-basic-draw", rules.basic.draw, &rules.draw.reasons),
            number("web-basic-play", rules.basic.play, &rules.play.reasons),
        ]
    }

    /// The Meta Rule, if there is one: what it is called, and what it says.
    #[must_use]
    pub fn meta_rule(&self, rules: &RulesNow) -> Option<(String, String)> {
        let key = match rules.basic.meta_rule {
            MetaRule::None => return None,
            MetaRule::RulesEscalation => "option-meta-rule-rules-escalation",
            MetaRule::NoCreepers => "option-meta-rule-no-creepers",
        };
        Some((self.told("option-meta-rule"), capitalised(&self.told(key))))
    }

    /// The bonuses in force, and whether the reader gets them.
    #[must_use]
    pub fn bonuses_now(&self, view: &View) -> Vec<CardNow> {
        let line = |bonus: &BonusNow| {
            let count = |key: &str, count: u8| {
                let args = Args::new().amount("count", usize::from(count));
                (count > 0).then(|| self.words.say(key, &args))
            };
            let status = if bonus.yours {
                let given =
                    [count("now-bonus-draw", bonus.draw), count("now-bonus-play", bonus.play)];
                let given: Vec<String> = given.into_iter().flatten().collect();
                self.words.say("now-bonus-yours", &Args::new().text("what", given.join(", ")))
            } else {
                self.told("now-bonus-not-yours")
            };
            CardNow {
                card: bonus.card,
                text: self.text_of(bonus.card, view),
                status: Some(status),
                helps: bonus.yours,
            }
        };
        view.rules_now.bonuses.iter().map(line).collect()
    }

    /// The free actions that are there, and whether they can be used.
    #[must_use]
    pub fn free_actions_now(&self, view: &View) -> Vec<CardNow> {
        let line = |action: &FreeAction| {
            let key = match action.usable {
                Usable::Now => "now-use-now",
                Usable::Later => "now-use-later",
                Usable::NothingToDo => "now-use-nothing",
                Usable::Used => "now-use-used",
                Usable::InYourTurn => "now-use-in-your-turn",
            };
            CardNow {
                card: action.card,
                text: self.text_of(action.card, view),
                status: Some(self.told(key)),
                helps: action.usable == Usable::Now,
            }
        };
        view.rules_now.free_actions.iter().map(line).collect()
    }

    /// The rules in force that neither a number nor a bonus nor a free action
    /// accounts for.
    #[must_use]
    pub fn other_rules_now(&self, view: &View) -> Vec<CardNow> {
        let now: &RulesNow = &view.rules_now;
        let mut known = told(now);
        known.extend(now.bonuses.iter().map(|bonus| bonus.card));
        known.extend(now.free_actions.iter().map(|action| action.card));
        let others = view.rules.iter().filter(|rule| !known.contains(rule));
        others
            .map(|&card| CardNow {
                card,
                text: self.text_of(card, view),
                status: None,
                helps: true,
            })
            .collect()
    }

    /// What a seat has of a Goal, what is missing, and what is in the way.
    #[must_use]
    pub fn near(&self, prospect: &Prospect, view: &View) -> Vec<NearPart> {
        let mut parts = Vec::new();
        let mut add = |label: String, cards: &[Card], missing: bool, places: bool| {
            let cards = cards.iter().map(|&card| {
                (card, if places { self.whereabouts(card, prospect.seat, view) } else { None })
            });
            parts.push(NearPart { label, cards: cards.collect(), missing });
        };
        if prospect.is_met() {
            let key = if prospect.tied { "near-tied" } else { "near-met" };
            add(self.told(key), &[], prospect.tied, false);
            return parts;
        }
        if !prospect.has.is_empty() {
            add(self.told("near-has"), &prospect.has, false, false);
        }
        if !prospect.lacks.is_empty() {
            add(self.told("near-lacks"), &prospect.lacks, true, true);
        }
        for (count, among) in &prospect.lacks_some {
            let args = Args::new().amount("count", usize::from(*count));
            add(self.words.say("near-lacks-some", &args), among, true, true);
        }
        for &(counted, count) in &prospect.lacks_count {
            let key = match counted {
                Counted::CardsInHand => "near-lacks-cards",
                Counted::Keepers => "near-lacks-keepers",
                Counted::Points => "near-lacks-points",
                Counted::CardsToLose => "near-cards-to-lose",
            };
            let args = Args::new().amount("count", usize::from(count));
            add(self.words.say(key, &args), &[], true, false);
        }
        if !prospect.stopped_by.is_empty() {
            add(self.told("near-stopped"), &prospect.stopped_by, true, false);
        }
        if !prospect.in_the_way.is_empty() {
            add(self.told("near-in-the-way"), &prospect.in_the_way, true, true);
        }
        if !prospect.elsewhere.is_empty() {
            add(self.told("near-elsewhere"), &prospect.elsewhere, true, true);
        }
        parts
    }

    /// Where a card is, as far as the reader can see.
    fn whereabouts(&self, card: Card, of: Seat, view: &View) -> Option<String> {
        let on = view.places.iter().find(|place| place.table.contains(&card));
        if let Some(place) = on {
            return (place.seat != of).then(|| self.seat(place.seat).text().to_owned());
        }
        let held = |hand: &Vec<Card>| hand.contains(&card);
        if view.places.iter().any(|place| place.hand.as_ref().is_some_and(held)) {
            return Some(self.told("near-in-your-hand"));
        }
        view.discard.contains(&card).then(|| self.told("near-in-discard"))
    }

    /// A move as the label of a button that says what happens.
    #[must_use]
    pub fn option_now(&self, mv: &Move, view: &View) -> String {
        let plain = self.option(mv);
        let question = view.question.as_ref().map(|(question, by)| (question, *by));
        match (mv, question) {
            (Move::Draw, _) => {
                let left = view.to_draw.saturating_sub(view.drawn).max(1);
                let args = Args::new().amount("count", usize::from(left));
                self.words.say("move-draw-count", &args)
            }
            (Move::Option(Choice::Left | Choice::Right), Some((Question::Direction, _))) => {
                self.towards(mv, view).map_or_else(
                    || plain.clone(),
                    |seat| format!("{plain} ({})", self.seat(seat).text()),
                )
            }
            (Move::Option(choice), Some((Question::Effect, Some(card)))) => {
                let index = match choice {
                    Choice::First => 0,
                    Choice::Second => 1,
                    Choice::Third => 2,
                    Choice::Fourth => 3,
                    _ => return plain,
                };
                self.effect(card, index).unwrap_or(plain)
            }
            (
                Move::Choose(_) | Move::ChooseAt(..) | Move::Discard(_) | Move::ChooseSeat(_),
                Some((question, _)),
            ) => match act(question) {
                Some(key) if !matches!(mv, Move::Discard(_)) => {
                    self.words.say(key, &Args::new().text("what", plain))
                }
                _ => plain,
            },
            _ => plain,
        }
    }

    /// Who sits in the direction that hands go.
    fn towards(&self, mv: &Move, view: &View) -> Option<Seat> {
        let places = &view.places;
        let at = places.iter().position(|place| Some(place.seat) == view.viewer)?;
        let step = if *mv == Move::Option(Choice::Left) { 1 } else { places.len() - 1 };
        Some(places[(at + step) % places.len()].seat)
    }

    /// One of the effects that a card lets one choose from, if it does so once.
    fn effect(&self, card: Card, index: usize) -> Option<String> {
        let options = sole_choice(self.deck.definition(card))?;
        let writer = Writer {
            words: self.words,
            names: self.names,
            edition: self.deck.edition(card),
            numerals: Numerals::Printed,
        };
        let clause = writer.choose_one(std::slice::from_ref(options.get(index)?))?;
        Some(capitalised(&clause.text))
    }

    /// The progress of the turn: how many cards of how many are drawn, and played.
    #[must_use]
    pub fn progress(&self, view: &View) -> (String, String) {
        let count = |count: u8| Args::new().amount("count", usize::from(count));
        let drawn = count(view.drawn).amount("all", usize::from(view.to_draw));
        let played = match view.plays_left {
            PlayCount::All => self.words.say("fluxx-board-played-all", &count(view.played)),
            PlayCount::Count(left) => {
                let all = usize::from(view.played) + usize::from(left);
                self.words.say("fluxx-board-played-of", &count(view.played).amount("all", all))
            }
        };
        (self.words.say("fluxx-board-drawn-of", &drawn), played)
    }
}

/// What choosing a card means under this question.
const fn act(question: &Question) -> Option<&'static str> {
    Some(match question {
        Question::DiscardFromTable
        | Question::ReplaceGoal
        | Question::SurplusGoal
        | Question::LoseKeeper { .. }
        | Question::DiscardRule { .. } => "act-discard",
        Question::TakeFromTable | Question::TheirKeeper | Question::CardFromDrawPile => "act-take",
        Question::GiveFromTable
        | Question::GiveFromHand { .. }
        | Question::OwnKeeper
        | Question::HandOut { .. } => "act-give",
        Question::GiveTo { .. } => "act-give-to",
        Question::MoveFromTable => "act-move",
        Question::MoveTo { .. } => "act-move-to",
        Question::AttachTo { .. } => "act-attach",
        _ => return None,
    })
}
