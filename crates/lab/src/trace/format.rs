//! The form of a trace: one JSON object a line.

use asterism_kernel::Seat;
use asterism_stella::{Cards, Ending, Face, State};
use serde::Serialize;

/// One decision of a game, forced ones included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Who decided.
    pub seat: usize,
    /// What was decided: TURN, LATE, TAKE or TOP.
    pub state: &'static str,
    /// All legal moves, in canonical order.
    pub legal: Vec<String>,
    /// The move chosen.
    #[serde(rename = "move")]
    pub chosen: String,
}

/// A deck made of the discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reshuffle {
    /// The index of the next decision.
    pub before_decision: usize,
    /// The new deck, top first.
    pub deck: Vec<Face>,
}

/// How everything lay at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Final {
    /// The light, by seat.
    pub light: Vec<u8>,
    /// Who had the marker.
    pub marker: Option<usize>,
    /// The first player of the last round.
    pub first: usize,
    /// How many rounds were played, the last one included.
    pub rounds: usize,
    /// The hands, by seat.
    pub hands: Vec<Cards>,
    /// The collections, by seat.
    pub collections: Vec<Cards>,
    /// The deck, top first.
    pub deck: Vec<Face>,
    /// The discard pile, bottom to top.
    pub pile: Vec<Face>,
    /// The cards left on the table, in play order.
    pub table: Vec<Face>,
}

impl Final {
    /// How everything lies in this position.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self {
            light: state.seats().map(|seat| state.light(seat)).collect(),
            marker: state.marker().map(Seat::index),
            first: state.first().index(),
            rounds: state.rounds(),
            hands: state.seats().map(|seat| state.hand(seat)).collect(),
            collections: state.seats().map(|seat| state.collection(seat)).collect(),
            deck: state.deck().to_vec(),
            pile: state.pile().to_vec(),
            table: state.trick().iter().map(|played| played.card).collect(),
        }
    }
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trace {
    /// Its index in the series.
    pub game: u64,
    /// How many players.
    pub players: usize,
    /// The seed of the series.
    pub seed: u64,
    /// The first player.
    pub first: usize,
    /// How the moves were chosen.
    pub policy: &'static str,
    /// Whether paying after playing was allowed; written only if so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pay_after: bool,
    /// The shuffled cards before dealing, top first.
    pub deck: Vec<Face>,
    /// Every decision.
    pub decisions: Vec<Decision>,
    /// Every reshuffle.
    pub reshuffles: Vec<Reshuffle>,
    /// How the game ended.
    pub result: Ending,
    /// How everything lay then.
    #[serde(rename = "final")]
    pub end: Final,
}

impl Trace {
    /// The trace as one line of JSON, without a line break.
    #[must_use]
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a trace has only texts, numbers and lists")
    }
}
