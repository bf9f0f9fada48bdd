//! Stella Quest as the kernel plays it.

use asterism_kernel::{
    Argument, Audience, Chance, Codes, Explained, Facts, Game, GameInput, Offer, Outcome, Refusal,
    Seat, SeatSet, Sink, Viewer,
};
use thiserror::Error;

use crate::piles::{DeckPile, DiscardPile};
use crate::play::Table;
use crate::state::{Stage, State};
use crate::trick::Trick;
use crate::{Cards, Event, FULL_LIGHT, Face, Knowledge, MAX_PLAYERS, Move, Offered, View};

/// A table of Stella Quest: everything that is fixed before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stella {
    players: usize,
    first: Seat,
    pay_after: bool,
}

/// Why there can be no such table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("Stella Quest is for 2 to 4 players, not {players}.")]
    Players {
        /// How many were asked for.
        players: usize,
    },
    /// The first player isn't there.
    #[error("Seat {first} can't be the first player: the seats are 0 to {}.", .players - 1)]
    First {
        /// The seat asked for.
        first: usize,
        /// How many players there are.
        players: usize,
    },
}

impl SetupError {
    /// The codes, each with the names of its arguments.
    pub const CODES: Codes =
        &[("stella-players", &["players", "fewest", "most"]), ("stella-first", &["first", "last"])];

    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Players { .. } => "stella-players",
            Self::First { .. } => "stella-first",
        }
    }
}

impl Explained for SetupError {
    fn code(&self) -> &'static str {
        self.code()
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

impl Stella {
    /// The stable name of the game.
    pub const NAME: &'static str = "stella-quest";

    /// A table for this number of players; seat 0 is the first player.
    pub const fn new(players: usize) -> Result<Self, SetupError> {
        if players < 2 || players > MAX_PLAYERS {
            return Err(SetupError::Players { players });
        }
        Ok(Self { players, first: Seat::new(0), pay_after: false })
    }

    /// The same table with this seat as first player.
    pub const fn with_first(self, first: usize) -> Result<Self, SetupError> {
        if first >= self.players {
            return Err(SetupError::First { first, players: self.players });
        }
        Ok(Self { first: Seat::new(first), ..self })
    }

    /// The same table where one may pay for cards also after playing: the
    /// other reading of A-01.
    #[must_use]
    pub const fn with_pay_after(self, pay_after: bool) -> Self {
        Self { pay_after, ..self }
    }

    /// How many players there are.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The first player of the first round.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whether one may pay for cards also after playing.
    #[must_use]
    pub const fn pay_after(&self) -> bool {
        self.pay_after
    }

    #[inline]
    pub(crate) const fn table<'a, C, S>(
        &self,
        state: &'a mut State,
        chance: &'a mut C,
        sink: &'a mut S,
    ) -> Table<'a, C, S> {
        Table { state, chance, sink, pay_after: self.pay_after }
    }
}

