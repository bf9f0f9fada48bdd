//! The format of a trace: one JSON object per line.

use asterism_kernel::Seat;
use asterism_stella::{Cards, Ending, Face, State};
use serde::Serialize;

/// One decision of a game, including forced ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TraceDecision {
    pub seat: usize,
    /// TURN, LATE, TAKE or TOP.
    pub state: &'static str,
    /// All legal moves, in canonical order.
    pub legal: Vec<String>,
    #[serde(rename = "move")]
    pub chosen: String,
}

/// A shuffle of the discard pile into a new draw pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reshuffle {
    /// The index of the next decision.
    pub before_decision: usize,
    /// The new deck, top first.
    pub deck: Vec<Face>,
}

/// The state at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Final {
    pub light: Vec<u8>,
    pub marker: Option<usize>,
    /// Who led the last round.
    pub first: usize,
    /// Including the last one.
    pub rounds: usize,
    pub hands: Vec<Cards>,
    pub collections: Vec<Cards>,
    /// The draw pile, top first.
    pub deck: Vec<Face>,
    /// The discard pile, bottom to top.
    pub pile: Vec<Face>,
    /// The cards left on the table, in play order.
    pub table: Vec<Face>,
}

impl Final {
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
    /// The index in the series.
    pub game: u64,
    pub players: usize,
    pub seed: u64,
    pub first: usize,
    pub policy: &'static str,
    /// Whether paying after playing was allowed; written only if so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pay_after: bool,
    /// The shuffled cards before dealing, top first.
    pub deck: Vec<Face>,
    pub decisions: Vec<TraceDecision>,
    pub reshuffles: Vec<Reshuffle>,
    pub result: Ending,
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
