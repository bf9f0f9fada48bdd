//! What a player is asked at a Fluxx table, what can be answered, and the
//! rules right now.

use asterism_cards::ast::{self, Ability, Part, Verb};
use asterism_cards::verbs::ChooseOne;
use asterism_fluxx::{
    BlockedLeader, Card, Choice, Day, Derived, MetaRule, Move, NumberSource, Options, Parting,
    Payment, Phase, PlayCount, Question, Rhyming, RulesNow,
};

use crate::card::{Numerals, Writer, sentence};
use crate::{Args, FluxxWords, Language, Words};

/// What a line about the rules is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleTopic {
    /// How many cards are drawn.
    Draw,
    /// How many cards are played.
    Play,
    /// How many cards are kept in hand.
    HandLimit,
    /// How many Keepers are kept.
    KeeperLimit,
    /// How many Goals there may be.
    Goals,
    /// Something else.
    Other,
}

/// One thing that applies now, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleLine {
    /// What it is about.
    pub topic: RuleTopic,
    /// The cards it comes from.
    pub cards: Vec<Card>,
    /// What applies, as a sentence.
    pub text: String,
    /// The cards it comes from with what each adds, the base first.
    pub reasons: Vec<String>,
}

impl FluxxWords<'_> {
    /// A question as a sentence, with the card that asks, if one does.
    #[must_use]
    pub fn prompt(&self, question: &Question, asked_by: Option<Card>) -> String {
        let none = Args::new;
        let count = |count: u8| none().amount("count", usize::from(count));
        let about = |card: Card| none().phrase("about", self.card(card));
        let args = match *question {
            Question::HandLimit { count: left }
            | Question::KeeperLimit { count: left }
            | Question::GiveFromHand { count: left }
            | Question::DiscardFromHand { count: left } => count(left),
            Question::PlayFromMiniHand { left, first } => count(left).flag("first", first),
            Question::GiveTo { card }
            | Question::MoveTo { card }
            | Question::AttachTo { card }
            | Question::Answer { card } => about(card),
            Question::LoseKeeper { of } | Question::JudgeRhyme { of } => {
                none().phrase("of", self.seat(of))
            }
            Question::HandOut { to } => none().phrase("to", self.seat(to)),
            Question::Verb { card, seat, .. } => {
                let args = card.map_or_else(none, about);
                match seat {
                    Some(seat) => args.phrase("of", self.seat(seat)),
                    None => args,
                }
            }
            Question::DiscardRule { at_most, may_stop } => {
                count(at_most).flag("may-stop", may_stop)
            }
            Question::BeforeDraw
            | Question::Play
            | Question::BeforeEnd
            | Question::ReplaceGoal
            | Question::SurplusGoal
            | Question::KeepPair { .. }
            | Question::Day
            | Question::CardFromDiscardPile
            | Question::Pile
            | Question::CardFromDrawPile
            | Question::PlayTopAgain
            | Question::Effect
            | Question::Rhyme
            | Question::Player
            | Question::Direction
            | Question::OwnKeeper
            | Question::TheirKeeper
            | Question::DiscardFromTable
            | Question::TakeFromTable
            | Question::GiveFromTable
            | Question::MoveFromTable
            | Question::MayDiscard => none(),
        };
        let effects = match question {
            Question::Effect => asked_by.and_then(|card| self.effects(card)),
            _ => None,
        };
        let key = match *question {
            Question::Verb { verb, step: 0 | 1, .. } => format!("verb-{}.ask", verb.word()),
            Question::Verb { verb, step, .. } => format!("verb-{}.ask-{step}", verb.word()),
            _ => format!("ask-{}", question.name()),
        };
        let text = effects.unwrap_or_else(|| self.words.say(&key, &args));
        match asked_by {
            None => sentence(&text),
            Some(card) => {
                let args = none().phrase("card", self.card(card)).text("question", text);
                sentence(&self.words.say("ask-by-card", &args))
            }
        }
    }

    /// The effects that a card lets one choose from, if it does so once.
    fn effects(&self, card: Card) -> Option<String> {
        let options = sole_choice(self.deck.definition(card))?;
        let edition = self.deck.edition(card);
        let numerals = Numerals::Printed;
        let writer = Writer { words: self.words, names: self.names, edition, numerals };
        writer.choose_one(options).map(|clause| clause.text)
    }

    /// A move as the label of a choice.
    #[must_use]
    pub fn option(&self, mv: &Move) -> String {
        let card = |card: Card| Args::new().phrase("card", self.card(card));
        let (key, args) = match *mv {
            Move::Play(played) => ("move-play", card(played)),
            Move::Use(used) => ("move-use", card(used)),
            Move::Answer(answer) => ("move-answer", card(answer)),
            Move::Pass => ("move-pass", Args::new()),
            Move::Draw => ("move-draw", Args::new()),
            Move::Discard(gone) => ("move-discard", card(gone)),
            Move::Choose(chosen) => ("move-choose", card(chosen)),
            Move::ChooseAt(chosen, seat) => {
                ("move-choose-at", card(chosen).phrase("seat", self.seat(seat)))
            }
            Move::ChooseSeat(seat) => {
                ("move-choose-seat", Args::new().phrase("seat", self.seat(seat)))
            }
            Move::Option(choice) => (choice_key(choice), Args::new()),
            Move::End => ("move-end", Args::new()),
        };
        self.words.say(key, &args)
    }

    /// Where a turn stands.
    #[must_use]
    pub fn phase(&self, phase: Phase) -> String {
        let key = match phase {
            Phase::Start => "phase-start",
            Phase::Draw => "phase-draw",
            Phase::Play => "phase-play",
            Phase::End => "phase-end",
            Phase::Pass => "phase-pass",
        };
        self.words.say(key, &Args::new())
    }

    /// Everything that applies now, one line a thing.
    #[must_use]
    pub fn rules_now(&self, rules: &RulesNow) -> Vec<RuleLine> {
        let cards =
            |reasons: &[NumberSource]| reasons.iter().filter_map(|reason| reason.card).collect();
        let number = |topic, key: &str, derived: &Derived<u8>| RuleLine {
            topic,
            cards: cards(&derived.reasons),
            text: self.words.say(key, &Args::new().amount("count", usize::from(derived.value))),
            reasons: self.reasons(&derived.reasons, false),
        };
        let without = |topic, key: &str| RuleLine {
            topic,
            cards: Vec::new(),
            text: self.words.say(key, &Args::new()),
            reasons: vec![self.source(None)],
        };
        let by = |key: &str, card: Card| RuleLine {
            topic: RuleTopic::Other,
            cards: vec![card],
            text: self.words.say(key, &Args::new()),
            reasons: vec![self.source(Some(card))],
        };
        let play = match rules.play.value {
            PlayCount::Count(count) => RuleLine {
                topic: RuleTopic::Play,
                cards: cards(&rules.play.reasons),
                text: self.words.say("now-play", &Args::new().amount("count", usize::from(count))),
                reasons: self.reasons(&rules.play.reasons, false),
            },
            PlayCount::All => RuleLine {
                topic: RuleTopic::Play,
                cards: cards(&rules.play.reasons),
                text: self.words.say("now-play-all", &Args::new()),
                reasons: self.reasons(&rules.play.reasons, true),
            },
        };
        let mut lines = vec![number(RuleTopic::Draw, "now-draw", &rules.draw), play];
        lines.push(match &rules.hand_limit {
            Some(limit) => number(RuleTopic::HandLimit, "now-hand-limit", limit),
            None => without(RuleTopic::HandLimit, "now-no-hand-limit"),
        });
        lines.push(match &rules.keeper_limit {
            Some(limit) => number(RuleTopic::KeeperLimit, "now-keeper-limit", limit),
            None => without(RuleTopic::KeeperLimit, "now-no-keeper-limit"),
        });
        lines.push(number(RuleTopic::Goals, "now-goals", &rules.goals));
        lines.extend(rules.first_play_random.map(|card| by("now-first-play-random", card)));
        lines.extend(rules.creepers_harmless.map(|card| by("now-creepers-harmless", card)));
        lines.extend(rules.harmless.iter().map(|&(creeper, by)| {
            RuleLine {
                topic: RuleTopic::Other,
                cards: vec![by],
                text: self
                    .words
                    .say("now-creeper-harmless", &Args::new().phrase("card", self.card(creeper))),
                reasons: vec![self.source(Some(by))],
            }
        }));
        lines
    }

    /// The name of what a rule comes from.
    fn source(&self, card: Option<Card>) -> String {
        match card {
            Some(card) => self.quoted(&[card]),
            None => self.words.say("kind-basic", &Args::new()),
        }
    }

    fn reasons(&self, reasons: &[NumberSource], all: bool) -> Vec<String> {
        let line = |(index, reason): (usize, &NumberSource)| {
            let key = match index {
                0 if all => "reason-all",
                0 => "reason-sets",
                _ => "reason-adds",
            };
            let args = Args::new()
                .text("source", self.source(reason.card))
                .amount("count", usize::from(reason.amount));
            self.words.say(key, &args)
        };
        reasons.iter().enumerate().map(line).collect()
    }
}

