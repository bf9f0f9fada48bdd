//! What a viewer knows, read piece by piece without allocation, for programs that turn
//! it into numbers. Everything comes from a [`Knowledge`], so nothing hidden is within
//! reach.

use asterism_kernel::{MAX_SEATS, Seat, SeatSet};

use crate::card::{Card, CardSet};
use crate::game::Fluxx;
use crate::question::Question;
use crate::rules::{Law, PlayCount};
use crate::state::{Ending, Turn};
use crate::view::Knowledge;

/// What a viewer knows. Get one from [`Fluxx::known`].
#[derive(Clone, Copy)]
pub struct Known<'a> {
    knowledge: &'a Knowledge,
    law: Law<'a>,
}

impl std::fmt::Debug for Known<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.knowledge.fmt(f)
    }
}

impl Fluxx {
    /// Reads what a viewer knows.
    #[must_use]
    pub fn known<'a>(&'a self, knowledge: &'a Knowledge) -> Known<'a> {
        Known { knowledge, law: self.law_over(&knowledge.shown) }
    }

    /// The cards that take part: all of the deck, unless the Meta Rule leaves some out.
    #[must_use]
    pub fn cards_in_game(&self) -> CardSet {
        self.dealt().collect()
    }
}

impl<'a> Known<'a> {
    /// Whose knowledge it is; `None` for a spectator.
    #[must_use]
    pub const fn viewer(&self) -> Option<Seat> {
        self.knowledge.viewer
    }

    #[must_use]
    pub const fn seats(&self) -> SeatSet {
        self.knowledge.shown.seats
    }

