//! The card language.
//!
//! Owns: the typed vocabulary of what a card can do, reading definitions from
//! text with every mistake reported at once, the linter, the canonical printer
//! and the reference of the language.
//!
//! Knows nothing about: positions, seats, decks in play, servers, and human
//! languages other than its own diagnostics.

pub mod ast;