/// The options of a table: what each is about, and what was decided.
#[must_use]
pub fn options_text(language: Language, options: &Options) -> Vec<(String, String)> {
    let words = Words::of(language);
    let simplify = match options.fewest_rules_discarded {
        None => words.say("option-fewest-rules-discarded-card", &Args::new()),
        Some(count) => words.say(
            "option-fewest-rules-discarded-number",
            &Args::new().amount("count", usize::from(count)),
        ),
    };
    let say = |key: &str| words.say(key, &Args::new());
    vec![
        (say("option-fewest-rules-discarded"), simplify),
        (
            say("option-blocked-leader"),
            say(match options.blocked_leader {
                BlockedLeader::Skipped => "option-blocked-leader-skipped",
                BlockedLeader::NobodyWins => "option-blocked-leader-nobody-wins",
            }),
        ),
        (
            say("option-parting"),
            say(match options.parting {
                Parting::Creeper => "option-parting-creeper",
                Parting::Keeper => "option-parting-keeper",
            }),
        ),
        (
            say("option-payment"),
            say(match options.payment {
                Payment::Automatic => "option-payment-automatic",
                Payment::Optional => "option-payment-optional",
            }),
        ),
        (
            say("option-day"),
            say(match options.day {
                Day::Ask => "option-day-ask",
                Day::Birthday => "option-day-birthday",
                Day::Holiday => "option-day-holiday",
                Day::Ordinary => "option-day-ordinary",
            }),
        ),
        (
            say("option-rhyme"),
            say(match options.rhyme {
                Rhyming::Honour => "option-rhyme-honour",
                Rhyming::Consent => "option-rhyme-consent",
                Rhyming::Waived => "option-rhyme-waived",
            }),
        ),
        (
            say("option-meta-rule"),
            say(match options.meta_rule {
                MetaRule::None => "option-meta-rule-none",
                MetaRule::RulesEscalation => "option-meta-rule-rules-escalation",
                MetaRule::NoCreepers => "option-meta-rule-no-creepers",
            }),
        ),
    ]
}

