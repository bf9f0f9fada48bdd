//! A position: a small plain value, so that copying it is a copy of memory.
//!
//! What everybody sees and what is hidden are two different parts; a view
//! takes the first whole and of the second only what its viewer may know.

use asterism_kernel::{Chance, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, MAX_CARDS, Piece, Pieces};
use crate::deck::{Abilities, Deck, Rules};
use crate::frame::{Frame, FrameKind, Link, Seat8};
use crate::list::List;
use crate::rules::Numbers;

/// The most effects that can be under way inside each other.
pub(crate) const MAX_FRAMES: usize = 32;
/// The most cards in mini-hands at once.
pub(crate) const MAX_SET_ASIDE: usize = 48;
/// The most Surprises a deck may have, so that all of them fit into one chain.
pub(crate) const MAX_SURPRISES: usize = 32;
/// The most New Rules in force at once.
pub(crate) const MAX_RULES: usize = 48;
/// The most Creepers of a deck that attach themselves.
pub(crate) const MAX_ATTACHING: usize = 16;
/// The most bonus rules in a deck.
pub(crate) const MAX_BONUSES: usize = 8;
/// The most triggers that wait for their turn at once; further ones are lost.
pub(crate) const MAX_PENDING: usize = 12;
/// The most New Rules that last until somebody's next turn, at once.
pub(crate) const MAX_LASTING: usize = 16;
/// The most Goals in force at once: as many as a rule can say.
const MAX_GOALS: usize = 8;

/// Where a turn stands.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxPhase))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Triggers and bonuses before anything else.
    #[default]
    Start,
    /// Triggers are done, nothing is drawn yet.
    Draw,
    /// The draw is done.
    Play,
    /// Nothing more is played; limits bind the active seat.
    End,
    /// Limits are kept; the turn passes.
    Pass,
}

/// The turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    pub phase: Phase,
    /// Cards drawn by the draw rule.
    pub drawn: u8,
    pub played: u8,
    /// Plays gained by effects.
    pub(crate) gained: u8,
    /// Cards drawn because of each bonus rule.
    pub(crate) bonus_drawn: [u8; MAX_BONUSES],
    /// Abilities used once this turn, a bit each.
    pub(crate) used: Abilities,
    /// What the active seat may use, a bit per ability, as found out when it
    /// was last asked.
    pub(crate) usable: Abilities,
    /// An effect has ended the turn.
    pub(crate) ended: bool,
    /// Limits have made the active seat discard at the end of the turn, cards have
    /// moved on, or what the seat counted as its own has stopped doing so.
    pub(crate) discarded: bool,
    /// The first play is behind, or was free to choose.
    pub(crate) plays_begun: bool,
    /// Whether the active seat has to play, as found out when it was last asked.
    pub(crate) owes: bool,
    /// How many of the triggers at the start of the turn are done.
    #[serde(rename = "duties")]
    pub(crate) triggers_done: u8,
    /// How many of the triggers at the end of the turn are done.
    #[serde(default)]
    pub(crate) end_triggers_done: u8,
    /// Turns this seat has had in a row by extra turns, this one included.
    pub(crate) in_a_row: u8,
    /// Who is due an extra turn after this one.
    pub(crate) extra: List<Seat8, MAX_SEATS>,
    /// The seat after which regular order goes on.
    pub(crate) regular: Seat,
    /// Answers given in this turn, by all seats together.
    #[serde(default)]
    pub(crate) answers: u16,
}

/// What has changed since the last settling, so that consequences are looked
/// for only where there can be any. A player's own hand matters to nobody but
/// Goals that count hands, and those are always looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Changed(u8);

impl Changed {
    pub(crate) const NOTHING: Self = Self(0);
    pub(crate) const TABLES: Self = Self(1);
    pub(crate) const GOALS: Self = Self(2);
    pub(crate) const RULES: Self = Self(4);
    /// A hand out of turn.
    pub(crate) const HANDS: Self = Self(8);
    pub(crate) const ANYTHING: Self = Self(15);

