//! Described positions.
//!
//! Owns: turning a position that is written down (the `given` of a scenario or a
//! lesson) into a state of its game, reading moves in the same notation, chance that is
//! written down, and naming the place of every mistake.
//!
//! Knows nothing about: what a description is for, tables, files, servers, storage.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod described;
mod failure;
pub mod fluxx;
mod keys;
mod node;
pub mod stella;
mod suggest;

pub use described::{AnyChance, Described, DescribedGame, addressed_move, arrange};
pub use failure::{Failure, FailureKind};
pub use keys::{Key, REMARKS, Section, WIDTH, names};
pub use node::Node;
pub use suggest::{did_you_mean, nearest};
