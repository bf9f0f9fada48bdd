//! What a position promises each seat.

mod weights;

use asterism_kernel::Seat;
use asterism_stella::{Class, Face, State, gems};

use crate::thinker::Chances;
use crate::weigh::compare;

/// How many things are counted.
const COUNTED: usize = 24;

/// What this position promises each seat.
#[inline]
pub(super) fn of(world: &State) -> Chances {
    let weights = &weights::BY_PLAYERS[world.players() - 2];
    let darkest = darkest(world);
    compare(world.seats().map(|seat| {
        let mut score = 0.0;
        count(world, seat, darkest, |what, much| score += weights[what] * much);
        (seat, score)
    }))
}

/// Everything that is counted for each seat.
pub(super) fn counts(world: &State) -> impl Iterator<Item = (Seat, [f32; COUNTED])> {
    let darkest = darkest(world);
    world.seats().map(move |seat| {
        let mut counted = [0.0; COUNTED];
        count(world, seat, darkest, |what, much| counted[what] += much);
        (seat, counted)
    })
}

/// The least light of anybody.
fn darkest(world: &State) -> u8 {
    world.seats().map(|seat| world.light(seat)).min().unwrap_or(0)
}

/// Tells `add` what there is to count for a seat, and how much of it.
#[inline(always)]
fn count(world: &State, seat: Seat, darkest: u8, mut add: impl FnMut(usize, f32)) {
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
    add(usize::from(different.min(5)), 1.0);
    add(5 + usize::from(light), 1.0);
    add(11, f32::from(shown));
    add(12, hand.len() as f32);
    add(13, hand.count(Face::REST) as f32);
    add(14, f32::from(missing_in_hand));
    add(15, flag(marked));
    add(16, flag(world.first() == seat));
    if let Some(trump) = world.trump() {
        add(17, hand.class_count(Class::Emotion(trump)) as f32);
    }
    add(18, flag(marked && light == 1));
    add(19, flag(different == 5) * f32::from(missing_in_hand));
    // Points count when somebody is about to lose the last light.
    match darkest {
        0 | 1 => add(20, points),
        2 => add(21, points),
        _ => {}
    }
    add(22, f32::from(strength));
    add(23, flag(hand.contains(world.pile_top()) && !world.pile_top().is_rest()));
}
