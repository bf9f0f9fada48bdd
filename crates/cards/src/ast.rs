//! What a card is and can do: a closed vocabulary.
//!
//! A definition is everything there is to know about a card: the machine runs
//! it, the words are made from it, the linter reads it. There is no other
//! place where a card's behaviour could hide.

mod condition;
mod edition;
mod verb;

pub use condition::{CardCondition, Condition, Conditions, Counted};
pub use edition::{About, Edition, Source};
pub use verb::{
    Chooser, Filter, Payers, Per, Pick, Picker, Piles, PlayerWord, Players, RuleCount, Seen,
    Selector, SourcePile, TargetPile, Text, Towards, What, Who, Whose,
};

pub use crate::verbs::Verb;

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
    Goal,
    Keeper,
    Creeper,
    Action,
    Surprise,
    /// A Meta Rule: chosen before the start, never leaves.
    Meta,
}

impl Kind {
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
    pub value: u8,
    /// Whether it is printed as a word, so that inflation leaves it alone.
    pub word: bool,
}

impl Number {
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
    Count(Number),
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

/// A mark on a Keeper or Creeper that other cards look for: any name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(pub String);

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
    pub kind: Kind,
    /// The name of its picture, if it has one.
    pub icon: Option<String>,
    /// Its marks (Keepers and Creepers only).
    pub marks: Vec<Mark>,
    /// What it counts where values are added up, 1 if nothing is written (Keepers
    /// and Creepers only).
    pub value: Option<u8>,
    /// Whether everybody loses once this Goal is met.
    pub ungoal: bool,
    /// How long a New Rule stays, if it isn't until another card removes it.
    pub lasts: Option<Lasting>,
    /// What it rules over, if that doesn't follow from what it does: of two
    /// New Rules with the same subject only the newer stays.
    pub subject: Option<String>,
    /// Whether this row is a reconstruction rather than an attested card.
    pub reconstructed: Reconstructed,
    pub parts: Vec<Part>,
}

/// How long a New Rule stays in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// Until the end of the turn in which it was played.
    Turn,
    /// Until the next turn of the player who played it begins.
    Round,
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
    /// Another way to win while the card lies in play: for everybody on a New
    /// Rule, for its holder on a Keeper or Creeper.
    WinsIf(Vec<Demand>),
    /// What happens when the card is played in the player's own turn.
    Effect(Vec<Verb>),
    /// What a Surprise does out of turn.
    Answer(Answer),
}

/// Something that holds as long as the card lies in play. On a New Rule it
/// holds for everybody, on a Keeper or Creeper for its holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Modifier {
    /// The number of cards drawn each turn.
    Draw(Number),
    /// The number of cards played each turn.
    Play(Plays),
    /// Nobody keeps more cards in hand.
    HandLimit(Number),
    /// Nobody keeps more Keepers.
    KeeperLimit(Number),
    /// The number of Goals that can be in play at once.
    Goals(u8),
    /// With more than one play, the first is picked blindly.
    FirstPlayRandom,
    /// Extra draws and plays in a player's own turn.
    Bonus { draw: Option<Number>, play: Option<Number>, to: BonusTo },
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
    /// A player who takes or discards another Keeper of the holder gets this one.
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
    /// The card also counts as these cards for Goals (a Keeper).
    CountsAs(Vec<CardId>),
    /// Other players can't take, move or discard it (a Keeper).
    Protected,
    /// A Creeper stops these players instead of its holder.
    Stops(Stopped),
}

/// Whom a Creeper stops from winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stopped {
    Nobody,
    Everyone,
    /// Everyone but its holder.
    Others,
}

/// Who gets a bonus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BonusTo {
    /// The player with strictly fewer Keepers than anybody else.
    FewestKeepers,
    /// The player with strictly more Keepers than anybody else.
    MostKeepers,
    /// Everybody, while that card lies on any table.
    EveryoneWhile(CardId),
    /// The player who has that card.
    HolderOf(CardId),
}

/// Something that may or must be done on an occasion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ability {
    pub occasion: Occasion,
    /// What must be so.
    pub when: Conditions,
    /// What is done. The `this` of a selector is the card itself.
    pub verbs: Vec<Verb>,
}

/// When an ability may or must be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Occasion {
    /// A free action, once in each of the player's own turns.
    OncePerTurn,
    /// A free action, any number of times in the player's own turn.
    FreeAction,
    /// A trigger before the draw of the player's own turn.
    StartOfTurn,
    /// A trigger as soon as the holder has that card too.
    TogetherWith {
        card: CardId,
        /// Whether the holder may decline while Creepers are harmless.
        may_decline: bool,
    },
    /// At any time while nothing else lies on the holder's table; optional.
    Alone,
    /// A trigger whenever the Goals in force change.
    GoalsChange,
    /// A free action that may be used once in the whole game.
    OncePerGame,
    /// A trigger at the end of the player's own turn, before limits.
    EndOfTurn,
    /// A trigger after something has happened.
    After {
        event: TriggerEvent,
        /// Who must have done it, or whose card it must be.
        by: Doer,
        /// Only for cards of this kind.
        kind: Option<Kind>,
    },
}

/// What a trigger waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TriggerEvent {
    /// Somebody has played a card.
    Play,
    /// Somebody has got a Keeper or Creeper on the table.
    Gain,
    /// Somebody has lost a Keeper or Creeper from the table.
    Lose,
    /// Somebody has drawn a card.
    Draw,
    /// The discard pile has become the draw pile.
    Reshuffle,
}

/// Who sets off a trigger, seen from the player the card works for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Doer {
    You,
    Others,
    Anyone,
}

/// What a Goal demands of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Demand {
    /// All of these.
    Have(Vec<CardId>),
    /// At least this many of these.
    AtLeast(u8, Vec<CardId>),
    /// That Keeper and no other Keeper.
    OnlyKeeper(CardId),
    /// Nobody has that card.
    NobodyHas(CardId),
    /// At least this many cards in hand, and more than anybody else.
    MostCardsInHand(Number),
    /// At least this many Keepers, and more than anybody else.
    MostKeepers(Number),
    /// At least this many cards with that mark.
    Marked(u8, Mark),
    /// The values of the player's cards add up to at least this.
    Points(u8),
    /// The player has none of these.
    Lack(Vec<CardId>),
    /// Another player has that card.
    OtherHas(CardId),
    /// No card in hand.
    EmptyHand,
    /// Any one of these lists of demands, each list as a whole.
    AnyOf(Vec<Vec<Demand>>),
}

/// What a Surprise does out of turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    pub to: AnswerTo,
    pub does: AnswerDoes,
    /// What the player who answers does afterward.
    pub then: Vec<Verb>,
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
