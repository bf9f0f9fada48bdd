//! How far seats are from Goals, for bots. Everything is computed from the
//! compiled definitions and the position.

use asterism_kernel::Seat;

use crate::card::{Card, Pieces};
use crate::deck::{Deck, NONE};
use crate::game::Fluxx;
use crate::rules::PlayCount;
use crate::state::State;

/// What a seat lacks to win by a Goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lack {
    /// Cards that it must get, each of them.
    pub pieces: Pieces,
    /// Cards of which some are enough.
    pub among: Pieces,
    /// How many of those.
    pub count: u8,
    /// Creepers and other cards in the way.
    pub in_the_way: u8,
    /// It can't be met at all as things are.
    pub barred: bool,
}

impl Lack {
    /// How many things must still happen.
    #[inline]
    #[must_use]
    pub fn steps(&self) -> usize {
        self.pieces.len() + usize::from(self.count) + usize::from(self.in_the_way)
    }
}

impl Pieces {
    /// One bit per piece.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }
}

impl Deck {
    /// A Keeper or Creeper as a set of one; nothing for other cards.
    #[inline]
    #[must_use]
    pub fn piece_set(&self, card: Card) -> Pieces {
        self.piece_of(card).map_or(Pieces::EMPTY, Pieces::only)
    }

    /// The card of each piece, in the order of the bits of [`Pieces::bits`].
    #[must_use]
    pub fn piece_cards(&self) -> &[Card] {
        &self.pieces
    }

    /// Every piece a Goal asks for, whether all of them or some.
    #[must_use]
    pub fn wanted_by(&self, goal: Card) -> Pieces {
        let index = self.facts(goal).goal;
        if index == NONE {
            return Pieces::EMPTY;
        }
        let facts = &self.goals[usize::from(index)];
        let only = facts.only.map_or(Pieces::EMPTY, Pieces::only);
        facts.wanted().or(only)
    }
}

impl State {
    /// Keepers and Creepers in front of a seat.
    #[inline]
    #[must_use]
    pub fn table(&self, seat: Seat) -> Pieces {
        self.shown.tables[seat.index()]
    }

    /// How many Keepers a seat has.
    #[inline]
    #[must_use]
    pub fn keeper_count(&self, seat: Seat) -> usize {
        self.shown.keeper_count(seat)
    }

    /// How many cards a seat holds.
    #[inline]
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.shown.hand_size(seat)
    }

    /// The Goals in force, oldest first.
    #[inline]
    #[must_use]
    pub fn goals(&self) -> &[Card] {
        &self.shown.goals
    }
}

impl Fluxx {
    /// What `seat` lacks to win by `goal` if that is in force.
    #[must_use]
    pub fn lack(&self, state: &State, seat: Seat, goal: Card) -> Lack {
        let deck = self.deck();
        let index = deck.facts(goal).goal;
        if index == NONE {
            return Lack { barred: true, ..Lack::default() };
        }
        let goal = &deck.goals[usize::from(index)];
        if goal.ungoal {
            return Lack { barred: true, ..Lack::default() };
        }
        let distance = self.law(state).distance(seat, goal);
        let mut among = distance.among;
        if distance.keepers > 0 {
            among = among.or(deck.keepers.without(state.shown.tables[seat.index()]));
        }
        if distance.points > 0 {
            among = among.or(deck.keepers.without(state.shown.tables[seat.index()]));
        }
        let in_the_way = distance.stopped_by.len()
            + distance.banned.len()
            + distance.beside.len()
            + distance.elsewhere.len()
            + usize::from(distance.too_many_cards);
        Lack {
            pieces: distance.lacks,
            among,
            count: distance
                .of_groups
                .saturating_add(distance.cards_in_hand)
                .saturating_add(distance.keepers)
                .saturating_add(distance.points),
            in_the_way: in_the_way.min(255) as u8,
            barred: distance.impossible,
        }
    }

    /// How many cards `seat` may play in a turn, or, in its own turn, still;
    /// the whole hand is as many as it holds.
    #[must_use]
    pub fn plays_left(&self, state: &State, seat: Seat) -> usize {
        let hand = state.shown.hand_size(seat);
        match self.law(state).plays(seat) {
            PlayCount::All => hand,
            PlayCount::Count(count) if seat == state.shown.active() => {
                usize::from(count.saturating_sub(state.shown.turn.played)).min(hand)
            }
            PlayCount::Count(count) => usize::from(count),
        }
    }
}
