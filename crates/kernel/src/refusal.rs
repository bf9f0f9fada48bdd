//! Why an input was not accepted.

use thiserror::Error;

use crate::Seat;

/// Why an input was not accepted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("The game is over; start a new one to go on playing.")]
    GameOver,
    /// There is no such seat at this table.
    #[error("There is no seat {seat} at this table.")]
    NoSuchSeat {
        /// The seat named.
        seat: usize,
    },
    /// Somebody else is asked.
    #[error("Seat {seat} is not asked anything now; wait for its turn.")]
    NotAsked {
        /// The seat that answered.
        seat: Seat,
    },
    /// The text is not a move of this game.
    #[error("\"{text}\" is not a move of this game: {hint}")]
    Unreadable {
        /// The text.
        text: String,
        /// What would be one.
        hint: String,
    },
    /// A short form that could mean several offered moves.
    #[error("\"{text}\" could mean several moves: {candidates}. Write the whole move.")]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves it could mean, separated by commas.
        candidates: String,
    },
    /// A real move that the rules don't offer now.
    #[error("\"{text}\" can't be played now: {reason}")]
    NotOffered {
        /// The canonical text of the move.
        text: String,
        /// The stable code of the rule that bars it.
        rule: &'static str,
        /// What bars it, for a person.
        reason: String,
    },
    /// Seats of this game are fixed once it has begun.
    #[error("Nobody can join or leave this game once it has begun.")]
    SeatsFixed,
    /// The seat is taken.
    #[error("Seat {seat} is taken; choose a free one.")]
    SeatTaken {
        /// The seat named.
        seat: Seat,
    },
    /// No further seat can be had.
    #[error("The table is full.")]
    TableFull,
}

impl Refusal {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::NotAsked { .. } => "not-asked",
            Self::Unreadable { .. } => "unreadable-move",
            Self::Ambiguous { .. } => "ambiguous-move",
            Self::NotOffered { .. } => "not-offered",
            Self::SeatsFixed => "seats-fixed",
            Self::SeatTaken { .. } => "seat-taken",
            Self::TableFull => "table-full",
        }
    }
}
