//! What holds for the analysis of every game: parts add up, the result can be repeated,
//! and choices are judged by what their player could know.
#![allow(clippy::unwrap_used, reason = "tests read better so")]

use asterism_analysis::{Analysis, AnalysisError, Analyzer, Ending, MomentKind, Plan, Turned};
use asterism_catalog::{AnyGame, AnyState, GAMES, Setup};
use asterism_kernel::{
    Chance as _, ChanceOutcome, Game as _, GameInput, InputText, Log, Offer as _, Script, Seat,
    SeatSet, Session, Silent, SplitMix64, Viewer,
};

const PLAN: Plan = Plan { simulations: 60, playouts: 24 };

/// Plays a game at random.
fn played(game: &AnyGame, seed: u64, most: usize) -> Log {
    let mut chance = SplitMix64::new(seed);
    let mut session = Session::begin(game.clone(), &mut chance, &mut Silent);
    for _ in 0..most {
        let Some(seat) = session.open().lowest() else { break };
        let offer = game.offer(session.state(), seat);
        let mv = offer.get(chance.below(offer.len() as u32) as usize);
        session.apply(&GameInput::Answer { seat, mv }, &mut chance, &mut Silent).unwrap();
    }
    session.log().clone()
}

fn analyze(game: &AnyGame, log: &Log) -> Analysis {
    Analyzer::new(game, log, 0, &Ending::Game, PLAN).unwrap().run()
}

fn check(name: &str, analysis: &Analysis) {
    assert_eq!(analysis.seats.iter().map(|one| one.luck).sum::<i32>(), 0, "{name}");
    for one in &analysis.seats {
        assert_eq!(one.start + one.luck + one.own + one.others, one.end, "{name}: {one:?}");
        assert!(one.own <= 0, "{name}: {one:?}");
        assert!((0..=100).contains(&one.end), "{name}: {one:?}");
    }
    for point in &analysis.points {
        let sum: f64 = point.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-6 || sum == 0.0, "{name}: {point:?}");
    }
    let turns: Vec<u32> = analysis.points.iter().map(|point| point.turn).collect();
    assert!(turns.windows(2).all(|pair| pair[0] < pair[1]), "{name}: {turns:?}");
    assert!(analysis.moments.len() <= 5);
    for moment in &analysis.moments {
        assert!((moment.after - moment.before).abs() >= 9, "{name}: {moment:?}");
        match moment.kind {
            MomentKind::Decision => {
                assert!(moment.after < moment.before && moment.better.is_some(), "{moment:?}");
                assert_ne!(moment.played, moment.better);
            }
            MomentKind::Luck => assert!(moment.better.is_none()),
        }
    }
    if let Turned::Moment { moment } = analysis.story.turned {
        assert!(moment < analysis.moments.len());
    }
}

#[test]
fn parts_add_up_in_every_game() {
    let mut moments = 0;
    for listing in GAMES {
        for players in [listing.fewest_players, listing.most_players.min(5)] {
            let game = Setup::new(listing.name, players).build().unwrap();
            for seed in 0..2 {
                let log = played(&game, seed, 60);
                let analysis = analyze(&game, &log);
                check(listing.name, &analysis);
                moments += analysis.moments.len();
                let start = analysis.seats[0].start;
                assert_eq!(start, (100.0 / players as f64).round() as i32);
            }
        }
    }
    assert!(moments > 0, "random play has turning points");
}

#[test]
fn a_finished_game_ends_with_its_winners() {
    let game = Setup::new("stella-quest", 3).build().unwrap();
    let log = played(&game, 1, 10_000);
    let analysis = analyze(&game, &log);
    check("stella-quest", &analysis);
    assert!(!analysis.winners.is_empty());
    let share = 100 / i32::try_from(analysis.winners.len()).unwrap();
    for one in &analysis.seats {
        let end = if analysis.winners.contains(one.seat) { share } else { 0 };
        assert_eq!(one.end, end);
    }
    assert_eq!(analysis.story.ended.winners, analysis.winners);
}

#[test]
fn the_same_game_gives_the_same_bytes_on_any_number_of_threads() {
    let game = Setup::new("fluxx", 3).build().unwrap();
    let log = played(&game, 4, 40);
    let analyzer = Analyzer::new(&game, &log, 0, &Ending::Game, PLAN).unwrap();
    let text = |analysis: &Analysis| serde_json::to_string(analysis).unwrap();
    let first = text(&analyzer.run());
    // Backwards, one after another, by another analyzer.
    let again = Analyzer::new(&game, &log, 0, &Ending::Game, PLAN).unwrap();
    let mut judged: Vec<_> = again.steps().rev().map(|step| again.judge(step)).collect();
    judged.reverse();
    assert_eq!(first, text(&again.assemble(&judged)));
}

