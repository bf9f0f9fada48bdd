//! A position: all there is to know.

use arrayvec::ArrayVec;
use asterism_kernel::{Chance, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::piles::{DeckPile, DiscardPile};
use crate::saved::Saved;
use crate::trick::{self, Trick};
use crate::{Cards, Color, Ending, Face, MAX_HAND, MAX_PLAYERS, Offered, Played, Player};

/// What is being decided.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaStage))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Stage {
    /// A seat pays for cards or plays one.
    Turn,
    /// A seat has played and may still pay for cards (only by the table
    /// option of A-01).
    Late,
    /// The winner takes a card of the trick.
    Take,
    /// The winner chooses the top of the discard pile.
    Top,
    /// The game is over.
    End,
}

impl Stage {
    /// Its name, as in traces and scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "TURN",
            Self::Late => "LATE",
            Self::Take => "TAKE",
            Self::Top => "TOP",
            Self::End => "END",
        }
    }
}

/// A position. A plain value: cloning it copies some 270 bytes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct State {
    pub(crate) hands: [Cards; MAX_PLAYERS],
    pub(crate) collections: [Cards; MAX_PLAYERS],
    /// What each seat has drawn since `source` was the deck.
    pub(crate) drawn: [Cards; MAX_PLAYERS],
    /// What the deck was made of at the last reshuffle (at first: all cards),
    /// without what has left it face up. The deck is always `source` without
    /// everything in `drawn`; that is the memory section 3.3 (c) speaks of.
    pub(crate) source: Cards,
    pub(crate) deck: DeckPile,
    pub(crate) pile: DiscardPile,
    pub(crate) trick: Trick,
    pub(crate) light: [u8; MAX_PLAYERS],
    pub(crate) players: u8,
    pub(crate) stage: Stage,
    /// Who decides; at the end, who won the last round.
    pub(crate) acting: Seat,
    pub(crate) first: Seat,
    pub(crate) marker: Option<Seat>,
    /// How many participants of the round have played or were passed over.
    pub(crate) turns_done: u8,
    pub(crate) last_winner: Option<Player>,
    pub(crate) rounds: u16,
}

