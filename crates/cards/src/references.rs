//! Which other cards a card names, and as what.

use crate::{
    ast::{
        Ability, BonusTo, Card, CardId, Demand, Kind, Modifier, Occasion, Part, Selector, Verb,
        What,
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
            Part::Ability(Ability { occasion, verbs, .. }) => {
                if let Occasion::TogetherWith { card, .. } = occasion {
                    found.push((Role::OnTable, card));
                }
                in_verbs(verbs, &mut found);
            }
            Part::Demand(demand) => in_demand(demand, &mut found),
            Part::Effect(verbs) => in_verbs(verbs, &mut found),
            Part::Answer(_) => {}
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
        _ => {}
    }
}

fn in_demand<'a>(demand: &'a Demand, found: &mut Vec<(Role, &'a CardId)>) {
    match demand {
        Demand::Have(cards) | Demand::AtLeast(_, cards) => {
            found.extend(cards.iter().map(|card| (Role::Wanted, card)));
        }
        Demand::OnlyKeeper(card) => found.push((Role::OnlyKeeper, card)),
        Demand::NobodyHas(card) => found.push((Role::Unwanted, card)),
        Demand::MostCardsInHand(_) | Demand::MostKeepers(_) => {}
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
            Part::Ability(Ability { occasion, verbs, .. }) => {
                if let Occasion::TogetherWith { card, .. } = occasion {
                    full(card);
                }
                verbs.iter_mut().for_each(|verb| verb.each_name_mut(&mut full));
            }
            Part::Demand(demand) => match demand {
                Demand::Have(cards) | Demand::AtLeast(_, cards) => {
                    cards.iter_mut().for_each(&mut full);
                }
                Demand::OnlyKeeper(card) | Demand::NobodyHas(card) => full(card),
                Demand::MostCardsInHand(_) | Demand::MostKeepers(_) => {}
            },
            Part::Effect(verbs) => {
                verbs.iter_mut().for_each(|verb| verb.each_name_mut(&mut full));
            }
            Part::Answer(_) => {}
        }
    }
    card
}

fn each_in_modifier(modifier: &mut Modifier, call: &mut impl FnMut(&mut CardId)) {
    match modifier {
        Modifier::Bonus { to: BonusTo::EveryoneWhile(card) | BonusTo::HolderOf(card), .. }
        | Modifier::AlsoNeed(card)
        | Modifier::CreepersHarmless { only: Some(card) }
        | Modifier::GetsBack(card) => call(card),
        _ => {}
    }
}
