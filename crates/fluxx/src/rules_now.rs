//! The rules right now as facts for people: every number with the reasons for
//! it, bonuses and free actions.

use asterism_cards::ast::Number;
use asterism_kernel::Seat;
use serde::Serialize;

use crate::card::Card;
use crate::deck::{MoreFacts, RuleNumbers, UNSET};
use crate::options::MetaRule;
use crate::rules::{Law, PlayCount};

/// One of the numbers of a rule.
type NumberOf = fn(&RuleNumbers) -> Number;

/// One reason why a number is what it is.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxReason))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct NumberSource {
    /// The card it comes from; `None` for the Basic Rules.
    pub card: Option<Card>,
    /// What it adds, or sets if it is the first reason.
    pub amount: u8,
}

/// A number with the reasons for it.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxDerived))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Derived<T> {
    pub value: T,
    /// Where it comes from, the base first.
    pub reasons: Vec<NumberSource>,
}

/// A bonus that a rule in force gives.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxBonus))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BonusNow {
    pub card: Card,
    /// Extra cards drawn.
    pub draw: u8,
    /// Extra cards played.
    pub play: u8,
    /// Whether this seat gets it as things are.
    pub yours: bool,
}

/// Whether a free action can be used, or why not.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxUsable))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Usable {
    Now,
    /// Something else has to be finished first.
    Later,
    /// What it needs is not there.
    NothingToDo,
    /// It was used already this turn.
    Used,
    /// In the player's own turn only.
    InYourTurn,
}

/// A free action that is there for a seat.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxFreeAction))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FreeAction {
    /// The card that gives it.
    pub card: Card,
    /// Whether it can be used.
    pub usable: Usable,
}

/// The Basic Rules, which never leave the table, and the Meta Rule beside them.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxBasicRules))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BasicRules {
    /// Cards drawn in a turn unless a New Rule says otherwise: the present number,
    /// which the Meta Rule and Inflation raise.
    pub draw: u8,
    /// Cards played in a turn, in the same way.
    pub play: u8,
    /// The rule that was agreed on for the whole game.
    pub meta_rule: MetaRule,
}

/// Everything that applies to a seat now, and why.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxRules))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesNow {
    /// The Basic Rules with their present numbers, whether New Rules cover them or not.
    pub basic: BasicRules,
    /// Cards drawn in a turn.
    pub draw: Derived<u8>,
    /// Cards played in a turn.
    pub play: Derived<PlayCount>,
    /// Cards kept in hand.
    pub hand_limit: Option<Derived<u8>>,
    pub keeper_limit: Option<Derived<u8>>,
    /// Goals in force at once.
    pub goals: Derived<u8>,
    /// Whether the first of several plays is picked blindly, and by which card.
    pub first_play_random: Option<Card>,
    /// Which card makes Creepers harmless, if any.
    pub creepers_harmless: Option<Card>,
    /// Single Creepers that are harmless, each with the card that makes them so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub harmless: Vec<(Card, Card)>,
    /// Bonuses of rules in force, whoever gets them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<BonusNow>,
    /// Free actions of rules in force and of the player's own table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free_actions: Vec<FreeAction>,
}

