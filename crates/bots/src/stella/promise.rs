//! What a position promises each seat: a weighing of what it has, with weights
//! that were fitted to many games.

use asterism_kernel::{MAX_SEATS, Seat};
use asterism_stella::{Face, State, gems};

use crate::thinker::Chances;

/// How many things are weighed.
const FEATURES: usize = 20;

/// The weights, in the order of [`features`].
const WEIGHTS: [f32; FEATURES] = [
    0.0, 0.3, 0.7, 1.1, 1.7, 2.6, // different values collected
    0.0, 0.8, 1.4, 1.8, 2.2,  // light
    0.05, // gems of single values
    0.1,  // cards in hand
    0.1,  // rest cards in hand
    0.2,  // missing values in hand
    -0.2, // has the black star
    0.1,  // leads
    0.1,  // trumps in hand
    -0.3, // the black star with the last light
    0.0,
];

/// What a seat has, as numbers to be weighed.
pub(super) fn features(world: &State, seat: Seat) -> [f32; FEATURES] {
    let mut found = [0.0; FEATURES];
    let (collection, hand) = (world.collection(seat), world.hand(seat));
    let (mut different, mut missing_in_hand) = (0, 0);
    for value in 1..=6 {
        if collection.has_value(value) {
            different += 1;
        } else if hand.has_value(value) {
            missing_in_hand += 1;
        }
    }
    let single = collection.single_values();
    let shown: u8 = (1..=6).map(|value| (single >> (value - 1) & 1) * gems(value)).sum();
    let light = world.light(seat).clamp(1, 5);
    let marked = world.marker() == Some(seat);
    found[different.min(5)] = 1.0;
    found[5 + usize::from(light)] = 1.0;
    found[11] = f32::from(shown);
    found[12] = hand.len() as f32;
    found[13] = hand.count(Face::REST) as f32;
    found[14] = f32::from(missing_in_hand as u8);
    found[15] = f32::from(u8::from(marked));
    found[16] = f32::from(u8::from(world.first() == seat));
    if let Some(trump) = world.trump() {
        found[17] = hand.class_count(asterism_stella::Class::Emotion(trump)) as f32;
    }
    found[18] = f32::from(u8::from(marked && light == 1));
    found[19] = f32::from(u8::from(different == 5)) * f32::from(missing_in_hand as u8);
    found
}

/// What this position promises each seat.
pub(super) fn of(world: &State) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in world.seats() {
        let found = features(world, seat);
        let score: f32 = found.iter().zip(WEIGHTS).map(|(have, weight)| have * weight).sum();
        let chance = score.exp();
        chances[seat.index()] = chance;
        sum += chance;
    }
    chances.map(|chance| chance / sum)
}