    #[inline]
    pub(crate) const fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }

    #[inline]
    pub(crate) const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// How a game ended.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxEnding))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Ending {
    /// Somebody met a Goal.
    Goal { winner: Seat, goal: Card },
    /// Everybody else has left.
    LastSeat {
        /// The seat that stayed.
        seat: Seat,
    },
    /// The game reached the limit of turns; nobody wins.
    TurnLimit,
    /// An effect of a card decided the game.
    Effect { winner: Seat, card: Card },
    /// An effect of a card, or a Goal that everybody loses by, ended the game without
    /// a winner.
    Nobody { card: Card },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicState {
    /// Who sits at the table.
    pub(crate) seats: SeatSet,
    /// The seat at each place, clockwise. Players who swap places change it.
    #[serde(default = "in_seat_order", skip_serializing_if = "is_in_seat_order")]
    pub(crate) places: [Seat; MAX_SEATS],
    /// Keepers and Creepers in front of each seat.
    pub(crate) tables: [Pieces; MAX_SEATS],
    /// How many of them are Keepers; asked for so often that it is kept.
    pub(crate) keepers: [u8; MAX_SEATS],
    /// The Keeper each Creeper that attaches itself is attached to: its number
    /// and one more, or nothing.
    pub(crate) hosts: [u8; MAX_ATTACHING],
    /// New Rules in force, oldest first.
    pub(crate) rules: List<u8, MAX_RULES>,
    /// The same as a set.
    pub(crate) in_force: Rules,
    /// What they come to.
    pub(crate) numbers: Numbers,
    /// Goals in force, oldest first.
    pub(crate) goals: List<Card, MAX_GOALS>,
    /// Cards in each hand.
    pub(crate) hand_sizes: [u16; MAX_SEATS],
    /// Cards in the draw pile.
    pub(crate) deck_size: u16,
    /// Cards in the discard pile.
    pub(crate) discard_size: u16,
    pub(crate) aside_size: u8,
    /// What has changed since the last settling.
    pub(crate) changed: Changed,
    /// What is under way, the innermost last.
    pub(crate) frames: List<Frame, MAX_FRAMES>,
    /// Surprises that answer what was announced last, each answering the one
    /// before it.
    pub(crate) chain: List<Link, MAX_SURPRISES>,
    /// What seats still owe to the innermost effect.
    pub(crate) owed: [u8; MAX_SEATS],
    pub(crate) turn: Turn,
    /// How many turns have begun.
    pub(crate) turns: u16,
    /// How often the discard pile has become the draw pile, where that counts.
    pub(crate) escalation: u8,
    /// Pairs of cards that their holder chose to keep, a bit per ability.
    pub(crate) declined: Abilities,
    /// How the game ended.
    pub(crate) ending: Option<Ending>,
    /// Who misses the next turn.
    #[serde(default, skip_serializing_if = "is_empty_set")]
    pub(crate) skipping: SeatSet,
    /// Abilities used up for the whole game, a bit each.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) used_up: Abilities,
    /// Triggers that have been set off and wait for the next settling.
    #[serde(default, skip_serializing_if = "List::is_empty")]
    pub(crate) pending: List<Pending, MAX_PENDING>,
    /// New Rules that last until the next turn of the seat with them.
    #[serde(default, skip_serializing_if = "List::is_empty")]
    pub(crate) lasting: List<(u8, Seat8), MAX_LASTING>,
}

/// A trigger that has been set off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pending {
    pub(crate) ability: u8,
    /// Whom it happens to.
    pub(crate) seat: Seat8,
    /// Who set it off.
    pub(crate) by: Seat8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde calls it with")]
fn is_empty_set(seats: &SeatSet) -> bool {
    seats.is_empty()
}

fn is_zero(bits: &Abilities) -> bool {
    *bits == 0
}

#[derive(Clone, Debug)]
pub struct State {
    pub(crate) shown: PublicState,
    pub(crate) hands: [CardSet; MAX_SEATS],
    /// The draw pile from the front, its top last; the discard pile from the
    /// back, its top first. Together they never hold more than all cards.
    pub(crate) order: [Card; MAX_CARDS],
    /// Cards in mini-hands, the innermost last.
    pub(crate) aside: List<Card, MAX_SET_ASIDE>,
    /// Who could have answered what was announced last but let it pass. Hidden
    /// because it tells who holds an answer.
    pub(crate) passed: SeatSet,
}

/// The places at the beginning: seat 0, then the others clockwise.
pub(crate) fn in_seat_order() -> [Seat; MAX_SEATS] {
    std::array::from_fn(Seat::new)
}

#[inline]
fn is_in_seat_order(places: &[Seat; MAX_SEATS]) -> bool {
    *places == in_seat_order()
}

const _: () = assert!(size_of::<State>() <= 3072, "a position must stay small");

impl State {
    /// The draw pile, its top last.
    #[inline]
    pub(crate) fn deck(&self) -> &[Card] {
        &self.order[..usize::from(self.shown.deck_size)]
    }

