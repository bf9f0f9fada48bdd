//! Fluxx as a game of the kernel.

use std::sync::Arc;

use asterism_cards::ast::Kind;
use asterism_kernel::{
    Argument, Chance, Codes, Explained, Facts, Game, GameInput, MAX_SEATS, Offer, Outcome, Refusal,
    Seat, SeatSet, Sink, Viewer, Window,
};
use thiserror::Error;

use crate::budget::{DECISION_BUDGET, Metered};
use crate::card::{Card, CardSet, MAX_CARDS, Pieces};
use crate::deck::Deck;
use crate::event::Event;
use crate::list::List;
use crate::moves::{self, Move, Moves};
use crate::options::{MetaRule, Options};
use crate::question::Question;
use crate::rules::{Law, Numbers, Rulebook, Rulebooks};
use crate::rules_now::RulesNow;
use crate::run::Run;
use crate::state::{Changed, Ending, PublicState, State, Turn, in_seat_order};
use crate::view::{Knowledge, View};

/// Cards everybody starts with.
pub(crate) const DEAL: usize = 3;

/// Fluxx with a deck, options and a number of seats.
#[derive(Clone, Debug)]
pub struct Fluxx {
    rulebooks: Arc<Rulebooks>,
    /// The one of them that is played by.
    rulebook: Arc<Rulebook>,
    players: usize,
    first: Seat,
}

/// Why a table can't be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("Fluxx is for 2 to 8 players, not {players}; choose a number between.")]
    Players {
        /// How many were asked for.
        players: usize,
    },
    /// The first seat isn't there.
    #[error("Seat {first} can't begin: with {players} players the seats are 0 to {}.", players - 1)]
    First {
        /// The seat asked for.
        first: usize,
        /// How many seats there are.
        players: usize,
    },
}

impl SetupError {
    /// The codes, each with the names of its arguments.
    pub const CODES: Codes =
        &[("players", &["players", "fewest", "most"]), ("first-seat", &["first", "last"])];

    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Players { .. } => "players",
            Self::First { .. } => "first-seat",
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
                let (fewest, most) = (2_usize, MAX_SEATS);
                vec![("players", players.into()), ("fewest", fewest.into()), ("most", most.into())]
            }
            Self::First { first, players } => {
                vec![("first", first.into()), ("last", (players - 1).into())]
            }
        }
    }
}

impl Fluxx {
    pub const NAME: &'static str = "fluxx";

    /// Sets the rules of a table.
    pub fn new(
        deck: Arc<Deck>,
        options: Options,
        players: usize,
        first: usize,
    ) -> Result<Self, SetupError> {
        let rulebooks = Rulebooks::new(Arc::unwrap_or_clone(deck), options);
        let game = Self::by(Arc::new(rulebooks), players, first)?;
        Ok(game.asking_everybody(options.everybody_is_asked))
    }

    /// Sets a table that plays by the same rulebooks as others.
    pub fn by(rulebooks: Arc<Rulebooks>, players: usize, first: usize) -> Result<Self, SetupError> {
        if !(2..=MAX_SEATS).contains(&players) {
            return Err(SetupError::Players { players });
        }
        if first >= players {
            return Err(SetupError::First { first, players });
        }
        let rulebook = Arc::clone(rulebooks.asking(false));
        Ok(Self { rulebooks, rulebook, players, first: Seat::new(first) })
    }

    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.rulebook.cards
    }

    /// What the table decided.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.rulebook.options
    }

    /// The same table, but everybody who might hold an answer is asked for it,
    /// or not.
    #[must_use]
    pub fn asking_everybody(mut self, yes: bool) -> Self {
        self.rulebook = Arc::clone(self.rulebooks.asking(yes));
        self
    }

    /// How many seats there are at the start.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    pub(crate) fn law<'a>(&'a self, state: &'a State) -> Law<'a> {
        self.law_over(&state.shown)
    }

    /// The rules over what everybody sees.
    pub(crate) fn law_over<'a>(&'a self, shown: &'a PublicState) -> Law<'a> {
        Law { deck: &self.rulebook, shown }
    }

    pub(crate) fn run<'a, C: Chance, S: Sink<Event>>(
        &'a self,
        state: &'a mut State,
        chance: &'a mut C,
        sink: &'a mut S,
    ) -> Run<'a, C, S> {
        Run {
            deck: &self.rulebook,
            state,
            chance,
            sink: Metered::new(sink),
            silent_turns: 0,
            budget: DECISION_BUDGET,
            exhausted: false,
        }
    }

    /// The cards that are dealt: all, or all but Creepers.
    pub(crate) fn dealt(&self) -> impl Iterator<Item = Card> {
        let creepers = self.rulebook.options.meta_rule != MetaRule::NoCreepers;
        self.rulebook
            .cards()
            .filter(move |&card| creepers || self.rulebook.kind(card) != Kind::Creeper)
    }

    /// An empty table with these seats.
    pub(crate) fn empty(&self, seats: SeatSet, first: Seat) -> State {
        State {
            shown: PublicState {
                seats,
                places: in_seat_order(),
                hosts: Default::default(),
                tables: [Pieces::EMPTY; MAX_SEATS],
                keepers: [0; MAX_SEATS],
                rules: List::default(),
                in_force: 0,
                numbers: Numbers::of(&self.rulebook, 0, 0),
                goals: List::default(),
                hand_sizes: [0; MAX_SEATS],
                deck_size: 0,
                discard_size: 0,
                aside_size: 0,
                changed: Changed::NOTHING,
                frames: List::default(),
                chain: List::default(),
                owed: [0; MAX_SEATS],
                turn: Turn::of(first),
                turns: 1,
                escalation: 0,
                declined: 0,
                ending: None,
                skipping: SeatSet::EMPTY,
                used_up: 0,
                pending: List::default(),
                lasting: List::default(),
            },
            hands: [CardSet::EMPTY; MAX_SEATS],
            order: [Card::default(); MAX_CARDS],
            aside: List::default(),
            passed: SeatSet::EMPTY,
        }
    }

    /// Who would win at once if this Goal were the only one in force.
    #[must_use]
    pub fn would_win(&self, state: &State, goal: Card) -> Option<Seat> {
        let winners = self.law(state).winners_by(goal);
        if winners.len() == 1 { winners.lowest() } else { None }
    }

    /// What `seat` is asked, and by which card.
    #[must_use]
    pub fn question(&self, state: &State, seat: Seat) -> Option<(Question, Option<Card>)> {
        self.law(state).question(state, seat)
    }

    /// Everything that applies to `seat` now, and why.
    #[must_use]
    pub fn rules_now(&self, state: &State, seat: Seat) -> RulesNow {
        self.law(state).now(seat)
    }
}

