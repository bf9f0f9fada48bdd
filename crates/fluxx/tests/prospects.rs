//! Who is close to winning, what is missing and what is in the way: the facts
//! people read, and that they agree with the win check.

use std::sync::Arc;

use asterism_cards::ast::{Edition, Kind};
use asterism_cards::read_cards;
use asterism_catalog::{CardSource, build_deck, editions};
use asterism_fluxx::{
    BlockedLeader, Card, Counted, Deck, Fluxx, Options, Phase, Position, Prospect, State, Usable,
};
use asterism_kernel::{Chance as _, Game, Offer as _, Seat, Silent, SplitMix64, Viewer};

const CARDS: &str = r#"
keeper "sun"
keeper "moon"
keeper "bread"
keeper "cup"
keeper "hat"
keeper "tools" { once-per-turn { draw 1 } }
creeper "war"
creeper "taxes"
goal "day-and-night" { have "sun" "moon" }
goal "two-of-three" { at-least 2 "sun" "moon" "bread" }
goal "war-and-bread" { have "war" "bread" }
goal "no-war" { have "bread"; nobody-has "war" }
goal "rich" { most-keepers 3 }
goal "rich-and-full" { most-keepers 1; most-cards-in-hand 1 }
rule "calm" { creepers-harmless }
rule "inflation" { inflate }
rule "poor" { bonus draw=1 to="fewest-keepers" }
rule "look" { once-per-turn { draw 1 } }
action "first" { draw 1 }
action "second" { draw 1 }
action "third" { draw 1 }
"#;

fn table() -> Fluxx {
    table_with(Options::default())
}

fn table_with(options: Options) -> Fluxx {
    let more: String =
        (0..20).map(|index| format!("action \"more-{index}\" {{ draw 1 }}\n")).collect();
    let text = format!("{CARDS}{more}");
    let cards = read_cards("cards.kdl", &text);
    let cards: Vec<_> = cards.cards.into_iter().map(|found| found.card).collect();
    assert_eq!(cards.len(), text.lines().filter(|line| !line.is_empty()).count());
    let edition = Edition { id: "test".into(), cards, ..Edition::default() };
    let deck = Arc::new(Deck::build(&[edition]).expect("a playable deck"));
    Fluxx::new(deck, options, 2, 0).expect("a sound table")
}

fn found(game: &Fluxx, names: &[&str]) -> Vec<Card> {
    names.iter().map(|name| game.deck().find(name).expect(name)).collect()
}

fn at(game: &Fluxx, goal: &str, rules: &[&str], tables: [&[&str]; 2]) -> State {
    let position = Position {
        phase: Phase::Play,
        hands: vec![found(game, &["first"]), found(game, &["second"])],
        tables: tables.iter().map(|table| found(game, table)).collect(),
        goals: found(game, &[goal]),
        rules: found(game, rules),
        ..Position::default()
    };
    game.arrange(&position, &mut SplitMix64::new(1), &mut Silent).expect("a sound position")
}

fn of(game: &Fluxx, state: &State, seat: usize) -> Prospect {
    let view = game.view(state, Viewer::Seat(Seat::new(1)));
    let all = game.prospects(&view);
    all.into_iter().find(|one| one.seat == Seat::new(seat)).expect("a seat at the table")
}

#[test]
fn a_goal_of_two_cards_lacks_the_other_one() {
    let game = table();
    let state = at(&game, "day-and-night", &[], [&["sun", "bread"], &[]]);
    let near = of(&game, &state, 0);
    assert_eq!(near.has, found(&game, &["sun"]));
    assert_eq!(near.lacks, found(&game, &["moon"]));
    assert_eq!((near.steps(), near.is_met()), (1, false));
    assert_eq!(of(&game, &state, 1).steps(), 2);
}

#[test]
fn a_creeper_stops_who_has_everything_unless_it_is_harmless_or_named() {
    let game = table();
    let state = at(&game, "day-and-night", &[], [&["sun", "moon", "war"], &[]]);
    let near = of(&game, &state, 0);
    assert!(near.lacks.is_empty());
    assert_eq!(near.stopped_by, found(&game, &["war"]));
    assert_eq!(near.steps(), 1);
    let named = at(&game, "war-and-bread", &[], [&["war", "taxes", "bread"], &[]]);
    assert_eq!(of(&game, &named, 0).stopped_by, found(&game, &["taxes"]));
    let calm = at(&game, "day-and-night", &["calm"], [&["sun", "war"], &[]]);
    assert!(of(&game, &calm, 0).stopped_by.is_empty());
}

#[test]
fn some_of_a_list_are_counted_and_named() {
    let game = table();
    let state = at(&game, "two-of-three", &[], [&["bread"], &["tools"]]);
    assert_eq!(of(&game, &state, 0).lacks_some, vec![(1, found(&game, &["sun", "moon"]))]);
    assert_eq!(of(&game, &state, 1).steps(), 2);
}

