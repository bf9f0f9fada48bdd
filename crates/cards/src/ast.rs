//! What a card is and can do: a closed vocabulary.
//!
//! A definition is everything there is to know about a card: the machine runs
//! it, the words are made from it, the linter reads it. There is no other
//! place where a card's behaviour could hide.

mod edition;

pub use edition::{About, Edition, Source};

use std::fmt;

use serde::{Deserialize, Serialize};

/// The name of a card in definitions, such as `milk-and-cookies`. Another
/// edition's card is written `edition/card`.
pub type CardId = String;

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A New Rule.
    Rule,
    /// A Goal.
    Goal,
    /// A Keeper.
    Keeper,
    /// A Creeper.
    Creeper,
    /// An Action.
    Action,
    /// A Surprise.
    Surprise,
    /// A Meta Rule: chosen before the start, never leaves.
    Meta,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Rule,
        Self::Goal,
        Self::Keeper,
        Self::Creeper,
        Self::Action,
        Self::Surprise,
        Self::Meta,
    ];

    /// The word for it in definitions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Goal => "goal",
            Self::Keeper => "keeper",
            Self::Creeper => "creeper",
            Self::Action => "action",
            Self::Surprise => "surprise",
            Self::Meta => "meta",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A number on a card. A numeral grows under inflation, a number written out
/// as a word does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Number {
    /// What is printed.
    pub value: u8,
    /// Whether it is printed as a word, so that inflation leaves it alone.
    pub word: bool,
}

impl Number {
    /// A numeral.
    #[must_use]
    pub const fn numeral(value: u8) -> Self {
        Self { value, word: false }
    }

    /// A number word.
    #[must_use]
    pub const fn word(value: u8) -> Self {
        Self { value, word: true }
    }
}

/// How many cards are to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Plays {
    /// So many.
    Count(Number),
    /// Every card.
    All,
    /// As many as the day deserves.
    ByDay {
        /// On the player's birthday.
        birthday: Number,
        /// On a holiday.
        holiday: Number,
        /// On any other day.
        ordinary: Number,
    },
}

/// A mark on a Keeper that other cards look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A living being.
    Brain,
    /// A piece of equipment.
    Gear,
}

/// How much of a card is a reconstruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reconstructed {
    /// Nothing: it is attested.
    #[default]
    No,
    /// Something about it: a number, a power, who may use it.
    Partly,
    /// All of it.
    Wholly,
}

/// A card definition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its name in definitions.
    pub id: CardId,
    /// Its kind.
    pub kind: Kind,
    /// The name of its picture, if it has one.
    pub icon: Option<String>,
    /// Its marks (Keepers only).
    pub marks: Vec<Mark>,
    /// What it rules over, where that can't be told from what it does: of two
    /// New Rules with the same subject only the newer stays.
    pub subject: Option<String>,
    /// Whether this row is a reconstruction rather than an attested card.
    pub reconstructed: Reconstructed,
    /// What it does.
    pub parts: Vec<Part>,
}

/// One thing a card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// Something that holds as long as the card lies in play.
    Modifier(Modifier),
    /// Something that may or must be done on an occasion.
    Ability(Ability),
    /// What a Goal demands; all demands together.
    Demand(Demand),
    /// What happens when the card is played in one's own turn.
    Effect(Vec<Verb>),
    /// What a Surprise does out of turn.
    Answer(Answer),
}

