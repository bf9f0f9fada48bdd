//! What a seat is asked, as a typed fact; sentences are made elsewhere.

use asterism_cards::verbs::VerbKind;
use asterism_kernel::Seat;
use serde::Serialize;

use crate::card::Card;

/// What a seat is asked.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxQuestion))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "asks")]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Question {
    /// Use a free action, or go on to the draw.
    BeforeDraw,
    /// Play a card, or use a free action first.
    Play,
    /// Use a free action, or end the turn.
    BeforeEnd,
    /// Discard down to the hand limit.
    HandLimit { count: u8 },
    /// Discard down to the Keeper limit.
    KeeperLimit { count: u8 },
    /// Answer what was announced, or let it pass.
    Answer {
        /// The card announced, or about to be taken.
        card: Card,
    },
    /// Which of the old Goals makes room for the new one.
    ReplaceGoal,
    /// Which Goal goes, now that there is no room for all.
    SurplusGoal,
    /// Discard two cards that cancel out, or keep them.
    KeepPair {
        /// The card that would have to go.
        card: Card,
    },
    /// Play a card of the mini-hand.
    PlayFromMiniHand {
        /// How many are still to be played.
        left: u8,
        /// Whether none has been played yet.
        first: bool,
    },
    /// What day it is.
    Day,
    /// Which card of the discard pile.
    CardFromDiscardPile,
    /// Which pile to look through.
    Pile,
    /// Which card of the draw pile.
    CardFromDrawPile,
    /// Whether to play the next card of the draw pile, too.
    PlayTopAgain,
    /// Which of several effects.
    Effect,
    /// Whether a couplet was said.
    Rhyme,
    /// Whether what that player said rhymes.
    JudgeRhyme { of: Seat },
    /// Which Keeper that player loses.
    LoseKeeper { of: Seat },
    /// Choose a player.
    Player,
    /// Choose a direction.
    Direction,
    /// Which of the player's own Keepers.
    OwnKeeper,
    /// Which Keeper of somebody else.
    TheirKeeper,
    /// Which card on a table is discarded.
    DiscardFromTable,
    /// Which card on another table is taken.
    TakeFromTable,
    /// Which card of the player's own table is given away.
    GiveFromTable,
    /// Who gets that card.
    GiveTo { card: Card },
    /// Which card on a table is moved.
    MoveFromTable,
    /// Where to that card moves.
    MoveTo { card: Card },
    /// Which Keeper a Creeper attaches itself to.
    AttachTo { card: Card },
    /// Which card in hand is given away.
    GiveFromHand { count: u8 },
    /// Which card in hand is discarded.
    DiscardFromHand { count: u8 },
    /// Which card that player gets.
    HandOut { to: Seat },
    /// Discard any cards, or none.
    MayDiscard,
    /// Which New Rule goes.
    DiscardRule {
        /// The most that may still go.
        at_most: u8,
        /// Whether it may be left at that.
        may_stop: bool,
    },
    /// A question that only one verb asks. Its text is the attribute `ask` of
    /// the verb's message, or `ask-2` and so on for further steps, so that a
    /// new verb needs no new kind of question.
    Verb {
        /// The verb of the card language.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        verb: VerbKind,
        /// Which of its questions, from 1.
        step: u8,
        /// The card it is about, if any.
        card: Option<Card>,
        /// The player it is about, if any.
        seat: Option<Seat>,
    },
}

impl Question {
    /// The only question of a verb.
    #[must_use]
    pub const fn of_verb(verb: VerbKind) -> Self {
        Self::Verb { verb, step: 1, card: None, seat: None }
    }

    /// How many cards have to be chosen in all, if the same is asked several times in a row.
    #[must_use]
    pub const fn how_many(&self) -> u8 {
        match self {
            Self::HandLimit { count }
            | Self::KeeperLimit { count }
            | Self::GiveFromHand { count }
            | Self::DiscardFromHand { count } => *count,
            _ => 1,
        }
    }

    /// The stable name of the kind of question.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::BeforeDraw => "before-draw",
            Self::Play => "play",
            Self::BeforeEnd => "before-end",
            Self::HandLimit { .. } => "hand-limit",
            Self::KeeperLimit { .. } => "keeper-limit",
            Self::Answer { .. } => "answer",
            Self::ReplaceGoal => "replace-goal",
            Self::SurplusGoal => "surplus-goal",
            Self::KeepPair { .. } => "keep-pair",
            Self::PlayFromMiniHand { .. } => "play-from-mini-hand",
            Self::Day => "day",
            Self::CardFromDiscardPile => "card-from-discard-pile",
            Self::Pile => "pile",
            Self::CardFromDrawPile => "card-from-draw-pile",
            Self::PlayTopAgain => "play-top-again",
            Self::Effect => "effect",
            Self::Rhyme => "rhyme",
            Self::JudgeRhyme { .. } => "judge-rhyme",
            Self::LoseKeeper { .. } => "lose-keeper",
            Self::Player => "player",
            Self::Direction => "direction",
            Self::OwnKeeper => "own-keeper",
            Self::TheirKeeper => "their-keeper",
            Self::DiscardFromTable => "discard-from-table",
            Self::TakeFromTable => "take-from-table",
            Self::GiveFromTable => "give-from-table",
            Self::GiveTo { .. } => "give-to",
            Self::MoveFromTable => "move-from-table",
            Self::MoveTo { .. } => "move-to",
            Self::AttachTo { .. } => "attach-to",
            Self::GiveFromHand { .. } => "give-from-hand",
            Self::DiscardFromHand { .. } => "discard-from-hand",
            Self::HandOut { .. } => "hand-out",
            Self::MayDiscard => "may-discard",
            Self::DiscardRule { .. } => "discard-rule",
            Self::Verb { verb, .. } => verb.word(),
        }
    }
}
