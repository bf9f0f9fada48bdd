//! A position as anybody may describe it, and the way from there to one that
//! can be played, with every reason why not.

use asterism_cards::ast::Kind;
use asterism_kernel::{Chance, MAX_SEATS, Seat, SeatSet, Sink};
use thiserror::Error;

use crate::budget::MAX_TURNS;
use crate::card::{Card, CardSet, MAX_CARDS};
use crate::event::Event;
use crate::game::Fluxx;
use crate::state::{Changed, Phase, State};

/// A position as anybody may describe it. Cards that are not listed are in the
/// draw pile, below the listed ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// Whose turn it is.
    pub turn: usize,
    /// Where the turn stands.
    pub phase: Phase,
    /// Cards drawn by the draw rule; as the rules demand if not given.
    pub drawn: Option<u8>,
    pub played: u8,
    /// The hands, by seat.
    pub hands: Vec<Vec<Card>>,
    /// Keepers and Creepers, by seat.
    pub tables: Vec<Vec<Card>>,
    /// Creepers that are attached, each with its Keeper.
    pub attached: Vec<(Card, Card)>,
    /// New Rules in force, oldest first.
    pub rules: Vec<Card>,
    /// Goals in force, oldest first.
    pub goals: Vec<Card>,
    /// The draw pile, its top first.
    pub deck: Vec<Card>,
    /// The discard pile, its bottom first.
    pub discard: Vec<Card>,
    /// Seats that are due an extra turn.
    pub extra: Vec<usize>,
    /// How many turns have begun; this is the first one if not given.
    pub turns: Option<u16>,
}

/// Why a described position can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum PositionError {
    /// A seat that isn't there.
    #[error("{place}: there is no seat {seat}; with {players} players the seats are 0 to {}", players - 1)]
    NoSuchSeat {
        /// Where it is named.
        place: String,
        seat: usize,
        /// How many seats there are.
        players: usize,
    },
    /// A card in two places.
    #[error("{place}: {card} is already in {first}; every card is in one place only")]
    CardTwice {
        /// Where it is named again.
        place: String,
        card: String,
        /// Where it was named first.
        first: String,
    },
    /// A card in a place where cards of its kind can't be.
    #[error("{place}: {card} is a {kind} and can't be there")]
    WrongPlace { place: String, card: String, kind: Kind },
    /// A Creeper attached to something it can't be attached to.
    #[error(
        "table: {card} can't be attached to {to}; it takes a Keeper of the right sort on the same table"
    )]
    NotAttachable { card: String, to: String },
    /// Two rules that can't both be in force.
    #[error("rules: {card} and {other} rule the same thing; only one of them can be in force")]
    Contradiction { card: String, other: String },
    /// More Goals than there are places.
    #[error("goals: {count} Goals, but the rules in force have room for {places}")]
    TooManyGoals {
        count: usize,
        /// For how many there is room.
        places: usize,
    },
    /// A Creeper in a table without Creepers.
    #[error("{place}: {card} was taken out by the Meta Rule")]
    NotInDeck { place: String, card: String },
}