impl Game for Fluxx {
    type State = State;
    type Move = Move;
    type Offer = Moves;
    type View = View;
    type Knowledge = Knowledge;
    type Event = Event;

    fn facts(&self) -> Facts {
        Facts {
            name: Self::NAME,
            fewest_seats: 2,
            most_seats: MAX_SEATS,
            open_seats: true,
            unasked_moves: true,
            secret_questions: self.rulebook.answers.any,
        }
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let seats = SeatSet::first(self.players);
        let mut state = self.empty(seats, self.first);
        for card in self.dealt() {
            state.order[usize::from(state.shown.deck_size)] = card;
            state.shown.deck_size += 1;
        }
        let size = usize::from(state.shown.deck_size);
        chance.shuffle(&mut state.order[..size], |card| card.0);
        let mut run = self.run(&mut state, chance, sink);
        for seat in seats.iter() {
            run.draw(seat, DEAL);
        }
        let seat = self.first;
        run.sink.tell_all(|| Event::TurnBegan { seat, extra: false });
        run.go();
        state
    }

    #[inline]
    fn seats(&self, state: &State) -> SeatSet {
        state.shown.seats
    }

    #[inline(always)]
    fn open(&self, state: &State) -> SeatSet {
        self.law(state).asked(state)
    }

    fn window(&self, state: &State) -> Option<Window<Move>> {
        let (seats, about) = self.law(state).might_answer()?;
        state.shown.ending.is_none().then_some(Window { seats, pass: Move::Pass, about })
    }

    #[inline]
    fn offer_into(&self, state: &State, seat: Seat, offer: &mut Moves) {
        self.law(state).offer(state, seat, offer);
    }

    fn step<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        mv: &Move,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.run(state, chance, sink).answer(seat, *mv);
    }

    fn check(&self, state: &State, input: &GameInput<Move>) -> Result<(), Refusal> {
        if state.shown.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        match input {
            GameInput::Answer { seat, mv } => {
                if !state.shown.seats.contains(*seat) {
                    return Err(Refusal::NoSuchSeat { seat: seat.index() });
                }
                let offer = self.offer(state, *seat);
                if offer.contains(mv) {
                    Ok(())
                } else if offer.is_empty() {
                    Err(Refusal::NotAsked { seat: *seat })
                } else {
                    Err(self.why_not(state, *seat, mv))
                }
            }
            GameInput::Joins(seat) if state.shown.seats.contains(*seat) => {
                Err(Refusal::SeatTaken { seat: *seat })
            }
            GameInput::Leaves(seat) if !state.shown.seats.contains(*seat) => {
                Err(Refusal::NoSuchSeat { seat: seat.index() })
            }
            GameInput::Joins(_) | GameInput::Leaves(_) => Ok(()),
        }
    }

    fn join<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.run(state, chance, sink).join(seat);
    }

    fn leave<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.run(state, chance, sink).leave(seat);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> Knowledge {
        self.know(state, viewer)
    }

    fn sample_state<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        self.determinize(knowledge, chance)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let (reason, winners) = match state.shown.ending? {
            Ending::Goal { winner, .. } => ("goal", SeatSet::only(winner)),
            Ending::LastSeat { seat } => ("last-seat", SeatSet::only(seat)),
            Ending::TurnLimit => ("turn-limit", SeatSet::EMPTY),
            Ending::Effect { winner, .. } => ("effect", SeatSet::only(winner)),
            Ending::Nobody { .. } => ("nobody", SeatSet::EMPTY),
        };
        Some(Outcome { reason, winners, scores: [None; MAX_SEATS] })
    }

    fn write_move(&self, mv: &Move) -> String {
        moves::write(&self.rulebook, mv)
    }

    fn read_move(&self, state: &State, seat: Seat, text: &str) -> Result<Move, Refusal> {
        let offered: Vec<Move> = self.offer(state, seat).iter().collect();
        moves::read(&self.rulebook, &offered, text)
    }
}
