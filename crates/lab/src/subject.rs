//! What a game provides so that it can be simulated.

use std::fmt::{Debug, Display};

use asterism_kernel::{Audience, Chance, Game, Seat, Sink};
use serde::Serialize;

use crate::statistics::Estimate;

/// Counts events during simulated games. Merging must not depend on the order, so
/// that the number of threads doesn't change the result.
pub trait EventTally<E>: Sink<E> + Default + Send + Sync {
    fn merge(&mut self, other: &Self);
}

/// Counts nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEventTally;

impl<E> Sink<E> for NoEventTally {
    const LISTENS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> EventTally<E> for NoEventTally {
    fn merge(&mut self, _: &Self) {}
}

/// A part of a report that only one game has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Section {
    pub title: &'static str,
    /// The most frequent first.
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    pub name: String,
    /// The number in all games together.
    pub count: u64,
    pub per_game: Estimate,
}

/// A limit of the rules, and how close the games came to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RuleLimit {
    pub name: &'static str,
    /// The highest value in all games.
    pub most: u64,
    pub limit: u64,
    /// How often the limit was exceeded.
    pub exceeded: u64,
    /// The cards that exceeded it, the most frequent first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<(String, u64)>,
}

/// A game that can be simulated, with its own simple policies. Policies see the
/// whole state, unlike bots, because they exist to measure games and not to be
/// opponents.
pub trait Subject: Game {
    /// Displayed as its name on the command line.
    type Policy: Copy + Debug + Display + PartialEq + Send + Sync + 'static;

    /// What policies read off the rules and cards once per simulation.
    type PolicyData: Send + Sync;

    type Events: EventTally<Self::Event>;

    /// What its rounds are called.
    const ROUNDS: &'static str = "rounds";

    /// Every policy, the simplest first.
    const POLICIES: &'static [Self::Policy];

    /// The policy whose games are most like those of people.
    const SENSIBLE: Self::Policy;

    fn policy_data(&self) -> Self::PolicyData;

    /// Chooses one of the offered moves.
    fn choose<C: Chance>(
        &self,
        policy: Self::Policy,
        data: &Self::PolicyData,
        state: &Self::State,
        seat: Seat,
        offer: &Self::Offer,
        chance: &mut C,
    ) -> Self::Move;

    /// The parts of a report that only this game has.
    fn sections(&self, events: &Self::Events, games: u64) -> Vec<Section>;

    /// The limits of the rules that keep its games finite. `rounds` is the
    /// length of the longest game.
    fn limits(&self, events: &Self::Events, rounds: u64) -> Vec<RuleLimit> {
        let _ = (events, rounds);
        Vec::new()
    }

    /// The trace of game `index` of a series, as a JSON line, or nothing if there is no
    /// format of traces for this game.
    fn trace(&self, seed: u64, index: u64, policy: Self::Policy) -> Option<String> {
        let _ = (seed, index, policy);
        None
    }

    /// How many rounds were played, if the game has rounds.
    fn rounds(&self, state: &Self::State) -> Option<u32>;
}