    /// The seats in the order of play, from the lowest place on.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let shown = &self.knowledge.shown;
        shown.round_from(shown.places[0])
    }

    /// The viewer's own hand.
    #[must_use]
    pub const fn hand(&self) -> &'a CardSet {
        &self.knowledge.hand
    }

    /// The viewer's own cards among those set aside.
    pub fn set_aside(&self) -> impl Iterator<Item = Card> + use<'a> {
        self.knowledge.aside.iter().map(|&(_, card)| card)
    }

    /// How many cards are set aside, whoever they belong to.
    #[must_use]
    pub fn set_aside_size(&self) -> usize {
        usize::from(self.knowledge.shown.aside_size)
    }

    /// The discard pile, its top first.
    #[must_use]
    pub fn discard_pile(&self) -> &'a [Card] {
        &self.knowledge.discard
    }

    /// What is in the draw pile, in no order, while the viewer looks through it.
    #[must_use]
    pub fn draw_pile(&self) -> Option<&'a CardSet> {
        self.knowledge.pile.as_ref()
    }

    #[must_use]
    pub fn draw_pile_size(&self) -> usize {
        usize::from(self.knowledge.shown.deck_size)
    }

    /// Keepers and Creepers in front of a seat.
    pub fn table(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'a> {
        let deck = self.law.deck;
        self.knowledge.shown.tables[seat.index()].iter().map(move |piece| deck.card_of(piece))
    }

    #[must_use]
    pub fn keeper_count(&self, seat: Seat) -> usize {
        self.knowledge.shown.keeper_count(seat)
    }

    #[must_use]
    pub fn table_size(&self, seat: Seat) -> usize {
        self.knowledge.shown.tables[seat.index()].len()
    }

    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.knowledge.shown.hand_size(seat)
    }

    /// What a seat still owes to the effect under way.
    #[must_use]
    pub const fn owed(&self, seat: Seat) -> u8 {
        self.knowledge.shown.owed[seat.index()]
    }

    /// The attached Creepers, each with its Keeper.
    pub fn attached(&self) -> impl Iterator<Item = (Card, Card)> + use<'a> {
        let (deck, shown) = (self.law.deck, &self.knowledge.shown);
        let attaching = deck.piece_kinds.attaching.and(shown.in_play());
        attaching
            .iter()
            .filter_map(|creeper| Some((creeper, shown.host(deck, creeper)?)))
            .map(|(creeper, host)| (deck.card_of(creeper), deck.card_of(host)))
    }

    /// The Keepers that a Creeper has switched off.
    pub fn disabled(&self) -> impl Iterator<Item = Card> + use<'a> {
        let deck = self.law.deck;
        self.law.disabled().iter().map(move |piece| deck.card_of(piece))
    }

    /// The New Rules in force, oldest first.
    pub fn rules(&self) -> impl Iterator<Item = Card> + use<'a> {
        let deck = self.law.deck;
        self.knowledge.shown.rules.iter().map(move |&rule| deck.rules[usize::from(rule)].card)
    }

    /// The Goals in force, oldest first.
    #[must_use]
    pub fn goals(&self) -> &'a [Card] {
        &self.knowledge.shown.goals
    }

    /// Cards announced or being resolved, each with the seat that carries it out, the
    /// innermost last.
    pub fn resolving(&self) -> impl Iterator<Item = (Card, Seat)> + use<'a> {
        let shown = &self.knowledge.shown;
        shown.unsettled().zip(shown.unsettled_by())
    }

    /// The turn under way.
    #[must_use]
    pub const fn turn(&self) -> &'a Turn {
        &self.knowledge.shown.turn
    }

    /// How many turns have begun.
    #[must_use]
    pub const fn turns(&self) -> u16 {
        self.knowledge.shown.turns
    }

    /// Answers given in this turn, by all seats together.
    #[must_use]
    pub const fn answers(&self) -> u16 {
        self.knowledge.shown.turn.answers
    }

    /// How often the Meta Rule has raised the Basic Rules.
    #[must_use]
    pub const fn escalation(&self) -> u8 {
        self.knowledge.shown.escalation
    }

    /// What inflation adds to every numeral.
    #[must_use]
    pub fn inflation(&self) -> u8 {
        self.law.inflation()
    }

    /// Cards that a seat draws in its turn, bonuses aside.
    #[must_use]
    pub fn draws(&self, seat: Seat) -> u8 {
        self.law.draws(seat)
    }

    /// Cards that a seat has to play in its turn.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> PlayCount {
        self.law.plays(seat)
    }

    #[must_use]
    pub fn hand_limit(&self) -> Option<u8> {
        self.law.hand_limit()
    }

    #[must_use]
    pub fn keeper_limit(&self) -> Option<u8> {
        self.law.keeper_limit()
    }

    /// How many Goals may be in force.
    #[must_use]
    pub fn goal_places(&self) -> usize {
        self.law.goal_places()
    }

    /// The card that may be responded to now.
    #[must_use]
    pub fn window(&self) -> Option<Card> {
        self.law.window()
    }

    /// Whether the viewer has let it pass.
    #[must_use]
    pub const fn has_passed(&self) -> bool {
        self.knowledge.passed
    }

    /// Whose answer is awaited, as far as everybody can tell.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        if self.knowledge.shown.ending.is_some() {
            return SeatSet::EMPTY;
        }
        match self.law.might_answer() {
            Some((seats, _)) => seats,
            None => self.law.asked_openly(),
        }
    }

    /// What the viewer is asked, and by which card.
    #[must_use]
    pub fn question(&self) -> Option<(Question, Option<Card>)> {
        let viewer = self.viewer()?;
        if self.knowledge.shown.ending.is_some() {
            return None;
        }
        let asked = match self.law.open_answers() {
            None => self.law.asked_openly().contains(viewer),
            Some((cards, seats)) => {
                let able = if self.law.deck.options.everybody_is_asked {
                    !cards.is_empty()
                } else {
                    self.knowledge.hand.meets(&cards)
                };
                able && seats.contains(viewer) && !self.knowledge.passed
            }
        };
        if asked { self.law.question_to(viewer) } else { None }
    }

    /// All cards whose place the viewer knows.
    #[must_use]
    pub fn seen(&self) -> CardSet {
        let mut seen = self.knowledge.hand;
        let on_tables = (0..MAX_SEATS).flat_map(|seat| self.table(Seat::new(seat)));
        let in_force = self.rules().chain(self.goals().iter().copied());
        let piles = self.discard_pile().iter().copied().chain(self.set_aside());
        let resolving = self.knowledge.shown.unsettled();
        for card in on_tables.chain(in_force).chain(piles).chain(resolving) {
            seen.insert(card);
        }
        seen
    }

    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.knowledge.shown.ending
    }
}
