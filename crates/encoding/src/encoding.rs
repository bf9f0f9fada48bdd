//! The encoding of one game.

use std::fmt::Write as _;
use std::sync::Arc;

use asterism_bots::AgentGame;
use asterism_kernel::{Offer as _, Seat};

use crate::Layout;

/// The action of a seat that isn't asked anything. It is the only legal one then, and never
/// legal otherwise.
pub const WAIT: usize = 0;

/// A game whose moves and knowledge have numbers.
pub trait EncodedGame: AgentGame {
    /// What is computed once per deck.
    type Tables: Clone + std::fmt::Debug + Send + Sync;

    /// Increase it whenever the meaning of a number changes.
    const VERSION: u32;

    fn players(&self) -> usize;

    fn tables(&self) -> (Self::Tables, Layout);

    /// How many actions there are, [`WAIT`] included.
    fn action_count(&self, tables: &Self::Tables) -> usize;

    /// The number of a move of `seat`, if the game can offer it at all.
    fn action(&self, tables: &Self::Tables, seat: Seat, mv: &Self::Move) -> Option<usize>;

    /// The move with this number, for `seat`.
    fn move_at(&self, tables: &Self::Tables, seat: Seat, action: usize) -> Option<Self::Move>;

    /// The name of an action, which is not [`WAIT`]: the text of the move, with seats
    /// counted clockwise from the own one (`choose milk@+1`).
    fn action_text(&self, tables: &Self::Tables, action: usize) -> String;

    /// Writes what a viewer knows. `out` is all zero and as long as the layout.
    fn observe(&self, tables: &Self::Tables, knowledge: &Self::Knowledge, out: &mut [u8]);
}

/// The encoding of a game.
#[derive(Debug)]
pub struct Encoding<G: EncodedGame> {
    game: G,
    tables: Arc<G::Tables>,
    layout: Arc<Layout>,
    action_count: usize,
}

impl<G: EncodedGame> Clone for Encoding<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            tables: Arc::clone(&self.tables),
            layout: Arc::clone(&self.layout),
            action_count: self.action_count,
        }
    }
}

impl<G: EncodedGame> Encoding<G> {
    #[must_use]
    pub fn new(game: G) -> Self {
        let (tables, layout) = game.tables();
        let action_count = game.action_count(&tables);
        Self { game, tables: Arc::new(tables), layout: Arc::new(layout), action_count }
    }

    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many actions there are, [`WAIT`] included.
    #[must_use]
    pub const fn action_count(&self) -> usize {
        self.action_count
    }

    /// Names the version and what the numbers mean: two encodings with the same one are
    /// interchangeable.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut text = String::new();
        for block in self.layout.blocks() {
            let _ = writeln!(
                text,
                "{} {:?} {} {}",
                block.name,
                block.shape,
                block.high,
                block.rows.join(" ")
            );
        }
        for action in 0..self.action_count {
            text.push_str(&self.action_text(action));
            text.push('\n');
        }
        format!("{}-{}-{:016x}", self.game.facts().name, G::VERSION, fnv1a(text.as_bytes()))
    }

    /// The name of an action. Empty if there is no such action.
    #[must_use]
    pub fn action_text(&self, action: usize) -> String {
        match action {
            WAIT => "wait".to_owned(),
            action if action < self.action_count => self.game.action_text(&self.tables, action),
            _ => String::new(),
        }
    }

    /// The number of a move of `seat`.
    #[inline]
    #[must_use]
    pub fn action(&self, seat: Seat, mv: &G::Move) -> Option<usize> {
        self.game.action(&self.tables, seat, mv)
    }

    /// The move with this number, for `seat`. None for [`WAIT`].
    #[inline]
    #[must_use]
    pub fn move_at(&self, seat: Seat, action: usize) -> Option<G::Move> {
        if action == WAIT || action >= self.action_count {
            return None;
        }
        self.game.move_at(&self.tables, seat, action)
    }

    /// Writes what a viewer knows. `out` is as long as the layout.
    #[inline]
    pub fn observe(&self, knowledge: &G::Knowledge, out: &mut [u8]) {
        out.fill(0);
        self.game.observe(&self.tables, knowledge, out);
    }

    /// Calls `legal` with each action that stands for an offered move, or with [`WAIT`] if
    /// nothing is offered.
    #[inline]
    pub fn legal(&self, seat: Seat, offer: &G::Offer, mut legal: impl FnMut(usize)) {
        if offer.is_empty() {
            legal(WAIT);
        }
        for mv in offer.iter() {
            if let Some(action) = self.action(seat, &mv) {
                legal(action);
            }
        }
    }

    /// Writes 1 for every legal action of `seat` and 0 for the others.
    pub fn mask(&self, seat: Seat, offer: &G::Offer, out: &mut [u8]) {
        out.fill(0);
        self.legal(seat, offer, |action| out[action] = 1);
    }
}

/// The FNV-1a hash. It only has to tell versions apart.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