impl State {
    /// How many players there are.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat::new)
    }

    /// What is being decided.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Who decides, unless the game is over.
    #[must_use]
    pub fn acting(&self) -> Option<Seat> {
        (self.stage != Stage::End).then_some(self.acting)
    }

    /// A seat's hand.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// A seat's collection.
    #[must_use]
    pub const fn collection(&self, seat: Seat) -> Cards {
        self.collections[seat.index()]
    }

    /// A seat's light.
    #[must_use]
    pub const fn light(&self, seat: Seat) -> u8 {
        self.light[seat.index()]
    }

    /// Who has the black star marker; nobody while it is in the centre.
    #[must_use]
    pub const fn marker(&self) -> Option<Seat> {
        self.marker
    }

    /// The first player of the round.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The deck, top first.
    #[must_use]
    pub fn deck(&self) -> &[Face] {
        self.deck.cards()
    }

    /// Shuffles the deck, as far as nobody knows its order: the back of its top is seen.
    pub fn shuffle_deck<C: Chance>(&mut self, chance: &mut C) {
        let cards = self.deck.cards_mut();
        let Some(top) = cards.first().map(|card| card.class()) else { return };
        chance.shuffle(cards, |card| card.index() as u16);
        if let Some(place) = cards.iter().position(|card| card.class() == top) {
            cards.swap(0, place);
        }
    }

    /// The discard pile, bottom to top.
    #[must_use]
    pub fn pile(&self) -> &[Face] {
        self.pile.cards()
    }

    /// The top of the discard pile.
    #[must_use]
    pub const fn pile_top(&self) -> Face {
        self.pile.top()
    }

    /// The cards on the table, in play order.
    #[must_use]
    pub fn trick(&self) -> ArrayVec<Played, 4> {
        self.trick.played()
    }

    /// The same without who played them.
    #[inline]
    #[must_use]
    pub fn trick_cards(&self) -> &[Face] {
        self.trick.cards()
    }

    /// The lead color of the round, once there is one.
    #[must_use]
    pub fn lead(&self) -> Option<Color> {
        trick::lead(self.trick.cards())
    }

    #[must_use]
    pub const fn trump(&self) -> Option<Color> {
        trick::trump(self.pile.top())
    }

    /// The places of the super-trumps in the trick.
    #[must_use]
    pub fn super_trumps(&self) -> ArrayVec<usize, 4> {
        trick::super_trumps(self.pile.top(), self.trick.cards())
    }

    /// How many rounds were resolved.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds as usize
    }

    /// Who won the last round that was resolved, if anybody did.
    #[must_use]
    pub const fn last_winner(&self) -> Option<Player> {
        self.last_winner
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.stage != Stage::End {
            return None;
        }
        let count = self.players();
        Some(if self.light(self.acting) == 0 {
            Ending::by_shine(self.acting, &self.light[..count], &self.collections[..count])
        } else {
            Ending::by_collection(self.acting)
        })
    }

    /// All cards outside the deck and other seats' hands, from the seat's
    /// point of view; a spectator sees no hand at all. `pile` are the cards of
    /// the discard pile.
    #[must_use]
    pub(crate) fn seen_by(&self, seat: Option<Seat>, pile: Cards) -> Cards {
        let hand = seat.map_or(Cards::EMPTY, |seat| self.hand(seat));
        let trick: Cards = self.trick.cards().iter().copied().collect();
        self.collections.iter().fold(hand.plus(trick).plus(pile), |sum, &cards| sum.plus(cards))
    }

    /// Whether `seat` may pay for cards now as far as its means go (5.4).
    #[inline]
    pub(crate) const fn can_pay(&self, seat: Seat) -> bool {
        self.light[seat.index()] >= 2
            && self.hands[seat.index()].len() < MAX_HAND
            && !self.deck.is_empty()
    }

    /// The faces `seat` may play (5.3), one bit each. Whether one can follow is
    /// anybody's guess, so it is computed without a branch.
    #[inline(always)]
    pub(crate) fn playable(&self, seat: Seat) -> u64 {
        let all = self.hand(seat).distinct();
        let lead = self.trick.lead_bits();
        let free = u64::from(all & lead == 0) * u64::MAX;
        all & (lead | crate::cards::class_bits(crate::Class::Rest) | free)
    }

    /// The moves offered to the acting seat.
    #[inline(always)]
    pub(crate) fn offered(&self) -> Offered {
        let seat = self.acting;
        match self.stage {
            Stage::Turn => {
                Offered::faces(Stage::Turn, self.playable(seat)).with_draw(self.can_pay(seat))
            }
            Stage::Late => Offered::faces(Stage::Late, 0).with_draw(self.can_pay(seat)).with_end(),
            Stage::Take => {
                let faces = self.trick.distinct() & !crate::cards::class_bits(crate::Class::Rest);
                Offered::faces(Stage::Take, faces)
            }
            Stage::Top => {
                // A rest card among them must be on top.
                let faces = self.trick.distinct();
                let rest = faces & crate::cards::class_bits(crate::Class::Rest);
                Offered::faces(Stage::Top, if rest == 0 { faces } else { rest })
            }
            Stage::End => Offered::NOTHING,
        }
    }

    /// The seats that are asked.
    #[inline]
    pub(crate) fn open(&self) -> SeatSet {
        if self.stage == Stage::End { SeatSet::EMPTY } else { SeatSet::only(self.acting) }
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.hands == other.hands
            && self.collections == other.collections
            && self.drawn == other.drawn
            && self.source == other.source
            && self.deck() == other.deck()
            && self.pile() == other.pile()
            && self.trick() == other.trick()
            && self.light == other.light
            && self.players == other.players
            && self.stage == other.stage
            && self.acting == other.acting
            && self.first == other.first
            && self.marker == other.marker
            && self.turns_done == other.turns_done
            && self.last_winner == other.last_winner
            && self.rounds == other.rounds
    }
}

impl Eq for State {}
