//! How far seats are from Goals, for players that think ahead. All of it is
//! read off the compiled definitions and the position.

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
    /// One bit a piece.
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
        facts.groups.iter().fold(facts.all.or(only), |all, group| all.or(group.among))
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

    /// Whether an effect or an announcement is under way.
    #[inline]
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        !self.shown.frames.is_empty()
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
        let facts = &deck.goals[usize::from(index)];
        let law = self.law(state);
        let table = state.shown.tables[seat.index()];
        let mut lack = Lack {
            pieces: facts.all.or(law.also_needed()).without(table),
            in_the_way: law.blocking(seat, facts).len() as u8,
            barred: facts.impossible,
            ..Lack::default()
        };
        for group in &facts.groups {
            let missing = usize::from(group.at_least).saturating_sub(table.and(group.among).len());
            if missing > 0 {
                lack.count += missing as u8;
                lack.among = lack.among.or(group.among.without(table));
            }
        }
        if !facts.nobody.is_empty() {
            lack.in_the_way += state.shown.in_play().and(facts.nobody).len() as u8;
        }
        if let Some(only) = facts.only {
            let only = Pieces::only(only);
            lack.pieces = lack.pieces.or(only.without(table));
            lack.in_the_way += table.and(deck.keepers).without(only).len() as u8;
        }
        let leads = |mine: usize, enough: u8, amount: &dyn Fn(Seat) -> usize| {
            let others = state.shown.others(seat).iter().map(amount).max().unwrap_or(0);
            usize::from(enough).max(others + 1).saturating_sub(mine).min(100) as u8
        };
        if let Some(number) = facts.most_cards {
            let size = |seat| state.shown.hand_size(seat);
            lack.count += leads(size(seat), law.number(number), &size);
        }
        if let Some(number) = facts.most_keepers {
            let count = |seat| state.shown.keeper_count(seat);
            let missing = leads(count(seat), law.number(number), &count);
            if missing > 0 {
                lack.count += missing;
                lack.among = lack.among.or(deck.keepers.without(table));
            }
        }
        lack
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
