//! What holds for every level and game: answers are legal, use only what the seat
//! knows, are reproducible, and are in time.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use asterism_bots::{
    Agent, AgentGame, AgentVisitor, AnyAgent, BotAnswer, Budget, Decision, Level, Motive, visit,
};
use asterism_catalog::{AnyGame, CardSource, GAMES, Setup, editions};
use asterism_kernel::{Chance as _, Game as _, Offer as _, Seat, Silent, SplitMix64, Viewer};

/// Cards nobody has seen before: a Surprise for every occasion, a Keeper and
/// Goals that ask for it.
const INVENTED: &str = r#"
keeper "lamp"
keeper "lamp-oil" { once-per-turn { draw 1 } }
goal "light" { have "lamp" "lamp-oil" }
goal "lamps" { have "lamp" "bread" }
surprise "not-so-fast" {
    your-turn { draw 1 }
    answer to="action" { cancel }
}
surprise "no-new-rules" {
    your-turn { discard-rules up-to=2 }
    answer to="rule" { cancel }
}
surprise "out-with-it" {
    your-turn { discard-goals }
    answer to="goal" { cancel }
}
surprise "mine" {
    your-turn { take "keeper" }
    answer to="keeper" { redirect }
}
"#;

/// Every game with every edition and number of players, a mix of all editions,
/// and invented cards.
fn tables() -> Vec<(String, AnyGame)> {
    let mut setups = Vec::new();
    for listing in GAMES {
        for players in listing.fewest_players..=listing.most_players {
            setups.push(Setup::new(listing.name, players));
        }
    }
    let all: Vec<String> = editions().iter().map(|edition| edition.id.clone()).collect();
    let mut decks: Vec<Vec<String>> = all.iter().map(|id| vec![id.clone()]).collect();
    decks.push(all);
    for deck in decks {
        for players in [2, 5] {
            let mut setup = Setup::new("fluxx", players);
            setup.mix.editions = deck.clone();
            setups.push(setup);
        }
    }
    for players in [2, 4, 8] {
        let mut setup = Setup::new("fluxx", players);
        setup.mix.editions = vec!["fluxx-4".into()];
        setup.mix.cards = vec![CardSource { name: "invented.kdl".into(), text: INVENTED.into() }];
        setups.push(setup);
    }
    let mut late = Setup::new("stella-quest", 2);
    late.options.insert("pay-after".into(), true.into());
    setups.push(late);
    let name =
        |setup: &Setup| format!("{} {:?} for {}", setup.game, setup.mix.editions, setup.players);
    let built = |setup: &Setup| setup.build().unwrap_or_else(|error| panic!("{error}"));
    setups.iter().map(|setup| (name(setup), built(setup))).collect()
}

/// Plays a game at a cheap level and calls `look` at every decision.
fn walk<G: AgentGame>(
    game: &G,
    seed: u64,
    most: usize,
    mut look: impl FnMut(&Agent<G>, &G::State, Seat, &G::Offer),
) {
    let agent = Agent::new(game.clone());
    let mut chance = SplitMix64::of_game(seed, 0);
    let mut state = game.begin(&mut chance, &mut Silent);
    for _ in 0..most {
        let open: Vec<Seat> = game.open(&state).iter().collect();
        if open.is_empty() {
            return;
        }
        for &seat in &open {
            look(&agent, &state, seat, &game.offer(&state, seat));
        }
        let seat = open[chance.below(open.len() as u32) as usize];
        let mv = decide(&agent, &state, seat, Level::Beginner, 1, chance.next_bits()).mv;
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
    }
}

fn decide<G: AgentGame>(
    agent: &Agent<G>,
    state: &G::State,
    seat: Seat,
    level: Level,
    simulations: u32,
    seed: u64,
) -> BotAnswer<G::Move> {
    let game = agent.game();
    let knowledge = game.knowledge(state, Viewer::Seat(seat));
    let offer = game.offer(state, seat);
    let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
    agent.decide(level, &decision, &Budget::simulations(simulations), seed)
}

