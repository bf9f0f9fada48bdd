//! Bots: players that see what a seat knows and nothing else.
//!
//! Owns: the levels of play, a rollout policy and an evaluation for every game,
//! flat Monte Carlo (`regular`) and information-set tree search (`expert`) over
//! determinizations, advice for people, and the reasons for a move as typed data.
//!
//! Knows nothing about: the state being played (a bot is handed what a seat knows
//! and samples states from that), human languages, tables, storage.
//!
//! An [`Agent`] is built once per game and makes any number of decisions, at any
//! level and for any seat:
//!
//! ```
//! use asterism_bots::{Agent, Budget, Decision, Level};
//! use asterism_kernel::{Game as _, Silent, SplitMix64, Viewer};
//! use asterism_stella::Stella;
//!
//! let game = Stella::new(3)?;
//! let agent = Agent::new(game);
//!
//! let mut chance = SplitMix64::new(7);
//! let mut state = game.begin(&mut chance, &mut Silent);
//! let seat = game.open(&state).lowest().expect("somebody begins");
//!
//! let knowledge = game.knowledge(&state, Viewer::Seat(seat));
//! let offer = game.offer(&state, seat);
//! let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
//! let answer = agent.decide(Level::Expert, &decision, &Budget::simulations(50), 1);
//!
//! assert_eq!(answer.reason.simulations, 50);
//! game.step(&mut state, seat, &answer.mv, &mut chance, &mut Silent);
//! # Ok::<(), asterism_stella::SetupError>(())
//! ```
//!
//! [`AnyAgent`] does the same for a game that is only known at run time, for
//! example the one of a table.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod advice;
mod agent;
mod agent_game;
mod any_agent;
mod budget;
mod elimination;
mod evaluation;
mod fluxx;
asterism_catalog::if_example_game! {
    mod high_card;
}
mod playouts;
mod reason;
mod search;
mod stella;

pub use advice::{Advice, MoveAdvice};
pub use agent::{Agent, Decision};
pub use agent_game::{AgentGame, SearchSettings, WinProbabilities};
pub use any_agent::{AnyAgent, AnyNote, visit};
pub use asterism_catalog::{Level, LevelError};
pub use budget::{Budget, BudgetError, Limit};
pub use evaluation::LinearEvaluation;
pub use fluxx::{DeckFeatures, FluxxNote};
pub use reason::{BotAnswer, Motive, MoveEstimate, Reason, Threat};
pub use stella::StellaNote;

/// Something to do with whichever game an [`AnyGame`] is.
pub trait AgentVisitor {
    type Output;

    fn visit<G: AgentGame>(self, game: &G) -> Self::Output;
}
