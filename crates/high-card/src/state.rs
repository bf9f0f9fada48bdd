//! Positions, and what a viewer knows about one.

use asterism_kernel::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, Cards, HIGHEST, Offered};

pub const MAX_PLAYERS: usize = 4;
/// Tricks per game, and cards per hand.
pub const TRICKS: usize = 5;

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Open {
    pub(crate) players: u8,
    pub(crate) leader: Seat,
    /// The cards of the current trick, by seat.
    pub(crate) trick: [Option<Card>; MAX_PLAYERS],
    /// The cards of earlier tricks.
    pub(crate) played: Cards,
    pub(crate) points: [u8; MAX_PLAYERS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hands: [Cards; MAX_PLAYERS],
}

impl Open {
    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn tricks(&self) -> usize {
        self.points.iter().map(|&points| usize::from(points)).sum()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.tricks() == TRICKS
    }

    /// The seats in order of play in this trick.
    pub(crate) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (leader, players) = (self.leader.index(), self.players());
        (0..players).map(move |step| Seat::new((leader + step) % players))
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        if self.is_over() {
            return None;
        }
        self.order().find(|seat| self.trick[seat.index()].is_none())
    }

    fn hand_size(&self, seat: Seat) -> usize {
        TRICKS - self.tricks() - usize::from(self.trick[seat.index()].is_some())
    }

    /// The seat whose card is ahead in this trick.
    pub(crate) fn ahead(&self) -> Option<Seat> {
        let cards = || self.order().filter_map(|seat| Some((seat, self.trick[seat.index()]?)));
        let highest_lies = cards().any(|(_, card)| card.number() == HIGHEST);
        let rank = |card: Card| match card.number() {
            1 if highest_lies => HIGHEST + 1,
            number => number,
        };
        cards().max_by_key(|(_, card)| rank(*card)).map(|(seat, _)| seat)
    }
}

impl State {
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.open.turn()
    }

    /// The number of finished tricks.
    #[must_use]
    pub fn tricks(&self) -> usize {
        self.open.tricks()
    }

    #[must_use]
    pub fn points(&self) -> &[u8] {
        &self.open.points[..self.open.players()]
    }

    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards of the current trick, by seat.
    #[must_use]
    pub const fn trick(&self) -> &[Option<Card>; MAX_PLAYERS] {
        &self.open.trick
    }

    /// The cards of earlier tricks.
    #[must_use]
    pub const fn played(&self) -> Cards {
        self.open.played
    }
}

/// What a viewer sees.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = HighCardView))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub seat: Option<Seat>,
    pub turn: Option<Seat>,
    pub points: Vec<u8>,
    /// The number of cards in each hand.
    pub hand_sizes: Vec<usize>,
    /// The cards of the current trick, by seat.
    pub trick: Vec<Option<Card>>,
    /// The seat whose card is ahead.
    pub ahead: Option<Seat>,
    /// The viewer's own cards.
    pub hand: Vec<Card>,
    /// The cards the viewer may play now.
    #[serde(skip)]
    pub offered: Offered,
}

/// What a viewer with perfect memory knows: what lies open, and their own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    open: Open,
    own: Option<(Seat, Cards)>,
}

impl Knowledge {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let seat = viewer.seat().filter(|seat| seat.index() < state.open.players());
        Self { open: state.open, own: seat.map(|seat| (seat, state.hand(seat))) }
    }

    /// Deals the cards that the viewer has not seen to the other hands at random.
    pub(crate) fn sample<C: Chance>(&self, chance: &mut C) -> State {
        let open = self.open;
        let own = self.own.map_or_else(Cards::default, |(_, hand)| hand);
        let seen = |card: Card| {
            own.contains(card) || open.played.contains(card) || open.trick.contains(&Some(card))
        };
        let mut unseen: Vec<Card> = Card::all().filter(|&card| !seen(card)).collect();
        chance.shuffle(&mut unseen, |card| u16::from(card.number()));
        let mut hands = [Cards::default(); MAX_PLAYERS];
        for seat in open.order() {
            match self.own {
                Some((own, hand)) if own == seat => hands[seat.index()] = hand,
                _ => {
                    for card in unseen.drain(unseen.len() - open.hand_size(seat)..) {
                        hands[seat.index()].insert(card);
                    }
                }
            }
        }
        State { open, hands }
    }

    #[must_use]
    pub fn view(&self) -> View {
        let Self { open, own } = *self;
        let seats = || (0..open.players()).map(Seat::new);
        let hand = own.map_or_else(Cards::default, |(_, hand)| hand);
        let asked = own.is_some_and(|(seat, _)| open.turn() == Some(seat));
        View {
            seat: own.map(|(seat, _)| seat),
            turn: open.turn(),
            points: open.points[..open.players()].to_vec(),
            hand_sizes: seats().map(|seat| open.hand_size(seat)).collect(),
            trick: open.trick[..open.players()].to_vec(),
            ahead: open.ahead(),
            hand: hand.iter().collect(),
            offered: if asked { Offered(hand) } else { Offered::default() },
        }
    }
}