impl Game for Stella {
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
        let mut deck = DeckPile::canonical();
        chance.shuffle(deck.cards_mut(), |card| card.index() as u16);
        let mut deal = || deck.take().expect("54 cards are enough to deal");
        let mut hands = [Cards::EMPTY; MAX_PLAYERS];
        // Blocks of five by seat.
        for (index, hand) in hands.iter_mut().enumerate().take(self.players) {
            for _ in 0..5 {
                hand.insert(deal());
            }
            let (seat, cards) = (Seat::new(index), *hand);
            sink.tell(Audience::seat(seat), || Event::Dealt { seat, cards });
            sink.tell(Audience::others(seat), || Event::DealtBacks { seat, backs: cards.backs() });
        }
        // Also if it is a rest card.
        let top = deal();
        sink.tell_all(|| Event::PileStarted { card: top });
        let mut light = [0; MAX_PLAYERS];
        light[..self.players].fill(FULL_LIGHT);
        let mut source = Cards::ALL;
        source.remove(top);
        let mut state = State {
            hands,
            collections: [Cards::EMPTY; MAX_PLAYERS],
            drawn: hands,
            source,
            deck,
            pile: DiscardPile::of(top),
            trick: Trick::EMPTY,
            light,
            players: self.players as u8,
            stage: Stage::Turn,
            acting: self.first,
            first: self.first,
            marker: None,
            turns_done: 0,
            last_winner: None,
            rounds: 0,
        };
        self.table(&mut state, chance, sink).begin_round();
        state
    }

    #[inline]
    fn seats(&self, state: &State) -> SeatSet {
        SeatSet::first(state.players())
    }

    #[inline]
    fn open(&self, state: &State) -> SeatSet {
        state.open()
    }

    #[inline(always)]
    fn offer_into(&self, state: &State, seat: Seat, offer: &mut Offered) {
        *offer = if seat == state.acting { state.offered() } else { Offered::NOTHING };
    }

    #[inline(always)]
    fn step<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        mv: &Move,
        chance: &mut C,
        sink: &mut S,
    ) {
        let mut table = self.table(state, chance, sink);
        match *mv {
            Move::Draw => table.pay(seat),
            Move::Play(card) => table.play(seat, card),
            Move::Take(card) => table.take(seat, card),
            Move::Top(card) => table.put_on_top(seat, card),
            Move::End => table.end_late_turn(seat),
        }
    }

    fn check(&self, state: &State, input: &GameInput<Move>) -> Result<(), Refusal> {
        let (seat, mv) = match *input {
            GameInput::Joins(_) | GameInput::Leaves(_) => return Err(Refusal::SeatsFixed),
            GameInput::Answer { seat, mv } => (seat, mv),
        };
        if seat.index() >= state.players() {
            return Err(Refusal::NoSuchSeat { seat: seat.index() });
        }
        if state.stage == Stage::End {
            return Err(Refusal::GameOver);
        }
        if seat != state.acting {
            return Err(Refusal::NotAsked { seat });
        }
        if state.offered().contains(&mv) { Ok(()) } else { Err(state.refuse(seat, mv)) }
    }

    /// Never reached: [`Game::check`] refuses every newcomer.
    fn join<C: Chance, S: Sink<Event>>(&self, _: &mut State, _: Seat, _: &mut C, _: &mut S) {}

    /// Never reached: [`Game::check`] lets nobody go.
    fn leave<C: Chance, S: Sink<Event>>(&self, _: &mut State, _: Seat, _: &mut C, _: &mut S) {}

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> Knowledge {
        Knowledge::of(state, viewer)
    }

    fn sample_state<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        knowledge.sample(chance)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ending().map(|ending| ending.outcome())
    }

    fn write_move(&self, mv: &Move) -> String {
        mv.to_string()
    }

    fn read_move(&self, state: &State, seat: Seat, text: &str) -> Result<Move, Refusal> {
        read_move(state, seat, text)
    }
}

/// Reads `draw`, `end`, `play C`, `take C`, `top C`, in any case and spacing;
/// a card alone means what the stage does with a card.
fn read_move(state: &State, seat: Seat, text: &str) -> Result<Move, Refusal> {
    const HINT: &str =
        "write draw, play CARD, take CARD, top CARD or end, with a card such as B5 or Z.";
    let unreadable = |hint: String| Refusal::Unreadable { text: text.to_owned(), hint };
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let face = |word: &str| word.parse::<Face>().map_err(|error| unreadable(format!("{error}.")));
    match words[..] {
        ["draw"] => Ok(Move::Draw),
        ["end"] => Ok(Move::End),
        ["play", card] => face(card).map(Move::Play),
        ["take", card] => face(card).map(Move::Take),
        ["top", card] => face(card).map(Move::Top),
        [card] => {
            let card = card.parse().map_err(|_| unreadable(HINT.to_owned()))?;
            if state.stage == Stage::End {
                return Err(Refusal::GameOver);
            }
            if seat != state.acting {
                return Err(Refusal::NotAsked { seat });
            }
            match state.stage {
                Stage::Turn => Ok(Move::Play(card)),
                Stage::Take => Ok(Move::Take(card)),
                Stage::Top => Ok(Move::Top(card)),
                Stage::Late | Stage::End => Err(unreadable(HINT.to_owned())),
            }
        }
        _ => Err(unreadable(HINT.to_owned())),
    }
}
