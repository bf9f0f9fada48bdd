//! Which other cards a card names, and as what.

use crate::{
    ast::{
        Ability, Answer, BonusTo, Card, CardCondition, CardId, Conditions, Demand, Filter, Kind,
        Modifier, Occasion, Part, Players, Selector, Verb, What,
    },
    verbs::FieldValue,
};

/// As what a card is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Something a Goal asks a player to have.
    Wanted,
    /// Something a Goal asks nobody to have.
    Unwanted,
    /// The only Keeper a Goal allows.
    OnlyKeeper,
    /// Something that lies on a table.
    OnTable,
    Creeper,
    /// Something that is played from a hand.
    Played,
    /// Any card of the deck.
    Any,
}

impl Role {
    /// Whether a card of that kind can be it.
    #[must_use]
    pub const fn suits(self, kind: Kind) -> bool {
        match self {
            Self::Wanted | Self::Unwanted | Self::OnTable => {
                matches!(kind, Kind::Keeper | Kind::Creeper)
            }
            Self::OnlyKeeper => matches!(kind, Kind::Keeper),
            Self::Creeper => matches!(kind, Kind::Creeper),
            Self::Played => !matches!(kind, Kind::Creeper | Kind::Meta),
            Self::Any => !matches!(kind, Kind::Meta),
        }
    }

    /// What a card must be for it, in words.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Wanted | Self::Unwanted | Self::OnTable => "a keeper or a creeper",
            Self::OnlyKeeper => "a keeper",
            Self::Creeper => "a creeper",
            Self::Played => "a card that is played from a hand",
            Self::Any => "a card of the deck",
        }
    }
}

/// Every card that a card names, in the order of its definition.
#[must_use]
pub fn references(card: &Card) -> Vec<(Role, &CardId)> {
    let mut found = Vec::new();
    for part in &card.parts {
        match part {
            Part::Modifier(modifier) => in_modifier(modifier, &mut found),
            Part::Ability(Ability { occasion, when, verbs }) => {
                if let Occasion::TogetherWith { card, .. } = occasion {
                    found.push((Role::OnTable, card));
                }
                in_conditions(when, &mut found);
                in_verbs(verbs, &mut found);
            }
            Part::Demand(demand) => in_demand(demand, &mut found),
            Part::WinsIf(demands) => {
                demands.iter().for_each(|demand| in_demand(demand, &mut found));
            }
            Part::Effect(verbs) | Part::Answer(Answer { then: verbs, .. }) => {
                in_verbs(verbs, &mut found);
            }
        }
    }
    found
}

fn in_modifier<'a>(modifier: &'a Modifier, found: &mut Vec<(Role, &'a CardId)>) {
    match modifier {
        Modifier::Bonus { to: BonusTo::EveryoneWhile(card) | BonusTo::HolderOf(card), .. }
        | Modifier::AlsoNeed(card) => found.push((Role::OnTable, card)),
        Modifier::CreepersHarmless { only: Some(card) } => found.push((Role::Creeper, card)),
        Modifier::GetsBack(card) => found.push((Role::Played, card)),
        Modifier::CountsAs(cards) => {
            found.extend(cards.iter().map(|card| (Role::OnTable, card)));
        }
        _ => {}
    }
}

fn in_conditions<'a>(conditions: &'a Conditions, found: &mut Vec<(Role, &'a CardId)>) {
    found.extend(conditions.cards.iter().map(|(condition, card)| match condition {
        CardCondition::InPlay => (Role::Any, card),
        _ => (Role::OnTable, card),
    }));
}

fn in_demand<'a>(demand: &'a Demand, found: &mut Vec<(Role, &'a CardId)>) {
    match demand {
        Demand::Have(cards) | Demand::AtLeast(_, cards) => {
            found.extend(cards.iter().map(|card| (Role::Wanted, card)));
        }
        Demand::OnlyKeeper(card) => found.push((Role::OnlyKeeper, card)),
        Demand::NobodyHas(card) | Demand::OtherHas(card) => {
            found.push((Role::Unwanted, card));
        }
        Demand::Lack(cards) => found.extend(cards.iter().map(|card| (Role::Unwanted, card))),
        Demand::AnyOf(alternatives) => {
            alternatives.iter().flatten().for_each(|demand| in_demand(demand, found));
        }
        Demand::MostCardsInHand(_)
        | Demand::MostKeepers(_)
        | Demand::Marked(..)
        | Demand::Points(_)
        | Demand::EmptyHand => {}
    }
}