#[test]
fn what_nobody_may_have_is_in_the_way_wherever_it_lies() {
    let game = table();
    let state = at(&game, "no-war", &[], [&["bread"], &["war"]]);
    assert_eq!(of(&game, &state, 0).in_the_way, found(&game, &["war"]));
}

#[test]
fn the_most_of_something_is_enough_and_more_than_the_others() {
    let game = table();
    let state = at(&game, "rich", &[], [&["sun"], &["moon", "bread"]]);
    assert_eq!(of(&game, &state, 0).lacks_count, [(Counted::Keepers, 2)]);
    assert_eq!(of(&game, &state, 1).lacks_count, [(Counted::Keepers, 1)]);
}

#[test]
fn bonuses_and_free_actions_say_whose_they_are_and_whether_they_can_be_used() {
    let game = table();
    let state = at(&game, "rich", &["poor", "look"], [&["tools"], &[]]);
    let mine = game.rules_now(&state, Seat::new(0));
    assert_eq!(mine.bonuses.len(), 1);
    assert!(!mine.bonuses[0].yours && mine.bonuses[0].draw == 1);
    let usable: Vec<Usable> = mine.free_actions.iter().map(|action| action.usable).collect();
    assert_eq!(usable, [Usable::Now, Usable::Now]);
    let theirs = game.rules_now(&state, Seat::new(1));
    assert!(theirs.bonuses[0].yours);
    assert_eq!(theirs.free_actions.len(), 1, "the Keeper lies on another table");
    assert_eq!(theirs.free_actions[0].usable, Usable::InYourTurn);
}

#[test]
fn the_view_says_what_inflation_adds() {
    let game = table();
    for (rules, inflation) in [(&["calm"][..], 0), (&["calm", "inflation"], 1)] {
        let state = at(&game, "rich", rules, [&["sun"], &[]]);
        let view = game.view(&state, Viewer::Spectator);
        assert_eq!(view.inflation, inflation);
        let missing = 2 + inflation;
        assert_eq!(of(&game, &state, 0).lacks_count, [(Counted::Keepers, missing)]);
    }
}

/// Who lacks nothing for a Goal, by what bots are told.
fn lacking_nothing(game: &Fluxx, state: &State, goal: Card) -> Vec<Seat> {
    let lacks_nothing = |seat: &Seat| {
        let lack = game.lack(state, *seat, goal);
        !lack.barred && lack.steps() == 0
    };
    game.seats(state).iter().filter(lacks_nothing).collect()
}

fn only<T: Copy>(all: &[T]) -> Option<T> {
    if let [one] = all { Some(*one) } else { None }
}

/// Compares the win check, what bots are told and what people are told, for
/// every Goal of the deck. Returns how often one was met.
fn compare_views(game: &Fluxx, state: &State) -> usize {
    let watched = game.prospects(&game.view(state, Viewer::Spectator));
    let mut met = 0;
    for goal in game.deck().cards().filter(|&card| game.deck().kind(card) == Kind::Goal) {
        let name = game.deck().name(goal);
        let lacking_nothing = lacking_nothing(game, state, goal);
        assert_eq!(game.would_win(state, goal), only(&lacking_nothing), "bots: {name}");
        met += lacking_nothing.len();
        if !state.goals().contains(&goal) {
            continue;
        }
        for one in watched.iter().filter(|one| one.goal == goal) {
            assert_eq!(one.is_met(), lacking_nothing.contains(&one.seat), "people: {name}");
            assert_eq!(one.steps(), game.lack(state, one.seat, goal).steps(), "steps: {name}");
        }
    }
    met
}

/// A deck in which Creepers and Goals that count meet all the time.
fn counting_deck() -> Arc<Deck> {
    let mut text = String::from(
        "goal \"rich\" { most-keepers 2 }\ngoal \"full\" { most-cards-in-hand 3 }\n\
         goal \"both\" { most-keepers 2; most-cards-in-hand 2 }\n\
         goal \"hermit\" { only-keeper \"keeper-0\" }\n\
         goal \"quiet\" { most-keepers 1; nobody-has \"creeper-0\" }\n\
         goal \"some\" { at-least 2 \"keeper-0\" \"keeper-1\" \"keeper-2\" \"creeper-1\" }\n\
         goal \"missing\" { have \"keeper-1\" \"elsewhere\" }\n\
         rule \"calm\" { creepers-harmless }\nrule \"tax\" { also-need \"creeper-2\" }\n\
         rule \"inflation\" { inflate }\nrule \"more\" { play 3 }\nrule \"many\" { draw 4 }\n\
         rule \"goals\" { goals 3 }\naction \"mix\" { mix-tables }\n",
    );
    for number in 0..12 {
        text.push_str(&format!("keeper \"keeper-{number}\"\n"));
        text.push_str(&format!("action \"more-{number}\" {{ draw 1 }}\n"));
        text.push_str(&format!("creeper \"creeper-{number}\"\n"));
    }
    let source = CardSource { name: "counting.kdl".to_owned(), text };
    build_deck(&[], &[source]).expect("a playable deck")
}

