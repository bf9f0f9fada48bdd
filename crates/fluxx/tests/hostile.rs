//! Decks written to loop or to explode: every move must still come to a
//! question or to the end, and every card must stay in exactly one place.

use std::sync::Arc;

use asterism_cards::ast::{Edition, Kind};
use asterism_cards::read_cards;
use asterism_fluxx::{
    CardSet, DECISION_BUDGET, Deck, Event, Fluxx, MAX_ANSWERS_IN_TURN, MAX_TURNS, Move, Options,
    State,
};
use asterism_kernel::{
    Audience, Chance as _, Game, GameInput, Journal, Offer as _, Recorder, Seat, Session, Silent,
    Sink, SplitMix64, Viewer, replay,
};
use asterism_testkit::invented::invented_edition;

fn deck(text: &str) -> Arc<Deck> {
    let read = read_cards("hostile.kdl", text);
    assert!(read.report.mistakes().is_empty(), "{:?}", read.report.mistakes().first());
    let cards = read.cards.into_iter().map(|found| found.card).collect();
    let edition = Edition { id: "hostile".into(), cards, ..Edition::default() };
    Arc::new(Deck::build(&[edition]).expect("the deck can be compiled"))
}

fn table(text: &str, players: usize) -> Fluxx {
    Fluxx::new(deck(text), Options::default(), players, 0).expect("a sound table")
}

fn repeated(count: usize, card: impl Fn(usize) -> String) -> String {
    (0..count).map(|index| card(index) + "\n").collect()
}

fn fillers(count: usize) -> String {
    repeated(count, |index| format!("keeper \"filler-{index}\""))
}

/// Counts what one input makes of events and budget.
#[derive(Default)]
struct Gauge {
    events: usize,
    most_events: usize,
    most_spent: u32,
    dropped: usize,
    cut_short: usize,
}

impl Sink<Event> for Gauge {
    fn tell(&mut self, _: Audience, event: impl FnOnce() -> Event) {
        self.events += 1;
        match event() {
            Event::EffectsDropped { .. } => self.dropped += 1,
            Event::TurnCutShort { .. } => self.cut_short += 1,
            _ => {}
        }
    }

    fn spent(&mut self, steps: u32) {
        self.most_spent = self.most_spent.max(steps);
        self.most_events = self.most_events.max(self.events);
        self.events = 0;
    }
}

/// One verb may still finish after the budget is used up: with every card of
/// the largest deck, and with questions that follow from the position.
const OVERSHOOT: u32 = 2_000;

fn every_card_is_somewhere(game: &Fluxx, state: &State) {
    let deck = game.deck();
    let view = game.view(state, Viewer::Spectator);
    let mut seen = CardSet::EMPTY;
    let mut count = 0;
    let hands = (0..8).flat_map(|seat| state.hand(Seat::new(seat)).iter().collect::<Vec<_>>());
    let tables = view.places.iter().flat_map(|place| place.table.clone());
    let middle = view.rules.iter().chain(&view.goals).chain(&view.resolving).copied();
    let piles = state.draw_pile().chain(state.discard_pile().iter().copied());
    for card in hands.chain(tables).chain(middle).chain(piles) {
        assert!(!seen.contains(card), "{} is in two places", deck.name(card));
        seen.insert(card);
        count += 1;
    }
    let aside: usize = view.mini_hands.iter().map(|mini| mini.size).sum();
    assert_eq!(count + aside, deck.len(), "cards are missing");
    for seat in (0..8).map(Seat::new) {
        assert!(state.hand(seat).iter().all(|card| deck.kind(card) != Kind::Creeper));
    }
}

