//! What is written down about one game.

use std::cell::Cell;

use asterism_bots::AgentGame;
use asterism_kernel::{Audience, MAX_SEATS, Outcome, Seat, Sink};

use crate::Subject;

/// A whole win. Winners share it, and it can be divided by every number of them.
pub const WIN: i64 = 840;

/// A whole chance to win: ten thousand parts, so that sums are of whole numbers.
pub const CHANCE: f64 = 10_000.0;

/// Which seats did what with each card, a bit per seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    pub drawn: Vec<u8>,
    pub played: Vec<u8>,
    /// Free actions used, or cards taken into a collection.
    pub used: Vec<u8>,
    /// The Goal that won.
    pub won: Option<usize>,
}

impl Sheet {
    fn of(cards: usize) -> Self {
        let none = vec![0; cards];
        Self { drawn: none.clone(), played: none.clone(), used: none, won: None }
    }

    pub fn draw(&mut self, seat: Seat, card: usize) {
        self.drawn[card] |= 1 << seat.index();
    }

    pub fn play(&mut self, seat: Seat, card: usize) {
        self.played[card] |= 1 << seat.index();
    }

    pub fn take_effect(&mut self, seat: Seat, card: usize) {
        self.used[card] |= 1 << seat.index();
    }
}

/// A game that the laboratory can watch.
pub trait Watched: Subject + AgentGame {
    /// The names of the cards, by the numbers that a [`Sheet`] has for them.
    fn cards(&self) -> Vec<String>;

    /// The names of what is shuffled, by code, the same in every deck.
    fn shuffled(&self) -> Vec<String>;

    /// Writes down what happened.
    fn watch(event: &Self::Event, sheet: &mut Sheet);

    /// How far a seat is ahead of the best of the others, where that can be counted.
    fn lead(&self, state: &Self::State, seat: Seat) -> i8 {
        let _ = (state, seat);
        0
    }

    /// Further numbers at the end of a game, by name.
    fn numbers(&self, state: &Self::State, outcome: Option<&Outcome>) -> Vec<(&'static str, u32)> {
        let _ = (state, outcome);
        Vec::new()
    }
}

/// Everything that is counted about one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    pub ending: &'static str,
    pub turns: u32,
    pub decisions: u32,
    /// Decisions with more than one possible move.
    pub choices: u32,
    /// What each seat won, in parts of [`WIN`].
    pub wins: [i64; MAX_SEATS],
    /// How often another seat became the most likely winner.
    pub lead_changes: u32,
    /// How much of the chances to win moved to other seats from one turn to the next, on
    /// average, in parts of [`CHANCE`].
    pub swing: u32,
    /// Whether the winner once had less than half of an equal chance.
    pub comeback: bool,
    pub sheet: Sheet,
    /// How far each seat was ahead when it first played the studied card.
    pub leads: [i8; MAX_SEATS],
    pub numbers: Vec<(&'static str, u32)>,
}

pub(crate) fn wins(outcome: Option<&Outcome>) -> [i64; MAX_SEATS] {
    let mut wins = [0; MAX_SEATS];
    if let Some(outcome) = outcome {
        for seat in outcome.winners.iter() {
            wins[seat.index()] = WIN / outcome.winners.len() as i64;
        }
    }
    wins
}

/// Writes a sheet while a game is played.
pub(crate) struct Watch<'a, G> {
    pub(crate) sheet: Sheet,
    /// The studied card, and who has played it so far, for whoever plays the game.
    studied: Option<(usize, &'a Cell<u8>)>,
    game: std::marker::PhantomData<fn(G)>,
}

impl<'a, G: Watched> Watch<'a, G> {
    pub(crate) fn new(cards: usize, studied: Option<(usize, &'a Cell<u8>)>) -> Self {
        Self { sheet: Sheet::of(cards), studied, game: std::marker::PhantomData }
    }
}

impl<G: Watched> Sink<G::Event> for Watch<'_, G> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        // What `Except` announces is also told, with its secret, to the seats left out: count it once.
        if !matches!(audience, Audience::Except(_)) {
            G::watch(&event(), &mut self.sheet);
            if let Some((card, played)) = self.studied {
                played.set(self.sheet.played[card]);
            }
        }
    }
}
