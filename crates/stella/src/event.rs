//! What happens in a game, as it is told.

use asterism_kernel::Seat;
use serde::Serialize;

use crate::{Backs, Cards, Class, Ending, Face};

/// Why light was lost.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaLossCause))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LossCause {
    /// Won a round while having the black star marker.
    Marker,
    /// Took a card of a value already collected.
    RepeatedValue,
}

/// Something that happened. The values of drawn cards are told to the drawer
/// only, their backs to everybody else.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaEvent))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first hand, told to its owner.
    Dealt {
        /// The seat that has the hand.
        seat: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// The backs of a first hand, told to the others.
    DealtBacks {
        /// The seat that has the hand.
        seat: Seat,
        /// Its backs.
        backs: Backs,
    },
    /// The card that starts the discard pile.
    PileStarted { card: Face },
    /// A round begins.
    RoundBegun {
        first: Seat,
        /// Who has the black star marker.
        marker: Option<Seat>,
    },
    /// A seat paid one light to draw.
    Paid {
        /// The seat that paid.
        seat: Seat,
        /// The light left.
        light: u8,
    },
    /// A hand became empty and is refilled.
    Refill {
        /// The seat that has the hand.
        seat: Seat,
        /// How many cards are due.
        due: u8,
    },
    /// A card was drawn, told to the drawer.
    Drawn {
        /// The seat that drew.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A card was drawn, told to the others.
    DrawnBack {
        /// The seat that drew.
        seat: Seat,
        /// What its back shows.
        back: Class,
    },
    /// Cards were due, but deck and pile had no more.
    NoCardsLeft {
        /// The seat that got too few cards.
        seat: Seat,
    },
    /// The discard pile became the deck, all but its top card.
    Reshuffled {
        /// The cards of the new deck, in no order.
        cards: Cards,
        /// What the back of its top card shows.
        top: Class,
    },
    /// A card was played.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A seat ended its turn, where paying after playing is allowed.
    TurnEnded {
        /// The seat whose turn ended.
        seat: Seat,
    },
    /// A seat has no card and is passed over this round.
    Skipped {
        /// The seat without a card.
        seat: Seat,
    },
    /// The deck's top card was played for the rival.
    RivalPlayed { card: Face },
    /// A seat won the round.
    RoundWon {
        /// The winner.
        seat: Seat,
        /// The winning card.
        card: Face,
    },
    /// The rival's card won: nobody takes anything.
    RoundToRival {
        card: Face,
        /// The new top of the discard pile.
        top: Face,
    },
    /// Only rest cards were played.
    RoundToNobody,
    /// Light was lost.
    LightLost {
        /// The seat that lost light.
        seat: Seat,
        /// The amount lost.
        lost: u8,
        /// The light left.
        light: u8,
        /// The reason for the loss.
        cause: LossCause,
    },
    /// The winner took a card into the collection.
    Taken {
        /// The winner of the round.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// The winner chose the top of the discard pile.
    TopChosen {
        /// The winner of the round.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// The game is over.
    Ended {
        /// How the game ended.
        ending: Ending,
    },
}
