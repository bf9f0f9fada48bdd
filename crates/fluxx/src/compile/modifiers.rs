//! Modifiers: what holds as long as a card lies in play.

use asterism_cards::ast::{BonusTo, Modifier, Number, Part, Plays, Stopped};

use crate::card::{Card, Piece};
use crate::deck::{AttachingFacts, BonusFacts, BonusFor, MoreFacts, NONE};

use super::Compiler;

impl Compiler<'_> {
    pub(super) fn modifier(&mut self, card: Card, modifier: &Modifier) {
        let rule = self.deck.facts(card).rule;
        if let Some(piece) = self.deck.piece_of(card) {
            return self.piece_modifier(card, piece, modifier);
        }
        if rule == NONE {
            return self.refuse(card, "a modifier on a card that doesn't stay in play");
        }
        let bit = 1u128 << rule;
        let numbers = &mut self.deck.rule_numbers[usize::from(rule)];
        let kinds = &mut self.deck.rule_kinds;
        match modifier {
            Modifier::Draw(number) => {
                kinds.draw |= bit;
                numbers.draw = *number;
            }
            Modifier::Play(plays) => {
                kinds.play |= bit;
                if let Plays::Count(number) = plays {
                    numbers.play = *number;
                }
            }
            Modifier::HandLimit(number) => {
                kinds.hand_limit |= bit;
                numbers.hand_limit = *number;
            }
            Modifier::KeeperLimit(number) => {
                kinds.keeper_limit |= bit;
                numbers.keeper_limit = *number;
            }
            Modifier::Goals(count) => {
                kinds.goals |= bit;
                numbers.goals = Number::word(*count);
            }
            Modifier::FirstPlayRandom => kinds.first_play_random |= bit,
            Modifier::Inflate => kinds.inflate |= bit,
            Modifier::CreepersHarmless { only: None } => kinds.harmless |= bit,
            Modifier::AlsoNeed(name) => {
                kinds.also_need |= bit;
                if let Some(piece) = self.piece(card, name) {
                    self.deck.also_need.push((rule, piece));
                }
            }
            Modifier::Bonus { draw, play, to } => {
                kinds.giving |= bit;
                let to = match to {
                    BonusTo::FewestKeepers => BonusFor::FewestKeepers,
                    BonusTo::MostKeepers => BonusFor::MostKeepers,
                    BonusTo::EveryoneWhile(name) => {
                        BonusFor::EveryoneWhile(self.pieces(card, [name]))
                    }
                    BonusTo::HolderOf(name) => BonusFor::HolderOf(self.pieces(card, [name])),
                };
                let none = Number::word(0);
                let (draw, play) = (draw.unwrap_or(none), play.unwrap_or(none));
                self.deck.bonuses.push(BonusFacts { rule, draw, play, to });
            }
            Modifier::CreepersHarmless { only: Some(name) } => {
                kinds.harmless_some |= bit;
                let creepers = self.pieces(card, [name]);
                self.deck.harmless_some.push((rule, creepers));
            }
            Modifier::More { .. } => self.refuse(card, "more on a New Rule"),
            Modifier::Attaches { .. } => self.refuse(card, "attaches on a New Rule"),
            Modifier::DisablesHost => self.refuse(card, "disables-host on a New Rule"),
            Modifier::StandsIn => self.refuse(card, "stands-in on a New Rule"),
            Modifier::Projects => self.refuse(card, "projects on a New Rule"),
            Modifier::ReturnsToDeck => self.refuse(card, "returns-to-deck on a New Rule"),
            Modifier::MovesOn => self.refuse(card, "moves-on on a New Rule"),
            Modifier::GetsBack(_) => self.refuse(card, "gets-back on a New Rule"),
            Modifier::Escalates => self.refuse(card, "escalates"),
            Modifier::NoCreepers => self.refuse(card, "no-creepers"),
            Modifier::CountsAs(_) => self.refuse(card, "counts-as on a New Rule"),
            Modifier::Protected => self.refuse(card, "protected on a New Rule"),
            Modifier::Stops(_) => self.refuse(card, "stops on a New Rule"),
        }
    }

    /// What a Keeper or Creeper does for its holder.
    fn piece_modifier(&mut self, card: Card, piece: Piece, modifier: &Modifier) {
        let creepers = self.deck.creepers;
        match modifier {
            Modifier::More { draw, play, hand_limit, keeper_limit } => {
                let or_none = |number: &Option<Number>| number.unwrap_or(Number::word(0));
                self.deck.piece_kinds.more.insert(piece);
                self.deck.piece_kinds.mores.push(MoreFacts {
                    piece,
                    draw: or_none(draw),
                    play: or_none(play),
                    hand_limit: or_none(hand_limit),
                    keeper_limit: or_none(keeper_limit),
                });
            }
            Modifier::CreepersHarmless { only } => {
                let creepers = only.as_ref().map_or(creepers, |name| self.pieces(card, [name]));
                self.deck.piece_kinds.shields.insert(piece);
                self.deck.piece_kinds.shielded.push((piece, creepers));
            }
            Modifier::MovesOn => self.deck.piece_kinds.moving_on.insert(piece),
            Modifier::ReturnsToDeck => self.deck.piece_kinds.returning.insert(piece),
            Modifier::GetsBack(name) => {
                if let Some(other) = self.resolve(card, name) {
                    self.deck.piece_kinds.getting_back.push((piece, other));
                }
            }
            Modifier::Attaches { to } => {
                if !creepers.contains(piece) {
                    return self.refuse(card, "attaches on a Keeper");
                }
                let to = to.as_ref().map_or(self.deck.keepers, |mark| self.marked(mark));
                let kinds = &mut self.deck.piece_kinds;
                kinds.attaching.insert(piece);
                match kinds.attachings.iter_mut().find(|facts| facts.creeper == piece) {
                    // Written twice, it takes either sort of Keeper.
                    Some(facts) => facts.to = facts.to.or(to),
                    None => {
                        let facts = AttachingFacts { creeper: piece, to, disables: false };
                        kinds.attachings.push(facts);
                    }
                }
            }
            Modifier::DisablesHost => self.disables_host(card, piece),
            Modifier::StandsIn => self.deck.piece_kinds.standing_in.insert(piece),
            Modifier::Projects => self.deck.piece_kinds.projecting.insert(piece),
            Modifier::CountsAs(names) => {
                let others = self.pieces(card, names);
                self.deck.piece_kinds.counting_as.insert(piece);
                self.deck.piece_kinds.counts_as.push((piece, others));
            }
            Modifier::Protected => self.deck.piece_kinds.protected.insert(piece),
            Modifier::Stops(players) => {
                let kinds = &mut self.deck.piece_kinds;
                if *players != Stopped::Everyone {
                    kinds.not_stopping_holder.insert(piece);
                }
                if *players != Stopped::Nobody {
                    kinds.stopping_others.insert(piece);
                }
            }
            Modifier::Draw(_)
            | Modifier::Play(_)
            | Modifier::HandLimit(_)
            | Modifier::KeeperLimit(_)
            | Modifier::Goals(_)
            | Modifier::FirstPlayRandom
            | Modifier::Bonus { .. }
            | Modifier::Inflate
            | Modifier::AlsoNeed(_)
            | Modifier::Escalates
            | Modifier::NoCreepers => {
                self.refuse(card, "a modifier of New Rules on a Keeper or Creeper");
            }
        }
    }

    /// Modifiers come in the order they are written, so the other half may
    /// still be missing.
    fn disables_host(&mut self, card: Card, piece: Piece) {
        let attaches = |part: &Part| matches!(part, Part::Modifier(Modifier::Attaches { .. }));
        let kinds = &mut self.deck.piece_kinds;
        match kinds.attachings.iter_mut().find(|facts| facts.creeper == piece) {
            Some(facts) => {
                facts.disables = true;
                kinds.disabling = true;
            }
            None if self.cards[card.index()].1.parts.iter().any(attaches) => {
                self.refuse(card, "disables-host before attaches");
            }
            None => self.refuse(card, "disables-host without attaches"),
        }
    }
}