struct AnswersLegally(String);

impl AgentVisitor for AnswersLegally {
    type Output = ();

    fn visit<G: AgentGame>(self, game: &G) {
        walk(game, 5, 120, |agent, state, seat, offer| {
            for level in Level::ALL {
                let answer = decide(agent, state, seat, level, 12, 3);
                assert!(offer.contains(&answer.mv), "{}: {level}: {:?}", self.0, answer.mv);
                let simulated = matches!(level, Level::Regular | Level::Expert);
                if simulated && offer.len() > 1 && answer.reason.motive != Motive::Wins {
                    assert_eq!(answer.reason.estimates.len(), offer.len(), "{}", self.0);
                    assert_eq!(answer.reason.estimates[0].mv, answer.mv);
                }
            }
        });
    }
}

#[test]
fn every_level_answers_legally_at_every_table() {
    for (name, game) in tables() {
        visit(&game, AnswersLegally(name));
    }
}

struct LooksOnlyAtKnowledge(String);

impl AgentVisitor for LooksOnlyAtKnowledge {
    type Output = usize;

    fn visit<G: AgentGame>(self, game: &G) -> usize {
        let mut samples = SplitMix64::new(8);
        let mut different = 0;
        walk(game, 6, 60, |agent, state, seat, _| {
            let knowledge = game.knowledge(state, Viewer::Seat(seat));
            let other = game.sample_state(&knowledge, &mut samples);
            different += usize::from(other != *state);
            for level in Level::ALL {
                let one = decide(agent, state, seat, level, 16, 9);
                let two = decide(agent, &other, seat, level, 16, 9);
                assert_eq!(one, two, "{}: {level}", self.0);
            }
        });
        different
    }
}

#[test]
fn states_that_look_alike_get_the_same_answer() {
    for (name, game) in tables() {
        let different = visit(&game, LooksOnlyAtKnowledge(name.clone()));
        assert!(different > 0, "{name}: no other state was found");
    }
}

struct TakesWins(String);

impl AgentVisitor for TakesWins {
    type Output = usize;

    fn visit<G: AgentGame>(self, game: &G) -> usize {
        let mut found = 0;
        for seed in 0..40 {
            walk(game, seed, 200, |agent, state, seat, offer| {
                let wins = |mv: &G::Move| {
                    let mut after = state.clone();
                    let mut chance = SplitMix64::new(1);
                    game.step(&mut after, seat, mv, &mut chance, &mut Silent);
                    game.outcome(&after).is_some_and(|outcome| outcome.share(seat) == 1.0)
                };
                // A win that doesn't depend on what is hidden.
                let knowledge = game.knowledge(state, Viewer::Seat(seat));
                let mut chance = SplitMix64::new(seed);
                let sure = |mv: &G::Move, chance: &mut SplitMix64| {
                    (0..30).all(|_| {
                        let mut sampled = game.sample_state(&knowledge, chance);
                        game.step(&mut sampled, seat, mv, chance, &mut Silent);
                        game.outcome(&sampled).is_some_and(|outcome| outcome.share(seat) == 1.0)
                    })
                };
                if offer.len() == 1 || !offer.iter().any(|mv| sure(&mv, &mut chance)) {
                    return;
                }
                found += 1;
                for level in [Level::Regular, Level::Expert] {
                    let answer = decide(agent, state, seat, level, 100, 4);
                    assert!(wins(&answer.mv), "{}: {level}: {:?}", self.0, answer.mv);
                    assert_eq!(answer.reason.motive, Motive::Wins);
                }
            });
        }
        found
    }
}

#[test]
fn a_sure_win_is_taken() {
    for setup in [Setup::new("stella-quest", 2), Setup::new("fluxx", 3)] {
        let game = setup.build().unwrap();
        let found = visit(&game, TakesWins(setup.game));
        assert!(found >= 5, "only {found} wins came up");
    }
}

struct RepeatsItself;

impl AgentVisitor for RepeatsItself {
    type Output = ();

