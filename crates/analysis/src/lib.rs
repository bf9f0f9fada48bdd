//! What decided a finished game.
//!
//! Owns: the evaluation of every step of a recorded game, everybody's chance to win over
//! time, the separation of luck and decisions, turning points, and the story of a game as
//! typed data.
//!
//! Knows nothing about: tables, storage, pages, human languages.
//!
//! An [`Analyzer`] replays a game once. Then every step can be judged by itself, in any
//! order and on any thread, and the results are put together at the end. The same game
//! gives the same analysis, byte for byte: the simulations are fixed in number, and their
//! random numbers depend only on the step.
//!
//! ```
//! use asterism_analysis::{Analyzer, Ending, Plan};
//! use asterism_catalog::Setup;
//! use asterism_kernel::{Game as _, GameInput, Offer as _, Session, Silent, SplitMix64};
//!
//! let game = Setup::new("stella-quest", 2).build()?;
//! let mut chance = SplitMix64::new(3);
//! let mut session = Session::begin(game.clone(), &mut chance, &mut Silent);
//! while let Some(seat) = session.open().lowest() {
//!     let mv = game.offer(session.state(), seat).get(0);
//!     session.apply(&GameInput::Answer { seat, mv }, &mut chance, &mut Silent)?;
//! }
//!
//! let plan = Plan { simulations: 20, playouts: 10 };
//! let analyzer = Analyzer::new(&game, session.log(), 0, &Ending::Game, plan)?;
//! let analysis = analyzer.run();
//! for seat in &analysis.seats {
//!     assert_eq!(seat.start + seat.luck + seat.own + seat.others, seat.end);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod analyzer;
mod balance;
mod judge;
mod story;

pub use analyzer::{AnalysisError, Analyzer, Ending, Plan};
pub use balance::SeatBalance;
pub use judge::Judged;
pub use story::{Ended, MomentKind, Stood, Story, Turned, TurningPoint};

use asterism_kernel::{Seat, SeatSet};
use serde::Serialize;

/// The analysis of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The seats of the players, in the order of the chances of every point.
    pub players: Vec<Seat>,
    /// Everybody's chance to win at the beginning of every turn or round, and at the end.
    pub points: Vec<Point>,
    /// Where each player's chances came from, in whole points of a hundred.
    pub seats: Vec<SeatBalance>,
    /// The most important changes, in order.
    pub moments: Vec<TurningPoint>,
    pub story: Story,
    pub winners: SeatSet,
    /// How many turns or rounds were played.
    pub turns: u32,
    /// How many turns make a round of the table: 1 where everybody plays in each.
    pub turns_per_round: u32,
    /// How many decisions were judged.
    pub decisions: usize,
    pub plan: Plan,
}

/// Everybody's chance to win at one time.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    /// The number of inputs before it.
    pub step: usize,
    /// The number of the turn or round that begins; at the end, one more.
    pub turn: u32,
    /// From 0 to 1, in the order of the players.
    pub chances: Vec<f64>,
}
