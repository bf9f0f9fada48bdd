//! The types of what verbs are called with: who, whose, which and how many.

use serde::{Deserialize, Serialize};

use super::{CardId, Kind};

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player who carries it out.
    You,
    /// Everybody, in turn order from that player.
    Everyone,
    EachOther,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    Yours,
    Others,
    Anyones,
}

/// What kinds of card on a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    Keeper,
    Creeper,
    /// A Keeper or a Creeper.
    Either,
    /// One of these cards.
    Named(Vec<CardId>),
    This,
}

/// A choice of cards on tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Selector {
    /// Which kind of cards, or which cards by name.
    pub what: What,
    /// On whose table.
    pub whose: Whose,
    /// All of them instead of one.
    pub all: bool,
    /// Not this card itself.
    pub except_this: bool,
    /// Only Keepers with a Creeper attached.
    pub with_creeper: bool,
}

/// Who makes a choice that is usually the active player's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chooser {
    /// The player who carries the effect out.
    You,
    /// The holder of that card, or the player who carries the effect out if nobody has it.
    HolderOf(CardId),
}

/// How many New Rules go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RuleCount {
    /// Exactly one that the player chooses, if there is any.
    One,
    /// At most this many.
    UpTo(u8),
    /// Up to half of them, rounded up, and at least this many.
    Half { at_least: u8 },
    /// All of them.
    All,
    /// All that limit the hand or the Keepers.
    Limits,
}

/// Who decides which card leaves a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    Owner,
    Random,
    /// The owner gives one of that kind, or lets chance take any.
    KindOrRandom(Kind),
    /// The owner gives an Action or a Surprise, or lets chance take any.
    ActionOrSurpriseOrRandom,
}

/// Where to a position moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Towards {
    /// To another player that the player chooses.
    Chosen,
    /// To the next player in turn order.
    Next,
    /// To the previous player in turn order.
    Previous,
}

/// Which piles are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piles {
    pub discard: bool,
    /// The draw pile, which is shuffled afterwards.
    pub deck: bool,
}

/// Whose hands cards are collected from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Payers {
    Everyone,
    /// One other player's, whom the player chooses.
    One,
}