    fn visit<G: AgentGame>(self, game: &G) {
        let two = NonZeroUsize::new(2).expect("two is not zero");
        walk(game, 11, 10, |agent, state, seat, offer| {
            let knowledge = game.knowledge(state, Viewer::Seat(seat));
            let decision = Decision { knowledge: &knowledge, seat, offer };
            let budget = Budget::simulations(301).on_threads(two);
            let answer = || agent.decide(Level::Expert, &decision, &budget, 21);
            let first = answer();
            assert_eq!(first, answer());
            if first.reason.motive != Motive::Wins && offer.len() > 1 {
                assert_eq!(first.reason.simulations, 301);
            }
        });
    }
}

#[test]
fn a_budget_of_simulations_gives_the_same_answer_again_on_several_threads_too() {
    for setup in [Setup::new("stella-quest", 3), Setup::new("fluxx", 4)] {
        visit(&setup.build().unwrap(), RepeatsItself);
    }
}

struct KeepsTime;

impl AgentVisitor for KeepsTime {
    type Output = Vec<Duration>;

    fn visit<G: AgentGame>(self, game: &G) -> Vec<Duration> {
        let mut times = Vec::new();
        let two = NonZeroUsize::new(2).expect("two is not zero");
        let budget = Budget::time(Duration::from_millis(30)).on_threads(two);
        walk(game, 13, 12, |agent, state, seat, offer| {
            if offer.len() > 1 {
                let knowledge = game.knowledge(state, Viewer::Seat(seat));
                let decision = Decision { knowledge: &knowledge, seat, offer };
                let start = Instant::now();
                let answer = agent.decide(Level::Expert, &decision, &budget, 1);
                times.push(start.elapsed());
                assert!(answer.reason.simulations > 0);
            }
        });
        times
    }
}

#[test]
fn a_budget_of_time_is_kept() {
    for setup in [Setup::new("stella-quest", 4), Setup::new("fluxx", 8)] {
        let mut times = visit(&setup.build().unwrap(), KeepsTime);
        times.sort();
        // Not all of them: a busy machine may have other things to do for longer
        // than the whole budget.
        let some = times[times.len() / 4];
        assert!(some <= Duration::from_millis(40), "{}: {times:?}", setup.game);
    }
}

#[test]
fn experts_beat_random_play() {
    struct Plays;
    impl AgentVisitor for Plays {
        type Output = f64;

        fn visit<G: AgentGame>(self, game: &G) -> f64 {
            let agent = Agent::new(game.clone());
            let mut won = 0.0;
            for index in 0..20u64 {
                let expert = Seat::new((index % 2) as usize);
                let mut chance = SplitMix64::of_game(31, index / 2);
                let mut state = game.begin(&mut chance, &mut Silent);
                while let Some(seat) = game.open(&state).lowest() {
                    let level = if seat == expert { Level::Expert } else { Level::Random };
                    let mv = decide(&agent, &state, seat, level, 150, chance.next_bits()).mv;
                    game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
                }
                won += game.outcome(&state).map_or(0.0, |outcome| outcome.share(expert));
            }
            won
        }
    }
    for setup in [Setup::new("stella-quest", 2), Setup::new("fluxx", 2)] {
        let won = visit(&setup.build().unwrap(), Plays);
        assert!(won >= 14.0, "{}: {won} of 20", setup.game);
    }
}

/// A server builds an agent once per game; it must answer as one that is built for
/// every decision.
#[test]
fn an_agent_that_is_kept_answers_like_a_new_one() {
    for setup in [Setup::new("stella-quest", 3), Setup::new("fluxx", 3)] {
        let game = setup.build().unwrap();
        let kept = AnyAgent::new(&game);
        let mut chance = SplitMix64::new(2);
        let mut state = game.begin(&mut chance, &mut Silent);
        for number in 0..30 {
            let Some(seat) = game.open(&state).lowest() else { break };
            let knowledge = game.knowledge(&state, Viewer::Seat(seat));
            let offer = game.offer(&state, seat);
            let answer = |agent: &AnyAgent| {
                let budget = Budget::simulations(30);
                agent.decide(Level::Expert, seat, &knowledge, &offer, &budget, number).unwrap()
            };
            let mv = answer(&kept.clone());
            assert_eq!(mv, answer(&AnyAgent::new(&game)), "{}", setup.game);
            game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        }
    }
}

