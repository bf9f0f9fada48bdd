//! A quick choice: win rounds that bring a new value, keep out of those that
//! cost light.

use asterism_kernel::{Chance, Offer as _, Seat};
use asterism_stella::{Cards, Contest, Face, Move, Offered, Stage, State, gems};

/// What taking a card is worth to who has `collection` and `light`: gains are
/// positive, costs negative.
#[inline]
fn worth_taking(collection: Cards, light: i32, card: Face) -> i32 {
    let Some(value) = card.value() else { return i32::MIN };
    let shown = i32::from(gems(value));
    if !collection.has_value(value) {
        // Rare values are those that cost most to have twice.
        return 10 + shown;
    }
    if shown >= light { -100 } else { -4 * shown }
}

pub(super) fn choose<C: Chance>(world: &State, seat: Seat, offer: Offered, chance: &mut C) -> Move {
    match world.stage() {
        Stage::Turn => play(world, seat, offer, chance),
        Stage::Take => {
            let (collection, light) = (world.collection(seat), i32::from(world.light(seat)));
            best(offer, chance, |mv| match mv {
                Move::Take(card) => worth_taking(collection, light, card),
                _ => 0,
            })
        }
        _ => {
            let offer = offer.without_draw();
            offer.get(chance.below(offer.len() as u32) as usize)
        }
    }
}

/// The best of the moves; chance decides among equals.
#[inline]
fn best<C: Chance>(offer: Offered, chance: &mut C, worth: impl Fn(Move) -> i32) -> Move {
    let luck = chance.below(1 << 16);
    let mut best = (i32::MIN, 0, Move::End);
    for (number, mv) in (1u32..).zip(offer.iter()) {
        // Any order of the equals will do, if it is another one every time.
        let tie = number.wrapping_mul(luck | 1) & 0xffff;
        let rank = (worth(mv), tie);
        if rank > (best.0, best.1) || number == 1 {
            best = (rank.0, rank.1, mv);
        }
    }
    best.2
}

/// Plays to win the round if it is worth it, and else to leave it to others.
fn play<C: Chance>(world: &State, seat: Seat, offer: Offered, chance: &mut C) -> Move {
    let offer = offer.without_draw();
    if offer.len() == 1 {
        return offer.get(0);
    }
    let (collection, light) = (world.collection(seat), i32::from(world.light(seat)));
    let marked = world.marker() == Some(seat);
    let cards = world.trick_cards();
    let on_table = cards.iter().map(|&card| worth_taking(collection, light, card));
    let on_table = on_table.max().unwrap_or(i32::MIN);
    let contest = Contest::new(world.pile_top(), cards);
    let participants = if world.players() == 2 { 3 } else { world.players() };
    let last = cards.len() + 1 >= participants;
    // Winning twice running costs a light; the last one costs the game.
    let marker_cost = match (marked, light) {
        (false, _) => 0,
        (true, 1) => 200,
        (true, _) => 5,
    };
    best(offer, chance, |mv| {
        let Move::Play(card) = mv else { return 0 };
        if card.is_rest() {
            // A rest card keeps for a round that must not be won.
            return if marked { 2 } else { -3 };
        }
        let value = i32::from(card.value().unwrap_or(0));
        if !contest.would_lead(card) {
            // Left to others: what they could take is better worth little.
            return value / 2 - 2;
        }
        let gain = on_table.max(worth_taking(collection, light, card)) - marker_cost;
        match (last, gain > 0) {
            // Sure: as cheap as possible.
            (true, _) => 2 * gain - value,
            (false, true) => gain + value,
            (false, false) => gain - value,
        }
    })
}
