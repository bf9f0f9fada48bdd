//! The laboratory: games played in great numbers.
//!
//! Owns: policies of random play, traces of whole games, their re-run and
//! comparison.
//!
//! Knows nothing about: the rules of any game, the web, storage, the command
//! line.

pub mod policy;
pub mod trace;
