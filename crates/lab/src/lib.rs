//! The laboratory: games played in great numbers.
//!
//! Owns: policies of random play, mass simulation and its statistics, the arena
//! of bots, the clock of a thread, traces of whole games, their re-run and comparison.
//!
//! Knows nothing about: the web, storage, the command line.

pub mod arena;
mod clock;
mod fluxx;
pub mod policy;
mod punctuality;
mod revealed;
pub mod sim;
pub mod statistics;
mod stella;
mod subject;
pub mod trace;

pub use clock::ThreadClock;
pub use fluxx::{FluxxPolicy, FluxxWatch};
pub use punctuality::{Punctuality, Stopwatch, Taken};
pub use subject::{Limit, Row, Section, Subject, Unwatched, Watch};
