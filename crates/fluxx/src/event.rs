//! What happens at a table, as typed facts; sentences are made elsewhere.

use asterism_cards::verbs::VerbKind;
use asterism_kernel::Seat;
use serde::Serialize;

use crate::card::Card;

/// Where a played card came from.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxPlayedFrom))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayedFrom {
    Hand,
    /// The hand, picked blindly.
    HandAtRandom,
    MiniHand,
    DiscardPile,
    /// The hand of another player.
    HandOf(Seat),
    /// The top of the draw pile.
    DrawPile,
    /// A table, or the rules and Goals in force.
    InPlay,
}

/// Where a card was put.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxPutTo))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PutTo {
    Hand,
    Table,
    /// The top of the draw pile.
    Top,
    /// The bottom of the draw pile.
    Bottom,
    /// Anywhere in the draw pile.
    Deck,
}

/// Why a card was discarded.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxDiscardReason))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscardReason {
    /// A limit demanded it.
    Limit,
    /// An effect did it.
    Effect,
    /// It was left over in a mini-hand.
    LeftOver,
    /// A newer card took its place.
    Replaced,
    /// It was played and its effect is over.
    Done,
    Left,
}

/// Something that happened.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxEvent))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        seat: Seat,
        /// Whether it is an extra turn.
        extra: bool,
    },
    /// Cards came from the draw pile; told to the player who drew.
    Drew {
        seat: Seat,
        cards: Vec<Card>,
    },
    /// Cards came from the draw pile; told to the others.
    DrewHidden {
        seat: Seat,
        count: usize,
    },
    /// A Creeper came up and went straight to a table.
    CreeperCame {
        seat: Seat,
        card: Card,
    },
    /// The discard pile became the draw pile.
    Reshuffled {
        /// Cards in the new draw pile.
        count: usize,
    },
    /// The draw pile was shuffled after somebody looked through it.
    DrawPileShuffled,
    /// Nothing was left to draw.
    NothingToDraw {
        /// Who would have drawn.
        seat: Seat,
    },
    /// A card was played.
    Played {
        seat: Seat,
        card: Card,
        from: PlayedFrom,
    },
    /// A Surprise answered what was announced.
    Answered {
        seat: Seat,
        card: Card,
        /// The card it answers.
        to: Card,
    },
    /// A card was cancelled and has no effect.
    Cancelled {
        card: Card,
    },
    /// A played Keeper landed on another table.
    Redirected {
        seat: Seat,
        card: Card,
    },
    /// A theft was answered: the Keeper stays.
    TheftStopped {
        /// Whose Keeper it is.
        seat: Seat,
        card: Card,
    },
    /// A player used an ability of a card.
    Used {
        seat: Seat,
        card: Card,
    },
    /// An ability of a card took effect by itself.
    Triggered {
        /// The seat that it affects.
        seat: Seat,
        card: Card,
    },
    /// A card was discarded.
    Discarded {
        /// The seat that had the card.
        seat: Seat,
        card: Card,
        why: DiscardReason,
    },
    /// A New Rule left play.
    RuleGone {
        card: Card,
        why: DiscardReason,
    },
    /// A Goal left play.
    GoalGone {
        card: Card,
        why: DiscardReason,
    },
    /// A Keeper or Creeper went from one table to another.
    Moved {
        card: Card,
        from: Seat,
        to: Seat,
    },
    /// A Creeper attached itself to a Keeper.
    Attached {
        card: Card,
        to: Card,
    },
    /// A card went from one hand to another; told to the two.
    Handed {
        card: Card,
        from: Seat,
        to: Seat,
    },
    /// A card went from one hand to another; told to the others.
    HandedHidden {
        from: Seat,
        to: Seat,
    },
    /// A card that everybody saw came into a hand.
    TakenInHand {
        seat: Seat,
        card: Card,
    },
    /// A card that was discarded from a table went on top of the draw pile.
    Returned {
        card: Card,
    },
    /// Two players swapped hands.
    HandsTraded {
        one: Seat,
        other: Seat,
    },
    /// Two players swapped all they have.
    PositionsSwapped {
        one: Seat,
        other: Seat,
    },
    /// Everything that anybody has passed to the previous player.
    PositionsShifted,
    /// A player said a rhyming couplet.
    Rhymed {
        seat: Seat,
    },
    /// The others found that what a player said doesn't rhyme.
    RhymeRejected {
        seat: Seat,
    },
    /// All hands moved one seat on.
    HandsRotated {
        /// To the next player, or to the previous one.
        left: bool,
    },
    /// All Keepers and Creepers were taken up to be dealt round again.
    TablesMixed,
    /// A Keeper or Creeper was dealt to a table.
    Dealt {
        seat: Seat,
        card: Card,
    },
    /// A player said what day it is.
    DayDeclared {
        seat: Seat,
        day: crate::options::Day,
    },
    /// A player kept two cards that would cancel out.
    PairKept {
        seat: Seat,
        /// The card that would go.
        card: Card,
    },
    /// A player will have another turn.
    ExtraTurn {
        seat: Seat,
    },
    /// An effect found nothing to do.
    NoEffect {
        card: Card,
    },
    Joined {
        seat: Seat,
    },
    Left {
        seat: Seat,
    },
    Won {
        seat: Seat,
        goal: Card,
    },
    /// An effect of a card made a player win.
    WonByEffect {
        seat: Seat,
        card: Card,
    },
    /// A card ended the game, and nobody wins.
    NobodyWon {
        card: Card,
    },
    /// A player misses a turn.
    TurnSkipped {
        seat: Seat,
    },
    /// The order of play was reversed.
    OrderReversed,
    /// Chance chose one of several effects.
    ChanceChose {
        /// Whose effect it is.
        seat: Seat,
        /// Which of them, from 1.
        number: usize,
    },
    /// A card was put somewhere else.
    Put {
        /// The seat that did it.
        seat: Seat,
        /// The card, if everybody in the audience may know it.
        card: Option<Card>,
        to: PutTo,
        /// Whose hand or table it went to, if it did.
        of: Option<Seat>,
    },
    /// A player saw hidden cards; told to those who saw them.
    Saw {
        seat: Seat,
        /// Whose hand it is; the top of the draw pile if nobody's.
        of: Option<Seat>,
        cards: Vec<Card>,
    },
    /// A player saw hidden cards; told to the others.
    SawHidden {
        seat: Seat,
        of: Option<Seat>,
    },
    /// A player did what a card asked for.
    Acted {
        seat: Seat,
        card: Card,
    },
    /// A player didn't do what a card asked for.
    NotActed {
        seat: Seat,
        card: Card,
    },
    /// Only one player is left.
    LastSeat {
        seat: Seat,
    },
    /// One decision set off more than the rules allow; the effects under way
    /// are dropped.
    EffectsDropped {
        /// The card whose effect was under way, if any.
        card: Option<Card>,
    },
    /// A turn took more answers than the rules allow and ends.
    TurnCutShort {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game reached the limit of turns and ends without a winner.
    TurnLimit,
    /// What only one verb does. Its sentence is the attribute `log` of the
    /// verb's message, so that a new verb needs no new kind of event.
    Verb {
        /// The verb of the card language.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        verb: VerbKind,
        /// The seat that did it.
        seat: Seat,
        /// The other seat involved, if any.
        other: Option<Seat>,
        /// The card, if everybody in the audience may know it.
        card: Option<Card>,
        /// The number of cards.
        count: usize,
    },
}

impl Event {
    /// The card that somebody plays, uses or answers with, if that is what happened.
    #[must_use]
    pub const fn played(&self) -> Option<(Seat, Card)> {
        match self {
            Self::Played { seat, card, .. }
            | Self::Used { seat, card }
            | Self::Answered { seat, card, .. } => Some((*seat, *card)),
            _ => None,
        }
    }
}
