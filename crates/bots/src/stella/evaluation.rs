//! Evaluates a state by collections, shine and hands.

mod weights;

use asterism_kernel::Seat;
use asterism_stella::{Class, Face, State, gems};

use crate::agent_game::WinProbabilities;
use crate::evaluation::softmax;

/// The length of a feature vector.
const FEATURES: usize = 24;

#[inline]
pub(super) fn evaluate(state: &State) -> WinProbabilities {
    let weights = &weights::BY_PLAYERS[state.players() - 2];
    let least_shine = least_shine(state);
    softmax(state.seats().map(|seat| {
        let mut score = 0.0;
        measure(state, seat, least_shine, |at, value| score += weights[at] * value);
        (seat, score)
    }))
}

pub(super) fn feature_vectors(state: &State) -> impl Iterator<Item = (Seat, [f32; FEATURES])> {
    let least_shine = least_shine(state);
    state.seats().map(move |seat| {
        let mut vector = [0.0; FEATURES];
        measure(state, seat, least_shine, |at, value| vector[at] += value);
        (seat, vector)
    })
}

/// The least shine of any seat.
fn least_shine(state: &State) -> u8 {
    state.seats().map(|seat| state.light(seat)).min().unwrap_or(0)
}

/// Calls `add` with the index and value of each feature of a seat. There is no
/// vector in between, because every simulation ends here.
#[inline(always)]
fn measure(state: &State, seat: Seat, least_shine: u8, mut add: impl FnMut(usize, f32)) {
    let (collection, hand) = (state.collection(seat), state.hand(seat));
    let (mut different, mut missing_in_hand) = (0u8, 0u8);
    let mut strength = 0;
    for value in 1..=6 {
        let has = hand.has_value(value);
        strength += if has { value } else { 0 };
        if collection.has_value(value) {
            different += 1;
        } else if has {
            missing_in_hand += 1;
        }
    }
    let single = collection.single_values();
    let shown: u8 = (1..=6).map(|value| (single >> (value - 1) & 1) * gems(value)).sum();
    let light = state.light(seat).clamp(1, 5);
    let marked = state.marker() == Some(seat);
    let flag = |is: bool| f32::from(u8::from(is));
    let points = f32::from(light + shown);
    // One feature for each number of different values, and for each amount of shine.
    add(usize::from(different.min(5)), 1.0);
    add(5 + usize::from(light), 1.0);
    add(11, f32::from(shown));
    add(12, hand.len() as f32);
    add(13, hand.count(Face::REST) as f32);
    add(14, f32::from(missing_in_hand));
    add(15, flag(marked));
    add(16, flag(state.first() == seat));
    if let Some(trump) = state.trump() {
        add(17, hand.class_count(Class::Emotion(trump)) as f32);
    }
    add(18, flag(marked && light == 1));
    add(19, flag(different == 5) * f32::from(missing_in_hand));
    // Points decide if somebody is about to lose the last shine.
    match least_shine {
        0 | 1 => add(20, points),
        2 => add(21, points),
        _ => {}
    }
    add(22, f32::from(strength));
    add(23, flag(hand.contains(state.pile_top()) && !state.pile_top().is_rest()));
}