/// Plays at random for so many decisions and checks every one of them.
fn play(game: &Fluxx, seed: u64, most: usize) -> (Gauge, State) {
    let mut gauge = Gauge::default();
    let mut chance = SplitMix64::new(seed);
    let mut choices = SplitMix64::new(seed ^ 0xabcd);
    let mut state = game.begin(&mut chance, &mut gauge);
    for _ in 0..most {
        every_card_is_somewhere(game, &state);
        let open: Vec<Seat> = game.open(&state).iter().collect();
        assert_eq!(open.is_empty(), game.outcome(&state).is_some());
        if open.is_empty() {
            break;
        }
        let seat = open[choices.below(open.len() as u32) as usize];
        let offer = game.offer(&state, seat);
        assert!(!offer.is_empty());
        let mv = offer.get(choices.below(offer.len() as u32) as usize);
        // Whether anybody listens changes nothing.
        let (mut unheard, mut same_luck) = (state.clone(), chance);
        let mut recorder = Recorder::new(&mut chance);
        game.step(&mut state, seat, &mv, &mut recorder, &mut gauge);
        let recorded = recorder.into_outcomes().len();
        assert!(recorded <= (DECISION_BUDGET + OVERSHOOT) as usize);
        game.step(&mut unheard, seat, &mv, &mut same_luck, &mut Silent);
        assert_eq!(unheard, state, "the same whether or not anybody listens");
    }
    assert!(gauge.most_spent <= DECISION_BUDGET + OVERSHOOT, "{}", gauge.most_spent);
    assert!(gauge.most_events <= (DECISION_BUDGET + OVERSHOOT) as usize, "{}", gauge.most_events);
    (gauge, state)
}

/// Plays a deck with all numbers of players; whether the budget was used up.
fn survives(text: &str) -> usize {
    let mut dropped = 0;
    for players in [2, 3, 5, 8] {
        let game = table(text, players);
        for seed in 0..3 {
            dropped += play(&game, seed, 400).0.dropped;
        }
    }
    dropped
}

/// The first finding: forty rules that each end the turn as it begins.
fn rules_that_end_every_turn() -> String {
    repeated(40, |index| format!("rule \"u{index}\" {{ start-of-turn {{ end-turn }} }}"))
}

/// The second: Actions that each play ten cards off the draw pile.
fn actions_that_play_ten() -> String {
    let tops = "play-top 1; ".repeat(10);
    repeated(18, |index| format!("action \"chain-{index}\" {{ {tops} }}")) + &fillers(14)
}

#[test]
fn start_of_turn_end_turn_does_not_loop() {
    assert!(survives(&rules_that_end_every_turn()) > 0, "the deck does loop");
}

#[test]
fn play_top_chains_do_not_explode() {
    assert!(survives(&actions_that_play_ten()) > 0, "the deck does explode");
}

#[test]
fn dropped_effects_are_told_to_everybody_and_replayed() {
    let game = table(&actions_that_play_ten(), 3);
    let mut luck = SplitMix64::new(5);
    let mut told = Journal::default();
    let mut session = Session::begin(game.clone(), &mut luck, &mut told);
    for _ in 0..40 {
        let Some(seat) = session.open().lowest() else { break };
        let mv = game.offer(session.state(), seat).get(0);
        let input = GameInput::Answer { seat, mv };
        session.apply(&input, &mut luck, &mut told).expect("an offered move");
    }
    let dropped = |(audience, event): &&(Audience, Event)| {
        *audience == Audience::All && matches!(event, Event::EffectsDropped { card: Some(_) })
    };
    assert!(told.events().iter().any(|event| dropped(&event)));
    let mut again = Journal::default();
    let replayed = replay(&game, session.log(), &mut again).expect("the log fits");
    assert_eq!(replayed.state, *session.state());
    assert_eq!(again.events(), told.events());
}

