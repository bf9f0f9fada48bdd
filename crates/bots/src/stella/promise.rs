//! What a position promises each seat.

mod weights;

use asterism_kernel::Seat;
use asterism_stella::{Class, Face, State, gems};

use crate::thinker::Chances;
use crate::weigh::weigh;

/// How many things are counted.
const COUNTED: usize = 24;

/// What this position promises each seat.
#[inline]
pub(super) fn of(world: &State) -> Chances {
    weigh(&weights::BY_PLAYERS[world.players() - 2], counts(world))
}

/// What is counted for each seat.
pub(super) fn counts(world: &State) -> impl Iterator<Item = (Seat, [f32; COUNTED])> {
    let darkest = world.seats().map(|seat| world.light(seat)).min().unwrap_or(0);
    world.seats().map(move |seat| (seat, count(world, seat, darkest)))
}

#[inline]
fn count(world: &State, seat: Seat, darkest: u8) -> [f32; COUNTED] {
    let mut found = [0.0; COUNTED];
    let (collection, hand) = (world.collection(seat), world.hand(seat));
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
    let light = world.light(seat).clamp(1, 5);
    let marked = world.marker() == Some(seat);
    let flag = |is: bool| f32::from(u8::from(is));
    let points = f32::from(light + shown);
    // How many different values are collected, and how much light there is.
    found[usize::from(different.min(5))] = 1.0;
    found[5 + usize::from(light)] = 1.0;
    found[11] = f32::from(shown);
    found[12] = hand.len() as f32;
    found[13] = hand.count(Face::REST) as f32;
    found[14] = f32::from(missing_in_hand);
    found[15] = flag(marked);
    found[16] = flag(world.first() == seat);
    if let Some(trump) = world.trump() {
        found[17] = hand.class_count(Class::Emotion(trump)) as f32;
    }
    found[18] = flag(marked && light == 1);
    found[19] = flag(different == 5) * f32::from(missing_in_hand);
    // Points count when somebody is about to lose the last light.
    found[20] = flag(darkest <= 1) * points;
    found[21] = flag(darkest == 2) * points;
    found[22] = f32::from(strength);
    found[23] = flag(hand.contains(world.pile_top()) && !world.pile_top().is_rest());
    found
}
