//! What a viewer sees, and what one that never forgets knows.

use arrayvec::ArrayVec;
use asterism_kernel::{Seat, Viewer};
use serde::Serialize;

use crate::state::{Stage, State};
use crate::{Backs, Cards, Class, Face, MAX_PLAYERS, Offered, Played, Player};

/// What shows of the deck.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaDeck))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deck {
    /// The number of cards.
    pub count: usize,
    /// What the back of the top card shows.
    pub top: Option<Class>,
    /// How many backs of each class: exact, and the same for all observers.
    pub backs: Backs,
}

/// What shows of the discard pile: all of it but its order.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaDiscard))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    pub top: Face,
    /// The number of cards.
    pub count: usize,
    /// The cards, in no order.
    pub cards: Cards,
}

/// What a viewer sees on the table: exactly what section 3.3 lists.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StellaView))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose eyes; nobody's for a spectator.
    pub seat: Option<Seat>,
    /// The viewer's own hand.
    pub hand: Option<Cards>,
    /// The backs of every hand, by seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Backs>))]
    pub backs: ArrayVec<Backs, 4>,
    pub deck: Deck,
    pub discard: Discard,
    /// The cards on the table, in play order.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Played>))]
    pub trick: ArrayVec<Played, 4>,
    /// The collections, by seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Cards>))]
    pub collections: ArrayVec<Cards, 4>,
    /// The light, by seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub light: ArrayVec<u8, 4>,
    /// Who has the black star marker.
    pub marker: Option<Seat>,
    /// The first player of the round.
    pub first: Seat,
    /// What is being decided.
    pub state: Stage,
    /// The seat that decides.
    pub acting: Option<Seat>,
    /// What the viewer may do; absent unless it is asked.
    pub legal: Option<Offered>,
}

/// The values of the seats that are taken. Views are built for every decision of a batch, and
/// collecting an iterator takes several times as long.
#[inline]
fn of_players<T: Copy>(state: &State, values: [T; MAX_PLAYERS]) -> ArrayVec<T, MAX_PLAYERS> {
    let mut taken = ArrayVec::from(values);
    taken.truncate(state.players());
    taken
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        Self::with_unseen(state, viewer).0
    }

    /// The view, and everything the viewer has not in sight.
    fn with_unseen(state: &State, viewer: Viewer) -> (Self, Cards) {
        let seat = viewer.seat().filter(|seat| seat.index() < state.players());
        let pile: Cards = state.pile.cards().iter().copied().collect();
        let unseen = Cards::ALL.minus(state.seen_by(seat, pile));
        let backs = of_players(state, state.hands.map(Cards::backs));
        // Derived as an observer derives it: what is unseen and not the back
        // of a hand is in the deck.
        let hidden = state.seats().filter(|&other| Some(other) != seat);
        let deck_backs =
            hidden.fold(unseen.backs(), |left, other| left.minus(backs[other.index()]));
        let acting = state.acting();
        let view = Self {
            seat,
            hand: seat.map(|seat| state.hand(seat)),
            backs,
            deck: Deck {
                count: deck_backs.len(),
                top: state.deck.top().map(Face::class),
                backs: deck_backs,
            },
            discard: Discard { top: state.pile.top(), count: state.pile.len(), cards: pile },
            trick: state.trick(),
            collections: of_players(state, state.collections),
            light: of_players(state, state.light),
            marker: state.marker,
            first: state.first,
            state: state.stage,
            acting,
            legal: (acting.is_some() && acting == seat).then(|| state.offered()),
        };
        (view, unseen)
    }
}

/// The view with what perfect memory adds: enough to sample states from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Knowledge {
    pub view: View,
    /// Everything the viewer has not in sight: the other hands and the deck.
    pub unseen: Cards,
    /// What the deck was made of when it was last shuffled, without what has
    /// left it face up; at the start, all cards.
    pub source: Cards,
    /// What the viewer itself has drawn of that.
    pub own_drawn: Cards,
    /// The backs each seat has drawn of that, by seat.
    pub drawn: ArrayVec<Backs, 4>,
    /// How many participants of the round have had their turn.
    pub turns_done: u8,
    /// How many rounds were resolved.
    pub rounds: u16,
    /// Who won the last round.
    pub last_winner: Option<Player>,
    /// Who decides, or decided last once the game is over.
    pub decider: Seat,
}

impl Knowledge {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let (view, unseen) = View::with_unseen(state, viewer);
        Self {
            unseen,
            source: state.source,
            own_drawn: view.seat.map_or(Cards::EMPTY, |seat| state.drawn[seat.index()]),
            drawn: of_players(state, state.drawn.map(Cards::backs)),
            turns_done: state.turns_done,
            rounds: state.rounds,
            last_winner: state.last_winner,
            decider: state.acting,
            view,
        }
    }

    /// The cards that may be in the deck: unseen, and not provably gone from
    /// what the deck was made of (3.3 (c)). Cards that others drew since stay
    /// possible, because which copy came from where can't be told.
    #[must_use]
    pub fn possible_deck(&self) -> Cards {
        self.unseen.common(self.source.minus(self.own_drawn))
    }
}