/// Something that holds as long as the card lies in play. On a New Rule it
/// holds for everybody, on a Keeper or Creeper for its holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Modifier {
    /// So many cards are drawn each turn.
    Draw(Number),
    /// So many cards are played each turn.
    Play(Plays),
    /// Nobody keeps more cards in hand.
    HandLimit(Number),
    /// Nobody keeps more Keepers.
    KeeperLimit(Number),
    /// So many Goals may lie out at once.
    Goals(u8),
    /// With more than one play, the first is picked blindly.
    FirstPlayRandom,
    /// Extra draws and plays in one's own turn.
    Bonus {
        /// Extra draws.
        draw: Option<Number>,
        /// Extra plays.
        play: Option<Number>,
        /// Who gets them.
        to: BonusTo,
    },
    /// The holder draws and plays more and may exceed limits (a Keeper).
    More {
        /// Added to the draws.
        draw: Option<Number>,
        /// Added to the plays.
        play: Option<Number>,
        /// Added to the hand limit.
        hand_limit: Option<Number>,
        /// Added to the Keeper limit.
        keeper_limit: Option<Number>,
    },
    /// Every numeral on other cards counts one more.
    Inflate,
    /// Creepers stop nobody from winning; or only the one named, and only for
    /// the holder of this card if it is a Keeper.
    CreepersHarmless {
        /// Only this Creeper.
        only: Option<CardId>,
    },
    /// While that card lies on a table a winner must have it too, and it stops
    /// nobody.
    AlsoNeed(CardId),
    /// The Creeper attaches itself to a Keeper.
    Attaches {
        /// Only to Keepers with this mark.
        to: Option<Mark>,
    },
    /// The Keeper it is attached to loses its powers.
    DisablesHost,
    /// Whoever takes or discards another Keeper of the holder gets this one.
    StandsIn,
    /// In the holder's turn one Keeper of somebody else counts as the holder's.
    Projects,
    /// Discarded from a table it goes on top of the draw pile.
    ReturnsToDeck,
    /// When its holder's turn ends it moves to the next player.
    MovesOn,
    /// The holder gets that card back in hand after playing it.
    GetsBack(CardId),
    /// Each time the discard pile becomes the draw pile, the basic draw and
    /// play numbers grow by one (a Meta Rule).
    Escalates,
    /// Creepers are taken out before the deal (a Meta Rule).
    NoCreepers,
}

/// Who gets a bonus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BonusTo {
    /// Who has strictly fewer Keepers than anybody else.
    FewestKeepers,
    /// Who has strictly more Keepers than anybody else.
    MostKeepers,
    /// Everybody, while that card lies on any table.
    EveryoneWhile(CardId),
    /// Who has that card.
    HolderOf(CardId),
}

/// Something that may or must be done on an occasion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ability {
    /// The occasion.
    pub occasion: Occasion,
    /// What must be so.
    pub when: Vec<Condition>,
    /// What is done. The `this` of a selector is the card itself.
    pub verbs: Vec<Verb>,
}

/// When an ability may or must be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Occasion {
    /// A free action, once in each of one's own turns.
    OncePerTurn,
    /// A free action, any number of times in one's own turn.
    FreeAction,
    /// A duty or bonus before the draw of one's own turn.
    StartOfTurn,
    /// As soon as the holder has that card too; a duty.
    TogetherWith {
        /// The other card.
        card: CardId,
        /// Whether the holder may decline while Creepers are harmless.
        may_decline: bool,
    },
    /// At any time while nothing else lies on the holder's table; optional.
    Alone,
    /// Whenever the Goals in force change; a duty.
    GoalsChange,
}

/// What must be so for an ability to be used.
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
}

/// What a Goal demands of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Demand {
    /// All of these.
    Have(Vec<CardId>),
    /// At least so many of these.
    AtLeast(u8, Vec<CardId>),
    /// That Keeper and no other Keeper.
    OnlyKeeper(CardId),
    /// Nobody has that card.
    NobodyHas(CardId),
    /// So many cards in hand or more, and more than anybody else.
    MostCardsInHand(Number),
    /// So many Keepers or more, and more than anybody else.
    MostKeepers(Number),
}

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

/// What a Surprise does out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Answer {
    /// What it answers.
    pub to: AnswerTo,
    /// What it does.
    pub does: AnswerDoes,
}

/// What a Surprise answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnswerTo {
    /// Somebody else plays a card of this kind.
    Played(Kind),
    /// Somebody else takes a Keeper of yours.
    Steal,
}

/// What an answer does to what it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnswerDoes {
    /// It has no effect and is discarded.
    Cancel,
    /// It lands on the table of who answers.
    Redirect,
    /// It has no effect, and who answers takes a Keeper of the taker.
    StealBack,
}
