//! The rollout policy: win rounds that bring a new value, stay out of those that
//! cost shine.

use asterism_kernel::{Chance, Offer as _, Seat};
use asterism_stella::{Cards, Contest, Face, Move, Offered, Stage, State, gems};

/// The score of taking a card, for a seat with this collection and this much shine.
#[inline]
fn take_score(collection: Cards, light: i32, card: Face) -> i32 {
    let Some(value) = card.value() else { return i32::MIN };
    let shown = i32::from(gems(value));
    if !collection.has_value(value) {
        // Values that cost much to have twice are rare.
        return 10 + shown;
    }
    if shown >= light { -100 } else { -4 * shown }
}

pub(super) fn choose<C: Chance>(state: &State, seat: Seat, offer: Offered, chance: &mut C) -> Move {
    match state.stage() {
        Stage::Turn => play(state, seat, offer, chance),
        Stage::Take => {
            let (collection, light) = (state.collection(seat), i32::from(state.light(seat)));
            best(offer, chance, |mv| match mv {
                Move::Take(card) => take_score(collection, light, card),
                _ => 0,
            })
        }
        _ => {
            let offer = offer.without_draw();
            offer.get(chance.below(offer.len() as u32) as usize)
        }
    }
}

/// The move with the highest score; chance decides between equals.
#[inline]
fn best<C: Chance>(offer: Offered, chance: &mut C, score: impl Fn(Move) -> i32) -> Move {
    let random = chance.below(1 << 16);
    let mut best = (i32::MIN, 0, Move::End);
    for (number, mv) in (1u32..).zip(offer.iter()) {
        // One random number is enough for a different order of equals every time.
        let tie = number.wrapping_mul(random | 1) & 0xffff;
        let rank = (score(mv), tie);
        if rank > (best.0, best.1) || number == 1 {
            best = (rank.0, rank.1, mv);
        }
    }
    best.2
}

/// Plays to win the round if winning pays, and otherwise to let others win it.
fn play<C: Chance>(state: &State, seat: Seat, offer: Offered, chance: &mut C) -> Move {
    let offer = offer.without_draw();
    if offer.len() == 1 {
        return offer.get(0);
    }
    let (collection, light) = (state.collection(seat), i32::from(state.light(seat)));
    let marked = state.marker() == Some(seat);
    let cards = state.trick_cards();
    let on_table = cards.iter().map(|&card| take_score(collection, light, card));
    let on_table = on_table.max().unwrap_or(i32::MIN);
    let contest = Contest::new(state.pile_top(), cards);
    let participants = if state.players() == 2 { 3 } else { state.players() };
    let last = cards.len() + 1 >= participants;
    // Winning twice in a row costs one shine. Losing the last one loses the game.
    let marker_cost = match (marked, light) {
        (false, _) => 0,
        (true, 1) => 200,
        (true, _) => 5,
    };
    best(offer, chance, |mv| {
        let Move::Play(card) = mv else { return 0 };
        if card.is_rest() {
            // A rest card is kept for a round that must not be won.
            return if marked { 2 } else { -3 };
        }
        let value = i32::from(card.value().unwrap_or(0));
        if !contest.would_lead(card) {
            // Others win: better that this card is of little use to them.
            return value / 2 - 2;
        }
        let gain = on_table.max(take_score(collection, light, card)) - marker_cost;
        match (last, gain > 0) {
            // The last to play wins for certain: as cheaply as possible.
            (true, _) => 2 * gain - value,
            (false, true) => gain + value,
            (false, false) => gain - value,
        }
    })
}