fn in_verbs<'a>(verbs: &'a [Verb], found: &mut Vec<(Role, &'a CardId)>) {
    for verb in verbs {
        verb.each_field(&mut |field, value| match value {
            FieldValue::Card(card) => found.push((field.role, card)),
            FieldValue::MaybeCard(card) => found.extend(card.map(|card| (field.role, card))),
            FieldValue::Selector(Selector { what: What::Named(cards), .. }) => {
                found.extend(cards.iter().map(|card| (field.role, card)));
            }
            FieldValue::Options(options) => {
                options.iter().for_each(|option| in_verbs(option, found));
            }
            FieldValue::Block(verbs) => in_verbs(verbs, found),
            FieldValue::Conditions(conditions) => in_conditions(conditions, found),
            FieldValue::Players(Players::HolderOf(card)) => found.push((Role::OnTable, card)),
            FieldValue::Filter(Filter { card, .. }) => {
                found.extend(card.iter().map(|card| (Role::Any, card)));
            }
            FieldValue::Number(_)
            | FieldValue::Count(_)
            | FieldValue::Plays(_)
            | FieldValue::Flag(_)
            | FieldValue::Word(_)
            | FieldValue::Pick(_)
            | FieldValue::Piles(_)
            | FieldValue::Kinds(_)
            | FieldValue::Mark(_)
            | FieldValue::Selector(_)
            | FieldValue::Players(Players::Word(_))
            | FieldValue::Per(_)
            | FieldValue::Text(_)
            | FieldValue::Rules(_) => {}
        });
    }
}

/// The card with every name of another card written out in full: with the
/// edition before it, `edition` where none is written.
#[must_use]
pub fn written_out(edition: &str, card: &Card) -> Card {
    let mut card = card.clone();
    let mut full = |name: &mut CardId| {
        if !name.contains('/') {
            name.insert_str(0, &format!("{edition}/"));
        }
    };
    for part in &mut card.parts {
        match part {
            Part::Modifier(modifier) => each_in_modifier(modifier, &mut full),
            Part::Ability(Ability { occasion, when, verbs }) => {
                if let Occasion::TogetherWith { card, .. } = occasion {
                    full(card);
                }
                when.cards.iter_mut().for_each(|(_, card)| full(card));
                verbs.iter_mut().for_each(|verb| verb.each_name_mut(&mut full));
            }
            Part::Demand(demand) => each_in_demand(demand, &mut full),
            Part::WinsIf(demands) => {
                demands.iter_mut().for_each(|demand| each_in_demand(demand, &mut full));
            }
            Part::Effect(verbs) | Part::Answer(Answer { then: verbs, .. }) => {
                verbs.iter_mut().for_each(|verb| verb.each_name_mut(&mut full));
            }
        }
    }
    card
}

fn each_in_demand(demand: &mut Demand, call: &mut dyn FnMut(&mut CardId)) {
    match demand {
        Demand::Have(cards) | Demand::AtLeast(_, cards) | Demand::Lack(cards) => {
            cards.iter_mut().for_each(call);
        }
        Demand::OnlyKeeper(card) | Demand::NobodyHas(card) | Demand::OtherHas(card) => call(card),
        Demand::AnyOf(alternatives) => {
            for demand in alternatives.iter_mut().flatten() {
                each_in_demand(demand, call);
            }
        }
        Demand::MostCardsInHand(_)
        | Demand::MostKeepers(_)
        | Demand::Marked(..)
        | Demand::Points(_)
        | Demand::EmptyHand => {}
    }
}

fn each_in_modifier(modifier: &mut Modifier, call: &mut impl FnMut(&mut CardId)) {
    match modifier {
        Modifier::Bonus { to: BonusTo::EveryoneWhile(card) | BonusTo::HolderOf(card), .. }
        | Modifier::AlsoNeed(card)
        | Modifier::CreepersHarmless { only: Some(card) }
        | Modifier::GetsBack(card) => call(card),
        Modifier::CountsAs(cards) => cards.iter_mut().for_each(call),
        _ => {}
    }
}
