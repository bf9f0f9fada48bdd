//! What the laboratory asks of a game beyond the contract.

use std::fmt::{Debug, Display};

use asterism_kernel::{Audience, Chance, Game, Seat, Sink};
use serde::Serialize;

use crate::statistics::Estimate;

/// What a simulation watches for beside the results. Adding up must not depend
/// on the order.
pub trait Watch<E>: Sink<E> + Default + Send + Sync {
    /// Adds what another one saw.
    fn merge(&mut self, other: &Self);
}

/// Watches for nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<E> Sink<E> for Unwatched {
    const LISTENS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> Watch<E> for Unwatched {
    fn merge(&mut self, _: &Self) {}
}

/// A part of a report that only this game has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Section {
    /// What is counted.
    pub title: &'static str,
    /// Most frequent first.
    pub rows: Vec<Row>,
}

/// One thing counted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// How often it was seen in all games.
    pub count: u64,
    /// How often per game.
    pub per_game: Estimate,
}

/// A limit of the rules, and how close the games came to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Limit {
    /// What is limited.
    pub name: &'static str,
    /// The most that was seen.
    pub most: u64,
    /// The most that the rules allow.
    pub limit: u64,
    /// How often the limit was exceeded.
    pub exceeded: u64,
    /// By which cards, most frequent first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<(String, u64)>,
}

/// A game that the laboratory can play by itself: it brings its own simple
/// policies, for what is simple differs from game to game.
pub trait Subject: Game {
    /// A way to choose; displayed as its name on the command line.
    type Policy: Copy + Debug + Display + PartialEq + Send + Sync + 'static;

    /// What a simulation watches for.
    type Watch: Watch<Self::Event>;

    /// What its rounds are called.
    const ROUNDS: &'static str = "rounds";

    /// Every policy, the plainest first.
    const POLICIES: &'static [Self::Policy];

    /// The policy whose games are most like those of people.
    const SENSIBLE: Self::Policy;

    /// Chooses one of the offered moves.
    fn choose<C: Chance>(
        &self,
        policy: Self::Policy,
        state: &Self::State,
        seat: Seat,
        offer: &Self::Offer,
        chance: &mut C,
    ) -> Self::Move;

    /// The parts of a report that only this game has.
    fn sections(&self, watch: &Self::Watch, games: u64) -> Vec<Section>;

    /// The limits of the rules that keep its games finite. `rounds` is the
    /// length of the longest game.
    fn limits(&self, watch: &Self::Watch, rounds: u64) -> Vec<Limit> {
        let _ = (watch, rounds);
        Vec::new()
    }

    /// How many rounds were played, where the game has any.
    fn rounds(&self, state: &Self::State) -> Option<u32>;
}
