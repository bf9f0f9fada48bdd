//! What is done when a card takes effect, step by step, and to whom and what.

use serde::{Deserialize, Serialize};

use super::{CardId, Kind, Mark, Number, Plays};

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// Who carries it out.
    You,
    /// Everybody, in turn order from that player.
    Everyone,
    /// Everybody else.
    EachOther,
}

/// Whose table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// One's own.
    Yours,
    /// Another player's.
    Others,
    /// Anybody's.
    Anyones,
}

/// What kinds of card on a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// A Keeper.
    Keeper,
    /// A Creeper.
    Creeper,
    /// A Keeper or a Creeper.
    Either,
    /// One of these cards.
    Named(Vec<CardId>),
    /// This card itself.
    This,
}

/// A choice of cards on tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Selector {
    /// What.
    pub what: What,
    /// Whose.
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
    /// Who carries the effect out.
    You,
    /// The holder of that card, or who carries it out if nobody has it.
    HolderOf(CardId),
}

/// How many New Rules go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RuleCount {
    /// Exactly one of one's choice, if there is any.
    One,
    /// Up to so many.
    UpTo(u8),
    /// Up to half of them, rounded up; at least so many.
    Half {
        /// The fewest.
        at_least: u8,
    },
    /// All of them.
    All,
    /// All that limit the hand or the Keepers.
    Limits,
}

/// Who decides which card leaves a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// Its owner.
    Owner,
    /// Chance.
    Random,
    /// The owner gives one of that kind, or lets chance take any.
    KindOrRandom(Kind),
    /// The owner gives an Action or a Surprise, or lets chance take any.
    ActionOrSurpriseOrRandom,
}

/// Where to a position moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Towards {
    /// To another player of one's choice.
    Chosen,
    /// To the next player in turn order.
    Next,
    /// To the previous player in turn order.
    Previous,
}

/// Something to be done. Verbs of one list are done in order; each is done as
/// far as possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verb {
    /// Draw cards into the hand.
    Draw {
        /// Who.
        who: Who,
        /// How many.
        count: Number,
    },
    /// Everybody draws one, and in all as many per Creeper they have.
    DrawPerCreeper {
        /// How many per Creeper.
        count: Number,
    },
    /// Discard the whole hand.
    DiscardHand,
    /// Draw as many as the last `discard-hand` discarded.
    DrawAsMany,
    /// Discard cards from hands.
    DiscardFromHand {
        /// Who.
        who: Who,
        /// How many.
        count: Number,
        /// Who picks.
        pick: Pick,
    },
    /// Set the hand aside, draw a new one, play from it, discard the rest.
    DrawAndPlay {
        /// How many are drawn.
        draw: Number,
        /// How many of them are played.
        play: Plays,
    },
    /// Play cards from the top of the draw pile, the first at once, further
    /// ones if one wants.
    PlayTop {
        /// The most.
        times: u8,
    },
    /// Choose one of these cards in the discard pile and play it.
    PlayFromDiscard {
        /// Of these kinds.
        kinds: Vec<Kind>,
    },
    /// Take a card at random from another hand and play it.
    PlayFromHand,
    /// Choose a card of a pile and take it in hand.
    Fetch {
        /// From the discard pile.
        discard: bool,
        /// From the draw pile, which is shuffled afterwards.
        deck: bool,
    },
    /// Choose any card of the discard pile: Rules, Actions and Surprises are
    /// played, a Creeper is given away, anything else comes to hand and ends
    /// the turn.
    Wish,
    /// Draw so many for each player and hand them out.
    ShareOut {
        /// How many each.
        each: Number,
    },
    /// Cards come from other hands into one's own.
    Collect {
        /// How many from each.
        count: Number,
        /// From everybody, or from one player of one's choice.
        from_all: bool,
        /// Who picks.
        pick: Pick,
        /// The holder of this card pays nothing.
        except_holder: Option<CardId>,
    },
    /// Swap hands with another player.
    TradeHands,
    /// All hands move one seat on.
    RotateHands {
        /// Who chooses the direction.
        chooser: Chooser,
    },
    /// Swap one's whole position with another player's.
    SwapPositions,
    /// Every position moves to the previous player.
    ShiftPositions,
    /// Swap a Keeper with another player.
    SwapKeepers,
    /// Discard cards from tables.
    Discard(Selector),
    /// Take a card from another table to one's own.
    Take(Selector),
    /// Give a card of one's own table away.
    Give {
        /// Which.
        what: Selector,
        /// To whom.
        to: Towards,
    },
    /// Move a card from any table to another.
    Move(Selector),
    /// Everybody gives one Keeper away, all at once.
    EveryoneGives,
    /// One chooses a Keeper of each player; all of them are discarded.
    EachLoses {
        /// Who chooses.
        chooser: Chooser,
        /// Who has no Keeper discards a random hand card.
        hand_instead: bool,
        /// The holder of this card loses nothing.
        except_holder: Option<CardId>,
    },
    /// Creepers attached to Keepers of one's own go, the Keepers stay.
    Cure(CardId),
    /// Keepers with this mark go to hands.
    ToHands {
        /// Which.
        mark: Mark,
        /// All of them into the hand of the holder of this card, if anybody.
        collector: Option<CardId>,
    },
    /// All Keepers and Creepers are shuffled and dealt round again.
    MixTables,
    /// Everybody may discard any cards from hand and table.
    EveryoneMayDiscard,
    /// The discard pile is shuffled into the draw pile.
    ShuffleDiscard,
    /// New Rules are discarded.
    DiscardRules(RuleCount),
    /// All Goals in force are discarded.
    DiscardGoals,
    /// One more turn after this one.
    ExtraTurn,
    /// The turn ends.
    EndTurn,
    /// More plays this turn.
    GainPlays(Number),
    /// One of several effects, as one chooses.
    ChooseOne(Vec<Vec<Verb>>),
    /// Say a rhyming couplet aloud.
    Rhyme,
}
