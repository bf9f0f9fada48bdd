//! What a position promises each seat: a weighing of threats, cards and turn
//! order, with weights that were fitted to many games.

use asterism_cards::ast::Kind;
use asterism_fluxx::{Fluxx, State};
use asterism_kernel::{Game as _, MAX_SEATS, Seat};

use super::insight::Insight;
use crate::thinker::Chances;

/// How many things are weighed.
pub(super) const FEATURES: usize = 22;

/// The weights, in the order of [`features`].
const WEIGHTS: [f32; FEATURES] = [
    3.0, 1.5, 0.8, // can win with one card: now, next, later
    1.5, 0.8, 0.4, // can win with two cards
    0.8, 0.6, 0.4, // lacks one thing for a Goal in force
    0.3, 0.2, 0.1,  // lacks two
    0.1,  // Keepers
    0.05, // how much they are wanted
    0.05, // how much Keepers in hand are wanted
    -0.4, // any Creeper in the way
    -0.1, // Creepers
    0.05, // cards in hand
    0.1,  // Goals in hand that one thing lacks
    0.1, 0.05, // it is one's turn; one is next
    0.0,
];

/// Threats, the greatest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Threat {
    OneCard = 0,
    TwoCards = 1,
    LacksOne = 2,
    LacksTwo = 3,
    None = 4,
}

/// What a seat has, as numbers to be weighed.
pub(super) fn features(
    game: &Fluxx,
    insight: &Insight,
    world: &State,
    seat: Seat,
    rank: usize,
) -> [f32; FEATURES] {
    let mut found = [0.0; FEATURES];
    let deck = game.deck();
    let mut pieces_in_hand = 0u128;
    let mut keepers_wanted = 0.0;
    let mut threat = Threat::None;
    let mut near_goals = 0u8;
    for card in world.hand(seat).iter() {
        if deck.kind(card) == Kind::Keeper {
            let piece = deck.piece_set(card);
            pieces_in_hand |= piece.bits();
            keepers_wanted += insight.wanted(piece);
        }
    }
    let mut look = |goal, in_force: bool| {
        let lack = game.lack(world, seat, goal);
        if lack.barred {
            return;
        }
        let wanted = lack.pieces.bits() | lack.among.bits();
        let held = (wanted & pieces_in_hand).count_ones() as usize;
        let steps = lack.steps();
        let cards = usize::from(!in_force) + steps;
        let all_held = lack.in_the_way == 0 && held >= steps;
        let found = match (steps, cards) {
            (_, 0 | 1) if all_held => Threat::OneCard,
            (_, 2) if all_held => Threat::TwoCards,
            (1, _) if in_force => Threat::LacksOne,
            (2, _) if in_force => Threat::LacksTwo,
            _ => Threat::None,
        };
        near_goals += u8::from(!in_force && steps == 1);
        threat = threat.min(found);
    };
    for &goal in world.goals() {
        look(goal, true);
    }
    for card in world.hand(seat).iter() {
        if deck.kind(card) == Kind::Goal {
            look(card, false);
        }
    }
    if threat != Threat::None {
        found[threat as usize * 3 + rank.min(2)] = 1.0;
    }
    let table = world.table(seat);
    let creepers = table.bits() & insight.creepers;
    let burdens = creepers.count_ones() as f32;
    found[12] = world.keeper_count(seat).min(8) as f32;
    found[13] = insight.wanted(table).min(12.0);
    found[14] = keepers_wanted.min(12.0);
    found[15] = f32::from(u8::from(burdens > 0.0));
    found[16] = burdens;
    found[17] = world.hand_size(seat).min(12) as f32;
    found[18] = f32::from(near_goals.min(4));
    found[19] = f32::from(u8::from(rank == 0));
    found[20] = f32::from(u8::from(rank == 1));
    found[21] = 0.0;
    found
}

/// What this position promises each seat.
pub(super) fn of(game: &Fluxx, insight: &Insight, world: &State) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    let seats = game.seats(world);
    let active = world.turn().seat;
    let mut rank = 0;
    for step in 0..MAX_SEATS {
        let seat = Seat::new((active.index() + step) % MAX_SEATS);
        if !seats.contains(seat) {
            continue;
        }
        let found = features(game, insight, world, seat, rank);
        rank += 1;
        let score: f32 = found.iter().zip(WEIGHTS).map(|(have, weight)| have * weight).sum();
        let chance = score.min(30.0).exp();
        chances[seat.index()] = chance;
        sum += chance;
    }
    chances.map(|chance| chance / sum)
}
