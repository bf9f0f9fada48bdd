//! What happens in a game, as it is told.

use asterism_kernel::Seat;
use serde::Serialize;

use crate::{Backs, Cards, Class, Ending, Face};

/// Why light was lost.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first hand, told to its owner.
    Dealt { seat: Seat, cards: Cards },
    /// The backs of a first hand, told to the others.
    DealtBacks { seat: Seat, backs: Backs },
    /// The card that starts the discard pile.
    PileStarted { card: Face },
    /// A round begins.
    RoundBegun {
        first: Seat,
        /// Who has the black star marker.
        marker: Option<Seat>,
    },
    /// A seat paid one light to draw.
    Paid { seat: Seat, light: u8 },
    /// A hand became empty and is refilled.
    Refill {
        seat: Seat,
        /// How many cards are due.
        due: u8,
    },
    /// A card was drawn, told to the drawer.
    Drawn { seat: Seat, card: Face },
    /// A card was drawn, told to the others.
    DrawnBack {
        seat: Seat,
        /// What its back shows.
        back: Class,
    },
    /// Cards were due, but deck and pile had no more.
    NoCardsLeft { seat: Seat },
    /// The discard pile became the deck, all but its top card.
    Reshuffled {
        /// The cards of the new deck, in no order.
        cards: Cards,
        /// What the back of its top card shows.
        top: Class,
    },
    /// A card was played.
    Played { seat: Seat, card: Face },
    /// A seat ended its turn, where paying after playing is allowed.
    TurnEnded { seat: Seat },
    /// A seat has no card and is passed over this round.
    Skipped { seat: Seat },
    /// The deck's top card was played for the rival.
    RivalPlayed { card: Face },
    /// A seat won the round.
    RoundWon {
        seat: Seat,
        /// With which card.
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
    LightLost { seat: Seat, lost: u8, light: u8, cause: LossCause },
    /// The winner took a card into the collection.
    Taken { seat: Seat, card: Face },
    /// The winner chose the top of the discard pile.
    TopChosen { seat: Seat, card: Face },
    /// The game is over.
    Ended { ending: Ending },
}
