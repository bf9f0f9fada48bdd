//! Games as numbers, for programs that learn.
//!
//! Owns: a fixed-size numeric observation of what a seat knows, a fixed numbering of all
//! moves of a deck, masks of the legal ones, and batches of games that are stepped by
//! such numbers.
//!
//! Knows nothing about: Python, files, human languages, how anybody learns.
//!
//! Observations are built from a game's `Knowledge` alone, so nothing hidden can get into
//! one. They are bytes: counts that don't fit are cut off at 255, and [`Block::high`] says
//! how high a number can be. Seats are numbered from the viewer's own on ([`SeatRing`]), so
//! that one network can play every seat.
//!
//! ```
//! use asterism_catalog::Setup;
//! use asterism_encoding::{AnyEncoding, WAIT};
//! use asterism_kernel::{Game as _, Silent, SplitMix64, Viewer};
//!
//! let game = Setup::new("stella-quest", 3).build()?;
//! let encoding = AnyEncoding::new(&game);
//! let state = game.begin(&mut SplitMix64::new(7), &mut Silent);
//! let seat = game.open(&state).lowest().expect("somebody begins");
//!
//! let mut observation = vec![0; encoding.layout().size()];
//! encoding.observe(&game.knowledge(&state, Viewer::Seat(seat)), &mut observation);
//! let mut mask = vec![0; encoding.action_count()];
//! encoding.mask(seat, &game.offer(&state, seat), &mut mask);
//!
//! let first = mask.iter().position(|&legal| legal == 1).expect("a move is offered");
//! assert_ne!(first, WAIT);
//! assert_eq!(encoding.action_text(first), "draw");
//! # Ok::<(), asterism_catalog::SetupError>(())
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod any;
mod batch;
mod encoding;
mod fluxx;
asterism_catalog::if_example_game! {
    mod high_card;
}
mod layout;
mod seat_ring;
mod stella;

pub use any::{AnyEncoding, any_batch};
pub use batch::{
    AnyBatch, Autoreset, Batch, BatchBuffers, BatchError, BatchPlan, SeatPlayer, reward,
};
pub use encoding::{EncodedGame, Encoding, WAIT};
pub use layout::{Block, Layout};
pub use seat_ring::SeatRing;