impl Law<'_> {
    /// What the pieces of `seat` add to something, piece by piece.
    fn more_reasons(self, seat: Seat, of: impl Fn(&MoreFacts) -> Number) -> Vec<NumberSource> {
        let table = self.working(seat);
        let mores = self.deck.piece_kinds.mores.iter();
        mores
            .filter(|more| table.contains(more.piece) && of(more).value > 0)
            .map(|more| NumberSource {
                card: Some(self.deck.card_of(more.piece)),
                amount: self.given(of(more)),
            })
            .collect()
    }

    /// Everything that applies to `seat`, with reasons.
    pub(crate) fn now(self, seat: Seat) -> RulesNow {
        let kinds = &self.deck.rule_kinds;
        let card = |kind| self.one_of(kind).map(|rule| self.deck.rules[rule].card);
        let inflation = self.inflation();
        let numeral = |mut reasons: Vec<NumberSource>, word: bool| {
            if inflation > 0 && !word {
                reasons.push(NumberSource { card: card(kinds.inflate), amount: inflation });
            }
            reasons
        };
        let base = |kind, of: NumberOf, reasons: &mut Vec<NumberSource>| match self.one_of(kind) {
            None => {
                reasons.push(NumberSource { card: None, amount: 1 + self.shown.escalation });
                false
            }
            Some(rule) => {
                let number = of(&self.deck.rule_numbers[rule]);
                let amount = if number == UNSET { 0 } else { number.value };
                reasons.push(NumberSource { card: Some(self.deck.rules[rule].card), amount });
                number.word
            }
        };
        let bonuses = |amount: &dyn Fn(usize) -> u8| -> Vec<NumberSource> {
            (0..self.deck.bonuses.len())
                .filter(|&index| amount(index) > 0)
                .map(|index| NumberSource {
                    card: Some(self.deck.rules[usize::from(self.deck.bonuses[index].rule)].card),
                    amount: amount(index),
                })
                .collect()
        };
        let mut draw_reasons = Vec::new();
        let word = base(kinds.draw, |rule| rule.draw, &mut draw_reasons);
        let mut draw_reasons = numeral(draw_reasons, word);
        draw_reasons.extend(self.more_reasons(seat, |more| more.draw));
        draw_reasons.extend(bonuses(&|index| self.bonus_draw(seat, index)));
        let draw = draw_reasons.iter().fold(0u8, |all, reason| all.saturating_add(reason.amount));
        let mut play_reasons = Vec::new();
        let word = base(kinds.play, |rule| rule.play, &mut play_reasons);
        let plays = self.plays(seat);
        if plays != PlayCount::All {
            play_reasons = numeral(play_reasons, word);
            play_reasons.extend(self.more_reasons(seat, |more| more.play));
            play_reasons.extend(bonuses(&|index| self.bonus_play(seat, index)));
        }
        let limit = |kind, of: NumberOf, value: Option<u8>, more: Vec<NumberSource>| {
            value.map(|value| {
                let mut reasons = Vec::new();
                let word = base(kind, of, &mut reasons);
                let mut reasons = numeral(reasons, word);
                let value =
                    more.iter().fold(value, |all, reason| all.saturating_add(reason.amount));
                reasons.extend(more);
                Derived { value, reasons }
            })
        };
        let hand_more = self.more_reasons(seat, |more| more.hand_limit);
        let keeper_more = self.more_reasons(seat, |more| more.keeper_limit);
        let harmless = self
            .harmless(seat)
            .flat_map(|(creepers, by)| {
                creepers.iter().map(move |creeper| (self.deck.card_of(creeper), by))
            })
            .collect();
        RulesNow {
            basic: self.basic_rules(),
            draw: Derived { value: draw, reasons: draw_reasons },
            play: Derived { value: plays, reasons: play_reasons },
            hand_limit: limit(
                kinds.hand_limit,
                |rule| rule.hand_limit,
                self.hand_limit(),
                hand_more,
            ),
            keeper_limit: limit(
                kinds.keeper_limit,
                |rule| rule.keeper_limit,
                self.keeper_limit(),
                keeper_more,
            ),
            goals: Derived {
                value: self.goal_places() as u8,
                reasons: vec![NumberSource {
                    card: card(kinds.goals),
                    amount: self.goal_places() as u8,
                }],
            },
            first_play_random: card(kinds.first_play_random),
            creepers_harmless: card(kinds.harmless),
            harmless,
            bonuses: self.bonuses_now(seat),
            free_actions: self.free_actions(seat),
        }
    }

    /// The Basic Rules with their present numbers.
    fn basic_rules(self) -> BasicRules {
        let number = 1u8.saturating_add(self.shown.escalation).saturating_add(self.inflation());
        BasicRules { draw: number, play: number, meta_rule: self.deck.options.meta_rule }
    }

    fn bonuses_now(self, seat: Seat) -> Vec<BonusNow> {
        let in_force = |index: &usize| {
            let rule = self.deck.bonuses[*index].rule;
            self.shown.in_force & (1 << rule) != 0
        };
        let indices = (0..self.deck.bonuses.len()).filter(in_force);
        indices
            .map(|index| {
                let bonus = &self.deck.bonuses[index];
                BonusNow {
                    card: self.deck.rules[usize::from(bonus.rule)].card,
                    draw: self.given(bonus.draw),
                    play: self.given(bonus.play),
                    yours: self.gets(seat, index),
                }
            })
            .collect()
    }
}