#[test]
fn triggers_that_feed_each_other_end() {
    let decks = [
        // Start of turn: everybody draws, discards, shuffles and goes on.
        repeated(30, |n| {
            format!("rule \"s{n}\" {{ start-of-turn {{ draw 20 who=everyone; discard-hand; shuffle-discard; end-turn }} }}")
        }) + &fillers(20),
        // Start of turn plays from the draw pile and ends.
        repeated(12, |n| format!("rule \"p{n}\" {{ start-of-turn {{ play-top 20; end-turn }} }}"))
            + &repeated(12, |n| format!("rule \"q{n}\" {{ start-of-turn {{ draw {n}; end-turn }} }}"))
            + &fillers(20),
        // Two cards that pass each other on, and never part.
        "keeper \"a\" { together-with \"b\" { draw 1 } }\nkeeper \"b\" { together-with \"a\" { draw 1; discard-hand } }\n".to_owned()
            + &fillers(40),
        // Goals that move cards that play Goals.
        repeated(8, |n| format!("keeper \"m{n}\" {{ goals-change {{ play-top 3 }} }}"))
            + &repeated(30, |n| format!("goal \"g{n}\" {{ have \"m0\" \"never\" }}")),
        repeated(16, |n| format!("keeper \"m{n}\" {{ goals-change {{ discard-goals; draw 1 }} }}"))
            + &repeated(30, |n| format!("goal \"g{n}\" {{ have \"m0\" \"never\" }}")),
        // Extra turns that trigger extra turns.
        repeated(30, |n| format!("rule \"e{n}\" {{ start-of-turn {{ extra-turn; end-turn }} }}"))
            + &fillers(10),
        // Shuffles by the hundred.
        repeated(17, |n| format!("action \"sh{n}\" {{ {} play-top 1 }}", "shuffle-discard; ".repeat(20)))
            + &fillers(30),
        // Discard piles that are played from.
        repeated(17, |n| format!("action \"d{n}\" {{ {} }}", "play-from-discard action; ".repeat(8)))
            + &fillers(30),
        repeated(17, |n| format!("action \"h{n}\" {{ draw 5 who=everyone; {} }}", "play-from-hand; ".repeat(8)))
            + &fillers(30),
        // Every choice is asked for, so that no single decision is long.
        repeated(17, |n| format!("action \"c{n}\" {{ {} }}", "choose-one { option { draw 1 }; option { draw 2 } }; play-top 1; ".repeat(8)))
            + &fillers(14),
    ];
    for text in &decks {
        survives(text);
    }
}

/// In this deck the budget runs out while two cards lie together and somebody is
/// over a limit: the duty of the two must be looked at once the limit is kept.
#[test]
fn a_duty_held_back_by_the_budget_is_not_forgotten() {
    invented_deck(3223);
}

#[test]
fn a_turn_without_end_is_cut_short() {
    // The whole hand must be played, and every card draws two more.
    let text = "rule \"all\" { play all }\n".to_owned()
        + &repeated(60, |n| format!("action \"two-more-{n}\" {{ draw 2 }}"));
    let game = table(&text, 2);
    let (gauge, state) = play(&game, 1, 3 * usize::from(MAX_ANSWERS_IN_TURN));
    assert!(gauge.cut_short > 0, "the turn went on for ever");
    assert!(state.turns() > 1);
}

