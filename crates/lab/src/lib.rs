//! Experiments: many games at once, and what they show.
//!
//! Owns: experiments with variants and their exact results, simulation and its statistics, the simple policies used for it, the arena
//! that compares bots, per-thread clocks, traces of whole games and their check.
//!
//! Knows nothing about: the web, storage, the command line.
//!
//! ```
//! use asterism_lab::StellaPolicy;
//! use asterism_lab::sim::{SimulationPlan, run};
//! use asterism_stella::Stella;
//!
//! let game = Stella::new(3)?;
//! let policy = StellaPolicy::Collector;
//! let plan = SimulationPlan { policy, games: 200, seed: 1, threads: None };
//! let report = run(&game, &plan, |_finished| ())?;
//!
//! assert_eq!(report.games, 200);
//! let shares: f64 = report.seats.iter().map(|seat| seat.share.value).sum();
//! assert!((shares - 1.0).abs() < 1e-9);
//! // The same seed gives the same report, whatever the number of threads.
//! assert_eq!(report, run(&game, &plan, |_finished| ())?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

pub mod arena;
mod clock;
pub mod experiment;
mod fluxx;
asterism_catalog::if_example_game! {
    mod high_card;
}
mod play_out;
mod punctuality;
mod revealed;
pub mod sim;
pub mod statistics;
mod stella;
mod stella_policy;
mod subject;
pub mod trace;

pub use clock::ThreadClock;
pub use fluxx::{FluxxEvents, FluxxPolicy};
pub use punctuality::{Elapsed, Punctuality, Stopwatch};
pub use stella_policy::{StellaPolicy, StellaPolicyError};
pub use subject::{EventTally, NoEventTally, Row, RuleLimit, Section, Subject};