const fn choice_key(choice: Choice) -> &'static str {
    match choice {
        Choice::Done => "choice-done",
        Choice::Left => "choice-left",
        Choice::Right => "choice-right",
        Choice::Birthday => "choice-birthday",
        Choice::Holiday => "choice-holiday",
        Choice::Ordinary => "choice-ordinary",
        Choice::Yes => "choice-yes",
        Choice::No => "choice-no",
        Choice::Random => "choice-random",
        Choice::Past => "choice-past",
        Choice::Future => "choice-future",
        Choice::First => "choice-first",
        Choice::Second => "choice-second",
        Choice::Third => "choice-third",
        Choice::Fourth => "choice-fourth",
    }
}

/// The effects that a card lets one choose from, if it does so once.
pub(crate) fn sole_choice(definition: &ast::Card) -> Option<&[Vec<Verb>]> {
    let lists = definition.parts.iter().filter_map(|part| match part {
        Part::Effect(verbs) | Part::Ability(Ability { verbs, .. }) => Some(verbs),
        _ => None,
    });
    let mut choices = lists.flatten().filter_map(|verb| match verb {
        Verb::ChooseOne(ChooseOne { options }) => Some(options.as_slice()),
        _ => None,
    });
    choices.next().filter(|_| choices.next().is_none())
}