    /// The discard pile, its top first.
    #[inline]
    pub(crate) fn discard(&self) -> &[Card] {
        &self.order[MAX_CARDS - usize::from(self.shown.discard_size)..]
    }

    #[inline]
    pub(crate) fn push_discard(&mut self, card: Card) {
        self.shown.discard_size += 1;
        self.order[MAX_CARDS - usize::from(self.shown.discard_size)] = card;
    }

    /// Takes a card out of the discard pile; the order of the rest stays.
    pub(crate) fn take_from_discard(&mut self, card: Card) {
        let top = MAX_CARDS - usize::from(self.shown.discard_size);
        if let Some(at) = self.discard().iter().position(|&other| other == card) {
            self.order.copy_within(top..top + at, top + 1);
            self.shown.discard_size -= 1;
        }
    }

    /// Takes a card out of the draw pile; the order of the rest stays.
    pub(crate) fn take_from_deck(&mut self, card: Card) {
        let size = usize::from(self.shown.deck_size);
        if let Some(at) = self.deck().iter().position(|&other| other == card) {
            self.order.copy_within(at + 1..size, at);
            self.shown.deck_size -= 1;
        }
    }

    #[inline]
    pub(crate) fn pop_deck(&mut self) -> Option<Card> {
        self.shown.deck_size = self.shown.deck_size.checked_sub(1)?;
        Some(self.order[usize::from(self.shown.deck_size)])
    }

    /// Puts a card under the draw pile.
    pub(crate) fn push_deck_bottom(&mut self, card: Card) {
        let size = usize::from(self.shown.deck_size);
        self.order.copy_within(..size, 1);
        self.order[0] = card;
        self.shown.deck_size += 1;
    }

    /// Puts a card on top of the draw pile.
    pub(crate) fn push_deck(&mut self, card: Card) {
        self.order[usize::from(self.shown.deck_size)] = card;
        self.shown.deck_size += 1;
    }

    #[inline]
    pub(crate) fn add_to_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        self.shown.hand_sizes[seat.index()] += 1;
        if seat != self.shown.turn.seat {
            self.shown.changed.add(Changed::HANDS);
        }
    }

    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.shown.hand_sizes[seat.index()] -= 1;
    }

    #[inline]
    pub(crate) fn swap_hands(&mut self, one: Seat, other: Seat) {
        self.shown.changed.add(Changed::HANDS);
        self.hands.swap(one.index(), other.index());
        self.shown.hand_sizes.swap(one.index(), other.index());
    }

    pub(crate) fn set_aside(&mut self, card: Card) {
        self.aside.push(card);
        self.shown.aside_size = self.aside.len() as u8;
    }

    pub(crate) fn take_aside(&mut self, index: usize) -> Card {
        let card = self.aside.remove(index);
        self.shown.aside_size = self.aside.len() as u8;
        card
    }

    /// How many turns have begun.
    #[must_use]
    pub fn turns(&self) -> u16 {
        self.shown.turns
    }

    /// The hand of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &CardSet {
        &self.hands[seat.index()]
    }

    /// The draw pile, its top first.
    pub fn draw_pile(&self) -> impl Iterator<Item = Card> {
        self.deck().iter().rev().copied()
    }

    /// Shuffles the draw pile, whose order nobody knows.
    pub fn shuffle_draw_pile<C: Chance>(&mut self, chance: &mut C) {
        let size = usize::from(self.shown.deck_size);
        chance.shuffle(&mut self.order[..size], |card| card.0);
    }

    /// The discard pile, its top first.
    #[must_use]
    pub fn discard_pile(&self) -> &[Card] {
        self.discard()
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.shown.ending
    }

    /// The turn under way.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.shown.turn
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.shown == other.shown
            && self.hands == other.hands
            && self.aside == other.aside
            && self.passed == other.passed
            && self.deck() == other.deck()
            && self.discard() == other.discard()
    }
}

