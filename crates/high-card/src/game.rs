//! High Card as a [`Game`].

use std::fmt;

use asterism_kernel::{
    Argument, Audience, Chance, Explained, Facts, Game, GameInput, MAX_SEATS, Offer, Outcome,
    Refusal, Seat, SeatSet, Sink, Viewer,
};
use serde::Serialize;

use crate::state::Open;
use crate::{Card, Cards, Knowledge, MAX_PLAYERS, State, TRICKS, View};

/// A game for a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HighCard {
    players: usize,
    first: Seat,
}

/// Plays a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(pub Card);

/// The cards that may be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offered(pub(crate) Cards);

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = HighCardEvent))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Dealt { seat: Seat, cards: Vec<Card> },
    DealtHidden { seat: Seat, count: usize },
    Played { seat: Seat, card: Card },
    TrickWon { seat: Seat, card: Card },
    Over { winners: SeatSet },
}

impl Offer<Move> for Offered {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn get(&self, index: usize) -> Move {
        Move(self.0.iter().nth(index).expect("the index is below the length"))
    }

    fn contains(&self, mv: &Move) -> bool {
        self.0.contains(mv.0)
    }
}

impl HighCard {
    pub const NAME: &'static str = "high-card";

    /// For two to four players, of whom `first` leads the first trick.
    pub const fn new(players: usize, first: usize) -> Result<Self, SetupError> {
        if players < 2 || players > MAX_PLAYERS {
            return Err(SetupError::Players { players });
        }
        if first >= players {
            return Err(SetupError::First { first, players });
        }
        Ok(Self { players, first: Seat::new(first) })
    }
}

/// Why there can be no such game. Its codes are those of Fluxx, so it needs no messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    Players { players: usize },
    First { first: usize, players: usize },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players } => {
                write!(f, "High Card is for 2 to {MAX_PLAYERS} players, not {players}.")
            }
            Self::First { first, players } => {
                write!(f, "Seat {first} can't go first; the seats are 0 to {}.", players - 1)
            }
        }
    }
}

impl Explained for SetupError {
    fn code(&self) -> &'static str {
        match self {
            Self::Players { .. } => "players",
            Self::First { .. } => "first-seat",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match *self {
            Self::Players { players } => {
                let (fewest, most) = (2_usize, MAX_PLAYERS);
                vec![("players", players.into()), ("fewest", fewest.into()), ("most", most.into())]
            }
            Self::First { first, players } => {
                vec![("first", first.into()), ("last", (players - 1).into())]
            }
        }
    }
}

impl State {
    fn winners(&self) -> SeatSet {
        let most = self.points().iter().max();
        let seats = self.points().iter().enumerate();
        seats
            .filter(|(_, points)| Some(*points) == most)
            .map(|(index, _)| Seat::new(index))
            .collect()
    }

    fn end_trick<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some((seat, card)) =
            self.open.ahead().and_then(|seat| Some((seat, self.open.trick[seat.index()]?)))
        else {
            return;
        };
        for card in std::mem::take(&mut self.open.trick).into_iter().flatten() {
            self.open.played.insert(card);
        }
        self.open.points[seat.index()] += 1;
        self.open.leader = seat;
        sink.tell_all(|| Event::TrickWon { seat, card });
        if self.open.is_over() {
            let winners = self.winners();
            sink.tell_all(|| Event::Over { winners });
        }
    }
}

impl Game for HighCard {
    type State = State;
    type Move = Move;
    type Offer = Offered;
    type View = View;
    type Knowledge = Knowledge;
    type Event = Event;

    fn facts(&self) -> Facts {
        Facts {
            name: Self::NAME,
            fewest_seats: 2,
            most_seats: MAX_PLAYERS,
            open_seats: false,
            unasked_moves: false,
            secret_questions: false,
        }
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut deck: Vec<Card> = Card::all().collect();
        chance.shuffle(&mut deck, |card| u16::from(card.number()));
        let mut hands = [Cards::default(); MAX_PLAYERS];
        for (index, cards) in deck.chunks(TRICKS).take(self.players).enumerate() {
            let seat = Seat::new(index);
            for &card in cards {
                hands[index].insert(card);
            }
            let hand = hands[index];
            sink.tell(Audience::seat(seat), || Event::Dealt { seat, cards: hand.iter().collect() });
            sink.tell(Audience::others(seat), || Event::DealtHidden { seat, count: TRICKS });
        }
        let open = Open {
            players: self.players as u8,
            leader: self.first,
            trick: [None; MAX_PLAYERS],
            played: Cards::default(),
            points: [0; MAX_PLAYERS],
        };
        State { open, hands }
    }

    fn seats(&self, _: &State) -> SeatSet {
        SeatSet::first(self.players)
    }

    fn open(&self, state: &State) -> SeatSet {
        state.turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn offer_into(&self, state: &State, seat: Seat, offer: &mut Offered) {
        let asked = state.turn() == Some(seat);
        *offer = if asked { Offered(state.hand(seat)) } else { Offered::default() };
    }

    fn step<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        &Move(card): &Move,
        _: &mut C,
        sink: &mut S,
    ) {
        state.hands[seat.index()].remove(card);
        state.open.trick[seat.index()] = Some(card);
        sink.tell_all(|| Event::Played { seat, card });
        if state.turn().is_none() {
            state.end_trick(sink);
        }
    }

    fn check(&self, state: &State, input: &GameInput<Move>) -> Result<(), Refusal> {
        let GameInput::Answer { seat, mv } = *input else { return Err(Refusal::SeatsFixed) };
        if seat.index() >= self.players {
            return Err(Refusal::NoSuchSeat { seat: seat.index() });
        }
        if state.turn().is_none() {
            return Err(Refusal::GameOver);
        }
        if state.turn() != Some(seat) {
            return Err(Refusal::NotAsked { seat });
        }
        if state.hand(seat).contains(mv.0) {
            return Ok(());
        }
        Err(Refusal::NotOffered { text: self.write_move(&mv), rule: "not-in-hand" })
    }

    /// Never called, because [`Game::check`] refuses it.
    fn join<C: Chance, S: Sink<Event>>(&self, _: &mut State, _: Seat, _: &mut C, _: &mut S) {}

    /// Never called, because [`Game::check`] refuses it.
    fn leave<C: Chance, S: Sink<Event>>(&self, _: &mut State, _: Seat, _: &mut C, _: &mut S) {}

    fn view(&self, state: &State, viewer: Viewer) -> View {
        Knowledge::of(state, viewer).view()
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> Knowledge {
        Knowledge::of(state, viewer)
    }

    fn sample_state<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        knowledge.sample(chance)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.turn().is_some() {
            return None;
        }
        let mut scores = [None; MAX_SEATS];
        for (score, points) in scores.iter_mut().zip(state.points()) {
            *score = Some(i16::from(*points));
        }
        Some(Outcome { reason: "most-tricks", winners: state.winners(), scores })
    }

    fn write_move(&self, mv: &Move) -> String {
        format!("play {}", mv.0.number())
    }

    fn read_move(&self, _: &State, _: Seat, text: &str) -> Result<Move, Refusal> {
        let number = text.trim().strip_prefix("play ").unwrap_or(text).trim().parse().ok();
        number.and_then(Card::new).map(Move).ok_or_else(|| Refusal::Unreadable {
            text: text.to_owned(),
            hint: "write play and a number from 1 to 24.".to_owned(),
        })
    }
}
