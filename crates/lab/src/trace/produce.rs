//! Plays a game and writes its trace.

use asterism_kernel::{ChanceOutcome, Game, Offer, Recorder, Silent, SplitMix64};
use asterism_stella::{Face, Stella};

use super::format::{Final, Reshuffle, Trace, TraceDecision};
use crate::stella_policy::StellaPolicy;

/// Plays the game with this seed and index; the result is always the same.
#[must_use]
pub fn produce(game: &Stella, seed: u64, index: u64, policy: StellaPolicy) -> Trace {
    let mut generator = SplitMix64::of_game(seed, index);
    let (mut state, mut decks) = recorded(&mut generator, |chance| game.begin(chance, &mut Silent));
    let deck = decks.pop().unwrap_or_default();
    let mut decisions = Vec::new();
    let mut reshuffles = Vec::new();
    let result = loop {
        if let Some(ending) = state.ending() {
            break ending;
        }
        let seat = state.acting().expect("a game that is not over asks somebody");
        let offered = game.offer(&state, seat);
        let mv = policy.pick(&state, offered, &mut generator);
        decisions.push(TraceDecision {
            seat: seat.index(),
            state: state.stage().name(),
            legal: offered.iter().map(|mv| mv.to_string()).collect(),
            chosen: mv.to_string(),
        });
        let ((), decks) = recorded(&mut generator, |chance| {
            game.step(&mut state, seat, &mv, chance, &mut Silent);
        });
        let before_decision = decisions.len();
        reshuffles.extend(decks.into_iter().map(|deck| Reshuffle { before_decision, deck }));
    };
    Trace {
        game: index,
        players: game.players(),
        seed,
        first: game.first().index(),
        policy: policy.name(),
        pay_after: game.pay_after(),
        deck,
        decisions,
        reshuffles,
        result,
        end: Final::of(&state),
    }
}

/// Runs something and returns the decks that were shuffled in it.
fn recorded<T>(
    generator: &mut SplitMix64,
    run: impl FnOnce(&mut Recorder<'_, SplitMix64>) -> T,
) -> (T, Vec<Vec<Face>>) {
    let mut recorder = Recorder::new(generator);
    let value = run(&mut recorder);
    let decks = recorder.into_outcomes().into_iter().filter_map(|outcome| match outcome {
        ChanceOutcome::Shuffle(codes) => {
            Some(codes.into_iter().filter_map(|code| Face::from_index(code.into())).collect())
        }
        ChanceOutcome::Pick(_) => None,
    });
    (value, decks.collect())
}