/// The state that a set-up leads to.
fn dealt(game: &AnyGame, begin: &[ChanceOutcome]) -> AnyState {
    let mut script = Script::new(begin.iter().cloned());
    let state = game.begin(&mut script, &mut Silent);
    script.finish().unwrap();
    state
}

#[test]
fn a_choice_is_judged_by_what_its_player_could_know() {
    // The same log with other cards in the hands of opponents: everything that the first
    // player knows is the same.
    let game = Setup::new("fluxx", 3).build().unwrap();
    let log = played(&game, 2, 1);
    let InputText::Answer(player, _) = log.entries[0].input else { panic!("an answer") };
    let state = dealt(&game, &log.begin);
    let knowledge = game.knowledge(&state, Viewer::Seat(player));
    let ChanceOutcome::Shuffle(order) = &log.begin[0] else { panic!("a shuffle") };
    let pairs = (0..order.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    let swapped = pairs.map(|(a, b)| {
        let mut other = log.clone();
        let ChanceOutcome::Shuffle(order) = &mut other.begin[0] else { panic!("a shuffle") };
        order.swap(a, b);
        other
    });
    let others: Vec<Seat> = game.seats(&state).iter().filter(|&seat| seat != player).collect();
    let unseen = |other: &Log| {
        let begun = dealt(&game, &other.begin);
        let hand = |state: &AnyState| game.view(state, Viewer::Seat(others[0]));
        game.knowledge(&begun, Viewer::Seat(player)) == knowledge && hand(&begun) != hand(&state)
    };
    let judge = |log: &Log| {
        let analyzer = Analyzer::new(&game, log, 0, &Ending::Game, PLAN).unwrap();
        analyzer.judge(0)
    };
    let expected = judge(&log);
    assert!(expected.choice.is_some(), "the first player has a choice");
    let found: Vec<Log> = swapped.filter(unseen).take(12).collect();
    assert!(found.len() >= 10);
    let mut chances_differ = 0;
    for other in &found {
        let judged = judge(other);
        assert_eq!(judged.choice, expected.choice);
        chances_differ += usize::from(judged.before != expected.before);
    }
    assert!(chances_differ > 0, "the chances are those of the real cards");
}

#[test]
fn giving_up_is_a_decision() {
    let game = Setup::new("fluxx", 2).build().unwrap();
    let log = played(&game, 9, 8);
    let (loser, winner) = (Seat::new(1), Seat::new(0));
    let ending = Ending::Conceded { seat: loser, winners: SeatSet::only(winner) };
    let analysis = Analyzer::new(&game, &log, 0, &ending, PLAN).unwrap().run();
    check("conceded", &analysis);
    assert_eq!((analysis.seats[0].end, analysis.seats[1].end), (100, 0));
    assert!(analysis.seats[1].own < -20, "{:?}", analysis.seats);
}

#[test]
fn a_game_that_goes_on_from_another_begins_there() {
    let game = Setup::new("fluxx", 3).build().unwrap();
    let log = played(&game, 5, 30);
    let analyzer = Analyzer::new(&game, &log, 20, &Ending::Game, PLAN).unwrap();
    assert_eq!(analyzer.steps(), 20..31);
    let analysis = analyzer.run();
    check("continued", &analysis);
    assert_eq!(analysis.points[0].step, 20);
    assert!(matches!(
        Analyzer::new(&game, &log, 30, &Ending::Game, PLAN),
        Err(AnalysisError::Empty)
    ));
}

#[test]
fn a_broken_log_is_refused_with_its_place() {
    let game = Setup::new("fluxx", 3).build().unwrap();
    let log = played(&game, 5, 30);
    let refused = |log: &Log| {
        let found = Analyzer::new(&game, log, 0, &Ending::Game, PLAN);
        found.map(drop).expect_err("it is broken").to_string()
    };
    let mut wrong = log.clone();
    wrong.entries[7].input = InputText::Answer(Seat::new(0), "play nonsense".to_owned());
    assert!(refused(&wrong).starts_with("entry 7"), "{}", refused(&wrong));
    let mut wrong = log.clone();
    wrong.begin.clear();
    assert!(refused(&wrong).starts_with("the set-up"), "{}", refused(&wrong));
}
