//! The laboratory: games played in great numbers.
//!
//! Owns: policies of random play, mass simulation and its statistics, traces of
//! whole games, their re-run and comparison.
//!
//! Knows nothing about: the web, storage, the command line.

mod fluxx;
pub mod policy;
pub mod sim;
pub mod statistics;
mod stella;
mod subject;
pub mod trace;

pub use fluxx::{FluxxPolicy, FluxxWatch};
pub use subject::{Row, Section, Subject, Unwatched, Watch};
