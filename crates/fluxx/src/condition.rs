//! Conditions of abilities and effects, compiled, and whether they hold.

use asterism_cards::ast::{CardCondition, Condition, Counted};
use asterism_kernel::Seat;

use crate::card::{Card, Pieces};
use crate::rules::Law;

/// Conditions of which all must hold.
#[derive(Clone, Debug)]
pub(crate) struct ConditionFacts {
    pub(crate) words: Vec<Condition>,
    /// About cards; `None` for a card that is not in the deck.
    pub(crate) cards: Vec<(CardCondition, Option<Card>)>,
    pub(crate) at_least: Vec<(Counted, u8)>,
}

impl Law<'_> {
    /// Whether the conditions of this number hold for `seat`.
    pub(crate) fn holds(self, seat: Seat, conditions: u16) -> bool {
        let facts = &self.deck.conditions[usize::from(conditions)];
        facts.words.iter().all(|&word| self.word_holds(seat, word))
            && facts.cards.iter().all(|&(condition, card)| self.card_holds(seat, condition, card))
            && facts
                .at_least
                .iter()
                .all(|&(what, count)| self.amount(seat, what) >= usize::from(count))
    }

    fn word_holds(self, seat: Seat, condition: Condition) -> bool {
        let shown = self.shown;
        let keepers = |seat: Seat| shown.keeper_count(seat);
        let cards = |seat: Seat| shown.hand_size(seat);
        let others = || shown.others(seat).iter();
        match condition {
            Condition::EmptyHand => cards(seat) == 0,
            Condition::CardInHand => cards(seat) > 0,
            Condition::PlayOwed => self.play_owed(),
            Condition::KeeperOnTable => keepers(seat) > 0,
            Condition::CreeperOnTable => self.amount(seat, Counted::Creepers) > 0,
            Condition::NoKeeper => keepers(seat) == 0,
            Condition::NoCreeper => self.amount(seat, Counted::Creepers) == 0,
            // The card that asks counts as a play itself.
            Condition::FirstPlay => shown.turn.played <= 1,
            Condition::YourTurn => seat == shown.active(),
            Condition::MostKeepers => others().all(|other| keepers(seat) > keepers(other)),
            Condition::FewestKeepers => others().all(|other| keepers(seat) < keepers(other)),
            Condition::MostCards => others().all(|other| cards(seat) > cards(other)),
            Condition::FewestCards => others().all(|other| cards(seat) < cards(other)),
            Condition::NoGoal => shown.goals.is_empty(),
        }
    }

    fn card_holds(self, seat: Seat, condition: CardCondition, card: Option<Card>) -> bool {
        let piece = card.and_then(|card| self.deck.piece_of(card));
        let holder = piece.and_then(|piece| self.shown.holder(piece));
        match condition {
            CardCondition::Have => holder == Some(seat),
            CardCondition::Lack => holder != Some(seat),
            CardCondition::NobodyHas => holder.is_none(),
            CardCondition::OtherHas => holder.is_some_and(|holder| holder != seat),
            CardCondition::InPlay => {
                let in_force = card.is_some_and(|card| {
                    let rule = self.deck.facts(card).rule;
                    self.shown.goals.contains(&card)
                        || rule < 128 && self.shown.in_force & (1 << rule) != 0
                });
                holder.is_some() || in_force
            }
        }
    }

    fn amount(self, seat: Seat, what: Counted) -> usize {
        match what {
            Counted::Keepers => self.shown.keeper_count(seat),
            Counted::Creepers => self.creepers_of(seat).len(),
            Counted::CardsInHand => self.shown.hand_size(seat),
        }
    }

    /// The Creepers on the table of `seat`.
    pub(crate) fn creepers_of(self, seat: Seat) -> Pieces {
        self.shown.tables[seat.index()].and(self.deck.creepers)
    }
}
