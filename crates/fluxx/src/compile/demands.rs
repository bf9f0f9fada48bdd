//! What Goals demand, and the ways to win that other cards offer.

use asterism_cards::ast::Demand;

use crate::card::{Card, Pieces};
use crate::deck::{ExtraGoal, GoalFacts, Group, NONE};

use super::Compiler;

impl Compiler<'_> {
    /// Adds a demand of `card` to a Goal.
    pub(super) fn demand(&mut self, card: Card, demand: &Demand, facts: &mut GoalFacts) {
        let named: Vec<&String> = match demand {
            Demand::Have(names) | Demand::AtLeast(_, names) | Demand::Lack(names) => {
                names.iter().collect()
            }
            Demand::OnlyKeeper(name) | Demand::NobodyHas(name) | Demand::OtherHas(name) => {
                vec![name]
            }
            Demand::MostCardsInHand(_)
            | Demand::MostKeepers(_)
            | Demand::Marked(..)
            | Demand::Points(_)
            | Demand::EmptyHand
            | Demand::AnyOf(_) => Vec::new(),
        };
        let among = self.pieces(card, named.iter().copied());
        let creepers = self.deck.creepers;
        let missing = named.len() - among.len();
        match demand {
            Demand::Have(_) => {
                facts.all = facts.all.or(among);
                facts.impossible |= missing > 0;
                facts.names = facts.names.or(among.and(creepers));
            }
            Demand::AtLeast(at_least, _) => {
                facts.impossible |= among.len() < usize::from(*at_least);
                facts.groups.push(Group { at_least: *at_least, among });
                facts.names = facts.names.or(among.and(creepers));
            }
            Demand::OnlyKeeper(_) => {
                facts.all = facts.all.or(among);
                facts.only = among.lowest();
                facts.impossible |= missing > 0;
            }
            Demand::NobodyHas(_) => facts.nobody = facts.nobody.or(among),
            Demand::MostCardsInHand(number) => facts.most_cards = Some(*number),
            Demand::MostKeepers(number) => facts.most_keepers = Some(*number),
            Demand::Marked(at_least, mark) => {
                let among = self.pieces_marked(mark);
                facts.impossible |= among.len() < usize::from(*at_least);
                facts.groups.push(Group { at_least: *at_least, among });
                facts.names = facts.names.or(among.and(creepers));
            }
            Demand::Points(points) => {
                facts.points = Some(facts.points.unwrap_or(0).max(*points));
            }
            Demand::Lack(_) => facts.lacks = facts.lacks.or(among),
            Demand::OtherHas(_) => {
                facts.others = facts.others.or(among);
                facts.impossible |= missing > 0;
            }
            Demand::EmptyHand => facts.empty_hand = true,
            Demand::AnyOf(alternatives) => {
                let alternatives: Vec<GoalFacts> =
                    alternatives.iter().map(|demands| self.demands(card, demands)).collect();
                let names = alternatives.iter().map(|goal| goal.names);
                facts.names = names.fold(facts.names, Pieces::or);
                facts.impossible |= alternatives.iter().all(|goal| goal.impossible);
                facts.any_of.push(alternatives);
            }
        }
        facts.is_plain = facts.points.is_none()
            && facts.lacks.is_empty()
            && facts.others.is_empty()
            && !facts.empty_hand
            && facts.any_of.is_empty();
    }

    fn demands(&mut self, card: Card, demands: &[Demand]) -> GoalFacts {
        let mut facts = GoalFacts::NONE;
        demands.iter().for_each(|demand| self.demand(card, demand, &mut facts));
        facts
    }

    /// Another way to win while `card` is in play.
    pub(super) fn extra_goal(&mut self, card: Card, demands: &[Demand]) {
        let goal = self.demands(card, demands);
        let rule = self.deck.facts(card).rule;
        self.deck.extra_goals.push(ExtraGoal {
            card,
            rule: if rule == NONE { 0 } else { 1 << rule },
            piece: self.deck.piece_set(card),
            goal,
        });
    }
}
