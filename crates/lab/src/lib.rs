//! The laboratory: games played in great numbers.
//!
//! Owns: policies of random play, mass simulation and its statistics, traces of
//! whole games, their re-run and comparison.
//!
//! Knows nothing about: the web, storage, the command line.

pub mod policy;
pub mod sim;
pub mod statistics;
mod stella;
mod subject;
pub mod trace;

pub use subject::Subject;
