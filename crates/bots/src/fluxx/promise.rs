//! What a position promises each seat: threats, cards and turn order.

mod weights;

use asterism_cards::ast::Kind;
use asterism_fluxx::{Fluxx, State};
use asterism_kernel::{Game as _, MAX_SEATS, Seat};

use super::insight::Insight;
use crate::thinker::Chances;
use crate::weigh::compare;

/// How many things are counted.
const COUNTED: usize = 28;

/// Threats, the greatest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Threat {
    /// One card of the hand wins.
    OneCard = 0,
    /// Two do, and two may be played.
    TwoCards = 1,
    /// Two would, but only one may be played in a turn.
    TwoTurns = 2,
    /// One thing lacks for a Goal in force.
    LacksOne = 3,
    /// Two things lack.
    LacksTwo = 4,
    None = 5,
}

/// What this position promises each seat.
pub(super) fn of(game: &Fluxx, insight: &Insight, world: &State) -> Chances {
    let weights = &weights::BY_PLAYERS[usize::from(game.seats(world).len() > 2)];
    compare(in_turn(game, world).map(|(rank, seat)| {
        let mut score = 0.0;
        count(game, insight, world, seat, rank, |what, much| score += weights[what] * much);
        (seat, score)
    }))
}

/// Everything that is counted for each seat.
pub(super) fn counts<'a>(
    game: &'a Fluxx,
    insight: &'a Insight,
    world: &'a State,
) -> impl Iterator<Item = (Seat, [f32; COUNTED])> + 'a {
    in_turn(game, world).map(|(rank, seat)| {
        let mut counted = [0.0; COUNTED];
        count(game, insight, world, seat, rank, |what, much| counted[what] += much);
        (seat, counted)
    })
}

/// The seats in the order of their turns, numbered.
fn in_turn(game: &Fluxx, world: &State) -> impl Iterator<Item = (usize, Seat)> + use<> {
    let seats = game.seats(world);
    let active = world.turn().seat.index();
    let round = (0..MAX_SEATS).map(move |step| Seat::new((active + step) % MAX_SEATS));
    round.filter(move |&seat| seats.contains(seat)).enumerate()
}

/// Tells `add` what there is to count for a seat, and how much of it.
#[inline(always)]
fn count(
    game: &Fluxx,
    insight: &Insight,
    world: &State,
    seat: Seat,
    rank: usize,
    mut add: impl FnMut(usize, f32),
) {
    let deck = game.deck();
    let mut keepers_in_hand = 0u128;
    let mut keepers_wanted = 0.0;
    let (mut actions, mut surprises) = (0u8, 0u8);
    for card in world.hand(seat).iter() {
        match deck.kind(card) {
            Kind::Keeper => {
                let piece = deck.piece_set(card);
                keepers_in_hand |= piece.bits();
                keepers_wanted += insight.wanted(piece);
            }
            Kind::Action => actions += 1,
            Kind::Surprise => surprises += 1,
            _ => {}
        }
    }
    let plays = game.plays_left(world, seat);
    let mut threat = Threat::None;
    let (mut near_goals, mut ways) = (0u8, 0u8);
    let mut look = |goal, in_force: bool| {
        let lack = game.lack(world, seat, goal);
        if lack.barred {
            return;
        }
        let wanted = lack.pieces.bits() | lack.among.bits();
        let held = (wanted & keepers_in_hand).count_ones() as usize;
        let steps = lack.steps();
        let cards = usize::from(!in_force) + steps;
        let all_held = lack.in_the_way == 0 && held >= steps;
        let here = match (steps, cards) {
            (_, 0 | 1) if all_held => Threat::OneCard,
            (_, 2) if all_held && plays >= 2 => Threat::TwoCards,
            (_, 2) if all_held => Threat::TwoTurns,
            (1, _) if in_force => Threat::LacksOne,
            (2, _) if in_force => Threat::LacksTwo,
            _ => Threat::None,
        };
        ways += u8::from(here <= Threat::TwoTurns);
        near_goals += u8::from(!in_force && steps == 1);
        threat = threat.min(here);
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
        add(threat as usize * 3 + rank.min(2), 1.0);
    }
    let table = world.table(seat);
    let burdens = (table.bits() & insight.creepers).count_ones() as f32;
    let flag = |is: bool| f32::from(u8::from(is));
    add(15, world.keeper_count(seat).min(8) as f32);
    add(16, insight.wanted(table).min(12.0));
    add(17, keepers_wanted.min(12.0));
    add(18, flag(burdens > 0.0));
    add(19, burdens.min(6.0));
    add(20, world.hand_size(seat).min(15) as f32);
    add(21, f32::from(near_goals.min(4)));
    add(22, flag(rank == 0));
    add(23, flag(rank == 1));
    add(24, f32::from(ways.saturating_sub(1).min(4)));
    add(25, f32::from(actions.min(6)));
    add(26, f32::from(surprises.min(4)));
    add(27, keepers_in_hand.count_ones().min(8) as f32);
}
