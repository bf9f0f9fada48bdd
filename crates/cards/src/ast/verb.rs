//! The types of what verbs are called with: who, whose, which and how many.

use serde::{Deserialize, Serialize};

use super::{CardId, Kind, Mark};

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
    /// The player chosen before, or the one who set the effect off.
    That,
    /// The next player in turn order.
    Next,
    /// The previous player in turn order.
    Previous,
    /// The player whose turn it is.
    Active,
}

/// One player or several, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayerWord {
    You,
    Everyone,
    EachOther,
    /// Another player whom the player chooses.
    Chosen,
    /// Any player, also the one who chooses.
    Anyone,
    Next,
    Previous,
    /// Another player whom chance chooses.
    Random,
    /// The player whose turn it is.
    Active,
    /// The player chosen before, or the one who set the effect off.
    That,
    MostKeepers,
    FewestKeepers,
    MostCards,
    FewestCards,
}

/// Players that a card names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Players {
    Word(PlayerWord),
    /// The player who has that card on the table.
    HolderOf(CardId),
}

/// What a number is multiplied by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Per {
    /// Each Keeper the player has.
    Keeper,
    /// Each Creeper the player has.
    Creeper,
    /// Each card in the player's hand.
    CardInHand,
    Player,
    /// Each player but the one concerned.
    OtherPlayer,
    /// Each New Rule in force.
    Rule,
    /// Each Goal in force.
    Goal,
}

/// Which cards of a pile, hand or table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filter {
    /// Only these kinds; all if empty.
    pub kinds: Vec<Kind>,
    /// Only this card.
    pub card: Option<CardId>,
    /// Only cards with this mark.
    pub mark: Option<Mark>,
}

/// Where cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SourcePile {
    Hand,
    Table,
    Discard,
    /// The top of the draw pile, without looking.
    Top,
    /// Anywhere in the draw pile, which is shuffled afterward.
    Deck,
    /// New Rules in force.
    Rules,
    /// Goals in force.
    Goals,
}

/// Where cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TargetPile {
    Hand,
    Table,
    Discard,
    /// The top of the draw pile.
    Top,
    /// The bottom of the draw pile.
    Bottom,
    /// Anywhere in the draw pile, which is shuffled.
    Deck,
    /// They are played.
    Play,
}

/// Who chooses the cards that are moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Picker {
    /// The player who carries the effect out.
    You,
    /// The player whose hand or table it is.
    Owner,
    Random,
}

/// Which hidden cards somebody gets to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seen {
    /// The hand of the player concerned.
    Hand,
    /// The top card of the draw pile.
    Top,
}

/// A text for people, in the inventor's own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(pub String);

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
    /// Only cards with this mark.
    pub mark: Option<Mark>,
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
    /// To another player whom chance chooses.
    Random,
    /// To the player chosen before, or the one who set the effect off.
    That,
    /// To the player whose turn it is.
    Active,
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
