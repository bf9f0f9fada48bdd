//! Inputs to a table.

use asterism_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::fact::Why;
use crate::id::{Person, PersonId};

/// A proposal that needs consent.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    Pause,
    Resume,
    /// Take back the last move of this seat.
    Undo(Seat),
    /// End the game without a winner.
    End,
    /// Come back as a new player, on this chair, after having left the game.
    ComeBack(usize),
}

/// An input to a table. The caller has authenticated the person.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A person does something.
    Act { person: Person, action: Action },
    /// A person has changed their name or color.
    Rename { person: Person },
    /// A person has connected or disconnected.
    Presence { person: PersonId, here: bool },
    /// A bot answers a decision.
    BotAnswer {
        seat: Seat,
        decision: u64,
        /// The answer, in the game's notation.
        text: String,
    },
    /// The server abandons the table.
    GiveUp { why: Why },
    /// Time has passed.
    Wake,
}
