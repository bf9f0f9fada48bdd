//! Batches of games.

use asterism_bots::{Budget, Level};
use asterism_catalog::{AnyGame, Setup};
use asterism_encoding::{
    AnyBatch, AnyEncoding, Autoreset, BatchBuffers, BatchError, BatchPlan, SeatPlayer, WAIT,
    any_batch,
};
use asterism_kernel::{Game as _, MAX_SEATS, Seat, Silent, SplitMix64, Viewer};

const PLAN: BatchPlan = BatchPlan {
    games: 50,
    seed: 3,
    players: [SeatPlayer::Caller; MAX_SEATS],
    threads: 1,
    max_decisions: 100_000,
    autoreset: Autoreset::SameStep,
};

#[derive(Clone, Debug, PartialEq)]
struct Arrays {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<i8>,
    rewards: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
}

impl Arrays {
    fn of(batch: &dyn AnyBatch) -> Self {
        let games = batch.games();
        Self {
            observations: vec![9; games * batch.observation_size()],
            masks: vec![9; games * batch.action_count()],
            seats: vec![9; games],
            rewards: vec![9.0; games * batch.players()],
            terminated: vec![true; games],
            truncated: vec![true; games],
        }
    }

    fn buffers(&mut self) -> BatchBuffers<'_> {
        BatchBuffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
        }
    }
}

fn fluxx() -> AnyGame {
    let mut setup = Setup::new("fluxx", 3);
    setup.mix.editions = vec!["star".to_owned()];
    setup.build().expect("it can be played")
}

fn stella(players: usize) -> AnyGame {
    Setup::new("stella-quest", players).build().expect("it can be played")
}

/// Random steps, and what they gave.
fn play(game: &AnyGame, plan: BatchPlan, steps: usize) -> Vec<(Vec<i64>, Arrays)> {
    let mut batch = any_batch(game, plan).expect("a plan that makes sense");
    let mut arrays = Arrays::of(&*batch);
    let mut actions = vec![0; plan.games];
    batch.reset(plan.seed, arrays.buffers()).expect("legal");
    let mut played = vec![(Vec::new(), arrays.clone())];
    for _ in 0..steps {
        batch.sample(&mut actions).expect("legal");
        batch.step(&actions, arrays.buffers()).expect("legal");
        played.push((actions.clone(), arrays.clone()));
    }
    played
}

