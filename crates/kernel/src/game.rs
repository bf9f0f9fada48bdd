//! What a game is to everything that plays, shows, stores or studies one.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use crate::{Chance, Outcome, Refusal, Seat, SeatSet, Sink};

/// What a game is like, so that programs can refuse what they can't play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Facts {
    /// The stable name, as on the command line and in logs.
    pub name: &'static str,
    /// The fewest seats.
    pub fewest_seats: usize,
    /// The most seats.
    pub most_seats: usize,
    /// Whether seats may join and leave after the start.
    pub open_seats: bool,
    /// Whether a seat may do something without being asked.
    pub unasked_moves: bool,
    /// Whether being asked may tell what a seat holds, so that only the seat
    /// itself may know of it.
    pub secret_questions: bool,
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who watches and knows only what everybody knows.
    Spectator,
}

impl Viewer {
    /// The seat of a player.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// Anything that may happen to a game from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameInput<M> {
    /// A seat answers what it was asked.
    Answer {
        /// Who answers.
        seat: Seat,
        /// The answer.
        mv: M,
    },
    /// A new player takes this free seat.
    Joins(Seat),
    /// The player of this seat goes for good.
    Leaves(Seat),
}

/// What was announced may be answered before it takes effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window<M> {
    /// Everybody who might answer, as far as everybody can tell.
    pub seats: SeatSet,
    /// The move that lets it pass.
    pub pass: M,
    /// What sort of thing was announced, as a stable code of the game. Everybody knows
    /// it.
    pub about: &'static str,
}

/// The moves a seat may choose from, as compact as its game can make them.
pub trait Offer<M>: Default {
    /// How many there are.
    fn len(&self) -> usize;

    /// Whether there are none: the seat is not asked.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move at `index`, in the game's canonical order.
    fn get(&self, index: usize) -> M;

    /// Whether `mv` is one of them.
    fn contains(&self, mv: &M) -> bool;

    /// All of them, in canonical order.
    fn iter(&self) -> impl Iterator<Item = M> {
        (0..self.len()).map(|index| self.get(index))
    }
}

/// A game: its rules with everything fixed before the start (seats, options,
/// card definitions). Positions are separate small values, so that cloning one
/// is a plain copy.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// A position: all there is to know, hidden things included.
    type State: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// One answer to a decision.
    type Move: Clone + Debug + PartialEq + Eq + std::hash::Hash + Send + Sync + 'static;
    /// The moves offered to a seat.
    type Offer: Offer<Self::Move>;
    /// What a viewer sees on the table at one moment.
    type View: Clone + Debug + PartialEq + Serialize + Send + 'static;
    /// The view together with what a viewer with perfect memory can derive from
    /// the past; enough to sample states from.
    type Knowledge: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + 'static;

    /// What this game is like.
    fn facts(&self) -> Facts;

    /// Sets the game up.
    fn begin<C: Chance, S: Sink<Self::Event>>(&self, chance: &mut C, sink: &mut S) -> Self::State;

    /// The seats taken in this position.
    fn seats(&self, state: &Self::State) -> SeatSet;

    /// The seats whose answer is awaited; empty when the game is over.
    fn open(&self, state: &Self::State) -> SeatSet;

    /// Whether something was announced that may be answered now; known to
    /// everybody.
    fn window(&self, state: &Self::State) -> Option<Window<Self::Move>> {
        let _ = state;
        None
    }

    /// Writes the moves offered to `seat` into `offer`, replacing what was
    /// there. A seat that isn't asked is offered what it may do unasked, which
    /// is nothing in most games.
    fn offer_into(&self, state: &Self::State, seat: Seat, offer: &mut Self::Offer);

    /// The moves offered to `seat`.
    fn offer(&self, state: &Self::State, seat: Seat) -> Self::Offer {
        let mut offer = Self::Offer::default();
        self.offer_into(state, seat, &mut offer);
        offer
    }

    /// Plays a move that is known to be offered to `seat`: the fast path for
    /// search and simulation. With any other move the position that results is
    /// unspecified; [`Game::apply`] checks.
    fn step<C: Chance, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        mv: &Self::Move,
        chance: &mut C,
        sink: &mut S,
    );

    /// Whether `input` may happen now, and if not, why not.
    fn check(&self, state: &Self::State, input: &GameInput<Self::Move>) -> Result<(), Refusal>;

    /// Lets `input` happen. On refusal nothing has changed: neither the
    /// position nor the chance nor the sink.
    fn apply<C: Chance, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        input: &GameInput<Self::Move>,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        self.check(state, input)?;
        match input {
            GameInput::Answer { seat, mv } => self.step(state, *seat, mv, chance, sink),
            GameInput::Joins(seat) => self.join(state, *seat, chance, sink),
            GameInput::Leaves(seat) => self.leave(state, *seat, chance, sink),
        }
        Ok(())
    }

    /// Seats a new player; called after [`Game::check`] agreed.
    fn join<C: Chance, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    );

    /// Takes a player out; called after [`Game::check`] agreed.
    fn leave<C: Chance, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    );

    /// What `viewer` sees, built up from what it may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` knows if it remembers everything it ever saw.
    fn knowledge(&self, state: &Self::State, viewer: Viewer) -> Self::Knowledge;

    /// A random state that is consistent with this knowledge (a determinization).
    fn sample_state<C: Chance>(&self, knowledge: &Self::Knowledge, chance: &mut C) -> Self::State;

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The canonical text of a move.
    fn write_move(&self, mv: &Self::Move) -> String;

    /// Reads a move for `seat`: the canonical text, or a shorter form where
    /// only one offered move can be meant.
    fn read_move(&self, state: &Self::State, seat: Seat, text: &str)
    -> Result<Self::Move, Refusal>;
}