#[test]
fn an_agent_of_another_game_gives_no_answer() {
    let (stella, fluxx) = (Setup::new("stella-quest", 3), Setup::new("fluxx", 3));
    let (agent, game) = (AnyAgent::new(&stella.build().unwrap()), fluxx.build().unwrap());
    let state = game.begin(&mut SplitMix64::new(2), &mut Silent);
    let seat = game.open(&state).lowest().unwrap();
    let knowledge = game.knowledge(&state, Viewer::Seat(seat));
    let offer = game.offer(&state, seat);
    let budget = Budget::simulations(30);
    assert_eq!(agent.decide(Level::Expert, seat, &knowledge, &offer, &budget, 1), None);
}

struct AdvisesFromKnowledge(String);

impl AgentVisitor for AdvisesFromKnowledge {
    type Output = usize;

    fn visit<G: AgentGame>(self, game: &G) -> usize {
        let mut samples = SplitMix64::new(8);
        let mut different = 0;
        walk(game, 6, 40, |agent, state, seat, offer| {
            let knowledge = game.knowledge(state, Viewer::Seat(seat));
            let other = game.sample_state(&knowledge, &mut samples);
            different += usize::from(other != *state);
            let advise = |state: &G::State| {
                let (knowledge, offer) =
                    (game.knowledge(state, Viewer::Seat(seat)), game.offer(state, seat));
                let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
                agent.advise(&decision, &Budget::simulations(40), 9)
            };
            let (one, two) = (advise(state), advise(&other));
            assert_eq!(one, two, "{}: hidden cards changed the advice", self.0);
            assert_eq!(one.moves.len(), offer.len(), "{}", self.0);
            assert!(one.moves[0].best);
            for pair in one.moves.windows(2) {
                assert!(pair[0].chance >= pair[1].chance, "{}: {one:?}", self.0);
            }
            for mv in &one.moves {
                assert!((0.0..=1.0).contains(&mv.chance), "{}: {mv:?}", self.0);
                let sum: f32 = mv.all.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{}: {mv:?}", self.0);
            }
        });
        different
    }
}

#[test]
fn advice_is_the_same_in_states_that_look_alike() {
    for (name, game) in tables() {
        let different = visit(&game, AdvisesFromKnowledge(name.clone()));
        assert!(different > 0, "{name}: no other state was found");
    }
}

struct AgreesWithTheExpert;

impl AgentVisitor for AgreesWithTheExpert {
    type Output = (usize, usize);

    fn visit<G: AgentGame>(self, game: &G) -> (usize, usize) {
        let (mut same, mut all) = (0, 0);
        walk(game, 17, 40, |agent, state, seat, offer| {
            if offer.len() == 1 {
                return;
            }
            let knowledge = game.knowledge(state, Viewer::Seat(seat));
            let decision = Decision { knowledge: &knowledge, seat, offer };
            let budget = Budget::simulations(800);
            let expert = agent.decide(Level::Expert, &decision, &budget, 5).mv;
            let advice = agent.advise(&decision, &budget, 5);
            all += 1;
            same += usize::from(advice.moves[0].mv == expert);
        });
        (same, all)
    }
}

#[test]
fn the_advised_move_is_the_one_an_expert_plays() {
    for setup in [Setup::new("stella-quest", 3), Setup::new("fluxx", 4)] {
        let (same, all) = visit(&setup.build().unwrap(), AgreesWithTheExpert);
        assert!(all > 10, "{}: {all} decisions", setup.game);
        assert_eq!(same, all, "{}: the same seed, budget and search", setup.game);
    }
}
