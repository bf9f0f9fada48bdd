//! The fuzz functions on some thousands of pseudo-random inputs, so that they
//! run with every test run and not only under a fuzzer.

use asterism_kernel::{Chance, Game, Offer, Silent, SplitMix64};
use asterism_stella::Stella;
use asterism_testkit::fuzz::{fluxx_inputs, scenario_text, stella_moves, stella_saved};

fn random_bytes(generator: &mut SplitMix64, most: u32) -> Vec<u8> {
    let length = generator.below(most);
    (0..length).map(|_| generator.below(256) as u8).collect()
}

/// Changes some bytes of a text, mostly to others that JSON is made of.
fn damaged(generator: &mut SplitMix64, text: &str) -> Vec<u8> {
    const MEANINGFUL: &[u8] = b"0123456789RYGBZ\"[]{},:-nultrefasd ";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=generator.below(4) {
        let at = generator.below(bytes.len() as u32) as usize;
        let byte = MEANINGFUL[generator.below(MEANINGFUL.len() as u32) as usize];
        match generator.below(3) {
            0 => bytes[at] = byte,
            1 => bytes.insert(at, byte),
            _ => drop(bytes.remove(at)),
        }
    }
    bytes
}

#[test]
fn arbitrary_moves() {
    let mut generator = SplitMix64::new(11);
    for _ in 0..3000 {
        stella_moves(&random_bytes(&mut generator, 400));
    }
}

#[test]
fn arbitrary_inputs_to_fluxx() {
    let mut generator = SplitMix64::new(15);
    for _ in 0..400 {
        fluxx_inputs(&random_bytes(&mut generator, 1200));
    }
}

#[test]
fn arbitrary_texts() {
    let mut generator = SplitMix64::new(12);
    for _ in 0..2000 {
        scenario_text(&random_bytes(&mut generator, 200));
    }
}

#[test]
fn damaged_scenarios() {
    let mut generator = SplitMix64::new(13);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/stella-quest");
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let values: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
        texts.extend(values.iter().map(ToString::to_string));
    }
    assert!(texts.len() >= 60);
    for round in 0..4000 {
        let text = &texts[round % texts.len()];
        scenario_text(&damaged(&mut generator, text));
    }
}

#[test]
fn damaged_saved_positions() {
    let mut generator = SplitMix64::new(14);
    let mut accepted = 0;
    for round in 0..3000 {
        let game = Stella::new(2 + round % 3).unwrap();
        let mut state = game.begin(&mut generator, &mut Silent);
        for _ in 0..generator.below(40) {
            let Some(seat) = state.acting() else { break };
            let offered = game.offer(&state, seat);
            let mv = offered.get(generator.below(offered.len() as u32) as usize);
            game.step(&mut state, seat, &mv, &mut generator, &mut Silent);
        }
        let text = serde_json::to_string(&state).unwrap();
        let mut input = vec![round as u8; 8];
        input.extend(damaged(&mut generator, &text));
        accepted +=
            usize::from(serde_json::from_slice::<asterism_stella::State>(&input[8..]).is_ok());
        stella_saved(&input);
        input.truncate(8);
        input.extend(text.bytes());
        stella_saved(&input);
    }
    assert!(accepted > 0, "no damage was ever survivable, so nothing was played on");
}