impl PublicState {
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.turn.seat
    }

    /// The seat whose turn it is, or the next one if that has just been left.
    pub(crate) fn acting(&self) -> Seat {
        let active = self.active();
        if self.seats.contains(active) { active } else { self.next(active) }
    }

    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.hand_sizes[seat.index()])
    }

    /// The next taken seat clockwise after `seat`.
    #[inline]
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        if !is_in_seat_order(&self.places) {
            return self.next_place(seat);
        }
        let bits = u16::from(self.seats.bits());
        let twice = (bits | bits << MAX_SEATS) >> (seat.index() + 1);
        if twice == 0 {
            return seat;
        }
        Seat::new((seat.index() + 1 + twice.trailing_zeros() as usize) % MAX_SEATS)
    }

    /// The same where players have swapped places, which is rare.
    #[cold]
    fn next_place(&self, seat: Seat) -> Seat {
        let place = self.place_of(seat);
        let others = (1..MAX_SEATS).map(|step| self.places[(place + step) % MAX_SEATS]);
        { others }.find(|&other| self.seats.contains(other)).unwrap_or(seat)
    }

    /// The taken seat before `seat`.
    pub(crate) fn previous(&self, seat: Seat) -> Seat {
        let place = self.place_of(seat);
        let others = (1..MAX_SEATS).map(|step| self.places[(place + MAX_SEATS - step) % MAX_SEATS]);
        { others }.find(|&other| self.seats.contains(other)).unwrap_or(seat)
    }

    /// The taken seats clockwise from `seat`, itself first.
    pub(crate) fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, places) = (self.seats, self.places);
        let start = self.place_of(seat);
        (0..MAX_SEATS)
            .map(move |step| places[(start + step) % MAX_SEATS])
            .filter(move |&seat| seats.contains(seat))
    }

    /// Where `seat` sits, counted clockwise.
    #[inline]
    fn place_of(&self, seat: Seat) -> usize {
        if self.places[seat.index()] == seat {
            return seat.index();
        }
        let at = self.places.iter().position(|&other| other == seat);
        at.unwrap_or(seat.index())
    }

    /// Two players swap places.
    pub(crate) fn swap_places(&mut self, one: Seat, other: Seat) {
        let (one, other) = (self.place_of(one), self.place_of(other));
        self.places.swap(one, other);
    }

    /// Everybody but `seat`.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.seats.without(seat)
    }

    /// Cards announced, being placed, answering or being resolved: in no other
    /// place; the innermost last.
    pub(crate) fn unsettled(&self) -> impl Iterator<Item = Card> {
        let resolving = self.frames.iter().filter(|frame| {
            matches!(frame.kind, FrameKind::Window | FrameKind::Placing | FrameKind::Resolving)
        });
        resolving.map(|frame| frame.card).chain(self.chain.iter().map(|link| link.card()))
    }

    /// Who announced, carries out or answered with each of them.
    pub(crate) fn unsettled_by(&self) -> impl Iterator<Item = Seat> {
        let resolving = self.frames.iter().filter(|frame| {
            matches!(frame.kind, FrameKind::Window | FrameKind::Placing | FrameKind::Resolving)
        });
        resolving.map(Frame::actor).chain(self.chain.iter().map(|link| link.seat()))
    }

    /// The seat that has a piece.
    #[inline]
    pub(crate) fn holder(&self, piece: Piece) -> Option<Seat> {
        let tables = self.used_tables().iter().enumerate();
        let holds = |(at, table): (usize, &Pieces)| u8::from(table.contains(piece)) << at;
        SeatSet::from_bits(tables.fold(0, |found, table| found | holds(table))).lowest()
    }

    /// Rules have come or gone.
    pub(crate) fn rules_changed(&mut self, deck: &Deck) {
        self.numbers = Numbers::of(deck, self.in_force, self.escalation);
        self.changed.add(Changed::RULES);
    }

    #[inline]
    pub(crate) fn keeper_count(&self, seat: Seat) -> usize {
        usize::from(self.keepers[seat.index()])
    }

    /// Lays a piece on a table.
    #[inline]
    pub(crate) fn lay(&mut self, deck: &Deck, seat: Seat, piece: Piece) {
        self.changed.add(Changed::TABLES);
        self.tables[seat.index()].insert(piece);
        self.keepers[seat.index()] += u8::from(deck.keepers.contains(piece));
    }

    /// Takes a piece off a table.
    #[inline]
    pub(crate) fn lift(&mut self, deck: &Deck, seat: Seat, piece: Piece) {
        self.changed.add(Changed::TABLES);
        self.tables[seat.index()].remove(piece);
        self.keepers[seat.index()] -= u8::from(deck.keepers.contains(piece));
    }

    /// Everything on any table.
    #[inline]
    pub(crate) fn in_play(&self) -> Pieces {
        self.used_tables().iter().fold(Pieces::EMPTY, |all, &table| all.or(table))
    }

    /// The tables up to the last taken seat; those beyond are empty.
    #[inline]
    pub(crate) fn used_tables(&self) -> &[Pieces] {
        let free = self.seats.bits().leading_zeros() as usize;
        &self.tables[..MAX_SEATS - free]
    }
}
