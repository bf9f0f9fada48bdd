//! Fits the weights of a game's evaluation to games that regular bots play
//! against each other, and prints them as Rust.
//!
//! `cargo run --release -p asterism-bots --example fit -- GAME PLAYERS GAMES [DECK…]`

use asterism_bots::{Agent, Budget, Decision, Level, LinearEvaluation};
use asterism_catalog::{AnyGame, Setup};
use asterism_kernel::{Chance as _, Offer as _, Seat, Silent, SplitMix64, Viewer};

/// The feature vectors of one state, and who won in the end.
struct Sample {
    counted: Vec<(Seat, Vec<f32>)>,
    shares: Vec<(Seat, f32)>,
}

/// One move in this many is random, so that unusual states come up.
const RANDOM_ONE_IN: u32 = 12;
/// Longer games add little.
const MAX_DECISIONS: usize = 3_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, decks @ ..] = words.as_slice() else {
        eprintln!("usage: fit GAME PLAYERS GAMES [DECK…]");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse::<usize>().expect("a number");
    let mut setup = Setup::new(game, number(players));
    setup.mix.editions = decks.to_vec();
    let games = number(games) as u64;
    match setup.build().expect("a game of the catalog") {
        AnyGame::StellaQuest(game) => fit(&game, games),
        AnyGame::Fluxx(game) => fit(&game, games),
        #[allow(unreachable_patterns, reason = "the example game has no weights to fit")]
        _ => eprintln!("{} has no fitted evaluation", setup.game),
    }
}

fn fit<G: LinearEvaluation>(game: &G, games: u64) {
    let agent = Agent::new(game.clone());
    let features = game.features();
    let mut samples = Vec::new();
    for index in 0..games {
        play(&agent, &features, index, &mut samples);
    }
    let (weights, loss, plain) = descend(&samples);
    println!("// {} positions; loss {loss:.4}, without weights {plain:.4}", samples.len());
    let texts: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
    println!("[{}],", texts.join(", "));
}

/// Plays a game and keeps the feature vectors at the start of every round.
fn play<G: LinearEvaluation>(
    agent: &Agent<G>,
    features: &G::Features,
    index: u64,
    samples: &mut Vec<Sample>,
) {
    let game = agent.game();
    let mut chance = SplitMix64::of_game(77, index);
    let mut state = game.begin(&mut chance, &mut Silent);
    let mut positions: Vec<Vec<(Seat, Vec<f32>)>> = Vec::new();
    let mut round = None;
    for _ in 0..MAX_DECISIONS {
        let Some(seat) = game.open(&state).lowest() else { break };
        if round != Some(game.rounds(&state)) {
            round = Some(game.rounds(&state));
            let mut counted = Vec::new();
            game.feature_vectors(features, &state, |seat, counts| {
                counted.push((seat, counts.to_vec()));
            });
            positions.push(counted);
        }
        let offer = game.offer(&state, seat);
        let mv = if chance.below(RANDOM_ONE_IN) == 0 {
            offer.get(chance.below(offer.len() as u32) as usize)
        } else {
            let knowledge = game.knowledge(&state, Viewer::Seat(seat));
            let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
            agent.decide(Level::Regular, &decision, &Budget::default(), chance.next_bits()).mv
        };
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
    }
    let Some(outcome) = game.outcome(&state) else { return };
    let shares: Vec<(Seat, f32)> =
        game.seats(&state).iter().map(|seat| (seat, outcome.share(seat) as f32)).collect();
    samples.extend(positions.into_iter().map(|counted| Sample { counted, shares: shares.clone() }));
}

/// The win probabilities with these weights.
fn chances(weights: &[f64], sample: &Sample) -> Vec<f64> {
    let score = |counts: &[f32]| -> f64 {
        counts.iter().zip(weights).map(|(&count, weight)| f64::from(count) * weight).sum()
    };
    let scores: Vec<f64> = sample.counted.iter().map(|(_, counts)| score(counts).exp()).collect();
    let sum: f64 = scores.iter().sum();
    scores.iter().map(|score| score / sum).collect()
}

/// Gradient descent with momentum (Adam) on the logarithmic loss.
fn descend(samples: &[Sample]) -> (Vec<f64>, f64, f64) {
    const STEPS: i32 = 400;
    let count = samples[0].counted[0].1.len();
    let mut weights = vec![0.0; count];
    let (mut first, mut second) = (vec![0.0; count], vec![0.0; count]);
    let (mut loss, mut plain) = (0.0, 0.0);
    for step in 1..=STEPS {
        let mut slope = vec![0.0; count];
        loss = 0.0;
        for sample in samples {
            let chances = chances(&weights, sample);
            for ((seat, counts), chance) in sample.counted.iter().zip(chances) {
                let share = sample.shares.iter().find(|(other, _)| other == seat);
                let share = share.map_or(0.0, |(_, share)| f64::from(*share));
                loss -= share * chance.max(1e-9).ln();
                for (slope, &count) in slope.iter_mut().zip(counts) {
                    *slope += (share - chance) * f64::from(count);
                }
            }
        }
        let n = samples.len() as f64;
        loss /= n;
        if step == 1 {
            plain = loss;
        }
        for at in 0..count {
            let slope = slope[at] / n - 1e-4 * weights[at];
            first[at] = 0.9 * first[at] + 0.1 * slope;
            second[at] = 0.99 * second[at] + 0.01 * slope * slope;
            let (one, two): (f64, f64) =
                (first[at] / (1.0 - 0.9f64.powi(step)), second[at] / (1.0 - 0.99f64.powi(step)));
            weights[at] += 0.05 * one / (two.sqrt() + 1e-8);
        }
    }
    (weights, loss, plain)
}
