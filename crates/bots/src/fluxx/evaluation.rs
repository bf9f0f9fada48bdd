//! Evaluates a state by distance to a win, cards and turn order.

mod weights;

use asterism_cards::ast::Kind;
use asterism_fluxx::{Fluxx, State};
use asterism_kernel::{Game as _, MAX_SEATS, Seat};

use super::deck_features::DeckFeatures;
use crate::agent_game::WinProbabilities;
use crate::evaluation::softmax;

/// The length of a feature vector.
const FEATURES: usize = 28;

/// How far a seat is from winning, the closest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum WinDistance {
    /// One card of the hand wins.
    OneCard = 0,
    /// Two cards of the hand win, and two may be played.
    TwoCards = 1,
    /// Two cards of the hand would win, but only one may be played in a turn.
    TwoTurns = 2,
    /// One thing is missing for a Goal in force.
    LacksOne = 3,
    /// Two things are missing for a Goal in force.
    LacksTwo = 4,
    Far = 5,
}

pub(super) fn evaluate(game: &Fluxx, features: &DeckFeatures, state: &State) -> WinProbabilities {
    let weights = &weights::BY_PLAYERS[usize::from(game.seats(state).len() > 2)];
    softmax(in_turn(game, state).map(|(rank, seat)| {
        let mut score = 0.0;
        measure(game, features, state, seat, rank, |at, value| score += weights[at] * value);
        (seat, score)
    }))
}

pub(super) fn feature_vectors<'a>(
    game: &'a Fluxx,
    features: &'a DeckFeatures,
    state: &'a State,
) -> impl Iterator<Item = (Seat, [f32; FEATURES])> + 'a {
    in_turn(game, state).map(|(rank, seat)| {
        let mut vector = [0.0; FEATURES];
        measure(game, features, state, seat, rank, |at, value| vector[at] += value);
        (seat, vector)
    })
}

/// The seats in turn order, with their place in it.
fn in_turn(game: &Fluxx, state: &State) -> impl Iterator<Item = (usize, Seat)> + use<> {
    let seats = game.seats(state);
    let active = state.turn().seat.index();
    let round = (0..MAX_SEATS).map(move |step| Seat::new((active + step) % MAX_SEATS));
    round.filter(move |&seat| seats.contains(seat)).enumerate()
}

/// Calls `add` with the index and value of each feature of a seat. There is no
/// vector in between, because every simulation ends here.
#[inline(always)]
fn measure(
    game: &Fluxx,
    features: &DeckFeatures,
    state: &State,
    seat: Seat,
    rank: usize,
    mut add: impl FnMut(usize, f32),
) {
    let deck = game.deck();
    let mut keepers_in_hand = 0u128;
    let mut keeper_demand = 0.0;
    let (mut actions, mut surprises) = (0u8, 0u8);
    for card in state.hand(seat).iter() {
        match deck.kind(card) {
            Kind::Keeper => {
                let piece = deck.piece_set(card);
                keepers_in_hand |= piece.bits();
                keeper_demand += features.demand(piece);
            }
            Kind::Action => actions += 1,
            Kind::Surprise => surprises += 1,
            _ => {}
        }
    }
    let plays = game.plays_left(state, seat);
    let mut distance = WinDistance::Far;
    let (mut near_goals, mut ways) = (0u8, 0u8);
    let mut look = |goal, in_force: bool| {
        let lack = game.lack(state, seat, goal);
        if lack.barred {
            return;
        }
        let wanted = lack.pieces.bits() | lack.among.bits();
        let held = (wanted & keepers_in_hand).count_ones() as usize;
        let steps = lack.steps();
        let cards = usize::from(!in_force) + steps;
        let all_held = lack.in_the_way == 0 && held >= steps;
        let here = match (steps, cards) {
            (_, 0 | 1) if all_held => WinDistance::OneCard,
            (_, 2) if all_held && plays >= 2 => WinDistance::TwoCards,
            (_, 2) if all_held => WinDistance::TwoTurns,
            (1, _) if in_force => WinDistance::LacksOne,
            (2, _) if in_force => WinDistance::LacksTwo,
            _ => WinDistance::Far,
        };
        ways += u8::from(here <= WinDistance::TwoTurns);
        near_goals += u8::from(!in_force && steps == 1);
        distance = distance.min(here);
    };
    for &goal in state.goals() {
        look(goal, true);
    }
    for card in state.hand(seat).iter() {
        if deck.kind(card) == Kind::Goal {
            look(card, false);
        }
    }
    if distance != WinDistance::Far {
        add(distance as usize * 3 + rank.min(2), 1.0);
    }
    let table = state.table(seat);
    let burdens = (table.bits() & features.creepers).count_ones() as f32;
    let flag = |is: bool| f32::from(u8::from(is));
    add(15, state.keeper_count(seat).min(8) as f32);
    add(16, features.demand(table).min(12.0));
    add(17, keeper_demand.min(12.0));
    add(18, flag(burdens > 0.0));
    add(19, burdens.min(6.0));
    add(20, state.hand_size(seat).min(15) as f32);
    add(21, f32::from(near_goals.min(4)));
    add(22, flag(rank == 0));
    add(23, flag(rank == 1));
    add(24, f32::from(ways.saturating_sub(1).min(4)));
    add(25, f32::from(actions.min(6)));
    add(26, f32::from(surprises.min(4)));
    add(27, keepers_in_hand.count_ones().min(8) as f32);
}
