//! Why an input was not accepted.

use crate::Seat;

crate::explained! {
    /// Why an input was not accepted. Nothing has changed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The game has ended.
        GameOver = "game-over",
        /// There is no such seat at this table.
        NoSuchSeat { seat: usize } = "no-such-seat",
        /// This seat is not asked anything.
        NotAsked { seat: Seat } = "not-asked",
        /// The text is not a move of this game.
        Unreadable {
            text: String,
            /// What would be a move, in English, for developers.
            hint: String,
        } = "unreadable-move",
        /// A short form that could mean several offered moves.
        Ambiguous {
            text: String,
            /// The moves it could mean, separated by commas.
            candidates: String,
        } = "ambiguous-move",
        /// A move of this game that the rules don't offer now.
        NotOffered {
            /// The canonical text of the move.
            text: String,
            /// The stable code of the rule that bars it, from the game's own list.
            rule: &'static str,
        } = "not-offered",
        /// Seats of this game are fixed once it has begun.
        SeatsFixed = "seats-fixed",
        /// The seat is taken.
        SeatTaken { seat: Seat } = "seat-taken",
        /// No further seat can be had.
        TableFull = "table-full",
    }
    also {}
}

impl Refusal {
    /// An English sentence for people who write moves by hand, such as authors of
    /// scenarios. The `words` crate has the sentences for players.
    #[must_use]
    pub fn diagnostic(&self) -> String {
        match self {
            Self::NotAsked { seat } => {
                format!("Seat {seat} is not asked anything now; wait for its turn.")
            }
            Self::Unreadable { text, hint } => {
                format!("\"{text}\" is not a move of this game: {hint}")
            }
            Self::Ambiguous { text, candidates } => {
                format!("\"{text}\" could mean several moves: {candidates}. Write the whole move.")
            }
            Self::NotOffered { text, rule } => {
                format!("\"{text}\" can't be played now ({rule}).")
            }
            Self::GameOver => "The game is over.".to_owned(),
            Self::NoSuchSeat { seat } => format!("There is no seat {seat} at this table."),
            Self::SeatsFixed => "Nobody can join or leave this game once it has begun.".to_owned(),
            Self::SeatTaken { seat } => format!("Seat {seat} is taken; choose a free one."),
            Self::TableFull => "The table is full.".to_owned(),
        }
    }
}
