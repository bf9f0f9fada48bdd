//! The laboratory: games played in great numbers.
//!
//! Owns: policies of random play, mass simulation and its statistics, the arena
//! of bots, traces of whole games, their re-run and comparison.
//!
//! Knows nothing about: the web, storage, the command line.

pub mod arena;
mod fluxx;
pub mod policy;
mod revealed;
pub mod sim;
pub mod statistics;
mod stella;
mod subject;
pub mod trace;

pub use fluxx::{FluxxPolicy, FluxxWatch};
pub use subject::{Row, Section, Subject, Unwatched, Watch};