#[test]
fn a_game_without_goals_ends_without_a_winner() {
    let game = table(&fillers(40), 2);
    let mut told = Journal::default();
    let mut chance = SplitMix64::new(1);
    let mut state = game.begin(&mut chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = game.open(&state).lowest() {
        let mv = game.offer(&state, seat).get(0);
        told.clear();
        game.step(&mut state, seat, &mv, &mut chance, &mut told);
        decisions += 1;
        assert!(decisions <= 2 * usize::from(MAX_TURNS), "the game goes on for ever");
    }
    let outcome = game.outcome(&state).expect("the game is over");
    assert_eq!((outcome.reason, outcome.winners.len()), ("turn-limit", 0));
    assert_eq!(state.turns(), MAX_TURNS);
    assert!(told.events().contains(&(Audience::All, Event::TurnLimit)));
    assert!(game.offer(&state, Seat::new(0)).is_empty());
}

#[test]
fn numbers_as_large_as_can_be_written_do_not_overflow() {
    let text = repeated(35, |n| format!("rule \"i{n}\" subject=\"i{n}\" {{ inflate }}"))
        + &repeated(8, |n| {
            format!(
                "rule \"b{n}\" subject=\"b{n}\" {{ bonus to=\"fewest-keepers\" draw=20 play=20 }}"
            )
        })
        + "rule \"d\" { draw 20 }\nrule \"p\" { play 20 }\nrule \"h\" { hand-limit 20 }\nrule \"k\" { keeper-limit 20 }\n"
        + &repeated(2, |n| format!("action \"a{n}\" {{ draw-and-play draw=14 play=20 }}"))
        + "action \"s\" { draw-and-play draw=1 play=1; share-out 1 }\n"
        + "action \"g\" { gain-plays 20; gain-plays 20; draw-per-creeper 20; draw-as-many }\n"
        + &repeated(20, |n| {
            format!("creeper \"w{n}\" {{ more draw=20 play=20 hand-limit=20 keeper-limit=20 }}")
        })
        + &fillers(20);
    survives(&text);
}

#[test]
fn extra_turns_out_of_turn_do_not_overflow() {
    let text = repeated(40, |n| format!("keeper \"x{n}\" {{ alone {{ extra-turn }} }}"));
    let game = table(&text, 8);
    let mut chance = SplitMix64::new(2);
    let mut state = game.begin(&mut chance, &mut Silent);
    for round in 0..300 {
        for seat in (0..8).map(Seat::new) {
            let uses = game.offer(&state, seat).iter().find(|mv| matches!(mv, Move::Use(_)));
            if let Some(mv) = uses {
                game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
            }
        }
        every_card_is_somewhere(&game, &state);
        let Some(seat) = game.open(&state).lowest() else { break };
        let mv = game.offer(&state, seat).get(round % game.offer(&state, seat).len());
        game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
    }
}

/// Says which deck it was when a check fails.
struct InDeck(u64);

impl Drop for InDeck {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the invented deck {}: INVENTED_FROM={} INVENTED_DECKS=1", self.0, self.0);
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().and_then(|number| number.parse().ok())
}

/// Plays with an invented deck; how many cards it has.
fn invented_deck(seed: u64) -> usize {
    let _named = InDeck(seed);
    let playable = |edition: &Edition| Deck::build(std::slice::from_ref(edition)).is_ok();
    let edition = invented_edition(seed, 70, playable);
    let cards = edition.cards.len();
    let deck = Arc::new(Deck::build(&[edition]).expect("checked card by card"));
    let players = 2 + seed as usize % 7;
    let options = Options { everybody_is_asked: seed.is_multiple_of(2), ..Options::default() };
    let game = Fluxx::new(deck, options, players, 0).expect("a sound table");
    play(&game, seed, 300);
    comings_and_goings(&game, seed);
    cards
}

/// Decks of cards put together at random, with people who come and go. More of
/// them with `INVENTED_DECKS`, others with `INVENTED_FROM`.
#[test]
fn invented_decks_always_come_to_a_question_or_an_end() {
    let (first, decks) = (number("INVENTED_FROM"), number("INVENTED_DECKS"));
    let (first, decks) = (first.unwrap_or(0), decks.unwrap_or(60));
    let mut cards = 0;
    for seed in first..first + decks {
        cards += invented_deck(seed);
    }
    assert!(cards > decks as usize * 50, "too few cards could be played with: {cards}");
}

fn comings_and_goings(game: &Fluxx, seed: u64) {
    let mut chance = SplitMix64::new(seed);
    let mut choices = SplitMix64::new(!seed);
    let mut gauge = Gauge::default();
    let mut state = game.begin(&mut chance, &mut gauge);
    for _ in 0..200 {
        every_card_is_somewhere(game, &state);
        let Some(seat) = game.open(&state).lowest() else { break };
        let offer = game.offer(&state, seat);
        let mv = offer.get(choices.below(offer.len() as u32) as usize);
        let other = Seat::new(choices.below(8) as usize);
        let input = match choices.below(8) {
            0 if game.seats(&state).contains(other) => GameInput::Leaves(other),
            0 => GameInput::Joins(other),
            _ => GameInput::Answer { seat, mv },
        };
        game.apply(&mut state, &input, &mut chance, &mut gauge).expect("it may happen");
        let viewer = Viewer::Seat(other);
        game.sample_state(&game.knowledge(&state, viewer), &mut choices);
    }
    assert!(gauge.most_spent <= DECISION_BUDGET + OVERSHOOT, "{}", gauge.most_spent);
}