#[test]
fn winning_bots_and_people_agree_at_every_step() {
    let mut decks: Vec<(String, Arc<Deck>)> = editions()
        .iter()
        .map(|edition| {
            let deck = build_deck(std::slice::from_ref(&edition.id), &[]);
            (edition.id.clone(), deck.expect("a sound edition"))
        })
        .collect();
    decks.push(("counting".to_owned(), counting_deck()));
    for (name, deck) in decks {
        let mut met = 0;
        for blocked_leader in [BlockedLeader::Skipped, BlockedLeader::NobodyWins] {
            let options = Options { blocked_leader, ..Options::default() };
            let game = Fluxx::new(deck.clone(), options, 4, 0).expect("a sound table");
            for seed in 0..12 {
                let mut chance = SplitMix64::new(seed);
                let mut state = game.begin(&mut chance, &mut Silent);
                for _ in 0..150 {
                    met += compare_views(&game, &state);
                    let Some(seat) = game.open(&state).lowest() else { break };
                    let offer = game.offer(&state, seat);
                    let pick = chance.pick(offer.len(), |index| index as u16);
                    game.step(&mut state, seat, &offer.get(pick), &mut chance, &mut Silent);
                }
            }
        }
        assert!(met > 10, "{name}: a Goal was met {met} times only");
    }
}

/// R-073, R-074: somebody stopped by a Creeper is no rival, unless the table
/// decided that nobody wins then. Bots used to see a rival in both cases.
#[test]
fn bots_know_what_a_blocked_leader_means() {
    for (blocked_leader, missing) in [(BlockedLeader::Skipped, 1), (BlockedLeader::NobodyWins, 2)] {
        let game = table_with(Options { blocked_leader, ..Options::default() });
        let state =
            at(&game, "rich", &[], [&["sun", "moon"], &["bread", "tools", "cup", "hat", "war"]]);
        let goal = game.deck().find("rich").expect("a Goal");
        assert_eq!(game.lack(&state, Seat::new(0), goal).count, missing);
        assert_eq!(of(&game, &state, 0).lacks_count, [(Counted::Keepers, missing)]);
    }
}

/// Each of two demands that count must be met; the win check used to look at
/// one of them only.
#[test]
fn a_goal_that_counts_twice_demands_both() {
    let game = table();
    let state = at(&game, "rich-and-full", &[], [&["sun", "moon"], &[]]);
    let goal = game.deck().find("rich-and-full").expect("a Goal");
    assert_eq!(game.would_win(&state, goal), None);
    assert_eq!(game.lack(&state, Seat::new(0), goal).steps(), 1);
    assert_eq!(of(&game, &state, 0).lacks_count, [(Counted::CardsInHand, 1)]);
}

/// In random games of every edition: everybody sees the same, and somebody
/// meets a Goal exactly when the win check says so.
#[test]
fn prospects_agree_with_the_win_check_and_are_the_same_for_everybody() {
    let mut met = 0;
    for edition in editions() {
        let deck = build_deck(std::slice::from_ref(&edition.id), &[]).expect("a sound edition");
        let game = Fluxx::new(deck, Options::default(), 4, 0).expect("a sound table");
        for seed in 0..30 {
            let mut chance = SplitMix64::new(seed);
            let mut state = game.begin(&mut chance, &mut Silent);
            for _ in 0..200 {
                let watched = game.prospects(&game.view(&state, Viewer::Spectator));
                for viewer in (0..4).map(|seat| Viewer::Seat(Seat::new(seat))) {
                    assert_eq!(game.prospects(&game.view(&state, viewer)), watched);
                }
                for goal in game.view(&state, Viewer::Spectator).goals {
                    let meeting: Vec<Seat> = watched
                        .iter()
                        .filter(|one| one.goal == goal && one.is_met())
                        .map(|one| one.seat)
                        .collect();
                    let alone = if let [seat] = meeting[..] { Some(seat) } else { None };
                    assert_eq!(game.would_win(&state, goal), alone, "{}", edition.id);
                    met += meeting.len();
                }
                let Some(seat) = game.open(&state).lowest() else { break };
                let offer = game.offer(&state, seat);
                let pick = chance.pick(offer.len(), |index| index as u16);
                game.step(&mut state, seat, &offer.get(pick), &mut chance, &mut Silent);
            }
        }
    }
    assert!(met > 20, "only {met} times was a Goal met");
}
