//! Simulations don't depend on the number of threads and agree with single games.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use asterism_kernel::{Game, Seat, Silent, SplitMix64};
use asterism_lab::sim::{SimulationPlan, SimulationReport, run};
use asterism_lab::trace::produce;
use asterism_lab::{FluxxPolicy, StellaPolicy, Subject};
use asterism_stella::Stella;

fn simulate(players: usize, policy: StellaPolicy, games: u64, threads: usize) -> SimulationReport {
    let game = Stella::new(players).expect("two to four play");
    let threads = NonZeroUsize::new(threads);
    run(&game, &SimulationPlan { policy, games, seed: 11, threads }, |_| ())
        .expect("threads can be had")
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for players in 2..=4 {
        for policy in StellaPolicy::ALL {
            let [one, two, five] =
                [1, 2, 5].map(|threads| simulate(players, policy, 3_333, threads));
            assert_eq!(one, two);
            assert_eq!(one, five);
            let text = |report: &SimulationReport| serde_json::to_string(report).unwrap();
            assert_eq!(text(&one), text(&five));
        }
    }
}

#[test]
fn a_report_agrees_with_the_traces_of_its_games() {
    let report = simulate(3, StellaPolicy::Collector, 700, 2);
    let game = Stella::new(3).unwrap();
    let traces: Vec<_> =
        (0..700).map(|index| produce(&game, 11, index, StellaPolicy::Collector)).collect();

    let decisions: usize = traces.iter().map(|trace| trace.decisions.len()).sum();
    let rounds: usize = traces.iter().map(|trace| trace.end.rounds).sum();
    assert_eq!(report.total_decisions().round() as usize, decisions);
    assert_eq!((report.rounds.unwrap().mean.value * 700.0).round() as usize, rounds);
    for ending in &report.endings {
        let games = traces.iter().filter(|trace| trace.result.reason.code() == ending.reason);
        assert_eq!(ending.games, games.count() as u64);
    }
    for record in &report.seats {
        let wins = traces.iter().map(|trace| trace.result.winners);
        let alone = wins.clone().filter(|set| set.len() == 1 && set.contains(record.seat));
        let shared = wins.filter(|set| set.len() > 1 && set.contains(record.seat));
        assert_eq!((record.won, record.shared), (alone.count() as u64, shared.count() as u64));
    }
}

#[test]
fn shares_of_all_seats_are_one() {
    let report = simulate(4, StellaPolicy::Uniform, 2_000, 2);
    let sum: f64 = report.seats.iter().map(|record| record.share.value).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    assert_eq!(report.seats.len(), 4);
    let games: u64 = report.endings.iter().map(|ending| ending.games).sum();
    assert_eq!(games, 2_000);
}

#[test]
fn progress_reaches_the_number_of_games() {
    let game = Stella::new(2).unwrap();
    let heard = AtomicU64::new(0);
    let plan =
        SimulationPlan { policy: StellaPolicy::Thrifty, games: 1_234, seed: 0, threads: None };
    run(&game, &plan, |games| {
        heard.fetch_add(games, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!(heard.into_inner(), 1_234);
}

#[test]
fn no_games_make_an_empty_report() {
    let report = simulate(2, StellaPolicy::Uniform, 0, 1);
    assert_eq!(report.games, 0);
    assert_eq!(report.decisions, None);
    assert!(report.endings.is_empty());
}

#[test]
fn every_policy_chooses_what_is_offered() {
    let game = Stella::new(4).unwrap();
    for &policy in Stella::POLICIES {
        let mut chance = SplitMix64::of_game(5, 0);
        let mut state = game.begin(&mut chance, &mut Silent);
        while let Some(seat) = game.open(&state).lowest() {
            let offer = game.offer(&state, seat);
            let mv = game.choose(policy, &(), &state, seat, &offer, &mut chance);
            assert!(asterism_kernel::Offer::contains(&offer, &mv));
            game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        }
        assert!(game.rounds(&state).unwrap() > 0);
        assert_eq!(game.open(&state).lowest(), None::<Seat>);
    }
}

/// Money and Taxes: when every seat always played Keepers first, a pair that cancels
/// out went through both piles again and again, and the game never ended.
#[test]
fn sensible_fluxx_does_not_repeat_itself_forever() {
    let mut setup = asterism_catalog::Setup::new("fluxx", 3);
    setup.mix.editions.push("fluxx-4".into());
    let asterism_catalog::AnyGame::Fluxx(game) = setup.build().unwrap() else {
        panic!("another game")
    };
    let plan =
        SimulationPlan { policy: FluxxPolicy::Sensible, games: 4_000, seed: 1, threads: None };
    let report = run(&game, &plan, |_| ()).unwrap();
    let reasons: Vec<&str> = report.endings.iter().map(|ending| ending.reason).collect();
    assert_eq!(reasons, ["goal"]);
}
