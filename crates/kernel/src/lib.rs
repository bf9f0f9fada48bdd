//! The contract every Asterism game fulfils.
//!
//! Owns: seats, the [`Game`] contract, offered moves, refusals, events with
//! audiences, injected and recorded chance, outcomes, the log and its replay.
//!
//! Knows nothing about: any particular game, time, async, input and output,
//! human languages.

mod chance;
mod event;
mod explained;
mod game;
mod log;
mod outcome;
mod refusal;
mod seat;

pub use chance::{Chance, ChanceOutcome, Fixed, Recorder, Script, ScriptError, SplitMix64};
pub use event::{Audience, Journal, Silent, Sink};
pub use explained::{Argument, Codes, Explained};
pub use game::{Facts, Game, GameInput, Offer, Viewer, Window};
pub use log::{InputText, Log, LogEntry, LogError, Replayed, Session, replay, replay_from};
pub use outcome::Outcome;
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, Seat, SeatSet};
