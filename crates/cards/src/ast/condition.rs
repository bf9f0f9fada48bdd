//! What must be so: before an ability is used, or inside `if`.

use serde::{Deserialize, Serialize};

use super::CardId;

/// Something that is so or not for the player concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// The player has no card in hand.
    EmptyHand,
    /// The player has a card in hand.
    CardInHand,
    /// The player still owes a play.
    PlayOwed,
    /// The player has a Keeper on the table.
    KeeperOnTable,
    /// The player has a Creeper on the table.
    CreeperOnTable,
    NoKeeper,
    NoCreeper,
    /// No card has been played before in this turn.
    FirstPlay,
    /// It is the player's own turn.
    YourTurn,
    MostKeepers,
    FewestKeepers,
    MostCards,
    FewestCards,
    /// No Goal is in force.
    NoGoal,
}

/// A condition about one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardCondition {
    /// The player has it.
    Have,
    /// The player doesn't have it.
    Lack,
    NobodyHas,
    /// Another player has it.
    OtherHas,
    /// It lies on any table, or is a Goal or New Rule in force.
    InPlay,
}

/// Something of which the player must have a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counted {
    Keepers,
    Creepers,
    CardsInHand,
}

/// Conditions of which all must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conditions {
    pub words: Vec<Condition>,
    pub cards: Vec<(CardCondition, CardId)>,
    /// At least this many of something.
    pub at_least: Vec<(Counted, u8)>,
}

impl Conditions {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.cards.is_empty() && self.at_least.is_empty()
    }
}
