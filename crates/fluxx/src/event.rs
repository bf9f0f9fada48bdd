//! What happens at a table, as typed facts; sentences are made elsewhere.

use asterism_cards::verbs::VerbKind;
use asterism_kernel::Seat;
use serde::Serialize;

use crate::card::Card;

/// Where a played card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// The hand.
    Hand,
    /// The hand, picked blindly.
    HandAtRandom,
    /// A mini-hand.
    MiniHand,
    /// The discard pile.
    DiscardPile,
    /// The hand of another player.
    HandOf(Seat),
    /// The top of the draw pile.
    DrawPile,
}

/// Why a card was discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// A limit demanded it.
    Limit,
    /// An effect did it.
    Effect,
    /// It was left over in a mini-hand.
    LeftOver,
    /// A newer card took its place.
    Replaced,
    /// It has done its work.
    Done,
    /// Its player left.
    Left,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Whether it is an extra turn.
        extra: bool,
    },
    /// Cards came from the draw pile; told to who drew.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Card>,
    },
    /// Cards came from the draw pile; told to the others.
    DrewHidden {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// A Creeper came up and went straight to a table.
    CreeperCame {
        /// To whom.
        seat: Seat,
        /// Which.
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
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where from.
        from: From,
    },
    /// A Surprise answered what was announced.
    Answered {
        /// By whom.
        seat: Seat,
        /// Which Surprise.
        card: Card,
        /// The card it answers.
        to: Card,
    },
    /// A card was cancelled and has no effect.
    Cancelled {
        /// Which.
        card: Card,
    },
    /// A played Keeper landed on another table.
    Redirected {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A theft was answered: the Keeper stays.
    TheftStopped {
        /// Whose Keeper it is.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An ability of a card was used, or did its duty.
    Used {
        /// By whom.
        seat: Seat,
        /// Of which card.
        card: Card,
    },
    /// A card was discarded.
    Discarded {
        /// Whose it was.
        seat: Seat,
        /// Which.
        card: Card,
        /// Why.
        why: Why,
    },
    /// A New Rule left play.
    RuleGone {
        /// Which.
        card: Card,
        /// Why.
        why: Why,
    },
    /// A Goal left play.
    GoalGone {
        /// Which.
        card: Card,
        /// Why.
        why: Why,
    },
    /// A Keeper or Creeper went from one table to another.
    Moved {
        /// Which.
        card: Card,
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A Creeper attached itself to a Keeper.
    Attached {
        /// Which Creeper.
        card: Card,
        /// To which Keeper.
        to: Card,
    },
    /// A card went from one hand to another; told to the two.
    Handed {
        /// Which.
        card: Card,
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A card went from one hand to another; told to the others.
    HandedHidden {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A card that everybody saw came into a hand.
    TakenInHand {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card that was discarded from a table went on top of the draw pile.
    Returned {
        /// Which.
        card: Card,
    },
    /// Two players swapped hands.
    HandsTraded {
        /// One.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Two players swapped all they have.
    PositionsSwapped {
        /// One.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Everything that anybody has passed to the previous player.
    PositionsShifted,
    /// A player said a rhyming couplet.
    Rhymed {
        /// Who.
        seat: Seat,
    },
    /// The others found that what a player said doesn't rhyme.
    RhymeRejected {
        /// Who.
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
        /// To whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player said what day it is.
    DayDeclared {
        /// Who.
        seat: Seat,
        /// What.
        day: crate::options::Day,
    },
    /// A player kept two cards that would cancel out.
    PairKept {
        /// Who.
        seat: Seat,
        /// The card that would go.
        card: Card,
    },
    /// A player will have another turn.
    ExtraTurn {
        /// Who.
        seat: Seat,
    },
    /// An effect found nothing to do.
    NoEffect {
        /// Of which card.
        card: Card,
    },
    /// Somebody joined.
    Joined {
        /// Who.
        seat: Seat,
    },
    /// Somebody left.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Somebody won.
    Won {
        /// Who.
        seat: Seat,
        /// By which Goal.
        goal: Card,
    },
    /// Only one player is left.
    LastSeat {
        /// Who.
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
        /// Which verb.
        verb: VerbKind,
        /// Who did it.
        seat: Seat,
        /// To whom, if that matters.
        other: Option<Seat>,
        /// With which card, if everybody who is told may know it.
        card: Option<Card>,
        /// With how many cards.
        count: usize,
    },
}