impl Fluxx {
    /// Sets up a described position and goes on to the first decision.
    pub fn arrange<C: Chance, S: Sink<Event>>(
        &self,
        position: &Position,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<State, Vec<PositionError>> {
        let errors = self.examine(position);
        if !errors.is_empty() {
            return Err(errors);
        }
        let turn = Seat::new(position.turn);
        let mut state = self.lay_out(position);
        let mut run = self.run(&mut state, chance, sink);
        if position.phase >= Phase::Play {
            run.owed_draws();
            run.state.shown.turn.plays_begun = position.played > 0;
        }
        if let Some(drawn) = position.drawn {
            run.state.shown.turn.drawn = drawn;
        }
        if run.law().loose().is_some() {
            run.state.shown.changed.add(Changed::TABLES);
            run.push_triggers(turn);
        } else if run.law().winner().is_some() {
            // Nothing has happened that would make the game look for a winner.
            run.state.shown.changed.add(Changed::TABLES);
        }
        run.go();
        Ok(state)
    }

    /// Who has won a described position before anything is done in it, and by
    /// which Goal. [`Self::arrange`] accepts such a position, but the rules
    /// can't lead to one.
    #[must_use]
    pub fn already_won(&self, position: &Position) -> Option<(Seat, Card)> {
        if !self.examine(position).is_empty() {
            return None;
        }
        self.law(&self.lay_out(position)).winner()
    }

    /// Puts the cards of a sound position where it says.
    fn lay_out(&self, position: &Position) -> State {
        let seats = SeatSet::first(self.players());
        let turn = Seat::new(position.turn);
        let mut state = self.empty(seats, turn);
        let mut placed = CardSet::EMPTY;
        let lists = position.hands.iter().chain(&position.tables).chain([
            &position.rules,
            &position.goals,
            &position.deck,
            &position.discard,
        ]);
        for &card in lists.flatten() {
            placed.insert(card);
        }
        for (seat, hand) in position.hands.iter().enumerate() {
            hand.iter().for_each(|&card| state.add_to_hand(Seat::new(seat), card));
        }
        for (seat, table) in position.tables.iter().enumerate() {
            for piece in table.iter().filter_map(|&card| self.deck().piece_of(card)) {
                state.shown.lay(self.deck(), Seat::new(seat), piece);
            }
        }
        for &(creeper, host) in &position.attached {
            let (creeper, host) = (self.deck().piece_of(creeper), self.deck().piece_of(host));
            if let (Some(creeper), Some(host)) = (creeper, host) {
                state.shown.attach(self.deck(), creeper, host);
            }
        }
        for &card in &position.rules {
            let rule = self.deck().facts(card).rule;
            state.shown.rules.push(rule);
            state.shown.in_force |= 1 << rule;
        }
        position.goals.iter().for_each(|&goal| state.shown.goals.push(goal));
        position.discard.iter().for_each(|&card| state.push_discard(card));
        let unlisted: Vec<Card> = self.dealt().filter(|&card| !placed.contains(card)).collect();
        for &card in position.deck.iter().chain(&unlisted).rev() {
            state.order[usize::from(state.shown.deck_size)] = card;
            state.shown.deck_size += 1;
        }
        debug_assert!(state.deck().len() + state.discard().len() <= MAX_CARDS);
        position.extra.iter().for_each(|&seat| state.shown.turn.extra.push(seat as u8));
        state.shown.turns = position.turns.unwrap_or(1).clamp(1, MAX_TURNS);
        state.shown.turn.phase = position.phase;
        state.shown.turn.played = position.played;
        state.shown.rules_changed(self.deck());
        state.shown.changed = Changed::NOTHING;
        state
    }

    /// Everything that is wrong with a described position.
    fn examine(&self, position: &Position) -> Vec<PositionError> {
        let mut errors = Vec::new();
        let players = self.players();
        let seat_lists = [("hands", position.hands.len()), ("table", position.tables.len())];
        for (place, count) in seat_lists {
            if count > players {
                let place = place.to_owned();
                errors.push(PositionError::NoSuchSeat { place, seat: count - 1, players });
            }
        }
        let named = std::iter::once(("turn", position.turn))
            .chain(position.extra.iter().map(|&seat| ("extra", seat)));
        for (place, seat) in named {
            if seat >= players {
                let place = place.to_owned();
                errors.push(PositionError::NoSuchSeat { place, seat, players });
            }
        }
        if position.extra.len() > MAX_SEATS {
            let place = "extra".to_owned();
            errors.push(PositionError::NoSuchSeat { place, seat: MAX_SEATS, players });
        }
        let dealt: CardSet = self.dealt().collect();
        let mut first: Vec<Option<String>> = vec![None; self.deck().len()];
        let mut list = |place: String, cards: &[Card], fits: &dyn Fn(Kind) -> bool| {
            for &card in cards {
                let name = self.deck().name(card).to_owned();
                let kind = self.deck().kind(card);
                if !dealt.contains(card) {
                    errors.push(PositionError::NotInDeck { place: place.clone(), card: name });
                } else if let Some(first) = &first[card.index()] {
                    let first = first.clone();
                    errors.push(PositionError::CardTwice {
                        place: place.clone(),
                        card: name,
                        first,
                    });
                } else if !fits(kind) {
                    errors.push(PositionError::WrongPlace {
                        place: place.clone(),
                        card: name,
                        kind,
                    });
                } else {
                    first[card.index()] = Some(place.clone());
                }
            }
        };
        for (seat, hand) in position.hands.iter().enumerate() {
            list(format!("hands[{seat}]"), hand, &|kind| kind != Kind::Creeper);
        }
        for (seat, table) in position.tables.iter().enumerate() {
            let fits = |kind| matches!(kind, Kind::Keeper | Kind::Creeper);
            list(format!("table[{seat}]"), table, &fits);
        }
        list("rules".to_owned(), &position.rules, &|kind| kind == Kind::Rule);
        list("goals".to_owned(), &position.goals, &|kind| kind == Kind::Goal);
        list("deck".to_owned(), &position.deck, &|_| true);
        list("discard".to_owned(), &position.discard, &|_| true);
        if errors.is_empty() {
            self.examine_attached(position, &mut errors);
            self.examine_rules(position, &mut errors);
        }
        errors
    }

    fn examine_attached(&self, position: &Position, errors: &mut Vec<PositionError>) {
        let mut state = self.empty(SeatSet::first(self.players()), Seat::new(position.turn));
        for (seat, table) in position.tables.iter().enumerate() {
            for piece in table.iter().filter_map(|&card| self.deck().piece_of(card)) {
                state.shown.lay(self.deck(), Seat::new(seat), piece);
            }
        }
        let law = self.law(&state);
        for &(creeper, to) in &position.attached {
            let pair = self.deck().piece_of(creeper).zip(self.deck().piece_of(to));
            let fits = pair.is_some_and(|(creeper, host)| {
                law.hosts_for(creeper).is_some_and(|(_, hosts)| hosts.contains(host))
            });
            if !fits {
                errors.push(PositionError::NotAttachable {
                    card: self.deck().name(creeper).to_owned(),
                    to: self.deck().name(to).to_owned(),
                });
            }
        }
    }

    fn examine_rules(&self, position: &Position, errors: &mut Vec<PositionError>) {
        let mut state = self.empty(SeatSet::first(self.players()), Seat::new(position.turn));
        for (at, &card) in position.rules.iter().enumerate() {
            let rule = self.deck().facts(card).rule;
            let replaces = self.deck().rules[usize::from(rule)].replaces;
            state.shown.in_force |= 1 << rule;
            for &other in &position.rules[..at] {
                if replaces & (1 << self.deck().facts(other).rule) != 0 {
                    errors.push(PositionError::Contradiction {
                        card: self.deck().name(other).to_owned(),
                        other: self.deck().name(card).to_owned(),
                    });
                }
            }
        }
        state.shown.rules_changed(self.deck());
        let law = self.law(&state);
        let (count, places) = (position.goals.len(), law.goal_places());
        if count > places {
            errors.push(PositionError::TooManyGoals { count, places });
        }
    }
}