/// A batch plays what the same moves in single games play.
#[test]
fn a_batch_agrees_with_single_games() {
    for game in [stella(2), stella(4), fluxx()] {
        let encoding = AnyEncoding::new(&game);
        let (size, count) = (encoding.layout().size(), encoding.action_count());
        let played = play(&game, PLAN, 300);
        let mut ended = 0;
        for slot in 0..PLAN.games {
            let mut episode = 0;
            let begin = |episode: usize| {
                let mut chance =
                    SplitMix64::of_game(PLAN.seed, (episode * PLAN.games + slot) as u64);
                (game.begin(&mut chance, &mut Silent), chance)
            };
            let (mut state, mut chance) = begin(0);
            let mut observation = vec![0; size];
            let mut mask = vec![0; count];
            for (step, (actions, arrays)) in played.iter().enumerate() {
                let mut over = false;
                if step > 0 {
                    let seat = game.open(&state).lowest().unwrap();
                    let mv = encoding.move_at(seat, actions[slot] as usize).unwrap();
                    game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
                    over = game.open(&state).is_empty();
                }
                let players = game.seats(&state).len();
                let rewards = &arrays.rewards[slot * players..(slot + 1) * players];
                assert_eq!(arrays.terminated[slot], over);
                if over {
                    let outcome = game.outcome(&state).unwrap();
                    for (seat, &reward) in rewards.iter().enumerate() {
                        assert_eq!(reward > 0.0, outcome.winners.contains(Seat::new(seat)));
                    }
                    assert!(rewards.iter().sum::<f32>().abs() < 1e-6, "what one wins, others lose");
                    episode += 1;
                    ended += 1;
                    (state, chance) = begin(episode);
                } else {
                    assert!(rewards.iter().all(|&reward| reward == 0.0));
                }
                let seat = game.open(&state).lowest().unwrap();
                assert_eq!(arrays.seats[slot], seat.index() as i8);
                encoding.observe(&game.knowledge(&state, Viewer::Seat(seat)), &mut observation);
                assert_eq!(arrays.observations[slot * size..(slot + 1) * size], observation);
                encoding.mask(seat, &game.offer(&state, seat), &mut mask);
                assert_eq!(arrays.masks[slot * count..(slot + 1) * count], mask);
            }
        }
        assert!(ended > 20, "{ended}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for game in [stella(3), fluxx()] {
        let one = play(&game, BatchPlan { games: 100, ..PLAN }, 100);
        let two = play(&game, BatchPlan { games: 100, threads: 2, ..PLAN }, 100);
        let five = play(&game, BatchPlan { games: 100, threads: 5, ..PLAN }, 100);
        assert!(one == two && one == five);
    }
}

#[test]
fn bots_play_the_other_seats() {
    let mut plan = BatchPlan { games: 20, autoreset: Autoreset::NextStep, ..PLAN };
    plan.players[1] = SeatPlayer::Bot(Level::Regular, Budget::simulations(20));
    let played = play(&stella(2), plan, 150);
    let mut ends = 0;
    let mut lost = 0;
    for (_, arrays) in &played {
        for game in 0..plan.games {
            assert_eq!(arrays.seats[game], if arrays.terminated[game] { -1 } else { 0 });
            if arrays.terminated[game] {
                ends += 1;
                lost += usize::from(arrays.rewards[game * 2] < 0.0);
                let count = arrays.masks.len() / plan.games;
                assert_eq!(arrays.masks[game * count + WAIT], 1);
            }
        }
    }
    assert!(ends > 20, "{ends}");
    assert!(lost * 3 > ends * 2, "random play lost only {lost} of {ends} games");
}

#[test]
fn long_games_are_truncated() {
    let played = play(&fluxx(), BatchPlan { max_decisions: 5, ..PLAN }, 20);
    let cut = played[1..].iter().flat_map(|(_, arrays)| &arrays.truncated).filter(|&&cut| cut);
    assert!(cut.count() > 100);
    assert!(played[5].1.truncated.iter().filter(|&&cut| cut).count() > 40);
}

#[test]
fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let game = stella(3);
    let wrong = |plan| any_batch(&game, plan).err().unwrap().code();
    assert_eq!(wrong(BatchPlan { games: 0, ..PLAN }), "batch-games");
    assert_eq!(wrong(BatchPlan { games: usize::MAX, ..PLAN }), "batch-games");
    let bot = SeatPlayer::Bot(Level::Random, Budget::default());
    assert_eq!(wrong(BatchPlan { players: [bot; MAX_SEATS], ..PLAN }), "batch-no-caller");

    let mut batch = any_batch(&game, PLAN).unwrap();
    let mut arrays = Arrays::of(&*batch);
    batch.reset(1, arrays.buffers()).unwrap();
    let mut actions = vec![0; PLAN.games];
    batch.sample(&mut actions).unwrap();
    let mut short = arrays.clone();
    short.masks.pop();
    let length = batch.step(&actions, short.buffers()).unwrap_err();
    assert!(matches!(length, BatchError::Length { array: "masks", .. }), "{length}");
    assert_eq!(batch.step(&actions[1..], arrays.buffers()).unwrap_err().code(), "array-length");
    let before = arrays.clone();
    for illegal in [WAIT as i64, -1, 77, i64::MAX, i64::MIN] {
        let mut wrong = actions.clone();
        wrong[PLAN.games - 1] = illegal;
        let error = batch.step(&wrong, arrays.buffers()).unwrap_err();
        assert!(matches!(error, BatchError::NotLegal { game: 49, .. }), "{error}");
        assert!(arrays == before);
    }
    // The refused steps have made no move in any game.
    batch.step(&actions, arrays.buffers()).unwrap();
    let mut other = any_batch(&game, PLAN).unwrap();
    let mut expected = Arrays::of(&*other);
    other.reset(1, expected.buffers()).unwrap();
    other.step(&actions, expected.buffers()).unwrap();
    assert!(arrays == expected);
}
