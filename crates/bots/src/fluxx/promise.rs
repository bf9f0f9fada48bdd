//! What a position promises each seat: threats, cards and turn order.

mod weights;

use asterism_cards::ast::Kind;
use asterism_fluxx::{Fluxx, State};
use asterism_kernel::{Game as _, MAX_SEATS, Seat};

use super::insight::Insight;
use crate::thinker::Chances;
use crate::weigh::weigh;

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
    weigh(weights, counts(game, insight, world))
}

/// What is counted for each seat.
pub(super) fn counts<'a>(
    game: &'a Fluxx,
    insight: &'a Insight,
    world: &'a State,
) -> impl Iterator<Item = (Seat, [f32; COUNTED])> + 'a {
    let seats = game.seats(world);
    let active = world.turn().seat.index();
    let round = (0..MAX_SEATS).map(move |step| Seat::new((active + step) % MAX_SEATS));
    let round = round.filter(move |&seat| seats.contains(seat));
    round.enumerate().map(|(rank, seat)| (seat, count(game, insight, world, seat, rank)))
}

fn count(
    game: &Fluxx,
    insight: &Insight,
    world: &State,
    seat: Seat,
    rank: usize,
) -> [f32; COUNTED] {
    let mut found = [0.0; COUNTED];
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
        found[threat as usize * 3 + rank.min(2)] = 1.0;
    }
    let table = world.table(seat);
    let burdens = (table.bits() & insight.creepers).count_ones() as f32;
    let flag = |is: bool| f32::from(u8::from(is));
    found[15] = world.keeper_count(seat).min(8) as f32;
    found[16] = insight.wanted(table).min(12.0);
    found[17] = keepers_wanted.min(12.0);
    found[18] = flag(burdens > 0.0);
    found[19] = burdens.min(6.0);
    found[20] = world.hand_size(seat).min(15) as f32;
    found[21] = f32::from(near_goals.min(4));
    found[22] = flag(rank == 0);
    found[23] = flag(rank == 1);
    found[24] = f32::from(ways.saturating_sub(1).min(4));
    found[25] = f32::from(actions.min(6));
    found[26] = f32::from(surprises.min(4));
    found[27] = keepers_in_hand.count_ones().min(8) as f32;
    found
}
